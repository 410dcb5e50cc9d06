"""Where the Army pawns of both colours are: on territories and Bonus spots, in reserve, in Prison."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.modules.conquest.board import NOWHERE, Board, bit, number_of
from kingdom.rules.modules.conquest.spots import BLUE, COLOURS, DOUBLE_MOVE, PRISON, RED

NOBODY: Final = -1


@final
class Armies:
    """The pawns of one game; the other colour of 0 is 1."""

    def __init__(self, board: Board, *, alone: bool) -> None:
        self.board: Final[Board] = board
        # In a game of one the enemy's castle can be taken, and what he loses leaves the board.
        self.alone: Final = alone
        # How many stand on each territory: all of Red, then all of Blue.
        self.on: vec[i64] = vec[i64]([0] * (len(COLOURS) * int(board.size)))
        # The spots on which pawns of each colour stand; each spot takes one (CONQ-5).
        self.manned: vec[i64] = vec[i64]([0, 0])
        # In a game of one the enemy's reserve is what lies beside the board (RUL-116).
        self.reserve: vec[i64] = vec[i64]([board.armies, board.armies])
        self.prison: vec[i64] = vec[i64]([0, 0])

    def clone(self) -> "Armies":
        """An independent copy."""
        copy = Armies(self.board, alone=self.alone)
        copy.on = self.on[:]
        copy.manned = self.manned[:]
        copy.reserve = self.reserve[:]
        copy.prison = self.prison[:]
        return copy

    # --- reading ---------------------------------------------------------------------------------------

    def at(self, colour: i64, territory: i64) -> i64:
        """How many pawns of a colour stand there."""
        return self.on[colour * self.board.size + territory]

    def held(self, colour: i64) -> i64:
        """The territories on which pawns of a colour stand (CONQ-7)."""
        bits: i64 = 0
        first = colour * self.board.size
        for territory in range(self.board.size):
            if self.on[first + territory]:
                bits |= bit(territory)
        return bits

    def controlled(self, colour: i64) -> i64:
        """Those, and the castle of the colour, which is its own even without a pawn (CONQ-4)."""
        bits = self.held(colour)
        if colour == BLUE and self.alone:
            return bits
        return bits | bit(self.board.castles[colour])

    def spots_of_kind(self, colour: i64, kind: i64) -> i64:
        """How many spots of a kind a colour stands on."""
        return number_of(self.manned[colour] & self.board.of_kind[kind])

    def moves_double(self, colour: i64) -> bool:
        """Whether a spot lets the pawns of a colour move two territories (CONQ-34)."""
        return (self.manned[colour] & self.board.of_kind[DOUBLE_MOVE]) != 0

    def jailer(self) -> i64:
        """The colour that stands on the Prison, or NOBODY."""
        prison = self.board.of_kind[PRISON]
        for colour in (RED, BLUE):
            if self.manned[colour] & prison:
                return colour
        return NOBODY

    def beside_spots(self, colour: i64, territory: i64) -> i64:
        """How many pawns of a colour stand in a territory, but on none of its spots."""
        spots = self.manned[colour] & self.board.spots_of[territory]
        return self.at(colour, territory) - number_of(spots)

    # --- placing ---------------------------------------------------------------------------------------

    def add(self, colour: i64, territory: i64, number: i64) -> None:
        """So many pawns more, or with a negative number fewer; their spots are seen to by the caller."""
        self.on[colour * self.board.size + territory] += number

    def send_home(self, colour: i64, number: i64) -> None:
        """Pawns go to their castle; those of the enemy of one player beside the board (CONQ-24, CONQ-47)."""
        if colour == BLUE and self.alone:
            self.reserve[colour] += number
        else:
            self.add(colour, self.board.castles[colour], number)

    def set_up(self) -> None:
        """The pawns on the spots that show one; alone the enemy everywhere else (CONQ-12, CONQ-43)."""
        board = self.board
        for spot, colour in enumerate(board.starts):
            if colour != NOWHERE:
                self.add(colour, board.territory_of[spot], 1)
                self.reserve[colour] -= 1
                self.manned[colour] |= bit(spot)
        if self.alone:
            self.reinforce(board.guard)

    def reinforce(self, guard: i64) -> i64:
        """An enemy pawn comes to each territory without any; so many to his castle. Returns where (CONQ-45).

        When too few lie beside the board, the territories that come first on it get them (RUL-116).
        """
        board = self.board
        free = ~(self.held(BLUE) | self.controlled(RED))
        came: i64 = 0
        for territory in range(board.size):
            wanted: i64 = guard if territory == board.castles[BLUE] else 1
            number = min(wanted, self.reserve[BLUE])
            if number and free & bit(territory):
                self.add(BLUE, territory, number)
                self.reserve[BLUE] -= number
                self.manned[BLUE] |= board.of_kind[PRISON] & board.spots_of[territory]
                came |= bit(territory)
        return came
