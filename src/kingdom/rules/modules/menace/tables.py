"""The tables that the Menace module brings: its decks and their cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kingdom.rules.cards import readers
from kingdom.rules.cards.kinds import Kind, record_of
from kingdom.rules.cards.model import Marked
from kingdom.rules.cards.readers import MOST, MOST_POINTS, Field, number
from kingdom.rules.cards.schema import with_origin
from kingdom.rules.modules.menace.options import DECKS

MOST_DIFFICULT = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class MenaceDeckCard(Marked):
    """What is printed about a whole Menace deck."""

    id: str
    name: Mapping[str, str]
    difficulty: int
    solo_medals: tuple[int, ...]
    stolen_tokens: int = 0
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
    origin: Mapping[str, str] = field(default_factory=dict)


KINDS = {
    "menace-deck": Kind(
        with_origin(
            {
                "id": Field(readers.one_of(DECKS), needed=True),
                "name": Field(readers.names, needed=True),
                "difficulty": Field(number(1, MOST_DIFFICULT), needed=True),
                "solo_medals": Field(readers.medals, needed=True),
                "stolen_tokens": Field(number(0, MOST)),
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
            }
        ),
        record_of(MenaceCard),
    ),
}
"""The kinds of tables by their names."""

FILES = ("menaces.toml",)
