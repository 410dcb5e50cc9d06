"""Reading lines: from the keyboard with completion and history, or plainly from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Protocol

LONGEST_LINE = 300


class Reader(Protocol):
    """Where the lines of the players come from."""

    interactive: bool

    def read(self, seat: int, prompt: str, moves: Sequence[str], names: Sequence[str]) -> str | None:
        """The next line of the player at this seat; None when there is none any more."""


class PlainReader:
    """Lines from a pipe or a file; each is printed, so that the output reads like the game."""

    interactive = False

    def read(self, seat: int, prompt: str, moves: Sequence[str], names: Sequence[str]) -> str | None:
        """The next line without its end."""
        line = sys.stdin.readline(LONGEST_LINE)
        if not line:
            return None
        text = line.strip()
        while line and not line.endswith("\n") and len(line) >= LONGEST_LINE:
            line = sys.stdin.readline(LONGEST_LINE)
        print(f"{prompt}{text}")
        return text


class PromptReader:
    """Lines from the keyboard; each seat has a history of its own, so that none sees the other's moves."""

    interactive = True

    def __init__(self, seats: int) -> None:
        from prompt_toolkit import PromptSession

        from kingdom.cli.tui.completion import MoveCompleter

        self._completer = MoveCompleter()
        self._sessions = [
            PromptSession[str](completer=self._completer, complete_while_typing=False) for _ in range(seats)
        ]

    def read(self, seat: int, prompt: str, moves: Sequence[str], names: Sequence[str]) -> str | None:
        """The next line; the Tab key completes it."""
        self._completer.moves = moves
        self._completer.names = names
        try:
            return self._sessions[seat].prompt(prompt).strip()
        except EOFError:
            return None


def new_reader(seats: int) -> Reader:
    """The keyboard where somebody sits at it, else a pipe."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        return PromptReader(seats)
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return PlainReader()
