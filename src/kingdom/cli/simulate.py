"""`kingdom simulate`: many games between computer players."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Unpack

import click

from kingdom.cli.errors import INTERRUPTED, WrongInput
from kingdom.cli.game_options import (
    Asked,
    asked_game,
    asked_players,
    asked_seed,
    game_options,
    json_option,
    seed_option,
)
from kingdom.cli.output import print_json, watched

if TYPE_CHECKING:
    from kingdom.arena.simulate import Simulation


@click.command()
@click.option(
    "--games", type=click.IntRange(1, 100_000_000), default=1000, show_default=True, help="How many."
)
@click.option("--players", metavar="A,B", help="Who sits where; random in every seat by default.")
@game_options
@seed_option
@json_option
@click.pass_context
def simulate(
    ctx: click.Context,
    /,
    games: int,
    players: str | None,
    seed: str | None,
    as_json: bool,
    **asked: Unpack[Asked],
) -> None:
    """Play many games and print scores, wins and speed."""
    from kingdom.arena.play import RANDOM
    from kingdom.arena.simulate import Tally, play_games

    game = asked_game(asked)
    names = asked_players(players.split(",") if players else [RANDOM] * game.options.players)
    if len(names) != game.options.players:
        raise WrongInput(
            f"--players {players} names {len(names)}; this game has {game.options.players} seats."
        )
    tally = Tally(names)
    chosen_seed = asked_seed(seed)
    interrupted = False
    try:
        for _ in watched(play_games(tally, game.options, games, chosen_seed, game.catalogue), games, "games"):
            pass
    except KeyboardInterrupt:
        interrupted = True
    result = tally.result()
    if as_json:
        print_json(asdict(result) | {"seed": chosen_seed, "interrupted": interrupted})
    else:
        _print(result, chosen_seed, game.options.duchies)
        _print_endings(result)
    if interrupted:
        ctx.exit(INTERRUPTED)


def _print(result: Simulation, seed: str, duchies: tuple[str, ...]) -> None:
    click.echo(f"{result.games} games, seed {seed}: {result.decisions_per_game} decisions a game,")
    click.echo(f"{result.seconds} s, {result.games_per_s} games/s")
    click.echo(f"{'seat':10}{'player':12}{'wins':>8}{'share':>8}{'mean':>9}{'median':>9}")
    for seat, name in enumerate(result.players):
        share = result.wins[seat] / max(1, result.games)
        row = f"{result.wins[seat]:>8}{share:>8.1%}{result.mean_scores[seat]:>9.2f}"
        click.echo(f"{duchies[seat]:10}{name:12}{row}{result.median_scores[seat]:>9.1f}")
    click.echo(f"{'shared':22}{result.shared:>8}{result.shared / max(1, result.games):>8.1%}")


def _print_endings(result: Simulation) -> None:
    """Why the games ended so, and the medals of games of one."""
    endings = ", ".join(f"{reason} {number}" for reason, number in result.endings.items())
    click.echo(f"endings: {endings}")
    if result.medals:
        click.echo("medals: " + ", ".join(f"{medal} {number}" for medal, number in result.medals.items()))
