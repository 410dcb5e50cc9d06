"""What Menaces take off cards under construction: basic cubes or Soldiers, never Krystallium."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kingdom.rules.building.cost import one, spaces
from kingdom.rules.material.resources import RESOURCE_NAMES
from kingdom.rules.modules.menace.own_moves import LOSE, MoveList

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.moves import Move


def list_loss(moves: MoveList, box: "Box", slot: i64, resource: i64) -> None:
    """Write down `lose CARD RESOURCE`."""
    moves.add(LOSE, f"lose {box.slot_names[slot]} {RESOURCE_NAMES[resource]}", second=slot, resource=resource)


def lying(game: "Game", seat: i64, row: i64, resource: i64) -> i64:
    """How many pieces of this kind lie on a card; Krystallium in their place does not count (RUL-09)."""
    side = game.sides[seat]
    cost = game.box.costs[game.box.slot_card[side.slots[row]]]
    filled = spaces(cost, resource) - spaces(side.needs[row], resource)
    return filled - spaces(side.jokers[row], resource)


def lying_in_all(game: "Game", seat: i64, resource: i64) -> i64:
    """How many pieces of this kind lie on all cards under construction, frozen ones too."""
    number: i64 = 0
    for row in range(len(game.sides[seat].slots)):
        number += lying(game, seat, row, resource)
    return number


def lies_there(game: "Game", seat: i64, move: "Move") -> bool:
    """Whether there is such a piece to lose."""
    row = game.sides[seat].row_of(move.second)
    return row >= 0 and lying(game, seat, row, move.resource) > 0


def lose(game: "Game", seat: i64, move: "Move") -> None:
    """One piece goes back to the supply; its space is open again, on a frozen card too (RUL-144)."""
    side = game.sides[seat]
    side.needs[side.row_of(move.second)] += one(move.resource)
    if game.listening:
        words: dict[str, object] = {
            "card": game.box.slot_names[move.second],
            "resource": RESOURCE_NAMES[move.resource],
        }
        game.tell("lost", seat, words)
