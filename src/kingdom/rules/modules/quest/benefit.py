"""What a completed step brings (QST-GEN-4, QST-GEN-18, QST-GEN-20)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kingdom.rules.building.alchemy import add_to_alchemy
from kingdom.rules.building.calamities import discard_calamities
from kingdom.rules.building.complete import gain_soldiers
from kingdom.rules.material.resources import BASIC, RESOURCE_NAMES
from kingdom.rules.moves import NOTHING

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.modules.quest.progress import Progress
    from kingdom.rules.modules.quest.step import Step


def benefit(game: "Game", seat: i64, progress: "Progress", step: "Step", calamities: i64) -> None:
    """Give what a step brings (QST-GEN-4, QST-GEN-18); only as many Calamities as the Duchy has."""
    side = game.sides[seat]
    side.krystallium += step.gains_krystallium
    if game.listening:
        _tell_gain(game, seat, step)
    if step.gains_soldiers:
        gain_soldiers(game, seat, step.gains_soldiers)
    for resource in range(BASIC):
        for _ in range(step.gains_cubes[resource]):
            add_to_alchemy(game, seat, resource)
    progress.points += step.gains_points
    progress.spies += step.gains_spies
    if step.gains_traps and len(game.sides) > 1:
        # Nobody offers in a game of one, so a Trap token is useless there (RUL-86).
        progress.traps += step.gains_traps
        side.traps += step.gains_traps
    if step.discards:
        # As many as were chosen, or as possible (RUL-82).
        number = min(step.discards, side.calamities) if calamities == NOTHING else calamities
        discard_calamities(game, seat, number)


def _tell_gain(game: "Game", seat: i64, step: "Step") -> None:
    gained = {name: int(step.gains_cubes[resource]) for resource, name in enumerate(RESOURCE_NAMES[:BASIC])}
    gained["krystallium"] = int(step.gains_krystallium)
    gained["soldier"] = int(step.gains_soldiers)
    gained = {name: number for name, number in gained.items() if number}
    if gained:
        game.tell("step-gain", seat, {"gained": gained})
    if step.gains_points:
        game.tell("step-points", seat, {"points": int(step.gains_points)})
    for name, number in (("trap-gained", step.gains_traps), ("spy-gained", step.gains_spies)):
        if number:
            game.tell(name, seat, {"count": int(number)})
