"""Whether a player must be asked because of a step or of stored cubes, before their next decision (RUL-03).

A step can wait until the next decision, which offers it again, unless what it brings would complete a card,
which then counts at once, or the player could be the first. In the last window nothing can wait.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kingdom.rules.building.alchemy import COLOUR_BITS, OF_ONE_COLOUR, TRANSMUTE, cubes_in
from kingdom.rules.building.cost import BITS, CUBES, MOST, SOLDIERS
from kingdom.rules.building.supremacy import cards_of_type
from kingdom.rules.modules.quest.completing import open_to
from kingdom.rules.modules.quest.reach import reach_of, within

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.material.side import Side
    from kingdom.rules.modules.quest.quest import Quest
    from kingdom.rules.modules.quest.step import Step
    from kingdom.rules.modules.quest.ways import Ways

LAST: Final = "end-of-game"


def window_opens(quest: "Quest", ways: "Ways", game: "Game", seat: i64) -> bool:
    """Whether a step or an exchange could change anything before this player's next decision."""
    side = game.sides[seat]
    # Where cubes turn into Krystallium by themselves, fewer than five lie in the Alchemy area.
    cubes = cubes_in(side.alchemy)
    done = quest.seats[seat].done
    exchanged = cubes // TRANSMUTE
    reach = reach_of(side.alchemy, side.krystallium + exchanged, side.soldiers)
    if exchanged == 0 and not ways.any_within(reach, done):
        return False
    krystallium = side.krystallium
    soldiers = side.soldiers
    payable = False
    for step in quest.steps:
        if done & step.bit or not within(reach, step.least) or not _payable(game, side, step, 0, 0):
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
    spare: i64 = 0
    missing: i64 = 0
    cubes = side.alchemy
    wanted = step.in_alchemy
    while cubes | wanted:
        left = (cubes & OF_ONE_COLOUR) - (wanted & OF_ONE_COLOUR)
        if left < 0:
            missing -= left
        else:
            spare += left
        cubes >>= COLOUR_BITS
        wanted >>= COLOUR_BITS
    if side.krystallium + krystallium + spare // TRANSMUTE < step.krystallium + missing:
        return False
    return step.type_count == 0 or cards_of_type(game, side, step.type) >= step.type_count


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
            open_spaces: i64 = 0
            left = need & CUBES
            while left:
                open_spaces += left & MOST
                left >>= BITS
            if open_spaces <= krystallium:
                return True
    return False
