"""The game of one: the Search (SOLO-21, SOLO-22)."""

from random import Random
from typing import Any

import pytest

import kingdom
from tests.rulebook.helpers import area, do, refused, seen, texts, truth
from tests.rulebook.solo_helpers import alone, choosing, first_printing, table

DECK = ["nexus", "belfry", "hamlet", "scholars", "navigators"]


def selection(game: kingdom.Game) -> list[str]:
    return [entry["card"] for entry in truth(game)["sides"][0]["selection"]]


@pytest.mark.rule("R-165", "R-166")
def test_a_search_is_offered_after_choosing_an_area_with_two_developments_and_before_collecting() -> None:
    game = choosing(left=["farm", "port"], right=["royal-mint"], deck=DECK)
    assert refused(game, 0, "search farm") == "choose-area-first"
    do(game, 0, "take left")
    assert texts(game, 0) == ["search farm", "search port", "collect"]
    assert selection(game) == []


@pytest.mark.rule("R-165")
def test_with_fewer_than_two_cards_to_pay_the_area_is_collected_at_once() -> None:
    game = choosing(left=["farm"], right=["port", "royal-mint trap 2"], deck=DECK, solo={"available": 0})
    do(game, 0, "take left")
    assert selection(game) == ["farm"]


@pytest.mark.rule("R-165")
def test_a_face_down_card_cannot_pay() -> None:
    game = choosing(left=["farm", "port trap 2"], right=[], deck=DECK)
    do(game, 0, "take left")
    assert texts(game, 0) == ["reveal left 2", "collect"]
    assert refused(game, 0, "search farm") == "too-few-for-search"
    do(game, 0, "reveal left 2")
    assert texts(game, 0) == ["search farm", "search port", "collect"]


@pytest.mark.rule("R-167", "R-168")
def test_two_cards_are_discarded_three_are_shown_and_one_is_collected_with_the_area() -> None:
    game = choosing(left=["farm", "port", "royal-mint"], right=[], deck=DECK, solo={"available": 0})
    do(game, 0, "take left", "search farm")
    assert texts(game, 0) == ["search port", "search royal-mint"]
    do(game, 0, "search port")
    assert table(game)["found"] == ["nexus", "belfry", "hamlet"]
    assert texts(game, 0) == ["keep hamlet", "keep belfry", "keep nexus"]
    assert refused(game, 0, "keep farm") == "not-found"
    do(game, 0, "keep belfry")
    assert sorted(selection(game)) == ["belfry", "royal-mint"]
    assert area(game, "left") == ["scholars", "navigators"]


@pytest.mark.rule("R-169")
def test_the_cards_found_and_not_kept_are_discarded() -> None:
    game = choosing(left=["farm", "port"], right=[], deck=DECK)
    do(game, 0, "take left", "search farm", "search port", "keep nexus")
    assert [entry["card"] for entry in truth(game)["discard"]] == ["farm", "port", "belfry", "hamlet"]


@pytest.mark.parametrize(
    ("where", "top", "bottom"),
    [("top", ["belfry", "hamlet"], []), ("bottom", ["scholars"], ["belfry", "hamlet"])],
)
def test_as_an_option_they_go_back_on_the_deck_or_below_it(
    where: str, top: list[str], bottom: list[str]
) -> None:
    game = choosing(
        options=alone(house={"search_rest": where}), turn=3, left=["farm", "port"], right=[], deck=DECK
    )
    do(game, 0, "take left", "search farm", "search port", "keep nexus")
    assert table(game)["top"] == top
    assert table(game)["bottom"] == bottom
    world = kingdom.sample_world(game.view(0), Random(1))
    assert truth(world)["deck"][: len(top)] == top
    assert truth(world)["deck"][len(truth(world)["deck"]) - len(bottom) :] == bottom


@pytest.mark.rule("R-164")
def test_one_search_a_round() -> None:
    game = choosing(left=["farm", "port"], right=["royal-mint", "hamlet"], deck=DECK, solo={"searches": 1})
    do(game, 0, "take left")
    assert selection(game) == ["farm", "port"]
    game = choosing(left=["farm", "port trap 2", "nexus"], right=[], solo={"searches": 1})
    do(game, 0, "take left")
    assert refused(game, 0, "search farm") == "searched-already"


@pytest.mark.rule("R-170")
def test_a_calamity_cannot_pay_for_a_search() -> None:
    game = choosing(left=["farm", "port", "calamity"], right=[], deck=DECK)
    do(game, 0, "take left")
    assert "search calamity" not in texts(game, 0)
    assert refused(game, 0, "search calamity") == "cannot-pay-search"


@pytest.mark.rule("R-172")
def test_a_treasure_may_pay_for_a_search_unless_the_option_refuses_it() -> None:
    words: dict[str, Any] = {"left": ["farm", "port", "treasure-3"], "right": [], "deck": DECK}
    game = choosing(**words)
    do(game, 0, "take left", "search treasure-3")
    game = choosing(options=alone(house={"search_may_discard_treasure": "no"}), **words)
    do(game, 0, "take left")
    assert refused(game, 0, "search treasure-3") == "cannot-pay-search"


@pytest.mark.rule("R-173")
@pytest.mark.parametrize(
    "options", [first_printing(), alone(house={"search_limit": "once_per_round_plus_one"})]
)
def test_in_the_first_printing_a_revealed_card_allows_a_second_search(options: kingdom.Options) -> None:
    words: dict[str, Any] = {"left": ["farm", "port", "royal-mint", "hamlet"], "right": ["nexus trap 2"]}
    game = choosing(options=options, **words)
    do(game, 0, "take left", "search farm", "search port")
    do(game, 0, texts(game, 0)[0])
    assert selection(game) != []
    game = choosing(options=options, **words)
    do(game, 0, "reveal right 1", "take left", "search farm", "search port")
    do(game, 0, texts(game, 0)[0])
    assert "search hamlet" in texts(game, 0)


def test_nothing_interrupts_a_search() -> None:
    game = choosing(
        left=["farm", "port"],
        right=["nexus trap 2"],
        sides=({"krystallium": 1, "construction": {"belfry": ""}},),
    )
    assert "krystallium > belfry gold" in texts(game, 0)
    do(game, 0, "take left")
    assert refused(game, 0, "krystallium > belfry gold") == "collect-first"
    assert refused(game, 0, "take right") == "collect-first"
    do(game, 0, "search farm")
    assert refused(game, 0, "collect") == "finish-search"
    assert refused(game, 0, "reveal right 1") == "finish-search"
    assert refused(game, 0, "take left") == "finish-search"
    assert seen(game, 0)["asks"] == "search"
