"""Writes docs/coverage.md: where each system of each rulebook stands in code, tests and golden games.

`python -m tools.coverage` writes the page, with `--check` it says whether the page is up to date. A system
that lacks code, tests or a golden game is a hole: each is told with what to do, and no page is written.
"""

from __future__ import annotations

import posixpath
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from tools.coverage_evidence import ROOT, Golden, all_files, golden_games
from tools.coverage_systems import System, systems
from tools.coverage_tests import Scope, scopes

PAGE = ROOT / "docs" / "coverage.md"
MOST = 4
"""So many tests or golden games of a system are named; of more, the number."""

HEAD = """# Every part of the rulebooks: its code, its tests, its golden games

Written by `python -m tools.coverage`; `make check` fails when a system has no code, no test or no golden
game. The systems come from the registry of the modules and from the data. *Tests* are the files whose tests
name the system, those that name it most often first. *Golden games* are whole games, told move by move, that
are played with it: for an Advisor those in which the ability is used, for an option of the edition those in
which its value can matter. "Revised" and "first printing" behind a value say whose preset it is.
"""


@dataclass(frozen=True)
class Row:
    """A system with what was found of it."""

    system: System
    code: tuple[str, ...]
    tests: tuple[str, ...]
    golden: tuple[str, ...]

    def holes(self) -> Iterator[str]:
        """What is missing, one sentence each."""
        name = f"{self.system.section}, {self.system.name}"
        if not any(file.endswith(".py") for file in self.code) or self.code != self.system.code:
            lost = ", ".join(sorted({*self.system.code} - {*self.code})) or "no file plays or asks for it"
            yield f"{name} has no code ({lost}): write it, and its line where its module looks it up."
        if not self.tests:
            yield f"{name} has no test: add one to tests/rulebook/ that names it by its id."
        if not self.golden:
            yield f"{name} has no golden game: add one to PLAYTHROUGHS of tools/golden.py; make golden."


def rows(files: Collection[str], tests: Iterable[Scope], games: Iterable[Golden]) -> list[Row]:
    """Every system with its code among these files, its tests and its golden games."""
    tests, games = list(tests), list(games)
    return [
        Row(
            system,
            tuple(file for file in system.code if file in files),
            _most_often_first(scope.file for scope in tests if system.named(scope)),
            tuple(game.file for game in games if system.played(game)),
        )
        for system in systems()
    ]


def _most_often_first(files: Iterable[str]) -> tuple[str, ...]:
    counted = Counter(files)
    return tuple(sorted(counted, key=lambda file: (-counted[file], file)))


# --- the page ----------------------------------------------------------------------------------------------


def page(found: Iterable[Row]) -> str:
    """The whole page."""
    lines = [HEAD]
    for section, several in groupby(found, key=lambda row: row.system.section):
        lines += [f"## {section}", "", "| system | code | tests | golden games |", "|---|---|---|---|"]
        lines += [f"| {row.system.name} | {' | '.join(_cells(row))} |" for row in several] + [""]
    return "\n".join(lines)


def _cells(row: Row) -> Iterator[str]:
    yield ", ".join(_link(file, "/".join(Path(file).parts[-2:])) for file in row.code)
    for files in (row.tests, row.golden):
        links = [_link(file, Path(file).stem) for file in files[:MOST]]
        yield ", ".join(links + [f"{len(files) - MOST} more"] * (len(files) > MOST))


def _link(file: str, shown: str) -> str:
    return f"[{shown}]({posixpath.relpath(file, PAGE.parent.name)})"


def main(arguments: Sequence[str] = ()) -> int:
    """Write the page, or with --check say whether it is up to date; either way name the holes."""
    found = rows(all_files(), scopes(), golden_games())
    holes = [hole for row in found for hole in row.holes()]
    text = page(found)
    if holes:
        print("\n".join(holes), file=sys.stderr)
    elif "--check" not in arguments:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        print("docs/coverage.md is out of date: python -m tools.coverage", file=sys.stderr)
        return 1
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
