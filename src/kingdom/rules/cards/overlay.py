"""Laying the tables of a deck file over the cards that are there already."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from kingdom.rules.cards.faults import DeckError, Fault, did_you_mean, instead, quoted
from kingdom.rules.cards.kinds import CARDS, Given, Kind, kinds
from kingdom.rules.cards.model import LANGUAGES, Catalogue
from kingdom.rules.cards.readers import Place, missing, read_table
from kingdom.rules.cards.source import Source
from kingdom.rules.cards.whole_deck import check_whole_deck


@dataclass(slots=True)
class Shelf:
    """Cards that are being put together, by kind and id, with all faults found on the way."""

    cards: dict[str, dict[str, Any]] = field(default_factory=lambda: {kind: {} for kind in CARDS})
    places: dict[str, Place] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    kinds: dict[str, Kind] = field(default_factory=kinds)

    @classmethod
    def of(cls, catalogue: Catalogue) -> Shelf:
        """A shelf with every card of a catalogue."""
        return cls(
            {
                "card": {card.id: card for card in catalogue.developments},
                "treasure": {card.id: card for card in catalogue.treasures},
                "calamity": {catalogue.calamity.id: catalogue.calamity},
                "duchy": {duchy.id: duchy for duchy in catalogue.duchies},
                **{kind: dict(tables) for kind, tables in catalogue.more.items()},
            }
        )

    def lay(self, source: Source, *, mark: str = "") -> None:
        """Lay every table of a file over the shelf; the mark is the origin of fields that state none."""
        root = Place(source, self.faults)
        for name, tables in source.tables.items():
            if name not in self.kinds:
                root.at(name).fault("there is no such table", instead(name, list(self.kinds)))
            elif not isinstance(tables, list):
                root.at(name).fault("each one is a table of its own", f"write [[{name}]]")
            else:
                for index, table in enumerate(tables):
                    self._lay_one(name, table, root.at(name, "").at(index, _called(name, table, index)), mark)

    def catalogue(self, source: Source) -> Catalogue:
        """The finished catalogue; a DeckError with everything that is wrong."""
        cards = self.cards
        root = Place(source, self.faults)
        check_whole_deck(cards, self.places, root)
        for name, kind in self.kinds.items():
            if len(cards.get(name, {})) > kind.most:
                root.fault(f"there are {len(cards[name])} tables [[{name}]]", f"keep to {kind.most}")
        if self.faults:
            raise DeckError(self.faults)
        return Catalogue(
            tuple(cards["card"].values()),
            tuple(cards["treasure"].values()),
            cards["calamity"]["calamity"],
            tuple(cards["duchy"].values()),
            {kind: tables for kind, tables in cards.items() if kind not in CARDS},
        )

    def _lay_one(self, name: str, table: object, place: Place, mark: str) -> None:
        kind, kept = self.kinds[name], self.cards.setdefault(name, {})
        before = len(self.faults)
        given = read_table(table, kind.fields, place)
        card_id = given.get("id", "")
        key = card_id if name in CARDS else f"{name} {card_id}"
        first = self.places.get(key)
        if first and first.source is place.source:
            line = place.source.line(first.path)
            place.fault(f"this id was given before on line {line}", "put both tables together")
        elif isinstance(table, dict) and card_id not in kept and (card_id or "id" not in table):
            self._check_new(name, table, given, place)
        if len(self.faults) > before:
            return
        self.places[key] = place
        made = kind.make(given, kept.get(card_id), mark)
        kind.check(made, place)
        kept[card_id] = made
        if given.get("copies") == 0:
            del kept[card_id]

    def _check_new(self, name: str, table: Given, given: Given, place: Place) -> None:
        """A card that is new must say everything; the id may also be a known one that was misspelt."""
        meant = did_you_mean(str(given.get("id", "")), list(self.cards[name]))
        advice = f"write id = {quoted(meant)} if you mean that {name}" if meant else "write them all"
        if given.get("copies") == 0:
            place.fault(f"there is no such {name} to remove", advice if meant else "leave it out")
        elif absent := missing(table, self.kinds[name].fields):
            place.fault(f"a new {name} needs {', '.join(absent)} too", advice)
        for language in LANGUAGES if "name" in given else ():
            if language not in table["name"]:
                place.at("name").fault(f"there is no name in {language}", f'write {language} = "…"')


def _called(name: str, table: object, index: int) -> str:
    given = table.get("id") if isinstance(table, dict) else None
    return f"{name} {quoted(given)}" if isinstance(given, str) else f"{name} {index + 1}"
