"""The moves of the Menace module, written down once for each kind of game."""

from typing import Final, final

from mypy_extensions import i64

from kingdom.rules.moves import MODULE, NOTHING, Move

VANQUISH: Final = 0
GIVE_UP: Final = 1
COVER: Final = 2
FREEZE: Final = 3
DRAW: Final = 4
LOSE: Final = 5
ILLUSION: Final = 6
SWAP: Final = 7
NO_SWAP: Final = 8


@final
class MoveList:
    """Moves with their numbers; `area` of a Menace's move is the place of its deck among those in play."""

    def __init__(self, first: i64, module: i64) -> None:
        self.first: Final[i64] = first
        self.module: Final[i64] = module
        self.deck: i64 = NOTHING
        self.made: list[Move] = []

    def add(
        self,
        act: i64,
        text: str,
        *,
        card: i64 = NOTHING,
        second: i64 = NOTHING,
        resource: i64 = NOTHING,
    ) -> None:
        """One more move of the deck that is writing."""
        number = self.first + len(self.made)
        move = Move(
            number,
            MODULE,
            text,
            card=card,
            area=self.deck,
            to=act,
            second=second,
            resource=resource,
            module=self.module,
        )
        self.made.append(move)
