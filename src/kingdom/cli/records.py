"""Replaying the record in a file, with its log from the start."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kingdom.cli.errors import WrongInput

if TYPE_CHECKING:
    from kingdom.rules.cards import Catalogue
    from kingdom.rules.game import Game
    from kingdom.rules.moves import Move
    from kingdom.rules.record import Recorded


def started(data: bytes, catalogue: Catalogue | None) -> tuple[Game, Recorded]:
    """The game of a record before its first move, and the record."""
    from kingdom.rules.record import RecordError, read_record, start

    try:
        recorded = read_record(data)
        return start(recorded, catalogue, listen=True), recorded
    except RecordError as error:
        raise WrongInput(str(error)) from None


def moves_of(game: Game, recorded: Recorded) -> Iterator[tuple[int, Move]]:
    """Make the moves of a record one by one, each before it is yielded."""
    from kingdom.rules.record import RecordError, play_on

    try:
        yield from play_on(game, recorded)
    except RecordError as error:
        raise WrongInput(str(error)) from None


def replayed(data: bytes, catalogue: Catalogue | None) -> Game:
    """The game of a record after its last move."""
    game, recorded = started(data, catalogue)
    for _ in moves_of(game, recorded):
        pass
    return game
