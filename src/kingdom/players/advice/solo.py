"""The game of one by rule of thumb: reveal where it decides, search when two cards are worth little."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kingdom.players.advice.advice import Advice
from kingdom.rules.modules.solo.selection import KEEP, REVEAL, SEARCH

if TYPE_CHECKING:
    from kingdom.players.estimate import Estimate
    from kingdom.rules.moves import Move

FIRST_OF_ALL: Final = 50.0
"""More than any area is worth: a card is revealed before an area is chosen."""
BEST_OF_THREE: Final = 4.0
"""What the best of three cards of the deck is worth on the average."""


@final
class SoloAdvice(Advice):
    """Spy tokens come back every round, so they are used; a Search is paid with the two poorest cards."""

    def __init__(self, mine: "Estimate", seat: i64) -> None:
        super().__init__(mine, seat)

    def of_move(self, move: "Move") -> float:
        """What revealing, searching, keeping or collecting is worth."""
        if move.to == REVEAL:
            return FIRST_OF_ALL if move.area == self._richer_area() else -1.0
        if move.to == SEARCH:
            return BEST_OF_THREE / 2.0 - self.mine.of_card(move.card)
        if move.to == KEEP:
            return FIRST_OF_ALL + self.mine.of_card(move.card)
        return 0.0

    def _richer_area(self) -> i64:
        worth = [0.0, 0.0]
        for area in range(2):
            for lying in self.mine.view.areas[area]:
                worth[area] += self.mine.weights.hidden if lying.card < 0 else self.mine.of_card(lying.card)
        return 0 if worth[0] >= worth[1] else 1
