"""Moves: what a player intends, as frozen values made once for a deck and used again and again.

What came of a move is an Event (events.py). Every move has a stable integer and a text that is read back.
"""

from typing import Final, final

from mypy_extensions import i64

OFFER: Final = 0
TAKE: Final = 1
SLATE: Final = 2
RECYCLE: Final = 3
CUBE: Final = 4
DONE: Final = 5
ANY_TIME: Final = 6
"""Verbs from here to MODULE are accepted at every own decision (BASE-86)."""
LAY_KRYSTALLIUM: Final = 6
LAY_SOLDIER: Final = 7
DISCARD: Final = 8
MODULE: Final = 9
"""A move that a module brings; its `card`, `to`, `second` and `resource` mean what the module says."""

ALCHEMY: Final = -1
"""A destination of a cube: the Alchemy area instead of a card under construction."""
NOTHING: Final = -2


@final
class Move:
    """One intent of one player."""

    def __init__(
        self,
        number: i64,
        verb: i64,
        text: str,
        *,
        card: i64 = NOTHING,
        area: i64 = NOTHING,
        hidden: bool = False,
        to: i64 = NOTHING,
        second: i64 = NOTHING,
        resource: i64 = NOTHING,
        module: i64 = NOTHING,
    ) -> None:
        self.number: Final[i64] = number
        self.verb: Final[i64] = verb
        self.text: Final[str] = text
        self.card: Final[i64] = card
        self.area: Final[i64] = area
        self.hidden: Final[bool] = hidden
        self.to: Final[i64] = to
        self.second: Final[i64] = second
        self.resource: Final[i64] = resource
        self.module: Final[i64] = module

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        fields = f"Move({self.number}, {self.verb}, {self.text!r}"
        for name, value in (
            ("card", self.card),
            ("area", self.area),
            ("to", self.to),
            ("second", self.second),
            ("resource", self.resource),
            ("module", self.module),
        ):
            if value != NOTHING:
                fields += f", {name}={value}"
        return fields + (", hidden=True)" if self.hidden else ")")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.number == other.number and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)
