"""Which moves of this module there are, sorted for listing the possible ones quickly."""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.building.alchemy import COLOUR_BITS, TRANSMUTE, cube_of, cubes_in, of_colour
from kingdom.rules.building.any_time import MOST_RECYCLED
from kingdom.rules.material.resources import BASIC
from kingdom.rules.modules.quest.moves import EXCHANGE, STEP
from kingdom.rules.modules.quest.obstacle import NONE, obstacle
from kingdom.rules.modules.quest.payment import total_of
from kingdom.rules.modules.quest.reach import reach_of, within
from kingdom.rules.moves import NOTHING, Move
from kingdom.rules.phases.planning import Planning

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.modules.quest.progress import Progress
    from kingdom.rules.modules.quest.step import Step


@final
class Ways:
    """Every way to complete each step, every exchange, every look; the same for all games of a kind."""

    def __init__(self, own: list[Move], steps: "list[Step]", box: "Box") -> None:
        self.steps = steps
        # By step, the plain way first; then by step and by the card that is recycled for it.
        self.plain: list[list[Move]] = [[] for _ in steps]
        self.recycling: list[list[list[Move]]] = [[[] for _ in range(box.size)] for _ in steps]
        self.cubes_of: vec[i64] = vec[i64]([_recycled_from(box, card) for card in range(box.size)])
        # How many cubes such a card gives at most; none where cubes are stored, for recycling into the
        # Alchemy area does the same.
        self.recycled: i64 = 0
        self.exchanges: list[Move] = []
        # Those that are possible, by what the Alchemy area holds: each is filled in when it is first needed.
        self.exchanges_of: list[list[Move] | None] = [None] * (TRANSMUTE + 1) ** BASIC
        self.looks: list[Move] = []
        for move in own:
            self._sort_in(move)
        # By step: what must at least be within reach.
        self.least: vec[i64] = vec[i64]([step.least for step in steps])

    def _sort_in(self, move: Move) -> None:
        if move.to == EXCHANGE:
            self.exchanges.append(move)
        elif move.to != STEP:
            self.looks.append(move)
        elif move.card != NOTHING:
            self.recycling[move.second][move.card].append(move)
            self.recycled = MOST_RECYCLED
        else:
            self.plain[move.second].append(move)

    def list_paid(self, game: "Game", seat: i64, progress: "Progress", out: list[Move]) -> None:
        """The steps and exchanges that this player could pay for now."""
        side = game.sides[seat]
        cubes = side.alchemy
        number = cubes_in(cubes)
        recycles = self.recycled > 0 and number + self.recycled >= TRANSMUTE
        if side.cubes and game.stop.resource >= 0:
            cubes += side.cubes << COLOUR_BITS * game.stop.resource
        reach = reach_of(cubes, side.krystallium, side.soldiers)
        index: i64 = 0
        for least in self.least:
            if (progress.done >> index) & 1 == 0:
                if within(reach, least):
                    _list_ways(game, seat, progress, self.steps[index], self.plain[index], out)
                if recycles:
                    self._list_recycling(game, seat, progress, index, out)
            index += 1
        if number >= TRANSMUTE:
            out += self._exchanges_with(side.alchemy)

    def _list_recycling(
        self, game: "Game", seat: i64, progress: "Progress", index: i64, out: list[Move]
    ) -> None:
        """Its cubes come together with enough others to turn into Krystallium, and pay for the step first."""
        if not isinstance(game.stop, Planning):
            return
        side = game.sides[seat]
        last: i64 = NOTHING
        for card in side.selection:
            cubes = side.alchemy + self.cubes_of[card]
            turns = card != last and cubes_in(cubes) >= TRANSMUTE
            if turns and within(reach_of(cubes, side.krystallium, side.soldiers), self.least[index]):
                _list_ways(game, seat, progress, self.steps[index], self.recycling[index][card], out)
            last = card

    def any_within(self, reach: i64, done: i64) -> bool:
        """Whether a step that is not done could be within reach."""
        for least in self.least:
            if within(reach, least) and done & 1 == 0:
                return True
            done >>= 1
        return False

    def _exchanges_with(self, alchemy: i64) -> list[Move]:
        """The five cubes that could be given for a Krystallium out of this Alchemy area (QST-GEN-7)."""
        holding: i64 = 0
        cubes: i64 = 0
        for resource in range(BASIC):
            number = of_colour(alchemy, resource)
            if number > TRANSMUTE:
                number = TRANSMUTE
            holding = holding * (TRANSMUTE + 1) + number
            cubes += number * cube_of(resource)
        found = self.exchanges_of[holding]
        if found is None:
            reach = reach_of(cubes, 0, 0)
            found = [move for move in self.exchanges if within(reach, move.resource)]
            self.exchanges_of[holding] = found
        return found


def _recycled_from(box: "Box", card: int) -> int:
    """The cubes that recycling a card gives, as they lie in an Alchemy area."""
    cubes: i64 = 0
    for resource in (box.first_cube[card], box.second_cube[card]):
        if resource >= 0:
            cubes += cube_of(resource)
    return cubes


def _list_ways(
    game: "Game", seat: i64, progress: "Progress", step: "Step", ways: list[Move], out: list[Move]
) -> None:
    """The possible ones of these ways to complete a step."""
    side = game.sides[seat]
    # What names more Krystallium than there is, or more Calamities, needs no closer look.
    spare = side.krystallium - step.krystallium
    for move in ways:
        if move.area >= side.calamities and move.area != NOTHING:
            continue
        if move.resource != NOTHING and total_of(move.resource) > spare:
            continue
        if obstacle(game, seat, progress, step, move) == NONE:
            out.append(move)
