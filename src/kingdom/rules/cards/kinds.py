"""The kinds of tables that a deck file may have: those of the cards, and those that modules bring.

A module describes its tables in a Python module of its own (named in its registry entry), which has `KINDS`,
from the name of a table to its Kind, and `FILES`, the data files beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, TypeVar

from kingdom.rules.cards import schema
from kingdom.rules.cards.model import Calamity, Development, Duchy, Face, Treasure
from kingdom.rules.cards.readers import Field, Place
from kingdom.rules.modules import registry

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Record = TypeVar("Record", bound="DataclassInstance")
Given = dict[str, Any]
"""The fields that a table gives, as the readers return them."""


def _anything(card: Any, place: Place) -> None:  # noqa: ANN401 - each kind has cards of its own class
    return None


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of table: its fields, and how a card is made from what is given and what was there.

    `check` notes as faults what does not fit together on a finished card; `most` is how many such tables
    there may be.
    """

    fields: Mapping[str, Field]
    make: Callable[[Given, Any, str], Any]
    check: Callable[[Any, Place], None] = _anything
    most: int = 1_000


def values(given: Given, old: object, mark: str) -> Given:
    """What replaces the old values: languages and origins one by one, everything else as a whole."""
    replaced = dict(given)
    if isinstance(points := replaced.get("points"), tuple):
        replaced["points"], replaced["combo"] = points
    if "name" in given:
        replaced["name"] = {**getattr(old, "name", {}), **given["name"]}
    marks = dict.fromkeys(given.keys() - {"id", "face", "origin", "note"}, mark) if mark else {}
    replaced["origin"] = {**getattr(old, "origin", {}), **marks, **given.get("origin", {})}
    return replaced


def record_of(kind: type[Record]) -> Callable[[Given, Record | None, str], Record]:
    """The maker of a plain card: a value whose fields are those of its table."""

    def make(given: Given, old: Record | None, mark: str) -> Record:
        replaced = values(given, old, mark)
        return replace(old, **replaced) if old else kind(**replaced)

    return make


def _development(given: Given, old: Development | None, mark: str) -> Development:
    replaced = values(given, old, mark)
    if old is None:
        replaced.setdefault("first_printing_copies", 0 if given.get("deluxe") else given["copies"])
        return Development(**replaced)
    if "copies" in given:
        replaced.setdefault("first_printing_copies", min(old.first_printing_copies, given["copies"]))
    return replace(old, **replaced)


_face = record_of(Face)


def _duchy(given: Given, old: Duchy | None, mark: str) -> Duchy:
    faces = dict(old.faces) if old else {}
    for letter, face in given.get("face", {}).items():
        faces[letter] = _face(face, faces.get(letter), mark)
    name = {**(old.name if old else {}), **given.get("name", {})}
    deluxe = given.get("deluxe", old.deluxe if old else False)
    return Duchy(id=given["id"], name=name, deluxe=deluxe, faces=faces)


CARDS: Mapping[str, Kind] = {
    "card": Kind(schema.DEVELOPMENT, _development),
    "treasure": Kind(schema.TREASURE, record_of(Treasure)),
    "calamity": Kind(schema.CALAMITY, record_of(Calamity)),
    "duchy": Kind(schema.DUCHY, _duchy),
}


def kinds() -> dict[str, Kind]:
    """Every kind of table there is, by its name."""
    known = dict(CARDS)
    for one in registry.entries():
        known.update(kinds_of(one.tables))
    return known


def kinds_of(tables: str) -> Mapping[str, Kind]:
    """The kinds of tables that one module brings."""
    found: Mapping[str, Kind] = import_module(tables).KINDS if tables else {}
    return found


def files_of_modules(modules: Iterable[str]) -> list[tuple[Traversable, str]]:
    """The data files of these table descriptions, with their names."""
    return [
        (resources.files(name.rpartition(".")[0]) / file, file)
        for name in modules
        for file in import_module(name).FILES
    ]
