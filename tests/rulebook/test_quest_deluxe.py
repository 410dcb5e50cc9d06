"""The Quests of the deluxe box, The Ancestral Treasure and The Captive Dragon (QST-TREA, QST-DRAG)."""

from typing import Any

import pytest

import kingdom
from kingdom.arena import modes
from kingdom.rules.cards import standard
from kingdom.rules.modules.quest.tables import QuestBoard, QuestStep
from tests.rulebook.helpers import do, own, refused, texts
from tests.rulebook.quest_helpers import planning, progress, steps_listed, stock, with_quest

TREASURE = with_quest("ancestral-treasure", deluxe=True)
DRAGON = with_quest("captive-dragon", deluxe=True)
SPECIALISTS = ["scholars", "navigators", "recruiters"]


def board(name: str) -> QuestBoard:
    """What is on a board."""
    found = standard().more["quest"][name]
    assert isinstance(found, QuestBoard)
    return found


def amounts(steps: tuple[QuestStep, ...]) -> list[tuple[list[int], list[int]]]:
    """The numbers of each step's cost and benefit."""
    return [(sorted(step.cost.values()), list(step.gain.values())) for step in steps]


# --- The Ancestral Treasure --------------------------------------------------------------------------------


@pytest.mark.rule("R-349")
def test_the_steps_of_the_ancestral_treasure_cost_and_bring_what_is_printed() -> None:
    steps = board("ancestral-treasure").steps
    assert amounts(steps) == [([4], [1]), ([4], [1]), ([6], [3]), ([2, 12], [5])]
    assert [list(step.gain) for step in steps[:2]] == [["spy"], ["trap"]]
    assert [step.first_only for step in steps] == [False, False, False, True]


@pytest.mark.rule("R-349")
def test_each_step_of_the_ancestral_treasure_is_paid_and_brings_its_benefit() -> None:
    alchemy = {"population": 4, "materials": 4, "exploration": 6, "gold": 12}
    game = planning({"alchemy": alchemy, "krystallium": 2}, options=TREASURE)
    do(game, 0, "quest ancestral-treasure 4")
    assert stock(game, 0) == (0, 0)
    do(game, 0, "quest ancestral-treasure 1", "quest ancestral-treasure 2", "quest ancestral-treasure 3")
    told = progress(game, 0)
    assert (told["spies"], told["traps"], own(game, 0)["traps"]) == ([1, 0], [1, 0], 3)
    assert own(game, 0)["alchemy"] == {}
    assert stock(game, 0) == (0, 3)


@pytest.mark.rule("R-349")
def test_the_five_krystallium_are_for_the_first_alone() -> None:
    rich = {"alchemy": {"gold": 12}, "krystallium": 2, "selection": []}
    game = planning(rich, rich, options=TREASURE)
    for seat in (0, 1):
        do(game, seat, "quest ancestral-treasure 4")
    assert [own(game, seat)["krystallium"] for seat in (0, 1)] == [5, 0]


@pytest.mark.rule("R-349")
def test_without_the_two_krystallium_the_treasure_is_not_found() -> None:
    game = planning({"alchemy": {"gold": 12}, "krystallium": 1}, options=TREASURE)
    assert refused(game, 0, "quest ancestral-treasure 4") == "step-unpaid"
    joker = planning({"alchemy": {"gold": 11}, "krystallium": 3}, options=TREASURE)
    assert "quest ancestral-treasure 4" in texts(joker, 0)


# --- The Captive Dragon ------------------------------------------------------------------------------------


@pytest.mark.rule("R-350")
def test_the_steps_of_the_captive_dragon_cost_and_bring_what_is_printed() -> None:
    steps = board("captive-dragon").steps
    assert amounts(steps) == [([5], [1]), ([4], [5]), ([4], [1]), ([10], [2])]
    assert [list(steps[number].gain) for number in (0, 2)] == [["trap"], ["spy"]]
    conditions = [step.condition for step in steps]
    assert conditions[:3] == [None] * 3
    assert conditions[3] is not None
    assert conditions[3].count == 3


@pytest.mark.rule("R-350")
def test_the_cache_of_the_dragon_fills_the_alchemy_area() -> None:
    game = planning({"soldiers": 4}, options=DRAGON)
    do(game, 0, "quest captive-dragon 2")
    assert (own(game, 0)["soldiers"], own(game, 0)["alchemy"]) == (0, {"gold": 5})
    first = kingdom.Options(
        module="quest", quest="captive-dragon", deluxe=True, edition="first_printing", face="B"
    )
    turning = planning({"soldiers": 4}, options=first)
    do(turning, 0, "quest captive-dragon 2")
    assert (own(turning, 0)["krystallium"], own(turning, 0)["alchemy"]) == (1, {})


@pytest.mark.rule("R-351")
def test_the_dragon_asks_for_three_cards_of_a_type_which_are_not_spent() -> None:
    game = planning({"soldiers": 12, "built": SPECIALISTS}, options=DRAGON)
    do(game, 0, "quest captive-dragon 4")
    assert (own(game, 0)["soldiers"], own(game, 0)["built"]) == (2, SPECIALISTS)
    assert progress(game, 0)["done"][0] == ["captive-dragon 4"]


@pytest.mark.rule("R-351")
def test_with_two_cards_of_the_type_the_dragon_is_not_captured() -> None:
    built = [*SPECIALISTS[:2], "farm", "great-arena"]
    waiting = {"construction": {"pathfinders": ""}}
    game = planning({"soldiers": 12, "built": built, **waiting}, options=DRAGON)
    assert refused(game, 0, "quest captive-dragon 4") == "step-condition"
    assert steps_listed(game, 0) == ["quest captive-dragon 2"]


@pytest.mark.rule("R-351")
def test_the_third_card_may_be_completed_in_the_same_phase() -> None:
    side = {"soldiers": 12, "built": SPECIALISTS[:2], "construction": {"pathfinders": "population 1"}}
    game = planning({**side, "krystallium": 1}, options=DRAGON)
    do(game, 0, "krystallium > pathfinders population", "quest captive-dragon 4")
    assert progress(game, 0)["done"][0] == ["captive-dragon 4"]


# --- alone, and what is in which box -----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["ancestral-treasure", "captive-dragon"])
def test_alone_the_solo_side_is_played_for_the_medals_of_every_quest(name: str) -> None:
    printed = board(name)
    assert printed.medals == (70, 95, 115)
    # A Trap token would be useless alone (RUL-86).
    assert not any("trap" in step.gain for step in printed.solo_steps)
    cost = dict(printed.solo_steps[3].cost)
    side = {"krystallium": cost.pop("krystallium", 0), "soldiers": cost.pop("soldier", 0), "alchemy": cost}
    game = planning({**side, "built": SPECIALISTS}, options=with_quest(name, players=1, deluxe=True))
    assert f"quest {name} 4" in texts(game, 0)


@pytest.mark.parametrize("name", modes.DELUXE_QUESTS)
def test_the_boards_of_the_deluxe_box_need_it(name: str) -> None:
    with pytest.raises(kingdom.OptionsError, match=f"quest='{name}' is in the deluxe box; .* deluxe=True"):
        kingdom.Options(module="quest", quest=name)


@pytest.mark.parametrize("more", [{}, {"edition": "first_printing"}, {"face": "C"}, {"players": 1}])
def test_the_deluxe_boards_go_with_either_printing_and_every_face(more: dict[str, Any]) -> None:
    for quest in modes.DELUXE_QUESTS:
        options = kingdom.Options(module="quest", quest=quest, deluxe=True, **more)
        assert kingdom.Game.new(options, 1).to_act
