"""The moves that a player may make on the board at this decision (CONQ-20 to CONQ-29)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kingdom.rules.modules.conquest.board import NOWHERE, bit, number_of
from kingdom.rules.modules.conquest.marching import (
    brings_enough,
    can_move_at_all,
    can_move_to,
    fewest_from,
    most_from,
    starts_left,
)

if TYPE_CHECKING:
    from kingdom.rules.modules.conquest.action import Action
    from kingdom.rules.modules.conquest.armies import Armies
    from kingdom.rules.modules.conquest.own_moves import Moves
    from kingdom.rules.moves import Move


def list_decisions(
    moves: "Moves", armies: "Armies", action: "Action", colour: i64, soldiers: i64, out: "list[Move]"
) -> None:
    """An action, or the next decision of one that has begun."""
    if action.manning != NOWHERE:
        _list_spots(moves, armies, action, out)
    elif action.destination != NOWHERE:
        _list_starts(moves, armies, action, colour, soldiers, out)
    else:
        _list_actions(moves, armies, action, colour, soldiers, out)


def _list_spots(moves: "Moves", armies: "Armies", action: "Action", out: "list[Move]") -> None:
    spots = armies.board.spots_of[action.manning] & ~action.chosen
    for spot in range(len(moves.man)):
        if spots & bit(spot):
            out.append(moves.man[spot])


def _list_starts(
    moves: "Moves", armies: "Armies", action: "Action", colour: i64, soldiers: i64, out: "list[Move]"
) -> None:
    starts = starts_left(armies, colour, action)
    for territory in range(armies.board.size):
        if starts & bit(territory):
            fewest = fewest_from(armies, colour, soldiers, action, territory)
            most = most_from(armies, colour, soldiers, action, territory)
            out += moves.start[territory][fewest - 1 : max(most, 0)]
    if brings_enough(armies, colour, action):
        out.append(moves.arrive)


def _list_actions(
    moves: "Moves", armies: "Armies", action: "Action", colour: i64, soldiers: i64, out: "list[Move]"
) -> None:
    before = len(out)
    out += moves.recruit[: min(soldiers, armies.reserve[colour])]
    double = action.double if action.begun else armies.moves_double(colour)
    if soldiers:
        for territory in range(armies.board.size):
            if can_move_to(armies, colour, soldiers, territory, double=double):
                out.append(moves.destination[territory])
    # Rearranging is part of an action, so there must be one to follow.
    if len(out) > before:
        _list_rearranging(moves, armies, action, colour, out)
    if not action.begun:
        out.append(moves.passing)


def _list_rearranging(
    moves: "Moves", armies: "Armies", action: "Action", colour: i64, out: "list[Move]"
) -> None:
    for territory in range(armies.board.size):
        if not action.rearranged & bit(territory) and can_rearrange(armies, colour, territory):
            out.append(moves.rearrange[territory])


def can_rearrange(armies: "Armies", colour: i64, territory: i64) -> bool:
    """Whether the pawns of a territory could stand on other spots than they do (RUL-107)."""
    pawns = armies.at(colour, territory)
    spots = armies.board.spots_of[territory]
    if pawns == 0 or spots == 0:
        return False
    return pawns < number_of(spots) or (armies.manned[colour] & spots) != spots


def can_act(armies: "Armies", colour: i64, soldiers: i64) -> bool:
    """Whether a player could recruit or move at all (RUL-118)."""
    if soldiers == 0:
        return False
    return armies.reserve[colour] > 0 or can_move_at_all(armies, colour, soldiers)


def list_prisoners(moves: "Moves", armies: "Armies", victim: i64, out: "list[Move]") -> None:
    """The pawns that could be put into the Prison: from no spot of a territory, or from one of them."""
    board = armies.board
    for territory in range(board.size):
        if armies.beside_spots(victim, territory):
            out.append(moves.imprison[territory])
    for spot in range(len(moves.imprison_on)):
        if armies.manned[victim] & bit(spot):
            out.append(moves.imprison_on[spot])
