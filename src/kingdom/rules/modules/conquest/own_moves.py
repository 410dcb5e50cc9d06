"""The moves of the Conquest module, each made once; `to` says which kind of move it is.

`area` is the territory, `second` a number of armies, a spot or a place, `card` what is destroyed.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kingdom.rules.material.looking import MOST_PLACES, PLACES
from kingdom.rules.moves import MODULE, NOTHING, Move

if TYPE_CHECKING:
    from kingdom.rules.material.box import Box
    from kingdom.rules.modules.conquest.board import Board

RECRUIT: Final = 0
PASS: Final = 1
DESTINATION: Final = 2
FROM: Final = 3
ARRIVE: Final = 4
REARRANGE: Final = 5
MAN: Final = 6
IMPRISON: Final = 7
DESTROY: Final = 8
PEEK: Final = 9


class _MoveList:
    """Numbers the moves on from the first."""

    def __init__(self, first: i64, module: i64) -> None:
        self.first: i64 = first
        self.module: i64 = module
        self.made: list[Move] = []

    def add(
        self, to: i64, text: str, *, area: i64 = NOTHING, second: i64 = NOTHING, card: i64 = NOTHING
    ) -> None:
        number = self.first + len(self.made)
        self.made.append(
            Move(number, MODULE, text, module=self.module, to=to, area=area, second=second, card=card)
        )

    def add_territories(self, to: i64, verb: str, board: "Board") -> None:
        for territory, name in enumerate(board.territories):
            self.add(to, f"{verb} {name}", area=territory)

    def add_spots(self, to: i64, verb: str, board: "Board") -> None:
        for spot, name in enumerate(board.spots):
            self.add(to, f"{verb} {name}", area=board.territory_of[spot], second=spot)


def own_moves(board: "Board", box: "Box", first: i64, module: i64) -> list[Move]:
    """All of them: recruit, pass, move, from, arrive, rearrange, man, imprison, destroy, peek."""
    moves = _MoveList(first, module)
    numbers = range(1, int(board.armies) + 1)
    for number in numbers:
        moves.add(RECRUIT, f"recruit {number}", second=number)
    moves.add(PASS, "pass")
    moves.add_territories(DESTINATION, "move", board)
    for territory, name in enumerate(board.territories):
        for number in numbers:
            moves.add(FROM, f"from {name} {number}", area=territory, second=number)
    moves.add(ARRIVE, "arrive")
    moves.add_territories(REARRANGE, "rearrange", board)
    moves.add_spots(MAN, "man", board)
    moves.add_territories(IMPRISON, "imprison", board)
    moves.add_spots(IMPRISON, "imprison", board)
    for card, name in enumerate(box.ids):
        moves.add(DESTROY, f"destroy {name}", card=card)
    for area, name in enumerate(PLACES):
        for place in range(MOST_PLACES):
            moves.add(PEEK, f"peek {name} {place + 1}", area=area, second=place)
    return moves.made


@final
class Moves:
    """The same moves, sorted for listing the possible ones quickly."""

    def __init__(self, made: list[Move], board: "Board") -> None:
        kinds: list[list[Move]] = [[] for _ in range(PEEK + 1)]
        for move in made:
            kinds[move.to].append(move)
        self.recruit: Final = kinds[RECRUIT]
        self.passing: Final = kinds[PASS][0]
        self.destination: Final = kinds[DESTINATION]
        self.arrive: Final = kinds[ARRIVE][0]
        self.rearrange: Final = kinds[REARRANGE]
        self.man: Final = kinds[MAN]
        # By territory, then by spot.
        self.imprison: Final = kinds[IMPRISON][: board.size]
        self.imprison_on: Final = kinds[IMPRISON][board.size :]
        self.destroy: Final = kinds[DESTROY]
        self.peek: Final = kinds[PEEK]
        armies = board.armies
        starts = kinds[FROM]
        # By territory, then by the number of armies, from 1 on.
        self.start: Final = [starts[at * armies : (at + 1) * armies] for at in range(board.size)]


_sorted: Final[dict[str, Moves]] = {}


def sorted_moves(made: list[Move], board: "Board", key: str) -> Moves:
    """The moves of a kind of game, sorted once for all games of it."""
    if key not in _sorted:
        _sorted[key] = Moves(made, board)
    return _sorted[key]
