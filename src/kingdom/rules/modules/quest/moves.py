"""The moves of the Quest module in this order: steps, five cubes for Krystallium, looks with a Spy token.

In a step's move `second` is the step, `resource` the Krystallium that replaces cubes (packed by colour),
`area` how many Calamities are discarded, `card` the card that is recycled for it. What is not named is left
to the rules: no more Krystallium than needed, as many Calamities as possible, no card.
"""

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kingdom.rules.building.alchemy import TRANSMUTE, by_colour, cube_of
from kingdom.rules.building.cost import one, spaces
from kingdom.rules.material.looking import MOST_PLACES, PLACES
from kingdom.rules.material.resources import BASIC, RESOURCE_NAMES
from kingdom.rules.modules.quest.step import Step
from kingdom.rules.moves import MODULE, NOTHING, Move

if TYPE_CHECKING:
    from kingdom.rules.material.box import Box

STEP: Final = 0
EXCHANGE: Final = 1
LOOK: Final = 2


@final
class OwnMoves:
    """Makes all moves of this module once, numbered on from the first."""

    def __init__(self, box: "Box", first: i64, module: i64) -> None:
        self.box = box
        self.first: i64 = first
        self.module: i64 = module
        self.made: list[Move] = []

    def _add(
        self, text: str, to: i64, *, card: i64 = NOTHING, second: i64 = NOTHING, resource: i64 = NOTHING,
        area: i64 = NOTHING,
    ) -> None:  # fmt: skip
        number = self.first + len(self.made)
        move = Move(
            number, MODULE, text, module=self.module, to=to, card=card, second=second, resource=resource,
            area=area,
        )  # fmt: skip
        self.made.append(move)

    def add_steps(self, steps: list[Step], *, recycling: bool) -> None:
        """Each step plainly, then the other ways to pay for it and to benefit from it."""
        for index, step in enumerate(steps):
            cards: list[int] = [NOTHING]
            if recycling:
                cards += [card for card in range(self.box.size) if self._helps(step, card)]
            for card in cards:
                for krystallium in [NOTHING, *_krystallium(step)]:
                    for calamities in [NOTHING, *range(0 if step.first_only else step.discards)]:
                        self._add_step(step, index, card, krystallium, calamities)

    def _helps(self, step: Step, card: i64) -> bool:
        """Whether recycling a card gives a cube that the step costs."""
        for cube in (self.box.first_cube[card], self.box.second_cube[card]):
            if cube >= 0 and step.cubes[cube]:
                return True
        return False

    def _add_step(self, step: Step, index: i64, card: i64, krystallium: i64, calamities: i64) -> None:
        text = f"quest {step.words}"
        if card != NOTHING:
            text += f" recycle {self.box.ids[card]}"
        if krystallium != NOTHING:
            text += f" krystallium{_in_words(step, krystallium)}"
        if calamities != NOTHING:
            text += f" calamities {calamities}"
        self._add(text, STEP, card=card, second=index, resource=krystallium, area=calamities)

    def add_exchanges(self) -> None:
        """Every five cubes that can be given for one Krystallium: `transmute materials 3 gold 2`."""
        for amounts in product(range(TRANSMUTE + 1), repeat=BASIC):
            if sum(amounts) == TRANSMUTE:
                cubes: i64 = 0
                for resource, number in enumerate(amounts):
                    cubes += number * cube_of(resource)
                self._add(f"transmute{_cubes_in_words(cubes)}", EXCHANGE, resource=cubes)

    def add_looks(self) -> None:
        """`spy left 2` looks at the second card there, `spy own 3` at one of the own Selection area."""
        for area, name in enumerate(PLACES):
            for place in range(MOST_PLACES):
                self._add(f"spy {name} {place + 1}", LOOK, area=area, second=place)


def _krystallium(step: Step) -> Iterator[int]:
    """Every way to replace some cubes of the cost by Krystallium, packed by colour."""
    ways = [range(number + 1) for number in step.cubes]
    for amounts in product(*ways):
        packed: i64 = 0
        for resource, number in enumerate(amounts):
            packed += number * one(resource)
        if packed:
            yield packed


def _in_words(step: Step, packed: i64) -> str:
    """`3`, or where the step costs several colours ` gold 2 materials 1`."""
    colours = [resource for resource in range(BASIC) if step.cubes[resource]]
    if len(colours) == 1:
        return f" {spaces(packed, colours[0])}"
    return "".join(
        [
            f" {RESOURCE_NAMES[colour]} {spaces(packed, colour)}"
            for colour in colours
            if spaces(packed, colour)
        ]
    )


def _cubes_in_words(cubes: i64) -> str:
    return "".join(
        [
            f" {RESOURCE_NAMES[resource]} {number}"
            for resource, number in enumerate(by_colour(cubes))
            if number
        ]
    )
