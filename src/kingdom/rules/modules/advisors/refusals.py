"""Why a move of this chapter is not possible at a moment."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kingdom.rules.modules.advisors.windows import open_windows, windows_of
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.modules.advisors.ability import Ability
    from kingdom.rules.modules.advisors.advisors import Advisors
    from kingdom.rules.moves import Move


def why_not(module: "Advisors", game: "Game", seat: i64, move: "Move") -> Reason:
    """Why an own move is not possible now."""
    council = module.council_in_play()
    ability = council.of_card(move.card)
    if council.is_draft(move):
        if game.stop.asks == "draft":
            return reason("not-drawn", card=ability.id)
        return reason("not-in-this-phase", move=move.text, phase=game.phase)
    if module.areas.asking[seat] >= 0:
        return module.asking(seat).no_answer(game, seat, move, module.areas)
    if ability.carries_on(move):
        return ability.no_answer(game, seat, move, module.areas)
    return _no_use(module, game, seat, move, ability)


def _no_use(module: "Advisors", game: "Game", seat: i64, move: "Move", ability: "Ability") -> Reason:
    soldiers = game.sides[seat].soldiers
    if ability.place not in module.areas.advisors[seat]:
        return reason("not-your-advisor", card=ability.id)
    if ability.window & open_windows(game, windows_of(game.stop)) == 0:
        return reason("advisor-not-now", card=ability.id)
    if module.areas.is_used(seat, ability.place):
        return reason("advisor-used", card=ability.id)
    if soldiers < ability.cost:
        return reason("advisor-too-dear", card=ability.id, cost=ability.cost, soldiers=soldiers)
    return ability.no_effect(game, seat, move)
