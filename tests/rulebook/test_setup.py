"""The Setup chapter: which games are played, what is in the box, how the table looks at the start."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

import kingdom
from kingdom.rules.hooks import Module
from kingdom.rules.modules import registry
from kingdom.rules.modules.entry import Entry
from kingdom.testing import PositionError, position
from tests.rulebook.helpers import (
    ALIKE,
    BARE,
    at_the_start_of_round,
    do,
    own,
    play_to_round,
    refused,
    seen,
    standing,
    texts,
    truth,
)

MARKETS = ("spring-market", "autumn-market")
DELUXE = kingdom.Options(bare=True, deluxe=True)


@pytest.fixture
def two_modules() -> Iterator[tuple[str, ...]]:
    """Two modules that change nothing, known while the test runs."""
    for name in MARKETS:
        registry.register(Entry(name, partial(make_module, name)))
    yield MARKETS
    for name in MARKETS:
        registry.forget(name)


def make_module(name: str, options: kingdom.Options) -> Module:
    return Module(name)


def deck_before_dealing(options: kingdom.Options) -> list[str]:
    """The whole Development deck of this kind of game."""
    deck: list[str] = truth(position(phase="choice", options=options))["deck"]
    return deck


def treasures(deck: list[str]) -> list[str]:
    return [card for card in deck if card.startswith("treasure-")]


# --- rounds --------------------------------------------------------------------------------------------


@pytest.mark.rule("R-001")
def test_a_game_has_exactly_four_rounds() -> None:
    game = kingdom.Game.new(BARE, seed=7)
    rounds = []
    while not game.over:
        rounds.append(game.round)
        play_to_round(game, game.round + 1)
    assert rounds == [1, 2, 3, 4]


@pytest.mark.rule("R-001")
def test_the_game_is_over_after_the_fourth_round() -> None:
    game = position(phase="production", step="exploration", round=4, sides=({"built": ["pathfinders"]},))
    assert game.to_act == (0,)
    do(game, 0, "cube > alchemy")
    assert game.over
    assert game.round == 4
    assert not [text for seat in (0, 1) for text in texts(game, seat)]
    assert refused(game, 0, "take left") == "game-over"


@pytest.mark.rule("R-001")
def test_there_is_no_fifth_round_to_begin() -> None:
    with pytest.raises(PositionError, match="rounds 1 to 4"):
        position(phase="choice", round=5)


@pytest.mark.rule("R-013")
def test_the_round_tracker_starts_on_one() -> None:
    assert kingdom.Game.new(BARE, seed=7).round == 1


@pytest.mark.rule("R-014")
def test_the_first_player_alternates_each_round() -> None:
    games = [at_the_start_of_round(number) for number in (1, 2, 3, 4)]
    assert [seen(game, None)["first"] for game in games] == [0, 1, 0, 1]
    assert [game.to_act for game in games] == [(0,), (1,), (0,), (1,)]


# --- modules -------------------------------------------------------------------------------------------


@pytest.mark.rule("R-002")
def test_a_game_of_two_without_a_module_is_refused() -> None:
    with pytest.raises(kingdom.OptionsError, match="always played with a module"):
        kingdom.Options(players=2)


@pytest.mark.rule("R-002")
def test_a_game_of_two_with_one_module_is_accepted(two_modules: tuple[str, ...]) -> None:
    game = kingdom.Game.new(kingdom.Options(players=2, module=two_modules[0]), seed=7)
    assert [module.name for module in game.modules] == ["spring-market"]


@pytest.mark.rule("R-003")
def test_a_solo_game_without_a_module_or_scenario_is_refused() -> None:
    with pytest.raises(kingdom.OptionsError, match="always played with a module"):
        kingdom.Options(players=1)


@pytest.mark.rule("R-003")
def test_a_solo_game_cannot_be_bare_either() -> None:
    with pytest.raises(kingdom.OptionsError, match="two-player base game"):
        kingdom.Options(players=1, bare=True)


@pytest.mark.rule("R-004")
def test_two_modules_in_one_game_are_refused(two_modules: tuple[str, ...]) -> None:
    with pytest.raises(kingdom.OptionsError, match="one at a time"):
        kingdom.Options(module=two_modules)


@pytest.mark.rule("R-004")
def test_two_modules_are_mixed_when_the_players_say_so(two_modules: tuple[str, ...]) -> None:
    game = kingdom.Game.new(kingdom.Options(module=two_modules, allow_free_module_mix=True), seed=7)
    assert tuple(module.name for module in game.modules) == two_modules


# --- the box -------------------------------------------------------------------------------------------


@pytest.mark.rule("R-005")
def test_the_revised_development_deck_has_70_developments_and_10_treasures() -> None:
    deck = deck_before_dealing(BARE)
    assert (len(deck), len(treasures(deck))) == (80, 10)


@pytest.mark.rule("R-006")
def test_the_first_printing_has_67_developments_and_10_treasures() -> None:
    deck = deck_before_dealing(kingdom.Options(bare=True, edition="first_printing"))
    assert (len(deck), len(treasures(deck))) == (77, 10)


@pytest.mark.rule("R-006")
@pytest.mark.parametrize(
    ("edition", "development_set", "cards"), [("revised", "fp67", 77), ("first_printing", "rv70", 80)]
)
def test_either_edition_may_be_played_with_the_deck_of_the_other(
    edition: str, development_set: str, cards: int
) -> None:
    house = {"development_set": development_set}
    assert len(deck_before_dealing(kingdom.Options(bare=True, edition=edition, house=house))) == cards


@pytest.mark.rule("R-007")
def test_the_deluxe_development_deck_has_75_developments_and_10_treasures() -> None:
    deck = deck_before_dealing(DELUXE)
    assert (len(deck), len(treasures(deck))) == (85, 10)
    assert sum(card == "quarry" for card in deck) == 2


@pytest.mark.rule("R-005")
def test_the_deck_is_shuffled() -> None:
    orders = [truth(kingdom.Game.new(BARE, seed=seed))["deck"] for seed in (1, 2)]
    assert orders[0] != orders[1]


@pytest.mark.rule("R-008")
def test_the_calamity_stack_holds_8_cards_before_each_hand_gets_one() -> None:
    game = kingdom.Game.new(BARE, seed=7)
    in_hand = [own(game, seat)["hand"].count("calamity") for seat in (0, 1)]
    assert in_hand == [1, 1]
    assert seen(game, None)["calamities"] + sum(in_hand) == 8
    assert "calamity" not in truth(game)["deck"]


# --- Duchies -------------------------------------------------------------------------------------------


@pytest.mark.rule("R-009")
@pytest.mark.parametrize("face", ["A", "B"])
def test_both_duchies_show_the_same_face(face: str) -> None:
    view = kingdom.Game.new(kingdom.Options(bare=True, face=face), seed=7).view(0)
    assert [side.face.face for side in view.sides] == [face, face]


@pytest.mark.rule("R-009")
def test_different_faces_are_refused() -> None:
    with pytest.raises(kingdom.OptionsError, match="same face"):
        kingdom.Options(bare=True, face=("A", "B"))


def test_a_face_that_a_duchy_does_not_have_is_refused_with_those_it_has() -> None:
    options = kingdom.Options(module="conquest", duchies=("valados", "senada"))
    with pytest.raises(kingdom.OptionsError, match="'valados' has no face 'E'; it has valados A"):
        kingdom.Game.new(options, seed=7)


@pytest.mark.rule("R-009")
def test_the_duchies_of_face_b_produce_alike() -> None:
    game = position(phase="production", step="materials", options=ALIKE)
    assert [own(game, seat)["announced"] for seat in (0, 1)] == [2, 2]


@pytest.mark.rule("R-010")
def test_the_players_have_different_duchies() -> None:
    game = kingdom.Game.new(BARE, seed=7)
    assert [side["duchy"] for side in seen(game, None)["sides"]] == ["valados", "teressia"]


@pytest.mark.rule("R-010")
def test_the_same_duchy_for_both_is_refused() -> None:
    with pytest.raises(kingdom.OptionsError, match="different Duchy"):
        kingdom.Options(bare=True, duchies=("valados", "valados"))


def test_the_players_may_choose_their_duchies() -> None:  # RUL-25
    game = kingdom.Game.new(kingdom.Options(bare=True, duchies=("teressia", "valados")), seed=7)
    assert [side["duchy"] for side in seen(game, None)["sides"]] == ["teressia", "valados"]


# --- what the players own ------------------------------------------------------------------------------


@pytest.mark.rule("R-011")
def test_each_player_starts_with_two_trap_tokens() -> None:
    game = kingdom.Game.new(BARE, seed=7)
    assert [side["traps"] for side in seen(game, None)["sides"]] == [2, 2]


@pytest.mark.rule("R-012")
@pytest.mark.parametrize("face", ["A", "B"])
def test_nobody_starts_with_anything_in_stock(face: str) -> None:
    game = kingdom.Game.new(kingdom.Options(bare=True, face=face), seed=7)
    for side in seen(game, None)["sides"]:
        assert (side["soldiers"], side["krystallium"], side["training"]) == (0, 0, 0)
        assert (side["alchemy"], side["calamities"]) == ({}, 0)
        assert (side["built"], side["construction"], side["selection"]) == ([], [], [])


@pytest.mark.rule("R-015")
def test_the_21st_cube_of_one_colour_is_given() -> None:
    lying = [
        ("high-rampart", "materials 4"),
        *[("barracks", "materials 2")] * 3,
        *[("farm", "materials 2")] * 4,
    ]
    lying += [("market-hall", "materials 2")]
    assert sum(int(cubes.split()[1]) for _, cubes in lying) == 20
    game = position(phase="production", step="materials", sides=({"construction": lying},))
    do(game, 0, "done")
    do(game, 0, "cube > market-hall")
    assert standing(game, 0)["market-hall"] == {"population": 2}


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"deluxe": "yes"}, "deluxe='yes' is not known; choose one of True, False"),
        ({"bare": 7}, "bare=7 is not known"),
        ({"duchies": 5}, "duchies=5 is no name"),
        ({"duchies": ("valados", 3)}, "is no name"),
        ({"module": 1.5}, "module=1.5 is no name"),
        ({"house": ["tiebreak_cards"]}, "is no mapping"),
        ({"edition": None}, "edition=None is not known"),
        ({"players": "2"}, "players='2' is not known; choose one of 1, 2"),
    ],
)
def test_an_option_of_a_wrong_kind_is_refused_with_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(kingdom.OptionsError, match=sentence):
        kingdom.Options(**({"bare": True} | wrong))
