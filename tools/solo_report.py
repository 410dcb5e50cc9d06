"""Plays every game of one with every player and writes docs/solo-report.md: `python -m tools.solo_report`."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, quantiles

from kingdom import Game
from kingdom.arena.modes import FOR_ONE, options
from kingdom.arena.play import play_game

PAGE = Path(__file__).parents[1] / "docs" / "solo-report.md"
REMARKS = Path(__file__).parents[1] / "docs" / "solo-report-remarks.md"
GAMES = 1000
PLAYERS = ("random", "greedy")
MEDALS = ("bronze", "silver", "gold")

HEAD = """# Games of one

Written by `python -m tools.solo_report`; the remarks (`docs/solo-report-remarks.md`) are by hand. Every row
is {games} games on the seeds `solo/0`, `solo/1`, ..., with Valados, face A (which costs 15 points), but
for Conquest, which is played with Teressia, face E. Points
are those of the games that were not lost at once; medals are shares of all games. "No medal" are games that
were not lost and stayed below Bronze.
"""
"""What stands above the table."""

COLUMNS = ("mode", "player", "mean", "p10 / p50 / p90", *MEDALS, "no medal", "lost, by cause")


@dataclass
class Row:
    """What the games of one mode and player came to."""

    points: list[int] = field(default_factory=list)
    medals: Counter[str] = field(default_factory=Counter)
    losses: Counter[str] = field(default_factory=Counter)
    games: int = 0

    def add(self, game: Game) -> None:
        """Count a finished game."""
        outcome = game.outcome
        assert outcome is not None
        self.games += 1
        self.points += [score.total for score in outcome.scores]
        if outcome.medal or outcome.reason == "no-medal":
            self.medals[outcome.medal or outcome.reason] += 1
        else:
            self.losses[outcome.reason] += 1

    def cells(self) -> Iterator[str]:
        """The row as it stands in the table, without mode and player."""
        if len(self.points) > 1:
            tenths = quantiles(self.points, n=10, method="inclusive")
            yield f"{mean(self.points):.1f}"
            yield f"{tenths[0]:.0f} / {tenths[4]:.0f} / {tenths[8]:.0f}"
        else:
            yield from ("–", "–")
        for medal in (*MEDALS, "no-medal"):
            yield self._share(self.medals[medal])
        yield ", ".join(f"{cause} {self._share(number)}" for cause, number in self.losses.most_common())

    def _share(self, number: int) -> str:
        return f"{100 * number / self.games:.1f} %" if number else "–"


def row(mode: str, player: str, games: int) -> Row:
    """Play so many games of a mode."""
    played = Row()
    for number in range(games):
        game, _ = play_game(options(mode), [player], f"solo/{number}")
        played.add(game)
    return played


def page(games: int) -> str:
    """The whole page."""
    lines = [f"| {' | '.join(COLUMNS)} |", "|---|---|" + "---:|" * (len(COLUMNS) - 3) + "---|"]
    for mode in FOR_ONE:
        for player in PLAYERS:
            cells = " | ".join(row(mode, player, games).cells())
            lines.append(f"| {mode.removeprefix('solo-')} | {player} | {cells} |")
    remarks = REMARKS.read_text(encoding="utf-8") if REMARKS.exists() else ""
    return f"{HEAD.format(games=games)}\n{remarks}\n" + "\n".join(lines) + "\n"


def main(games: int = GAMES) -> None:
    """Play and write."""
    PAGE.write_text(page(games), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
