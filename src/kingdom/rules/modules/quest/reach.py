"""What a player could pay at most, packed in one number, so that one subtraction tells what is out of reach.

A byte for each colour of cubes, one for Krystallium, one for Soldiers. Krystallium stands for cubes of every
colour, so what is within reach still needs a closer look where a cost has several colours.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kingdom.rules.building.alchemy import cube_of
from kingdom.rules.material.resources import BASIC

if TYPE_CHECKING:
    from librt.vecs import vec

# Written out, as in building/cost.py.
KRYSTALLIUM: Final = 32
SOLDIERS: Final = 40
"""Where these two lie, above the four colours."""
EVERY_COLOUR: Final[i64] = 0x01010101
HIGHEST: Final[i64] = 0x808080808080
"""The highest bit of each byte; it stays when a byte does not borrow from the next."""
ENOUGH: Final = 63
"""No step costs so much of anything; two such amounts still fit below the highest bit."""
PLENTY: Final[i64] = 0xC0C0C0C0
"""The bits of a colour that are only set when there are more cubes of it than enough."""
EVERYTHING: Final[i64] = 0xFFFFFFFFFFFF


def reach_of(cubes: i64, krystallium: i64, soldiers: i64) -> i64:
    """The reach of so much; the cubes are packed as they lie in an Alchemy area."""
    if cubes & PLENTY:
        return EVERYTHING
    if krystallium > ENOUGH:
        krystallium = ENOUGH
    if soldiers > ENOUGH:
        soldiers = ENOUGH
    jokers = krystallium * EVERY_COLOUR + (krystallium << KRYSTALLIUM)
    return (cubes + jokers + (soldiers << SOLDIERS)) | HIGHEST


def within(reach: i64, least: i64) -> bool:
    """Whether what a cost asks at least is within reach."""
    return (reach - least) & HIGHEST == HIGHEST


def least_for(cubes: "vec[i64]", krystallium: i64, soldiers: i64) -> i64:
    """What a cost asks at least: cubes that Krystallium replaces come on top of the Krystallium it asks."""
    least = (krystallium << KRYSTALLIUM) + (soldiers << SOLDIERS)
    for resource in range(BASIC):
        if cubes[resource]:
            least += (cubes[resource] + krystallium) * cube_of(resource)
    return least
