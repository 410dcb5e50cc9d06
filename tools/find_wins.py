"""Looks for a won game of each scenario and keeps it as a record: `python -m tools.find_wins [SCENARIO...]`.

The player is honest: it sees views only, imagines worlds that agree with them, plays each candidate on in
these by rule of thumb, and takes the move that wins most often there, then scores most. It is slow.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from kingdom import Game, Move, players, sample_world
from kingdom.arena.modes import SCENARIOS, options
from kingdom.rules.moves import DISCARD
from kingdom.rules.view import View

FOLDER = Path(__file__).parents[1] / "docs" / "won-games"
WORLDS = 8
SEEDS = 200
MEDAL = {None: 0.0, "bronze": 1000.0, "silver": 1100.0, "gold": 1200.0}


@dataclass
class Imagining:
    """Judges each move by playing on in imagined worlds."""

    rng: Random
    worlds: int = WORLDS

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """The move after which most is won."""
        candidates = [move for move in moves if move.verb != DISCARD] or list(moves)
        if len(candidates) == 1:
            return candidates[0]
        worlds = [sample_world(view, self.rng) for _ in range(self.worlds)]
        return max(candidates, key=lambda move: sum(self._played_on(world, move) for world in worlds))

    def _played_on(self, world: Game, move: Move) -> float:
        game = world.clone()
        game.play(0, move)
        greedy = players.get("greedy")
        while not game.over:
            game.apply(0, greedy.choose(game.view(0), game.legal_moves(0), self.rng))
        return worth(game)


def worth(game: Game) -> float:
    """A medal above all, then points, then how late it was lost."""
    outcome = game.outcome
    assert outcome is not None
    if not outcome.scores:
        return -500.0 + 50.0 * float(game.round)
    lost = outcome.medal is None and outcome.reason != "no-medal"
    return MEDAL[outcome.medal] + outcome.scores[0].total - (200.0 if lost else 0.0)


def find(scenario: str) -> Game | None:
    """The first won game among so many seeds."""
    for number in range(SEEDS):
        seed = f"won/{number}"
        game = Game.new(options(f"scenario-{scenario}"), seed)
        player = Imagining(Random(seed))
        while not game.over:
            game.play(0, player.choose(game.view(0), game.legal_moves(0)))
        assert game.outcome is not None
        print(f"{scenario} {seed}: {game.outcome.medal or game.outcome.reason}", flush=True)
        if game.outcome.medal:
            return game
    return None


def main(scenarios: Sequence[str]) -> None:
    """Find and keep."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for scenario in scenarios or SCENARIOS:
        game = find(scenario)
        if game is not None:
            FOLDER.joinpath(f"{scenario}.txt").write_text(game.record(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
