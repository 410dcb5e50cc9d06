"""Every scenario can be won: a record of a won game of each is kept, and leads to its medal."""

from pathlib import Path

import pytest

import kingdom
from kingdom.arena.modes import SCENARIOS

WON = Path(__file__).parents[2] / "docs" / "won-games"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_won_game_of_a_scenario_can_be_replayed(scenario: str) -> None:
    game = kingdom.replay(WON.joinpath(f"{scenario}.txt").read_text(encoding="utf-8"))
    assert game.options.choice("scenario") == scenario
    assert game.over
    assert game.outcome is not None
    assert game.outcome.medal is not None
    assert game.outcome.winners == (0,)
