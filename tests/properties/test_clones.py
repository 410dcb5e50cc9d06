"""A clone is equal and independent; so is what it remembers of the game."""

from hypothesis import given

import kingdom
from tests.properties.strategies import Chooser, all_seen, choosers, games, moves_of, new_games, seats_of


def everything(game: kingdom.Game) -> list[object]:
    """All that can be read from a game."""
    outcome = game.outcome.to_dict() if game.outcome else None
    told = [
        game.fingerprint(),
        game.record(),
        game.to_act,
        game.over,
        game.round,
        game.phase,
        game.step,
        outcome,
    ]
    return [*told, all_seen(game), *(moves_of(game, seat) for seat in seats_of(game))]


@given(games())
def test_a_clone_is_equal(game: kingdom.Game) -> None:
    assert everything(game.clone()) == everything(game)


@given(games(), choosers(longest=60), choosers(longest=60))
def test_a_clone_is_independent(game: kingdom.Game, chooser: Chooser, other: Chooser) -> None:
    before = everything(game)
    clone = game.clone()
    chooser.play(clone)
    assert everything(game) == before
    after = everything(clone)
    other.play(game)
    assert everything(clone) == after


@given(games(), choosers(longest=60))
def test_the_same_moves_lead_a_clone_to_the_same_position(game: kingdom.Game, chooser: Chooser) -> None:
    clone = game.clone()
    for seat, move in chooser.steps(game):
        clone.play(seat, move)
        assert clone.fingerprint() == game.fingerprint()
    assert everything(clone) == everything(game)


@given(new_games(), choosers(longest=120))
def test_listening_to_a_game_and_to_its_clone_are_two_things(game: kingdom.Game, chooser: Chooser) -> None:
    journal = game.listen()
    clone = game.clone()
    chooser.play(clone)
    assert all(not log for log in journal.logs.values())


@given(new_games(), choosers())
def test_seed_and_moves_decide_everything(game: kingdom.Game, chooser: Chooser) -> None:
    again = kingdom.Game.new(game.options, game.seed, catalogue=game.box.catalogue)
    bulk = kingdom.Game.new(game.options, game.seed, catalogue=game.box.catalogue, witnessed=False)
    for seat, move in chooser.steps(game):
        again.play(seat, move)
        bulk.apply(seat, move)
    assert again.fingerprint() == bulk.fingerprint() == game.fingerprint()
