"""What is wrong with a deck, said to the person who wrote it: where it is, what it is, what to write."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

LARGEST_SHOWN = 10**12


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing to mend in a deck file."""

    file: str
    line: int
    what: str
    advice: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.what}; {self.advice}."


class DeckError(ValueError):
    """A deck that cannot be played, with everything that has to be mended first."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(sorted(faults, key=lambda fault: (fault.file, fault.line)))
        super().__init__("\n".join(map(str, self.faults)))


def did_you_mean(word: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant."""
    close = difflib.get_close_matches(word.casefold(), list(known), n=1)
    return close[0] if close else None


def instead(word: str, known: Sequence[str]) -> str:
    """The advice for an unknown word: the one that was probably meant, or all that are known."""
    meant = did_you_mean(word, known)
    return f"write {quoted(meant)} if you meant that" if meant else f"write one of {', '.join(known)}"


def quoted(word: str) -> str:
    """A word as it stands in the file, short and safe to print."""
    if len(word) > 40:
        word = word[:40] + "…"
    return json.dumps("".join(c if c.isprintable() else "?" for c in word), ensure_ascii=False)


def shown(value: object) -> str:
    """Any value of a TOML file in a few words."""
    match value:
        case str():
            words = quoted(value)
        case int() if abs(value) > LARGEST_SHOWN:
            words = "a huge number"
        case bool() | int() | float():
            words = str(value).lower()
        case list():
            words = "a list"
        case dict():
            words = "a table"
        case _:
            words = "a date or time"
    return words
