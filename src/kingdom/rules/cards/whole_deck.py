"""What must be true of all cards together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kingdom.rules.cards.faults import quoted
from kingdom.rules.cards.model import LANGUAGES
from kingdom.rules.cards.readers import Place

FEWEST_CARDS = 16
"""A round of two players takes 16 cards from the Development deck."""

MOST_CARDS = 240
"""The engine shuffles at most 256 cards, and modules bring some of their own."""

MOST_NAMES = 200

Cards = Mapping[str, Mapping[str, Any]]


def check_whole_deck(cards: Cards, places: Mapping[str, Place], root: Place) -> None:
    """Note as faults what is wrong with names, printings and the size of the deck."""
    _check_names(cards, places, root)
    for card in cards["card"].values():
        if card.first_printing_copies > card.copies:
            place = places.get(card.id, root).at("first_printing_copies")
            what = f"{card.first_printing_copies} is more than all {card.copies} copies"
            place.fault(what, f"write at most {card.copies}")
    if not root.faults:
        _check_size(cards, root)


def _check_names(cards: Cards, places: Mapping[str, Place], root: Place) -> None:
    called = [card for kind in ("card", "treasure", "calamity", "duchy") for card in cards[kind].values()]
    for language in LANGUAGES:
        first: dict[str, str] = {}
        for card in called:
            name = card.name[language]
            other = first.setdefault(name.casefold(), card.id)
            if other != card.id:
                place = places.get(card.id) or places.get(other) or root
                what = f"{quoted(other)} and {quoted(card.id)} are both called {quoted(name)}"
                place.at("name").fault(what, "give each card a name of its own")


def _check_size(cards: Cards, root: Place) -> None:
    names = len(cards["card"]) + len(cards["treasure"])
    if names > MOST_NAMES:
        root.fault(f"the deck has {names} different cards", f"keep to {MOST_NAMES}")
    developments = cards["card"].values()
    counts = {
        "the deck": [card.copies for card in developments if not card.deluxe],
        "the deck of the first printing": [card.first_printing_copies for card in developments],
        "the deck with the deluxe cards": [card.copies for card in developments],
    }
    treasures = sum(card.copies for card in cards["treasure"].values())
    for deck, copies in counts.items():
        size = treasures + sum(copies)
        if not FEWEST_CARDS <= size <= MOST_CARDS:
            root.fault(f"{deck} has {size} cards", f"keep between {FEWEST_CARDS} and {MOST_CARDS}")
