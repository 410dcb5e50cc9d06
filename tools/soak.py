"""Plays many random games of every mode and says what came of them: `python -m tools.soak GAMES [MODE...]`.

A game that ends in an error stops everything, with the seed that plays it again. Each printing is played in
turn, with both faces and both ways to be simultaneous.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from time import perf_counter

from kingdom import Options, OptionsError
from kingdom.arena.modes import NAMES, options
from kingdom.arena.play import play_game

GAMES = 20_000
VARIANTS = [
    {"edition": edition, "face": face, "house": {"simultaneous": simultaneous}}
    for edition in ("revised", "first_printing")
    for face in "AB"
    for simultaneous in ("blind", "open")
]


def variants(mode: str) -> Iterator[Options]:
    """The mode in both printings, where it is in them, with both faces, blind and open."""
    for variant in VARIANTS:
        try:
            yield options(mode, **variant)
        except OptionsError:
            continue


def soak(mode: str, games: int) -> Counter[str]:
    """Play so many random games of a mode; how they ended."""
    kinds = list(variants(mode))
    endings: Counter[str] = Counter()
    for number in range(games):
        chosen = kinds[number % len(kinds)]
        seed = f"soak/{number}"
        try:
            game, _ = play_game(chosen, ["random"] * chosen.players, seed)
        except Exception as error:
            raise RuntimeError(f"{chosen!r} with the seed {seed!r} ended in an error") from error
        assert game.outcome is not None
        endings[game.outcome.reason] += 1
    return endings


def main(arguments: Sequence[str]) -> None:
    """Play and print a line a mode."""
    games = int(arguments[0]) if arguments else GAMES
    for mode in arguments[1:] or NAMES:
        start = perf_counter()
        endings = soak(mode, games)
        told = ", ".join(f"{reason} {number}" for reason, number in endings.most_common())
        print(f"{mode}: {games} games in {perf_counter() - start:.1f} s: {told}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
