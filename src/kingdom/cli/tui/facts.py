"""A card in one line: letters and numbers instead of the pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.console import Group
from rich.text import Text

from kingdom.cli.tui.console import LETTERS, amount, spaced
from kingdom.locales import Locale
from kingdom.rules.cards import Calamity, Catalogue, Development, Treasure

PlayCard = Development | Treasure | Calamity
COLUMNS = ("card", "name", "type", "cost", "makes", "bonus", "recycle", "points")
NAME = COLUMNS.index("name")
SHORTEST_NAME = 6


def play_cards(catalogue: Catalogue) -> dict[str, PlayCard]:
    """The cards that can be in a hand, by id."""
    cards: tuple[PlayCard, ...] = (*catalogue.developments, *catalogue.treasures, catalogue.calamity)
    return {card.id: card for card in cards}


def amounts(numbers: Mapping[str, int]) -> Text:
    """Resources with their numbers: M2 G1."""
    return spaced([amount(name, number) for name, number in numbers.items() if number])


def makes(card: PlayCard, locale: Locale) -> Text:
    """What a card produces: P2, or E×Spe for one Exploration a Specialist."""
    if not isinstance(card, Development):
        return Text()
    parts = [amounts(card.production)] if card.production else []
    if card.production_per:
        per = card.production_per
        parts.append(Text(f"{LETTERS[per.resource]}×{short_type(per.type, locale)}", style=per.resource))
    return spaced(parts)


def points(card: PlayCard, locale: Locale) -> Text:
    """What a card scores: 3, or 2×Mon for 2 a Monument."""
    number = 0 if isinstance(card, Treasure) else card.points
    parts = [Text(str(number))] if number else []
    if isinstance(card, Development) and card.combo:
        parts.append(Text(f"{card.combo.each}×{short_type(card.combo.type, locale)}"))
    return spaced(parts)


def short_type(kind: str, locale: Locale) -> str:
    """The first letters of a type."""
    return locale.say(f"type.{kind}", count=1)[:3]


def kind_of(card: PlayCard) -> str:
    """The type of a Development, or what else the card is."""
    return card.type if isinstance(card, Development) else type(card).__name__.lower()


def recycling(card: PlayCard) -> Text:
    """The letters of what recycling gives."""
    given = () if isinstance(card, Calamity) else card.recycle
    return Text().join([Text(LETTERS[name], style=name) for name in given])


def spaces(cost: Mapping[str, int], needs: Mapping[str, int]) -> Text:
    """The spaces of a card under construction, filled and open: M■■□ G□."""
    parts = []
    for name, number in cost.items():
        missing = needs.get(name, 0)
        parts.append(Text(f"{LETTERS[name]}{'■' * (number - missing)}{'□' * missing}", style=name))
    return spaced(parts)


@dataclass(frozen=True)
class Row:
    """A line of a table of cards: what it is called, and the card; None for one that lies face down."""

    called: str
    card: PlayCard | None
    spaces: Text | None = None


Section = tuple[str, Sequence[Row]]
"""A title and the cards under it."""


def cards_table(sections: Sequence[Section], locale: Locale, width: int) -> Group:
    """All sections in one table, so that their columns stand under each other; titles may be wider."""
    rows: list[list[Text]] = [[Text(_heading(name, locale), style="quiet") for name in COLUMNS]]
    for title, cards in sections:
        if title:
            rows.append([Text(title, style="do"), *[Text()] * (len(COLUMNS) - 1)])
        rows += [_cells(row, locale) for row in cards]
    _fit_names(rows, locale, width)
    widest = _widest(rows)
    return Group(*[_line(cells, widest) for cells in rows])


def _widest(rows: Sequence[Sequence[Text]]) -> list[int]:
    """The width of each column; a line that has only a first cell goes beyond it."""
    whole = [row for row in rows if any(cell.cell_len for cell in row[1:])]
    return [max(cell.cell_len for cell in column) for column in zip(*whole, strict=True)]


def _line(cells: Sequence[Text], widest: Sequence[int]) -> Text:
    line = Text(no_wrap=True, overflow="ellipsis")
    for cell, width in zip(cells, widest, strict=True):
        line.append_text(cell).append(" " * (width - cell.cell_len + 1))
    line.rstrip()
    return line


def _heading(name: str, locale: Locale) -> str:
    return "" if name == "card" else locale.say(f"table.column-{name}")


def _cells(row: Row, locale: Locale) -> list[Text]:
    card = row.card
    if card is None:
        return [Text(f"  {row.called}"), *[Text()] * (len(COLUMNS) - 1)]
    cost = amounts(card.cost) if isinstance(card, Development) else Text()
    kind = kind_of(card)
    return [
        Text(f"  {row.called}"),
        Text(card.name[locale.language]),
        Text(locale.say(f"type.{kind}", count=1) if locale.language == "en" else short_type(kind, locale)),
        cost if row.spaces is None else row.spaces,
        makes(card, locale),
        amounts(card.bonus) if isinstance(card, Development) else Text(),
        recycling(card),
        points(card, locale),
    ]


def _fit_names(rows: list[list[Text]], locale: Locale, width: int) -> None:
    """The names get what the other columns leave; in English the ids are the names already."""
    if locale.language == "en":
        for cells in rows:
            del cells[NAME]
        return
    widest = _widest(rows)
    left = width - sum(widest[at] + 1 for at in range(len(COLUMNS)) if at != NAME) - 1
    for cells in rows:
        cells[NAME].truncate(max(SHORTEST_NAME, left), overflow="ellipsis")
