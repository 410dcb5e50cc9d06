"""Segments of their own in which the Menaces act: after the reveal, some after Planning (RUL-02, RUL-51)."""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from kingdom.rules.modules.menace.deck import MenaceDeck
from kingdom.rules.modules.menace.menace import menaces_in
from kingdom.rules.phases.together import Together
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.moves import Move


class MenacesAct(Together):
    """Each player chooses what their Menaces leave open; no effect is interrupted by any-time actions."""

    def begin(self, game: "Game") -> None:
        """What needs no choice happens at once, the first player's Menaces first (RUL-04)."""
        decks = menaces_in(game).decks
        for turn in range(len(game.sides)):
            for deck in decks:
                self.act(game, (game.first + turn) % len(game.sides), deck)
        super().begin(game)

    def act(self, game: "Game", seat: i64, deck: MenaceDeck) -> None:
        """One deck acts upon one player."""
        deck.act(game, seat)

    def settle(self, game: "Game", seat: i64) -> None:
        """Finished when nothing is left to choose."""
        if not menaces_in(game).owes(seat):
            self.finish(game, seat)

    def refusal(self, game: "Game", seat: i64, move: "Move") -> Reason:
        """Everything else has to wait."""
        return reason("menaces-act")


@final
class MenacesActAtEnd(MenacesAct):
    """When both have planned, some Menaces act once more."""

    def act(self, game: "Game", seat: i64, deck: MenaceDeck) -> None:
        """One deck acts upon one player."""
        deck.act_at_end(game, seat)
