"""`kingdom bench engine`: how fast the engine is here."""

from __future__ import annotations

from dataclasses import asdict, fields
from typing import Any

import click

from kingdom import compiled
from kingdom.cli.game_options import Asked, asked_game, json_option
from kingdom.cli.output import print_json, watched


@click.group()
def bench() -> None:
    """Measure the speed of this program on this machine."""


@bench.command()
@click.option(
    "--games", type=click.IntRange(1, 1_000_000), default=1000, show_default=True, help="Games a repetition."
)
@click.option("--module", "modules", multiple=True, metavar="NAME", help="Play with this module.")
@json_option
def engine(games: int, modules: tuple[str, ...], as_json: bool) -> None:
    """Random games, copies, views, records, memory and import."""
    from kingdom.arena.bench import TICKS, Bench, bench_steps

    asked = Asked(
        modules=modules,
        face="A",
        duchies=None,
        edition="revised",
        deluxe=False,
        bare=False,
        house=(),
        chosen=(),
        cards=None,
    )
    figures: dict[str, Any] = {"compiled": compiled}
    for step in watched(bench_steps(asked_game(asked).options, games), TICKS, "measurements"):
        figures |= step
    result = asdict(Bench(**figures))
    if as_json:
        print_json(result)
        return
    for field in fields(Bench):
        click.echo(f"{field.name:20}{result[field.name]:>14}")
