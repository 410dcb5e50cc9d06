"""What the rulebooks have, for tools/coverage.py: printings, options, Duchy faces, modules and their parts.

The lists come from the registry and from the data. Beside each system stands where its code is, and how to
know a test and a golden game of it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import kingdom
from kingdom import Game, Options
from kingdom.arena import modes
from kingdom.rules.cards import standard
from kingdom.rules.cards.catalogue import FILES
from kingdom.rules.cards.kinds import files_of_modules, kinds_of
from kingdom.rules.cards.model import Duchy
from kingdom.rules.material.box import DuchyFace
from kingdom.rules.modules import registry
from kingdom.rules.modules.advisors.abilities.by_effect import ABILITIES
from kingdom.rules.modules.conquest.options import board_of
from kingdom.rules.modules.entry import EditionOptions, Entry
from kingdom.rules.modules.menace.decks import decks_for
from kingdom.rules.modules.menace.options import decks_of
from kingdom.rules.modules.quest.options import boards_of
from kingdom.rules.options import EDITION_OPTIONS, EDITIONS, OptionsError
from tools.coverage_evidence import Golden, files_that_read, files_that_say
from tools.coverage_tests import Scope

BASE, DUCHIES = "The base game", "Duchies"
"""The sections of what belongs to no module."""
PACKAGE = Path(kingdom.__file__).parent
"""The package that is read, which may be a compiled copy; the page shows its sources."""
CARDS = resources.files("kingdom.rules.cards") / "data"
NO_PARTS = ("advisors", "conquest", "menace")
"""Tables that are no parts of their own: what a chapter shares, and the single cards of Menace decks."""

Named = Callable[[Scope], bool]
Played = Callable[[Golden], bool]


@dataclass(frozen=True, kw_only=True)
class System:
    """One system: its section and name, its files, whether a test names it, whether a golden game has it."""

    section: str
    name: str
    code: tuple[str, ...]
    named: Named
    played: Played


def systems() -> Iterator[System]:
    """Every system of every rulebook, in the order of the page."""
    yield from map(_printing, EDITIONS)
    yield from _options(BASE, EDITION_OPTIONS)
    for duchy in standard().duchies:
        yield from (_face(duchy, letter) for letter in duchy.faces)
    for entry in _modules():
        parts = list(_parts(entry))
        yield _module(entry)
        yield from parts
        yield from _options(entry.name.capitalize(), entry.house, entry, parts)


def _modules() -> Iterator[Entry]:
    """The modules of the boxes; one that another package or a test makes known is not of them."""
    package = registry.__name__.partition(".")[0]
    yield from (entry for entry in registry.entries() if entry.make.__module__.startswith(f"{package}."))


def _called(one: Any) -> str:  # noqa: ANN401 - each table has a class of its own
    """The English name with the id."""
    return f"{one.name['en']} (`{one.id}`)"


def _spaced(name: str) -> str:
    return name.replace("_", " ")


# --- files -------------------------------------------------------------------------------------------------


def _file_of(thing: object) -> str:
    """Where the class of something stands; a compiled class knows that as well."""
    kind = thing if isinstance(thing, type) else type(thing)
    return f"src/{kind.__module__.replace('.', '/')}.py"


def _data_of(table: str, one: str, files: Iterable[Traversable]) -> tuple[str, ...]:
    """The data file in which a table with this id stands."""
    for file in files:
        if one in [each["id"] for each in tomllib.loads(file.read_text(encoding="utf-8")).get(table, [])]:
            return (f"src/kingdom/{Path(str(file)).relative_to(PACKAGE).as_posix()}",)
    return ()


def _modes_with(entry: Entry) -> list[modes.Choices]:
    """The ways to play in which a module takes part."""
    return [modes.choices(name) for name in modes.NAMES if entry.name in modes.options(name).modules]


def _class_of(entry: Entry) -> tuple[str, ...]:
    """The file of the class of a module as it is made for a mode, or of that from which this one derives."""
    folder = entry.make.__module__.rpartition(".")[0]
    classes = [type(entry.make(Options(**chosen))).__mro__ for chosen in _modes_with(entry)[:1]]
    own = [[kind for kind in kinds if kind.__module__.startswith(folder)] for kinds in classes]
    return tuple(_file_of(kinds[-1]) for kinds in own)


# --- printings, Duchies and options ------------------------------------------------------------------------


def _printing(edition: str) -> System:
    return System(
        section=BASE,
        name=f"Edition: {_spaced(edition)} (`{edition}`)",
        code=files_that_say(edition),
        named=lambda scope: scope.sets("edition", edition),
        played=lambda game: game.options.edition == edition,
    )


def _face(duchy: Duchy, letter: str) -> System:
    return System(
        section=DUCHIES,
        name=f"{_called(duchy)}, face {letter}",
        code=(_file_of(DuchyFace), *_data_of("duchy", duchy.id, [CARDS / file for file in FILES])),
        named=lambda scope: {duchy.id, letter} <= scope.words,
        played=lambda game: duchy.id in game.options.duchies and game.options.face == letter,
    )


def _options(
    section: str, options: EditionOptions, entry: Entry | None = None, parts: Sequence[System] = ()
) -> Iterator[System]:
    for name, (values, *defaults) in options.items():
        for value in values:
            presets = [_spaced(EDITIONS[at]) for at, usual in enumerate(defaults) if usual == value]
            yield System(
                section=section,
                name=f"`{name}` = `{value}`" + (f" ({', '.join(presets)})" if presets else ""),
                code=files_that_read(name),
                named=_sets(name, value, usual=value == defaults[0]),
                played=_played_with(name, value, entry, parts),
            )


def _sets(name: str, value: str, *, usual: bool) -> Named:
    """A test with this value; one that is not usual must be played with, not only be named as a preset."""
    return lambda scope: scope.sets(name, value) and (usual or "house" in scope.chosen)


def _played_with(name: str, value: str, entry: Entry | None, parts: Sequence[System]) -> Played:
    """Games with a value where it can matter: its module plays, and the part that alone asks for it."""
    files = set(files_that_read(name))
    asking = [part for part in parts if files.intersection(part.code)]
    anywhere = entry is None or _keeps_away(entry, name, value)

    def played(game: Golden) -> bool:
        matters = anywhere or (entry is not None and entry.name in game.options.modules)
        return (
            game.options.rule(name) == value
            and matters
            and (not asking or any(part.played(game) for part in asking))
        )

    return played


def _keeps_away(entry: Entry, name: str, value: str) -> bool:
    """Whether a value leaves the whole module in the box."""
    for chosen in _modes_with(entry):
        try:
            Options(**chosen, house={name: value})
        except OptionsError:
            continue
        return False
    return True


# --- modules and their parts -------------------------------------------------------------------------------


def _module(entry: Entry) -> System:
    return System(
        section=entry.name.capitalize(),
        name=f"The whole module (`{entry.name}`)",
        code=_class_of(entry),
        named=lambda scope: (
            scope.sets("module", entry.name) or entry.joins(1 if scope.played_by(1) else 2, scope.chosen)
        ),
        played=lambda game: entry.name in game.options.modules,
    )


def _parts(entry: Entry) -> Iterator[System]:
    """Everything in the tables of a module that is in a game or is not."""
    files = [file for file, _ in files_of_modules([entry.tables] if entry.tables else [])]
    for table in [name for name in kinds_of(entry.tables) if name not in NO_PARTS]:
        for one in standard().more[table].values():
            code = (*_code_of(entry, table, one), *_data_of(table, one.id, files))
            yield from _sides(entry, one, code) if table == "quest" else [_part(entry, table, one, code)]


def _part(entry: Entry, table: str, one: Any, code: tuple[str, ...]) -> System:  # noqa: ANN401
    ids_in = IN_GAME.get(table, _chosen)
    return System(
        section=entry.name.capitalize(),
        name=_called(one),
        code=code,
        named=lambda scope: one.id in scope.words,
        played=lambda game: entry.name in game.options.modules and one.id in ids_in(game),
    )


def _sides(entry: Entry, one: Any, code: tuple[str, ...]) -> Iterator[System]:  # noqa: ANN401
    """A Quest board for two and for one."""
    for players, who in ((2, "for two"), (1, "alone")):
        yield System(
            section=entry.name.capitalize(),
            name=f"{_called(one)}, {who}",
            code=code,
            named=_named_by(one.id, players),
            played=_played_by(entry, one.id, players),
        )


def _named_by(board: str, players: int) -> Named:
    return lambda scope: board in scope.words and scope.played_by(players)


def _played_by(entry: Entry, board: str, players: int) -> Played:
    return lambda game: (
        entry.name in game.options.modules
        and board in boards_of(game.options)
        and game.options.players == players
    )


def _chosen(game: Golden) -> set[object]:
    """The ids that the options of a game name."""
    named = game.options.choices.values()
    return {one for value in named for one in (value if isinstance(value, tuple) else (value,))}


IN_GAME: Mapping[str, Callable[[Golden], Collection[object]]] = {
    "advisor": lambda game: game.used,
    "menace-deck": lambda game: decks_of(game.options),
    "conquest-board": lambda game: (board_of(game.options),),
}
"""The ids of the parts that are in a game, where it is not enough to look at what its options name."""


def _deck(one: Any) -> object:  # noqa: ANN401
    other = next(deck for deck in standard().more["menace-deck"] if deck != one.id)
    game = Game.new(Options(module="menace", menaces=(one.id, other), deluxe=True), 1)
    return decks_for(game.box, (one.id,), len(game.sides))[0]


CLASSES: Mapping[str, Callable[[Any], object]] = {
    "menace-deck": _deck,
    "advisor": lambda one: ABILITIES[one.effect],
    "scenario": lambda one: registry.entry("scenario").make(Options(players=1, scenario=one.id)),
}
"""What plays a part, where parts have classes of their own; the class of the module plays the others."""


def _code_of(entry: Entry, table: str, one: Any) -> tuple[str, ...]:  # noqa: ANN401
    """The file of the class that plays a part; none where the part is in the data alone."""
    if table not in CLASSES:
        return _class_of(entry)
    try:
        return (_file_of(CLASSES[table](one)),)
    except KeyError:
        return ()
