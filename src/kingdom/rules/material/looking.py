"""A secret look at a face-down card: all learn where somebody looked, nobody else learns which card it is."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.material.entry import card_of, is_hidden, is_known_to, looked_at
from kingdom.rules.material.resources import AREA_NAMES
from kingdom.rules.moves import Move

if TYPE_CHECKING:
    from kingdom.rules.game import Game

OWN: Final = 2
PLACES: Final = (*AREA_NAMES, "own", "other")
"""Where face-down cards lie: the two Offering areas, the own and the other Selection area."""
MOST_PLACES: Final = 32
"""A Selection area of the base game gets 16 cards at most; modules may bring a few more."""


def list_looks(game: "Game", seat: i64, looks: list[Move], out: list[Move]) -> None:
    """Add the possible ones of these moves, of which there is one for each place, area by area."""
    first: i64 = 0
    for area in game.areas:
        place: i64 = first
        for entry in area:
            if is_hidden(entry) and place < first + MOST_PLACES and not is_known_to(entry, seat):
                out.append(looks[place])
            place += 1
        first += MOST_PLACES
    _list_looks_at(game.sides[seat].selection, first, seat, looks, out)
    if len(game.sides) > 1:
        _list_looks_at(game.sides[1 - seat].selection, first + MOST_PLACES, seat, looks, out)


def _list_looks_at(selection: vec[i64], first: i64, seat: i64, looks: list[Move], out: list[Move]) -> None:
    place: i64 = first
    for entry in selection:
        if is_hidden(entry) and place < first + MOST_PLACES and not is_known_to(entry, seat):
            out.append(looks[place])
        place += 1


def is_unknown(game: "Game", seat: i64, area: i64, place: i64) -> bool:
    """Whether a face-down card lies at this place that the player does not know yet."""
    entries = _entries(game, seat, area)
    if place >= len(entries):
        return False
    return is_hidden(entries[place]) and not is_known_to(entries[place], seat)


def look(game: "Game", seat: i64, area: i64, place: i64) -> None:
    """Look at the card."""
    entries = _entries(game, seat, area)
    entry = entries[place]
    entries[place] = looked_at(entry, seat)
    if area >= len(AREA_NAMES):
        game.sides[seat if area == OWN else 1 - seat].selection = vec[i64](entries)
    if game.listening:
        words: dict[str, object] = {"area": PLACES[area], "place": int(place) + 1}
        game.tell("looked", seat, words, {"card": game.box.ids[card_of(entry)]}, 1 << seat)


def _entries(game: "Game", seat: i64, area: i64) -> list[int]:
    """What lies in an Offering area, or in the own or the other Selection area."""
    if area < len(AREA_NAMES):
        return game.areas[area]
    owner: i64 = seat if area == OWN else 1 - seat
    return [int(entry) for entry in game.sides[owner].selection] if owner < len(game.sides) else []
