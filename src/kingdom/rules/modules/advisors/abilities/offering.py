"""Abilities that change what lies in the Offering areas: one more card, one less, one on the other side."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kingdom.rules.material.drawing import draw
from kingdom.rules.material.entry import is_hidden
from kingdom.rules.material.resources import AREA_NAMES
from kingdom.rules.modules.advisors.ability import Ability
from kingdom.rules.moves import Move
from kingdom.rules.phases.choice import discarded_from_area, shown_cards
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.modules.advisors.areas import Areas

PLACES: Final = 20
"""Cards of an area are named by their place: the opened ones, sixteen of two hands and a few of Advisors."""


@final
class DeckCardToSmallerArea(Ability):
    """The next card of the deck joins the area with fewer cards; on a tie its owner chooses (ADV-02)."""

    def make(self, box: "Box", seats: i64, number: i64, module: i64) -> list[Move]:
        """`advisor master-cartographer left`."""
        return [self.move(number + area, module, name, area=area) for area, name in enumerate(AREA_NAMES)]

    def targets(self, game: "Game", seat: i64) -> list[Move]:
        """The smaller area, or both; face-down cards count as well (RUL-134)."""
        if not _deck_may_give(game):
            return []
        left, right = len(game.areas[0]), len(game.areas[1])
        return [
            self.own[self.first + area]
            for area in range(len(AREA_NAMES))
            if left == right or (area == 0) == (left < right)
        ]

    def use(self, game: "Game", seat: i64, move: Move, areas: "Areas") -> None:
        """The card lies face up (RUL-72)."""
        card = draw(game)
        if card < 0:
            return
        game.areas[move.area].append(card)
        if game.listening:
            game.tell("opened", -1, {"area": AREA_NAMES[move.area], "card": game.box.ids[card]})

    def no_effect(self, game: "Game", seat: i64, move: Move) -> Reason:
        """The deck is at its end, or the other area is the smaller one."""
        if _deck_may_give(game):
            return reason("fuller-area")
        return super().no_effect(game, seat, move)


def _deck_may_give(game: "Game") -> bool:
    """Whether there may be a card to draw; of a face-down card in the discard nobody can tell."""
    if game.dealt < len(game.deck):
        return True
    return any(is_hidden(entry) or entry in game.box.deck for entry in game.discard)


class OfferedCard(Ability):
    """An ability that is used on one card of an Offering area, whatever it is (RUL-126)."""

    def make(self, box: "Box", seats: i64, number: i64, module: i64) -> list[Move]:
        """`advisor chief-mercenary left 2`: the area, and the place of the card in it."""
        return [
            self.move(number + PLACES * area + place, module, f"{name} {place + 1}", area=area, second=place)
            for area, name in enumerate(AREA_NAMES)
            for place in range(PLACES)
        ]

    def targets(self, game: "Game", seat: i64) -> list[Move]:
        """Every card of both areas."""
        found: list[Move] = []
        for area in range(len(AREA_NAMES)):
            first = self.first + PLACES * area
            found += self.own[first : first + min(PLACES, len(game.areas[area]))]
        return found

    def no_effect(self, game: "Game", seat: i64, move: Move) -> Reason:
        """Nothing lies there."""
        return reason("no-card-there")


@final
class DiscardOfferedCard(OfferedCard):
    """A card of an Offering area is discarded; a face-down one stays so (ADV-04, RUL-31)."""

    def use(self, game: "Game", seat: i64, move: Move, areas: "Areas") -> None:
        """It leaves its area for the discard."""
        entry = discarded_from_area(game, taken_out(game, move.area, move.second))
        game.discard.append(entry)
        if game.listening:
            _tell(game, "offer-discarded", seat, move, entry)


@final
class MoveOfferedCard(OfferedCard):
    """A card of an Offering area goes to the other one, and its face stays as it was (ADV-05)."""

    def use(self, game: "Game", seat: i64, move: Move, areas: "Areas") -> None:
        """It leaves its area for the other."""
        entry = taken_out(game, move.area, move.second)
        game.areas[1 - move.area].append(entry)
        if game.listening:
            _tell(game, "offer-moved", seat, move, entry)


def taken_out(game: "Game", area: i64, place: i64) -> i64:
    """The entry at this place of an Offering area, which leaves it."""
    return game.areas[area].pop(place)


def _tell(game: "Game", event: str, seat: i64, move: Move, entry: i64) -> None:
    words: dict[str, object] = {"area": AREA_NAMES[move.area], "place": int(move.second) + 1}
    game.tell(event, seat, words | {"cards": shown_cards(game, [int(entry)])})
