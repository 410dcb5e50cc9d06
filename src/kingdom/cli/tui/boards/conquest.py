"""The Conquest board at the prompt: a small map, a line for each territory, and what each colour has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kingdom.locales import Names
from kingdom.rules.modules.conquest.spots import COLOURS, spot_names
from kingdom.rules.modules.conquest.tables import HEIGHT, WIDTH, ConquestBoard, Territory

COLUMNS = 76
"""Of the map: what stands on one line at the prompt, whose narrowest useful width is 80."""
ROWS = 16
MANNED, FREE = "●", "○"
Seen = Mapping[str, Any]


def board(seen: Seen, names: Names, seat: int | None) -> Iterator[str]:
    """The map in the middle while the board is played on; the armies of a colour on its player's side."""
    if seat is not None:
        yield _armies(seen, names, seat)
        return
    alone = _alone(seen, names)
    if seen["turn"] is None:
        if alone:
            yield _armies(seen, names, 1)
        return
    printed = _printed(seen, names)
    yield names.locale.say("conquest.title", board=printed.id)
    yield from _map(printed, seen, names)
    yield from (_territory(one, seen, names) for one in printed.territories)
    if alone:
        yield _armies(seen, names, 1)
    if seen["action"] and seen["action"]["destination"]:
        starts = [f"{name} {number}" for name, number in seen["action"]["from"].items()]
        words = {"territory": seen["action"]["destination"], "starts": ", ".join(starts) or "–"}
        yield names.locale.say("conquest.begun", **words)


def _alone(seen: Seen, names: Names) -> bool:
    """Whether Blue is nobody's colour."""
    return _printed(seen, names).players == 1


def _printed(seen: Seen, names: Names) -> ConquestBoard:
    printed = names.brought[seen["board"]]
    assert isinstance(printed, ConquestBoard)
    return printed


# --- the map -----------------------------------------------------------------------------------------------


def _map(printed: ConquestBoard, seen: Seen, names: Names) -> Iterator[str]:
    """Each territory where it lies: its name, below it who holds it and its points."""
    canvas = [[" "] * COLUMNS for _ in range(ROWS + 1)]
    for one in sorted(printed.territories, key=lambda one: (one.centre[1], one.centre[0])):
        across, down = one.centre
        row = down * ROWS // HEIGHT
        _write(canvas[row], across, one.id)
        _write(canvas[row + 1], across, " ".join(_held(one, seen, names)))
    for line in ("".join(row).rstrip() for row in canvas):
        if line:
            yield line


def _write(row: list[str], across: int, text: str) -> None:
    """Centre a text, further right where something stands already."""
    at = max(0, min(COLUMNS - len(text), across * COLUMNS // WIDTH - len(text) // 2))
    while at + len(text) < COLUMNS and "".join(row[max(0, at - 1) : at + len(text)]).strip():
        at += 1
    row[at : at + len(text)] = text


def _held(one: Territory, seen: Seen, names: Names) -> Iterator[str]:
    """R2 6/2: two Red armies, 6 points for Red and 2 for Blue; a castle belongs to its colour."""
    holders = [colour for colour in range(len(COLOURS)) if one.id in seen["armies"][colour]]
    if one.castle and not holders:
        holders = [COLOURS.index(one.castle)]
    for colour in holders:
        yield f"{_letter(colour, names)}{seen['armies'][colour].get(one.id, 0)}"
    if one.points:
        yield "/".join(str(one.points[colour]) for colour in COLOURS)


def _letter(colour: int, names: Names) -> str:
    return names.locale.say(f"conquest.{COLOURS[colour]}")[0]


# --- lines -------------------------------------------------------------------------------------------------


def _territory(one: Territory, seen: Seen, names: Names) -> str:
    """Its name, its spots and who stands on them, and its neighbours."""
    called = one.id if names.locale.language == "en" else f"{one.id} ({names.card(one.id)})"
    manned = {spot for colour in seen["spots"] for spot in colour}
    spots = [
        f"{names.locale.say(f'spot.{kind}')}{MANNED if f'{one.id} {name}' in manned else FREE}"
        for kind, name in zip(one.spots, spot_names(one.spots), strict=True)
    ]
    borders = names.locale.say("conquest.borders", territories=", ".join(one.adjacent))
    held = " ".join([called, *_held(one, seen, names)])
    return " · ".join([held, *([" ".join(spots)] if spots else []), borders])


def _armies(seen: Seen, names: Names, colour: int) -> str:
    """Where the armies of a colour stand, its reserve, prisoners, Spy tokens and points."""
    say = names.locale.say
    printed = _printed(seen, names)
    held, spots = seen["armies"][colour], seen["spots"][colour]
    standing = [_standing(name, number, spots) for name, number in held.items()]
    where = ", ".join(standing) or say("conquest.nowhere")
    parts = [say("conquest.side", colour=say(f"conquest.{COLOURS[colour]}"), armies=where)]
    parts.append(say("conquest.reserve", count=seen["reserve"][colour]))
    if seen["prison"][colour]:
        parts.append(say("conquest.prison", count=seen["prison"][colour]))
    spies = _spies(spots)
    if spies:
        parts.append(say("conquest.spies", left=max(0, spies - seen["spied"][colour]), count=spies))
    parts.append(say("conquest.points", points=_points(printed, seen, colour)))
    return " · ".join(parts)


def _standing(name: str, number: int, spots: Sequence[str]) -> str:
    on = [spot.split(" ")[1] for spot in spots if spot.split(" ")[0] == name]
    return f"{name} {number}" + (f" ({' '.join(on)})" if on else "")


def _spies(spots: Sequence[str]) -> int:
    return sum(1 for spot in spots if spot.split(" ")[1].startswith("spy"))


def _points(printed: ConquestBoard, seen: Seen, colour: int) -> int:
    held = seen["armies"][colour]
    return sum(one.points.get(COLOURS[colour], 0) for one in printed.territories if one.id in held)
