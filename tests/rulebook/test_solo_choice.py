"""The game of one: Danger deck, Selections, Spy tokens (SOLO-01 to SOLO-20)."""

from collections import Counter
from random import Random

import pytest

import kingdom
from kingdom.testing import position
from tests.rulebook.helpers import area, do, refused, seen, texts, truth
from tests.rulebook.solo_helpers import alone, choosing, first_printing, table

BAD = ("calamity",) * 4


def take_left(game: kingdom.Game) -> None:
    """Select the left area, without searching it."""
    do(game, 0, "take left")
    if "collect" in texts(game, 0):
        do(game, 0, "collect")


def play_choice(game: kingdom.Game) -> int:
    """Take the left area again and again; how many Selections the phase had."""
    selections = 0
    while game.phase == "choice" and game.to_act:
        take_left(game)
        selections += 1
    return selections


def play_round(game: kingdom.Game) -> None:
    round_ = game.round
    while not game.over and game.round == round_:
        game.play(0, game.legal_moves(0)[0])


# --- the Danger deck -------------------------------------------------------------------------------------


@pytest.mark.rule("R-145")
def test_the_danger_deck_has_eight_cards_of_the_deck_and_four_calamities() -> None:
    game = kingdom.Game.new(alone(), 7)
    danger = truth(game)["modules"]["solo"]["danger"]
    assert len(danger) == 12
    assert danger.count("calamity") == 4
    assert len(truth(game)["deck"]) == 80 - 8 - 4  # four cards of the deck lie in the Offering areas


@pytest.mark.rule("R-146")
def test_content_and_order_of_the_danger_deck_are_hidden() -> None:
    game = kingdom.Game.new(alone(), 7)
    assert table(game)["danger"] == 12
    hidden = truth(game)["modules"]["solo"]["danger"]
    worlds = [kingdom.sample_world(game.view(0), Random(number)) for number in range(20)]
    imagined = [truth(world)["modules"]["solo"]["danger"] for world in worlds]
    assert {world.count("calamity") for world in imagined} == {4}
    assert len({tuple(world) for world in imagined}) == 20
    for world in worlds:
        assert world.view(0).to_dict() == game.view(0).to_dict()
    assert str(hidden) not in str(game.view(0).to_dict())


@pytest.mark.rule("R-147")
def test_the_top_card_of_the_deck_is_always_seen() -> None:
    game = kingdom.Game.new(alone(), 7)
    for _ in range(3):
        assert table(game)["top"] == truth(game)["deck"][:1]
        take_left(game)


@pytest.mark.rule("R-153")
def test_twelve_danger_cards_are_used_in_four_rounds() -> None:
    game = kingdom.Game.new(alone(), 7)
    left = []
    while not game.over:
        left.append(table(game)["danger"])
        play_round(game)
    assert left == [12, 9, 6, 3]
    assert table(game)["danger"] == 0


# --- Selections ------------------------------------------------------------------------------------------


@pytest.mark.rule("R-148")
def test_two_face_up_cards_lie_in_each_area_at_the_start_of_a_round() -> None:
    game = kingdom.Game.new(alone(), 7)
    for _ in range(4):
        assert [len(area(game, name)) for name in ("left", "right")] == [2, 2]
        assert None not in area(game, "left") + area(game, "right")
        play_round(game)


@pytest.mark.rule("R-149", "R-150")
def test_after_a_selection_danger_joins_the_other_area_and_two_cards_fill_the_emptied_one() -> None:
    game = choosing(left=["farm"], right=["port"], deck=["nexus", "belfry", "hamlet"], solo={"danger": BAD})
    do(game, 0, "take left")
    assert area(game, "left") == ["nexus", "belfry"]
    assert area(game, "right") == ["port", None]
    assert truth(game)["areas"]["right"][1]["card"] == "calamity"
    assert table(game)["top"] == ["hamlet"]


@pytest.mark.rule("R-151")
def test_a_round_has_exactly_four_selections() -> None:
    assert play_choice(kingdom.Game.new(alone(), 7)) == 4


@pytest.mark.rule("R-152")
def test_after_the_fourth_selection_nothing_is_filled_again() -> None:
    game = kingdom.Game.new(alone(), 7)
    before = len(truth(game)["deck"])
    play_choice(game)
    assert len(truth(game)["deck"]) == before - 3 * 2
    assert table(game)["danger"] == 12 - 3


@pytest.mark.rule("R-154")
def test_cards_left_in_the_areas_are_discarded() -> None:
    game = choosing(turn=3, left=["farm"], right=["port", "nexus"], solo={"available": 0})
    do(game, 0, "take left")
    assert [entry["card"] for entry in truth(game)["discard"]] == ["port", "nexus"]
    assert area(game, "right") == []


@pytest.mark.rule("R-155")
def test_a_hidden_card_that_was_taken_is_not_seen_before_planning() -> None:
    game = choosing(left=["farm trap 2"], right=["port"], solo={"available": 0})
    do(game, 0, "take left")
    assert seen(game, 0)["sides"][0]["selection"] == [{"card": None, "laid_by": 1, "laid_in": 1}]
    assert seen(game, 0)["memory"] == []
    assert "reveal left 1" not in texts(game, 0)


def test_what_was_drawn_from_the_danger_deck_is_public_once_it_is_turned_up() -> None:
    game = position(
        options=alone(), phase="planning", sides=({"selection": ["calamity trap 2", "farm trap 2"]},)
    )
    assert table(game)["turned_up"] == ["calamity", "farm"]


# --- Spy tokens ------------------------------------------------------------------------------------------


@pytest.mark.rule("R-156")
def test_the_revised_edition_begins_with_one_available_spy_token_of_two_and_no_trap_token() -> None:
    game = kingdom.Game.new(alone(), 7)
    assert (table(game)["tokens"], table(game)["available"]) == (2, 1)
    assert seen(game, 0)["sides"][0]["traps"] == 0


@pytest.mark.rule("R-157", "R-158")
def test_a_spy_token_turns_a_hidden_card_up_and_becomes_unavailable() -> None:
    game = choosing(left=["farm", "nexus trap 2"], right=["port"])
    do(game, 0, "reveal left 2")
    assert area(game, "left") == ["farm", "nexus"]
    assert table(game)["available"] == 0
    assert refused(game, 0, "reveal left 1") == "no-spy-token"


def test_only_a_card_that_lies_face_down_can_be_revealed() -> None:
    game = choosing(left=["farm", "nexus trap 2"], right=["port"])
    assert refused(game, 0, "reveal left 1") == "nothing-hidden-there"
    assert refused(game, 0, "reveal right 2") == "nothing-hidden-there"


def test_a_card_may_be_revealed_between_choosing_and_collecting() -> None:
    game = choosing(left=["nexus trap 2"], right=["port"], solo={"danger": BAD})
    do(game, 0, "take left")
    assert texts(game, 0) == ["reveal left 1", "collect"]
    do(game, 0, "reveal left 1")
    assert seen(game, 0)["sides"][0]["selection"] == [{"card": "nexus"}]


@pytest.mark.rule("R-159")
def test_one_unavailable_token_is_turned_back_at_the_end_of_choice() -> None:
    game = choosing(turn=3, left=["farm"], right=["port"], solo={"available": 0})
    do(game, 0, "take left")
    assert table(game)["available"] == 1


@pytest.mark.rule("R-160")
def test_with_both_tokens_available_none_is_turned() -> None:
    game = choosing(turn=3, left=["farm"], right=["port"], solo={"available": 2})
    do(game, 0, "take left")
    assert table(game)["available"] == 2


@pytest.mark.rule("R-161")
def test_a_token_that_was_not_used_stays_available() -> None:
    game = kingdom.Game.new(alone(), 7)
    play_round(game)
    assert (game.round, table(game)["available"]) == (2, 2)


@pytest.mark.rule("R-162")
def test_two_available_tokens_reveal_two_cards_in_one_round() -> None:
    game = choosing(left=["farm trap 2"], right=["port trap 2"], solo={"available": 2})
    do(game, 0, "reveal left 1", "reveal right 1")
    assert area(game, "left") + area(game, "right") == ["farm", "port"]


@pytest.mark.rule("R-163")
@pytest.mark.parametrize("options", [first_printing(), alone(house={"solo_reveal": "trap1_per_round"})])
def test_in_the_first_printing_the_trap_token_reveals_one_card_a_round(options: kingdom.Options) -> None:
    game = choosing(options=options, round=2, left=["farm trap 2", "nexus trap 2"], right=["port"])
    do(game, 0, "reveal left 1")
    assert refused(game, 0, "reveal left 2") == "no-spy-token"
    game = kingdom.Game.new(options, 7)
    for _ in range(3):
        assert (table(game)["tokens"], table(game)["available"]) == (1, 1)
        play_round(game)


def test_every_card_of_a_game_of_one_is_dealt_once() -> None:
    game = kingdom.Game.new(alone(), 7)
    table_ = truth(game)
    lying = [entry["card"] for cards in table_["areas"].values() for entry in cards]
    dealt = Counter([*table_["deck"], *lying, *table_["modules"]["solo"]["danger"]])
    assert sum(dealt.values()) == 80 + 4
    assert dealt["calamity"] == 4
