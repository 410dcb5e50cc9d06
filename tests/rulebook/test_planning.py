"""The Planning phase from the reveal to its end, with both players planning at once."""

import pytest

import kingdom
from kingdom.testing import position
from tests.rulebook.helpers import (
    do,
    faces,
    finish_all,
    own,
    refused,
    seen,
    selected,
    standing,
    texts,
)

# --- the reveal ----------------------------------------------------------------------------------------


@pytest.mark.rule("R-054")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_planning_starts_with_all_hidden_cards_turned_up(viewer: int | None) -> None:
    first, second = ["farm trap 2", "port"], ["nexus trap 1", "cathedral trap 2"]
    game = position(phase="choice", turn=15, sides=({"selection": first}, {"selection": second}))
    assert None in faces(seen(game, viewer)["sides"][0]["selection"])
    do(game, 0, "take left")
    selections = [sorted(faces(side["selection"]), key=str) for side in seen(game, viewer)["sides"]]
    assert selections == [["farm", "port"], ["cathedral", "nexus"]]
    assert seen(game, viewer)["memory"] == []


@pytest.mark.rule("R-068")
@pytest.mark.parametrize("calamity", ["calamity", "calamity trap 2"])
def test_a_calamity_goes_to_the_duchy_without_a_choice(calamity: str) -> None:
    game = selected("farm", calamity)
    assert (faces(own(game, 0)["selection"]), own(game, 0)["calamities"]) == (["farm"], 1)


@pytest.mark.rule("R-068")
def test_a_player_who_selected_only_calamities_has_nothing_to_plan() -> None:
    game = selected("calamity", "calamity")
    assert (game.phase, own(game, 0)["calamities"]) == ("production", 2)


@pytest.mark.rule("R-067")
def test_a_calamity_cannot_be_slated() -> None:
    game = selected("farm", "calamity")
    assert refused(game, 0, "slate calamity") == "not-in-selection"


@pytest.mark.rule("R-066")
def test_a_calamity_cannot_be_recycled() -> None:
    game = selected("farm", "calamity")
    assert not [text for text in texts(game, 0) if "calamity" in text]
    with pytest.raises(kingdom.NotationError, match="only Development and Treasure cards can"):
        kingdom.parse_move("recycle calamity > alchemy", game, 0)


# --- completing a card ---------------------------------------------------------------------------------


@pytest.mark.rule("R-061")
def test_a_card_completed_in_planning_moves_to_the_duchy_immediately() -> None:
    game = selected("farm", "port", construction={"pathfinders": "population 1"})
    do(game, 0, "recycle farm > pathfinders")
    assert game.phase == "planning"
    assert (own(game, 0)["built"], standing(game, 0)) == (["pathfinders"], {})


@pytest.mark.rule("R-062")
def test_a_card_completed_in_planning_counts_in_the_materials_step() -> None:
    game = selected("hamlet", construction={"sawmill": "materials 1"})
    do(game, 0, "recycle hamlet > sawmill")
    assert (game.step, own(game, 0)["announced"]) == ("materials", 1 + 2)


def test_a_card_completed_in_planning_produces_in_all_four_steps() -> None:  # RUL-19
    game = selected("port", construction={"nexus": "exploration 3"})
    journal = game.listen()
    do(game, 0, "recycle port > nexus")
    while game.phase == "production":
        finish_all(game)
    produced = [event["totals"] for event in journal.logs[-1] if event["event"] == "produced"]
    assert produced == [[1 + 1, 2], [2 + 1, 0], [1 + 1, 2], [1, 0]]


# --- the end of Planning -------------------------------------------------------------------------------


@pytest.mark.rule("R-069")
def test_planning_cannot_end_while_a_selection_area_has_cards() -> None:
    game = selected("farm", "port")
    assert refused(game, 0, "done") == "cards-left"
    do(game, 0, "slate farm")
    assert refused(game, 0, "done") == "cards-left"
    do(game, 0, "slate port")
    assert game.phase == "production"


@pytest.mark.rule("R-069")
@pytest.mark.parametrize(("quick", "slow"), [(0, 1), (1, 0)])
def test_planning_waits_for_the_other_player(quick: int, slow: int) -> None:
    sides = ({"selection": ["farm"]}, {"selection": ["port"]})
    cards = ("farm", "port")
    game = position(phase="planning", sides=sides)
    do(game, quick, f"slate {cards[quick]}")
    assert (game.phase, game.to_act) == ("planning", (slow,))
    do(game, slow, f"slate {cards[slow]}")
    assert game.phase == "production"


# --- both at once --------------------------------------------------------------------------------------


def both_plan(**house: str) -> kingdom.Game:
    """Both players have cards to plan."""
    sides = ({"selection": ["farm", "port"]}, {"selection": ["hamlet"]})
    return position(phase="planning", sides=sides, options=kingdom.Options(bare=True, house=house))


@pytest.mark.rule("R-072")
@pytest.mark.parametrize("viewer", [1, None])
def test_nobody_sees_what_the_other_plans_before_both_have_finished(viewer: int | None) -> None:
    game = both_plan()
    before = seen(game, viewer)
    do(game, 0, "slate farm")
    assert seen(game, viewer) == before
    do(game, 0, "recycle port > alchemy")
    assert seen(game, viewer) == before
    do(game, 1, "slate hamlet")
    side = seen(game, viewer)["sides"][0]
    assert ([row["card"] for row in side["construction"]], side["alchemy"]) == (["farm"], {"exploration": 1})


@pytest.mark.rule("R-072")
def test_a_player_sees_the_own_plans_at_once() -> None:
    game = both_plan()
    do(game, 1, "slate hamlet")
    assert standing(game, 1) == {"hamlet": {"materials": 2}}


@pytest.mark.rule("R-072")
def test_the_log_tells_the_plans_of_the_other_when_both_have_finished() -> None:
    game = both_plan()
    journal = game.listen()
    do(game, 0, "slate farm", "slate port")
    assert [event["event"] for event in journal.logs[0]] == ["slated", "slated"]
    assert journal.logs[1] == journal.logs[-1] == []
    do(game, 1, "slate hamlet")
    slated = [(event["seat"], event["card"]) for event in journal.logs[1] if event["event"] == "slated"]
    assert sorted(slated) == [(0, "farm"), (0, "port"), (1, "hamlet")]


@pytest.mark.rule("R-072")
@pytest.mark.parametrize("viewer", [1, None])
def test_players_may_agree_to_plan_openly(viewer: int | None) -> None:
    game = both_plan(simultaneous="open")
    do(game, 0, "slate farm")
    side = seen(game, viewer)["sides"][0]
    assert [row["card"] for row in side["construction"]] == ["farm"]
