"""The terminal: colours of the resources, and the width to draw for."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text
from rich.theme import Theme

NARROWEST = 60
WITHOUT_A_TERMINAL = 80
LETTERS = {
    "materials": "M",
    "population": "P",
    "gold": "G",
    "exploration": "E",
    "krystallium": "K",
    "soldier": "S",
}
"""Colour never stands alone: each resource has its letter, the same in every language."""

THEME = Theme(
    {
        "materials": "white",
        "population": "magenta",
        "gold": "yellow",
        "exploration": "bright_blue",
        "krystallium": "red",
        "soldier": "bold",
        "strip": "reverse bold",
        "mine": "bold green",
        "theirs": "bold yellow",
        "quiet": "dim",
        "do": "bold",
        "wrong": "red",
    }
)


def new_console() -> Console:
    """The standard output; without colours where nobody would see them or NO_COLOR forbids them."""
    columns = os.environ.get("COLUMNS", "")
    width = None if sys.stdout.isatty() else int(columns[:4]) if columns.isdecimal() else WITHOUT_A_TERMINAL
    console = Console(theme=THEME, highlight=False, markup=False, emoji=False, width=width)
    if console.width < NARROWEST:
        console.width = NARROWEST
    return console


@dataclass(frozen=True)
class Hanging:
    """A text whose further lines are set in, so that one sees where the next begins."""

    text: Text
    indent: int = 4

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = self.text.wrap(console, max(20, options.max_width - self.indent))
        for number, line in enumerate(lines):
            line.rstrip()
            yield Text(" " * self.indent).append_text(line) if number else line


def amount(resource: str, number: int) -> Text:
    """A number of one resource: M2."""
    return Text(f"{LETTERS[resource]}{number}", style=resource)


def spaced(parts: list[Text]) -> Text:
    """Short texts with a blank between."""
    return Text(" ").join(parts)
