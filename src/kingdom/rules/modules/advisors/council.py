"""All Advisors that are in play in one kind of game, with their abilities and moves."""

from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from kingdom.rules.material.resources import TREASURE
from kingdom.rules.modules.advisors.abilities.by_effect import ability_of
from kingdom.rules.moves import MODULE, Move

if TYPE_CHECKING:
    from kingdom.rules.cards.model import Catalogue
    from kingdom.rules.material.box import Box
    from kingdom.rules.material.move_table import MoveTable
    from kingdom.rules.modules.advisors.ability import Ability
    from kingdom.rules.modules.advisors.areas import Areas
    from kingdom.rules.modules.advisors.tables import Advisor, Chapter


def chapter_of(catalogue: "Catalogue") -> "Chapter":
    """What the module gives its players."""
    return cast("Chapter", catalogue.more["advisors"]["advisors"])


def advisors_of_box(catalogue: "Catalogue", seats: i64) -> "list[Advisor]":
    """The Advisors for so many players: alone, those with the two-player mark stay out (ADV-GEN-17)."""
    every = [cast("Advisor", advisor) for advisor in catalogue.more["advisor"].values()]
    return [advisor for advisor in every if seats > 1 or advisor.solo]


@final
class Council:
    """The abilities by the place of their Advisor in the data, and the moves of the module in their order.

    The moves are `draft CARD` for each Advisor, then for each of them those that use the ability.
    """

    def __init__(self, box: "Box", seats: i64) -> None:
        advisors = advisors_of_box(box.catalogue, seats)
        self.seats: Final[i64] = seats
        self.chapter: Final[Chapter] = chapter_of(box.catalogue)
        self.number: Final[i64] = len(advisors)
        self.first_card: Final[i64] = box.index[advisors[0].id] if advisors else 0
        self.abilities: Final[list[Ability]] = [
            ability_of(advisor, self.first_card + place, place) for place, advisor in enumerate(advisors)
        ]
        self.cheapest: Final[i64] = min([int(one.cost) for one in self.abilities], default=0)
        # Cards of the deck that have no part in this game: the Treasures (ADV-GEN-5).
        self.boxed: Final[list[int]] = [card for card in box.deck if box.kinds[card] == TREASURE]
        self.own: list[Move] = []
        # Abilities that are used once a game, as bits.
        once = 0
        for ability in self.abilities:
            once |= ability.once_per_game << ability.place
        self.once_per_game: Final[int] = once

    def make(self, box: "Box", first: i64, module: i64) -> list[Move]:
        """All moves, once for all games of a kind."""
        made = [
            Move(first + ability.place, MODULE, f"draft {ability.id}", module=module, card=ability.card)
            for ability in self.abilities
        ]
        for ability in self.abilities:
            made += ability.make(box, self.seats, first + len(made), module)
        return made

    def take_up(self, own: list[Move]) -> None:
        """The moves are at hand: each ability learns where its own begin."""
        self.own = own
        for at in range(len(own) - 1, self.number - 1, -1):
            self.of_card(own[at].card).first = at
        for ability in self.abilities:
            ability.own = own

    def is_advisor(self, card: i64) -> bool:
        """Whether this card is one of them."""
        return self.first_card <= card < self.first_card + self.number

    def of_card(self, card: i64) -> "Ability":
        """The ability of the Advisor on this card."""
        return self.abilities[card - self.first_card]

    def is_draft(self, move: Move) -> bool:
        """Whether a move chooses an Advisor before the first round."""
        return move.number < self.own[0].number + self.number

    def drafting(self, card: i64) -> Move:
        """The move that chooses this Advisor."""
        return self.own[card - self.first_card]

    def ready(self, areas: "Areas", seat: i64, soldiers: i64, windows: i64) -> "list[Ability]":
        """The abilities in this area that so many Soldiers pay, unused and in an open window."""
        used = areas.used[seat]
        found: list[Ability] = []
        for place in areas.advisors[seat]:
            ability = self.abilities[place]
            if ability.cost <= soldiers and ability.window & windows and (used >> place) & 1 == 0:
                found.append(ability)
        return found


_councils: Final[dict["MoveTable", Council]] = {}


def council_for(table: "MoveTable", seats: i64, module: i64) -> Council:
    """The Council of one kind of game, made once like its moves."""
    council = _councils.get(table)
    if council is None:
        council = Council(table.box, seats)
        council.take_up(table.moves_of(module))
        _councils[table] = council
    return council
