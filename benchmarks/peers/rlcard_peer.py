"""RLCard's card games: `python -m benchmarks.peers.rlcard_peer gin-rummy`."""

import random

import rlcard
from rlcard.envs.env import Env

from benchmarks.peers.protocol import measure, read_arguments

GAMES = ("gin-rummy", "doudizhu")


def play(environment: Env, chooser: random.Random) -> int:
    """Play one game from the deal; the number of decisions."""
    decisions = 0
    state, _ = environment.reset()
    while not environment.is_over():
        state, _ = environment.step(chooser.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def main() -> None:
    """Measure and print; RLCard has no copy of a position."""
    arguments = read_arguments(GAMES)
    environment = rlcard.make(arguments.game, config={"seed": 1})
    chooser = random.Random(1)
    print(
        measure(
            f"RLCard {arguments.game}",
            play_game=lambda: play(environment, chooser),
            clone=None,
            seconds=arguments.seconds,
        )
    )


if __name__ == "__main__":
    main()
