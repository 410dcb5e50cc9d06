"""The cards: what is printed on them, the box's own catalogue, and decks that owners write."""

from kingdom.rules.cards.catalogue import standard
from kingdom.rules.cards.faults import DeckError, Fault
from kingdom.rules.cards.loader import load_deck
from kingdom.rules.cards.model import (
    Calamity,
    Catalogue,
    Combo,
    Development,
    Duchy,
    Face,
    PerType,
    Treasure,
)

__all__ = [
    "Calamity",
    "Catalogue",
    "Combo",
    "DeckError",
    "Development",
    "Duchy",
    "Face",
    "Fault",
    "PerType",
    "Treasure",
    "load_deck",
    "standard",
]
