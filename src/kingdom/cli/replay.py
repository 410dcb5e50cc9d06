"""`kingdom replay`: the game of a record, as a log to read or as positions for programs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kingdom.cli.errors import WrongInput
from kingdom.cli.files import read_data, read_deck
from kingdom.cli.game_options import FILE, json_option
from kingdom.cli.output import print_json
from kingdom.cli.records import moves_of, started
from kingdom.locales import LANGUAGES, Names, locale
from kingdom.locales.log import narrate
from kingdom.rules.events import SPECTATOR

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.moves import Move
    from kingdom.rules.record import Recorded


@click.command()
@click.argument("record", type=FILE, metavar="FILE")
@click.option("--upto", type=click.IntRange(0), metavar="N", help="Stop after so many moves.")
@click.option("--seat", metavar="DUCHY", help="Tell it as this player knew it; else as a spectator did.")
@click.option(
    "--trace", is_flag=True, help="JSON lines: the set-up, then every move with the whole position."
)
@json_option
@click.option("--cards", type=FILE, metavar="FILE", help="The deck file that the game was played with.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Of the log.")
def replay(
    record: Path,
    upto: int | None,
    seat: str | None,
    trace: bool,
    as_json: bool,
    cards: Path | None,
    language: str,
) -> None:
    """Show the game of a record as a log."""
    if trace and as_json:
        raise WrongInput("--trace and --json exclude each other: JSON lines or one JSON object.")
    game, recorded = started(read_data(record, "a record"), read_deck(cards))
    if trace:
        for step in _trace(game, recorded, upto):
            print_json(step)
        return
    viewer = _viewer(game, seat)
    for _ in _upto(game, recorded, upto):
        pass
    if as_json:
        print_json(_whole(game))
        return
    names = Names(locale(language), game.box.catalogue, game.options.duchies)
    for line in narrate(game.listen().logs[SPECTATOR if viewer is None else viewer], names, viewer):
        click.echo(line)


def _viewer(game: Game, seat: str | None) -> int | None:
    """Whose log is shown; a spectator's for None."""
    if seat is None:
        return None
    if seat.lower() not in game.options.duchies:
        raise WrongInput(
            f"--seat {seat[:40]!r} is no seat of this game; choose {' or '.join(game.options.duchies)}."
        )
    return game.options.duchies.index(seat.lower())


def _upto(game: Game, recorded: Recorded, upto: int | None) -> Iterator[tuple[int, Move]]:
    """The moves of the record, no more than asked for."""
    if upto == 0:
        return
    for number, made in enumerate(moves_of(game, recorded), 1):
        yield made
        if number == upto:
            return


def _whole(game: Game) -> dict[str, Any]:
    from kingdom.rules.position import position_of

    assert game.witness is not None
    seats, moves = game.witness.seats, game.witness.moves
    return {
        "seed": game.seed,
        "options": game.options.to_dict(),
        "moves": [[seat, str(move)] for seat, move in zip(seats, moves, strict=True)],
        "position": position_of(game),
        "outcome": game.outcome.to_dict() if game.outcome else None,
    }


def _trace(game: Game, recorded: Recorded, upto: int | None) -> Iterator[dict[str, Any]]:
    from kingdom.rules.position import position_of
    from kingdom.rules.record import RULES_VERSION

    ids = game.box.ids
    yield {
        "rules": RULES_VERSION,
        "cards": game.box.digest,
        "options": game.options.to_dict(),
        "seed": game.seed,
        "deck": [ids[card] for card in game.deck],
        "duchies": [game.faces[side.duchy].id for side in game.sides],
        "position": position_of(game),
    }
    for number, (seat, move) in enumerate(_upto(game, recorded, upto), 1):
        yield {"number": number, "seat": seat, "move": str(move), "position": position_of(game)}
    if game.outcome is not None:
        yield {"outcome": game.outcome.to_dict()}
