"""The text of a deck file: reading it safely, and finding the line on which a value stands."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kingdom.rules.cards.faults import DeckError, Fault

ValuePath = tuple[str | int, ...]
"""The way to a value: ("card", 3, "cost", "gold") is the Gold in the cost of the fourth card."""

LONGEST_FILE = 128_000
LONGEST_LINE = 400
"""A deck comes from strangers too; within these limits no text takes long to read."""

_HEADER = re.compile(r"\s*(\[\[?)([^\[\]]+)\]")
_KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
_QUOTES = re.compile(r"""\"\"\"|'''|"(?:\\.|[^"\\])*"|'[^']*'|#.*""")

_ADVICE = {
    "Expected '='": "write name = value",
    "Cannot overwrite": "write each field only once",
    "Cannot declare": "write each table only once, and [[card]] with double brackets for each card",
    "Cannot mutate": "write each field only once",
    "Invalid value": 'write text in "double quotes" and numbers in plain digits',
    "Invalid initial character": "write a field's name in plain letters",
    "Unclosed": "close what was opened",
    "Unterminated": "close the quotes",
    "Illegal character": "close the quotes on the same line, and remove control characters",
}


@dataclass(frozen=True, slots=True)
class Source:
    """A deck file that was read: its tables, and the line of each table and field."""

    file: str
    tables: dict[str, Any]
    lines: dict[ValuePath, int]

    def line(self, path: ValuePath) -> int:
        """The line of a value, or of the nearest thing around it that has one."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)


def read_source(deck: Path | str | bytes, file: str) -> Source:
    """Read a file, or the text of one; a DeckError says why it cannot be read."""
    text = _text(deck, file).replace("\r\n", "\n")
    if len(text) > LONGEST_FILE:
        raise _unreadable(file, 1, f"{len(text)} characters are too many", f"keep to {LONGEST_FILE}")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise _unreadable(file, number, f"{len(line)} characters are too many", f"keep to {LONGEST_LINE}")
    try:
        tables = tomllib.loads(text)
    except RecursionError:
        raise _unreadable(file, 1, "brackets stand too deep in each other", "close them") from None
    except ValueError as error:
        raise _not_toml(str(error), text, file) from None
    return Source(file, tables, _Scan().run(text))


def _text(deck: Path | str | bytes, file: str) -> str:
    try:
        data = deck.read_bytes() if isinstance(deck, Path) else deck
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        advice = "give the path of a TOML file that you may read"
        raise _unreadable(file, 1, f"the file cannot be read ({reason})", advice) from None
    if isinstance(data, str):
        return data
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise _unreadable(file, line, "this is not UTF-8 text", "save the file as UTF-8") from None


def _unreadable(file: str, line: int, what: str, advice: str) -> DeckError:
    return DeckError([Fault(file, line, what, advice)])


def _not_toml(message: str, text: str, file: str) -> DeckError:
    where = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)", message)
    reason = message[: where.start()] if where else message
    line = int(where[1]) if where and where[1] else text.count("\n") + 1
    advice = next(
        (advice for start, advice in _ADVICE.items() if reason.startswith(start)), "see https://toml.io"
    )
    return _unreadable(file, line, f"this is not TOML: {reason[:1].lower()}{reason[1:]}", advice)


@dataclass(slots=True)
class _Scan:
    """One walk over the lines of a valid TOML text, which keeps where each table and field begins."""

    lines: dict[ValuePath, int] = field(default_factory=dict)
    last_of: dict[ValuePath, int] = field(default_factory=dict)
    table: ValuePath = ()
    open_quotes: str = ""

    def run(self, text: str) -> dict[ValuePath, int]:
        for number, line in enumerate(text.split("\n"), 1):
            if not self.open_quotes:
                self._note(line, number)
            self._follow_quotes(line)
        return self.lines

    def _note(self, line: str, number: int) -> None:
        if header := _HEADER.match(line):
            self.table = self._path((), _names(header[2]), new_entry=header[1] == "[[")
            self._keep(self.table, number)
        elif key := _KEY.match(line):
            self._keep(self._path(self.table, _names(key[1])), number)

    def _keep(self, path: ValuePath, number: int) -> None:
        """What stands around a value begins on the first line that tells of it."""
        for depth in range(1, len(path) + 1):
            self.lines.setdefault(path[:depth], number)

    def _path(self, path: ValuePath, names: list[str], *, new_entry: bool = False) -> ValuePath:
        """[[card]] opens the next card; [card.origin] belongs to the last one."""
        for depth, name in enumerate(names, 1):
            path = (*path, name)
            if new_entry and depth == len(names):
                self.last_of[path] = self.last_of.get(path, -1) + 1
            if path in self.last_of:
                path = (*path, self.last_of[path])
        return path

    def _follow_quotes(self, line: str) -> None:
        """Text between triple quotes may look like a field; remember whether the line ends inside one."""
        while line:
            if self.open_quotes:
                _, found, line = line.partition(self.open_quotes)
                self.open_quotes = "" if found else self.open_quotes
            else:
                opening = _QUOTES.search(line)
                line = line[opening.end() :] if opening else ""
                self.open_quotes = opening[0] if opening and opening[0] in {'"""', "'''"} else ""


def _names(dotted: str) -> list[str]:
    return [name.strip().strip("\"'") for name in dotted.split(".")]
