"""A module written as plain Python plays whole games without a change in the core."""

from collections.abc import Iterator
from random import Random

import pytest

from kingdom import Game, Options, OptionsError, parse_move, sample_world
from kingdom.rules.modules import registry
from kingdom.testing import check_module, position
from tests.modules.festival import ENTRY


@pytest.fixture(autouse=True)
def festival() -> Iterator[None]:
    registry.register(ENTRY)
    yield
    registry.forget("festival")


OPTIONS = {"module": "festival"}


def new_game(seed: int = 1) -> Game:
    return Game.new(Options(module="festival"), seed)


def play_on(game: Game, rng: Random, most: int = 10_000) -> None:
    for _ in range(most):
        if game.over:
            return
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.legal_moves(seat)))


def test_it_keeps_to_the_rules_of_modules() -> None:
    check_module(Options(module="festival"))


def test_its_card_joins_each_hand_in_place_of_the_calamity() -> None:
    game = new_game()
    hand = game.view(0).to_dict()["sides"][0]["hand"]  # type: ignore[index]
    assert hand.count("omen") == 1
    assert "calamity" not in hand


def test_its_phase_follows_production_and_players_act_in_turn() -> None:
    game = new_game()
    rng = Random(3)
    while game.phase != "festival":
        seat = game.to_act[0]
        game.play(seat, rng.choice(game.legal_moves(seat)))
    assert game.to_act == (0,)
    game.play(0, parse_move("festival leave", game, 0))
    assert game.to_act == (1,)
    game.play(1, parse_move("festival leave", game, 1))
    assert game.round == 2


def test_it_asks_the_other_player_in_the_middle_of_a_turn() -> None:
    game = position(
        options=Options(module="festival"),
        phase="choice",
        sides=({"hand": ["farm", "port"]}, {"soldiers": 0}),
    )
    while game.phase != "festival":
        seat = game.to_act[0]
        game.play(seat, game.legal_moves(seat)[0])
    game.play(0, parse_move("festival gift", game, 0))
    assert game.to_act == (1,)
    assert [str(move) for move in game.legal_moves(1)] == ["gift accept", "gift decline"]
    world = sample_world(game.view(1), Random(1))
    assert world.legal_moves(1) == game.legal_moves(1)
    before = game.sides[1].soldiers
    game.play(1, parse_move("gift accept", game, 1))
    assert game.sides[1].soldiers == before + 1
    assert game.to_act == (0,)


def test_it_forbids_what_the_base_rules_allow_and_says_why() -> None:
    game = position(
        options=Options(module="festival"),
        sides=({"selection": ["farm", "omen"], "construction": {"port": ""}}, {"selection": ["belfry"]}),
    )
    move = parse_move("discard port", game, 0)
    why = game.why_not(0, move)
    assert why is not None
    assert why.code == "kept"
    assert move not in game.legal_moves(0)


def test_its_state_shows_in_views_production_and_scores() -> None:
    game = position(
        options=Options(module="festival"),
        sides=({"selection": ["omen", "omen"]}, {"selection": ["belfry"]}),
    )
    assert game.view(1).to_dict()["modules"] == {"festival": {"omens": [2, 0], "feasts": [0, 0]}}
    play_on(game, Random(5))
    assert game.outcome is not None
    assert game.outcome.scores[0].of("omens") <= -2


def test_clones_and_sampled_worlds_carry_its_state() -> None:
    game = new_game(9)
    rng = Random(9)
    play_on(game, rng, 90)
    copy = game.clone()
    seat = game.to_act[0]
    world = sample_world(game.view(seat), rng)
    assert world.view(seat).to_dict() == game.view(seat).to_dict()
    before = game.fingerprint()
    play_on(copy, rng)
    play_on(world, rng)
    assert game.fingerprint() == before


def test_unknown_choices_of_a_module_are_refused_with_a_sentence() -> None:
    Options(module="festival", mood="merry")
    with pytest.raises(OptionsError, match="option='weather' is not known"):
        Options(module="festival", weather="fine")
