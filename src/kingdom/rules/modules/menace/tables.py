"""The tables that the Menace module brings: its decks and their cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kingdom.rules.cards import readers
from kingdom.rules.cards.faults import shown
from kingdom.rules.cards.kinds import Kind, record_of
from kingdom.rules.cards.model import RESOURCES, Marked
from kingdom.rules.cards.readers import MOST, MOST_POINTS, Field, Place, number
from kingdom.rules.cards.schema import with_origin
from kingdom.rules.modules.menace.options import DECKS

MOST_DIFFICULT = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class MenaceDeckCard(Marked):
    """What is printed about a whole Menace deck."""

    id: str
    name: Mapping[str, str]
    difficulty: int
    deluxe: bool = False
    solo: bool = True
    solo_medals: tuple[int, ...] = ()
    stolen_tokens: int = 0
    illusion_tokens: int = 0
    all_vanquished: int = 0
    calamity_at: int = 0
    origin: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class MenaceCard(Marked):
    """One card of a Menace deck; those of a pile are not dealt, but added by the others."""

    id: str
    name: Mapping[str, str]
    deck: str
    copies: int
    points: int
    combat: int
    pile: bool = False
    produces: str = ""
    krystallium: int = 0
    secured: tuple[int, ...] = ()
    origin: Mapping[str, str] = field(default_factory=dict)


def _by_number(value: object, place: Place) -> tuple[int, ...] | None:
    """A reader of points for one card, for two and so on: [3, 10]."""
    given = value if isinstance(value, list) else []
    points = [each for each in given if type(each) is int and 0 <= each <= MOST_POINTS]
    if points and len(points) == len(given):
        return tuple(points)
    place.fault(
        f"{shown(value)} cannot stand here", "write the points for one card, for two and so on: [3, 10]"
    )
    return None


KINDS = {
    "menace-deck": Kind(
        with_origin(
            {
                "id": Field(readers.one_of(DECKS), needed=True),
                "name": Field(readers.names, needed=True),
                "difficulty": Field(number(1, MOST_DIFFICULT), needed=True),
                "deluxe": Field(readers.truth),
                "solo": Field(readers.truth),
                "solo_medals": Field(readers.medals),
                "stolen_tokens": Field(number(0, MOST)),
                "illusion_tokens": Field(number(0, MOST)),
                "all_vanquished": Field(number(0, MOST_POINTS)),
                "calamity_at": Field(number(1, MOST)),
            }
        ),
        record_of(MenaceDeckCard),
    ),
    "menace": Kind(
        with_origin(
            {
                "id": Field(readers.an_id, needed=True),
                "name": Field(readers.names, needed=True),
                "deck": Field(readers.one_of(DECKS), needed=True),
                "copies": Field(number(1, MOST), needed=True),
                "points": Field(number(-MOST_POINTS, 0), needed=True),
                "combat": Field(number(1, MOST), needed=True),
                "pile": Field(readers.truth),
                "produces": Field(readers.one_of(RESOURCES)),
                "krystallium": Field(number(0, MOST)),
                "secured": Field(_by_number),
            }
        ),
        record_of(MenaceCard),
    ),
}
"""The kinds of tables by their names."""

FILES = ("menaces.toml",)
