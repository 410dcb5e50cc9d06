"""Illusion tokens in Offerings and Selections (MEN-ILLU-4 to MEN-ILLU-7)."""

from typing import Any

import pytest

import kingdom
from tests.rulebook.helpers import area, do, faces, own, refused, seen, texts
from tests.rulebook.menace_helpers import TO_PLAN, duel, lost, menaces, plagued

DECKS = ("illusionists", "shadows")
HAND = {"hand": ["farm", "port", "nexus", "belfry"]}
OTHER_HAND = {"hand": ["hamlet", "barracks", "quarry", "sawmill"]}


def offering(
    *,
    held: tuple[int, int] = (1, 0),
    left: tuple[str, ...] = ("watchtower",),
    right: tuple[str, ...] = ("royal-mint",),
    decks: tuple[str, str] = DECKS,
    **words: Any,  # noqa: ANN401 - whatever `position` takes
) -> kingdom.Game:
    """The first seat makes an Offering, with so many Illusion tokens before the seats."""
    return plagued(
        HAND | words.pop("mine", {}),
        OTHER_HAND | words.pop("theirs", {}),
        phase="choice",
        left=left,
        right=right,
        options=duel(decks, deluxe=True),
        menace={"illusions": list(held)},
        **words,
    )


def marked(game: kingdom.Game, name: str, viewer: int | None = None) -> list[list[int]]:
    """Whose tokens lie on each card of an area."""
    areas: Any = seen(game, viewer)["areas"]
    return [card.get("tokens", []) for card in areas[name]]


def illusion_left(game: kingdom.Game, place: int = 1) -> kingdom.Game:
    """The first seat puts its token on a card of the left area and offers farm left, port right."""
    do(game, 0, f"illusion left {place}", "offer farm left", "offer port right")
    return game


# --- an Offering ---------------------------------------------------------------------------------------


@pytest.mark.rule("R-281")
def test_a_token_is_placed_on_any_card_during_the_own_offering() -> None:
    game = offering()
    spots = [text for text in texts(game, 0) if text.startswith("illusion")]
    assert spots == ["illusion left 1", "illusion right 1"]
    do(game, 0, "offer farm left")
    assert "illusion left 2" in texts(game, 0)
    do(game, 0, "illusion left 2")
    assert (marked(game, "left", 1), menaces(game)["illusions"]) == ([[], [0]], [0, 0])
    do(game, 0, "offer port right")
    assert seen(game, None)["asks"] == "take"


def test_a_token_may_lie_on_a_face_down_card() -> None:
    game = offering()
    do(game, 0, "offer farm left trap", "illusion left 2", "offer port right")
    assert (area(game, "left"), marked(game, "left")) == (["watchtower", None], [[], [0]])


def test_one_token_is_placed_in_an_offering() -> None:  # MEN-ILLU-4: "one of your tokens"
    game = offering(held=(2, 0))
    do(game, 0, "illusion left 1")
    assert refused(game, 0, "illusion right 1") == "one-illusion"
    do(game, 0, "offer farm left")
    assert refused(game, 0, "illusion left 2") == "one-illusion"


def test_one_card_carries_one_token_of_each_colour() -> None:  # RUL-68
    game = offering(held=(1, 2), decks=("shadows", "illusionists"))
    do(
        game,
        0,
        "illusion left 1",
        "offer farm right",
        "offer port right",
    )
    do(game, 1, "take right", "illusion left 1", "offer hamlet left", "offer barracks right")
    assert marked(game, "left") == [[0, 1], []]
    do(game, 0, "take right")
    assert texts(game, 0)[-1] == "swap none"


def test_two_tokens_of_one_colour_do_not_lie_on_one_card() -> None:  # RUL-68
    game = offering(held=(2, 0))
    do(game, 0, "illusion left 1", "offer farm right", "offer port right")
    do(game, 1, "take right", "offer hamlet right", "offer barracks right")
    do(game, 0, "take right", "swap none", "offer nexus right")
    assert refused(game, 0, "illusion left 1") == "no-card-for-illusion"
    assert "illusion right 1" in texts(game, 0)


def test_tokens_are_not_placed_outside_the_own_offering() -> None:
    game = offering(held=(1, 1))
    do(game, 0, "offer farm left", "offer port right")
    assert refused(game, 1, "illusion left 1") == "illusion-in-offering"
    plan = plagued(
        {"selection": ["port"]}, TO_PLAN, options=duel(DECKS, deluxe=True), menace={"illusions": [1, 0]}
    )
    assert refused(plan, 0, "illusion left 1") == "illusion-in-offering"


def test_without_a_token_none_is_placed() -> None:
    assert refused(offering(held=(0, 1)), 0, "illusion left 1") == "no-illusion"


# --- a Selection ---------------------------------------------------------------------------------------


@pytest.mark.rule("R-282")
def test_after_a_selection_an_own_card_is_swapped_for_one_under_the_own_token() -> None:
    game = illusion_left(offering(theirs={"selection": ["treasure-1"]}, mine={"selection": ["treasure-2"]}))
    do(game, 1, "take right", "offer hamlet right", "offer barracks right")
    do(game, 0, "take right")
    assert game.to_act == (0,)
    assert texts(game, 0) == [f"swap {number} left 1" for number in (1, 2, 3)] + ["swap none"]
    do(game, 0, "swap 1 left 1")
    assert faces(own(game, 0)["selection"]) == ["watchtower", "hamlet", "barracks"]
    assert (area(game, "left"), marked(game, "left")) == (["treasure-2", "farm"], [[], []])
    assert "tokens" not in str(seen(game, None))
    assert menaces(game)["illusions"] == [0, 0]
    assert (game.to_act, seen(game, None)["asks"]) == ((0,), "offer")


def test_both_cards_keep_their_face() -> None:  # RUL-67
    game = offering(mine={"selection": ["treasure-2 trap 2"]})
    do(game, 0, "offer farm left trap", "illusion left 2", "offer port right")
    do(game, 1, "take right", "offer hamlet right", "offer barracks right")
    do(game, 0, "take right", "swap 1 left 2")
    assert faces(own(game, 0)["selection"]) == [None, "hamlet", "barracks"]
    assert area(game, "left") == ["watchtower", None]
    memory: Any = seen(game, 0)["memory"]
    assert memory == [{"where": "selection 0", "index": 0, "card": "farm"}]


def test_swapping_is_free_to_refuse_and_the_token_stays() -> None:  # RUL-141
    game = illusion_left(offering())
    do(game, 1, "take right", "offer hamlet right", "offer barracks right")
    do(game, 0, "take right", "swap none")
    assert marked(game, "left") == [[0], []]


@pytest.mark.rule("R-283")
def test_a_card_without_an_own_token_cannot_be_swapped() -> None:
    game = illusion_left(offering())
    do(game, 1, "take right", "offer hamlet right", "offer barracks right")
    do(game, 0, "take right")
    assert refused(game, 0, "swap 1 left 2") == "no-illusion-there"
    assert refused(game, 0, "swap 9 left 1") == "no-illusion-there"
    assert refused(game, 0, "offer nexus left") == "answer-first"
    assert refused(game, 0, "illusion left 2") == "answer-first"
    assert refused(game, 1, "swap 1 left 1") == "not-your-turn"


@pytest.mark.rule("R-283")
def test_the_token_of_the_other_colour_swaps_nothing() -> None:
    game = illusion_left(offering())
    do(game, 1, "take right")
    assert seen(game, None)["asks"] == "offer"
    assert refused(game, 1, "swap 1 left 1") == "swap-after-selecting"


@pytest.mark.rule("R-284")
@pytest.mark.parametrize("seat", [0, 1])
def test_taking_a_marked_card_sends_its_token_to_the_supply(seat: int) -> None:
    game = illusion_left(offering())
    if seat == 1:
        do(game, 1, "take left")
    else:
        do(game, 1, "take right", "offer hamlet right", "offer barracks right")
        do(game, 0, "take left")
    assert faces(own(game, seat)["selection"])[0] == "watchtower"
    assert "tokens" not in str(seen(game, None))
    assert seen(game, None)["asks"] == "offer"


def test_a_marked_card_that_nobody_took_gives_its_token_back() -> None:  # RUL-68
    game = offering(turn=12, mine={"hand": ["farm", "port"]}, theirs={"hand": ["hamlet", "barracks"]})
    illusion_left(game)
    do(game, 1, "take right", "offer hamlet right", "offer barracks right")
    do(game, 0, "take right", "swap none")
    assert game.phase == "planning"
    assert "tokens" not in str(seen(game, None))


@pytest.mark.rule("R-285")
def test_one_card_is_swapped_in_a_selection() -> None:
    game = offering(held=(2, 0), left=("watchtower", "treasure-1"), turn=8)
    do(game, 0, "illusion left 1", "offer farm right", "offer port right")
    do(game, 1, "take right", "offer hamlet right", "offer barracks right")
    do(game, 0, "take right", "swap none", "illusion left 2", "offer nexus right", "offer belfry right")
    do(game, 1, "take right", "offer quarry right", "offer sawmill right")
    do(game, 0, "take right")
    assert texts(game, 0)[:2] == ["swap 1 left 1", "swap 1 left 2"]
    do(game, 0, "swap 1 left 1")
    assert game.phase == "planning"
    assert faces(seen(game, None)["discard"]) == ["hamlet", "treasure-1"]


@pytest.mark.rule("R-286")
def test_an_illusionist_costs_5_points() -> None:
    game = plagued(
        {"selection": ["port"]},
        options=duel(DECKS, deluxe=True),
        menace={"standing": [["illusionist", "illusionist"]]},
    )
    assert lost(game) == -10


@pytest.mark.rule("R-277")
def test_the_illusionists_are_not_for_a_game_of_one() -> None:
    with pytest.raises(kingdom.OptionsError, match="'illusionists' is for two players; a game of one takes"):
        kingdom.Options(players=1, module="menace", menaces="illusionists", deluxe=True)


def test_a_swapped_card_may_be_given_up_to_a_shadow() -> None:  # RUL-146
    mine = {"hand": ["farm", "port"], "selection": ["shadow"]}
    game = illusion_left(offering(turn=12, mine=mine, theirs={"hand": ["hamlet", "barracks"]}))
    do(game, 1, "take right", "offer hamlet right", "offer barracks right")
    do(game, 0, "take right", "swap 2 left 1")
    assert texts(game, 0) == ["give-up barracks", "give-up watchtower"]


def test_any_kind_of_card_is_swapped() -> None:  # RUL-126
    game = offering(left=("illusionist",), mine={"selection": ["shadow"]})
    do(game, 0, "illusion left 1", "offer farm left", "offer port right")
    do(game, 1, "take right", "offer hamlet right", "offer barracks right")
    do(game, 0, "take right", "swap 1 left 1")
    assert faces(own(game, 0)["selection"])[0] == "illusionist"
    assert area(game, "left") == ["shadow", "farm"]


def test_after_the_last_selection_cards_may_be_swapped_as_well() -> None:
    game = offering(turn=12, mine={"hand": ["farm", "port"]}, theirs={"hand": ["hamlet", "barracks"]})
    illusion_left(game)
    do(game, 1, "take right", "offer hamlet right", "offer barracks right")
    do(game, 0, "take right")
    assert (game.phase, game.to_act) == ("choice", (0,))
    do(game, 0, "swap 2 left 1")
    assert game.phase == "planning"
    assert faces(own(game, 0)["selection"]) == ["hamlet", "watchtower"]
    assert faces(seen(game, None)["discard"]) == ["barracks", "farm"]
