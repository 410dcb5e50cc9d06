"""Which moves of this module there are, sorted for listing the possible ones quickly."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kingdom.rules.building.alchemy import TRANSMUTE, cubes_in
from kingdom.rules.modules.quest.moves import EXCHANGE, STEP
from kingdom.rules.modules.quest.obstacle import NONE, PAYMENT, obstacle
from kingdom.rules.modules.quest.spying import can_look
from kingdom.rules.moves import NOTHING, Move
from kingdom.rules.phases.planning import Planning

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.modules.quest.progress import Progress
    from kingdom.rules.modules.quest.step import Step

HIGHEST: Final[i64] = 0x80808080
"""The highest bit of each colour's byte in the Alchemy area, where never so many cubes lie."""

UNLIKE_ANY: Final = -1
"""The case of a moment that has to be looked at by itself."""
MANY: Final = 32
MOST_CALAMITIES: Final = 7

MOST_RECYCLED: Final = 2
"""A Treasure gives two cubes, no card gives more."""


def holds(alchemy: i64, cubes: i64) -> bool:
    """Whether the Alchemy area has at least these cubes of each colour: no byte borrows when subtracting."""
    return ((alchemy | HIGHEST) - cubes) & HIGHEST == HIGHEST


@final
class Ways:
    """Every way to complete each step, every exchange, every look; it never changes."""

    def __init__(self, own: list[Move], steps: "list[Step]", cards: i64) -> None:
        self.steps = steps
        # Who has fewer cubes, Krystallium and Soldiers in all needs no closer look.
        self.cheapest: i64 = min([step.pieces for step in steps])
        # A step may ask for cards in the Duchy, too.
        self.conditional: bool = False
        for step in steps:
            if step.type_count:
                self.conditional = True
        self.plain: list[Move] = []
        self.other: list[list[Move]] = [[] for _ in steps]
        # By step and by the card that is recycled for it.
        self.recycling: list[list[list[Move]]] = [[[] for _ in range(cards)] for _ in steps]
        # Whether there are such ways at all: where cubes are stored, recycling into the area does the same.
        self.recycles: bool = False
        self.exchanges: list[Move] = []
        self.looks: list[Move] = []
        for move in own:
            self._sort_in(move)

    def _sort_in(self, move: Move) -> None:
        if move.to == EXCHANGE:
            self.exchanges.append(move)
        elif move.to != STEP:
            self.looks.append(move)
        elif move.card != NOTHING:
            self.recycling[move.second][move.card].append(move)
            self.recycles = True
        elif move.resource == NOTHING and move.area == NOTHING:
            self.plain.append(move)
        else:
            self.other[move.second].append(move)

    def case(self, game: "Game", seat: i64, progress: "Progress") -> i64:
        """All that `list_paid` depends on as one number; UNLIKE_ANY where it depends on more."""
        side = game.sides[seat]
        if self.conditional or (self.recycles and isinstance(game.stop, Planning)):
            return UNLIKE_ANY
        case = side.alchemy
        for number in (side.krystallium, side.soldiers, side.cubes):
            if number >= MANY:
                return UNLIKE_ANY
            case = case * MANY + number
        calamities = side.calamities if side.calamities < MOST_CALAMITIES else MOST_CALAMITIES
        return ((case * 8 + calamities) * 8 + game.stop.resource + 1) * 256 + progress.done

    def list_paid(self, game: "Game", seat: i64, progress: "Progress", out: list[Move]) -> None:
        """The steps and exchanges that this player could pay for now."""
        self.list_steps(game, seat, progress, out)
        self.list_exchanges(game, seat, out)

    def list_steps(self, game: "Game", seat: i64, progress: "Progress", out: list[Move]) -> None:
        """The ways in which this player could complete a step now."""
        side = game.sides[seat]
        recycles = self.recycles and isinstance(game.stop, Planning)
        pieces = cubes_in(side.alchemy) + side.krystallium + side.soldiers + side.cubes
        if pieces + (MOST_RECYCLED if recycles else 0) < self.cheapest:
            return
        index: i64 = -1
        for step in self.steps:
            index += 1
            if pieces + (MOST_RECYCLED if recycles else 0) < step.pieces:
                continue
            kind = obstacle(game, seat, progress, step, self.plain[index])
            if kind == NONE:
                out.append(self.plain[index])
                for move in self.other[index]:
                    if obstacle(game, seat, progress, step, move) == NONE:
                        out.append(move)
            if recycles and kind in (NONE, PAYMENT):
                self._list_recycling(game, seat, progress, index, out)

    def _list_recycling(
        self, game: "Game", seat: i64, progress: "Progress", index: i64, out: list[Move]
    ) -> None:
        last: i64 = NOTHING
        for card in game.sides[seat].selection:
            if card != last:
                for move in self.recycling[index][card]:
                    if obstacle(game, seat, progress, self.steps[index], move) == NONE:
                        out.append(move)
            last = card

    def list_exchanges(self, game: "Game", seat: i64, out: list[Move]) -> None:
        """The five cubes that this player could give for a Krystallium now (QST-GEN-7)."""
        alchemy = game.sides[seat].alchemy
        if cubes_in(alchemy) >= TRANSMUTE:
            for move in self.exchanges:
                if holds(alchemy, move.resource):
                    out.append(move)

    def list_looks(self, game: "Game", seat: i64, progress: "Progress", out: list[Move]) -> None:
        """The face-down cards at which this player could look now."""
        if not game.stop.simultaneous:
            for move in self.looks:
                if can_look(game, seat, progress, move):
                    out.append(move)
