"""The Production phase: four steps, each a count, then Supremacy, then Construction of what was produced."""

import pytest

import kingdom
from kingdom.testing import position
from tests.rulebook.helpers import (
    ALIKE,
    Plain,
    do,
    finish,
    finish_all,
    own,
    refused,
    seen,
    selected,
    standing,
    texts,
)

# Faces A: Valados (seat 0) produces 1 materials, 2 population and 1 gold; Teressia 2 materials and 2 gold.


def producing(step: str, **words: object) -> kingdom.Game:
    """A Production step of round 1 in which the first seat has this side and the other seat an empty one."""
    return position(phase="production", step=step, sides=(words, {}))


def announced(game: kingdom.Game) -> list[int]:
    """The totals of this step as everybody sees them."""
    views = [[side["announced"] for side in seen(game, viewer)["sides"]] for viewer in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    return views[0]


def production_of(side: Plain) -> Plain:
    """The totals of each step of a Production phase in which the first seat has this side."""
    game = position(phase="planning", sides=({"selection": ["sawmill"], **side}, {}))
    journal = game.listen()
    do(game, 0, "recycle sawmill > alchemy")
    while game.phase == "production":
        finish_all(game)
    return {
        str(event["resource"]): event["totals"] for event in journal.logs[-1] if event["event"] == "produced"
    }


# --- the steps -----------------------------------------------------------------------------------------


@pytest.mark.rule("R-074")
def test_the_steps_are_materials_population_gold_and_exploration_in_this_order() -> None:
    assert [*production_of({})] == ["materials", "population", "gold", "exploration"]


@pytest.mark.rule("R-104")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_round_ends_after_exploration(number: int) -> None:
    game = position(
        phase="production", step="exploration", round=number, sides=({"built": ["pathfinders"]}, {})
    )
    assert (game.round, game.step) == (number, "exploration")
    finish_all(game)
    assert (game.round, game.phase) == (number + 1, "choice")


@pytest.mark.rule("R-095", "R-105")
@pytest.mark.parametrize(("quick", "slow"), [(0, 1), (1, 0)])
def test_a_step_waits_until_both_players_have_placed_everything(quick: int, slow: int) -> None:
    game = position(phase="production", step="gold")
    finish(game, quick)
    assert (game.step, game.to_act, texts(game, quick)) == ("gold", (slow,), [])
    finish(game, slow)
    assert (game.round, game.phase) == (2, "choice")


# --- the count -----------------------------------------------------------------------------------------


@pytest.mark.rule("R-075")
def test_the_icons_of_the_duchy_card_count() -> None:
    assert production_of({}) == {
        "materials": [1, 2],
        "population": [2, 0],
        "gold": [1, 2],
        "exploration": [0, 0],
    }


@pytest.mark.rule("R-076")
def test_the_icons_of_constructed_cards_count() -> None:
    assert production_of({"built": ["nexus", "sawmill", "farm", "farm", "port"]}) == {
        "materials": [1 + 1 + 2, 2],
        "population": [2 + 1 + 2 + 2, 0],
        "gold": [1 + 1 + 1, 2],
        "exploration": [1 + 2, 0],
    }


@pytest.mark.rule("R-077")
def test_cards_under_construction_do_not_count() -> None:
    game = producing("materials", construction={"sawmill": "materials 1", "alchemical-forge": "gold 3"})
    assert announced(game) == [1, 2]


@pytest.mark.rule("R-078")
def test_a_multiplied_icon_yields_one_for_each_constructed_card_of_the_type() -> None:
    game = producing("gold", built=["tax-collector", "farm", "farm", "sawmill", "belfry", "nexus"])
    assert announced(game) == [1 + 3 + 1, 2]


@pytest.mark.rule("R-078")
def test_a_multiplied_icon_does_not_count_cards_under_construction_or_of_the_opponent() -> None:
    first = {"built": ["tax-collector"], "construction": {"farm": ""}}
    game = position(phase="production", step="gold", sides=(first, {"built": ["sawmill", "hamlet"]}))
    assert announced(game) == [1, 2]


@pytest.mark.rule("R-079", "R-081")
def test_an_expeditionary_force_counts_itself() -> None:
    assert announced(producing("exploration", built=["expeditionary-force"])) == [1, 0]


@pytest.mark.rule("R-081")
def test_an_expeditionary_force_yields_one_exploration_for_each_specialist() -> None:
    game = producing("exploration", built=["expeditionary-force", "recruiters", "royal-guard", "farm"])
    assert announced(game) == [3, 0]


@pytest.mark.rule("R-080")
def test_a_multiplied_icon_without_a_card_of_its_type_yields_nothing() -> None:
    assert announced(producing("gold", built=["tax-collector"])) == [1, 2]


def test_a_calamity_has_no_type_to_multiply() -> None:  # RUL-41
    assert announced(producing("gold", built=["tax-collector"], calamities=3)) == [1, 2]


def test_a_multiplied_icon_is_counted_in_its_own_step() -> None:  # RUL-20
    game = producing("materials", built=["tax-collector"], construction={"sawmill": "materials 1"})
    do(game, 0, "cube > sawmill")
    finish(game, 1)
    finish_all(game)
    assert (game.step, announced(game)) == ("gold", [1 + 1, 2])


@pytest.mark.rule("R-106")
def test_the_totals_of_a_step_are_public() -> None:
    game = producing("population", built=["farm"])
    assert announced(game) == [4, 0]
    do(game, 0, "cube > alchemy")
    assert announced(game) == [4, 0]


@pytest.mark.rule("R-106")
def test_the_log_tells_the_totals_to_everybody_before_anything_is_placed() -> None:
    game = selected("farm")
    journal = game.listen()
    do(game, 0, "recycle farm > alchemy")
    for viewer in (0, 1, -1):
        assert {"event": "produced", "resource": "materials", "totals": [1, 2]} in journal.logs[viewer]


# --- cards completed in a step -------------------------------------------------------------------------


@pytest.mark.rule("R-101")
def test_a_card_completed_in_the_materials_step_produces_in_the_population_step() -> None:
    game = producing("materials", construction={"farm": "materials 2"})
    do(game, 0, "cube > farm")
    finish(game, 1)
    assert (game.step, announced(game)) == ("population", [2 + 2, 0])


@pytest.mark.rule("R-102")
def test_a_card_completed_in_a_step_does_not_produce_in_that_step() -> None:
    game = position(
        phase="production",
        step="materials",
        options=ALIKE,
        sides=({"construction": {"sawmill": "materials 1"}}, {}),
    )
    do(game, 0, "cube > sawmill")
    assert (own(game, 0)["built"], announced(game), own(game, 0)["cubes"]) == (["sawmill"], [2, 2], 1)


@pytest.mark.rule("R-103")
def test_a_card_completed_in_the_exploration_step_produces_nothing_more_this_round() -> None:
    game = producing("exploration", built=["pathfinders"], construction={"nexus": "exploration 3"})
    do(game, 0, "cube > nexus")
    assert (game.round, game.phase) == (2, "choice")
    assert (own(game, 0)["built"], own(game, 0)["cubes"]) == (["pathfinders", "nexus"], 0)


# --- Construction of what was produced -----------------------------------------------------------------


@pytest.mark.rule("R-094")
def test_exactly_as_many_cubes_are_taken_as_were_announced() -> None:
    game = producing("population", built=["farm", "hamlet"])
    assert announced(game) == [5, 0]
    for left in (5, 4, 3, 2, 1):
        assert own(game, 0)["cubes"] == left
        do(game, 0, "cube > alchemy")
    assert (game.step, own(game, 0)["krystallium"]) == ("gold", 1)


@pytest.mark.rule("R-095", "R-099")
def test_a_step_is_not_done_before_every_cube_is_placed() -> None:
    game = producing("population", built=["farm"])
    for _ in range(announced(game)[0]):
        assert refused(game, 0, "done") == "cubes-left"
        do(game, 0, "cube > alchemy")
    assert game.step == "gold"


@pytest.mark.rule("R-096")
def test_cubes_may_be_split_between_cards_and_the_alchemy_area() -> None:
    game = producing("population", built=["farm"], construction={"pathfinders": "", "navigators": ""})
    do(game, 0, "cube > pathfinders", "cube > navigators", "cube > alchemy", "cube > navigators")
    assert standing(game, 0) == {"pathfinders": {"population": 1}, "navigators": {"population": 1}}
    assert own(game, 0)["alchemy"] == {"population": 1}


@pytest.mark.rule("R-097")
def test_a_cube_may_go_to_the_alchemy_area_although_a_space_is_free() -> None:  # RUL-14
    game = producing("materials", construction={"farm": ""})
    assert "cube > farm" in texts(game, 0)
    do(game, 0, "cube > alchemy")
    assert (standing(game, 0), own(game, 0)["alchemy"]) == ({"farm": {"materials": 3}}, {"materials": 1})


@pytest.mark.rule("R-098")
def test_a_cube_without_a_matching_space_goes_to_the_alchemy_area() -> None:  # RUL-13
    lying = {"pathfinders": "", "guildhall": "materials 3", "munitions-specialists": "materials 1"}
    game = producing("materials", construction=lying)
    assert [text for text in texts(game, 0) if text.startswith("cube")] == ["cube > alchemy"]
    for card in lying:
        assert refused(game, 0, f"cube > {card}") == "no-matching-space"


def test_a_cube_goes_on_an_own_card_only() -> None:
    game = position(phase="production", step="materials", sides=({}, {"construction": {"farm": ""}}))
    assert refused(game, 0, "cube > farm") == "not-under-construction"


@pytest.mark.rule("R-099")
def test_a_cube_cannot_be_kept_for_a_later_step() -> None:
    game = producing("population", built=["farm"])
    finish(game, 0)
    assert (game.step, own(game, 0)["cubes"], announced(game)) == ("gold", 1, [1, 2])


@pytest.mark.rule("R-100")
def test_a_placed_cube_cannot_be_moved_to_another_card() -> None:
    lying = {"farm": "materials 1", "sawmill": "", "nexus": "exploration 2"}
    game = producing("materials", construction=lying, krystallium=1)
    do(game, 0, "done", "cube > farm")
    assert refused(game, 0, "cube > sawmill") == "nothing-to-place"
    assert refused(game, 0, "cube > alchemy") == "nothing-to-place"
    before = standing(game, 0)
    for text in texts(game, 0):
        after = game.clone()
        do(after, 0, text)
        for card, needs in standing(after, 0).items():
            assert sum(needs.values()) <= sum(before[card].values()), text


# --- both at once --------------------------------------------------------------------------------------


def test_nobody_sees_where_the_other_places_cubes_before_both_have_finished() -> None:  # RUL-02
    words = {"construction": {"farm": ""}}
    game = position(phase="production", step="materials", sides=(words, words))
    before = [seen(game, viewer) for viewer in (1, None)]
    do(game, 0, "cube > farm")
    assert [seen(game, viewer) for viewer in (1, None)] == before
    do(game, 1, "cube > alchemy", "cube > alchemy")
    construction = seen(game, 1)["sides"][0]["construction"]
    assert [(row["card"], row["needs"]) for row in construction] == [("farm", {"materials": 2})]


def test_players_may_agree_to_place_openly() -> None:  # RUL-02
    options = kingdom.Options(bare=True, house={"simultaneous": "open"})
    words = {"construction": {"farm": ""}}
    game = position(phase="production", step="materials", sides=(words, {}), options=options)
    do(game, 0, "cube > farm")
    for viewer in (1, None):
        assert seen(game, viewer)["sides"][0]["construction"][0]["needs"] == {"materials": 2}
        assert seen(game, viewer)["to_act"] == [1]
