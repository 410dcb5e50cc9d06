"""`kingdom match`: which of two computer players is the stronger."""

from __future__ import annotations

from dataclasses import asdict
from typing import Unpack

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


@click.command()
@click.argument("a")
@click.argument("b")
@click.option(
    "--pairs",
    type=click.IntRange(1, 1_000_000),
    default=100,
    show_default=True,
    help="Deals, each played twice.",
)
@game_options
@seed_option
@json_option
@click.pass_context
def match(
    ctx: click.Context, /, a: str, b: str, pairs: int, seed: str | None, as_json: bool, **asked: Unpack[Asked]
) -> None:
    """Let players A and B play paired games: each deal twice, seats swapped."""
    from kingdom.arena.match import Pair, play_pairs, result_of

    game = asked_game(asked)
    if game.options.players == 1:
        raise WrongInput("A match needs two seats; for games of one use 'kingdom simulate --solo'.")
    asked_players((a, b))
    played: list[Pair] = []
    chosen_seed = asked_seed(seed)
    interrupted = False
    games = play_pairs(a, b, game.options, pairs, chosen_seed, game.catalogue)
    try:
        played.extend(watched(games, pairs, "pairs"))
    except KeyboardInterrupt:
        interrupted = True
    result = result_of(a, b, played)
    if as_json:
        print_json(asdict(result))
    else:
        click.echo(f"{a} against {b}: {result.pairs} pairs, seed {chosen_seed}")
        click.echo(f"{a} wins {result.win_rate:.1%} (95 %: {result.low:.1%} to {result.high:.1%})")
        click.echo(f"mean scores: {a} {result.mean_score_a:.2f}, {b} {result.mean_score_b:.2f}")
    if interrupted:
        ctx.exit(INTERRUPTED)
