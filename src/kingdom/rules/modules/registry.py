"""The modules that exist, by name. Adding one means its own folder and one line in `_BUILT_IN`."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kingdom.rules.hooks import Module
    from kingdom.rules.options import Options


class Entry:
    """A module's name, how to make one for a game, and the names of its own options.

    `check` refuses wrong choices with an OptionsError before anything is built.
    """

    def __init__(
        self,
        name: str,
        make: "Callable[[Options], Module]",
        *,
        choices: tuple[str, ...] = (),
        check: Callable[[int, Mapping[str, object]], None] = lambda players, chosen: None,
    ) -> None:
        self.name: Final = name
        self.make: Final = make
        self.choices: Final = choices
        self.check: Final = check


_BUILT_IN: Final[tuple[Entry, ...]] = ()
_entries: Final[dict[str, Entry]] = {entry.name: entry for entry in _BUILT_IN}


def register(entry: Entry) -> None:
    """Make a module known, for an experiment or from another package."""
    _entries[entry.name] = entry


def forget(name: str) -> None:
    """Undo `register`."""
    _entries.pop(name, None)


def names() -> tuple[str, ...]:
    """The names that `module=` accepts."""
    return tuple(_entries)


def entry(name: str) -> Entry:
    """The module of this name."""
    return _entries[name]
