"""The Conquest boards in deck files: [[conquest-board]], and in [[conquest]] what all of them share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from kingdom.rules.cards import readers
from kingdom.rules.cards.faults import instead, shown
from kingdom.rules.cards.kinds import Given, Kind, record_of, values
from kingdom.rules.cards.model import RESOURCES, Marked
from kingdom.rules.cards.readers import MOST, MOST_POINTS, Field, Place, number, read_table, whole
from kingdom.rules.cards.schema import with_origin
from kingdom.rules.modules.conquest.options import BOARDS
from kingdom.rules.modules.conquest.spots import COLOURS, spot_names
from kingdom.rules.modules.conquest.spots import KINDS as SPOTS

MOST_TERRITORIES = 40
MOST_SPOTS = 60
"""Territories and spots of a board are bits of one number each."""
MOST_SPOTS_HERE = 6
WIDTH, HEIGHT = 1000, 700
"""The canvas of the picture."""
FEWEST_CORNERS, MOST_CORNERS = 3, 40


@dataclass(frozen=True, slots=True, kw_only=True)
class Territory(Marked):
    """A territory or castle: its spots and points, its neighbours, and where it lies in the picture."""

    id: str
    name: Mapping[str, str]
    castle: str = ""
    sea: bool = False
    points: Mapping[str, int] = field(default_factory=dict)
    spots: tuple[str, ...] = ()
    start: Mapping[str, str] = field(default_factory=dict)
    production: Mapping[str, int] = field(default_factory=dict)
    adjacent: tuple[str, ...]
    centre: tuple[int, ...]
    polygon: tuple[tuple[int, ...], ...] = ()
    origin: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class ConquestBoard(Marked):
    """One face of a Conquest board."""

    id: str
    name: Mapping[str, str]
    players: int
    territories: tuple[Territory, ...]
    origin: Mapping[str, str] = field(default_factory=dict)

    @property
    def parts(self) -> tuple[Territory, ...]:
        """What on the board has a name of its own."""
        return self.territories


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter(Marked):
    """What all boards share: armies of a colour, those in the enemy castle of a game of one, its medals."""

    id: str
    name: Mapping[str, str]
    armies: int
    castle_guard: int
    medals: tuple[int, ...]
    origin: Mapping[str, str] = field(default_factory=dict)


# --- reading -----------------------------------------------------------------------------------------------


def _several(read: readers.Reader, most: int, what: str) -> readers.Reader:
    """A reader of a few values of one kind in brackets."""

    def several(value: object, place: Place) -> tuple[Any, ...] | None:
        if not isinstance(value, list) or len(value) > most:
            place.fault(f"{shown(value)} cannot stand here", f"write up to {most} {what} in [brackets]")
            return None
        found = [read(one, place) for one in value]
        return None if None in found else tuple(found)

    return several


def _point(value: object, place: Place) -> tuple[int, ...] | None:
    """A reader of a place in the picture: [500, 350]."""
    if isinstance(value, list) and [type(one) for one in value] == [int, int]:
        across, down = value
        if 0 <= across <= WIDTH and 0 <= down <= HEIGHT:
            return across, down
    place.fault(f"{shown(value)} is not in the picture", f"write [across, down] within {WIDTH} x {HEIGHT}")
    return None


def _points(value: object, place: Place) -> dict[str, Any] | None:
    """A reader of the points for each colour."""
    each = Field(number(0, MOST_POINTS), needed=True)
    return whole(value, dict.fromkeys(COLOURS, each), place)


def _start(value: object, place: Place) -> dict[str, Any] | None:
    """A reader of the spots that show an army, with its colour."""
    known = [f"{kind}{more}" for kind in SPOTS for more in ("", "-2", "-3")]
    return read_table(value, dict.fromkeys(known, Field(readers.one_of(COLOURS))), place)


TERRITORY = with_origin(
    {
        "id": Field(readers.an_id, needed=True),
        "name": Field(readers.names, needed=True),
        "castle": Field(readers.one_of(COLOURS)),
        "sea": Field(readers.truth),
        "points": Field(_points),
        "spots": Field(_several(readers.one_of(SPOTS), MOST_SPOTS_HERE, "spots")),
        "start": Field(_start),
        "production": Field(readers.amounts(RESOURCES)),
        "adjacent": Field(_several(readers.an_id, MOST_TERRITORIES, "territories"), needed=True),
        "centre": Field(_point, needed=True),
        "polygon": Field(_several(_point, MOST_CORNERS, "corners")),
    }
)


def _territories(value: object, place: Place) -> dict[str, Given] | None:
    """A reader of the territories of a board, by their ids."""
    if not isinstance(value, list) or not 0 < len(value) <= MOST_TERRITORIES:
        advice = f"write a table in double brackets for each territory, up to {MOST_TERRITORIES}"
        place.fault(f"{shown(value)} cannot stand here", advice)
        return None
    found: dict[str, Given] = {}
    for index, table in enumerate(value):
        here = replace(place, path=(*place.path, index), words=f"{place.words} {index + 1}")
        given = read_table(table, TERRITORY, here)
        if given.get("id") in found:
            here.fault("this territory was given before", "write each territory of a board once")
        elif "id" in given:
            found[given["id"]] = given
        elif isinstance(table, dict) and "id" not in table:
            here.fault("it has no id", "write id = and what moves call it")
    return found


BOARD = with_origin(
    {
        "id": Field(readers.one_of(BOARDS), needed=True),
        "name": Field(readers.names, needed=True),
        "players": Field(number(1, len(COLOURS)), needed=True),
        "anew": Field(readers.truth),
        "territory": Field(_territories, needed=True),
    }
)

CHAPTER = with_origin(
    {
        "id": Field(readers.one_of(["conquest"]), needed=True),
        "name": Field(readers.names, needed=True),
        "armies": Field(number(1, MOST), needed=True),
        "castle_guard": Field(number(0, MOST), needed=True),
        "medals": Field(readers.medals, needed=True),
    }
)


# --- putting together --------------------------------------------------------------------------------------


def _territory(given: Given, old: Territory | None, mark: str) -> Territory:
    told = values(given, old, mark)
    return (
        replace(old, **told) if old else Territory(**{"adjacent": (), "centre": (0, 0), "name": {}, **told})
    )


def _board(given: Given, old: ConquestBoard | None, mark: str) -> ConquestBoard:
    """Territories that are named change; with `anew` those that are given are all there are."""
    own = {key: value for key, value in given.items() if key not in ("territory", "anew")}
    told = values(own, old, mark)
    known = {} if old is None or given.get("anew") else {one.id: one for one in old.territories}
    for name, territory in given.get("territory", {}).items():
        known[name] = _territory(territory, known.get(name), mark)
    told["territories"] = tuple(known.values())
    return replace(old, **told) if old else ConquestBoard(**told)


# --- what does not fit together ----------------------------------------------------------------------------


def _check(board: ConquestBoard, place: Place) -> None:
    """A board must hang together, and each colour must have its castle and begin with armies."""
    inside = place.at("territory")
    for territory in board.territories:
        here = inside.at(territory.id)
        for what, advice in (
            *_wrong_name(territory),
            *_wrong_here(territory),
            *_wrong_borders(territory, board),
        ):
            here.fault(what, advice)
    for colour in COLOURS:
        castles = [one.id for one in board.territories if one.castle == colour]
        if len(castles) != 1:
            inside.fault(f"{len(castles)} castles are {colour}", "mark one castle of each colour")
    for what, advice in _wrong_in_all(board):
        inside.fault(what, advice)


Faults = Iterator[tuple[str, str]]


def _wrong_name(territory: Territory) -> Faults:
    if not territory.name or not territory.centre:
        yield "it is new and lacks its name or its centre", "write name = and centre ="


def _wrong_here(territory: Territory) -> Faults:
    if territory.castle and (territory.spots or territory.points or territory.start):
        yield "a castle has no spots and no points", "leave them out"
    if not territory.castle and not (territory.spots and territory.points):
        yield "it lacks spots or points", "write spots = and points ="
    if territory.production and not territory.castle:
        yield "only castles produce without an army", 'write a spot instead: spots = ["gold"]'
    there = spot_names(territory.spots)
    for spot in territory.start:
        if spot not in there:
            yield f"there is no spot {spot} for an army", instead(spot, there)
    if territory.polygon and len(territory.polygon) < FEWEST_CORNERS:
        yield "the polygon has too few corners", f"write at least {FEWEST_CORNERS}"


def _wrong_borders(territory: Territory, board: ConquestBoard) -> Faults:
    known = {one.id: one for one in board.territories}
    for name in territory.adjacent:
        if name not in known or name == territory.id:
            yield f"{name} is no other territory of this board", instead(name, list(known))
        elif territory.id not in known[name].adjacent:
            yield f"{name} does not name it as adjacent", f"write {territory.id} at {name} too"


def _wrong_in_all(board: ConquestBoard) -> Faults:
    spots = [spot for territory in board.territories for spot in territory.spots]
    if len(spots) > MOST_SPOTS:
        yield f"there are {len(spots)} spots", f"keep to {MOST_SPOTS}"
    if spots.count("prison") > 1:
        yield "there are several Prisons", "keep to one"
    starting = [colour for territory in board.territories for colour in territory.start.values()]
    for colour in COLOURS[: board.players]:
        if colour not in starting:
            yield f"no army is {colour} at the start", f'write start = {{ SPOT = "{colour}" }} somewhere'
    if board.players == 1 and COLOURS[1] in starting:
        yield "blue armies need no spots at the start", "write red ones only"


KINDS: Mapping[str, Kind] = {
    "conquest": Kind(CHAPTER, record_of(Chapter), most=1),
    "conquest-board": Kind(BOARD, _board, _check),
}
"""The tables by name."""

FILES = ("boards.toml",)
"""The data beside this file."""
