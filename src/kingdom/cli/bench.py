"""`kingdom bench engine`: how fast the engine is here."""

from __future__ import annotations

from dataclasses import asdict, fields
from functools import partial
from typing import Any, Unpack

import click

from kingdom import compiled
from kingdom.cli.game_options import Asked, asked_game, game_options, json_option
from kingdom.cli.output import print_json, watched


@click.group()
def bench() -> None:
    """Measure the speed of this program on this machine."""


@bench.command()
@click.option(
    "--games", type=click.IntRange(1, 1_000_000), default=1000, show_default=True, help="Games a repetition."
)
@game_options
@json_option
def engine(games: int, as_json: bool, **asked: Unpack[Asked]) -> None:
    """Random games, copies, views, records, memory and import."""
    from kingdom.arena.bench import TICKS, Bench, bench_steps
    from kingdom.rules.game import Game

    game = asked_game(asked)
    start = partial(Game.new, game.options, catalogue=game.catalogue)
    figures: dict[str, Any] = {"compiled": compiled}
    for step in watched(bench_steps(start, games), TICKS, "measurements"):
        figures |= step
    result = asdict(Bench(**figures))
    if as_json:
        print_json(result)
        return
    for field in fields(Bench):
        click.echo(f"{field.name:20}{result[field.name]:>14}")
