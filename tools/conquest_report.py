"""Plays each Conquest board for two and writes docs/conquest-report.md: `python -m tools.conquest_report`."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean

from kingdom import Game
from kingdom.arena.modes import CONQUEST_FOR_TWO, options
from kingdom.arena.play import play_out

PAGE = Path(__file__).parents[1] / "docs" / "conquest-report.md"
REMARKS = Path(__file__).parents[1] / "docs" / "conquest-report-remarks.md"
GAMES = 2000
PLAYER = "greedy"

HEAD = """# The Conquest boards

Written by `python -m tools.conquest_report`; the remarks (`docs/conquest-report-remarks.md`) are by hand.
Every row is {games} games between two greedy players on the seeds `conquest/0`, `conquest/1`, ... Red is the
first player of rounds 1 and 3, Blue of 2 and 4. A shared victory counts half for each; the interval is that
of Red's share (95 %). Points are means; battles are those of a game, and imprisoned the armies that went into
the Prison.
"""
"""What stands above the table."""

COLUMNS = (
    "board",
    "Red wins",
    "interval",
    "shared",
    "points Red / Blue",
    "of territories",
    "battles",
    "imprisoned",
)


@dataclass
class Row:
    """What the games on one board came to."""

    won: float = 0.0
    shared: int = 0
    points: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    territories: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    events: Counter[str] = field(default_factory=Counter)

    def add(self, game: Game) -> None:
        """Count a finished game."""
        outcome = game.outcome
        assert outcome is not None
        if 0 in outcome.winners:
            self.won += 1 / len(outcome.winners)
        self.shared += len(outcome.winners) == 2
        for seat, score in enumerate(outcome.scores):
            self.points[seat].append(score.total)
            self.territories[seat].append(score.of("territories"))
        self.events.update(str(event["event"]) for event in game.listen().logs[-1])

    def cells(self) -> Iterator[str]:
        """The row as it stands in the table, without the board."""
        games = len(self.points[0])
        share = self.won / games
        reach = 1.96 * (share * (1 - share) / games) ** 0.5
        yield f"{100 * share:.1f} %"
        yield f"{100 * (share - reach):.1f} to {100 * (share + reach):.1f} %"
        yield f"{100 * self.shared / games:.1f} %"
        yield _both(self.points)
        yield _both(self.territories)
        for name in ("battle", "imprisoned"):
            yield f"{self.events[name] / games:.2f}"


def _both(numbers: tuple[list[int], list[int]]) -> str:
    return " / ".join(f"{mean(one):.1f}" for one in numbers)


def row(board: str, games: int) -> Row:
    """Play so many games on a board."""
    played = Row()
    for number in range(games):
        game = Game.new(options(f"conquest-{board.lower()}"), f"conquest/{number}", listen=True)
        play_out(game, [PLAYER, PLAYER])
        played.add(game)
    return played


def page(games: int) -> str:
    """The whole page."""
    lines = [f"| {' | '.join(COLUMNS)} |", "|---|" + "---:|" * (len(COLUMNS) - 1)]
    lines += [f"| {board} | {' | '.join(row(board, games).cells())} |" for board in CONQUEST_FOR_TWO]
    remarks = REMARKS.read_text(encoding="utf-8") if REMARKS.exists() else ""
    return f"{HEAD.format(games=games)}\n{remarks}\n" + "\n".join(lines) + "\n"


def main(games: int = GAMES) -> None:
    """Play and write."""
    PAGE.write_text(page(games), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
