"""Quest steps: which there are, when they may be completed, and what they bring (QST-GEN, QST-USUR)."""

from typing import Any

import pytest

import kingdom
from kingdom.rules.cards import standard
from kingdom.testing import position
from tests.rulebook.helpers import do, own, refused, seen, texts
from tests.rulebook.quest_helpers import (
    changed,
    planning,
    progress,
    steps_listed,
    stock,
    with_quest,
)

TRAITORS = {"alchemy": {"exploration": 4}}
ARMY = {"soldiers": 15}


@pytest.mark.rule("R-328")
def test_a_game_has_one_quest_of_four_steps_and_each_player_four_tokens() -> None:
    plenty: Any = dict.fromkeys(("materials", "population", "gold", "exploration"), 9)
    game = planning({"alchemy": plenty, "soldiers": 20}, {"alchemy": plenty, "soldiers": 20})
    assert progress(game)["boards"] == ["usurper"]
    for seat in (0, 1):
        do(game, seat, *[f"quest usurper {step}" for step in (1, 2, 3, 4)])
        assert progress(game, seat)["done"][seat] == [f"usurper {step}" for step in (1, 2, 3, 4)]
        assert steps_listed(game, seat) == []


@pytest.mark.rule("R-328")
def test_every_board_has_four_steps_on_both_sides() -> None:
    for board in standard().more["quest"].values():
        for steps in (board.steps, board.solo_steps):
            assert [step.step for step in steps] == [1, 2, 3, 4]
            assert [step.first_only for step in steps][:3] == [False] * 3


@pytest.mark.rule("R-342")
def test_the_steps_of_the_usurper_cost_4_5_5_and_15() -> None:
    board = standard().more["quest"]["usurper"]
    assert [sum(step.cost.values()) for step in board.steps] == [4, 5, 5, 15]
    assert [step.gain for step in board.steps] == [
        {"soldier": 2},
        {"discard_calamities": 2},
        {"soldier": 4},
        {"krystallium": 2},
    ]
    assert [step.origin_of("cost").startswith("printed") for step in board.steps] == [True] * 4


@pytest.mark.rule("R-329")
def test_the_final_step_may_be_completed_first() -> None:
    game = planning(ARMY)
    assert steps_listed(game, 0) == ["quest usurper 4"]
    do(game, 0, "quest usurper 4")
    assert progress(game, 0)["done"][0] == ["usurper 4"]
    assert stock(game, 0)[0] == 0


@pytest.mark.rule("R-330")
@pytest.mark.parametrize(
    ("side", "step", "why"),
    [
        ({"alchemy": {"exploration": 3}}, 1, "step-unpaid"),
        ({"alchemy": {"population": 3}, "krystallium": 1}, 2, "step-unpaid"),
        ({"soldiers": 14, "krystallium": 9}, 4, "step-soldiers"),
    ],
)
def test_a_step_cannot_be_paid_in_parts(side: dict[str, Any], step: int, why: str) -> None:
    assert refused(planning(side), 0, f"quest usurper {step}") == why


@pytest.mark.rule("R-331")
def test_each_player_completes_a_step_once() -> None:
    game = planning({"alchemy": {"exploration": 9}})
    do(game, 0, "quest usurper 1")
    assert refused(game, 0, "quest usurper 1") == "step-done"
    assert own(game, 0)["alchemy"] == {"exploration": 5}


@pytest.mark.rule("R-332")
def test_a_step_that_the_opponent_has_completed_can_still_be_completed() -> None:
    game = planning(TRAITORS, {}, quest={"done": ([], ["usurper 1"])})
    do(game, 0, "quest usurper 1")
    assert progress(game, 0)["done"] == [["usurper 1"], ["usurper 1"]]
    assert stock(game, 0) == (2, 0)


@pytest.mark.rule("R-341")
@pytest.mark.parametrize(("text", "left"), [("", 1), (" calamities 1", 2), (" calamities 0", 3)])
def test_foiling_the_plot_discards_up_to_two_own_calamities(text: str, left: int) -> None:
    game = planning({"alchemy": {"population": 5}, "calamities": 3})
    do(game, 0, f"quest usurper 2{text}")
    assert own(game, 0)["calamities"] == left
    assert own(game, 0)["discarded"] == ["calamity"] * (3 - left)


@pytest.mark.rule("R-341")
def test_no_more_calamities_are_discarded_than_the_duchy_has() -> None:
    game = planning({"alchemy": {"population": 5}, "calamities": 1})
    assert steps_listed(game, 0) == ["quest usurper 2", "quest usurper 2 calamities 0"]
    assert refused(game, 0, "quest usurper 2 calamities 1") == "step-plainly"
    do(game, 0, "quest usurper 2")
    assert own(game, 0)["calamities"] == 0


def test_a_step_may_be_done_without_a_calamity_to_discard() -> None:
    """RUL-82."""
    game = planning({"alchemy": {"population": 5}})
    assert steps_listed(game, 0) == ["quest usurper 2"]
    do(game, 0, "quest usurper 2")
    assert progress(game, 0)["done"][0] == ["usurper 2"]


def test_the_benefit_of_a_step_cannot_pay_its_cost() -> None:
    """RUL-131: payment comes first."""
    pays_itself = "step = 1\ncost = { soldier = 2 }\ngain = { soldier = 2 }"
    game = planning({"soldiers": 1}, deck=changed("usurper", [pays_itself]))
    assert refused(game, 0, "quest usurper 1") == "step-soldiers"


@pytest.mark.parametrize("built", [2, 3])
def test_cards_of_a_type_as_a_condition_are_looked_at_and_not_paid(built: int) -> None:
    specialists = ["scholars", "grand-army", "tax-collector"][:built]
    step = 'step = 4\ncost = { soldier = 10, gold = 1 }\ncondition = { type = "specialist", count = 3 }'
    side = {"soldiers": 10, "krystallium": 1, "built": specialists}
    game = planning(side, deck=changed("usurper", [step]))
    if built < 3:
        assert refused(game, 0, "quest usurper 4") == "step-condition"
        return
    do(game, 0, "quest usurper 4")
    assert sorted(own(game, 0)["built"]) == sorted(specialists)
    assert stock(game, 0) == (0, 0)


def test_cubes_and_points_are_benefits_too() -> None:
    step = "step = 1\ncost = { soldier = 1 }\ngain = { gold = 5, points = 3 }"
    game = planning({"soldiers": 1}, deck=changed("usurper", [step]))
    before = game.clone()
    do(game, 0, "quest usurper 1")
    assert own(game, 0)["alchemy"] == {"gold": 5}
    assert progress(game, 0)["points"] == [3, 0]
    scores = [
        position(
            options=with_quest(), phase="end-of-game", round=4, modules={"quest": {"points": points}}
        ).outcome
        for points in ((0, 0), (3, 0))
    ]
    assert [outcome.scores[0].of("quest") for outcome in scores if outcome] == [0, 3]
    assert before.fingerprint() != game.fingerprint()


# --- when ------------------------------------------------------------------------------------------------


def test_a_step_is_completed_at_any_own_moment_but_not_inside_an_offering() -> None:
    hand = ["farm", "port", "nexus", "hamlet"]
    game = position(options=with_quest(), phase="choice", sides=({"hand": hand, **TRAITORS}, TRAITORS))
    assert "quest usurper 1" in texts(game, 0)
    assert refused(game, 1, "quest usurper 1") == "not-your-turn"
    do(game, 0, "offer farm left")
    assert refused(game, 0, "quest usurper 1") == "quest-interrupts"
    do(game, 0, "offer port right")
    do(game, 1, "quest usurper 1", "take left")
    assert stock(game, 1) == (2, 0)


def step_begins(*sides: dict[str, Any], **words: object) -> kingdom.Game:
    """The window before the Materials step of round 1."""
    return position(
        options=with_quest(), phase="production", step="materials", sides=sides, modules={"quest": words}
    )


def test_no_window_opens_for_a_step_that_can_wait() -> None:
    game = step_begins({"alchemy": {"population": 5}, "calamities": 2}, {})
    assert seen(game, 0)["asks"] == "place"


def test_a_window_opens_where_a_step_could_complete_a_card_before_the_count() -> None:
    game = step_begins(
        {**TRAITORS, "construction": {"munitions-specialists": "population 2, materials 1"}}, {}
    )
    assert (seen(game, 0)["asks"], game.to_act) == ("window", (0,))
    do(game, 0, "quest usurper 1", "soldier > munitions-specialists")


def test_a_window_opens_where_a_player_could_be_the_first() -> None:
    assert seen(step_begins(ARMY, {}), 0)["asks"] == "window"
    assert seen(step_begins(ARMY, {}, done=([], ["usurper 4"])), 0)["asks"] == "place"


def test_the_last_window_opens_for_what_still_counts() -> None:
    def last(side: dict[str, Any]) -> kingdom.Game:
        return position(options=with_quest(), phase="end-of-game", round=4, sides=(side, {}))

    assert not last(ARMY).over
    assert not last({"alchemy": {"population": 5}, "calamities": 1}).over
    assert last({"alchemy": {"population": 5}}).over
