"""One language: its texts by key, read once from the TOML files of its folder."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

LANGUAGES = ("en", "fr", "es")
_ONE, _OTHER = "one", "other"


class Locale:
    """The texts of one language. A text that counts something has two forms, KEY.one and KEY.other."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"There is no language {language!r}; choose one of {', '.join(LANGUAGES)}.")
        self.language = language
        self.texts = dict(_read(language))

    def __repr__(self) -> str:
        return f"Locale({self.language!r})"

    def has(self, key: str) -> bool:
        """Whether this language has a text under this key, in one form or two."""
        return key in self.texts or f"{key}.{_OTHER}" in self.texts

    def say(self, key: str, **words: object) -> str:
        """The text of this key with its words put in; `count` decides between two forms."""
        text = self.texts.get(key)
        if text is None:
            text = self.texts[f"{key}.{self._form(words.get('count', 2))}"]
        return text.format_map(words)

    def count(self, noun: str, number: int) -> str:
        """A number of something: "1 Soldier", "3 Soldiers"."""
        return f"{number} {self.say(noun, count=number)}"

    def together(self, parts: Sequence[str]) -> str:
        """Several things as one enumeration: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.texts['word.and']} {parts[-1]}"

    def _form(self, number: object) -> str:
        """French counts nothing as one, English and Spanish as many."""
        one = (-1, 0, 1) if self.language == "fr" else (-1, 1)
        return _ONE if number in one else _OTHER


@cache
def locale(language: str) -> Locale:
    """The locale of this language, read only once."""
    return Locale(language)


def _read(language: str) -> Iterator[tuple[str, str]]:
    for file in sorted((resources.files("kingdom.locales") / language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            yield from _flat(tomllib.loads(file.read_text(encoding="utf-8")))


def _flat(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{path}{name}.")
        else:
            yield path + name, value
