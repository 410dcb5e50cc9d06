"""After the reveal the Menaces act, a segment of its own before free Planning (RUL-02, RUL-51)."""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from kingdom.rules.modules.menace.menace import menaces_in
from kingdom.rules.phases.together import Together
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.moves import Move


@final
class MenacesAct(Together):
    """Each player chooses what their Menaces leave open; no effect is interrupted by any-time actions."""

    def begin(self, game: "Game") -> None:
        """What needs no choice happens at once, the first player's Menaces first (RUL-04)."""
        decks = menaces_in(game).decks
        for turn in range(len(game.sides)):
            for deck in decks:
                deck.act(game, (game.first + turn) % len(game.sides))
        super().begin(game)

    def settle(self, game: "Game", seat: i64) -> None:
        """Finished when nothing is left to choose."""
        if not menaces_in(game).owes(seat):
            self.finish(game, seat)

    def refusal(self, game: "Game", seat: i64, move: "Move") -> Reason:
        """Everything else has to wait."""
        return reason("menaces-act")
