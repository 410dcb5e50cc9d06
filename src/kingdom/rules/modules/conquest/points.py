"""What territories are worth at the end (CONQ-39, CONQ-48)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kingdom.rules.modules.conquest.board import bit
from kingdom.rules.modules.conquest.spots import BLUE, COLOURS
from kingdom.rules.scoring import Line

if TYPE_CHECKING:
    from kingdom.rules.modules.conquest.armies import Armies
    from kingdom.rules.scoring import Score

TERRITORIES: Final = "territories"
ENEMY_TERRITORIES: Final = "enemy-territories"
"""The lines of a score: what is controlled, and in a game of one what the enemy controls."""


def score_territories(armies: "Armies", colour: i64, score: "Score") -> None:
    """A line for each territory; one player loses the points of those that the enemy controls."""
    _add_lines(armies, colour, TERRITORIES, 1, score)
    if armies.alone:
        _add_lines(armies, BLUE, ENEMY_TERRITORIES, -1, score)


def _add_lines(armies: "Armies", colour: i64, what: str, sign: i64, score: "Score") -> None:
    board = armies.board
    held = armies.held(colour)
    for territory in range(board.size):
        points = board.points[len(COLOURS) * territory + colour]
        if points and held & bit(territory):
            score.lines.append(Line(what, int(sign * points), card=board.territories[territory]))
