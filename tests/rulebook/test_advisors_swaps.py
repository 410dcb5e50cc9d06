"""The Advisors of the deluxe box that swap cards of an Offering area (ADV-15, ADV-16, RUL-78, RUL-79)."""

from random import Random
from typing import Any

import pytest

import kingdom
from tests.rulebook.advisors_helpers import BOTH_BOXES, PRETENDER, SHOWN, naming, table, with_advisors
from tests.rulebook.helpers import area, do, own, refused, seen, texts

NEGOTIATOR = "shrewd-negotiator"
ALONE = kingdom.Options(module="advisors", players=1, face="B", deluxe=True)


# --- the Pretender -----------------------------------------------------------------------------------------


@pytest.mark.rule("R-323")
def test_the_opponent_swaps_the_named_card_for_one_of_the_hand_face_down() -> None:
    game = naming()
    do(game, 1, f"advisor {PRETENDER} left 1")
    assert (game.to_act, own(game, 1)["soldiers"]) == ((0,), 6)
    assert texts(game, 0) == ["swap farm", "swap port"]
    do(game, 0, "swap farm")
    assert area(game, "left") == ["belfry", None]
    assert seen(game, 0)["memory"][0] == {"where": "left", "index": 1, "card": "farm"}
    assert sorted(own(game, 0)["hand"]) == ["port", "sawmill"]
    assert own(game, 0)["traps"] == 2
    assert game.to_act == (1,)
    do(game, 1, "take left")


@pytest.mark.rule("R-323")
def test_a_face_down_card_is_seen_by_the_opponent_who_takes_it() -> None:
    game = naming(right=["hamlet trap 2"])
    do(game, 1, f"advisor {PRETENDER} right 1")
    do(game, 0, "swap port")
    assert sorted(own(game, 0)["hand"]) == ["farm", "hamlet"]
    assert area(game, "right") == [None]
    assert seen(game, 1)["areas"]["right"][0]["laid_by"] == 0


@pytest.mark.rule("R-323")
def test_until_the_swap_nothing_else_can_be_done() -> None:
    game = naming()
    do(game, 1, f"advisor {PRETENDER} left 2")
    assert refused(game, 1, "take left") == "not-your-turn"
    for text in ("offer farm left", "take left", "done"):
        assert refused(game, 0, text) == "first-swap"
    assert refused(game, 0, "swap nexus") == "not-in-hand"
    assert seen(game, None)["asked_by"] == "advisors"
    assert table(game, 0)["asking"] == PRETENDER
    assert table(game, 1)["asking"] is None


@pytest.mark.rule("R-324")
def test_with_an_empty_hand_of_the_opponent_the_pretender_is_refused() -> None:
    game = naming(hand=())
    assert refused(game, 1, f"advisor {PRETENDER} left 1") == "empty-hand"
    do(game, 1, "take left")


@pytest.mark.rule("R-323")
def test_the_pretender_acts_before_an_own_selection_only_and_on_a_card_that_lies_there() -> None:
    offering = with_advisors(
        [PRETENDER], options=BOTH_BOXES, phase="choice", left=["sawmill"],
        sides=({"soldiers": 9, "hand": ["farm"]}, {"hand": ["port"]}),
    )  # fmt: skip
    assert refused(offering, 0, f"advisor {PRETENDER} left 1") == "advisor-not-now"
    game = naming()
    assert refused(game, 1, f"advisor {PRETENDER} left 3") == "no-card-there"
    assert refused(game, 1, "swap nexus") == "advisor-not-now"


@pytest.mark.rule("R-323")
def test_the_log_names_the_cards_to_the_one_who_swaps_alone() -> None:
    game = naming(right=["hamlet trap 2"])
    journal = game.listen()
    do(game, 1, f"advisor {PRETENDER} right 1")
    do(game, 0, "swap port")
    told = {"event": "offer-swapped", "seat": 0, "area": "right", "cards": [None]}
    assert journal.logs[0][-1] == told | {"card": "port", "taken": ["hamlet"]}
    for reader in (1, -1):
        assert journal.logs[reader][-1] == told | {"card": None, "taken": None}


@pytest.mark.rule("R-323")
def test_an_advisor_taken_into_the_hand_is_a_card_of_the_hand_again() -> None:
    game = naming(left=["great-silversmith"])
    do(game, 1, f"advisor {PRETENDER} left 1")
    do(game, 0, "swap farm")
    assert own(game, 0)["hand"] == ["port", "great-silversmith"]
    assert table(game)["areas"] == [[], [PRETENDER]]


# --- the Shrewd Negotiator ---------------------------------------------------------------------------------


def negotiating(
    *,
    selection: tuple[str, ...] = ("farm", "port trap 1"),
    **words: Any,  # noqa: ANN401
) -> kingdom.Game:
    """The second player is to select, has the Negotiator and has taken these cards before."""
    sides = (
        {"hand": ["belfry"], "shown": SHOWN},
        {"soldiers": 9, "hand": ["nexus"], "selection": selection, "shown": SHOWN},
    )
    rows = {"left": ["sawmill", "hamlet trap 2"], "right": [], **words}
    return with_advisors([], [NEGOTIATOR], options=BOTH_BOXES, phase="choice", turn=5, sides=sides, **rows)


def selection(game: kingdom.Game, seat: int = 1) -> list[str | None]:
    """What is seen of a Selection area."""
    return [entry["card"] for entry in own(game, seat)["selection"]]


@pytest.mark.rule("R-325")
def test_a_card_of_the_own_selection_and_an_offered_one_change_places() -> None:
    game = negotiating()
    do(game, 1, f"advisor {NEGOTIATOR} 1 left 1")
    assert selection(game) == [None, "sawmill"]
    assert area(game, "left") == [None, "farm"]
    assert own(game, 1)["soldiers"] == 5
    assert refused(game, 1, f"advisor {NEGOTIATOR} 1 left 1") == "advisor-used"
    do(game, 1, "take left")
    assert selection(game) == [None, "sawmill", None, "farm"]


@pytest.mark.rule("R-325")
def test_both_cards_keep_their_face_and_who_knows_them() -> None:
    game = negotiating()
    journal = game.listen()
    do(game, 1, f"advisor {NEGOTIATOR} 2 left 2")
    assert selection(game) == ["farm", None]
    assert area(game, "left") == ["sawmill", None]
    assert [one["card"] for one in seen(game, 1)["memory"]] == ["hamlet"]
    assert [one["card"] for one in seen(game, 0)["memory"]] == ["port"]
    told = {"event": "selected-swapped", "seat": 1, "area": "left", "given": [None], "taken": [None]}
    assert [log[-1] for log in journal.logs.values()] == [told] * 3
    for viewer in (0, 1, None):
        world = kingdom.sample_world(game.view(viewer), Random(5))
        assert seen(world, viewer) == seen(game, viewer)


@pytest.mark.rule("R-325")
def test_without_a_card_in_both_places_the_negotiator_is_refused() -> None:
    assert refused(negotiating(selection=()), 1, f"advisor {NEGOTIATOR} 1 left 1") == "no-card-there"
    assert refused(negotiating(), 1, f"advisor {NEGOTIATOR} 1 right 1") == "no-card-there"


@pytest.mark.rule("R-325")
def test_an_advisor_swapped_in_face_up_goes_to_the_advisors_area_with_its_soldier() -> None:
    game = negotiating(left=["great-silversmith"])
    do(game, 1, f"advisor {NEGOTIATOR} 1 left 1")
    assert table(game)["areas"] == [[], [NEGOTIATOR, "great-silversmith"]]
    assert own(game, 1)["soldiers"] == 6
    assert selection(game) == [None]


@pytest.mark.rule("R-325")
def test_a_calamity_taken_before_can_be_given_back() -> None:
    game = negotiating(selection=("calamity",), left=["sawmill"])
    do(game, 1, f"advisor {NEGOTIATOR} 1 left 1", "take right")
    assert selection(game) == ["sawmill"]
    assert area(game, "left") == ["calamity"]


@pytest.mark.rule("R-325")
def test_alone_the_negotiator_swaps_before_an_area_is_chosen() -> None:
    game = with_advisors(
        [NEGOTIATOR], options=ALONE, phase="choice", left=["farm"], right=["nexus trap 2"], turn=1,
        sides=({"soldiers": 9, "selection": ["port"]},),
    )  # fmt: skip
    do(game, 0, f"advisor {NEGOTIATOR} 1 right 1")
    assert (selection(game, 0), area(game, "right")) == ([None], ["port"])
