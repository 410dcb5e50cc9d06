"""Cards under construction: spaces, Krystallium, Soldiers, completion and the Construction bonus."""

from typing import Any

import pytest

import kingdom
from kingdom.testing import position
from tests.rulebook.building_helpers import planning, producing
from tests.rulebook.helpers import do, own, refused, standing, texts


@pytest.mark.rule("R-107")
def test_a_card_is_completed_when_all_its_spaces_are_filled() -> None:
    game = producing("materials", construction={"barracks": "materials 1"}, built=["sawmill"])
    do(game, 0, "cube > barracks")
    assert (own(game, 0)["built"], standing(game, 0)["barracks"]) == (["sawmill"], {"materials": 1})
    do(game, 0, "cube > barracks")
    assert (own(game, 0)["built"], list(standing(game, 0))) == (["sawmill", "barracks"], [])


@pytest.mark.rule("R-107")
def test_a_card_with_one_open_space_of_another_kind_is_not_completed() -> None:
    game = planning(construction={"royal-guard": "population 4"}, selection=["farm", "sawmill"])
    do(game, 0, "recycle farm > royal-guard")
    assert standing(game, 0)["royal-guard"] == {"soldier": 1}
    assert own(game, 0)["built"] == []


@pytest.mark.rule("R-108")
@pytest.mark.parametrize(
    ("card", "lying", "move"),
    [
        ("barracks", "materials 2", "recycle sawmill > barracks"),
        ("barracks", "materials 2", "krystallium > barracks materials"),
        ("alchemical-forge", "gold 3", "krystallium > alchemical-forge krystallium"),
        ("royal-guard", "population 5", "soldier > royal-guard"),
    ],
)
def test_the_last_cube_krystallium_or_soldier_completes_a_card_without_being_asked(
    card: str, lying: str, move: str
) -> None:
    game = planning(
        construction={card: lying}, selection=["sawmill", "port"], krystallium=1, soldiers=1, alchemy=0
    )
    do(game, 0, move)
    assert own(game, 0)["built"] == [card]
    assert not [text for text in texts(game, 0) if card in text]


@pytest.mark.rule("R-108")
def test_a_card_completed_in_planning_produces_in_the_first_step() -> None:
    game = planning({}, construction={"sawmill": "materials 1"}, selection=["hamlet"], built=["royal-baths"])
    do(game, 0, "recycle hamlet > sawmill")
    assert (game.step, own(game, 0)["announced"]) == ("materials", 1 + 2 + 1)


@pytest.mark.rule("R-109")
def test_what_lies_on_a_card_returns_to_the_supply_when_it_is_completed() -> None:
    game = planning(
        construction={"royal-dungeon": "gold 4, krystallium 1 on gold, soldier 1"},
        selection=["farm"],
        krystallium=1,
        soldiers=1,
        alchemy=1,
    )
    do(game, 0, "soldier > royal-dungeon", "krystallium > royal-dungeon krystallium")
    left = own(game, 0)
    assert left["built"] == ["royal-dungeon"]
    assert (left["krystallium"], left["soldiers"], left["alchemy"]) == (0, 0, {"materials": 1})


@pytest.mark.rule("R-110")
def test_the_construction_bonus_is_given_once_on_completion() -> None:
    game = planning(construction={"barracks": "materials 1"}, selection=["sawmill", "hamlet"])
    do(game, 0, "recycle sawmill > barracks")
    assert own(game, 0)["soldiers"] == 0
    do(game, 0, "recycle hamlet > barracks")
    assert own(game, 0)["soldiers"] == 2
    do(game, 1, "recycle watchtower > alchemy")
    assert (game.step, own(game, 0)["soldiers"]) == ("materials", 2)
    do(game, 0, "cube > alchemy")
    do(game, 1, "cube > alchemy", "cube > alchemy")
    assert (game.step, own(game, 0)["soldiers"]) == ("population", 2)


@pytest.mark.rule("R-110")
def test_slating_a_card_and_discarding_it_gives_no_construction_bonus() -> None:
    game = planning(selection=["barracks", "crystal-cavern", "farm"])
    do(game, 0, "slate barracks", "slate crystal-cavern", "discard barracks", "discard crystal-cavern")
    assert (own(game, 0)["soldiers"], own(game, 0)["krystallium"]) == (0, 0)


@pytest.mark.rule("R-111")
@pytest.mark.parametrize("training", [0, 1])
def test_bonus_soldiers_come_into_the_stock_and_leave_the_training_area_alone(training: int) -> None:
    game = planning(
        construction={"barracks": "materials 2"}, selection=["sawmill", "farm"], soldiers=1, training=training
    )
    do(game, 0, "recycle sawmill > barracks")
    assert (own(game, 0)["soldiers"], own(game, 0)["training"]) == (3, training)


@pytest.mark.rule("R-112")
def test_bonus_krystallium_is_added_to_the_stock() -> None:
    game = planning(
        construction={"crystal-cavern": "exploration 2"}, selection=["pathfinders", "farm"], krystallium=3
    )
    do(game, 0, "recycle pathfinders > crystal-cavern")
    assert (own(game, 0)["krystallium"], own(game, 0)["soldiers"]) == (5, 0)


@pytest.mark.rule("R-112")
def test_krystallium_of_a_bonus_may_complete_another_card_at_once() -> None:
    game = planning(
        construction={"queens-gardens": "gold 2", "alchemical-forge": "gold 3"},
        selection=["port", "treasure-3"],
    )
    do(game, 0, "recycle treasure-3 > queens-gardens, alchemy", "krystallium > alchemical-forge krystallium")
    assert own(game, 0)["built"] == ["queens-gardens", "alchemical-forge"]


@pytest.mark.rule("R-113")
def test_two_copies_of_a_card_may_both_stand_in_one_duchy() -> None:
    game = planning(selection=["farm", "farm", "treasure-1", "treasure-5"], built=["farm"])
    do(game, 0, "slate farm", "slate farm")
    assert list(standing(game, 0)) == ["farm", "farm-2"]
    do(game, 0, "recycle treasure-1 > farm, farm")
    game = planning(construction=[("farm", "materials 2"), ("farm", "materials 2")], selection=["treasure-1"])
    do(game, 0, "recycle treasure-1 > farm-2, farm")
    assert own(game, 0)["built"] == ["farm", "farm"]


@pytest.mark.rule("R-114")
@pytest.mark.parametrize(
    ("card", "resource"),
    [
        ("barracks", "materials"),
        ("navigators", "population"),
        ("royal-mint", "gold"),
        ("tatis-tribe", "exploration"),
    ],
)
def test_krystallium_fills_any_basic_space(card: str, resource: str) -> None:
    game = planning(construction={card: ""}, selection=["farm"], krystallium=3)
    do(game, 0, f"krystallium > {card} {resource}")
    assert (standing(game, 0)[card], own(game, 0)["krystallium"]) == ({resource: 2}, 2)
    do(game, 0, *[f"krystallium > {card} {resource}"] * 2)
    assert own(game, 0)["built"] == [card]


@pytest.mark.rule("R-114")
def test_krystallium_fills_only_the_space_it_is_put_on() -> None:
    game = planning(construction={"guildhall": ""}, selection=["farm"], krystallium=1)
    assert refused(game, 0, "krystallium > guildhall gold") == "no-matching-space"
    do(game, 0, "krystallium > guildhall population")
    assert standing(game, 0)["guildhall"] == {"materials": 3}


@pytest.mark.rule("R-115")
def test_krystallium_fills_a_krystallium_space() -> None:
    game = planning(construction={"secret-fellowship": "krystallium 1"}, selection=["farm"], krystallium=1)
    do(game, 0, "krystallium > secret-fellowship krystallium")
    assert standing(game, 0)["secret-fellowship"] == {"population": 4, "gold": 2}
    assert refused(game, 0, "krystallium > secret-fellowship gold") == "no-krystallium"


@pytest.mark.rule("R-116")
def test_krystallium_cannot_fill_a_soldier_space() -> None:
    game = planning(construction={"royal-guard": "population 5"}, selection=["farm"], krystallium=4)
    with pytest.raises(kingdom.NotationError, match="'soldier' is not a space that Krystallium fills"):
        do(game, 0, "krystallium > royal-guard soldier")
    assert not [text for text in texts(game, 0) if text.startswith("krystallium")]
    for kind in ("materials", "population", "gold", "exploration", "krystallium"):
        assert refused(game, 0, f"krystallium > royal-guard {kind}") == "no-matching-space"


@pytest.mark.rule("R-117")
@pytest.mark.parametrize(
    ("card", "lying"), [("alchemical-forge", "gold 3"), ("royal-dungeon", "gold 5, krystallium 1")]
)
def test_a_basic_cube_cannot_fill_a_krystallium_or_soldier_space(card: str, lying: str) -> None:
    game = producing("gold", construction={card: lying})
    assert own(game, 0)["cubes"] == 1
    assert refused(game, 0, f"cube > {card}") == "no-matching-space"
    assert f"cube > {card}" not in texts(game, 0)
    game = planning(construction={card: lying}, selection=["guildhall"])
    assert refused(game, 0, f"recycle guildhall > {card}") == "no-matching-space"


@pytest.mark.rule("R-118")
@pytest.mark.parametrize(
    ("card", "lying"),
    [("barracks", ""), ("alchemical-forge", "gold 3"), ("royal-dungeon", "soldier 2, gold 1")],
)
def test_a_soldier_fills_only_soldier_spaces(card: str, lying: str) -> None:
    game = planning(construction={card: lying}, selection=["farm"], soldiers=5)
    assert refused(game, 0, f"soldier > {card}") == "no-matching-space"
    assert own(game, 0)["soldiers"] == 5


@pytest.mark.rule("R-118")
def test_the_soldier_in_the_training_area_fills_nothing() -> None:
    game = planning(construction={"royal-guard": ""}, selection=["farm"], training=1)
    assert refused(game, 0, "soldier > royal-guard") == "no-soldier"


STOCK: dict[str, Any] = {"construction": {"royal-guard": "population 3"}, "krystallium": 1, "soldiers": 1}


@pytest.mark.rule("R-119")
@pytest.mark.parametrize(
    "game",
    [
        position(phase="choice", sides=({**STOCK, "hand": ["farm", "port"]}, {"hand": ["sawmill"]})),
        position(phase="choice", turn=3, sides=({**STOCK, "hand": ["farm"]}, {"hand": ["sawmill"]})),
        position(phase="planning", sides=({**STOCK, "selection": ["farm"]},)),
        position(phase="production", step="gold", sides=(STOCK,)),
        position(phase="end-of-game", round=4, sides=(STOCK,)),
    ],
    ids=["own Offering", "own Selection", "planning", "window of production", "end of the game"],
)
def test_krystallium_and_soldiers_are_placed_at_any_time(game: kingdom.Game) -> None:
    game = game.clone()
    do(game, 0, "krystallium > royal-guard population", "soldier > royal-guard")
    assert standing(game, 0)["royal-guard"] == {"population": 1}


@pytest.mark.rule("R-119")
def test_they_are_not_placed_in_the_opponents_turn() -> None:
    game = position(phase="choice", turn=1, sides=({**STOCK, "hand": ["farm"]}, {"hand": ["sawmill"]}))
    assert refused(game, 0, "krystallium > royal-guard population") == "not-your-turn"
    assert refused(game, 0, "soldier > royal-guard") == "not-your-turn"


@pytest.mark.rule("R-120")
def test_krystallium_and_soldier_spaces_may_stay_open_over_several_rounds() -> None:
    for round_ in (1, 2, 3):
        game = position(
            phase="production",
            step="exploration",
            round=round_,
            sides=({"construction": {"royal-guard": "population 5", "alchemical-forge": "gold 3"}},),
        )
        assert (game.round, game.phase) == (round_ + 1, "choice")
        assert standing(game, 0)["royal-guard"] == {"soldier": 1}
        assert standing(game, 0)["alchemical-forge"] == {"krystallium": 1}


@pytest.mark.rule("R-120")
def test_nobody_has_to_use_what_they_have_in_stock() -> None:
    game = producing("exploration", **STOCK)
    do(game, 0, "done", "done", "done")
    assert (game.round, own(game, 0)["krystallium"], own(game, 0)["soldiers"]) == (2, 1, 1)
