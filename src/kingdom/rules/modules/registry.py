"""The modules that exist, by name. Adding one means its own folder and one line in `_BUILT_IN`."""

from collections.abc import Mapping
from typing import Final

from kingdom.rules.modules.advisors import entry as advisors
from kingdom.rules.modules.conquest import entry as conquest
from kingdom.rules.modules.entry import Entry, needs_its_name
from kingdom.rules.modules.menace import entry as menace
from kingdom.rules.modules.quest import entry as quest
from kingdom.rules.modules.scenarios import entry as scenarios
from kingdom.rules.modules.solo import entry as solo

# What exchanges cards of the deck stands before the game of one, which takes its Danger deck from the result;
# the last phase of a round after the others (RUL-80), and a scenario has the last word on medals and losses.
_BUILT_IN: Final[tuple[Entry, ...]] = (
    advisors.ENTRY,
    solo.ENTRY,
    menace.ENTRY,
    quest.ENTRY,
    conquest.ENTRY,
    scenarios.ENTRY,
)
_entries: Final[dict[str, Entry]] = {entry.name: entry for entry in _BUILT_IN}
_changes: Final[list[str]] = []


def register(entry: Entry) -> None:
    """Make a module known, for an experiment or from another package."""
    _entries[entry.name] = entry
    _changes.append(entry.name)


def forget(name: str) -> None:
    """Undo `register`."""
    _entries.pop(name, None)
    _changes.append(name)


def changes() -> int:
    """How often a module was made known or forgotten: the same options may mean another game since then."""
    return len(_changes)


def names() -> tuple[str, ...]:
    """The names that `module=` accepts: modules that join by themselves are not named."""
    return tuple([name for name, entry in _entries.items() if entry.joins is needs_its_name])


def entry(name: str) -> Entry:
    """The module of this name."""
    return _entries[name]


def entries() -> tuple[Entry, ...]:
    """Every module there is."""
    return tuple(_entries.values())


def in_play(players: int, named: tuple[str, ...], chosen: Mapping[str, object]) -> tuple[Entry, ...]:
    """The modules of a game: those named, those that join by themselves, and those brought along."""
    wanted = set(named) | {one.name for one in _entries.values() if one.joins(players, chosen)}
    for name in sorted(wanted & _entries.keys()):
        wanted |= set(_entries[name].brings(chosen).modules)
    return tuple([one for one in _entries.values() if one.name in wanted])
