"""Why a move of the Menace module is not possible now."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kingdom.rules.modules.menace.in_play import ACTING, COMBAT, DRAWING, InPlay
from kingdom.rules.modules.menace.own_moves import DRAW, VANQUISH
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.moves import Move


def why_not(in_play: InPlay, stage: i64, game: "Game", seat: i64, move: "Move") -> Reason:
    """The sentence for this stage of the round."""
    if move.to == DRAW and stage != DRAWING:
        return reason("not-in-this-phase", move=move.text, phase=game.phase)
    if move.to == DRAW:
        return reason("not-in-menace-deck", card=game.box.ids[move.card])
    if stage == DRAWING:
        return reason("draw-first")
    deck = in_play.decks[move.area]
    if stage == ACTING and in_play.owes(seat) and move.to != VANQUISH:
        return _first_acts(in_play, game, seat, move)
    if move.to != VANQUISH:
        return deck.cannot_choose(game, seat, move)
    if stage != COMBAT:
        return reason("only-in-combat")
    return deck.cannot_vanquish(game, seat, move)


def _first_acts(in_play: InPlay, game: "Game", seat: i64, move: "Move") -> Reason:
    """Another deck acts before this one."""
    choices: list[Move] = []
    in_play.choices(game, seat, choices)
    if [other for other in choices if other.area != move.area]:
        return reason("menaces-act")
    return in_play.decks[move.area].cannot_choose(game, seat, move)
