"""The options that every command has which makes a game, and the game they ask for."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict, TypeVar

import click

from kingdom.cli.errors import WrongInput
from kingdom.cli.files import read_deck

if TYPE_CHECKING:
    from kingdom.rules.cards import Catalogue
    from kingdom.rules.options import Options

LONGEST_SEED = 100
Command = TypeVar("Command", bound=Callable[..., Any])

FILE = click.Path(path_type=Path)
"""The type of an option that names a file; what is wrong with the file is said by files.py."""

_OPTIONS = (
    click.option("--module", "modules", multiple=True, metavar="NAME", help="Play with this module."),
    click.option("--quest", metavar="NAME", help="Play with this Quest board."),
    click.option("--board", metavar="FACE", help="Play with this Conquest board."),
    click.option("--menaces", metavar="DECK[,DECK]", help="Play with these Menace decks, one for each seat."),
    click.option("--solo", is_flag=True, help="A game of one player."),
    click.option("--scenario", metavar="NAME", help="A solo scenario, such as SC01."),
    click.option(
        "--face", metavar="A|B|C|D|E", help="The face of the Duchies (A, or what the module is played on)."
    ),
    click.option("--duchies", metavar="NAME,NAME", help="The Duchies of the seats, in order."),
    click.option(
        "--edition", default="revised", metavar="NAME", show_default=True, help="revised or first_printing."
    ),
    click.option("--deluxe", is_flag=True, help="With the deluxe box, and what is in it."),
    click.option("--free-mix", is_flag=True, help="Allow modules together that the rulebook plays apart."),
    click.option("--bare", is_flag=True, help="The base rules alone, without a module."),
    click.option("--house", multiple=True, metavar="NAME=VALUE", help="Change one option of the edition."),
    click.option("--set", "chosen", multiple=True, metavar="NAME=VALUE", help="An option of the module."),
    click.option("--cards", type=FILE, metavar="FILE", help="Play with the cards of this deck file."),
)


class Asked(TypedDict):
    """What `game_options` gives to a command."""

    modules: tuple[str, ...]
    quest: str | None
    board: str | None
    menaces: str | None
    solo: bool
    scenario: str | None
    face: str | None
    duchies: str | None
    edition: str
    deluxe: bool
    free_mix: bool
    bare: bool
    house: tuple[str, ...]
    chosen: tuple[str, ...]
    cards: Path | None


def game_options(command: Command) -> Command:
    """Give a command the options that say which game is played; they arrive as `asked`."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


seed_option = click.option(
    "--seed", metavar="TEXT", help="What all chance comes from; anything, or left out."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")


@dataclass(frozen=True)
class AskedGame:
    """The game that the options ask for."""

    options: Options
    catalogue: Catalogue | None


def asked_game(asked: Asked) -> AskedGame:
    """Check the options of `game_options` together; without any module the base game is played alone."""
    from kingdom.rules.options import Options, OptionsError

    house = _pairs("--house", asked["house"])
    chosen = _chosen(asked)
    modules = _modules(asked)
    duchies = asked["duchies"]
    try:
        alone = asked["solo"] or bool(asked["scenario"])
        options = Options(
            players=1 if alone else 2,
            module=modules,
            duchies=tuple(duchies.split(",")) if duchies else None,
            face=asked["face"],
            edition=asked["edition"],
            deluxe=asked["deluxe"] or None,
            allow_free_module_mix=asked["free_mix"],
            bare=asked["bare"] or not (modules or alone),
            house=house,
            **chosen,
        )
    except OptionsError as error:
        raise WrongInput(str(error)) from None
    catalogue = read_deck(asked["cards"])
    _check_start(options, catalogue)
    return AskedGame(options, catalogue)


def _chosen(asked: Asked) -> dict[str, Any]:
    """What is chosen for the modules."""
    from kingdom.rules.options import OPTION_NAMES

    chosen = _pairs("--set", asked["chosen"], several=True)
    for name in chosen:
        if name in OPTION_NAMES:
            raise WrongInput(
                f"--set {name}=... is for the options of a module; this one is an option --{name}."
            )
    if asked["menaces"]:
        chosen["menaces"] = tuple(asked["menaces"].split(","))
    for name in ("quest", "board", "scenario"):
        value = asked[name]  # type: ignore[literal-required]  # all three are names of options
        if value:
            chosen[name] = value
    return chosen


def _modules(asked: Asked) -> tuple[str, ...]:
    """The modules that are named, and those that a board or Menace deck belongs to."""
    named = list(asked["modules"])
    belonging = (("quest", asked["quest"]), ("menace", asked["menaces"]), ("conquest", asked["board"]))
    for name, given in belonging:
        if given and name not in named:
            named.append(name)
    return tuple(named)


def _check_start(options: Options, catalogue: Catalogue | None) -> None:
    """The game must be possible with these cards: Duchies with this face, decks with all that lies ready."""
    from kingdom.rules.game import Game
    from kingdom.rules.options import OptionsError

    try:
        Game.new(options, "start", catalogue=catalogue, witnessed=False)
    except OptionsError as error:
        raise WrongInput(str(error)) from None


def _pairs(option: str, given: Sequence[str], *, several: bool = False) -> dict[str, Any]:
    """Names and values; where several are allowed, a comma stands between them."""
    pairs: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.isidentifier() or not value:
            raise WrongInput(f"{option} {_short(text)!r} is not understood; write {option} NAME=VALUE.")
        pairs[name] = tuple(value.split(",")) if several and "," in value else value
    return pairs


def asked_seed(seed: str | None) -> str:
    """The seed that was given, or a new one that nobody can guess."""
    if seed is None:
        return secrets.token_hex(8)
    if not seed or not seed.isprintable() or seed != seed.strip() or len(seed) > LONGEST_SEED:
        raise WrongInput(
            f"--seed {_short(seed)!r} cannot be written into a record; "
            f"use up to {LONGEST_SEED} plain letters and digits."
        )
    return seed


def asked_players(names: Sequence[str]) -> list[str]:
    """Names of computer players that exist."""
    from kingdom.players import NAMES

    for name in names:
        if name not in NAMES:
            raise WrongInput(f"There is no player {_short(name)!r}; choose one of {', '.join(NAMES)}.")
    return list(names)


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_SEED else text[:40] + "…"
