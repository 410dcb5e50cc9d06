"""An owner's own deck: a TOML file, full or partial, laid over the cards of the box."""

from __future__ import annotations

from pathlib import Path

from kingdom.rules.cards.catalogue import standard
from kingdom.rules.cards.model import Catalogue
from kingdom.rules.cards.overlay import Shelf
from kingdom.rules.cards.source import read_source


def load_deck(deck: Path | str | bytes, *, name: str = "") -> Catalogue:
    """Read a deck from the file at a Path, or from text; a DeckError says all that has to be mended."""
    file = name or (deck.name if isinstance(deck, Path) else "deck")
    source = read_source(deck, file)
    shelf = Shelf.of(standard())
    shelf.lay(source, mark=f"changed: {file}")
    return shelf.catalogue(source)
