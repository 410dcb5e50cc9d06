"""How fast the engine is on this machine: random games, copies, views, records, memory, import."""

from __future__ import annotations

import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import mean, median
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

from kingdom.players.dice import Dice
from kingdom.players.rollout import play_at_random
from kingdom.rules.record import as_bytes

if TYPE_CHECKING:
    from kingdom.rules.game import Game

REPETITIONS = 5
RECORDS = 20
COPIES = 2_000
VIEWS = 500
STARTS = 7
PHASE_OF_POSITION = "planning"
ROUND_OF_POSITION = 3


class Start(Protocol):
    """Makes the game of a seed."""

    def __call__(self, seed: str, *, witnessed: bool) -> Game:
        """A new game before its first decision."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bench:
    """The figures of one engine on one machine."""

    compiled: bool
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    clone_us: float
    view_us: float
    record_bytes: float
    position_bytes: float
    import_ms: float


def bench_steps(start: Start, games: int) -> Iterator[dict[str, object]]:
    """Measure one thing after another; the TICKS steps together have all of a Bench but `compiled`."""
    best = float("inf")
    for _ in range(REPETITIONS):
        decisions, seconds = _random_games(start, games)
        best = min(best, seconds)
        yield {
            "decisions_per_s": round(decisions / best),
            "games_per_s": round(games / best, 1),
            "decisions_per_game": round(decisions / games, 2),
        }
    yield {"clone_us": round(_clone_us(start), 3)}
    yield {"view_us": round(_view_us(start), 2)}
    yield {"record_bytes": round(_record_bytes(start), 1)}
    yield {"position_bytes": round(_position_bytes(start))}
    yield {"import_ms": round(_import_ms(), 1)}


TICKS = REPETITIONS + 5


def _random_games(start: Start, games: int) -> tuple[int, float]:
    """How many decisions that many games took, and how many seconds."""
    decisions = 0
    begun = perf_counter()
    for number in range(games):
        decisions += play_at_random(start(f"bench/{number}", witnessed=False), Dice(number))
    return decisions, perf_counter() - begun


def _position(start: Start, *, witnessed: bool) -> Game:
    """A game in the middle: the third Planning phase of a random one."""
    game = start("bench/position", witnessed=witnessed)
    dice = Dice(1)
    while not game.over and (game.round < ROUND_OF_POSITION or game.phase != PHASE_OF_POSITION):
        seat = game.to_act[0]
        moves = game.legal_moves(seat)
        game.apply(seat, moves[dice.below(len(moves))])
    return game


def _best_us(number: int, act: Callable[[], object]) -> float:
    """The microseconds that one act takes, in the best repetition."""
    best = float("inf")
    for _ in range(REPETITIONS):
        start = perf_counter()
        for _ in range(number):
            act()
        best = min(best, perf_counter() - start)
    return best / number * 1e6


def _clone_us(start: Start) -> float:
    return _best_us(COPIES, _position(start, witnessed=False).clone)


def _view_us(start: Start) -> float:
    game = _position(start, witnessed=True)
    return _best_us(VIEWS, lambda: game.view(0).to_dict())


def _record_bytes(start: Start) -> float:
    sizes = []
    for number in range(RECORDS):
        game = start(f"bench/{number}", witnessed=True)
        play_at_random(game, Dice(number))
        sizes.append(len(as_bytes(game)))
    return mean(sizes)


def _position_bytes(start: Start) -> float:
    """The memory of one clone: what a thousand of them take, divided."""
    game = _position(start, witnessed=False)
    number = 1_000
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        copies = [game.clone() for _ in range(number)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / len(copies)


def _import_ms() -> float:
    """What `import kingdom` adds to the start of the interpreter."""
    bare = median(_start_ms("pass") for _ in range(STARTS))
    return max(0.0, median(_start_ms("import kingdom") for _ in range(STARTS)) - bare)


def _start_ms(code: str) -> float:
    start = perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own interpreter and our own words
    return (perf_counter() - start) * 1e3
