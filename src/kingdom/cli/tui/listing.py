"""The legal moves in groups, numbered, so that a number can be typed instead."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from kingdom.locales import Locale
from kingdom.rules.moves import Move

SHARED_WORDS = {
    "offer": 2, "recycle": 3, "cube": 2, "krystallium": 3, "soldier": 2, "done": 0, "advisor": 2
}  # fmt: skip
"""How many words at the beginning of a move are written once for all that share them."""


def grouped(moves: Sequence[Move]) -> list[Move]:
    """The moves ordered by the kind of act, each kind as the rules list it; this is how they are numbered."""
    return sorted(moves, key=lambda move: move.verb)


def listing(moves: Sequence[Move], locale: Locale, width: int) -> RenderableType:
    """Every legal move under the heading of its kind; moves of one card share a line."""
    kinds: dict[str, dict[str, list[str]]] = {}
    for number, move in enumerate(grouped(moves), 1):
        words = move.text.split(" ")
        shared = SHARED_WORDS.get(words[0], 1)
        lines = kinds.setdefault(words[0], {})
        lines.setdefault(" ".join(words[:shared]), []).append(_choice(number, words[shared:]))
    parts: list[RenderableType] = []
    for kind, lines in kinds.items():
        key = f"kind.{kind}"
        parts.append(Text(locale.say(key) if locale.has(key) else kind, style="do"))
        for shared_words, choices in lines.items():
            parts += _lines(shared_words, choices, width)
    return Group(*parts)


def _lines(shared_words: str, choices: Sequence[str], width: int) -> list[Text]:
    """The choices side by side, on a new line where the next would not fit as a whole."""
    lines = [f"  {shared_words}".rstrip() + " "]
    for choice in choices:
        if len(lines[-1]) + len(choice) + 1 > width and lines[-1].strip():
            lines.append(" " * 5)
        lines[-1] += f" {choice}  "
    return [Text(line.rstrip()) for line in lines]


def _choice(number: int, words: Sequence[str]) -> str:
    """A move by its number; the words that are its own."""
    return " ".join([f"[{number}]", *words])
