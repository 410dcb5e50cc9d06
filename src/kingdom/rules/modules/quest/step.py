"""The steps of the boards in play as small integers that the rules read."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.building.alchemy import cube_of
from kingdom.rules.material.resources import BASIC, NO_TYPE, RESOURCE_NAMES, TYPE_NAMES
from kingdom.rules.modules.quest.reach import least_for

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kingdom.rules.modules.quest.tables import QuestBoard, QuestStep

FINAL: Final = 4
"""The rightmost step of a board is the final one (QST-GEN-10)."""


@final
class Step:
    """A step of a board in play: its cost, its condition and what it brings."""

    def __init__(self, quest: str, printed: "QuestStep", index: i64) -> None:
        self.quest: Final[str] = quest
        self.id: Final[str] = printed.id
        self.words: Final[str] = f"{quest} {printed.step}"
        self.bit: Final[i64] = 1 << index
        self.final: Final[bool] = printed.step == FINAL
        self.first_only: Final[bool] = printed.first_only
        # The cost: cubes of each basic resource, Krystallium, Soldiers; and what must stand in the Duchy.
        self.cubes: Final[vec[i64]] = _basic(printed.cost)
        self.krystallium: Final[i64] = printed.cost.get("krystallium", 0)
        self.soldiers: Final[i64] = printed.cost.get("soldier", 0)
        # The cubes once more, as they lie in an Alchemy area; and what must at least be within reach.
        self.in_alchemy: Final[i64] = together(self.cubes)
        self.least: Final[i64] = least_for(self.cubes, self.krystallium, self.soldiers)
        condition = printed.condition
        self.type: Final[i64] = TYPE_NAMES.index(condition.type) if condition else NO_TYPE
        self.type_count: Final[i64] = condition.count if condition else 0
        # The benefit.
        self.gains_cubes: Final[vec[i64]] = _basic(printed.gain)
        self.gains_krystallium: Final[i64] = printed.gain.get("krystallium", 0)
        self.gains_soldiers: Final[i64] = printed.gain.get("soldier", 0)
        self.gains_traps: Final[i64] = printed.gain.get("trap", 0)
        self.gains_spies: Final[i64] = printed.gain.get("spy", 0)
        self.gains_points: Final[i64] = printed.gain.get("points", 0)
        self.discards: Final[i64] = printed.gain.get("discard_calamities", 0)


def _basic(amounts: "Mapping[str, int]") -> vec[i64]:
    return vec[i64]([amounts.get(name, 0) for name in RESOURCE_NAMES[:BASIC]])


def together(cubes: vec[i64]) -> i64:
    """Cubes of each basic resource, as they lie in an Alchemy area."""
    packed: i64 = 0
    for resource in range(BASIC):
        packed += cubes[resource] * cube_of(resource)
    return packed


def steps_of(boards: "list[QuestBoard]", *, solo: bool) -> list[Step]:
    """The steps of all boards in play, of the side for so many players (QST-GEN-13)."""
    steps: list[Step] = []
    for board in boards:
        for printed in board.solo_steps if solo else board.steps:
            steps.append(Step(board.id, printed, len(steps)))
    return steps
