"""The guard of RUL-55: nothing may take away the last cards that waiting Frost Giants could freeze."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kingdom.rules.building.cost import one
from kingdom.rules.material.resources import DEVELOPMENT, HELD, SOLDIER
from kingdom.rules.moves import DISCARD, LAY_KRYSTALLIUM, LAY_SOLDIER, MODULE, RECYCLE

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.moves import Move


MOST_TAKEN_OUT: Final = 3
"""A recycled Development whose two cubes complete a card each."""


def in_company(game: "Game") -> bool:
    """Whether a module beside this one, and beside that of a game of one, brings moves of its own."""
    return len(game.modules) > 1 + len(game.sides) % 2


def cards_for_giants(game: "Game", seat: i64) -> i64:
    """Developments in the Selection area: slated, they could be frozen."""
    kinds = game.box.kinds
    number: i64 = 0
    for card in game.sides[seat].selection:
        if kinds[card] == DEVELOPMENT:
            number += 1
    return number


def taken_out(game: "Game", seat: i64, move: "Move") -> i64:
    """How many cards that a Giant could freeze this move would recycle, discard or complete."""
    verb = move.verb
    if verb == RECYCLE:
        out: i64 = 1 if game.box.kinds[move.card] == DEVELOPMENT else 0
        return out + _completed_by_recycling(game, seat, move)
    if verb == LAY_KRYSTALLIUM:
        return _completes(game, seat, move.to, one(move.resource))
    if verb == LAY_SOLDIER:
        return _completes(game, seat, move.to, one(SOLDIER))
    if verb == DISCARD:
        return 1
    if verb >= MODULE:
        return 1 if game.modules[move.module].constructs(game, seat, move) >= 0 else 0
    return 0


def _completed_by_recycling(game: "Game", seat: i64, move: "Move") -> i64:
    first = one(game.box.first_cube[move.card])
    if game.box.second_cube[move.card] < 0:
        return _completes(game, seat, move.to, first)
    second = one(game.box.second_cube[move.card])
    if move.to == move.second:
        return _completes(game, seat, move.to, first + second)
    return _completes(game, seat, move.to, first) + _completes(game, seat, move.second, second)


def _completes(game: "Game", seat: i64, slot: i64, filled: i64) -> i64:
    """Whether filling these spaces completes a card, which a frozen one never does: 1 or 0."""
    side = game.sides[seat]
    row = side.row_of(slot)
    return 1 if row >= 0 and side.needs[row] == filled and side.marks[row] & HELD == 0 else 0
