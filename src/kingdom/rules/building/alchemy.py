"""The Alchemy area: five cubes turn into one Krystallium (BASE-67 to BASE-71).

Cubes lie there by colour, eight bits each, because a module may ask for cubes of a colour.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kingdom.rules.material.resources import BASIC

if TYPE_CHECKING:
    from kingdom.rules.game import Game

TRANSMUTE: Final = 5
COLOUR_BITS: Final = 8
OF_ONE_COLOUR: Final = 255


def cubes_in(alchemy: i64) -> i64:
    """How many cubes lie in the Alchemy area."""
    return (
        (alchemy & OF_ONE_COLOUR)
        + (alchemy >> 8 & OF_ONE_COLOUR)
        + (alchemy >> 16 & OF_ONE_COLOUR)
        + (alchemy >> 24)
    )


def of_colour(alchemy: i64, resource: i64) -> i64:
    """How many of the cubes have this colour."""
    return (alchemy >> (COLOUR_BITS * resource)) & OF_ONE_COLOUR


def by_colour(alchemy: i64) -> list[int]:
    """The cubes in the order of the four basic resources."""
    return [of_colour(alchemy, resource) for resource in range(BASIC)]


def cube_of(resource: i64) -> i64:
    """One cube of this colour, as it is added to an Alchemy area."""
    unit: i64 = 1
    return unit << (COLOUR_BITS * resource)


def add_to_alchemy(game: "Game", seat: i64, resource: i64) -> None:
    """Put one cube in; the fifth turns all five into Krystallium at once (RUL-11)."""
    side = game.sides[seat]
    side.alchemy += cube_of(resource)
    if cubes_in(side.alchemy) >= TRANSMUTE and _transmutes(game, seat):
        side.alchemy = 0
        side.krystallium += 1
        if game.listening:
            game.tell("transmuted", seat, {"krystallium": side.krystallium})


def _transmutes(game: "Game", seat: i64) -> bool:
    for module in game.modules:
        if not module.transmutes(game, seat):
            return False
    return True
