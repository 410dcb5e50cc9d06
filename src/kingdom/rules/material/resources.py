"""Resources, card types and the two marks a module may lay on a card, as small integers."""

from typing import Final

MATERIALS: Final = 0
POPULATION: Final = 1
GOLD: Final = 2
EXPLORATION: Final = 3
KRYSTALLIUM: Final = 4
SOLDIER: Final = 5

BASIC: Final = 4
"""The four basic resources are the numbers below this one."""

RESOURCE_NAMES: Final = ("materials", "population", "gold", "exploration", "krystallium", "soldier")
TYPE_NAMES: Final = ("structure", "specialist", "monument", "discovery")

NO_TYPE: Final = 4
"""Calamities, Treasures and a module's cards have no type (RUL-41)."""

DEVELOPMENT: Final = 0
TREASURE: Final = 1
CALAMITY: Final = 2
FOREIGN: Final = 3
"""The kind of a card that a module brings: the core only carries it about."""

HELD: Final = 1
"""Mark: a module holds this card under construction back, so it is not completed however full."""
KEPT: Final = 2
"""Mark: this card under construction may not be discarded."""

LEFT: Final = 0
RIGHT: Final = 1
AREA_NAMES: Final = ("left", "right")
