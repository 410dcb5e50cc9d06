"""The two colours, and what a Bonus spot can give (CONQ-31 to CONQ-38)."""

from typing import Final

from kingdom.rules.material.resources import BASIC, RESOURCE_NAMES

RED: Final = 0
BLUE: Final = 1
COLOURS: Final = ("red", "blue")
"""Seat 0 is Red and seat 1 Blue; alone Blue is the enemy, who has no seat (CONQ-42)."""

KRYSTALLIUM: Final = 4
TRAP: Final = 5
SPY: Final = 6
DESTROY: Final = 7
DOUBLE_MOVE: Final = 8
PRISON: Final = 9
KINDS: Final = (
    *RESOURCE_NAMES[:BASIC],
    "krystallium",
    "trap",
    "spy",
    "destroy",
    "double-move",
    "prison",
)
"""The kinds of spots by their number; the first four yield their resource."""


def spot_names(kinds: tuple[str, ...]) -> list[str]:
    """What the spots of a territory are called: by their kind, the second of a kind `gold-2`."""
    names: list[str] = []
    for at, kind in enumerate(kinds):
        before = kinds[:at].count(kind)
        names.append(f"{kind}-{before + 1}" if before else kind)
    return names
