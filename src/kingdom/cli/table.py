"""`kingdom table`: play at the prompt."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Unpack

import click
from click.core import ParameterSource

from kingdom.cli.errors import WrongInput
from kingdom.cli.files import read_data, read_deck, write_text
from kingdom.cli.game_options import (
    FILE,
    Asked,
    asked_game,
    asked_players,
    asked_seed,
    game_options,
    seed_option,
)
from kingdom.cli.records import replayed
from kingdom.locales import LANGUAGES, locale

if TYPE_CHECKING:
    from kingdom.rules.game import Game

BOTH = "both"
EASIEST = "quest"
OF_A_NEW_GAME = (
    "modules", "quest", "board", "menaces", "solo", "scenario", "face", "duchies", "edition", "deluxe",
    "free_mix", "bare", "house", "chosen", "seed",
)  # fmt: skip


@click.command()
@click.option("--seat", metavar="DUCHY|both", help="Where you sit: a Duchy (the first by default) or both.")
@click.option("--against", default="greedy", metavar="NAME", show_default=True, help="The computer player.")
@game_options
@seed_option
@click.option(
    "--language", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Of all texts."
)
@click.option("--record", type=FILE, metavar="FILE", help="Keep the game in this new file.")
@click.option(
    "--resume", type=FILE, metavar="FILE", help="Go on with the game in this file, and keep it there."
)
@click.option(
    "--ask-all", is_flag=True, help="Ask also when there is only one move, or only something to discard."
)
@click.pass_context
def table(
    ctx: click.Context,
    /,
    seat: str | None,
    against: str,
    seed: str | None,
    language: str,
    record: Path | None,
    resume: Path | None,
    ask_all: bool,
    **asked: Unpack[Asked],
) -> None:
    """Play a game at the prompt; with the Quest module where no other is named."""
    from kingdom.cli.tui.reader import new_reader
    from kingdom.cli.tui.seats import ComputerSeat
    from kingdom.cli.tui.session import Session

    (against,) = asked_players([against])
    game = _game(ctx, asked, seed, resume)
    persons = _persons(game, seat)
    record = record or resume
    if record is not None:
        _claim(record, game, new=record != resume)
    computers = {
        seat: ComputerSeat(against, game, seat) for seat in range(len(game.sides)) if seat not in persons
    }
    session = Session(
        game,
        computers,
        locale(language),
        new_reader(len(game.sides)),
        record=record,
        ask_all=ask_all,
    )
    session.welcome()
    session.run()


def _game(ctx: click.Context, asked: Asked, seed: str | None, resume: Path | None) -> Game:
    """A new game, or the one to go on with."""
    if resume is None:
        wanted = asked_game(_with_a_module(asked))
        from kingdom.rules.game import Game

        return Game.new(wanted.options, asked_seed(seed), catalogue=wanted.catalogue, listen=True)
    for name in OF_A_NEW_GAME:
        if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            option = next(one.opts[0] for one in ctx.command.params if one.name == name)
            raise WrongInput(f"--resume goes on with the options of the record; leave {option} out.")
    return replayed(read_data(resume, "a record"), read_deck(asked["cards"]))


def _with_a_module(asked: Asked) -> Asked:
    """Nobody plays the base rules alone: where nothing is said, it is the easiest module."""
    named = (asked[name] for name in ("modules", "quest", "board", "menaces", "scenario", "bare"))
    return asked if any(named) else {**asked, "modules": (EASIEST,)}


def _persons(game: Game, seat: str | None) -> list[int]:
    duchies = game.options.duchies
    if seat is None:
        return [0]
    if seat.lower() == BOTH:
        return list(range(len(duchies)))
    if seat.lower() not in duchies:
        raise WrongInput(
            f"--seat {seat[:40]!r} is no seat of this game; choose {', '.join(duchies)} or {BOTH}."
        )
    return [duchies.index(seat.lower())]


def _claim(record: Path, game: Game, *, new: bool) -> None:
    """Write the record at once, so that a file that cannot be written is known before the first move."""
    if new and record.exists() and not record.is_dir():
        raise WrongInput(f"'{record}' exists; name a new file, or go on with it: --resume {record}")
    write_text(record, game.record())
