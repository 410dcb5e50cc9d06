"""Draws docs/cards: a picture of every card and a page that shows them all; --check only compares."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from xml.sax.saxutils import quoteattr

from kingdom.rules.cards.catalogue import standard
from kingdom.rules.cards.model import TYPES, Calamity, Catalogue, Development, Duchy, Face, Treasure

sys.path.insert(0, str(Path(__file__).parent.parent))  # run as a file, this folder's parent is not searched

from tools.card_drawing import Picture, described, svg

FOLDER = Path(__file__).parent.parent / "docs" / "cards"

FIELDS = (
    "name",
    "type",
    "copies",
    "cost",
    "production",
    "production_per",
    "bonus",
    "start",
    "recycle",
    "points",
)

INTRODUCTION = """# The cards

Written by `python tools/gallery.py` from the data files in `src/kingdom/rules/cards/data`.

Left edge: what it costs. Pennant on the right: what it gives once, when it is built. Foot: what it
leaves when it is recycled, what it produces, what it scores. The letters: Materials, Population, Gold,
Exploration, Krystallium, Soldier. A full point beside a value means that it is printed on a card or told
in a rulebook; a ring means that no public source shows it and that we designed it. The tables say where
the printed values come from: 000 is the English rulebook of the first printing, 001 the revised English
one, 002 the revised French one with the deluxe booklet, 003 the cheat sheet, 004 the Spanish rulebook of
the first printing; L is the line of its text.
"""


def of_development(card: Development) -> Picture:
    """The picture of a Development card."""
    copies = "1 copy" if card.copies == 1 else f"{card.copies} copies"
    first = f", {card.first_printing_copies} in the first printing"
    note = ", deluxe" if card.deluxe else first if card.first_printing_copies != card.copies else ""
    return Picture(
        file=f"{card.id}.svg",
        kind=card.type,
        name=card.name,
        foot=copies + note,
        origin_of=card.origin_of,
        cost=card.cost,
        production=card.production,
        production_per=card.production_per,
        gift=card.bonus,
        recycle=card.recycle,
        points=card.points,
        combo=card.combo,
    )


def of_treasure(card: Treasure) -> Picture:
    """The picture of a Treasure card."""
    return Picture(
        file=f"{card.id}.svg",
        kind="treasure",
        name=card.name,
        foot="1 copy",
        origin_of=card.origin_of,
        recycle=card.recycle,
    )


def of_calamity(card: Calamity) -> Picture:
    """The picture of the Calamity."""
    foot = f"{card.copies} copies"
    return Picture(
        file=f"{card.id}.svg",
        kind="calamity",
        name=card.name,
        foot=foot,
        origin_of=card.origin_of,
        points=card.points,
    )


def of_face(duchy: Duchy, face: Face) -> Picture:
    """The picture of one face of a Duchy card."""
    return Picture(
        file=f"duchy-{duchy.id}-{face.face.lower()}.svg",
        kind="duchy",
        name=duchy.name,
        foot=f"face {face.face}" + (", deluxe" if face.deluxe else ""),
        origin_of=face.origin_of,
        production=face.production,
        gift=face.start,
        gift_field="start",
        points=face.points,
        combo=face.combo,
    )


def pictures(catalogue: Catalogue) -> dict[str, list[Picture]]:
    """Every card under the heading it is shown under."""
    developments = {
        kind.capitalize(): [of_development(card) for card in catalogue.developments if card.type == kind]
        for kind in TYPES
    }
    return {
        **developments,
        "Treasure": [of_treasure(card) for card in catalogue.treasures],
        "Calamity": [of_calamity(catalogue.calamity)],
        "Duchy": [of_face(duchy, face) for duchy in catalogue.duchies for face in duchy.faces.values()],
    }


def page(shown: Mapping[str, Sequence[Picture]]) -> str:
    """The page with all pictures, their names in the three languages and their sources."""
    lines = [INTRODUCTION]
    for heading, cards in shown.items():
        lines += [f"## {heading}", "", *map(_image, cards), ""]
        lines += ["| English | French | Spanish | on the card | printed |", "|---|---|---|---|---|"]
        lines += [_table_line(card) for card in cards] + [""]
    return "\n".join(lines)


def _image(card: Picture) -> str:
    alt = quoteattr(f"{card.name['en']}: {described(card)}")
    return f'<img src="{card.file}" width="180" alt={alt}>'


def _table_line(card: Picture) -> str:
    printed = "; ".join(
        f"{name.replace('_', ' ')}: {origin.removeprefix('printed: ')}"
        for name in FIELDS
        if (origin := card.origin_of(name)).startswith("printed")
    )
    return f"| {card.name['en']} | {card.name['fr']} | {card.name['es']} | {card.foot} | {printed} |"


def files(catalogue: Catalogue) -> dict[str, str]:
    """The whole gallery: the text of each file by its name."""
    shown = pictures(catalogue)
    return {"README.md": page(shown)} | {card.file: svg(card) for cards in shown.values() for card in cards}


def stale(folder: Path, wanted: Mapping[str, str]) -> list[str]:
    """The files that differ from what would be written, are missing, or belong to no card."""
    there = {path.name: path.read_text(encoding="utf-8") for path in _ours(folder)}
    return sorted(name for name in there.keys() | wanted.keys() if there.get(name) != wanted.get(name))


def write(folder: Path, wanted: Mapping[str, str]) -> None:
    """Write the gallery, and remove pictures that belong to no card."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in _ours(folder):
        if path.name not in wanted:
            path.unlink()
    for name, content in wanted.items():
        (folder / name).write_text(content, encoding="utf-8")


def _ours(folder: Path) -> Iterable[Path]:
    return [path for path in folder.glob("*") if path.suffix == ".svg" or path.name == "README.md"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the gallery or, with --check, say which files are not up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail when a file would change")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the gallery is")
    asked = parser.parse_args(arguments)
    wanted = files(standard())
    if not asked.check:
        write(asked.folder, wanted)
        return 0
    differing = stale(asked.folder, wanted)
    for name in differing:
        print(f"{asked.folder / name} is not up to date: run python tools/gallery.py", file=sys.stderr)
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
