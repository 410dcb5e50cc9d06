"""The abilities of the Production phase (ADV-06 to ADV-10, RUL-74, RUL-101)."""

from typing import Any

import pytest

import kingdom
from tests.rulebook.advisors_helpers import ALONE, TWO, advisor, filled, table, with_advisors
from tests.rulebook.helpers import do, finish, own, refused, seen, standing, texts, truth

FOREMAN = "tyrannical-foreman"
PRODUCERS = [
    pytest.param("forest-chieftain", "materials", id="materials", marks=pytest.mark.rule("R-309")),
    pytest.param("nurturing-mother", "population", id="population", marks=pytest.mark.rule("R-310")),
    pytest.param("negotiator-from-the-lake", "gold", id="gold", marks=pytest.mark.rule("R-311")),
    pytest.param("pirate-of-the-five-seas", "exploration", id="exploration", marks=pytest.mark.rule("R-312")),
]


def producing(name: str, step: str, **words: Any) -> kingdom.Game:  # noqa: ANN401
    """Both players are in this step, and the first one has the Advisor and nine Soldiers."""
    sides = ({"soldiers": 9}, {"soldiers": 0})
    return with_advisors([name], phase="production", step=step, **{"sides": sides, **words})


def end_of_production(construction: dict[str, str], **words: Any) -> kingdom.Game:  # noqa: ANN401
    """All steps are done; the first player has the Foreman and these cards under construction."""
    side = {"soldiers": 3, "construction": construction, **words}
    game = with_advisors([FOREMAN], phase="production", step="exploration", sides=(side, {"soldiers": 0}))
    to_the_last_window(game)
    return game


def to_the_last_window(game: kingdom.Game) -> None:
    """Both finish what is left of the steps."""
    while game.step:
        finish(game, game.to_act[0])
    assert (game.phase, seen(game, 0)["asks"]) == ("production", "window")


@pytest.mark.parametrize(("name", "step"), PRODUCERS)
def test_four_more_cubes_are_placed_in_the_step_and_do_not_count_for_supremacy(name: str, step: str) -> None:
    game = producing(name, step)
    before = own(game, 0)
    do(game, 0, f"advisor {name}")
    after = own(game, 0)
    assert after["cubes"] == before["cubes"] + 4
    assert after["announced"] == before["announced"]
    assert after["soldiers"] == before["soldiers"] - advisor(name).cost
    assert after["training"] == before["training"]
    assert refused(game, 0, "done") == "cubes-left"


@pytest.mark.rule("R-309")
def test_the_supremacy_of_the_step_stays_with_the_greater_count() -> None:
    game = producing(
        "forest-chieftain",
        "materials",
        options=kingdom.Options(module="advisors", face="B"),
        sides=({"soldiers": 9}, {"soldiers": 0, "built": ["farm", "sawmill"]}),
    )
    totals = [own(game, seat)["announced"] for seat in (0, 1)]
    trained = [own(game, seat)["training"] for seat in (0, 1)]
    do(game, 0, "advisor forest-chieftain")
    assert [own(game, seat)["announced"] for seat in (0, 1)] == totals
    assert [own(game, seat)["training"] for seat in (0, 1)] == trained


@pytest.mark.rule("R-313")
def test_the_extra_cubes_go_on_cards_or_into_the_alchemy_area() -> None:
    game = producing(
        "forest-chieftain",
        "materials",
        sides=({"soldiers": 3, "construction": {"barracks": ""}, "alchemy": 0}, {"soldiers": 0}),
    )
    do(game, 0, "advisor forest-chieftain")
    spaces = standing(game, 0)["barracks"]["materials"]
    do(game, 0, *["cube > barracks"] * spaces)
    assert "materials" not in standing(game, 0).get("barracks", {})
    assert "cube > alchemy" in texts(game, 0)
    finish(game, 0)


@pytest.mark.rule("R-313")
def test_whoever_could_still_use_one_is_asked_when_no_cube_is_left() -> None:
    game = producing("pirate-of-the-five-seas", "exploration")
    assert own(game, 0)["cubes"] == 0
    assert game.to_act == (0,)
    assert texts(game, 0) == ["done", "advisor pirate-of-the-five-seas"]


@pytest.mark.rule("R-313")
def test_it_may_be_used_after_all_cubes_are_placed_and_not_after_being_done() -> None:
    game = producing("forest-chieftain", "materials")
    do(game, 0, *["cube > alchemy"] * own(game, 0)["cubes"])
    assert game.to_act[0] == 0
    do(game, 0, "advisor forest-chieftain")
    assert own(game, 0)["cubes"] == 4
    game = producing("forest-chieftain", "materials")
    do(game, 0, *["cube > alchemy"] * own(game, 0)["cubes"], "done")
    assert game.step == "materials"
    assert refused(game, 0, "advisor forest-chieftain") == "not-your-turn"


def test_in_another_step_it_is_not_used() -> None:
    game = producing("forest-chieftain", "population")
    assert refused(game, 0, "advisor forest-chieftain") == "advisor-not-now"


def test_the_other_sees_it_when_both_have_finished_the_step() -> None:
    game = producing("forest-chieftain", "materials")
    journal = game.listen()
    do(game, 0, "advisor forest-chieftain")
    assert table(game, 1)["used"] == [[], []]
    assert table(game, 0)["used"] == [["forest-chieftain"], []]
    assert own(game, 1)["soldiers"] == 0
    assert seen(game, 1)["sides"][0]["soldiers"] == 9
    assert not [event for event in journal.logs[1] if event["event"] == "advisor-used"]
    finish(game, 0)
    finish(game, 1)
    assert table(game, 1)["used"] == [["forest-chieftain"], []]
    assert [event["cost"] for event in journal.logs[1] if event["event"] == "advisor-used"] == [3]


def test_alone_extra_cubes_do_not_reach_the_five_of_a_supremacy() -> None:
    game = with_advisors(
        ["forest-chieftain"], options=ALONE, phase="production", step="materials", sides=({"soldiers": 9},)
    )
    do(game, 0, "advisor forest-chieftain")
    assert own(game, 0)["cubes"] >= 5
    assert own(game, 0)["training"] == 0


# --- Tyrannical Foreman ------------------------------------------------------------------------------------


@pytest.mark.rule("R-307")
def test_the_foreman_adds_a_resource_of_choice_to_each_card_at_the_end_of_production() -> None:
    game = end_of_production({"royal-mint": "", "guildhall": "", "belfry": ""})
    needs = standing(game, 0)
    do(game, 0, f"advisor {FOREMAN}")
    assert own(game, 0)["soldiers"] == 0
    assert texts(game, 0) == ["add materials > guildhall", "add population > guildhall"]
    do(game, 0, "add population > guildhall", "add gold > belfry")
    assert game.round == 2
    for card, before in needs.items():
        assert sum(before.values()) - sum(standing(game, 0)[card].values()) == 1


@pytest.mark.rule("R-307")
def test_the_foreman_is_refused_before_the_end_of_production_and_without_a_space() -> None:
    game = producing(FOREMAN, "gold", sides=({"soldiers": 9, "construction": {"barracks": ""}}, {}))
    assert refused(game, 0, f"advisor {FOREMAN}") == "advisor-not-now"
    assert refused(game, 0, "add materials > barracks") == "advisor-not-now"


@pytest.mark.rule("R-307")
def test_while_resources_are_added_nothing_else_is_done() -> None:
    game = end_of_production({"great-library": "", "belfry": ""}, krystallium=1)
    do(game, 0, f"advisor {FOREMAN}")
    assert texts(game, 0) == ["add population > great-library", "add gold > great-library"]
    assert refused(game, 0, "done") == "first-add"
    assert refused(game, 0, "discard belfry") == "first-add"
    assert refused(game, 0, f"advisor {FOREMAN}") == "first-add"
    assert refused(game, 0, "add gold > belfry") == "first-add"
    assert refused(game, 0, "add materials > great-library") == "no-matching-space"


@pytest.mark.rule("R-308")
def test_the_foreman_adds_nothing_to_the_alchemy_area_nor_to_a_card_without_a_basic_space() -> None:
    game = end_of_production({"nexus": filled("nexus"), "barracks": ""}, alchemy=4)
    before = standing(game, 0)
    do(game, 0, f"advisor {FOREMAN}")
    while game.round == 1:
        do(game, 0, texts(game, 0)[0])
    assert sum(own(game, 0)["alchemy"].values()) == 4
    assert standing(game, 0)["nexus"] == before["nexus"]


@pytest.mark.rule("R-307")
def test_a_card_that_the_foreman_fills_is_completed_at_once() -> None:
    game = end_of_production({"farm": filled("farm", but_for="materials")})
    do(game, 0, f"advisor {FOREMAN}")
    assert own(game, 0)["built"] == ["farm"]


def test_the_other_player_sees_nothing_of_it_before_both_are_done() -> None:
    side = {"soldiers": 3, "construction": {"belfry": "", "great-library": ""}}
    game = with_advisors(
        [FOREMAN],
        phase="production",
        step="exploration",
        options=TWO,
        sides=(side, {"krystallium": 1, "construction": {"cathedral": ""}}),
    )
    to_the_last_window(game)
    assert game.to_act == (0, 1)
    before = seen(game, 1)
    do(game, 0, f"advisor {FOREMAN}")
    assert seen(game, 1) == before
    assert refused(game, 1, texts(game, 0)[0]) == "advisor-not-now"
    assert truth(game)["modules"]["advisors"]["asking"] == [FOREMAN, None]
