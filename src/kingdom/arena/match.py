"""A match: every deal is played twice with the seats swapped, so that the luck of the deal cancels out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, variance
from typing import TYPE_CHECKING

from kingdom.arena.play import play_game

if TYPE_CHECKING:
    from kingdom.rules.cards import Catalogue
    from kingdom.rules.options import Options
    from kingdom.rules.scoring import Outcome

Z = 1.959964
"""The half-width of a 95 % interval in standard errors."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """Both games of one deal: the mean result of `a` (0, ½ or 1 a game), and the points of both players."""

    value: float
    scores_a: tuple[int, int]
    scores_b: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """How often `a` wins against `b`, with a 95 % interval over the pairs."""

    a: str
    b: str
    pairs: int
    win_rate: float
    low: float
    high: float
    mean_score_a: float
    mean_score_b: float


def play_pairs(
    a: str, b: str, options: Options, pairs: int, seed: str, catalogue: Catalogue | None = None
) -> Iterator[Pair]:
    """Play deal after deal, each twice."""
    for number in range(pairs):
        deal = f"{seed}/{number}"
        first = _outcome(options, (a, b), deal, catalogue)
        second = _outcome(options, (b, a), deal, catalogue)
        yield Pair(
            value=(_result(first, 0) + _result(second, 1)) / 2,
            scores_a=(first.scores[0].total, second.scores[1].total),
            scores_b=(first.scores[1].total, second.scores[0].total),
        )


def _outcome(options: Options, names: Sequence[str], deal: str, catalogue: Catalogue | None) -> Outcome:
    game, _ = play_game(options, names, deal, catalogue)
    assert game.outcome is not None
    return game.outcome


def _result(outcome: Outcome, seat: int) -> float:
    """1 for a victory, ½ where both or neither have won."""
    if len(outcome.winners) != 1:
        return 0.5
    return 1.0 if seat in outcome.winners else 0.0


def result_of(a: str, b: str, pairs: Sequence[Pair]) -> Match:
    """What the pairs so far came to."""
    values = [pair.value for pair in pairs]
    low, high = interval(values)
    return Match(
        a=a,
        b=b,
        pairs=len(pairs),
        win_rate=round(mean(values or [0.5]), 4),
        low=round(low, 4),
        high=round(high, 4),
        mean_score_a=round(mean([score for pair in pairs for score in pair.scores_a] or [0]), 3),
        mean_score_b=round(mean([score for pair in pairs for score in pair.scores_b] or [0]), 3),
    )


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean: normal over the pairs, Wilson's where they are all alike."""
    number = len(values)
    if number == 0:
        return 0.0, 1.0
    centre = mean(values)
    spread = variance(values) if number > 1 else 0.0
    if spread == 0:
        return _wilson(centre, number)
    half = Z * sqrt(spread / number)
    return max(0.0, centre - half), min(1.0, centre + half)


def _wilson(rate: float, number: int) -> tuple[float, float]:
    weight = Z * Z / number
    centre = (rate + weight / 2) / (1 + weight)
    half = Z / (1 + weight) * sqrt(rate * (1 - rate) / number + weight / (4 * number))
    return max(0.0, centre - half), min(1.0, centre + half)
