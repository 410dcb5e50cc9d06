"""What the registry knows of a module: how to make one, and what it adds to the options."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

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


class Material:
    """The box, the Duchies and their face that a module is played with where the base ones do not do."""

    def __init__(self, *, deluxe: bool, face: str, duchies: tuple[str, ...]) -> None:
        self.deluxe: Final = deluxe
        self.face: Final = face
        self.duchies: Final = duchies


def needs_its_name(players: int, chosen: Mapping[str, object]) -> bool:
    """The usual way: a module takes part when `module=` names it."""
    return False


def _alone(chosen: Mapping[str, object]) -> Brought:
    return Brought()


def _anything(options: "Options") -> None:
    return None


class Entry:
    """A module's name, how to make one for a game, and what it adds to the options.

    `choices` are the names of its own options, and `check` refuses wrong ones with an OptionsError before
    anything is built; `house` are its options of the edition. `joins` tells of a module that nobody names
    whether it takes part all the same, and `brings` what comes with it. `material` is special to it: nobody
    else is played with that face. `tables` is the Python module that describes its tables in deck files
    (kingdom.rules.cards.kinds). `sentences` are its refusals by their code, `events` the names of its events,
    and `forms` the written forms of its moves.
    """

    def __init__(
        self,
        name: str,
        make: "Callable[[Options], Module]",
        *,
        choices: tuple[str, ...] = (),
        check: "Callable[[Options], None]" = _anything,
        house: EditionOptions | None = None,
        joins: Callable[[int, Mapping[str, object]], bool] = needs_its_name,
        brings: Callable[[Mapping[str, object]], Brought] = _alone,
        material: Material | None = None,
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
        self.material: Final = material
        self.tables: Final = tables
        self.sentences: Final[Mapping[str, str]] = sentences or {}
        self.events: Final = events
        self.forms: Final = forms
