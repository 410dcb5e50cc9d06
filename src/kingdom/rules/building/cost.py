"""Spaces of a card under construction, packed: five bits for each kind of space, so one integer a card."""

from typing import Final

from mypy_extensions import i64

from kingdom.rules.material.resources import BASIC, KRYSTALLIUM, SOLDIER

BITS: Final = 5
MOST: Final = 31
"""More spaces of one kind than this do not fit (the loader refuses such a card)."""

# Asked for all the time: compiled code looks up what is worked out, and has what is written out at hand.
SOLDIERS: Final = 25
"""Where Soldiers lie: above the five kinds that come before them."""
CUBES: Final = 0x1FFFFFF
"""The bits of everything that Krystallium may fill (BASE-63, BASE-64)."""


def spaces(packed: i64, resource: i64) -> i64:
    """How many spaces (or cubes) of this kind are in the packed amount."""
    return (packed >> (BITS * resource)) & MOST


def one(resource: i64) -> i64:
    """A single space of this kind, packed."""
    unit: i64 = 1
    return unit << (BITS * resource)


def pack(amounts: list[int]) -> int:
    """Pack amounts given in the order of RESOURCE_NAMES."""
    packed = 0
    for resource, amount in enumerate(amounts):
        packed |= amount << (BITS * resource)
    return packed


def unpack(packed: int) -> list[int]:
    """The amounts in the order of RESOURCE_NAMES."""
    return [(packed >> (BITS * resource)) & MOST for resource in range(SOLDIER + 1)]


def basic_cubes_on(cost: int, need: int, jokers: int) -> list[int]:
    """The basic cubes lying on a card: its filled basic spaces without those Krystallium fills (RUL-09)."""
    return [
        spaces(cost, resource) - spaces(need, resource) - spaces(jokers, resource)
        for resource in range(BASIC)
    ]


def krystallium_on(cost: int, need: int, jokers: int) -> int:
    """All Krystallium lying on a card, on its own spaces and on basic ones."""
    own = spaces(cost, KRYSTALLIUM) - spaces(need, KRYSTALLIUM)
    return own + sum(spaces(jokers, resource) for resource in range(BASIC))


def soldiers_on(cost: int, need: int) -> int:
    """The Soldiers lying on a card."""
    return spaces(cost, SOLDIER) - spaces(need, SOLDIER)
