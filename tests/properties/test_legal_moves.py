"""Every listed move can be made; every other one is refused with a reason, and then nothing has changed."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kingdom
from kingdom.rules.moves import OFFER, SLATE, Move
from kingdom.rules.reasons import sentences
from tests.properties.strategies import (
    Chooser,
    all_seen,
    choosers,
    games,
    moves_of,
    new_games,
    numbers_of_all_moves,
    seats_of,
    to_the_end,
)


def check_refused(game: kingdom.Game, seat: int, move: Move) -> kingdom.Reason:
    """A move that is not listed gets a sentence for the player, and IllegalMove when it is tried."""
    why = game.why_not(seat, move)
    assert why is not None, f"{move} is not listed and not refused"
    assert why.code in sentences()
    assert "{" not in str(why)
    assert "\n" not in str(why)
    with pytest.raises(kingdom.IllegalMove, match=re.escape(str(why))) as caught:
        game.play(seat, move)
    assert (caught.value.reason, caught.value.move) == (why, move)
    return why


@given(games())
def test_every_listed_move_can_be_made(game: kingdom.Game) -> None:
    before = game.fingerprint()
    for seat in seats_of(game):
        for move in game.legal_moves(seat):
            assert game.why_not(seat, move) is None
            after = game.clone()
            after.play(seat, move)
            assert after.fingerprint() != before, f"{move} changes nothing"


@given(games())
def test_who_is_to_act_has_moves_and_nobody_else(game: kingdom.Game) -> None:
    assert bool(game.to_act) is not game.over
    for seat in seats_of(game):
        moves = game.legal_moves(seat)
        assert bool(moves) is (seat in game.to_act)
        assert len(set(moves_of(game, seat))) == len(moves)


@given(games(), st.integers(0, 498))
def test_every_other_move_of_the_deck_is_refused_and_changes_nothing(game: kingdom.Game, start: int) -> None:
    before, views, record = game.fingerprint(), all_seen(game), game.record()
    for seat in seats_of(game):
        listed = set(moves_of(game, seat))
        for number in numbers_of_all_moves(game, start):
            move = game.table.numbered(number)
            if move is not None and str(move) not in listed:
                check_refused(game, seat, move)
    assert (game.fingerprint(), all_seen(game), game.record()) == (before, views, record)


@given(games(), st.sampled_from([-1, 2, 5]), st.integers(0, 6_000))
def test_a_seat_that_is_not_at_the_table_can_do_nothing(game: kingdom.Game, seat: int, number: int) -> None:
    before = game.fingerprint()
    assert game.legal_moves(seat) == []
    move = game.table.numbered(number % int(game.table.next_foreign()))
    for tried in (move, *(one for own in seats_of(game) for one in game.legal_moves(own))):
        if tried is not None:
            assert check_refused(game, seat, tried).code == ("game-over" if game.over else "not-your-turn")
    assert game.fingerprint() == before


@given(games(seats=2))
def test_the_moves_of_the_seat_to_act_are_refused_to_the_other(game: kingdom.Game) -> None:
    for seat in seats_of(game):
        if seat not in game.to_act:
            for move in game.legal_moves(1 - seat):
                check_refused(game, seat, move)


@given(games(), st.integers(), st.sampled_from([OFFER, SLATE]), st.text(max_size=8))
def test_a_move_of_another_deck_is_unknown(game: kingdom.Game, number: int, verb: int, text: str) -> None:
    move = Move(number % 2**40 + int(game.table.next_foreign()), verb, text, card=0, area=0)
    for seat in game.to_act:
        assert check_refused(game, seat, move).code == "unknown-move"
        known = game.legal_moves(seat)[0]
        forged = Move(known.number, known.verb, f"{known}!", card=known.card, area=known.area)
        assert check_refused(game, seat, forged).code == "unknown-move"


@given(new_games(), choosers())
def test_every_game_comes_to_its_end_and_then_nobody_can_move(game: kingdom.Game, chooser: Chooser) -> None:
    last = game.legal_moves(game.to_act[0])[0]
    to_the_end(game, chooser)
    assert game.to_act == ()
    assert [game.legal_moves(seat) for seat in seats_of(game)] == [[]] * len(seats_of(game))
    assert game.outcome is not None
    # Only an immediate loss, which has no score, ends a game before its last round.
    assert game.round == 4 or not game.outcome.scores
    assert game.outcome.winners or game.modules
    assert check_refused(game, 0, last).code == "game-over"
