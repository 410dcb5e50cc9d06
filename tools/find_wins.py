"""Looks for a won game of each scenario and keeps its record: `python -m tools.find_wins [SCENARIO...]`.

`greedy` plays one deal after another, on both faces of the Duchy, until it earns a medal; it sees its view
and nothing else. The records show that every scenario can be won.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from kingdom import Game
from kingdom.arena.modes import SCENARIOS, options
from kingdom.arena.play import play_game

FOLDER = Path(__file__).parents[1] / "docs" / "won-games"
PLAYER = "greedy"
SEEDS = 20_000


def games(scenario: str) -> Iterator[Game]:
    """Deal after deal, each on both faces."""
    for number in range(SEEDS):
        for face in "AB":
            yield play_game(options(f"scenario-{scenario}", face=face), [PLAYER], f"won/{number}")[0]


def main(scenarios: Sequence[str]) -> int:
    """Find and keep; fail for a scenario that was not won."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    lost = []
    for scenario in scenarios or SCENARIOS:
        for played, game in enumerate(games(scenario), 1):
            assert game.outcome is not None
            if game.outcome.medal:
                FOLDER.joinpath(f"{scenario}.txt").write_text(game.record(), encoding="utf-8")
                print(f"{scenario}: {game.outcome.medal} in game {played}", flush=True)
                break
        else:
            lost.append(scenario)
            print(f"{scenario}: not won in {played} games", flush=True)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
