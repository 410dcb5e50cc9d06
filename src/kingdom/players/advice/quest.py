"""The Quest module by rule of thumb: save for the final step; others must bring more than they cost."""

from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from kingdom.players.advice.advice import Advice
from kingdom.rules.building.alchemy import of_colour
from kingdom.rules.building.cost import spaces
from kingdom.rules.material.resources import AREA_NAMES, BASIC, RESOURCE_NAMES
from kingdom.rules.modules.quest.moves import EXCHANGE, STEP
from kingdom.rules.modules.quest.options import boards_of
from kingdom.rules.modules.quest.step import Step, steps_of
from kingdom.rules.moves import NOTHING

if TYPE_CHECKING:
    from kingdom.players.estimate import Estimate
    from kingdom.rules.moves import Move

FIRST_OF_ALL: Final = 50.0
"""More than anything else: the final step decides who can win, and a look comes before an area is taken."""

NEVER: Final = -100.0

# What a piece of what the final step still lacks is worth: while plenty is to come, and when it runs short.
EASY: Final = 1.5
HARD: Final = 5.0
# Krystallium is wanted by every card, and what is spent does not come back.
HARD_KRYSTALLIUM: Final = 7.0
# What may be expected in a phase of each of them, and the part of the produced cubes that cards leave over.
SOLDIERS: Final = 3.0
KRYSTALLIUM: Final = 1.0
RECYCLED: Final = 0.4
USABLE: Final = 0.3
SPARE_CUBE: Final = 0.2
"""A stored cube that no step waits for: five of them make one Krystallium."""
CONDITION: Final = 4
"""Points that a card of a type seems to give while the final step asks for more of them in the Duchy."""
TRAP: Final = 0.8
SPY: Final = 0.6

_steps: Final[dict[tuple[str, tuple[str, ...], int], list[Step]]] = {}


@final
class QuestAdvice(Advice):
    """Raises what this side pays for Soldiers, Krystallium and cubes that its steps wait for."""

    def __init__(self, mine: "Estimate", seat: i64) -> None:
        super().__init__(mine, seat)
        self.steps: list[Step] = _steps_in_play(mine)
        done = _done(mine, seat)
        self.open: list[Step] = [step for step in self.steps if step.words not in done]
        # Cubes in the Alchemy area that steps wait for, by colour; those of the final steps alone.
        self.reserved: list[int] = [0] * BASIC
        self.final: list[int] = [0] * BASIC
        for step in self.open:
            if step.final:
                self._want_all(step)
        for step in self.open:
            if not step.final:
                self._want_cubes(step)

    def _want_all(self, step: Step) -> None:
        """A final step is saved for, whatever it brings."""
        mine, side = self.mine, self.mine.side
        if step.soldiers:
            mine.soldier = self._worth(step.soldiers - side.soldiers, SOLDIERS)
        if step.krystallium and side.krystallium <= step.krystallium:
            mine.krystallium = max(
                mine.krystallium, self._worth(step.krystallium, KRYSTALLIUM, HARD_KRYSTALLIUM)
            )
        if step.type_count > mine.types[step.type]:
            mine.combos[step.type] += CONDITION
        for resource in range(BASIC):
            cost = step.cubes[resource]
            if cost:
                lacking = cost - of_colour(side.alchemy, resource)
                self.final[resource] += int(cost)
                self._reserve(
                    resource, cost, self._worth(lacking, RECYCLED + USABLE * float(mine.produced[resource]))
                )

    def _worth(self, lacking: i64, each_phase: float, hard: float = HARD) -> float:
        """The scarcer something is, the more a piece of it is worth."""
        share = float(lacking) / max(0.5, each_phase * self.mine.phases)
        return EASY + (hard - EASY) * min(1.0, max(0.0, 2.0 * share - 1.0))

    def _want_cubes(self, step: Step) -> None:
        """The cubes of another step are worth their share of what it brings."""
        total: i64 = 0
        for cost in step.cubes:
            total += cost
        if total:
            share = self._gain(step, NOTHING, hoped=True) / float(total)
            for resource in range(BASIC):
                self._reserve(resource, step.cubes[resource], share)

    def _reserve(self, resource: i64, cost: i64, worth: float) -> None:
        if cost:
            self.reserved[resource] += int(cost)
            if of_colour(self.mine.side.alchemy, resource) < self.reserved[resource]:
                self.mine.stored[resource] = max(self.mine.stored[resource], worth)

    def of_move(self, move: "Move") -> float:
        """Complete the final step at once, others for their benefit; exchange what nothing waits for."""
        worth = -1.0
        if move.to == STEP:
            worth = self._step(self.steps[move.second], move)
        elif move.to == EXCHANGE:
            worth = self._exchange(move.resource)
        elif self.mine.view.asks == "take" and move.area < len(AREA_NAMES):
            worth = FIRST_OF_ALL
        # Even the best Offering may cost points, and yet it is better than what brings nothing.
        return worth if worth > 0.0 else NEVER

    def _step(self, step: Step, move: "Move") -> float:
        # The plain move uses no more Krystallium than is needed.
        worth = -1.0 if move.resource != NOTHING else 0.0
        if step.final:
            return worth + FIRST_OF_ALL
        worth += self._gain(step, move.area, hoped=False) - self.mine.soldier * float(step.soldiers)
        krystallium = step.krystallium
        for resource in range(BASIC):
            if step.cubes[resource]:
                jokers: i64 = 0 if move.resource == NOTHING else spaces(move.resource, resource)
                cubes = step.cubes[resource] - jokers
                hand = min(cubes, self._in_hand(resource))
                stored = min(cubes - hand, of_colour(self.mine.side.alchemy, resource))
                krystallium += jokers + cubes - hand - stored
                worth -= self.mine.of_cube(resource) * float(hand) + self._price_of_stored(resource, stored)
        return worth - self.mine.krystallium * float(krystallium)

    def _in_hand(self, resource: i64) -> i64:
        """Cubes produced in the running step and still to be placed."""
        running = self.mine.view.step == RESOURCE_NAMES[resource]
        return self.mine.side.cubes if running else 0

    def _price_of_stored(self, resource: i64, number: i64) -> float:
        """Cubes that the final step waits for are dear, the others are not."""
        free = max(0, of_colour(self.mine.side.alchemy, resource) - self.final[resource])
        dear = max(0, number - free)
        return SPARE_CUBE * float(number - dear) + HARD * float(dear)

    def _gain(self, step: Step, calamities: i64, *, hoped: bool) -> float:
        """What a step brings now, or what it may be hoped to bring before the game ends."""
        worth = self.mine.soldier * float(step.gains_soldiers) + float(step.gains_points)
        worth += self.mine.krystallium * float(step.gains_krystallium)
        worth += TRAP * self.mine.phases * float(step.gains_traps)
        worth += SPY * self.mine.phases * float(step.gains_spies)
        for resource in range(BASIC):
            worth += self.mine.stored[resource] * float(step.gains_cubes[resource])
        there = step.discards if hoped else min(step.discards, self.mine.side.calamities)
        if calamities != NOTHING:
            there = calamities
        elif there < step.discards and self.mine.phases >= 1.0:
            # There will be more of them to discard.
            return worth - 1.0
        return worth - float(self.mine.box.calamity_points) * float(there)

    def _exchange(self, cubes: i64) -> float:
        worth = self.mine.krystallium
        for resource in range(BASIC):
            left = of_colour(self.mine.side.alchemy, resource) - of_colour(cubes, resource)
            if of_colour(cubes, resource):
                price = SPARE_CUBE if left >= self.reserved[resource] else FIRST_OF_ALL
                worth -= price * float(of_colour(cubes, resource))
        return worth


def _steps_in_play(mine: "Estimate") -> list[Step]:
    """The steps of the boards in play, made once for each kind of game."""
    boards = boards_of(mine.view.options)
    key = (mine.box.digest, boards, len(mine.view.sides))
    if key not in _steps:
        printed = mine.box.catalogue.more["quest"]
        _steps[key] = steps_of([printed[name] for name in boards], solo=key[2] == 1)
    return _steps[key]


def _done(mine: "Estimate", seat: i64) -> list[str]:
    """The steps that this side has completed."""
    seen = cast("dict[str, object]", mine.view.modules["quest"])
    return cast("list[list[str]]", seen["done"])[seat]
