"""Choosing the Menace that joins the own hand, where the option says so (RUL-52)."""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from kingdom.rules.modules.menace.menace import menaces_in
from kingdom.rules.phases.together import Together
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.moves import Move


@final
class Drawing(Together):
    """Before the hands are dealt, each owner of a deck with different cards left chooses one of them."""

    def begin(self, game: "Game") -> None:
        """Nobody is asked where all cards are alike."""
        for seat in range(len(game.sides)):
            if menaces_in(game).draws(game, seat):
                game.acting |= 1 << seat

    def settle(self, game: "Game", seat: i64) -> None:
        """The one choice ends it."""
        self.finish(game, seat)

    def refusal(self, game: "Game", seat: i64, move: "Move") -> Reason:
        """Everything else has to wait."""
        return reason("draw-first")
