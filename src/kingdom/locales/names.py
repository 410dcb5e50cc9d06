"""The names of cards, places and players in one language, from the catalogue that is played with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from kingdom.locales.language import Locale
from kingdom.rules.cards import Calamity, Catalogue, Development, Duchy, Treasure

Card = Development | Treasure | Calamity | Duchy


class Brought(Protocol):
    """A card or board that a module brings."""

    @property
    def id(self) -> str:
        """What it is called in files and written moves."""

    @property
    def name(self) -> Mapping[str, str]:
        """Its name in each language."""


def every_part(brought: Iterable[Brought]) -> Iterator[Brought]:
    """What on a board has a name of its own: the steps of a Quest."""
    for one in brought:
        yield from getattr(one, "parts", ())


def every_brought(catalogue: Catalogue) -> tuple[Brought, ...]:
    """What the modules bring."""
    return tuple(one for kind in catalogue.more.values() for one in kind.values())


def every_card(catalogue: Catalogue) -> tuple[Card, ...]:
    """All cards of a catalogue, Duchies last."""
    return (*catalogue.developments, *catalogue.treasures, catalogue.calamity, *catalogue.duchies)


class Names:
    """Calls the things of one deck by their names in one language."""

    def __init__(self, locale: Locale, catalogue: Catalogue, duchies: Sequence[str] = ()) -> None:
        self.locale = locale
        self.catalogue = catalogue
        self.duchies = tuple(duchies)
        brought = every_brought(catalogue)
        self.brought = {one.id: one for one in brought}
        self._names: dict[str, str] = {
            card.id: card.name[locale.language]
            for card in (*brought, *every_part(brought), *every_card(catalogue))
        }

    def card(self, card_id: str) -> str:
        """The name of a card, or of one of its copies under construction: farm-2 is "Farm (2)"."""
        if card_id in self._names:
            return self._names[card_id]
        if self.locale.has(f"card.{card_id}"):
            return self.locale.say(f"card.{card_id}")
        plain, _, copy = card_id.rpartition("-")
        return f"{self._names[plain]} ({copy})" if plain in self._names and copy.isdigit() else card_id

    def place(self, place: str) -> str:
        """The name of a place where a cube may lie."""
        return self.locale.say("word.alchemy") if place == "alchemy" else self.card(place)

    def cards(self, cards: Iterable[str | None]) -> str:
        """An enumeration; cards that lie face down come last, as a number."""
        known = list(cards)
        hidden = known.count(None)
        parts = [self.card(card) for card in known if card is not None]
        if hidden:
            parts.append(self.locale.count("word.face-down-card", hidden))
        return self.locale.together(parts)

    def duchy(self, duchy_id: str) -> str:
        """A Duchy by its short name: Valados."""
        return self.card(duchy_id).removeprefix(self.locale.say("word.duchy-of"))

    def seat(self, seat: int) -> str:
        """A player by the name of their Duchy."""
        return self.duchy(self.duchies[seat]) if seat < len(self.duchies) else str(seat + 1)

    def resource(self, resource: str, number: int = 2) -> str:
        """A resource, in the singular where there is just one of it."""
        return self.locale.say(f"resource.{resource}", count=number)

    def amounts(self, amounts: dict[str, int]) -> str:
        """Numbers of resources as one enumeration."""
        return self.locale.together(
            [self.locale.count(f"resource.{name}", number) for name, number in amounts.items() if number]
        )
