"""Trap tokens in the Choice phase: what they hide, and from whom."""

import json

import pytest

import kingdom
from kingdom.testing import position
from tests.rulebook.helpers import (
    Plain,
    area,
    at_the_start_of_round,
    do,
    faces,
    own,
    refused,
    seen,
    texts,
    truth,
)

HAND = ("farm", "port", "nexus", "calamity")
EVERYBODY = pytest.mark.parametrize("viewer", [0, 1, None])
LAST_SELECTION = 15


def offering(*, traps: int = 2, left: tuple[str, ...] = ()) -> kingdom.Game:
    """Seat 0 makes the first Offering of round 1 with so many Trap tokens."""
    return position(phase="choice", sides=({"hand": HAND, "traps": traps}, {}), left=left, right=("hamlet",))


def traps_of(game: kingdom.Game, seat: int) -> int:
    """A player's Trap tokens, as everybody sees them."""
    (traps,) = {seen(game, viewer)["sides"][seat]["traps"] for viewer in (0, 1, None)}
    assert isinstance(traps, int)
    return traps


# --- spending them -------------------------------------------------------------------------------------


@pytest.mark.rule("R-029")
def test_a_trap_token_puts_one_offered_card_face_down() -> None:
    game = offering()
    do(game, 0, "offer farm left trap", "offer port left")
    assert area(game, "left") == [None, "port"]
    assert traps_of(game, 0) == 1


@pytest.mark.rule("R-029")
def test_the_second_card_of_an_offering_may_be_the_hidden_one() -> None:
    game = offering()
    do(game, 0, "offer farm left", "offer port right trap")
    assert (area(game, "left"), area(game, "right")) == (["farm"], ["hamlet", None])
    assert traps_of(game, 0) == 1


@pytest.mark.rule("R-030")
def test_two_trap_tokens_put_both_cards_face_down() -> None:
    game = offering()
    do(game, 0, "offer farm left trap", "offer port right trap")
    assert (area(game, "left"), area(game, "right")) == ([None], ["hamlet", None])
    assert traps_of(game, 0) == 0


@pytest.mark.rule("R-031")
def test_the_tokens_may_be_spent_in_two_different_offerings() -> None:
    game = position(phase="choice", sides=({"hand": HAND}, {"hand": ("sawmill", "barracks")}))
    do(game, 0, "offer farm left trap", "offer port left")
    do(game, 1, "take right", "offer sawmill right", "offer barracks right")
    do(game, 0, "take right", "offer nexus left trap", "offer calamity left")
    assert area(game, "left") == [None, "port", None, "calamity"]
    assert traps_of(game, 0) == 0


@pytest.mark.rule("R-032")
def test_one_token_left_hides_only_one_of_the_two_cards() -> None:
    game = offering(traps=1)
    do(game, 0, "offer farm left trap")
    assert refused(game, 0, "offer port left trap") == "no-trap-token"
    assert "offer port left" in texts(game, 0)


@pytest.mark.rule("R-033")
def test_without_a_token_no_card_is_offered_face_down() -> None:
    game = offering(traps=0)
    assert refused(game, 0, "offer farm left trap") == "no-trap-token"
    assert not [text for text in texts(game, 0) if text.endswith("trap")]


@pytest.mark.rule("R-034")
@pytest.mark.parametrize("unspent", [0, 1, 2])
def test_each_round_begins_with_two_tokens_whatever_was_spent(unspent: int) -> None:
    game = at_the_start_of_round(2, sides=({"traps": unspent}, {"traps": 2 - unspent}))
    assert [traps_of(game, seat) for seat in (0, 1)] == [2, 2]


@pytest.mark.rule("R-035")
def test_a_token_cannot_hide_a_card_that_was_offered_earlier() -> None:
    game = offering(left=("sawmill",))
    assert refused(game, 0, "offer sawmill left trap") == "not-in-hand"
    do(game, 0, "offer farm left")
    assert refused(game, 0, "offer farm left trap") == "not-in-hand"
    do(game, 0, "offer port left trap")
    assert area(game, "left") == ["sawmill", "farm", None]


# --- what is hidden ------------------------------------------------------------------------------------


@pytest.mark.rule("R-036")
def test_the_other_player_does_not_see_a_face_down_card() -> None:
    game = offering()
    do(game, 0, "offer nexus left trap", "offer farm left")
    assert area(game, "left", viewer=1) == [None, "farm"]
    for viewer in (1, None):
        assert "nexus" not in json.dumps(seen(game, viewer))


@pytest.mark.rule("R-036", "R-037")
@EVERYBODY
def test_that_a_card_is_hidden_and_who_laid_it_is_public(viewer: int | None) -> None:
    game = offering()
    do(game, 0, "offer nexus left trap", "offer farm left")
    assert seen(game, viewer)["areas"]["left"][0] == {"card": None, "laid_by": 0, "laid_in": 1}


@pytest.mark.rule("R-036")
@pytest.mark.parametrize("viewer", [1, None])
def test_two_games_that_differ_only_in_a_face_down_card_look_the_same(viewer: int | None) -> None:
    games = [offering(), offering()]
    do(games[0], 0, "offer nexus left trap", "offer port left")
    do(games[1], 0, "offer farm left trap", "offer port left")
    assert seen(games[0], viewer) == seen(games[1], viewer)


@pytest.mark.rule("R-037")
def test_not_even_the_one_who_hid_it_may_look_at_a_face_down_card() -> None:
    game = offering()
    do(game, 0, "offer nexus left trap", "offer farm left")
    assert area(game, "left", viewer=0) == [None, "farm"]


def test_the_own_log_keeps_what_a_player_has_hidden() -> None:  # RUL-30
    game = offering()
    do(game, 0, "offer nexus left trap", "offer farm left")
    assert seen(game, 0)["memory"] == [{"where": "left", "index": 0, "card": "nexus"}]
    assert seen(game, 1)["memory"] == seen(game, None)["memory"] == []


def test_the_log_of_the_others_does_not_name_a_hidden_card() -> None:  # RUL-30
    game = offering()
    journal = game.listen()
    do(game, 0, "offer nexus left trap")
    told = [journal.logs[viewer][-1]["card"] for viewer in (0, 1, -1)]
    assert told == ["nexus", None, None]


@pytest.mark.rule("R-044")
def test_a_face_down_card_that_is_taken_stays_face_down() -> None:
    game = position(phase="choice", turn=1, left=("nexus trap 1", "farm"))
    do(game, 1, "take left")
    assert faces(truth(game)["sides"][1]["selection"]) == ["nexus", "farm"]
    for viewer in (0, None):
        assert faces(seen(game, viewer)["sides"][1]["selection"]) == [None, "farm"]


@pytest.mark.rule("R-045")
def test_who_takes_a_face_down_card_does_not_see_it_before_planning() -> None:
    game = position(phase="choice", turn=13, left=("nexus trap 1",), sides=({}, {"hand": ("port", "farm")}))
    do(game, 1, "take left", "offer farm left", "offer port left")
    assert faces(own(game, 1)["selection"]) == [None]
    assert "nexus" not in json.dumps(seen(game, 1))
    do(game, 0, "take left")
    assert game.phase == "planning"
    assert faces(own(game, 1)["selection"]) == ["nexus"]


# --- what is public ------------------------------------------------------------------------------------


def test_all_but_hands_and_face_down_cards_is_public() -> None:  # RUL-32
    first = {
        "hand": HAND,
        "selection": ["hamlet", "tatis-tribe trap 2"],
        "construction": {"guildhall": "materials 1, krystallium 1 on population"},
        "built": ["sawmill"],
        "alchemy": {"gold": 3},
        "krystallium": 2,
        "soldiers": 4,
        "training": 1,
        "calamities": 1,
        "traps": 1,
    }
    game = position(
        phase="choice", sides=(first, {}), left=("barracks",), discard=("cathedral", "belfry trap 2")
    )
    views = [seen(game, viewer) for viewer in (0, 1, None)]
    for view in views:
        del view["viewer"], view["memory"], view["sides"][0]["hand"], view["sides"][1]["hand"]
    assert views[0] == views[1] == views[2]
    side = views[1]["sides"][0]
    assert side["construction"] == [
        {
            "card": "guildhall",
            "needs": {"materials": 2},
            "krystallium_on": {"population": 1},
        }
    ]
    assert (side["hand_count"], side["traps"], side["calamities"]) == (4, 1, 1)
    assert (side["alchemy"], side["krystallium"], side["soldiers"], side["training"]) == (
        {"gold": 3},
        2,
        4,
        1,
    )
    assert (faces(side["selection"]), faces(views[1]["discard"])) == (["hamlet", None], ["cathedral", None])
    assert side["built"] == ["sawmill"]


# --- the discard ---------------------------------------------------------------------------------------


def left_over(**house: str) -> kingdom.Game:
    """The end of a Choice phase in which nobody took a hidden Nexus."""
    options = kingdom.Options(bare=True, house=house)
    sides: tuple[Plain, ...] = ({"selection": ("farm",)}, {})
    game = position(
        phase="choice", turn=LAST_SELECTION, right=("nexus trap 1",), sides=sides, options=options
    )
    do(game, 0, "take left")
    return game


@pytest.mark.rule("R-048")
@EVERYBODY
def test_a_face_down_card_stays_hidden_in_the_discard(viewer: int | None) -> None:
    assert faces(seen(left_over(), viewer)["discard"]) == [None]


@pytest.mark.rule("R-048")
@EVERYBODY
def test_a_discarded_face_down_card_is_turned_up_by_agreement(viewer: int | None) -> None:
    assert faces(seen(left_over(reveal_discarded_hidden="yes"), viewer)["discard"]) == ["nexus"]
