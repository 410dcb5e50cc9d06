"""Completing a card (BASE-59 to BASE-61)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append
from mypy_extensions import i64

from kingdom.rules.building.cost import SOLDIERS

if TYPE_CHECKING:
    from kingdom.rules.game import Game

PRINTED_SOLDIERS: Final = 30


def complete(game: "Game", seat: i64, row: i64) -> None:
    """All spaces are filled: empty the card, take its Construction bonus, add it to the Duchy."""
    side = game.sides[seat]
    box = game.box
    slot = side.slots[row]
    card = box.slot_card[slot]
    side.remove_row(row)
    side.built = append(side.built, card)
    side.krystallium += box.bonus_krystallium[card]
    soldiers = box.bonus_soldiers[card]
    if game.listening:
        _tell(game, seat, slot, card)
    if soldiers:
        gain_soldiers(game, seat, soldiers)
    for module in game.modules:
        module.completed(game, seat, card)


def gain_soldiers(game: "Game", seat: i64, number: i64) -> None:
    """Soldiers come from the supply into the stock; the Training area is not touched (BASE-61)."""
    if game.options.soldiers_run_out:
        number = min(number, soldiers_in_supply(game))
    game.sides[seat].soldiers += number
    for module in game.modules:
        module.soldiers_gained(game, seat, number)


def soldiers_in_supply(game: "Game") -> i64:
    """How many Soldiers are left of the printed ones, where these can run out (RUL-07)."""
    left: i64 = PRINTED_SOLDIERS
    for side in game.sides:
        left -= side.soldiers + side.training
        row: i64 = 0
        for slot in side.slots:
            left -= (game.box.costs[game.box.slot_card[slot]] >> SOLDIERS) - (side.needs[row] >> SOLDIERS)
            row += 1
    return max(left, 0)


def _tell(game: "Game", seat: i64, slot: i64, card: i64) -> None:
    details: dict[str, object] = {
        "card": game.box.slot_names[slot],
        "soldiers": game.box.bonus_soldiers[card],
        "krystallium": game.box.bonus_krystallium[card],
    }
    game.tell("completed", seat, details)
