"""Many games with the same players at the same seats, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import mean, median
from time import perf_counter
from typing import TYPE_CHECKING

from kingdom.arena.play import play_game

if TYPE_CHECKING:
    from kingdom.rules.cards import Catalogue
    from kingdom.rules.game import Game
    from kingdom.rules.options import Options


@dataclass(frozen=True, slots=True, kw_only=True)
class Simulation:
    """What a number of games came to; lists have one entry a seat.

    `endings` counts the reasons of the outcomes, `medals` the medals of games of one. A game that was lost at
    once has no score and does not count for the means and medians.
    """

    players: tuple[str, ...]
    games: int
    wins: tuple[int, ...]
    shared: int
    endings: dict[str, int]
    medals: dict[str, int]
    mean_scores: tuple[float, ...]
    median_scores: tuple[float, ...]
    decisions_per_game: float
    seconds: float
    games_per_s: float


class Tally:
    """Counts finished games; a result can be read off at any time."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self._scores: list[list[int]] = [[] for _ in names]
        self._wins: Counter[tuple[int, ...]] = Counter()
        self._endings: Counter[str] = Counter()
        self._medals: Counter[str] = Counter()
        self._games = 0
        self._decisions = 0
        self._start = perf_counter()

    def add(self, game: Game, decisions: int) -> None:
        """Count a finished game."""
        assert game.outcome is not None
        self._games += 1
        for seat, score in enumerate(game.outcome.scores):
            self._scores[seat].append(score.total)
        self._wins[tuple(game.outcome.winners)] += 1
        self._endings[game.outcome.reason] += 1
        if game.outcome.medal:
            self._medals[game.outcome.medal] += 1
        self._decisions += decisions

    def result(self) -> Simulation:
        """What the games so far came to."""
        games = self._games
        seconds = perf_counter() - self._start
        scores = [one or [0] for one in self._scores]
        return Simulation(
            players=self.names,
            games=games,
            wins=tuple(self._wins[seat,] for seat in range(len(self.names))),
            endings=dict(sorted(self._endings.items())),
            medals=dict(sorted(self._medals.items())),
            shared=sum(number for winners, number in self._wins.items() if len(winners) > 1),
            mean_scores=tuple(round(mean(one), 3) for one in scores),
            median_scores=tuple(float(median(one)) for one in scores),
            decisions_per_game=round(self._decisions / games, 2) if games else 0.0,
            seconds=round(seconds, 3),
            games_per_s=round(games / seconds, 1) if seconds > 0 else 0.0,
        )


def play_games(
    tally: Tally, options: Options, games: int, seed: str, catalogue: Catalogue | None = None
) -> Iterator[int]:
    """Play so many games into a tally; yields the number of games played after each."""
    for number in range(games):
        tally.add(*play_game(options, tally.names, f"{seed}/{number}", catalogue))
        yield number + 1
