"""Catanatron, two random players: `python -m benchmarks.peers.catan_peer`."""

import random
from itertools import count

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from benchmarks.peers.protocol import measure, read_arguments

DECISIONS_BEFORE_CLONE = 200


def new_game(seed: int) -> Game:
    """A game at its first decision."""
    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)


def play(game: Game) -> int:
    """Play to the end; the number of decisions."""
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions


def position_in_the_middle() -> Game:
    """A position to copy, about a quarter into an average game."""
    game = new_game(seed=1)
    for _ in range(DECISIONS_BEFORE_CLONE):
        game.play_tick()
    return game


def main() -> None:
    """Measure and print."""
    arguments = read_arguments()
    random.seed(1)
    seeds = count(1)  # not from 0, which catanatron takes for "no seed"
    print(
        measure(
            "catanatron",
            play_game=lambda: play(new_game(next(seeds))),
            clone=position_in_the_middle().copy,
            seconds=arguments.seconds,
        )
    )


if __name__ == "__main__":
    main()
