"""Whether a player must be asked because of a step or of stored cubes, before their next decision (RUL-03).

A step can wait until the next decision, which offers it again, unless what it brings would complete a card,
which then counts at once, or the player could be the first. In the last window nothing can wait.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kingdom.rules.building.alchemy import TRANSMUTE, cubes_in, of_colour
from kingdom.rules.building.cost import SOLDIERS, spaces
from kingdom.rules.building.supremacy import cards_of_type
from kingdom.rules.material.resources import BASIC, KRYSTALLIUM
from kingdom.rules.modules.quest.completing import open_to

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.material.side import Side
    from kingdom.rules.modules.quest.quest import Quest
    from kingdom.rules.modules.quest.step import Step

LAST: Final = "end-of-game"


def window_opens(quest: "Quest", game: "Game", seat: i64) -> bool:
    """Whether a step or an exchange could change anything before this player's next decision."""
    side = game.sides[seat]
    # Where cubes turn into Krystallium by themselves, fewer than five lie in the Alchemy area.
    cubes = cubes_in(side.alchemy)
    krystallium = side.krystallium
    soldiers = side.soldiers
    pieces = cubes + krystallium + soldiers
    done = quest.seats[seat].done
    payable = False
    for step in quest.steps:
        if pieces < step.pieces or done & step.bit or not _payable(game, side, step, 0, 0):
            continue
        if quest.terms.mixed or (game.stop.name == LAST and _matters_at_the_end(side, step)):
            return True
        payable = True
        for number in step.gains_cubes:
            cubes += number
        krystallium += step.gains_krystallium
        soldiers += step.gains_soldiers
    krystallium += cubes // TRANSMUTE
    if not payable and krystallium == side.krystallium:
        return False
    if _race(quest, game, seat, krystallium - side.krystallium, soldiers - side.soldiers):
        return True
    return _could_complete(side, krystallium, soldiers)


def _payable(game: "Game", side: "Side", step: "Step", krystallium: i64, soldiers: i64) -> bool:
    """Whether a step could be paid with so much more, stored cubes that are not needed exchanged."""
    if side.soldiers + soldiers < step.soldiers:
        return False
    if step.type_count and cards_of_type(game, side, step.type) < step.type_count:
        return False
    missing: i64 = 0
    spare: i64 = 0
    for resource in range(BASIC):
        left = of_colour(side.alchemy, resource) - step.cubes[resource]
        if left < 0:
            missing -= left
        else:
            spare += left
    return side.krystallium + krystallium + spare // TRANSMUTE >= step.krystallium + missing


def _matters_at_the_end(side: "Side", step: "Step") -> bool:
    """What still counts when the game ends: the right to win, points, Soldiers in a tie."""
    if step.final or step.gains_points or step.gains_soldiers:
        return True
    return step.discards > 0 and side.calamities > 0


def _race(quest: "Quest", game: "Game", seat: i64, krystallium: i64, soldiers: i64) -> bool:
    """Whether this player could be the first to complete a step that rewards only the first."""
    if len(game.sides) == 1:
        return False
    side = game.sides[seat]
    for step in quest.steps:
        open_to_all = step.first_only and open_to(quest.seats, seat, step)
        if open_to_all and _payable(game, side, step, krystallium, soldiers):
            return True
    return False


def _could_complete(side: "Side", krystallium: i64, soldiers: i64) -> bool:
    """Whether so much Krystallium and so many Soldiers could fill the last spaces of a card."""
    for need in side.needs:
        if need >> SOLDIERS <= soldiers:
            open_spaces = spaces(need, KRYSTALLIUM)
            for resource in range(BASIC):
                open_spaces += spaces(need, resource)
            if open_spaces <= krystallium:
                return True
    return False
