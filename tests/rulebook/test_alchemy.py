"""The Alchemy area and Krystallium."""

from typing import Any

import pytest

from tests.rulebook.building_helpers import planning, producing
from tests.rulebook.helpers import do, own, refused, standing, texts


@pytest.mark.rule("R-121")
def test_the_fifth_cube_turns_all_five_into_one_krystallium_immediately() -> None:
    game = planning(alchemy=3, selection=["farm", "port", "sawmill"])
    do(game, 0, "recycle farm > alchemy")
    assert (own(game, 0)["alchemy"], own(game, 0)["krystallium"]) == ({"materials": 3, "population": 1}, 0)
    do(game, 0, "recycle port > alchemy")
    assert (own(game, 0)["alchemy"], own(game, 0)["krystallium"]) == ({}, 1)


@pytest.mark.rule("R-121")
def test_the_new_krystallium_can_be_used_before_the_next_cube_is_placed() -> None:
    game = producing("gold", alchemy=4, construction={"alchemical-forge": "gold 3"}, built=["royal-mint"])
    do(game, 0, "cube > alchemy", "krystallium > alchemical-forge krystallium")
    assert (own(game, 0)["built"], own(game, 0)["cubes"]) == (["royal-mint", "alchemical-forge"], 2)


@pytest.mark.rule("R-121")
def test_the_bonus_of_a_discarded_card_can_be_the_fifth_cube() -> None:
    game = planning(alchemy=4, construction={"guildhall": ""}, selection=["farm"])
    do(game, 0, "discard guildhall")
    assert (own(game, 0)["alchemy"], own(game, 0)["krystallium"]) == ({}, 1)


@pytest.mark.rule("R-122")
@pytest.mark.parametrize(
    "lying",
    [
        {"materials": 1, "population": 1, "gold": 1, "exploration": 1},
        {"materials": 4},
        {"gold": 3, "exploration": 1},
    ],
)
def test_cubes_of_any_colours_count_for_the_five(lying: dict[str, int]) -> None:
    game = planning(alchemy=lying, selection=["navigators", "farm"])
    do(game, 0, "recycle navigators > alchemy")
    assert (own(game, 0)["alchemy"], own(game, 0)["krystallium"]) == ({}, 1)


@pytest.mark.rule("R-123")
def test_seven_cubes_put_into_an_empty_alchemy_area_leave_one_krystallium_and_two_cubes() -> None:
    game = producing("materials", built=["sawmill", "sawmill", "sawmill"])
    assert own(game, 0)["cubes"] == 7
    do(game, 0, *["cube > alchemy"] * 7)
    assert (own(game, 0)["alchemy"], own(game, 0)["krystallium"]) == ({"materials": 2}, 1)


@pytest.mark.rule("R-123")
def test_the_two_cubes_of_a_treasure_reach_the_alchemy_area_one_by_one() -> None:
    game = planning(alchemy=4, selection=["treasure-8", "farm"])
    do(game, 0, "recycle treasure-8 > alchemy, alchemy")
    assert (own(game, 0)["alchemy"], own(game, 0)["krystallium"]) == ({"gold": 1}, 1)


@pytest.mark.rule("R-124")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_alchemy_cubes_stay_from_round_to_round(round_: int) -> None:
    lying = {"materials": 1, "gold": 2}
    game = producing("exploration", round_, alchemy=lying)
    assert (game.round, game.phase) == (round_ + 1, "choice")
    assert own(game, 0)["alchemy"] == lying


@pytest.mark.rule("R-125")
def test_no_move_takes_cubes_out_of_the_alchemy_area() -> None:
    words: dict[str, Any] = {
        "alchemy": {"materials": 2, "population": 1},
        "construction": {"guildhall": "materials 1", "royal-guard": "population 2"},
        "krystallium": 2,
        "soldiers": 1,
    }
    for game in (planning(selection=["farm", "treasure-1"], **words), producing("materials", **words)):
        for move in game.legal_moves(0):
            after = game.clone()
            after.play(0, move)
            assert sum(own(after, 0)["alchemy"].values()) >= 3 or own(after, 0)["krystallium"] == 3, str(move)


@pytest.mark.rule("R-125")
def test_a_player_without_produced_cubes_places_none_although_some_lie_in_the_alchemy_area() -> None:
    game = producing("exploration", alchemy={"exploration": 4}, construction={"port": "", "tatis-tribe": ""})
    assert texts(game, 0) == ["done", "discard port", "discard tatis-tribe"]
    assert refused(game, 0, "cube > tatis-tribe") == "not-in-this-phase"
    do(game, 0, "done")
    assert refused(game, 0, "cube > tatis-tribe") == "nothing-to-place"
    assert standing(game, 0)["tatis-tribe"] == {"exploration": 3}


@pytest.mark.rule("R-126")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_krystallium_has_no_maximum_and_persists(round_: int) -> None:
    game = producing("exploration", round_, krystallium=40)
    assert (game.round, own(game, 0)["krystallium"]) == (round_ + 1, 40)


@pytest.mark.rule("R-126")
def test_the_forty_first_krystallium_is_gained_like_the_first() -> None:
    game = producing("materials", krystallium=40, alchemy=4)
    do(game, 0, "cube > alchemy")
    assert own(game, 0)["krystallium"] == 41
