"""The floor: any legal move, each as likely as the others."""

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from kingdom.players.player import Chance
    from kingdom.rules.moves import Move
    from kingdom.rules.view import View


@final
class RandomPlayer:
    """Plays uniformly at random."""

    name: Final = "random"

    def choose(self, view: "View", legal_moves: "list[Move]", rng: "Chance") -> "Move":
        """One of the legal moves, all equally likely."""
        return legal_moves[rng.randrange(len(legal_moves))]
