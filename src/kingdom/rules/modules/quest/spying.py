"""The Spy tokens that steps bring: a secret look at one face-down card (QST-GEN-18, RUL-86)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kingdom.rules.material.looking import is_unknown, look
from kingdom.rules.moves import Move
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.modules.quest.progress import Progress


def no_look(game: "Game", seat: i64, progress: "Progress", move: Move) -> Reason | None:
    """Why a Spy token cannot be used on this card now, or None.

    Where players act at once nothing lies face down but what everybody sees when they have finished, so a
    look could have no effect there (RUL-129).
    """
    if progress.spied == progress.spies:
        return reason("no-quest-spy")
    if game.stop.simultaneous:
        return reason("spy-in-choice")
    return None if is_unknown(game, seat, move.area, move.second) else reason("spy-nothing")


def spend(game: "Game", seat: i64, progress: "Progress", move: Move) -> None:
    """Use a token for a look."""
    progress.spied += 1
    look(game, seat, move.area, move.second)
