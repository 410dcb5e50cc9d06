"""Plays many games between greedy players and writes docs/play-report.md: `python -m tools.play_report`."""

from __future__ import annotations

import sys
from pathlib import Path

from kingdom import Options
from kingdom.arena.play_report import as_markdown, play_report

PAGE = Path(__file__).parents[1] / "docs" / "play-report.md"
REMARKS = Path(__file__).parents[1] / "docs" / "play-report-remarks.md"
GAMES = 3000
PLAYERS = ("greedy", "greedy")

HEAD = """# The cards in play

Written by `python -m tools.play_report`; the remarks (`docs/play-report-remarks.md`) are by hand. Both
players are `greedy` and play the base game without a module. A card that costs much is built by those who
do well, so the builder of a dear card wins more often than not; what to look for are cards that are never
wanted, never finished, or decide every game.
"""


def main(games: int = GAMES) -> None:
    """Play the games of both faces and write the page."""
    reports = [
        play_report(Options(bare=True, face=face), PLAYERS, (f"report/{face}/{n}" for n in range(games)))
        for face in ("A", "B")
    ]
    remarks = REMARKS.read_text(encoding="utf-8") if REMARKS.exists() else ""
    PAGE.write_text(f"{HEAD}\n{remarks}\n{as_markdown(reports)}", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
