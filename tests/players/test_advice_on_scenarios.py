"""What greedy knows of a scenario: the cards that it asks for come first."""

from random import Random

import kingdom
from tests.rulebook.scenario_helpers import at


def choice(game: kingdom.Game) -> str:
    """What greedy does now."""
    return str(kingdom.players.get("greedy").choose(game.view(0), game.legal_moves(0), Random(1)))


def test_a_cube_goes_on_a_card_that_is_asked_for_before_a_better_one() -> None:
    side = {"construction": {"whispering-forest": "exploration 4"}, "built": ["navigators"], "soldiers": 0}
    game = at("SC02", "production", step="exploration", sides=(side,))
    assert choice(game) == "cube > infernal-gate"
    done = {"scenario": {"constructed": ["infernal-gate"]}}
    game = at("SC02", "production", step="exploration", sides=(side,), modules=done)
    assert choice(game) == "cube > whispering-forest"


def test_a_recycled_card_feeds_what_is_asked_for() -> None:
    side = {"construction": {"port": "materials 2"}, "selection": ["sawmill"]}
    assert choice(at("SC01", "planning", sides=(side,))) == "recycle sawmill > farm"
