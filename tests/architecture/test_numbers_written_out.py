"""Numbers that are written out for compiled code are what they would be if they were worked out."""

from kingdom.rules.building.alchemy import COLOUR_BITS
from kingdom.rules.building.cost import BITS, CUBES, SOLDIERS
from kingdom.rules.material.resources import BASIC, SOLDIER
from kingdom.rules.modules.quest import reach


def test_soldiers_lie_above_the_other_spaces_of_a_card() -> None:
    assert SOLDIERS == BITS * SOLDIER
    assert CUBES == (1 << SOLDIERS) - 1


def test_krystallium_and_soldiers_lie_above_the_colours_of_a_reach() -> None:
    assert reach.KRYSTALLIUM == COLOUR_BITS * BASIC
    assert reach.SOLDIERS == reach.KRYSTALLIUM + COLOUR_BITS
    assert sum(1 << COLOUR_BITS * resource for resource in range(BASIC)) == reach.EVERY_COLOUR
    assert sum(1 << COLOUR_BITS * (kind + 1) - 1 for kind in range(BASIC + 2)) == reach.HIGHEST
    assert reach.HIGHEST < reach.EVERYTHING
