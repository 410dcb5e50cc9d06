"""Laying the tables of a deck file over the cards that are there already."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from kingdom.rules.cards import schema
from kingdom.rules.cards.faults import DeckError, Fault, did_you_mean, instead, quoted
from kingdom.rules.cards.model import LANGUAGES, Calamity, Catalogue, Development, Duchy, Face, Treasure
from kingdom.rules.cards.readers import Field, Place, missing, read_table
from kingdom.rules.cards.source import Source
from kingdom.rules.cards.whole_deck import check_whole_deck

Given = dict[str, Any]
"""The fields that a table gives, as the readers return them."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of table: its fields, and how a card is made from what is given and what was there."""

    fields: Mapping[str, Field]
    make: Callable[[Given, Any, str], Any]


def _values(given: Given, old: Development | Treasure | Calamity | Face | None, mark: str) -> Given:
    """What replaces the old values: languages and origins one by one, everything else as a whole."""
    values = dict(given)
    if isinstance(points := values.get("points"), tuple):
        values["points"], values["combo"] = points
    if "name" in given and old is not None and not isinstance(old, Face):
        values["name"] = {**old.name, **given["name"]}
    marks = dict.fromkeys(given.keys() - {"id", "face", "origin", "note"}, mark) if mark else {}
    values["origin"] = {**(old.origin if old else {}), **marks, **given.get("origin", {})}
    return values


def _development(given: Given, old: Development | None, mark: str) -> Development:
    values = _values(given, old, mark)
    if old is None:
        values.setdefault("first_printing_copies", 0 if given.get("deluxe") else given["copies"])
        return Development(**values)
    if "copies" in given:
        values.setdefault("first_printing_copies", min(old.first_printing_copies, given["copies"]))
    return replace(old, **values)


def _treasure(given: Given, old: Treasure | None, mark: str) -> Treasure:
    values = _values(given, old, mark)
    return replace(old, **values) if old else Treasure(**values)


def _calamity(given: Given, old: Calamity | None, mark: str) -> Calamity:
    values = _values(given, old, mark)
    return replace(old, **values) if old else Calamity(**values)


def _face(given: Given, old: Face | None, mark: str) -> Face:
    values = _values(given, old, mark)
    return replace(old, **values) if old else Face(**values)


def _duchy(given: Given, old: Duchy | None, mark: str) -> Duchy:
    faces = dict(old.faces) if old else {}
    for letter, face in given.get("face", {}).items():
        faces[letter] = _face(face, faces.get(letter), mark)
    name = {**(old.name if old else {}), **given.get("name", {})}
    deluxe = given.get("deluxe", old.deluxe if old else False)
    return Duchy(id=given["id"], name=name, deluxe=deluxe, faces=faces)


KINDS = {
    "card": Kind(schema.DEVELOPMENT, _development),
    "treasure": Kind(schema.TREASURE, _treasure),
    "calamity": Kind(schema.CALAMITY, _calamity),
    "duchy": Kind(schema.DUCHY, _duchy),
}


@dataclass(slots=True)
class Shelf:
    """Cards that are being put together, by kind and id, with all faults found on the way."""

    cards: dict[str, dict[str, Any]] = field(default_factory=lambda: {kind: {} for kind in KINDS})
    places: dict[str, Place] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    @classmethod
    def of(cls, catalogue: Catalogue) -> Shelf:
        """A shelf with every card of a catalogue."""
        return cls(
            {
                "card": {card.id: card for card in catalogue.developments},
                "treasure": {card.id: card for card in catalogue.treasures},
                "calamity": {catalogue.calamity.id: catalogue.calamity},
                "duchy": {duchy.id: duchy for duchy in catalogue.duchies},
            }
        )

    def lay(self, source: Source, *, mark: str = "") -> None:
        """Lay every table of a file over the shelf; the mark is the origin of fields that state none."""
        root = Place(source, self.faults)
        for name, tables in source.tables.items():
            if name not in KINDS:
                root.at(name).fault("there is no such table", instead(name, list(KINDS)))
            elif not isinstance(tables, list):
                root.at(name).fault("each one is a table of its own", f"write [[{name}]]")
            else:
                for index, table in enumerate(tables):
                    self._lay_one(name, table, root.at(name, "").at(index, _called(name, table, index)), mark)

    def catalogue(self, source: Source) -> Catalogue:
        """The finished catalogue; a DeckError with everything that is wrong."""
        cards = self.cards
        check_whole_deck(cards, self.places, Place(source, self.faults))
        if self.faults:
            raise DeckError(self.faults)
        return Catalogue(
            tuple(cards["card"].values()),
            tuple(cards["treasure"].values()),
            cards["calamity"]["calamity"],
            tuple(cards["duchy"].values()),
        )

    def _lay_one(self, name: str, table: object, place: Place, mark: str) -> None:
        kind, kept = KINDS[name], self.cards[name]
        before = len(self.faults)
        given = read_table(table, kind.fields, place)
        card_id = given.get("id", "")
        first = self.places.get(card_id)
        if first and first.source is place.source:
            line = place.source.line(first.path)
            place.fault(f"this id was given before on line {line}", "put both tables together")
        elif isinstance(table, dict) and card_id not in kept and (card_id or "id" not in table):
            _check_new(name, table, given, list(kept), place)
        if len(self.faults) > before:
            return
        self.places[card_id] = place
        kept[card_id] = kind.make(given, kept.get(card_id), mark)
        if given.get("copies") == 0:
            del kept[card_id]


def _called(name: str, table: object, index: int) -> str:
    given = table.get("id") if isinstance(table, dict) else None
    return f"{name} {quoted(given)}" if isinstance(given, str) else f"{name} {index + 1}"


def _check_new(name: str, table: Given, given: Given, known: list[str], place: Place) -> None:
    """A card that is new must say everything; the id may also be a known one that was misspelt."""
    absent = missing(table, KINDS[name].fields)
    meant = did_you_mean(str(given.get("id", "")), known)
    advice = f"write id = {quoted(meant)} if you mean that {name}" if meant else "write them all"
    if given.get("copies") == 0:
        place.fault(f"there is no such {name} to remove", advice if meant else "leave it out")
    elif absent:
        place.fault(f"a new {name} needs {', '.join(absent)} too", advice)
    for language in LANGUAGES if "name" in given else ():
        if language not in table["name"]:
            place.at("name").fault(f"there is no name in {language}", f'write {language} = "…"')
