"""The cards of the box as values: what is printed on each of them, and how sure we are of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

RESOURCES = ("materials", "population", "gold", "exploration")
"""The four basic resources, in the order of the Production phase."""

TYPES = ("structure", "specialist", "monument", "discovery")
"""The four types of Development; each is linked to the resource in the same place of RESOURCES."""

COST_KINDS = (*RESOURCES, "krystallium", "soldier")
"""What a construction space may ask for."""

BONUS_KINDS = ("soldier", "krystallium")
"""What a construction bonus may give."""

FACES = ("A", "B", "C", "D", "E")
LANGUAGES = ("en", "fr", "es")

DESIGNED = "designed"
"""The origin of a value that no public source shows."""


@dataclass(frozen=True, slots=True)
class PerType:
    """A production icon "x type": one resource for each card of a type in the Duchy."""

    resource: str
    type: str


@dataclass(frozen=True, slots=True)
class Combo:
    """Combo Victory Points: so many for each card of a type in the Duchy."""

    each: int
    type: str


class Marked:
    """What is read from a table in which each field says where it comes from."""

    __slots__ = ()
    origin: Mapping[str, str]

    def origin_of(self, name: str) -> str:
        """Whether a value is "printed: source", "designed", or changed by an owner's deck."""
        # Points and combo share one plate on the card, so they share one origin.
        return self.origin.get("points" if name == "combo" else name, DESIGNED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Development(Marked):
    """A Development card; amounts name only the kinds that are on the card."""

    id: str
    name: Mapping[str, str]
    type: str
    copies: int
    first_printing_copies: int
    deluxe: bool = False
    cost: Mapping[str, int]
    production: Mapping[str, int] = field(default_factory=dict)
    production_per: PerType | None = None
    bonus: Mapping[str, int] = field(default_factory=dict)
    recycle: tuple[str, ...]
    points: int = 0
    combo: Combo | None = None
    origin: Mapping[str, str] = field(default_factory=dict)
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Treasure(Marked):
    """A Treasure card: it must be recycled, for two resources."""

    id: str
    name: Mapping[str, str]
    copies: int
    recycle: tuple[str, ...]
    origin: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Calamity(Marked):
    """The Calamity: a card that only costs points."""

    id: str
    name: Mapping[str, str]
    copies: int
    points: int
    origin: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Face(Marked):
    """One face of a Duchy card, with what its player starts the game with."""

    face: str
    deluxe: bool = False
    production: Mapping[str, int] = field(default_factory=dict)
    points: int = 0
    combo: Combo | None = None
    start: Mapping[str, int] = field(default_factory=dict)
    origin: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Duchy:
    """A Duchy with its faces by letter."""

    id: str
    name: Mapping[str, str]
    deluxe: bool = False
    faces: Mapping[str, Face]


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue:
    """Every card there is to play with; two catalogues are equal when they play alike."""

    developments: tuple[Development, ...]
    treasures: tuple[Treasure, ...]
    calamity: Calamity
    duchies: tuple[Duchy, ...]
    more: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """What modules bring, by the kind of table and by id; each has an `id`, a `name` and an `origin`."""
    digest: str = field(init=False)
    _digests: dict[tuple[str, ...], str] = field(init=False, repr=False, default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "digest", self._digest())

    def development(self, card_id: str) -> Development:
        """The Development card with this id; a KeyError when there is none."""
        for card in self.developments:
            if card.id == card_id:
                return card
        raise KeyError(card_id)

    def duchy(self, duchy_id: str) -> Duchy:
        """The Duchy with this id; a KeyError when there is none."""
        for duchy in self.duchies:
            if duchy.id == duchy_id:
                return duchy
        raise KeyError(duchy_id)

    def deck_size(self, *, first_printing: bool = False, deluxe: bool = False) -> int:
        """How many cards the Development deck has before dealing, Treasures included (R-005, R-006)."""
        return sum(treasure.copies for treasure in self.treasures) + sum(
            card.first_printing_copies if first_printing else card.copies
            for card in self.developments
            if deluxe or not card.deluxe
        )

    def digest_with(self, kinds: Sequence[str]) -> str:
        """The digest of the cards together with these kinds of a module's tables."""
        if not kinds:
            return self.digest
        wanted = tuple(sorted(kinds))
        if wanted not in self._digests:  # every new game asks for it
            tables = [[kind, list(self.more.get(kind, {}).values())] for kind in wanted]
            self._digests[wanted] = _short_hash(self.digest + _as_text(tables))
        return self._digests[wanted]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Catalogue) and self.digest_with([*self.more]) == other.digest_with(
            [*other.more]
        )

    def __hash__(self) -> int:
        return hash(self.digest)

    def _digest(self) -> str:
        return _short_hash(_as_text([self.developments, self.treasures, self.calamity, self.duchies]))


def _as_text(everything: object) -> str:
    return json.dumps(everything, default=_what_is_played, sort_keys=True, separators=(",", ":"))


def _short_hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _what_is_played(value: object) -> dict[str, object]:
    """Names, origins and notes change nothing in a game, so they are not in the digest."""
    assert is_dataclass(value)
    unplayed = {"name", "origin", "note"}
    return {part.name: getattr(value, part.name) for part in fields(value) if part.name not in unplayed}
