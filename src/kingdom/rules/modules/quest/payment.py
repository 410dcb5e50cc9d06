"""What may pay for a step, and paying it (QST-GEN-4 to QST-GEN-8, QST-GEN-19, RUL-85)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kingdom.rules.building.alchemy import cube_of, of_colour
from kingdom.rules.building.cost import one, spaces
from kingdom.rules.building.place import place_cube
from kingdom.rules.material.resources import BASIC, RESOURCE_NAMES
from kingdom.rules.moves import ALCHEMY, NOTHING

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.modules.quest.step import Step

UNPAID: Final = -1
"""Neither cubes nor the Krystallium that is to replace them cover the cost."""


def cubes_at_hand(game: "Game", seat: i64, resource: i64, recycled: i64) -> i64:
    """Cubes that lie nowhere yet: produced and still to be placed, or given by a card recycled right now."""
    if recycled != NOTHING:
        return cubes_of_card(game, recycled, resource)
    return game.sides[seat].cubes if resource == game.stop.resource else 0


def cubes_of_card(game: "Game", card: i64, resource: i64) -> i64:
    """How many cubes of this colour recycling a card gives."""
    number: i64 = 1 if game.box.first_cube[card] == resource else 0
    return number + 1 if game.box.second_cube[card] == resource else number


def krystallium_for_cubes(game: "Game", seat: i64, step: "Step", recycled: i64, wanted: i64) -> i64:
    """How much Krystallium replaces cubes, packed by colour: as much as is wanted, or what is needed.

    UNPAID where cubes would still be missing; whether there is so much Krystallium is not looked at.
    """
    alchemy = game.sides[seat].alchemy
    packed: i64 = 0
    for resource in range(BASIC):
        cost = step.cubes[resource]
        if cost == 0:
            continue
        missing = cost - of_colour(alchemy, resource) - cubes_at_hand(game, seat, resource, recycled)
        laid: i64 = missing if missing > 0 else 0
        if wanted != NOTHING:
            if spaces(wanted, resource) < laid:
                return UNPAID
            laid = spaces(wanted, resource)
        packed += laid * one(resource)
    return packed


def total_of(packed: i64) -> i64:
    """All Krystallium in an amount packed by colour."""
    return spaces(packed, 0) + spaces(packed, 1) + spaces(packed, 2) + spaces(packed, 3)


def pay(game: "Game", seat: i64, step: "Step", recycled: i64, jokers: i64) -> None:
    """Pay a step: cubes at hand first, then the Alchemy area; what is left of a recycled card goes there."""
    side = game.sides[seat]
    left: list[int] = []
    for resource in range(BASIC):
        held = cubes_at_hand(game, seat, resource, recycled)
        cubes = step.cubes[resource] - spaces(jokers, resource)
        used: i64 = held if held < cubes else cubes
        if recycled != NOTHING:
            left += [resource] * int(held - used)
        elif used:
            side.cubes -= used
        side.alchemy -= (cubes - used) * cube_of(resource)
    side.krystallium -= total_of(jokers) + step.krystallium
    side.soldiers -= step.soldiers
    for resource in left:
        place_cube(game, seat, resource, ALCHEMY)


def paid(step: "Step", jokers: i64) -> dict[str, int]:
    """What was paid, in words."""
    told = {
        name: int(step.cubes[resource] - spaces(jokers, resource))
        for resource, name in enumerate(RESOURCE_NAMES[:BASIC])
    }
    told["krystallium"] = int(total_of(jokers) + step.krystallium)
    told["soldier"] = int(step.soldiers)
    return {name: number for name, number in told.items() if number}
