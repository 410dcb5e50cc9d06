"""How every peer is measured: whole random games for some seconds, then copies of one position."""

import argparse
import json
import time
from collections.abc import Callable, Sequence

__all__ = ["measure", "read_arguments"]

CLONE_SECONDS = 0.2
CLONES_A_BATCH = 100


def read_arguments(games: Sequence[str] = ()) -> argparse.Namespace:
    """The command line of a peer's script: which of its games to play, and for how long."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to play random games")
    if games:
        parser.add_argument("game", choices=games)
    return parser.parse_args()


def measure(
    name: str, *, play_game: Callable[[], int], clone: Callable[[], object] | None, seconds: float
) -> str:
    """Play games for that long and return the figures as JSON; `play_game` returns its decisions."""
    play_game()  # imports, tables and caches are filled before the clock starts
    games = decisions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds or not games:
        decisions += play_game()
        games += 1
    figures = {
        "name": name,
        "decisions_per_s": decisions / elapsed,
        "games_per_s": games / elapsed,
        "decisions_per_game": decisions / games,
        "clone_us": None if clone is None else clone_microseconds(clone),
    }
    return json.dumps(figures)


def clone_microseconds(clone: Callable[[], object]) -> float:
    """Mean time of one copy, the freeing of it included."""
    clones = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < CLONE_SECONDS:
        for _ in range(CLONES_A_BATCH):
            clone()
        clones += CLONES_A_BATCH
    return elapsed / clones * 1e6
