"""Supremacy in a Production step, and the Training area."""

import pytest

import kingdom
from kingdom.testing import position
from tests.rulebook.helpers import (
    ALIKE,
    Plain,
    at_the_start_of_round,
    do,
    finish_all,
    own,
    refused,
    seen,
    texts,
)

# Faces A: Valados (seat 0) produces 1 materials, 2 population and 1 gold; Teressia 2 materials and 2 gold.
FOUR_SUPREMACIES = {"built": ["nexus", "sawmill", "royal-mint"]}


def step(resource: str, first: Plain | None = None, second: Plain | None = None) -> kingdom.Game:
    """A Production step of round 1, its count and Supremacy settled and nothing placed yet."""
    return position(phase="production", step=resource, sides=(first or {}, second or {}))


def tokens(game: kingdom.Game, seat: int) -> tuple[int, int]:
    """The Soldiers in a player's Training area and in their stock, as everybody sees them."""
    (found,) = {
        (side["training"], side["soldiers"])
        for side in (seen(game, viewer)["sides"][seat] for viewer in (0, 1, None))
    }
    return found


# --- who is supreme ------------------------------------------------------------------------------------


@pytest.mark.rule("R-082")
@pytest.mark.parametrize(
    ("first", "second", "supreme"),
    [
        ({"built": ["sawmill"]}, {}, 0),
        ({}, {}, 1),
        ({"built": ["sawmill"]}, {"built": ["sawmill", "hamlet"]}, 1),
    ],
)
def test_supremacy_goes_to_the_strictly_greater_producer(first: Plain, second: Plain, supreme: int) -> None:
    game = step("materials", first, second)
    assert tokens(game, supreme) == (1, 0)
    assert tokens(game, 1 - supreme) == (0, 0)


@pytest.mark.rule("R-083")
def test_equal_totals_make_nobody_supreme() -> None:
    game = position(phase="production", step="materials", options=ALIKE)
    assert [tokens(game, seat) for seat in (0, 1)] == [(0, 0), (0, 0)]


@pytest.mark.rule("R-083")
def test_nothing_against_nothing_makes_nobody_supreme() -> None:  # RUL-22
    game = step("exploration", {"training": 1}, {"training": 1})
    assert game.round == 2
    assert [tokens(game, seat) for seat in (0, 1)] == [(1, 0), (1, 0)]


@pytest.mark.rule("R-084")
def test_one_against_nothing_is_a_supremacy() -> None:
    game = step("exploration", {}, {"built": ["pathfinders"]})
    assert [tokens(game, seat) for seat in (0, 1)] == [(0, 0), (1, 0)]


# --- the Training area ---------------------------------------------------------------------------------


@pytest.mark.rule("R-085")
def test_supremacy_puts_a_soldier_into_an_empty_training_area() -> None:
    assert tokens(step("population", {"soldiers": 3}), 0) == (1, 3)


@pytest.mark.rule("R-086")
def test_supremacy_takes_the_soldier_of_the_training_area_into_the_stock() -> None:
    assert tokens(step("population", {"training": 1, "soldiers": 3}), 0)[1] == 3 + 1


@pytest.mark.rule("R-087")
def test_the_training_area_is_empty_again_after_the_soldier_was_taken() -> None:
    assert tokens(step("population", {"training": 1}), 0)[0] == 0


@pytest.mark.rule("R-088")
def test_all_four_resources_share_one_training_area() -> None:
    game = step("materials", {"built": ["sawmill"]})
    assert (game.step, tokens(game, 0)) == ("materials", (1, 0))
    finish_all(game)
    assert (game.step, tokens(game, 0)) == ("population", (0, 1))


@pytest.mark.rule("R-089")
def test_the_soldier_stays_in_the_training_area_from_round_to_round() -> None:
    game = at_the_start_of_round(2, sides=({"built": ["pathfinders"]}, {"training": 1}))
    assert [tokens(game, seat) for seat in (0, 1)] == [(1, 0), (1, 0)]


@pytest.mark.rule("R-090")
@pytest.mark.parametrize("krystallium", [0, 1])
def test_the_soldier_of_the_training_area_cannot_be_spent(krystallium: int) -> None:  # RUL-23
    words = {
        "training": 1,
        "krystallium": krystallium,
        "construction": {"munitions-specialists": "materials 1, population 2"},
    }
    game = step("gold", words, {"built": ["royal-mint"]})
    assert tokens(game, 0) == (1, 0)
    assert refused(game, 0, "soldier > munitions-specialists") == "no-soldier"
    assert not [text for text in texts(game, 0) if text.startswith("soldier")]


@pytest.mark.rule("R-091")
def test_a_player_can_win_four_supremacies_in_a_round() -> None:
    game = step("materials", FOUR_SUPREMACIES)
    journal = game.listen()
    after = [tokens(game, 0)]
    while game.phase == "production":
        finish_all(game)
        after.append(tokens(game, 0))
    assert after == [(1, 0), (0, 1), (1, 1), (0, 2), (0, 2)]
    won = [(event["seat"], event["resource"]) for event in journal.logs[1] if event["event"] == "supremacy"]
    assert won == [(0, "population"), (0, "gold"), (0, "exploration")]


@pytest.mark.rule("R-092")
def test_supremacy_is_resolved_before_cubes_are_placed() -> None:
    game = step("population", {"training": 1})
    assert (tokens(game, 0), own(game, 0)["cubes"]) == ((0, 1), 2)


@pytest.mark.rule("R-093")
def test_a_soldier_won_in_a_step_may_be_placed_in_that_step() -> None:  # RUL-21
    game = step("population", {"training": 1, "construction": {"munitions-specialists": "materials 1"}})
    do(
        game,
        0,
        "soldier > munitions-specialists",
        "cube > munitions-specialists",
        "cube > munitions-specialists",
    )
    assert own(game, 0)["built"] == ["munitions-specialists"]


@pytest.mark.parametrize(("supply", "gained"), [("unlimited", 3), ("30", 2)])
def test_as_an_option_soldiers_run_out(supply: str, gained: int) -> None:  # RUL-07
    options = kingdom.Options(bare=True, face="B", house={"soldier_supply": supply})
    ready = {"selection": ["treasure-3"], "construction": {"royal-cavalry": "population 5"}}
    game = position(options=options, sides=({**ready, "soldiers": 25, "training": 1}, {"soldiers": 2}))
    do(game, 0, "recycle treasure-3 > royal-cavalry, alchemy")
    assert tokens(game, 0) == (1, 25 + gained)


@pytest.mark.parametrize(("supply", "placed"), [("unlimited", 1), ("30", 0)])
def test_as_an_option_there_is_no_soldier_left_for_the_supreme_player(supply: str, placed: int) -> None:
    options = kingdom.Options(bare=True, house={"soldier_supply": supply})
    sides = ({"soldiers": 29}, {"soldiers": 1})
    game = position(phase="production", step="materials", options=options, sides=sides)
    assert tokens(game, 1) == (placed, 1)
