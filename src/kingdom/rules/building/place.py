"""Putting cubes, Krystallium and Soldiers on the spaces of cards under construction."""

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from kingdom.rules.building.alchemy import add_to_alchemy
from kingdom.rules.building.complete import complete
from kingdom.rules.building.cost import one
from kingdom.rules.material.resources import BASIC, HELD, RESOURCE_NAMES
from kingdom.rules.moves import ALCHEMY

if TYPE_CHECKING:
    from kingdom.rules.game import Game


def put_under_construction(game: "Game", seat: i64, card: i64) -> i64:
    """A card joins the Construction area, in the first slot that its copies leave free; returns its row."""
    side = game.sides[seat]
    slot: i64 = game.box.first_slot[card]
    while slot in side.slots:
        slot += 1
    side.slots = append(side.slots, slot)
    side.needs = append(side.needs, game.box.costs[card])
    side.jokers = append(side.jokers, 0)
    side.marks = append(side.marks, 0)
    return len(side.slots) - 1


def place_cube(game: "Game", seat: i64, resource: i64, to: i64) -> None:
    """A basic cube goes on a matching free space or into the Alchemy area (BASE-34, BASE-51)."""
    if game.listening:
        words: dict[str, object] = {"resource": RESOURCE_NAMES[resource], "to": game.table.place_name(to)}
        game.tell("cube-placed", seat, words)
    if to == ALCHEMY:
        add_to_alchemy(game, seat, resource)
    else:
        fill_space(game, seat, game.sides[seat].row_of(to), resource)


def lay_krystallium(game: "Game", seat: i64, row: i64, resource: i64) -> None:
    """Krystallium from the stock fills a basic space or one of its own (BASE-63)."""
    side = game.sides[seat]
    side.krystallium -= 1
    if resource < BASIC:
        side.jokers[row] += one(resource)
    if game.listening:
        card = game.box.slot_names[side.slots[row]]
        game.tell("krystallium-placed", seat, {"to": card, "space": RESOURCE_NAMES[resource]})
    fill_space(game, seat, row, resource)


def lay_soldier(game: "Game", seat: i64, row: i64, space: i64) -> None:
    """A Soldier from the stock fills a Soldier space (BASE-62)."""
    side = game.sides[seat]
    side.soldiers -= 1
    if game.listening:
        game.tell("soldier-placed", seat, {"to": game.box.slot_names[side.slots[row]]})
    fill_space(game, seat, row, space)


def fill_space(game: "Game", seat: i64, row: i64, resource: i64) -> None:
    """One space less; a card without open spaces is completed at once, unless a module holds it back."""
    side = game.sides[seat]
    need = side.needs[row] - one(resource)
    side.needs[row] = need
    if need == 0 and side.marks[row] & HELD == 0:
        complete(game, seat, row)
