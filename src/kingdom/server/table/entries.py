"""What happens at a table, as it is written into the log: one entry for each accepted command."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MOVE: Final = "move"
SIT: Final = "sit"
TAKE_BACK: Final = "take-back"
ASK: Final = "ask"
DENY: Final = "deny"
RESIGN: Final = "resign"
TAKE_THE_WIN: Final = "take-the-win"
STAND_IN: Final = "stand-in"
COME_BACK: Final = "come-back"
WISH: Final = "wish"
REMATCH: Final = "rematch"


@dataclass(frozen=True)
class Entry:
    """One line of the log: what a seat did, in words that belong to the kind, and the id of the command
    with a digest of what it said.

    move: its written form. sit: the hash of the key, a space, the name. take-back: where in the history, and
    `alone` when only that move goes. ask: where. stand-in: the computer player. rematch: the new game.
    """

    kind: str
    seat: int
    text: str = ""
    token: str | None = None
    digest: str | None = None
