"""All Advisors that are in play in one kind of game, with their abilities and moves."""

from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingdom.rules.material.resources import TREASURE
from kingdom.rules.modules.advisors.abilities.by_effect import ability_of
from kingdom.rules.modules.advisors.ability import Ability
from kingdom.rules.modules.advisors.areas import Areas, bits_of
from kingdom.rules.modules.advisors.windows import ALL, open_windows, windows_of
from kingdom.rules.moves import MODULE, Move

if TYPE_CHECKING:
    from kingdom.rules.cards.model import Catalogue
    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.material.move_table import MoveTable
    from kingdom.rules.modules.advisors.tables import Advisor, Chapter
    from kingdom.rules.options import Options


def chapter_of(catalogue: "Catalogue") -> "Chapter":
    """What the module gives its players."""
    return cast("Chapter", catalogue.more["advisors"]["advisors"])


def advisors_of_box(catalogue: "Catalogue", options: "Options") -> "list[Advisor]":
    """The Advisors on the table: alone, those with the two-player mark stay out (ADV-GEN-17, ADV-GEN-20)."""
    every = [cast("Advisor", advisor) for advisor in catalogue.more["advisor"].values()]
    there = [advisor for advisor in every if options.deluxe or not advisor.deluxe]
    return [advisor for advisor in there if options.players > 1 or advisor.solo]


@final
class Council:
    """The abilities by the place of their Advisor in the data, and the moves of the module in their order.

    The moves are `draft CARD` for each Advisor, then for each of them those that use the ability.
    """

    def __init__(self, box: "Box", options: "Options") -> None:
        advisors = advisors_of_box(box.catalogue, options)
        self.seats: Final[i64] = options.players
        self.chapter: Final[Chapter] = chapter_of(box.catalogue)
        self.number: Final[i64] = len(advisors)
        self.first_card: Final[i64] = box.index[advisors[0].id] if advisors else 0
        self.abilities: Final[vec[Ability]] = vec[Ability](
            [ability_of(advisor, self.first_card + place, place) for place, advisor in enumerate(advisors)]
        )
        # Cards of the deck that have no part in this game: the Treasures (ADV-GEN-5).
        self.boxed: Final[list[int]] = [card for card in box.deck if box.kinds[card] == TREASURE]
        self.own: list[Move] = []
        # As bits: abilities that are used once a game; those that so many Soldiers pay; and those that may be
        # used in a combination of windows.
        self.once_per_game: Final[i64] = bits_of([one.place for one in self.abilities if one.once_per_game])
        self.dearest: Final[i64] = max([int(one.cost) for one in self.abilities], default=0)
        self.paid_with: Final[vec[i64]] = vec[i64](
            [self._paid_with(paid) for paid in range(self.dearest + 1)]
        )
        self.used_in: Final[vec[i64]] = vec[i64]([self._used_in(windows) for windows in range(ALL + 1)])
        # The windows that each stop of the course opens.
        self.windows: vec[i64] = vec[i64]()

    def _paid_with(self, soldiers: i64) -> i64:
        return bits_of([one.place for one in self.abilities if one.cost <= soldiers])

    def _used_in(self, windows: i64) -> i64:
        return bits_of([one.place for one in self.abilities if one.window & windows])

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

    def of_card(self, card: i64) -> Ability:
        """The ability of the Advisor on this card."""
        return self.abilities[card - self.first_card]

    def is_draft(self, move: Move) -> bool:
        """Whether a move chooses an Advisor before the first round."""
        return move.number < self.own[0].number + self.number

    def drafting(self, card: i64) -> Move:
        """The move that chooses this Advisor."""
        return self.own[card - self.first_card]

    def ready(self, game: "Game", areas: "Areas", seat: i64) -> i64:
        """Abilities of this player that are unused, paid for and in their window, as bits; mostly none."""
        soldiers = game.sides[seat].soldiers
        if soldiers > self.dearest:
            soldiers = self.dearest
        ready = self.paid_with[soldiers] & areas.here[seat] & ~areas.used[seat]
        if ready:
            ready &= self.used_in[open_windows(game, self.windows[game.at])]
        return ready

    def any_matters(self, game: "Game", areas: "Areas", seat: i64) -> bool:
        """Whether an ability that is ready could matter before this player's next decision."""
        ready = self.ready(game, areas, seat)
        if ready:
            for ability in self.in_order(areas, seat, ready):
                if ability.matters(game, seat):
                    return True
        return False

    def in_order(self, areas: "Areas", seat: i64, wanted: i64) -> vec[Ability]:
        """The abilities with these bits in the order in which they came into this area."""
        found = vec[Ability]()
        for place in areas.advisors[seat]:
            if (wanted >> place) & 1:
                found = append(found, self.abilities[place])
        return found


_councils: Final[dict["MoveTable", Council]] = {}


def council_for(game: "Game", module: i64) -> Council:
    """The Council of one kind of game, made once like its moves."""
    table = game.table
    council = _councils.get(table)
    if council is None:
        council = Council(table.box, game.options)
        council.take_up(table.moves_of(module))
        council.windows = vec[i64]([windows_of(phase) for phase in game.course])
        _councils[table] = council
    return council
