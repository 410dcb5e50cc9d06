"""The fields that each kind of table in a deck file may have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from kingdom.rules.cards import readers
from kingdom.rules.cards.faults import shown
from kingdom.rules.cards.model import BONUS_KINDS, COST_KINDS, FACES, RESOURCES, TYPES
from kingdom.rules.cards.readers import MOST, MOST_POINTS, Field, Place, missing, number, read_table

TAKEN_AS_CALAMITIES = 8
"""Two Calamities join the cards of each of the four rounds."""


def with_origin(known: dict[str, Field]) -> Mapping[str, Field]:
    """These fields, and where the value of each comes from."""
    marked = {key: Field(readers.origin) for key in known if key not in {"id", "face", "note"}}

    def read(value: object, place: Place) -> dict[str, Any]:
        return read_table(value, marked, place)

    return {**known, "origin": Field(read)}


DEVELOPMENT = with_origin(
    {
        "id": Field(readers.an_id, needed=True),
        "name": Field(readers.names, needed=True),
        "type": Field(readers.one_of(TYPES), needed=True),
        "copies": Field(number(0, MOST), needed=True),
        "first_printing_copies": Field(number(0, MOST)),
        "deluxe": Field(readers.truth),
        "cost": Field(readers.amounts(COST_KINDS, at_least_one=True), needed=True),
        "production": Field(readers.amounts(RESOURCES)),
        "production_per": Field(readers.per_type),
        "bonus": Field(readers.amounts(BONUS_KINDS)),
        "recycle": Field(readers.resources(1, 2), needed=True),
        "points": Field(readers.points),
        "note": Field(readers.line_of_text),
    }
)

TREASURE = with_origin(
    {
        "id": Field(readers.treasure_id, needed=True),
        "name": Field(readers.names, needed=True),
        "copies": Field(number(0, MOST), needed=True),
        "recycle": Field(readers.resources(2, 2), needed=True),
    }
)

CALAMITY = with_origin(
    {
        "id": Field(readers.one_of(["calamity"]), needed=True),
        "name": Field(readers.names, needed=True),
        "copies": Field(number(TAKEN_AS_CALAMITIES, MOST), needed=True),
        "points": Field(number(-MOST_POINTS, 0), needed=True),
    }
)

FACE = with_origin(
    {
        "face": Field(readers.one_of(FACES), needed=True),
        "deluxe": Field(readers.truth),
        "production": Field(readers.amounts(RESOURCES)),
        "points": Field(readers.points),
        "start": Field(readers.amounts(BONUS_KINDS)),
    }
)


def _faces(value: object, place: Place) -> dict[str, dict[str, Any]] | None:
    """A reader of the [[duchy.face]] tables, by letter."""
    if not isinstance(value, list) or not value:
        place.fault(f"{shown(value)} cannot stand here", "write [[duchy.face]] for each face")
        return None
    found: dict[str, dict[str, Any]] = {}
    for index, table in enumerate(value):
        letter = table.get("face") if isinstance(table, dict) else None
        words = f"{place.words} {letter if letter in FACES else index + 1}"
        here = replace(place, path=(*place.path, index), words=words)
        given = read_table(table, FACE, here)
        if missing(table, FACE):
            here.fault("it has no letter", f"write face = and one of {', '.join(FACES)}")
        elif given.get("face") in found:
            here.fault("this face was given before", "write each face of a Duchy once")
        elif "face" in given:
            found[given["face"]] = given
    return found


DUCHY: Mapping[str, Field] = {
    "id": Field(readers.an_id, needed=True),
    "name": Field(readers.names, needed=True),
    "deluxe": Field(readers.truth),
    "face": Field(_faces, needed=True),
}
