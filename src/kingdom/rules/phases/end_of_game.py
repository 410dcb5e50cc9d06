"""The end of the game: scoring, after the last window (BASE-76 to BASE-85, RUL-37)."""

from typing import TYPE_CHECKING

from kingdom.rules.phases.phase import Phase
from kingdom.rules.scoring import judge

if TYPE_CHECKING:
    from kingdom.rules.game import Game


class Scoring(Phase):
    """Counts the points and names the winner."""

    def begin(self, game: "Game") -> None:
        """Nobody decides anything here."""
        game.finish(judge(game))
