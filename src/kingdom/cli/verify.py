"""`kingdom verify`: is a record what it says it is?"""

from __future__ import annotations

from pathlib import Path

import click

from kingdom.cli.files import read_data, read_deck
from kingdom.cli.game_options import FILE, json_option
from kingdom.cli.output import print_json
from kingdom.cli.records import replayed


@click.command()
@click.argument("record", type=FILE, metavar="FILE")
@click.option("--cards", type=FILE, metavar="FILE", help="The deck file that the game was played with.")
@json_option
def verify(record: Path, cards: Path | None, as_json: bool) -> None:
    """Check a record: commitment, deal, legality of every move, result."""
    from kingdom.rules.material.deck import commitment
    from kingdom.rules.record import result_line

    game = replayed(read_data(record, "a record"), read_deck(cards))
    assert game.witness is not None
    moves = len(game.witness.moves)
    result = result_line(game) if game.final is not None else None
    if as_json:
        told = {"valid": True, "moves": moves, "over": game.over, "result": result}
        print_json(told | {"commitment": commitment(game.seed), "fingerprint": game.fingerprint()})
        return
    ending = f"and the result is right: {result}" if result else "and the game is not over yet"
    click.echo(f"valid: the seed fits its commitment, all {moves} moves are legal, {ending}")
