"""Writes docs/chapters.md, what the modules and scenarios bring, in words made from their data.

`python -m tools.chapters` writes the page, with `--check` it says whether the page is up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from kingdom.locales import locale
from kingdom.locales.card_text import card_text
from kingdom.rules.cards import standard

PAGE = Path(__file__).parents[1] / "docs" / "chapters.md"
SECTIONS = {
    "Quests": ("quest",),
    "Advisors": ("advisors", "advisor"),
    "Menaces": ("menace-deck", "menace"),
    "Conquest": ("conquest", "conquest-board"),
    "Scenarios for one player": ("scenario",),
}
"""The tables of deck files that each section tells of."""

HEAD = """# Quests, Advisors, Menaces, Conquest, scenarios

Written by `python -m tools.chapters` from the data. `kingdom cards show NAME --language fr` tells the same of
one of them in French or Spanish. Which numbers are printed and which are our own design is marked in the data
files of `src/kingdom/rules/modules/`.
"""


def page() -> str:
    """The whole page."""
    return HEAD + "".join(_sections())


def _sections() -> Iterator[str]:
    english = locale("en")
    more = standard().more
    for title, tables in SECTIONS.items():
        yield f"\n## {title}\n"
        for table in tables:
            for one in more[table].values():
                name, *lines = card_text(one, english)
                # The numbered steps of a side stand below the line that names it.
                items = [f"  {line}" if line[0].isdigit() else f"- {line}" for line in lines]
                yield f"\n**{name}**\n\n" + "".join(f"{item}\n" for item in items)


def main(arguments: Sequence[str] = ()) -> int:
    """Write the page, or with --check say whether it is up to date."""
    text = page()
    if "--check" not in arguments:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        print("docs/chapters.md is out of date: python -m tools.chapters", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
