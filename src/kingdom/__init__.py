"""It's a Wonderful Kingdom: the rules, a table to play at, opponents, and tools for people who write them."""

from typing import TYPE_CHECKING, Final

from kingdom.rules.game import Game
from kingdom.rules.moves import Move
from kingdom.rules.options import Options, OptionsError
from kingdom.rules.reasons import IllegalMove, Reason

if TYPE_CHECKING:
    from kingdom import players, testing
    from kingdom.rules.notation import NotationError, parse_move
    from kingdom.rules.record import RecordError, replay
    from kingdom.rules.sample import sample_world
    from kingdom.rules.view import View

__version__: Final = "0.1.0"

__all__ = [
    "Game",
    "IllegalMove",
    "Move",
    "NotationError",
    "Options",
    "OptionsError",
    "Reason",
    "RecordError",
    "View",
    "__version__",
    "compiled",
    "parse_move",
    "players",
    "replay",
    "sample_world",
    "testing",
]

compiled: Final[bool] = type(Game.new).__name__ != "function"
"""Whether the rules run compiled; the same source runs either way."""

_WHERE: Final = {
    "NotationError": "kingdom.rules.notation",
    "parse_move": "kingdom.rules.notation",
    "RecordError": "kingdom.rules.record",
    "replay": "kingdom.rules.record",
    "sample_world": "kingdom.rules.sample",
    "View": "kingdom.rules.view",
}


def __getattr__(name: str) -> object:
    """Load what a small program does not need only when it is asked for."""
    from importlib import import_module

    if name in _WHERE:
        return getattr(import_module(_WHERE[name]), name)
    if name in ("players", "testing"):
        return import_module(f"kingdom.{name}")
    raise AttributeError(f"module 'kingdom' has no attribute {name!r}")
