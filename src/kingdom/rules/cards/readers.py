"""Reading one value of a deck file: each reader returns what it read, or notes a fault and returns None."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kingdom.rules.cards.faults import Fault, instead, quoted, shown
from kingdom.rules.cards.model import DESIGNED, LANGUAGES, RESOURCES, TYPES, Combo, PerType
from kingdom.rules.cards.source import Source, ValuePath

MOST = 31
"""The most spaces, icons or copies of one kind that the engine counts on one card."""

MOST_POINTS = 99
MOST_FOR_GOLD = 999
LONGEST_NAME = 40

NOTATION = {"left", "right", "up", "trap", "alchemy", "done", *RESOURCES, "krystallium", "soldier"}
"""Words of the written moves, which no card may be called."""

_ID = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a value stands, in the file and in words, and the list that collects what is wrong there."""

    source: Source
    faults: list[Fault]
    path: ValuePath = ()
    words: str = ""

    def at(self, key: str | int, words: str | None = None) -> Place:
        """The place of something inside this one."""
        known = words if words is not None else quoted(str(key))[1:-1]
        return replace(self, path=(*self.path, key), words=f"{self.words}, {known}" if self.words else known)

    def fault(self, what: str, advice: str) -> None:
        """Note what is wrong here and what to write instead."""
        said = f"{self.words}: {what}" if self.words else what
        self.faults.append(Fault(self.source.file, self.source.line(self.path), said, advice))


Reader = Callable[[object, Place], object]


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a table: how it is read, and whether a new card must have it."""

    read: Reader
    needed: bool = False


def read_table(value: object, known: Mapping[str, Field], place: Place) -> dict[str, Any]:
    """The known fields of a table that could be read; every other one is a fault."""
    if not isinstance(value, dict):
        place.fault(f"{shown(value)} is not a table", f"write a table with {', '.join(known)}")
        return {}
    given = {}
    for key, inner in value.items():
        if key not in known:
            place.at(key).fault("there is no such field", instead(key, list(known)))
        elif (read := known[key].read(inner, place.at(key))) is not None:
            given[key] = read
    return given


def missing(value: object, known: Mapping[str, Field]) -> list[str]:
    """The needed fields that a table does not have."""
    present = value if isinstance(value, dict) else {}
    return [key for key, each in known.items() if each.needed and key not in present]


def number(least: int, most: int, otherwise: str = "") -> Reader:
    """A reader of whole numbers within bounds."""
    advice = f"write a whole number from {least} to {most}{otherwise and f', {otherwise}'}"

    def read(value: object, place: Place) -> int | None:
        if type(value) is int and least <= value <= most:
            return value
        place.fault(f"{shown(value)} cannot stand here", advice)
        return None

    return read


def truth(value: object, place: Place) -> bool | None:
    """A reader of yes and no."""
    if isinstance(value, bool):
        return value
    place.fault(f"{shown(value)} cannot stand here", "write true or false")
    return None


def line_of_text(value: object, place: Place) -> str | None:
    """A reader of a text that fits on one line."""
    if isinstance(value, str) and value.strip() and value.isprintable():
        return value.strip()
    place.fault(f"{shown(value)} cannot stand here", 'write one line of text in "double quotes"')
    return None


def one_of(known: Sequence[str]) -> Reader:
    """A reader of one word out of a few."""

    def read(value: object, place: Place) -> str | None:
        if isinstance(value, str) and value in known:
            return value
        word = value if isinstance(value, str) else ""
        place.fault(f"{shown(value)} is not known here", instead(word, known))
        return None

    return read


def amounts(known: Sequence[str], *, at_least_one: bool = False) -> Reader:
    """A reader of tables such as { materials = 2, gold = 1 }."""
    kinds = {kind: Field(number(1, MOST, "or leave it out")) for kind in known}

    def read(value: object, place: Place) -> dict[str, int] | None:
        if at_least_one and value == {}:
            place.fault("nothing is asked", f"write at least one of {', '.join(known)}")
            return None
        return read_table(value, kinds, place)

    return read


def resources(least: int, most: int) -> Reader:
    """A reader of what a card gives when it is recycled: "gold" or ["gold", "materials"]."""
    wanted = str(least) if least == most else f"{least} or {most}"
    known = one_of(RESOURCES)

    def read(value: object, place: Place) -> tuple[str, ...] | None:
        given = value if isinstance(value, list) else [value]
        if not least <= len(given) <= most:
            place.fault(f"{len(given)} resources are given", f"write {wanted} of {', '.join(RESOURCES)}")
            return None
        return tuple(str(known(each, place)) for each in given)

    return read


def names(value: object, place: Place) -> dict[str, str] | None:
    """A reader of a name in each language."""
    given = read_table(value, {language: Field(line_of_text) for language in LANGUAGES}, place)
    for language, name in given.items():
        if len(name) > LONGEST_NAME:
            place.at(language).fault("the name is too long", f"write at most {LONGEST_NAME} letters")
    return given


def whole(value: object, parts: Mapping[str, Field], place: Place) -> dict[str, Any] | None:
    """A small table of which nothing may be left out."""
    given = read_table(value, parts, place)
    if isinstance(value, dict):
        for key in missing(value, parts):
            place.fault(f"{key} is missing", f"write {key} = …")
    return given if len(given) == len(parts) else None


def per_type(value: object, place: Place) -> PerType | None:
    """A reader of { resource = "gold", type = "structure" }."""
    parts = {"resource": Field(one_of(RESOURCES), needed=True), "type": Field(one_of(TYPES), needed=True)}
    given = whole(value, parts, place)
    return PerType(**given) if given else None


def points(value: object, place: Place) -> tuple[int, Combo | None] | None:
    """A reader of the points on a card: 3, or { each = 2, per = "monument" }."""
    if isinstance(value, dict):
        parts = {"each": Field(number(1, MOST), needed=True), "per": Field(one_of(TYPES), needed=True)}
        given = whole(value, parts, place)
        return (0, Combo(given["each"], given["per"])) if given else None
    if type(value) is int and 0 <= value <= MOST_POINTS:
        return value, None
    advice = f'write a number from 0 to {MOST_POINTS}, or {{ each = 2, per = "monument" }}'
    place.fault(f"{shown(value)} cannot stand here", advice)
    return None


def medals(value: object, place: Place) -> tuple[int, ...] | None:
    """A reader of the points that earn Bronze, Silver and Gold: three rising numbers."""
    given = value if isinstance(value, list) else []
    points = [each for each in given if type(each) is int and 0 < each <= MOST_FOR_GOLD]
    if len(points) == len(given) == 3 and points == sorted(set(points)):
        return tuple(points)
    advice = "write the points of Bronze, Silver and Gold: [70, 95, 115]"
    place.fault(f"{shown(value)} cannot stand here", advice)
    return None


def origin(value: object, place: Place) -> str | None:
    """A reader of the origin of one field."""
    if value == DESIGNED or (isinstance(value, str) and re.fullmatch("printed: .+", value)):
        return str(value)
    place.fault(f"{shown(value)} is no origin", 'write "designed" or "printed: " with where it can be seen')
    return None


def an_id(value: object, place: Place) -> str | None:
    """A reader of ids, which written moves use as the names of cards."""
    if not isinstance(value, str) or not _ID.fullmatch(value) or len(value) > LONGEST_NAME:
        place.fault(f"{shown(value)} cannot be an id", 'write lowercase letters and hyphens: "royal-guard"')
    elif value in NOTATION:
        place.fault(f"{quoted(value)} is a word of the written moves", "choose another id")
    elif re.search("-[0-9]+$", value):
        advice = 'leave the number out, because "farm-2" means the second Farm under construction'
        place.fault(f"{quoted(value)} ends in a number", advice)
    elif value in {"treasure", "calamity"}:
        place.fault(f"{quoted(value)} is the name of another kind of card", "choose another id")
    else:
        return value
    return None


def treasure_id(value: object, place: Place) -> str | None:
    """A reader of the ids of Treasures: treasure-1, treasure-2 and so on."""
    if isinstance(value, str) and re.fullmatch("treasure-[1-9][0-9]?", value):
        return value
    place.fault(f"{shown(value)} cannot be a Treasure's id", 'write "treasure-" and a number from 1 to 99')
    return None
