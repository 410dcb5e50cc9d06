"""Any-time actions: Krystallium and Soldiers on cards, discarding a card under construction (BASE-86)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append
from mypy_extensions import i64

from kingdom.rules.building.alchemy import TRANSMUTE, add_to_alchemy, cubes_in
from kingdom.rules.building.cost import BITS, CUBES, MOST, SOLDIERS, spaces
from kingdom.rules.building.place import lay_krystallium, lay_soldier
from kingdom.rules.material.move_table import KRYSTALLIUM_SPACES
from kingdom.rules.material.resources import KEPT, RESOURCE_NAMES, SOLDIER
from kingdom.rules.moves import DISCARD, LAY_KRYSTALLIUM, Move
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.material.side import Side

MOST_RECYCLED: Final = 2
"""A Treasure gives two cubes, no card gives more."""


def list_any_time(game: "Game", seat: i64, out: list[Move]) -> None:
    """Every any-time action of the base rules that this player could take now."""
    side = game.sides[seat]
    if side.krystallium or side.soldiers:
        _list_laying(game, side, out)
    discards = game.table.discards
    row: i64 = 0
    for slot in side.slots:
        if side.marks[row] & KEPT == 0:
            out.append(discards[slot])
        row += 1


def _list_laying(game: "Game", side: "Side", out: list[Move]) -> None:
    krystallium = game.table.krystallium
    has_krystallium = side.krystallium > 0
    has_soldiers = side.soldiers > 0
    row: i64 = 0
    for need in side.needs:
        slot = side.slots[row]
        if has_krystallium:
            number = KRYSTALLIUM_SPACES * slot
            open_spaces = need & CUBES
            while open_spaces:
                if open_spaces & MOST:
                    out.append(krystallium[number])
                number += 1
                open_spaces >>= BITS
        if has_soldiers and need >> SOLDIERS:
            out.append(game.table.soldiers[slot])
        row += 1


def window_opens(game: "Game", seat: i64) -> bool:
    """Whether an any-time action could change anything before this player's next decision.

    Discarding alone never does, unless it makes Krystallium: nothing counts a card under construction in
    between, and the next decision offers the discard again. So nobody is asked for it in an own window.
    """
    side = game.sides[seat]
    if (side.krystallium or side.soldiers) and _can_lay(side):
        return True
    if len(side.slots) > 1 and _could_transmute(game, side):
        return True
    for module in game.speaking:
        if module.any_time(game, seat):
            return True
    return False


def _could_transmute(game: "Game", side: "Side") -> bool:
    """Whether discarding some cards makes Krystallium that a further card has a space for."""
    box = game.box
    cubes = cubes_in(side.alchemy)
    if cubes + MOST_RECYCLED * len(side.slots) < TRANSMUTE:
        return False
    row: i64 = 0
    for slot in side.slots:
        if side.marks[row] & KEPT == 0:
            cubes += box.cubes_of(box.slot_card[slot])
        row += 1
    if cubes < TRANSMUTE:
        return False
    row = 0
    for need in side.needs:
        kept = side.marks[row] & KEPT
        own: i64 = 0 if kept else box.cubes_of(box.slot_card[side.slots[row]])
        if need & CUBES and cubes - own >= TRANSMUTE:
            return True
        row += 1
    return False


def _can_lay(side: "Side") -> bool:
    for need in side.needs:
        if side.krystallium and need & CUBES:
            return True
        if side.soldiers and need >> SOLDIERS:
            return True
    return False


def apply_any_time(game: "Game", seat: i64, move: Move) -> None:
    """Take an any-time action."""
    row = game.sides[seat].row_of(move.to)
    if move.verb == LAY_KRYSTALLIUM:
        lay_krystallium(game, seat, row, move.resource)
    elif move.verb == DISCARD:
        discard_under_construction(game, seat, row)
    else:
        lay_soldier(game, seat, row, SOLDIER)


def discard_under_construction(game: "Game", seat: i64, row: i64) -> None:
    """The card's Recycling bonus goes into the Alchemy area; what lay on it is lost (BASE-72, BASE-73)."""
    side = game.sides[seat]
    slot = side.slots[row]
    card = game.box.slot_card[slot]
    side.remove_row(row)
    side.discarded = append(side.discarded, card)
    if game.listening:
        game.tell("discarded", seat, {"card": game.box.slot_names[slot]})
    add_to_alchemy(game, seat, game.box.first_cube[card])
    if game.box.second_cube[card] >= 0:
        add_to_alchemy(game, seat, game.box.second_cube[card])
    for module in game.modules:
        module.discarded(game, seat, slot)


def any_time_refusal(game: "Game", seat: i64, move: Move) -> Reason | None:
    """Why an any-time action is not possible; None when its own conditions hold."""
    side = game.sides[seat]
    card = game.table.place_name(move.to)
    row = side.row_of(move.to)
    if row < 0:
        return reason("not-under-construction", card=card)
    if move.verb == DISCARD:
        return reason("kept", card=card) if side.marks[row] & KEPT else None
    if move.verb == LAY_KRYSTALLIUM:
        if side.krystallium == 0:
            return reason("no-krystallium")
        if spaces(side.needs[row], move.resource) == 0:
            return reason("no-matching-space", card=card, resource=RESOURCE_NAMES[move.resource])
        return None
    if side.soldiers == 0:
        return reason("no-soldier")
    if side.needs[row] >> SOLDIERS == 0:
        return reason("no-matching-space", card=card, resource="soldier")
    return None
