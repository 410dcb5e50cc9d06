"""The cards of the box, as they come with the program."""

from __future__ import annotations

from functools import cache
from importlib import resources

from kingdom.rules.cards.model import Catalogue
from kingdom.rules.cards.overlay import Shelf
from kingdom.rules.cards.source import read_source

FILES = ("developments.toml", "treasures.toml", "calamities.toml", "duchies.toml")


@cache
def standard() -> Catalogue:
    """Every card of the box, read once from the data files of the package."""
    shelf = Shelf()
    data = resources.files("kingdom.rules.cards") / "data"
    sources = [read_source((data / file).read_bytes(), file) for file in FILES]
    for source in sources:
        shelf.lay(source)
    return shelf.catalogue(sources[-1])
