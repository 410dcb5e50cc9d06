"""OpenSpiel's card games from Python: `python -m benchmarks.peers.openspiel_peer hearts`."""

import random

import pyspiel

from benchmarks.peers.protocol import measure, read_arguments

GAMES = ("gin_rummy", "hearts", "dou_dizhu")
ACTIONS_BEFORE_CLONE = 70  # deals included


def play(state: pyspiel.State, uniform: random.Random) -> int:
    """Play to the end; the number of decisions, deals not counted."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()  # equally likely, always, in these games
            state.apply_action(outcomes[int(uniform.random() * len(outcomes))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(uniform.random() * len(actions))])
            decisions += 1
    return decisions


def position_in_the_middle(game: pyspiel.Game) -> pyspiel.State:
    """A position to copy, after the deal and some moves."""
    state = game.new_initial_state()
    choose = random.Random(1).choice
    for _ in range(ACTIONS_BEFORE_CLONE):
        state.apply_action(choose(state.legal_actions()))
    return state


def main() -> None:
    """Measure and print."""
    arguments = read_arguments(GAMES)
    game = pyspiel.load_game(arguments.game)
    uniform = random.Random(1)
    print(
        measure(
            f"OpenSpiel {arguments.game}",
            play_game=lambda: play(game.new_initial_state(), uniform),
            clone=position_in_the_middle(game).clone,
            seconds=arguments.seconds,
        )
    )


if __name__ == "__main__":
    main()
