"""What a card is worth to a player, by rule of thumb, in Victory Points."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.building.cost import spaces
from kingdom.rules.material.resources import (
    BASIC,
    CALAMITY,
    DEVELOPMENT,
    KRYSTALLIUM,
    SOLDIER,
    TREASURE,
)

if TYPE_CHECKING:
    from kingdom.players.advice.advice import Advice
    from kingdom.rules.view import SideView, View

ROUNDS: Final = 4
TYPES: Final = 4


@final
class Weights:
    """The numbers of the rule of thumb, in Victory Points."""

    def __init__(self) -> None:
        # A cube that a card under construction waits for, and one for the Alchemy area.
        self.cube: float = 1.7
        self.alchemy: float = 0.45
        # An icon of each resource for each phase to come, and how fast more of the same is worth less.
        self.icons: list[float] = [0.75, 0.85, 1.1, 1.1]
        self.glut: float = 0.08
        self.soldier: float = 0.3
        self.krystallium: float = 1.8
        # A face-down card: half of them are good, some are Calamities.
        self.hidden: float = 1.3
        # What a space costs: a cube that would lie idle, one wanted elsewhere, Krystallium, a Soldier.
        self.pay_idle: float = 0.5
        self.pay_cube: float = 0.62
        self.pay_krystallium: float = 1.6
        self.pay_soldier: float = 0.9
        # Of the cards begun, and for each phase to come, how many will count for a combo.
        self.begun: float = 0.55
        self.to_come: float = 0.4
        # How far production still to come reaches, beside what is asked already; what a missing cube costs.
        self.reach: float = 1.25
        self.crowding: float = 0.65
        self.missing: float = 0.16
        # Choice: how much a close choice costs, what a Trap token is worth, how much the rival's gain counts.
        self.closeness: float = 0.36
        self.trap: float = 0.8
        self.rival: float = 0.6
        # The least that slating must promise.
        self.bar: float = -1.0


@final
class Estimate:
    """One side's position in numbers: production, types built, what its combos count, what is asked for."""

    def __init__(self, view: "View", side: "SideView", weights: Weights) -> None:
        self.weights = weights
        self.view = view
        self.side = side
        self.box = view.box
        # What is known about the modules in play, in their order.
        self.advice: list[Advice] = []
        # What a Soldier, Krystallium and a cube of each colour in the Alchemy area are worth to this side; a
        # module that has a use for them raises it.
        self.soldier: float = weights.soldier
        self.krystallium: float = weights.krystallium
        self.stored: list[float] = [weights.alchemy] * BASIC
        # Production phases still to come, the running one counted by the steps that are left of it.
        self.phases: float = phases_left(view)
        self.types: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
        self.combos: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
        self.produced: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.asked: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0])
        self._count_duchy()
        for need in side.needs:
            self._ask(need, 1)
        for slot in side.slots:
            self._promise(self.box.slot_card[slot])

    def _count_duchy(self) -> None:
        box = self.box
        face = self.side.face
        self.combos[face.combo_type] += face.combo_each
        for card in self.side.built:
            self.types[box.types[card]] += 1
            self.combos[box.combo_type[card]] += box.combo_each[card]
        for resource in range(BASIC):
            self.produced[resource] += face.production[resource]
        for card in self.side.built:
            for resource in range(BASIC):
                self.produced[resource] += box.production[4 * card + resource]
            if box.per_resource[card] >= 0:
                self.produced[box.per_resource[card]] += self.types[box.per_type[card]]

    def _promise(self, card: i64) -> None:
        """A card under construction counts for the combos to come, though not for production yet."""
        self.combos[self.box.combo_type[card]] += self.box.combo_each[card]

    def _ask(self, need: i64, sign: i64) -> None:
        for resource in range(SOLDIER + 1):
            self.asked[resource] += sign * spaces(need, resource)

    def of_card(self, card: i64) -> float:
        """A card in the hand of this side: the better of building and recycling it."""
        kind = self.box.kinds[card]
        if kind == CALAMITY:
            return float(self.box.calamity_points)
        if kind == TREASURE:
            cubes = self.of_cube(self.box.first_cube[card]) + self.of_cube(self.box.second_cube[card])
            return max(2.0 * self.weights.cube, cubes)
        if kind != DEVELOPMENT:
            worth = 0.0
            for advice in self.advice:
                worth += advice.of_card(card)
            return worth
        return max(self.gain_of_building(card), self.of_cube(self.box.first_cube[card]))

    def of_cube(self, resource: i64) -> float:
        """A cube of this colour: more when a card under construction waits for it."""
        return (
            max(self.weights.cube, self.stored[resource]) if self.asked[resource] else self.stored[resource]
        )

    def gain_of_building(self, card: i64) -> float:
        """What slating this card should bring, less what its spaces cost, by the chance to finish it."""
        chance = self.chance_to_finish(self.box.costs[card])
        return chance * self.when_built(card) - self._price(self.box.costs[card])

    def when_built(self, card: i64) -> float:
        """Points and production of a card once it stands in the Duchy."""
        box = self.box
        worth = float(box.points[card])
        if box.combo_each[card]:
            itself = 1.0 if box.types[card] == box.combo_type[card] else 0.0
            worth += float(box.combo_each[card]) * (self._expected(box.combo_type[card]) + itself)
        if box.types[card] < TYPES:
            worth += float(self.combos[box.types[card]])
        worth += self.soldier * float(box.bonus_soldiers[card])
        worth += self.krystallium * float(box.bonus_krystallium[card])
        return worth + self._production_to_come(card)

    def _expected(self, kind: i64) -> float:
        """Cards of a type that will stand at the end: those that do, and some of those begun or to come."""
        begun = 0.0
        for slot in self.side.slots:
            if self.box.types[self.box.slot_card[slot]] == kind:
                begun += 1.0
        return float(self.types[kind]) + self.weights.begun * begun + self.weights.to_come * self.phases

    def _production_to_come(self, card: i64) -> float:
        box = self.box
        worth = 0.0
        for resource in range(BASIC):
            icons = float(box.production[4 * card + resource])
            if box.per_resource[card] == resource:
                icons += self._expected(box.per_type[card])
            if icons > 0.0:
                glut = 1.0 + self.weights.glut * float(self.produced[resource])
                worth += icons * self.weights.icons[resource] / glut
        return worth * max(0.0, self.phases - 1.0)

    def _idle(self, resource: i64) -> float:
        """Cubes of this colour still to be produced that nothing under construction asks for."""
        supply = self.weights.reach * self.phases * float(self.produced[resource]) + 0.5
        return max(0.0, supply - self.weights.crowding * float(self.asked[resource]))

    def chance_to_finish(self, need: i64) -> float:
        """Rough: how much of what this asks can still be produced beside what is asked already."""
        missing = 0.0
        for resource in range(BASIC):
            asked = float(spaces(need, resource))
            if asked > 0.0:
                missing += max(0.0, asked - self._idle(resource))
        krystallium = float(spaces(need, KRYSTALLIUM) - self.side.krystallium) + missing - 0.7 * self.phases
        soldiers = float(spaces(need, SOLDIER) - self.side.soldiers) - self.phases
        return max(0.0, 1.0 - self.weights.missing * max(0.0, krystallium) - 0.4 * max(0.0, soldiers))

    def _price(self, need: i64) -> float:
        price = 0.0
        for resource in range(BASIC):
            asked = float(spaces(need, resource))
            if asked > 0.0:
                idle = min(asked, self._idle(resource))
                price += self.weights.pay_idle * idle + self.weights.pay_cube * (asked - idle)
        krystallium = self.weights.pay_krystallium + self.krystallium - self.weights.krystallium
        soldier = self.weights.pay_soldier + self.soldier - self.weights.soldier
        price += krystallium * float(spaces(need, KRYSTALLIUM))
        return price + soldier * float(spaces(need, SOLDIER))


def phases_left(view: "View") -> float:
    """Production phases to come, with the steps that are left of a running one as quarters."""
    whole = float(ROUNDS - view.round)
    if view.phase in ("choice", "planning"):
        return whole + 1.0
    if view.phase != "production":
        return whole
    steps = ("materials", "population", "gold", "exploration")
    return whole + (1.0 - 0.25 * steps.index(view.step) if view.step in steps else 0.5)
