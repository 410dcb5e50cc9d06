"""Which game is played: one frozen value, refused with a sentence when it does not fit together."""

from collections.abc import Mapping
from typing import Final, final

from kingdom.rules.modules import registry
from kingdom.rules.modules.entry import EditionOptions, Entry, Material

EDITION_OPTIONS: Final[EditionOptions] = {
    # name: (values, default of the revised edition, of the first printing); modules add their own
    "development_set": (("rv70", "fp67"), "rv70", "fp67"),  # ED-01
    "tiebreak_cards": (("all", "constructed"), "all", "all"),  # ED-16, RUL-39
    "allow_replay_on_tie": (("no", "yes"), "no", "no"),  # ED-15
    "simultaneous": (("blind", "open"), "blind", "blind"),  # RUL-02
    "reveal_discarded_hidden": (("no", "yes"), "no", "no"),  # RUL-31
    "soldier_supply": (("unlimited", "30"), "unlimited", "unlimited"),  # RUL-07
}
EDITIONS: Final = ("revised", "first_printing")
FACES: Final = ("A", "B", "C", "D", "E")
BASE_FACES: Final = ("A", "B")
BASE_DUCHIES: Final = ("valados", "teressia")
DUCHIES: Final = ("valados", "teressia", "senada")
BASE_MATERIAL: Final = Material(deluxe=False, face="A", duchies=BASE_DUCHIES)
"""What is played with unless a module has material of its own."""
PLAYERS: Final = (1, 2)
OPTION_NAMES: Final = (
    "players",
    "module",
    "duchies",
    "face",
    "edition",
    "deluxe",
    "bare",
    "allow_free_module_mix",
    "house",
)


class OptionsError(ValueError):
    """Options that do not fit together; the text says what to change."""


def edition_options() -> EditionOptions:
    """Every option of an edition, those of the modules too."""
    known = dict(EDITION_OPTIONS)
    for one in registry.entries():
        known.update(one.house)
    return known


def one_of(name: str, value: object, allowed: tuple[object, ...]) -> None:
    """Refuse a value that is none of these."""
    if value in allowed:
        return
    if not allowed:
        raise OptionsError(f"{name}={value!r} is not known; this version of the program has none yet.")
    choices = ", ".join(repr(choice) for choice in allowed)
    raise OptionsError(f"{name}={value!r} is not known; choose one of {choices}.")


def in_the_box(name: str, value: str, has_deluxe: bool, *, deluxe: bool) -> None:
    """Refuse what lies in the deluxe box while that is not on the table."""
    if deluxe and not has_deluxe:
        raise OptionsError(
            f"{name}={value!r} is in the deluxe box; take it along with deluxe=True (--deluxe)."
        )


def check_seed(seed: str) -> str:
    """A seed stands on one line of a record, so it is one line of printable text."""
    if not seed or not seed.isprintable() or seed != seed.strip():
        raise OptionsError(f"seed={seed!r}: a seed is a number or one line of text, no spaces around it.")
    return seed


@final
class Options:
    """The choices made before a game.

    `house` overrides single options of the edition, by name; further names are a module's own choices.
    `named` are the modules that were asked for, `modules` all that take part.
    """

    def __init__(
        self,
        *,
        players: int = 2,
        module: str | tuple[str, ...] | None = None,
        duchies: tuple[str, ...] | None = None,
        face: str | tuple[str, ...] | None = None,
        edition: str = "revised",
        deluxe: bool | None = None,
        bare: bool = False,
        allow_free_module_mix: bool = False,
        house: Mapping[str, str] | None = None,
        **chosen: object,
    ) -> None:
        one_of("players", players, PLAYERS)
        self.players: Final = int(players)
        self.named: Final = _modules(module)
        self._material: Final = _material(self.named)
        self.deluxe: Final = _flag("deluxe", self._material.deluxe if deluxe is None else deluxe)
        self.duchies: Final = _duchies(duchies, players, self)
        self.face: Final = self._material.face if face is None else _face(face, self.deluxe)
        self.edition: Final = _edition(edition)
        self.bare: Final = _flag("bare", bare)
        self.allow_free_module_mix: Final = _flag("allow_free_module_mix", allow_free_module_mix)
        self.house: Final = _house(edition, house)
        self._rules: Final = _rules(edition, self.house)
        self.chosen: Final = {name: _kept(value) for name, value in chosen.items()}
        _check_named(self)
        entries = registry.in_play(self.players, self.named, self.chosen)
        self.modules: Final = tuple([one.name for one in entries])
        self.choices: Final = dict(self.chosen)
        for one in entries:
            self.choices.update(one.brings(self.chosen).choices)
        _check_modules(self, entries)
        # Asked for often, so looked up once.
        self.first_printing_deck: Final = self.rule("development_set") == "fp67"
        self.blind: Final = self.rule("simultaneous") == "blind"
        self.reveals_discarded: Final = self.rule("reveal_discarded_hidden") == "yes"
        self.soldiers_run_out: Final = self.rule("soldier_supply") != "unlimited"
        self._text: Final = _text_of(self)

    def rule(self, name: str) -> str:
        """The value in force of one option of the edition."""
        return self._rules[name]

    def choice(self, name: str, default: object = None) -> object:
        """What was chosen under this name of a module's option, by the players or by another module."""
        return self.choices.get(name, default)

    def to_dict(self) -> dict[str, object]:
        """Everything that differs from the default, ready for Options(**d)."""
        several = list(self.named)
        everything: tuple[tuple[str, object, object], ...] = (
            ("players", self.players, 2),
            ("module", several[0] if len(several) == 1 else several, []),
            ("duchies", list(self.duchies), list(self._material.duchies[: self.players])),
            ("face", self.face, self._material.face),
            ("edition", self.edition, "revised"),
            ("deluxe", self.deluxe, self._material.deluxe),
            ("bare", self.bare, False),
            ("allow_free_module_mix", self.allow_free_module_mix, False),
            ("house", dict(self.house), {}),
        )
        chosen = {name: _plain(value) for name, value in self.chosen.items()}
        return {name: value for name, value, default in everything if value != default} | chosen

    def __repr__(self) -> str:
        return self._text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


def _text_of(options: Options) -> str:
    return f"Options({', '.join([f'{name}={value!r}' for name, value in options.to_dict().items()])})"


def _edition(edition: str) -> str:
    one_of("edition", edition, EDITIONS)
    return edition


def _flag(name: str, value: object) -> bool:
    one_of(name, value, (True, False))
    return bool(value)


def _kept(value: object) -> object:
    """A module's choice as it is kept: a value that never changes."""
    return tuple(value) if isinstance(value, list) else value


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def names_of(name: str, value: object) -> tuple[str, ...]:
    """A name, or several in a tuple."""
    names = (value,) if isinstance(value, str) else value
    if not isinstance(names, tuple | list) or not all(isinstance(one, str) for one in names):
        raise OptionsError(f"{name}={value!r} is no name; write one, or several in a tuple.")
    return tuple(names)


def _face(face: object, deluxe: bool) -> str:
    if isinstance(face, tuple | list):
        raise OptionsError(
            f"face={face!r} names several; both players use the same face, so give one letter."
        )
    one_of("face", face, FACES)
    in_the_box("face", str(face), deluxe, deluxe=face not in BASE_FACES)
    return str(face)


def _modules(module: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    return () if module is None else names_of("module", module)


def _material(named: tuple[str, ...]) -> Material:
    """What a named module is played with; most are content with the base material."""
    for one in registry.entries():
        if one.name in named and one.material is not None:
            return one.material
    return BASE_MATERIAL


def _check_material(options: Options) -> None:
    """A module with material of its own is played with it, and no other is."""
    for one in registry.entries():
        if one.material is None:
            continue
        face, named = one.material.face, one.name in options.named
        if options.face == face and not named:
            raise OptionsError(f"face={face!r} is for the module {one.name!r}; name it, or choose another.")
        if named and options.face != face:
            raise OptionsError(
                f"face={options.face!r}: the module {one.name!r} is played on face {face!r}; leave face out."
            )
        if named and options.deluxe != one.material.deluxe:
            raise OptionsError(
                f"deluxe={options.deluxe}: the module {one.name!r} is in the deluxe box; leave deluxe out."
            )


def _duchies(duchies: tuple[str, ...] | list[str] | None, players: int, options: Options) -> tuple[str, ...]:
    if duchies is None:
        return options._material.duchies[:players]
    chosen = names_of("duchies", duchies)
    for duchy in chosen:
        one_of("duchies", duchy, DUCHIES)
        in_the_box("duchies", duchy, options.deluxe, deluxe=duchy not in BASE_DUCHIES)
    if len(chosen) != players:
        raise OptionsError(f"duchies={chosen!r} names {len(chosen)}; a game of {players} needs {players}.")
    if len(set(chosen)) != players:
        raise OptionsError(f"Both players have {chosen[0]!r}; give each a different Duchy (BASE-05).")
    return chosen


def _house(edition: str, house: Mapping[str, str] | None) -> Mapping[str, str]:
    kept: dict[str, str] = {}
    if house is not None and not isinstance(house, Mapping):
        raise OptionsError(f"house={house!r} is no mapping from options to values.")
    for name, value in sorted((house or {}).items()):
        known = edition_options()
        one_of("house option", name, tuple(known))
        values, revised, first = known[name]
        one_of(name, value, values)
        if value != (revised if edition == "revised" else first):
            kept[name] = value
    return kept


def _rules(edition: str, house: Mapping[str, str]) -> dict[str, str]:
    """The value in force of every option of the edition."""
    known = edition_options().items()
    return {name: revised if edition == "revised" else first for name, (_, revised, first) in known} | dict(
        house
    )


def _check_named(options: Options) -> None:
    """The modules that are asked for, before it is looked up what comes with them."""
    if len(options.named) > 1 and not options.allow_free_module_mix:
        raise OptionsError(
            f"Modules are used one at a time, not {' and '.join(options.named)}; "
            "choose one, or set allow_free_module_mix=True."
        )
    for name in options.named:
        one_of("module", name, registry.names())
    _check_material(options)


def _check_modules(options: Options, entries: tuple[Entry, ...]) -> None:
    """No choice that nobody asks for, each module content, and something to play with."""
    if options.bare and (entries or options.players == 1):
        raise OptionsError("bare=True is the two-player base game alone; leave module out and players at 2.")
    known: set[str] = set()
    for one in entries:
        known.update(one.choices)
    for name in options.chosen:
        one_of("option", name, (*OPTION_NAMES, *sorted(known)))
    # What joins by itself may bring others along, so it is asked before these.
    for one in sorted(entries, key=lambda one: one.name in registry.names()):
        one.check(options)
    if not options.bare and not any(one.name in registry.names() for one in entries):
        who = "A game of one" if options.players == 1 else "A game"
        raise OptionsError(
            f"{who} is always played with a module: name one with module=..., "
            "or ask for the base rules alone with bare=True (two players, for teaching and tests)."
        )
