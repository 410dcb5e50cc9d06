"""The ability that turns up a face-down card of any area (ADV-03, RUL-73)."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import pop, vec
from mypy_extensions import i64

from kingdom.rules.material.drawing import turned_up
from kingdom.rules.material.entry import is_hidden, without_tokens
from kingdom.rules.material.resources import AREA_NAMES
from kingdom.rules.modules.advisors.abilities.offering import PLACES
from kingdom.rules.modules.advisors.ability import Ability
from kingdom.rules.moves import Move
from kingdom.rules.phases.choice import goes_elsewhere
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.modules.advisors.areas import Areas

OFFERING_AREAS: Final = len(AREA_NAMES)


@final
class RevealFaceDownCard(Ability):
    """A card of an Offering area or of a player's Selection area is seen by all from now on.

    `area` of its moves is an Offering area, or from two on the Selection area of a seat.
    """

    def make(self, box: "Box", seats: i64, number: i64, module: i64) -> list[Move]:
        """`advisor power-behind-the-throne left 2`, or with `selection 1 2` of the first player's."""
        names = [*AREA_NAMES, *[f"selection {seat + 1}" for seat in range(seats)]]
        return [
            self.move(number + PLACES * area + place, module, f"{name} {place + 1}", area=area, second=place)
            for area, name in enumerate(names)
            for place in range(PLACES)
        ]

    def targets(self, game: "Game", seat: i64) -> list[Move]:
        """Every face-down card."""
        found: list[Move] = []
        first = self.first
        for entries in game.areas:
            self._list(first, vec[i64](entries), found)
            first += PLACES
        for side in game.sides:
            self._list(first, side.selection, found)
            first += PLACES
        return found

    def _list(self, first: i64, entries: vec[i64], found: list[Move]) -> None:
        place: i64 = 0
        for entry in entries:
            if place < PLACES and is_hidden(entry):
                found.append(self.own[first + place])
            place += 1

    def use(self, game: "Game", seat: i64, move: Move, areas: "Areas") -> None:
        """In a Selection area an Advisor moves on at once; a Calamity waits for Planning."""
        if move.area < OFFERING_AREAS:
            entries = game.areas[move.area]
            entry = entries[move.second]
            card = turned_up(game, entry)
            # A token of a player stays on the card.
            entries[move.second] = entry - without_tokens(entry) + card
            self._tell(game, seat, card)
            return
        owner = move.area - OFFERING_AREAS
        side = game.sides[owner]
        card = turned_up(game, side.selection[move.second])
        side.selection[move.second] = card
        self._tell(game, seat, card)
        if goes_elsewhere(game, owner, card):
            side.selection, _ = pop(side.selection, move.second)

    def _tell(self, game: "Game", seat: i64, card: i64) -> None:
        if game.listening:
            game.tell("turned-up", seat, {"card": game.box.ids[card]})

    def no_effect(self, game: "Game", seat: i64, move: Move) -> Reason:
        """Nothing lies face down there."""
        return reason("not-face-down")
