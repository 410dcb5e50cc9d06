"""Discarding a card under construction."""

from typing import Any

import pytest

import kingdom
from kingdom.testing import position
from tests.rulebook.building_helpers import planning, producing
from tests.rulebook.helpers import do, own, refused, standing, texts


@pytest.mark.rule("R-127")
@pytest.mark.parametrize(
    ("card", "resource"),
    [("sawmill", "materials"), ("farm", "population"), ("guildhall", "gold"), ("port", "exploration")],
)
def test_the_recycling_bonus_of_a_discarded_card_goes_into_the_alchemy_area(card: str, resource: str) -> None:
    game = planning(construction={card: ""}, selection=["hamlet"])
    do(game, 0, f"discard {card}")
    assert (list(standing(game, 0)), own(game, 0)["alchemy"]) == ([], {resource: 1})
    assert own(game, 0)["discarded"] == [card]


@pytest.mark.rule("R-127")
def test_several_cards_are_discarded_one_at_a_time() -> None:
    game = planning(construction=[("farm", ""), ("farm", ""), ("port", "")], selection=["hamlet"])
    do(game, 0, "discard farm-2", "discard port")
    assert list(standing(game, 0)) == ["farm"]
    assert own(game, 0)["alchemy"] == {"population": 1, "exploration": 1}
    assert refused(game, 0, "discard port") == "not-under-construction"


@pytest.mark.rule("R-127")
def test_a_discarded_card_lies_face_up_in_the_development_discard() -> None:
    game = planning({}, construction={"farm": ""}, selection=["hamlet"])
    do(game, 0, "discard farm", "slate hamlet")
    assert game.view(1).to_dict()["discard"] == [{"card": "farm"}]


BUILDING: dict[str, Any] = {"construction": {"port": "materials 1", "farm": ""}}


@pytest.mark.rule("R-128")
@pytest.mark.parametrize(
    ("game", "asks"),
    [
        (position(phase="choice", sides=({**BUILDING, "hand": ["hamlet"]},)), "offer"),
        (position(phase="choice", turn=3, sides=({**BUILDING, "hand": ["hamlet"]},)), "take"),
        (position(phase="planning", sides=({**BUILDING, "selection": ["hamlet"]},)), "plan"),
        (position(phase="production", step="population", sides=({**BUILDING, "alchemy": 4},)), "window"),
        (position(phase="production", step="population", sides=(BUILDING,)), "place"),
        (position(phase="end-of-game", round=4, sides=({**BUILDING, "alchemy": 4},)), "window"),
    ],
    ids=["own Offering", "own Selection", "planning", "window", "production", "end of the game"],
)
def test_a_card_is_discarded_in_every_phase(game: kingdom.Game, asks: str) -> None:
    game = game.clone()
    assert game.view(0).to_dict()["asks"] == asks
    do(game, 0, "discard port")
    assert list(standing(game, 0)) == ["farm"]


@pytest.mark.rule("R-128")
def test_a_card_is_not_discarded_in_the_opponents_turn() -> None:
    game = position(phase="choice", turn=1, sides=({**BUILDING, "hand": ["hamlet"]},))
    assert refused(game, 0, "discard port") == "not-your-turn"


@pytest.mark.rule("R-128")
def test_an_offering_is_not_interrupted_between_its_two_cards() -> None:
    game = position(phase="choice", sides=({**BUILDING, "hand": ["hamlet", "sawmill"]},))
    do(game, 0, "offer hamlet left")
    assert refused(game, 0, "discard port") == "finish-offering"


@pytest.mark.rule("R-128")
def test_only_own_cards_under_construction_can_be_discarded() -> None:
    game = planning(
        {**BUILDING, "selection": ["hamlet"]}, selection=["sawmill", "nexus"], built=["royal-mint"]
    )
    assert refused(game, 0, "discard port") == "not-under-construction"
    assert refused(game, 0, "discard sawmill") == "not-under-construction"
    assert refused(game, 0, "discard royal-mint") == "not-under-construction"


@pytest.mark.rule("R-129")
def test_cubes_krystallium_and_soldiers_on_a_discarded_card_are_lost() -> None:
    game = planning(
        construction={"royal-dungeon": "gold 2, krystallium 1, krystallium 1 on gold, soldier 1"},
        selection=["farm"],
        krystallium=1,
        soldiers=1,
    )
    do(game, 0, "discard royal-dungeon")
    left = own(game, 0)
    assert (left["krystallium"], left["soldiers"], left["training"]) == (1, 1, 0)
    assert left["alchemy"] == {"materials": 1}


@pytest.mark.rule("R-129")
def test_a_card_slated_again_after_it_was_discarded_is_empty() -> None:
    game = planning(
        construction={"farm": "materials 2"}, selection=["farm", "hamlet"], krystallium=1, alchemy=0
    )
    do(game, 0, "krystallium > farm materials")
    assert own(game, 0)["built"] == ["farm"]
    game = planning(construction={"farm": "krystallium 2 on materials"}, selection=["farm", "hamlet"])
    do(game, 0, "discard farm", "slate farm")
    assert own(game, 0)["construction"] == [{"card": "farm", "needs": {"materials": 3}, "krystallium_on": {}}]


@pytest.mark.rule("R-130")
def test_the_bonus_of_a_discarded_card_cannot_go_on_another_card() -> None:
    game = producing("gold", construction={"guildhall": "", "royal-mint": "gold 2"})
    assert [text for text in texts(game, 0) if "guildhall" in text] == ["discard guildhall"]
    with pytest.raises(kingdom.NotationError, match="too much"):
        do(game, 0, "discard guildhall > royal-mint")
    do(game, 0, "discard guildhall")
    assert (standing(game, 0)["royal-mint"], own(game, 0)["alchemy"]) == ({"gold": 1}, {"gold": 1})


@pytest.mark.rule("R-131")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_cards_under_construction_stay_with_everything_on_them(round_: int) -> None:
    lying = {
        "royal-dungeon": "gold 1, krystallium 1 on gold, soldier 1",
        "guildhall": "materials 3",
        "nexus": "",
    }
    before = own(planning(construction=lying, selection=["farm"]), 0)["construction"]
    game = producing("exploration", round_, construction=lying)
    assert (game.round, game.phase) == (round_ + 1, "choice")
    assert own(game, 0)["construction"] == before
