"""The Advisors' areas of all players, and which abilities have been used (ADV-GEN-1, ADV-GEN-3)."""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from kingdom.rules.modules.advisors.taken_up import TakenUp


@final
class Areas:
    """For each seat: its Advisors as they came, those used, and what an ability has still to do."""

    def __init__(self, seats: int) -> None:
        # Advisors by their place among those in play; then the same as one bit an Advisor.
        self.advisors: list[list[int]] = [[] for _ in range(seats)]
        self.here: vec[i64] = vec[i64]([0] * seats)
        # One bit an Advisor: used in this round, or where that is once a game, in this game.
        self.used: vec[i64] = vec[i64]([0] * seats)
        # The Advisor whose ability has something more to ask, -1 for none; and what it still works on: the
        # cards under construction that are to get a resource of their owner's choice.
        self.asking: vec[i64] = vec[i64]([-1] * seats)
        self.adding: list[list[int]] = [[] for _ in range(seats)]
        # One bit a seat: has passed since an ability was last used at the end of the game.
        self.passed: i64 = 0
        # These lists are replaced and never changed, so that copies of a game share them: abilities that
        # matter when points are counted, by the place of their move, for each seat; area and place of the
        # card that the opponent has to swap, and the Advisor who asks; cards that were swapped into a hand.
        self.lasting: list[list[int]] = [[]] * seats
        self.named: list[int] = []
        self.taken_up: list[TakenUp] = []

    def clone(self) -> "Areas":
        """An independent copy."""
        copy = Areas(0)
        copy.advisors = [row[:] for row in self.advisors]
        copy.here = self.here[:]
        copy.used = self.used[:]
        copy.asking = self.asking[:]
        copy.adding = [row[:] for row in self.adding]
        copy.passed = self.passed
        copy.lasting = self.lasting
        copy.named = self.named
        copy.taken_up = self.taken_up
        return copy

    def join(self, seat: i64, place: int) -> None:
        """An Advisor comes into this area."""
        self.advisors[seat].append(place)
        self.here[seat] |= bits_of([place])

    def lay(self, seat: i64, places: list[int]) -> None:
        """These Advisors and no others are in this area."""
        self.advisors[seat] = places
        self.here[seat] = bits_of(places)

    def is_used(self, seat: i64, place: i64) -> bool:
        """Whether this seat has used the ability as often as it may."""
        return (self.used[seat] >> place) & 1 == 1

    def use(self, seat: i64, place: int) -> None:
        """The ability has been used."""
        self.used[seat] |= bits_of([place])

    def round_begins(self, once_per_game: i64) -> None:
        """Abilities may be used again, but for those that are used once a game."""
        for seat in range(len(self.used)):
            self.used[seat] &= once_per_game

    def anybody_asked(self) -> bool:
        """Whether an ability asks a player for more."""
        for place in self.asking:
            if place >= 0:
                return True
        return False

    def users(self, place: i64) -> int:
        """How many seats have used this Advisor, of which there is only one."""
        return len([seat for seat in range(len(self.used)) if self.is_used(seat, place)])


def bits_of(places: list[int]) -> i64:
    """One bit for each of these Advisors."""
    bits: i64 = 0
    for place in places:
        one: i64 = 1
        bits |= one << place
    return bits
