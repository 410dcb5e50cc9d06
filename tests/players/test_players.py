"""Every shipped player keeps to the rules of players, and greedy is not a fool."""

from random import Random

import pytest

from kingdom import Game, Options, players
from kingdom.arena.match import play_pairs, result_of
from kingdom.players.dice import Dice
from kingdom.players.player import Chance, Player
from kingdom.players.rollout import play_at_random
from kingdom.rules.moves import Move
from kingdom.rules.view import View
from kingdom.testing import check_player, position


@pytest.mark.parametrize("name", players.NAMES)
def test_a_shipped_player_keeps_to_the_rules(name: str) -> None:
    check_player(players.get(name))


def test_an_unknown_player_is_refused_with_the_known_names() -> None:
    with pytest.raises(ValueError, match="choose one of random, greedy"):
        players.get("stockfish")


class Fickle:
    """Decides by something other than its view and its luck."""

    name = "fickle"

    def __init__(self) -> None:
        self.decisions = 0

    def choose(self, view: View, legal_moves: list[Move], rng: Chance) -> Move:
        self.decisions += 1
        return legal_moves[self.decisions % len(legal_moves)]


class Careless:
    """Takes moves out of the list it was given."""

    name = "careless"

    def choose(self, view: View, legal_moves: list[Move], rng: Chance) -> Move:
        return legal_moves.pop()


@pytest.mark.parametrize(
    ("player", "sentence"),
    [(Fickle(), "with the same view and luck"), (Careless(), "not legal|changed the list")],
)
def test_the_check_finds_players_that_misbehave(player: Player, sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        check_player(player)


def test_greedy_beats_random_nearly_always() -> None:
    pairs = list(play_pairs("greedy", "random", Options(bare=True), 20, "players"))
    assert result_of("greedy", "random", pairs).win_rate >= 0.95


def test_greedy_slates_a_card_that_it_can_finish_and_that_scores() -> None:
    game = position(
        sides=({"selection": ["great-arena"], "built": ["guildhall", "guildhall", "market-hall"]},)
    )
    move = players.get("greedy").choose(game.view(0), game.legal_moves(0), Random(1))
    assert str(move) == "slate great-arena"


def test_greedy_takes_the_area_without_the_calamity() -> None:
    game = position(phase="choice", turn=1, left=["calamity", "farm"], right=["dragon-egg", "farm"])
    move = players.get("greedy").choose(game.view(1), game.legal_moves(1), Random(1))
    assert str(move) == "take right"


def test_random_play_in_bulk_ends_and_is_repeated_by_the_same_dice() -> None:
    games = [Game.new(Options(bare=True), 5, witnessed=False) for _ in range(2)]
    made = [play_at_random(game, Dice(11)) for game in games]
    assert made[0] == made[1]
    assert games[0].fingerprint() == games[1].fingerprint()


def test_dice_are_even_enough() -> None:
    dice = Dice(3)
    rolls = [dice.below(6) for _ in range(60_000)]
    assert all(abs(rolls.count(face) - 10_000) < 500 for face in range(6))
