"""An action that has begun: it is made of small decisions, and carried out when the last is made.

A Move names its destination, then how many pawns come from each starting territory. Where pawns are left in a
territory with more spots than pawns, their owner says which spots they stand on (RUL-107).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.modules.conquest.board import NOWHERE


@final
class Action:
    """What has been decided so far, and what is decided now."""

    def __init__(self, size: i64) -> None:
        self.size: Final[i64] = size
        # Whether something has been done for it already; from then on it cannot be passed over.
        self.begun: bool = False
        # Whether a Double move spot was held when it began (RUL-111).
        self.double: bool = False
        # The territories whose pawns have been rearranged before the action itself.
        self.rearranged: i64 = 0
        self.destination: i64 = NOWHERE
        self.brought: vec[i64] = vec[i64]([0] * int(size))
        self.used: i64 = 0
        self.total: i64 = 0
        # The territory whose spots are chosen now, and how many of its pawns have none yet.
        self.manning: i64 = NOWHERE
        self.to_man: i64 = 0
        self.chosen: i64 = 0

    def clone(self) -> "Action":
        """An independent copy."""
        copy = Action(self.size)
        copy.begun, copy.double, copy.rearranged = self.begun, self.double, self.rearranged
        copy.destination, copy.brought = self.destination, self.brought[:]
        copy.used, copy.total = self.used, self.total
        copy.manning, copy.to_man, copy.chosen = self.manning, self.to_man, self.chosen
        return copy

    def begin(self, *, double: bool) -> None:
        """The first decision of the action is made."""
        if not self.begun:
            self.begun = True
            self.double = double

    def man(self, territory: i64, spots: i64, pawns: i64) -> None:
        """It is asked, perhaps anew, on which of the spots of a territory so many pawns stand."""
        self.manning = territory
        self.to_man = pawns
        self.chosen &= ~spots
