"""The Advisors' areas of all players, and which abilities have been used (ADV-GEN-1, ADV-GEN-3)."""

from typing import final

from mypy_extensions import i64


@final
class Areas:
    """For each seat: its Advisors as they came, those used, and what an ability has still to do."""

    def __init__(self, seats: int) -> None:
        # Advisors by their place among those in play.
        self.advisors: list[list[int]] = [[] for _ in range(seats)]
        # One bit an Advisor: used in this round, or where that is once a game, in this game.
        self.used: list[int] = [0] * seats
        # The Advisor whose ability has something more to ask, -1 for none; and what it still works on: the
        # cards under construction that are to get a resource of their owner's choice.
        self.asking: list[int] = [-1] * seats
        self.adding: list[list[int]] = [[] for _ in range(seats)]
        # One bit a seat: has passed since an ability was last used at the end of the game.
        self.passed: i64 = 0

    def clone(self) -> "Areas":
        """An independent copy."""
        copy = Areas(0)
        copy.advisors = [row[:] for row in self.advisors]
        copy.used = self.used[:]
        copy.asking = self.asking[:]
        copy.adding = [row[:] for row in self.adding]
        copy.passed = self.passed
        return copy

    def is_used(self, seat: i64, place: int) -> bool:
        """Whether this seat has used the ability as often as it may."""
        return (self.used[seat] >> place) & 1 == 1

    def use(self, seat: i64, place: int) -> None:
        """The ability has been used."""
        self.used[seat] |= 1 << place

    def round_begins(self, once_per_game: int) -> None:
        """Abilities may be used again, but for those that are used once a game."""
        self.used = [used & once_per_game for used in self.used]

    def users(self, place: int) -> int:
        """How many seats have used this Advisor, of which there is only one."""
        return sum((used >> place) & 1 for used in self.used)
