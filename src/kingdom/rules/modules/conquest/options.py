"""Which board is played on (CONQ-1, CONQ-40)."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kingdom.rules.options import Options

FOR_TWO: Final = ("A1", "A2", "B1", "B2")
FOR_ONE: Final = ("C1", "C2")
BOARDS: Final = (*FOR_TWO, *FOR_ONE)
"""The faces of the boards; the first for two and the first for one are played where none is chosen."""


def board_of(options: "Options") -> str:
    """The face in play."""
    usual = FOR_ONE[0] if options.players == 1 else FOR_TWO[0]
    return str(options.choice("board", usual))


def check(options: "Options") -> None:
    """A face that is there, and for so many players."""
    from kingdom.rules.options import OptionsError, one_of

    board = options.choice("board")
    if board is None:
        return
    one_of("board", board, BOARDS)
    fitting = FOR_ONE if options.players == 1 else FOR_TWO
    if board not in fitting:
        number = "one player" if board in FOR_ONE else "two players"
        raise OptionsError(f"board={board!r} is for {number}; choose {' or '.join(fitting)} here.")
