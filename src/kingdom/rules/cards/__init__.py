"""The cards: what is printed on them, the box's own catalogue, and decks that owners write.

What stands here is loaded when it is first asked for: a program that only imports the rules reads no card.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
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

_ELSEWHERE: Final = {"standard": "catalogue", "DeckError": "faults", "Fault": "faults", "load_deck": "loader"}


def __getattr__(name: str) -> object:
    """Find a public name in the file that has it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_ELSEWHERE.get(name, 'model')}"), name)
