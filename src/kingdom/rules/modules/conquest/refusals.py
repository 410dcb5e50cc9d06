"""Why a move of this module is not possible now, in the words of the board."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kingdom.rules.modules.conquest.board import NOWHERE, bit
from kingdom.rules.modules.conquest.listing import can_act, can_rearrange
from kingdom.rules.modules.conquest.marching import around, brings_enough, may_be_entered, most_from
from kingdom.rules.modules.conquest.own_moves import (
    ARRIVE,
    DESTINATION,
    DESTROY,
    FROM,
    IMPRISON,
    MAN,
    PEEK,
    REARRANGE,
    RECRUIT,
)
from kingdom.rules.phases.choice import Choice
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.modules.conquest.conquest import Conquest
    from kingdom.rules.moves import Move

ACT: Final = "conquest"


def refusal(game: "Game", conquest: "Conquest", seat: i64, move: "Move") -> Reason:
    """The sentence for any own move."""
    if move.to == PEEK:
        return _no_peek(game, conquest, seat)
    if move.to == DESTROY:
        here = game.stop.asks == "destroy"
        return (
            reason("not-in-their-selection", card=game.box.ids[move.card])
            if here
            else reason("only-after-reveal")
        )
    if move.to == IMPRISON:
        return reason("no-such-prisoner" if game.stop.asks == "prison" else "only-in-prison-stop")
    if game.stop.asks != ACT:
        return reason("not-in-this-phase", move=move.text, phase=game.phase)
    return _no_decision(game, conquest, seat, move)


def _no_peek(game: "Game", conquest: "Conquest", seat: i64) -> Reason:
    if conquest.spied[seat] >= conquest.spies(seat):
        return reason("no-conquest-spy")
    if game.offered or not isinstance(game.stop, Choice):
        return reason("peek-in-choice")
    return reason("peek-nothing")


def _no_decision(game: "Game", conquest: "Conquest", seat: i64, move: "Move") -> Reason:
    action = conquest.action
    if move.to == MAN:
        return reason("spot-later")
    if action.manning != NOWHERE:
        return reason("finish-action")
    if move.to == FROM or move.to == ARRIVE:
        return _no_arrival(game, conquest, seat, move)
    if action.destination != NOWHERE:
        return reason("finish-action")
    if move.to == RECRUIT:
        return _no_recruits(game, conquest, seat, move)
    if move.to == DESTINATION:
        return _no_destination(conquest, seat, move.area)
    return (
        _no_rearranging(game, conquest, seat, move.area) if move.to == REARRANGE else reason("finish-action")
    )


def _no_recruits(game: "Game", conquest: "Conquest", seat: i64, move: "Move") -> Reason:
    soldiers = game.sides[seat].soldiers
    if soldiers < move.second:
        return reason("recruit-soldiers", count=soldiers)
    return reason("recruit-reserve", count=conquest.armies.reserve[seat])


def _no_destination(conquest: "Conquest", seat: i64, territory: i64) -> Reason:
    armies = conquest.armies
    name = armies.board.territories[territory]
    if not may_be_entered(armies, seat, territory):
        return reason("enemy-castle")
    enemies = armies.at(1 - seat, territory)
    return (
        reason("too-few-armies", card=name, count=enemies) if enemies else reason("no-army-near", card=name)
    )


def _no_rearranging(game: "Game", conquest: "Conquest", seat: i64, territory: i64) -> Reason:
    armies = conquest.armies
    name = armies.board.territories[territory]
    if conquest.action.rearranged & bit(territory):
        return reason("rearranged-already", card=name)
    if can_rearrange(armies, seat, territory) and not can_act(armies, seat, game.sides[seat].soldiers):
        return reason("rearrange-and-act")
    return reason("nothing-to-rearrange", card=name)


def _no_arrival(game: "Game", conquest: "Conquest", seat: i64, move: "Move") -> Reason:
    """Why not from there, why not so many, or why they cannot arrive yet."""
    armies, action = conquest.armies, conquest.action
    if action.destination == NOWHERE:
        return reason("destination-first")
    if move.to == ARRIVE:
        there = armies.board.territories[action.destination]
        assert not brings_enough(armies, seat, action)
        return reason("too-few-armies", card=there, count=armies.at(1 - seat, action.destination))
    name = armies.board.territories[move.area]
    if not around(armies, seat, action.destination, double=action.double) & bit(move.area):
        return reason(_too_far(conquest, seat, move.area), card=name)
    if action.used & bit(move.area):
        return reason("start-taken", card=name)
    if most_from(armies, seat, game.sides[seat].soldiers, action, move.area) < move.second:
        return reason("not-so-many", card=name)
    return reason("too-few-brought", card=name)


def _too_far(conquest: "Conquest", seat: i64, start: i64) -> str:
    """Whether only the enemy stands between."""
    board = conquest.armies.board
    near = board.near[conquest.action.destination]
    return "across-enemy" if conquest.action.double and board.near[start] & near else "not-adjacent"
