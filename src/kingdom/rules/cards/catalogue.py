"""The cards of the box and what its modules bring, as they come with the program."""

from __future__ import annotations

from functools import cache
from importlib import resources

from kingdom.rules.cards.kinds import files_of_modules
from kingdom.rules.cards.model import Catalogue
from kingdom.rules.cards.overlay import Shelf
from kingdom.rules.cards.source import read_source
from kingdom.rules.modules import registry

FILES = ("developments.toml", "treasures.toml", "calamities.toml", "duchies.toml")


def standard() -> Catalogue:
    """Everything in the box, read once from the data files of the package."""
    return _read(tuple(one.tables for one in registry.entries() if one.tables))


@cache
def _read(modules: tuple[str, ...]) -> Catalogue:
    shelf = Shelf()
    data = resources.files("kingdom.rules.cards") / "data"
    files = [(data / file, file) for file in FILES] + files_of_modules(modules)
    sources = [read_source(path.read_bytes(), file) for path, file in files]
    for source in sources:
        shelf.lay(source)
    return shelf.catalogue(sources[-1])
