"""What one player has achieved: Completed Step tokens, and the tokens and points that steps brought."""

from typing import final

from mypy_extensions import i64


@final
class Progress:
    """The steps that one player has completed, one bit each, and what of their benefit lasts."""

    def __init__(self) -> None:
        self.done: i64 = 0
        # Steps completed in the running segment whose reward "only for the first" is settled at its end.
        self.waiting: i64 = 0
        self.traps: i64 = 0
        self.spies: i64 = 0
        # How many Spy tokens have been used this round.
        self.spied: i64 = 0
        self.points: i64 = 0

    def clone(self) -> "Progress":
        """An independent copy."""
        copy = Progress()
        copy.done, copy.waiting = self.done, self.waiting
        copy.traps, copy.spies, copy.spied = self.traps, self.spies, self.spied
        copy.points = self.points
        return copy
