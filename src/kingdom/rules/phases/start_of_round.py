"""The start of a round: tracker, first player, Trap tokens (BASE-10, BASE-14)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kingdom.rules.phases.phase import Phase

if TYPE_CHECKING:
    from kingdom.rules.game import Game

ROUNDS: Final = 4
TRAPS: Final = 2


class StartOfRound(Phase):
    """Moves the tracker on and gives the other player the first turn (RUL-24)."""

    def begin(self, game: "Game") -> None:
        """Seat 1 is first in odd rounds, seat 2 in even ones; spent Trap tokens come back."""
        game.round += 1
        game.first = (game.round - 1) % len(game.sides)
        for module in game.modules:
            module.round_begins(game)
        for seat, side in enumerate(game.sides):
            side.traps = trap_tokens(game, seat)
        if game.listening:
            game.tell("round-begins", -1, {"round": game.round, "first": game.first})


def trap_tokens(game: "Game", seat: i64) -> i64:
    """How many Trap tokens this player has, spent ones included (BASE-14)."""
    tokens: i64 = TRAPS
    for module in game.modules:
        tokens = module.traps(game, seat, tokens)
    return tokens
