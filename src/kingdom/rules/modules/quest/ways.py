"""Which moves of this module there are, sorted for listing the possible ones quickly."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.building.alchemy import TRANSMUTE, cube_of, cubes_in, of_colour
from kingdom.rules.material.resources import BASIC
from kingdom.rules.modules.quest.moves import EXCHANGE, STEP
from kingdom.rules.modules.quest.obstacle import NONE, obstacle
from kingdom.rules.modules.quest.payment import may_be_payable, total_of
from kingdom.rules.modules.quest.spying import can_look
from kingdom.rules.moves import NOTHING, Move
from kingdom.rules.phases.planning import Planning

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.material.side import Side
    from kingdom.rules.modules.quest.progress import Progress
    from kingdom.rules.modules.quest.step import Step

HIGHEST: Final[i64] = 0x80808080
"""The highest bit of each colour's byte in the Alchemy area, where never so many cubes lie."""

MOST_RECYCLED: Final = 2
"""A Treasure gives two cubes, no card gives more."""


def holds(alchemy: i64, cubes: i64) -> bool:
    """Whether the Alchemy area has at least these cubes of each colour: no byte borrows when subtracting."""
    return ((alchemy | HIGHEST) - cubes) & HIGHEST == HIGHEST


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
        # Who has fewer cubes, Krystallium and Soldiers in all needs no closer look.
        self.cheapest: i64 = min([step.pieces for step in steps]) - self.recycled

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

    def out_of_reach(self, side: "Side") -> bool:
        """Whether this player has too little for any step and for an exchange."""
        cubes = cubes_in(side.alchemy)
        pieces = cubes + side.krystallium + side.soldiers + side.cubes
        return pieces < self.cheapest and cubes < TRANSMUTE

    def _recycles(self, game: "Game", side: "Side") -> bool:
        """Whether the cubes of a recycled card could come together with enough others to turn."""
        if self.recycled == 0 or cubes_in(side.alchemy) + self.recycled < TRANSMUTE:
            return False
        return isinstance(game.stop, Planning)

    def list_paid(self, game: "Game", seat: i64, progress: "Progress", out: list[Move]) -> None:
        """The steps and exchanges that this player could pay for now."""
        self.list_steps(game, seat, progress, out)
        alchemy = game.sides[seat].alchemy
        if self.exchanges and cubes_in(alchemy) >= TRANSMUTE:
            out += self._exchanges_with(alchemy)

    def list_steps(self, game: "Game", seat: i64, progress: "Progress", out: list[Move]) -> None:
        """The ways in which this player could complete a step now."""
        side = game.sides[seat]
        recycles = self._recycles(game, side)
        cubes = side.alchemy
        if side.cubes and game.stop.resource >= 0:
            cubes += side.cubes * cube_of(game.stop.resource)
        index: i64 = 0
        for step in self.steps:
            if progress.done & step.bit == 0:
                if may_be_payable(step, cubes, side.krystallium, side.soldiers):
                    _list_ways(game, seat, progress, step, self.plain[index], out)
                if recycles:
                    self._list_recycling(game, seat, progress, index, out)
            index += 1

    def _list_recycling(
        self, game: "Game", seat: i64, progress: "Progress", index: i64, out: list[Move]
    ) -> None:
        side = game.sides[seat]
        step = self.steps[index]
        last: i64 = NOTHING
        for card in side.selection:
            cubes = side.alchemy + self.cubes_of[card]
            turns = card != last and cubes_in(cubes) >= TRANSMUTE
            if turns and may_be_payable(step, cubes, side.krystallium, side.soldiers):
                _list_ways(game, seat, progress, step, self.recycling[index][card], out)
            last = card

    def _exchanges_with(self, alchemy: i64) -> list[Move]:
        """The five cubes that could be given for a Krystallium out of this Alchemy area (QST-GEN-7)."""
        holding: i64 = 0
        for resource in range(BASIC):
            cubes = of_colour(alchemy, resource)
            if cubes > TRANSMUTE:
                cubes = TRANSMUTE
            holding = holding * (TRANSMUTE + 1) + cubes
        found = self.exchanges_of[holding]
        if found is None:
            found = [move for move in self.exchanges if holds(alchemy, move.resource)]
            self.exchanges_of[holding] = found
        return found

    def list_looks(self, game: "Game", seat: i64, progress: "Progress", out: list[Move]) -> None:
        """The face-down cards at which this player could look now."""
        if not game.stop.simultaneous:
            for move in self.looks:
                if can_look(game, seat, progress, move):
                    out.append(move)


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
