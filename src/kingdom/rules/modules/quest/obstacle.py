"""May a player complete a step in this way, and if not why (QST-GEN-4, QST-GEN-5, QST-GEN-8)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kingdom.rules.building.alchemy import TRANSMUTE, cubes_in, of_colour
from kingdom.rules.building.cost import spaces
from kingdom.rules.building.supremacy import cards_of_type
from kingdom.rules.material.resources import BASIC, TYPE_NAMES
from kingdom.rules.modules.quest.payment import UNPAID, cubes_of_card, krystallium_for_cubes, total_of
from kingdom.rules.moves import NOTHING, Move
from kingdom.rules.phases.planning import Planning
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.modules.quest.progress import Progress
    from kingdom.rules.modules.quest.step import Step

NONE: Final = 0
DONE: Final = 1
CONDITION: Final = 2
SOLDIERS: Final = 3
PAYMENT: Final = 4
PLAINLY: Final = 5
RECYCLING: Final = 6


def obstacle(game: "Game", seat: i64, progress: "Progress", step: "Step", move: Move) -> i64:
    """What keeps a player from completing a step in this way; NONE when they may."""
    if progress.done & step.bit:
        return DONE
    side = game.sides[seat]
    if step.type_count and cards_of_type(game, side, step.type) < step.type_count:
        return CONDITION
    if side.soldiers < step.soldiers:
        return SOLDIERS
    if move.card != NOTHING and not _may_recycle(game, seat, move.card):
        return RECYCLING
    jokers = krystallium_for_cubes(game, seat, step, move.card, move.resource)
    if jokers == UNPAID or side.krystallium < total_of(jokers) + step.krystallium:
        return PAYMENT
    return _needless(game, seat, step, move, jokers)


def _needless(game: "Game", seat: i64, step: "Step", move: Move, jokers: i64) -> i64:
    """What is named in the move must change something; else the plain move says the same."""
    if move.card != NOTHING and not _needs_card(game, seat, step, move.card, jokers):
        return RECYCLING
    if move.resource != NOTHING and jokers == krystallium_for_cubes(game, seat, step, move.card, NOTHING):
        return PLAINLY
    if move.area != NOTHING and move.area >= game.sides[seat].calamities:
        return PLAINLY
    return NONE


def _may_recycle(game: "Game", seat: i64, card: i64) -> bool:
    """Whether a card can be recycled now and its cubes would turn into Krystallium in the Alchemy area."""
    side = game.sides[seat]
    if not isinstance(game.stop, Planning) or card not in side.selection:
        return False
    return cubes_in(side.alchemy) + game.box.cubes_of(card) >= TRANSMUTE


def _needs_card(game: "Game", seat: i64, step: "Step", card: i64, jokers: i64) -> bool:
    """Whether a cube of the recycled card pays for something that the Alchemy area does not have."""
    alchemy = game.sides[seat].alchemy
    for resource in range(BASIC):
        wanted = step.cubes[resource] - spaces(jokers, resource) > of_colour(alchemy, resource)
        if wanted and cubes_of_card(game, card, resource):
            return True
    return False


def in_words(kind: i64, step: "Step", move: Move) -> Reason:
    """The sentence for an obstacle."""
    if kind == DONE:
        return reason("step-done", card=step.id)
    if kind == CONDITION:
        return reason("step-condition", card=step.id, count=step.type_count, type=TYPE_NAMES[step.type])
    if kind == SOLDIERS:
        return reason("step-soldiers", card=step.id, count=step.soldiers)
    if kind == PLAINLY:
        return reason("step-plainly", move=move.text)
    return reason("step-unpaid" if kind == PAYMENT else "step-recycle", card=step.id)
