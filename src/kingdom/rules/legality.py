"""May I, and if not why: the one place where the legality of a move is decided.

What a phase lists is legal, and nothing else is; a refusal puts into words why a move is not on the list.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kingdom.rules.building.any_time import any_time_refusal
from kingdom.rules.moves import ANY_TIME, MODULE, Move
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game


def moves_with_modules(game: "Game", seat: i64) -> list[Move]:
    """What the phase lists, without what a module forbids, and with what it adds."""
    if seat < 0 or (game.acting >> seat) & 1 == 0:
        return []
    if game.asker >= 0:
        return game.modules[game.asker].answers(game, seat)
    phase = game.stop
    moves = phase.moves(game, seat)
    speaking = game.speaking
    for module in speaking:
        module.extra_moves(game, seat, phase, moves)
    if game.warned:
        for module in speaking:
            if module.may_forbid:
                moves = module.permitted(game, seat, moves)
    return moves


def why_not(game: "Game", seat: i64, move: Move) -> Reason | None:
    """Why this seat may not make this move now, or None when it may."""
    if game.over:
        return reason("game-over")
    if seat < 0 or (game.acting >> seat) & 1 == 0:
        return reason("not-your-turn", seats=" and ".join([str(one + 1) for one in game.to_act]))
    if game.table.numbered(move.number) != move:
        return reason("unknown-move")
    if move in game.legal_moves(seat):
        return None
    return _refusal(game, seat, move)


def _refusal(game: "Game", seat: i64, move: Move) -> Reason:
    phase = game.stop
    if game.asker >= 0 and move.module != game.asker:
        return ban_on(game, seat, move) or reason("answer-first")
    if move.verb >= MODULE:
        module = game.modules[move.module]
        own: list[Move] = []
        if game.asker < 0:
            module.extra_moves(game, seat, phase, own)
        forbidden = ban_on(game, seat, move) if move in own else None
        return forbidden or module.refusal(game, seat, move)
    if game.asker >= 0 or move in phase.moves(game, seat):
        return ban_on(game, seat, move) or phase.refusal(game, seat, move)
    if move.verb >= ANY_TIME:
        return any_time_refusal(game, seat, move) or phase.refusal(game, seat, move)
    return phase.refusal(game, seat, move)


def ban_on(game: "Game", seat: i64, move: Move) -> Reason | None:
    """The first reason that a module has to forbid this move."""
    for module in game.modules:
        if module.restricts(game, seat):
            why = module.forbids(game, seat, move)
            if why is not None:
                return why
    return None
