"""The Choice phase: the order of turns, Offerings, Selections, and what becomes of the rest."""

import pytest

import kingdom
from kingdom.testing import position
from tests.rulebook.helpers import (
    BARE,
    area,
    at_the_start_of_round,
    do,
    faces,
    own,
    play_choice,
    refused,
    seen,
    texts,
)

FIRST_HAND = ("sawmill", "farm", "hamlet", "barracks", "guildhall", "port", "nexus", "calamity")
SECOND_HAND = (
    "market-hall",
    "pathfinders",
    "belfry",
    "cathedral",
    "treasure-1",
    "recruiters",
    "scholars",
    "calamity",
)

CYCLE = [("offer", 0), ("take", 1), ("offer", 1), ("take", 0)]
LAST_SELECTION = 15


def choice(turn: int = 0, left: tuple[str, ...] = (), right: tuple[str, ...] = ()) -> kingdom.Game:
    """Round 1 at one of its sixteen turns, both hands still whole."""
    return position(
        phase="choice", turn=turn, left=left, right=right, sides=({"hand": FIRST_HAND}, {"hand": SECOND_HAND})
    )


# --- the order of turns --------------------------------------------------------------------------------


@pytest.mark.rule("R-020")
@pytest.mark.parametrize(("number", "first"), [(1, 0), (2, 1), (3, 0), (4, 1)])
def test_the_first_player_makes_the_first_offering(number: int, first: int) -> None:
    game = at_the_start_of_round(number)
    assert game.to_act == (first,)
    assert {text.split()[0] for text in texts(game, first)} == {"offer"}
    assert texts(game, 1 - first) == []


@pytest.mark.rule("R-021")
def test_the_second_player_makes_the_first_selection() -> None:
    game = choice()
    do(game, 0, "offer farm left", "offer port left")
    assert game.to_act == (1,)
    assert texts(game, 1) == ["take left", "take right"]


@pytest.mark.rule("R-022")
def test_offering_and_selection_alternate_through_four_cycles() -> None:
    assert play_choice(choice()) == CYCLE * 4


@pytest.mark.rule("R-022")
def test_the_other_player_begins_the_cycles_of_the_second_round() -> None:
    cycle = [(what, 1 - seat) for what, seat in CYCLE]
    assert play_choice(at_the_start_of_round(2)) == cycle * 4


@pytest.mark.rule("R-023")
def test_a_choice_phase_has_exactly_16_turns() -> None:
    turns = play_choice(kingdom.Game.new(BARE, seed=7))
    assert len(turns) == 16
    for seat in (0, 1):
        assert (turns.count(("offer", seat)), turns.count(("take", seat))) == (4, 4)


@pytest.mark.rule("R-024")
@pytest.mark.parametrize(("number", "first"), [(1, 0), (2, 1)])
def test_the_last_turn_is_a_selection_by_the_first_player(number: int, first: int) -> None:
    assert play_choice(at_the_start_of_round(number))[-1] == ("take", first)


# --- the Offering --------------------------------------------------------------------------------------


@pytest.mark.rule("R-025")
def test_an_offering_is_not_over_after_one_card() -> None:
    game = choice()
    do(game, 0, "offer farm left")
    assert game.to_act == (0,)
    assert refused(game, 0, "take left") == "finish-offering"
    assert refused(game, 0, "done") == "finish-offering"
    assert refused(game, 1, "take left") == "not-your-turn"


@pytest.mark.rule("R-025")
def test_an_offering_is_over_after_two_cards() -> None:
    game = choice()
    do(game, 0, "offer farm left", "offer port left")
    assert refused(game, 0, "offer nexus left") == "not-your-turn"


@pytest.mark.rule("R-025")
def test_an_offering_is_made_of_two_different_cards_of_the_hand() -> None:
    game = choice()
    do(game, 0, "offer farm left")
    assert refused(game, 0, "offer farm right") == "not-in-hand"
    assert refused(game, 0, "offer cathedral right") == "not-in-hand"


def test_a_hand_shrinks_by_two_cards_an_offering() -> None:  # RUL-27, RUL-34
    game = choice()
    sizes = []
    while game.phase == "choice":
        sizes.append([own(game, seat)["hand_count"] for seat in (0, 1)])
        for seat in (0, 1):
            do(game, seat, texts(game, seat)[0])
            do(game, seat, texts(game, seat)[0])
            do(game, 1 - seat, "take left")
    assert sizes == [[8, 8], [6, 6], [4, 4], [2, 2]]
    assert own(game, 0)["hand"] == own(game, 1)["hand"] == []


@pytest.mark.rule("R-026")
@pytest.mark.parametrize("name", ["left", "right"])
def test_both_cards_may_go_to_the_same_area(name: str) -> None:
    game = choice()
    do(game, 0, f"offer farm {name}", f"offer port {name}")
    assert area(game, name) == ["farm", "port"]


@pytest.mark.rule("R-027")
def test_the_two_cards_may_be_split() -> None:
    game = choice()
    do(game, 0, "offer farm left", "offer port right")
    assert (area(game, "left"), area(game, "right")) == (["farm"], ["port"])


@pytest.mark.rule("R-028")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_offered_cards_are_face_up(viewer: int | None) -> None:
    game = choice()
    do(game, 0, "offer farm left", "offer calamity right")
    assert (area(game, "left", viewer), area(game, "right", viewer)) == (["farm"], ["calamity"])


@pytest.mark.rule("R-050")
def test_an_offering_cannot_be_passed() -> None:
    game = choice()
    assert {text.split()[0] for text in texts(game, 0)} == {"offer"}
    assert refused(game, 0, "done") == "offer-first"
    assert refused(game, 0, "take left") == "offer-first"


@pytest.mark.rule("R-050")
def test_a_selection_cannot_be_passed() -> None:
    game = choice(turn=1, left=("farm",))
    assert refused(game, 1, "done") == "not-in-this-phase"
    assert refused(game, 1, "offer belfry left") == "take-first"


# --- the Offering areas --------------------------------------------------------------------------------


@pytest.mark.rule("R-038")
def test_cards_that_nobody_selects_stay_and_accumulate() -> None:
    game = choice(left=("sawmill",), right=("hamlet",))
    do(game, 0, "offer farm left", "offer port right")
    do(game, 1, "take left")
    assert area(game, "right") == ["hamlet", "port"]
    do(game, 1, "offer belfry left", "offer scholars right")
    assert area(game, "right") == ["hamlet", "port", "scholars"]


@pytest.mark.rule("R-039")
def test_an_area_may_hold_any_number_of_cards() -> None:
    many = ("sawmill", "hamlet", "barracks", "guildhall", "navigators", "grand-army", "tatis-tribe") * 2
    game = choice(left=many)
    do(game, 0, "offer farm left", "offer port left")
    assert area(game, "left") == [*many, "farm", "port"]


@pytest.mark.rule("R-040")
def test_all_cards_may_go_to_the_fuller_area_while_the_other_is_empty() -> None:
    game = choice(left=("sawmill", "hamlet"))
    do(game, 0, "offer farm left", "offer port left")
    assert (area(game, "left"), area(game, "right")) == (["sawmill", "hamlet", "farm", "port"], [])


# --- the Selection -------------------------------------------------------------------------------------


@pytest.mark.rule("R-041")
def test_selecting_takes_all_cards_of_the_area() -> None:
    game = choice(turn=1, left=("sawmill", "farm", "calamity"), right=("hamlet",))
    do(game, 1, "take left")
    assert faces(own(game, 1)["selection"]) == ["sawmill", "farm", "calamity"]
    assert (area(game, "left"), area(game, "right")) == ([], ["hamlet"])


@pytest.mark.rule("R-042")
def test_an_empty_area_may_be_selected() -> None:
    game = choice(turn=1, left=("sawmill",))
    do(game, 1, "take right")
    assert own(game, 1)["selection"] == []
    assert area(game, "left") == ["sawmill"]
    assert texts(game, 1)[0].startswith("offer")


@pytest.mark.rule("R-043")
@pytest.mark.parametrize("name", ["left", "right"])
def test_an_empty_area_may_be_selected_when_both_are_empty(name: str) -> None:
    game = choice(turn=1)
    do(game, 1, f"take {name}")
    assert own(game, 1)["selection"] == []
    assert game.to_act == (1,)


@pytest.mark.rule("R-046")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_face_up_selected_card_stays_visible_to_all(viewer: int | None) -> None:
    game = choice(turn=1, left=("farm", "treasure-2"))
    do(game, 1, "take left")
    assert faces(seen(game, viewer)["sides"][1]["selection"]) == ["farm", "treasure-2"]


def test_a_face_up_calamity_stays_in_the_selection_area_until_planning() -> None:  # RUL-33
    game = position(
        phase="choice", turn=LAST_SELECTION - 2, left=("calamity",), sides=({}, {"hand": ["farm"]})
    )
    do(game, 1, "take left", "offer farm left")
    assert (faces(own(game, 1)["selection"]), own(game, 1)["calamities"]) == (["calamity"], 0)
    do(game, 0, "take left")
    assert (own(game, 1)["selection"], own(game, 1)["calamities"]) == ([], 1)


@pytest.mark.rule("R-049")
def test_the_players_may_have_selected_unequal_numbers_of_cards() -> None:
    words = {"selection": ["hamlet", "barracks", "port"]}
    game = position(phase="choice", turn=LAST_SELECTION, left=("farm", "sawmill"), sides=(words, {}))
    do(game, 0, "take left")
    assert game.phase == "planning"
    assert [len(own(game, seat)["selection"]) for seat in (0, 1)] == [5, 0]


# --- what is left --------------------------------------------------------------------------------------


@pytest.mark.rule("R-047")
def test_cards_left_in_an_offering_area_are_discarded() -> None:
    game = position(phase="choice", turn=LAST_SELECTION, left=("sawmill",), right=("farm", "calamity"))
    do(game, 0, "take left")
    assert (area(game, "left"), area(game, "right")) == ([], [])
    assert faces(seen(game, None)["discard"]) == ["farm", "calamity"]
