"""The modules that exist, by name. Adding one means its own folder and one line in `_BUILT_IN`."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from kingdom.rules.modules.solo import options as solo_options
from kingdom.rules.modules.solo import reasons as solo_reasons

if TYPE_CHECKING:
    from kingdom.rules.hooks import Module
    from kingdom.rules.options import Options

EditionOptions = Mapping[str, tuple[tuple[str, ...], str, str]]
"""Options of an edition: the values of each, the default of the revised edition, of the first printing."""


class Brought:
    """What else a module puts on the table: further modules, and what is chosen for them."""

    def __init__(self, modules: tuple[str, ...] = (), choices: Mapping[str, object] | None = None) -> None:
        self.modules: Final = modules
        self.choices: Final[Mapping[str, object]] = choices or {}


def _needs_its_name(players: int, chosen: Mapping[str, object]) -> bool:
    return False


def _alone(chosen: Mapping[str, object]) -> Brought:
    return Brought()


def _anything(options: "Options") -> None:
    return None


class Entry:
    """A module's name, how to make one for a game, and what it adds to the options.

    `choices` are the names of its own options, and `check` refuses wrong ones with an OptionsError before
    anything is built; `house` are its options of the edition. `joins` tells of a module that nobody names
    whether it takes part all the same, and `brings` what comes with it. `tables` is the Python module that
    describes its tables in deck files (kingdom.rules.cards.kinds). `sentences` are its refusals by their
    code, `events` the names of its events, and `forms` the written forms of its moves.
    """

    def __init__(
        self,
        name: str,
        make: "Callable[[Options], Module]",
        *,
        choices: tuple[str, ...] = (),
        check: "Callable[[Options], None]" = _anything,
        house: EditionOptions | None = None,
        joins: Callable[[int, Mapping[str, object]], bool] = _needs_its_name,
        brings: Callable[[Mapping[str, object]], Brought] = _alone,
        tables: str = "",
        sentences: Mapping[str, str] | None = None,
        events: tuple[str, ...] = (),
        forms: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.make: Final = make
        self.choices: Final = choices
        self.check: Final = check
        self.house: Final[EditionOptions] = house or {}
        self.joins: Final = joins
        self.brings: Final = brings
        self.tables: Final = tables
        self.sentences: Final[Mapping[str, str]] = sentences or {}
        self.events: Final = events
        self.forms: Final = forms


def _make_solo(options: "Options") -> "Module":
    from kingdom.rules.modules.solo.solo import Solo

    return Solo(options)


_BUILT_IN: Final[tuple[Entry, ...]] = (
    Entry(
        "solo",
        _make_solo,
        joins=lambda players, chosen: players == 1,
        house=solo_options.HOUSE,
        sentences=solo_reasons.SENTENCES,
        events=("danger", "spied", "spy-recovered", "searched", "kept"),
        forms=("reveal AREA N", "search CARD", "keep CARD", "collect"),
    ),
)
_entries: Final[dict[str, Entry]] = {entry.name: entry for entry in _BUILT_IN}


def register(entry: Entry) -> None:
    """Make a module known, for an experiment or from another package."""
    _entries[entry.name] = entry


def forget(name: str) -> None:
    """Undo `register`."""
    _entries.pop(name, None)


def names() -> tuple[str, ...]:
    """The names that `module=` accepts: modules that join by themselves are not named."""
    return tuple([name for name, entry in _entries.items() if entry.joins is _needs_its_name])


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
