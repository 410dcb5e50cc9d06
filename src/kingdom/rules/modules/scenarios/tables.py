"""The tables that describe the scenarios in deck files, so that owners can change them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from kingdom.rules.cards import readers
from kingdom.rules.cards.faults import shown
from kingdom.rules.cards.kinds import Kind, record_of
from kingdom.rules.cards.model import Marked
from kingdom.rules.cards.readers import Field, Place
from kingdom.rules.cards.schema import with_origin
from kingdom.rules.modules.scenarios.composition import NAMES

MOST_CARDS = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(Marked):
    """What the page of a scenario says in numbers and cards."""

    id: str
    name: Mapping[str, str]
    construction: tuple[str, ...] = ()
    built: tuple[str, ...] = ()
    lost_at: int = 0
    medals: tuple[int, ...]
    origin: Mapping[str, str] = field(default_factory=dict)


def _cards(value: object, place: Place) -> tuple[str, ...] | None:
    """A reader of the ids of a few cards, a card as often as it lies there."""
    if not isinstance(value, list) or len(value) > MOST_CARDS:
        place.fault(f"{shown(value)} cannot stand here", f"write up to {MOST_CARDS} cards in [brackets]")
        return None
    read = [readers.an_id(one, place) for one in value]
    return tuple(one for one in read if one) if all(read) else None


SCENARIO: Mapping[str, Field] = with_origin(
    {
        "id": Field(readers.one_of(NAMES), needed=True),
        "name": Field(readers.names, needed=True),
        "construction": Field(_cards),
        "built": Field(_cards),
        "lost_at": Field(readers.number(1, readers.MOST)),
        "medals": Field(readers.medals, needed=True),
    }
)

_make: Any = record_of(Scenario)

KINDS: Mapping[str, Kind] = {"scenario": Kind(SCENARIO, _make)}
"""The tables by name."""

FILES = ("scenarios.toml",)
"""The data beside this file."""
