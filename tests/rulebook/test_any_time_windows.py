"""When any-time actions are accepted: at own decisions, and in windows around phases and steps (RUL-03)."""

import pytest

import kingdom
from kingdom.testing import position
from tests.rulebook.helpers import do, own, refused, seen, selected, standing, texts

LAST_SELECTION = 15
FORGE = {"alchemical-forge": "gold 3"}


def step(resource: str, **words: object) -> kingdom.Game:
    """A Production step of round 1, entered through the window before it."""
    return position(phase="production", step=resource, sides=(words, {}))


# --- Choice --------------------------------------------------------------------------------------------


def test_nothing_interrupts_an_offering_between_its_two_cards() -> None:
    words = {"hand": ["farm", "port"], "soldiers": 1, "construction": {"munitions-specialists": ""}}
    game = position(phase="choice", sides=(words,))
    assert "soldier > munitions-specialists" in texts(game, 0)
    do(game, 0, "offer farm left")
    assert refused(game, 0, "soldier > munitions-specialists") == "finish-offering"


@pytest.mark.rule("R-434")
def test_an_any_time_action_waits_while_the_other_player_decides() -> None:
    words = {"soldiers": 1, "construction": {"munitions-specialists": ""}}
    game = position(phase="choice", turn=1, left=("farm",), right=("port",), sides=(words, {}))
    assert game.to_act == (1,)
    assert refused(game, 0, "soldier > munitions-specialists") == "not-your-turn"
    do(game, 1, "take left")
    while game.to_act == (1,):
        do(game, 1, texts(game, 1)[0])
    assert "soldier > munitions-specialists" in texts(game, 0)


def test_an_any_time_action_before_choosing_does_not_use_up_the_turn() -> None:
    words = {"soldiers": 1, "construction": {"munitions-specialists": ""}}
    game = position(phase="choice", turn=3, left=("farm",), sides=(words,))
    do(game, 0, "soldier > munitions-specialists")
    assert game.to_act == (0,)
    assert {"take left", "take right"} < {*texts(game, 0)}


def test_a_window_opens_between_choice_and_planning() -> None:
    words = {"selection": ["port trap 2"], "krystallium": 1, "construction": {"alchemical-forge": ""}}
    game = position(phase="choice", turn=LAST_SELECTION, sides=(words, {}))
    do(game, 0, "take left")
    assert (game.phase, game.to_act) == ("choice", (0,))
    assert seen(game, 0)["sides"][0]["selection"][0]["card"] is None
    do(game, 0, "done")
    assert game.phase == "planning"


# --- Planning ------------------------------------------------------------------------------------------


def test_planning_stays_open_for_krystallium_that_could_be_placed() -> None:
    game = selected("farm", construction={"nexus": ""}, krystallium=1)
    do(game, 0, "recycle farm > alchemy")
    assert (game.phase, "done" in texts(game, 0)) == ("planning", True)
    do(game, 0, "done")
    assert game.phase == "production"


def test_who_is_done_with_planning_does_not_end_it_for_the_other() -> None:
    words = {"selection": ["farm"], "construction": FORGE, "krystallium": 1}
    game = position(phase="planning", sides=(words, {"selection": ["port"]}))
    do(game, 0, "recycle farm > alchemy", "done")
    assert (game.phase, game.to_act) == ("planning", (1,))


# --- Production ----------------------------------------------------------------------------------------


def test_any_time_actions_are_accepted_between_two_placements() -> None:
    game = step("population", krystallium=1, construction=FORGE)
    do(game, 0, "done", "cube > alchemy", "krystallium > alchemical-forge krystallium", "cube > alchemy")
    assert own(game, 0)["built"] == ["alchemical-forge"]


@pytest.mark.parametrize("resource", ["materials", "population", "gold", "exploration"])
def test_a_window_opens_before_each_step_for_krystallium_that_could_be_placed(resource: str) -> None:
    game = step(resource, krystallium=1, construction={"alchemical-forge": ""})
    assert (game.phase, game.step, game.to_act) == ("production", resource, (0,))
    assert game.view(0).asks == "window"
    assert "krystallium > alchemical-forge krystallium" in texts(game, 0)
    do(game, 0, "done")
    assert (game.step, game.view(0).asks) == (resource, "place")


@pytest.mark.rule("R-435")
def test_a_card_completed_in_the_window_before_a_step_produces_in_it() -> None:
    game = step("materials", krystallium=1, construction=FORGE)
    do(game, 0, "krystallium > alchemical-forge krystallium")
    assert (game.step, own(game, 0)["announced"]) == ("materials", 1 + 2)


def test_a_step_stays_open_for_a_soldier_that_could_be_placed() -> None:
    game = step("gold", soldiers=1, construction={"royal-guard": ""})
    do(game, 0, "done", "cube > alchemy")
    assert (game.step, texts(game, 0)) == ("gold", ["done", "soldier > royal-guard", "discard royal-guard"])
    do(game, 0, "done")
    assert game.to_act == (1,)


def test_a_window_stays_open_for_the_player_who_is_not_done() -> None:
    words = {"krystallium": 1, "construction": {"alchemical-forge": ""}}
    game = position(
        phase="production", step="gold", sides=(words, {"soldiers": 1, "construction": {"royal-guard": ""}})
    )
    assert game.to_act == (0, 1)
    do(game, 0, "done")
    assert seen(game, None)["asks"] == "window"
    assert list(game.to_act) == [1]


def test_no_window_opens_for_a_stock_without_a_space() -> None:
    game = step("materials", krystallium=5, soldiers=5)
    assert game.step == "materials"


def test_a_window_opens_when_a_discarded_card_makes_krystallium_for_another() -> None:
    game = step("gold", alchemy=4, construction={**FORGE, "farm": ""})
    assert seen(game, 0)["asks"] == "window"
    do(game, 0, "discard farm", "krystallium > alchemical-forge krystallium")
    assert (game.step, own(game, 0)["built"], standing(game, 0)) == ("gold", ["alchemical-forge"], {})


def test_a_window_opens_when_two_discarded_cards_make_krystallium_for_a_third() -> None:
    game = step("materials", alchemy=3, construction={**FORGE, "farm": "", "port": ""})
    assert seen(game, 0)["asks"] == "window"
    do(game, 0, "discard farm", "discard port", "krystallium > alchemical-forge krystallium")
    assert (game.step, own(game, 0)["announced"]) == ("materials", 1 + 2)


def test_a_window_opens_after_the_last_step_of_a_round() -> None:
    game = step(
        "exploration", built=["pathfinders"], construction={"crystal-cavern": "exploration 2", **FORGE}
    )
    do(game, 0, "cube > crystal-cavern")
    assert (game.round, game.step, game.to_act) == (1, "exploration", (0,))
    do(game, 0, "done")
    assert (game.round, game.phase, game.step, game.to_act) == (1, "production", None, (0,))
    do(game, 0, "done")
    assert (game.round, game.phase) == (2, "choice")


def test_krystallium_left_at_the_end_completes_cards_before_scoring() -> None:  # RUL-38
    game = position(phase="end-of-game", round=4, sides=({"krystallium": 1, "construction": FORGE}, {}))
    assert not game.over
    do(game, 0, "krystallium > alchemical-forge krystallium")
    assert (game.over, own(game, 0)["built"]) == (True, ["alchemical-forge"])
