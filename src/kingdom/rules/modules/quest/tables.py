"""The Quest boards in deck files: [[quest]] with its steps for two players and for one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from kingdom.rules.cards import readers
from kingdom.rules.cards.faults import shown
from kingdom.rules.cards.kinds import Given, Kind, values
from kingdom.rules.cards.model import COST_KINDS, RESOURCES, TYPES, Marked
from kingdom.rules.cards.readers import MOST, Field, Place, number, read_table, whole
from kingdom.rules.cards.schema import with_origin

BOARDS = ("usurper", "northern-lands", "pestilent-lord", "ancestral-treasure", "captive-dragon")
"""The boards of both boxes; a deck file may change what is on them."""

STEPS = 4
"""Steps on each side of a board; the rightmost is the final one (QST-GEN-10)."""

GAINS = (*RESOURCES, "krystallium", "soldier", "trap", "spy", "points", "discard_calamities")
"""What a step may give."""


@dataclass(frozen=True, slots=True)
class CardsOfType:
    """A condition: so many constructed cards of a type in the Duchy."""

    count: int
    type: str


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestStep(Marked):
    """A step of a Quest: what it costs and what it brings."""

    id: str
    step: int
    name: Mapping[str, str]
    cost: Mapping[str, int]
    condition: CardsOfType | None = None
    gain: Mapping[str, int] = field(default_factory=dict)
    first_only: bool = False
    origin: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestBoard(Marked):
    """A Quest board with both its sides."""

    id: str
    name: Mapping[str, str]
    first_printing: bool
    deluxe: bool = False
    medals: tuple[int, ...]
    steps: tuple[QuestStep, ...]
    solo_steps: tuple[QuestStep, ...]
    origin: Mapping[str, str] = field(default_factory=dict)

    @property
    def parts(self) -> tuple[QuestStep, ...]:
        """What on the board has a name of its own."""
        return (*self.steps, *self.solo_steps)


# --- reading -----------------------------------------------------------------------------------------------


def _condition(value: object, place: Place) -> CardsOfType | None:
    parts = {"type": Field(readers.one_of(TYPES), needed=True), "count": Field(number(1, MOST), needed=True)}
    given = whole(value, parts, place)
    return CardsOfType(**given) if given else None


STEP = with_origin(
    {
        "step": Field(number(1, STEPS), needed=True),
        "name": Field(readers.names, needed=True),
        "cost": Field(readers.amounts(COST_KINDS, at_least_one=True), needed=True),
        "condition": Field(_condition),
        "gain": Field(readers.amounts(GAINS)),
        "first_only": Field(readers.truth),
    }
)


def _steps(value: object, place: Place) -> dict[int, Given] | None:
    """A reader of the tables of one side, by the number of the step."""
    if not isinstance(value, list) or not value:
        place.fault(f"{shown(value)} cannot stand here", "write a table in double brackets for each step")
        return None
    found: dict[int, Given] = {}
    for index, table in enumerate(value):
        here = replace(place, path=(*place.path, index), words=f"{place.words} {index + 1}")
        given = read_table(table, STEP, here)
        if isinstance(table, dict) and "step" not in table:
            here.fault("it has no number", f"write step = and its place on the board, 1 to {STEPS}")
        elif given.get("step") in found:
            here.fault("this step was given before", "write each step of a side once")
        elif "step" in given:
            found[given["step"]] = given
    return found


BOARD = with_origin(
    {
        "id": Field(readers.one_of(BOARDS), needed=True),
        "name": Field(readers.names, needed=True),
        "first_printing": Field(readers.truth, needed=True),
        "deluxe": Field(readers.truth),
        "medals": Field(readers.medals, needed=True),
        "step": Field(_steps, needed=True),
        "solo_step": Field(_steps, needed=True),
    }
)


# --- putting together --------------------------------------------------------------------------------------


def _step(prefix: str, given: Given, old: QuestStep | None, mark: str) -> QuestStep:
    told = values(given, old, mark)
    if old:
        return replace(old, **told)
    return QuestStep(id=f"{prefix}-{given['step']}", **told)


def _side(prefix: str, given: Mapping[int, Given], old: tuple[QuestStep, ...], mark: str) -> tuple[Any, ...]:
    known = {step.step: step for step in old}
    for at, step in given.items():
        known[at] = _step(prefix, step, known.get(at), mark)
    return tuple([known[at] for at in sorted(known)])


def _board(given: Given, old: QuestBoard | None, mark: str) -> QuestBoard:
    told = values({key: value for key, value in given.items() if key not in ("step", "solo_step")}, old, mark)
    quest = given["id"]
    steps, solo = (old.steps, old.solo_steps) if old else ((), ())
    told["steps"] = _side(quest, given.get("step", {}), steps, mark)
    told["solo_steps"] = _side(f"{quest}-solo", given.get("solo_step", {}), solo, mark)
    return replace(old, **told) if old else QuestBoard(**told)


KINDS = {"quest": Kind(BOARD, _board)}
FILES = ("boards.toml",)
