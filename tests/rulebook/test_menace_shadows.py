"""Shadows (MEN-SHADOW-1 to MEN-SHADOW-8)."""

import pytest

import kingdom
from tests.rulebook.helpers import do, faces, in_the_discard, own, refused, seen, texts
from tests.rulebook.menace_helpers import DUSK, TO_PLAN, alone, before, duel, lost, plagued


def haunted(
    *selection: str, standing: int = 0, other: dict[str, object] | None = None, **side: object
) -> kingdom.Game:
    """The first seat has taken these cards, with so many Shadows before it."""
    return plagued(
        {"selection": list(selection), **side},
        TO_PLAN if other is None else {**TO_PLAN, **other},
        options=duel(DUSK),
        menace={"standing": [["shadow"] * standing]},
    )


@pytest.mark.rule("R-227", "R-233", "R-234")
def test_every_shadow_taken_now_or_earlier_devours_a_card() -> None:
    game = haunted("shadow", "farm", "port", "nexus", standing=1)
    do(game, 0, "give-up farm", "give-up nexus")
    assert faces(own(game, 0)["selection"]) == ["port"]
    assert "slate port" in texts(game, 0)


@pytest.mark.rule("R-234")
def test_a_shadow_that_stands_comes_back_every_planning_phase() -> None:
    game = haunted("farm", "port", standing=1)
    assert texts(game, 0) == ["give-up farm", "give-up port"]


@pytest.mark.rule("R-228")
def test_a_card_given_up_brings_no_recycling_bonus() -> None:
    game = haunted("shadow", "farm", "port")
    do(game, 0, "give-up farm")
    assert own(game, 0)["alchemy"] == {}
    assert faces(seen(game, 0)["discard"]) == ["farm"]


@pytest.mark.rule("R-229")
def test_the_opponent_gains_a_cube_for_each_card() -> None:
    game = haunted("shadow", "farm", "port", standing=1)
    do(game, 0, "give-up farm", "give-up port")
    assert sum(own(game, 1)["alchemy"].values()) == 2


@pytest.mark.rule("R-230")
def test_the_opponent_gains_two_cubes_for_a_treasure() -> None:
    game = haunted("shadow", "treasure-5", "port")
    do(game, 0, "give-up treasure-5")
    assert own(game, 1)["alchemy"] == {"materials": 1, "population": 1}


@pytest.mark.rule("R-231")
def test_cubes_of_shadows_are_transmuted_at_once() -> None:
    game = haunted("shadow", "treasure-5", "port", other={"alchemy": 4, "krystallium": 1})
    do(game, 0, "give-up treasure-5")
    assert (own(game, 1)["krystallium"], sum(own(game, 1)["alchemy"].values())) == (2, 1)


@pytest.mark.rule("R-232")
def test_the_affected_player_chooses_the_card() -> None:
    game = haunted("shadow", "farm", "port", "treasure-1")
    assert game.to_act == (0,)
    assert texts(game, 0) == ["give-up farm", "give-up port", "give-up treasure-1"]
    assert refused(game, 0, "give-up nexus") == "cannot-give-up"


@pytest.mark.rule("R-235")
def test_a_shadow_goes_to_the_construction_area_after_the_discards() -> None:
    game = haunted("shadow", "farm", "port", standing=1)
    do(game, 0, "give-up farm")
    assert (before(game, 0), "shadow" in faces(own(game, 0)["selection"])) == (["shadow"], True)
    do(game, 0, "give-up port")
    assert (before(game, 0), "shadow" in faces(own(game, 0)["selection"])) == (["shadow", "shadow"], False)


@pytest.mark.rule("R-236")
def test_cards_are_given_up_before_anything_is_slated_or_recycled() -> None:
    game = haunted("shadow", "farm", "port")
    for text in ("slate farm", "recycle farm > alchemy"):
        assert refused(game, 0, text) == "menaces-act"
    do(game, 0, "give-up farm")
    assert refused(game, 0, "give-up port") == "nothing-to-give-up"


@pytest.mark.rule("R-237")
def test_with_too_few_cards_those_are_given_up_that_are_there() -> None:
    game = haunted("shadow", "farm", standing=2)
    do(game, 0, "give-up farm")
    assert (before(game, 0), own(game, 0)["selection"]) == (["shadow"] * 3, [])
    assert sum(own(game, 1)["alchemy"].values()) == 1
    assert before(haunted("shadow"), 0) == ["shadow"]


@pytest.mark.rule("R-238")
def test_a_menace_is_never_given_up() -> None:
    game = haunted("shadow", "thief", "farm", "port")
    assert texts(game, 0) == ["give-up farm", "give-up port"]
    assert refused(game, 0, "give-up thief") == "cannot-give-up"


@pytest.mark.rule("R-239")
def test_a_shadow_costs_4_points() -> None:
    assert lost(haunted("farm", standing=1)) == -4


@pytest.mark.rule("R-240")
def test_in_a_game_of_one_the_card_is_discarded_and_nobody_gains() -> None:
    game = plagued({"selection": ["shadow", "farm", "port"]}, options=alone("shadows"))
    do(game, 0, "give-up farm")
    assert (own(game, 0)["alchemy"], before(game, 0)) == ({}, ["shadow"])
    assert in_the_discard(game, 0) == []
