"""What every computer player is."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from kingdom.rules.moves import Move
    from kingdom.rules.view import View


class Chance(Protocol):
    """The part of random.Random that players use."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to stop - 1."""


class Player(Protocol):
    """A computer player: a name, and a choice among the legal moves from what its seat may know."""

    @property
    def name(self) -> str:
        """The name on the command line."""

    def choose(self, view: "View", legal_moves: "list[Move]", rng: Chance) -> "Move":
        """One of the legal moves."""
