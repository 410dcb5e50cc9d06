"""Recycling cards of the Selection area: which placements there are, and doing it (BASE-33 to BASE-38)."""

from typing import TYPE_CHECKING

from librt.vecs import append, remove
from mypy_extensions import i64

from kingdom.rules.building.cost import BITS, MOST, spaces
from kingdom.rules.building.place import place_cube
from kingdom.rules.moves import Move

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.material.side import Side


def list_recyclings(game: "Game", side: "Side", card: i64, open_spaces: i64, out: list[Move]) -> None:
    """The ways to recycle this card that put a cube on a card under construction (BASE-34).

    Everything into the Alchemy area is always possible: `MoveTable.into_alchemy`. `open_spaces` has the bits
    of the spaces of all cards, so that a colour for which there is none is seen at once.
    """
    shift = BITS * game.box.first_cube[card]
    if game.box.second_cube[card] >= 0:
        if open_spaces >> shift & MOST or spaces(open_spaces, game.box.second_cube[card]):
            _list_pairs(game, side, card, out)
        return
    if open_spaces >> shift & MOST == 0:
        return
    row = game.table.recyclings(card)
    at: i64 = 0
    for need in side.needs:
        if need >> shift & MOST:
            out.append(row[side.slots[at] + 1])
        at += 1


def _places_for(side: "Side", resource: i64) -> list[int]:
    """Where a cube of this colour may go, as places: the Alchemy area, then cards with a free space."""
    places = [0]
    row: i64 = 0
    for need in side.needs:
        if spaces(need, resource):
            places.append(side.slots[row] + 1)
        row += 1
    return places


def _list_pairs(game: "Game", side: "Side", card: i64, out: list[Move]) -> None:
    first = game.box.first_cube[card]
    second = game.box.second_cube[card]
    seconds = _places_for(side, second)
    for place in _places_for(side, first):
        row = game.table.pairs(card, place)
        # Two equal cubes do not both fit on a card with a single space for them.
        taken = place if first == second and place and _spaces_at(side, place, first) == 1 else -1
        for other in seconds:
            if other != taken and place + other:
                out.append(row[other])


def _spaces_at(side: "Side", place: i64, resource: i64) -> i64:
    return spaces(side.needs[side.row_of(place - 1)], resource)


def recycle(game: "Game", seat: i64, move: Move) -> None:
    """Discard a card of the Selection area and place what it gives."""
    discard_to_recycle(game, seat, move.card)
    second = game.box.second_cube[move.card]
    place_cube(game, seat, game.box.first_cube[move.card], move.to)
    if second >= 0:
        place_cube(game, seat, second, move.second)


def discard_to_recycle(game: "Game", seat: i64, card: i64) -> None:
    """A card of the Selection area is discarded; its cubes are at hand."""
    side = game.sides[seat]
    side.selection = remove(side.selection, card)
    side.discarded = append(side.discarded, card)
    if game.listening:
        game.tell("recycled", seat, {"card": game.box.ids[card]})
