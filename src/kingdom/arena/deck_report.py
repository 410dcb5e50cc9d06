"""A deck beside the base deck of the sister game, It's a Wonderful World, which it is calibrated on.

Copies count everywhere, not names. Where the sister game has two types or resources in the place of one
of ours (Research and Project for Monument, Science and Gold for Gold), both are taken together; its
Vehicles stand in the place of Specialists, its character tokens in the place of Soldiers. Deluxe cards
are left out.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass

from kingdom.rules.cards.model import (
    BONUS_KINDS,
    COST_KINDS,
    RESOURCES,
    TYPES,
    Catalogue,
    Development,
)

Value = int | float | Mapping[str, float] | None
"""A number, numbers by name, or None where there is nothing to compare with."""

Cards = Sequence[Development]
_LINKED = dict(zip(TYPES, RESOURCES, strict=True))
_FIELDS = ("copies", "cost", "production", "production_per", "bonus", "recycle", "points")


@dataclass(frozen=True, slots=True)
class Row:
    """One measure of both decks; a share is a number from 0 to 1."""

    measure: str
    ours: Value
    sister: Value
    share: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """The rows on one type of card, or on one side of the whole deck."""

    title: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """The comparison of one catalogue, named by its digest."""

    digest: str
    sections: tuple[Section, ...]

    def row(self, title: str, measure: str) -> Row:
        """The row of a measure in the section with this title."""
        return next(
            row
            for part in self.sections
            if part.title == title
            for row in part.rows
            if row.measure == measure
        )


def _copies(cards: Iterable[Development]) -> int:
    return sum(card.copies for card in cards)


def _ratio(part: float, whole: float) -> float | None:
    return part / whole if whole else None


def _spaces(cards: Iterable[Development]) -> int:
    return sum(card.copies * sum(card.cost.values()) for card in cards)


def _mean_cost(cards: Cards) -> Value:
    return _ratio(_spaces(cards), _copies(cards))


def _cost_histogram(cards: Cards) -> Value:
    found: Counter[int] = Counter()
    for card in cards:
        found[sum(card.cost.values())] += card.copies
    return {str(cost): found[cost] for cost in sorted(found)}


def _own_share(cards: Cards) -> Value:
    own = sum(card.copies * card.cost.get(_LINKED[card.type], 0) for card in cards)
    return _ratio(own, _spaces(cards))


def _producers(cards: Cards) -> Cards:
    return [card for card in cards if card.production]


def _icons(cards: Cards) -> int:
    return sum(card.copies * sum(card.production.values()) for card in cards)


def _scoring(cards: Cards) -> Cards:
    return [card for card in cards if card.points]


def _points(cards: Cards) -> int:
    return sum(card.copies * card.points for card in cards)


@dataclass(frozen=True, slots=True)
class _Measure:
    """A measure of one type's cards, with the sister game's figures for our four types and for all."""

    name: str
    of: Callable[[Cards], Value]
    sister: tuple[Value, Value, Value, Value, Value]
    share: bool = False


_SISTER_COSTS: tuple[Value, Value, Value, Value, Value] = (
    {"2": 14, "3": 2, "4": 24, "5": 10},
    {"2": 6, "3": 14, "4": 4, "5": 5, "7": 2},
    {"3": 10, "4": 8, "5": 15, "6": 8, "7": 6, "8": 5},
    {"3": 1, "4": 4, "5": 4, "6": 2, "7": 4, "8": 2},
    {"2": 20, "3": 27, "4": 40, "5": 34, "6": 10, "7": 12, "8": 7},
)

MEASURES = (
    _Measure("names", len, (9, 9, 43, 17, 78)),
    _Measure("copies", _copies, (50, 31, 52, 17, 150)),
    _Measure("mean cost", _mean_cost, (3.60, 3.52, 5.13, 5.59, 4.34)),
    _Measure("copies by cost", _cost_histogram, _SISTER_COSTS),
    _Measure("own resource in the cost", _own_share, (0.81, 0.71, 0.70, 0.91, 0.76), share=True),
    _Measure("producers", lambda cards: _copies(_producers(cards)), (48, 30, 22, 8, 108)),
    _Measure(
        "icons of a producer",
        lambda cards: _ratio(_icons(cards), _copies(_producers(cards))),
        (1.96, 1.63, 2.59, 1.62, 1.97),
    ),
    _Measure(
        "icons for each space of a producer",
        lambda cards: _ratio(_icons(cards), _spaces(_producers(cards))),
        (0.57, 0.49, 0.51, 0.38, 0.52),
    ),
    _Measure(
        "per-type producers", lambda cards: _copies(c for c in cards if c.production_per), (0, 1, 8, 2, 11)
    ),
    _Measure(
        "with a construction bonus",
        lambda cards: _ratio(_copies(card for card in cards if card.bonus), _copies(cards)),
        (0.44, 0.39, 0.52, 0.53, 0.47),
        share=True,
    ),
    _Measure("with gross points", lambda cards: _copies(_scoring(cards)), (0, 0, 29, 10, 39)),
    _Measure(
        "mean gross points",
        lambda cards: _ratio(_points(cards), _copies(_scoring(cards))),
        (None, None, 3.43, 6.10, 3.9),
    ),
    _Measure(
        "gross points for each space",
        lambda cards: _ratio(_points(cards), _spaces(_scoring(cards))),
        (None, None, 0.63, 1.12, None),
    ),
    _Measure("with combo points", lambda cards: _copies(c for c in cards if c.combo), (2, 1, 23, 7, 33)),
    _Measure(
        "without points",
        lambda cards: _copies(card for card in cards if not card.points and not card.combo),
        (48, 30, 0, 0, 78),
    ),
)


def report(catalogue: Catalogue) -> Report:
    """Compare the base Developments of a catalogue with those of the sister game."""
    cards = [card for card in catalogue.developments if not card.deluxe]
    groups = [[card for card in cards if card.type == kind] for kind in TYPES] + [cards]
    by_type = [
        Section(
            title,
            tuple(Row(each.name, each.of(group), each.sister[column], each.share) for each in MEASURES),
        )
        for column, (title, group) in enumerate(zip((*TYPES, "all types"), groups, strict=True))
    ]
    whole = Section("whole deck", tuple(_whole_deck(cards)))
    return Report(catalogue.digest, (*by_type, whole, Section("origins", tuple(_origins(cards)))))


def _whole_deck(cards: Cards) -> Iterable[Row]:
    by_type = {kind: _copies(card for card in cards if card.type == kind) for kind in TYPES}
    yield from _counted("copies", by_type, dict(zip(TYPES, (50, 31, 52, 17), strict=True)))
    asked = _total(cards, COST_KINDS, lambda card: card.cost)
    yield from _counted("spaces asked", asked, dict(zip(COST_KINDS, (189, 132, 219, 91, 11, 9), strict=True)))
    made = _total(cards, RESOURCES, lambda card: card.production)
    yield from _counted("icons printed", made, dict(zip(RESOURCES, (41, 40, 74, 58), strict=True)))
    given = _total(cards, BONUS_KINDS, lambda card: card.bonus)
    yield from _counted("bonus tokens", given, dict(zip(BONUS_KINDS, (66, 21), strict=True)))
    left = _total(cards, RESOURCES, lambda card: Counter(card.recycle))
    yield from _counted("recycling", left, dict(zip(RESOURCES, (33, 27, 62, 28), strict=True)))
    linked = _copies(card for card in cards if _LINKED[card.type] in card.recycle)
    yield Row("recycling gives the resource of the type", _ratio(linked, _copies(cards)), 0.26, share=True)
    makers = [card for card in cards if card.production or card.production_per]
    own = _copies(card for card in makers if _makes(card) & set(card.recycle))
    yield Row("recycling gives what the card makes", _ratio(own, _copies(makers)), 0.87, share=True)
    copies = Counter(card.copies for card in cards)
    sister = {"1": 53, "2": 11, "3": 2, "4": 2, "5": 3, "6": 3, "7": 4}
    yield Row("names by copies", {str(number): copies[number] for number in sorted(copies)}, sister)


def _makes(card: Development) -> set[str]:
    return set(card.production) | ({card.production_per.resource} if card.production_per else set())


def _total(
    cards: Cards, kinds: Sequence[str], amounts: Callable[[Development], Mapping[str, int]]
) -> dict[str, int]:
    return {kind: sum(card.copies * amounts(card).get(kind, 0) for card in cards) for kind in kinds}


def _counted(measure: str, ours: Mapping[str, int], sister: Mapping[str, int]) -> Iterable[Row]:
    """The decks differ in size, so each count comes with its shares."""
    yield Row(measure, ours, sister)
    yield Row(f"{measure}, shares", _shares(ours), _shares(sister), share=True)


def _shares(counts: Mapping[str, int]) -> dict[str, float]:
    whole = sum(counts.values()) or 1
    return {kind: count / whole for kind, count in counts.items()}


def _origins(cards: Cards) -> Iterable[Row]:
    """How many names have each field printed, designed, or changed by an owner."""
    for name in _FIELDS:
        found = Counter(card.origin_of(name).partition(":")[0] for card in cards)
        yield Row(name, {origin: found[origin] for origin in ("printed", "designed", "changed")}, None)


def as_text(report: Report) -> str:
    """The report as a table for reading."""
    lines = [f"deck {report.digest}", _line("", "this deck", "sister game")]
    for section in report.sections:
        lines += ["", section.title]
        for row in section.rows:
            lines += _lines(row)
    return "\n".join(lines) + "\n"


def _lines(row: Row) -> Iterable[str]:
    if not isinstance(row.ours, Mapping):
        yield _line(f"  {row.measure}", _said(row.ours, row.share), _said(row.sister, row.share))
        return
    sister = row.sister if isinstance(row.sister, Mapping) else {}
    names = list({**row.ours, **sister})
    yield f"  {row.measure}"
    for name in sorted(names, key=int) if all(map(str.isdigit, names)) else names:
        yield _line(f"    {name}", _said(row.ours.get(name), row.share), _said(sister.get(name), row.share))


def _line(measure: str, ours: str, sister: str) -> str:
    return f"{measure:44}{ours:>12}{sister:>14}"


def _said(value: Value, share: bool) -> str:
    if not isinstance(value, int | float):
        return "–"
    if share:
        return f"{value:.0%}"
    return str(value) if isinstance(value, int) else f"{value:.2f}"


def as_json(report: Report) -> str:
    """The report for programs."""
    return json.dumps(asdict(report), indent=2, ensure_ascii=False) + "\n"
