"""Who sits where: persons at the prompt, and computer players with luck of their own."""

from __future__ import annotations

from random import Random

from kingdom import players
from kingdom.arena.play import chance_of
from kingdom.rules.game import Game
from kingdom.rules.moves import Move


class ComputerSeat:
    """A computer player at one seat; it is shown the view of that seat and nothing else."""

    def __init__(self, name: str, game: Game, seat: int) -> None:
        assert game.witness is not None
        self.player = players.get(name)
        self.seat = seat
        # A game that goes on from a record does not repeat the luck of its first part.
        made = len(game.witness.moves)
        self.rng: Random = chance_of(f"{game.seed}/{made}" if made else game.seed, seat)

    def choose(self, game: Game) -> Move:
        """Its next move."""
        return self.player.choose(game.view(self.seat), game.legal_moves(self.seat), self.rng)
