"""Phases in which both act at once: the order does not matter, and nobody sees the other before the end."""

from itertools import chain

from hypothesis import given
from hypothesis import strategies as st

import kingdom
from tests.properties.strategies import Chooser, choosers, games_in_a_segment, moves_of, seen

Step = tuple[int, kingdom.Move]


def doings_of(game: kingdom.Game, seat: int, chooser: Chooser) -> list[Step]:
    """What one seat does in the segment, until it has finished."""
    alone = game.clone()
    done: list[Step] = []
    while seat in alone.to_act:
        step = chooser.step_of(alone, seat) or (seat, alone.legal_moves(seat)[0])
        alone.play(*step)
        done.append(step)
    return done


def interleaved(first: list[Step], second: list[Step], order: list[bool]) -> list[Step]:
    """Both lists in one, each in its own order."""
    queues = [iter(first), iter(second)]
    mixed = [next(queues[turn], None) for turn in order]
    return [step for step in chain(mixed, *queues) if step is not None]


@given(
    games_in_a_segment(None),
    choosers(longest=30),
    choosers(longest=30),
    st.lists(st.booleans()),
    st.lists(st.booleans()),
)
def test_the_order_of_both_players_moves_in_a_segment_does_not_matter(
    game: kingdom.Game, one: Chooser, other: Chooser, order: list[bool], another: list[bool]
) -> None:
    doings = doings_of(game, 0, one), doings_of(game, 1, other)
    ends = []
    for mixed in (order, another, [False] * 500, [True] * 500):
        played = game.clone()
        journal = played.listen()
        for step in interleaved(*doings, mixed):
            played.play(*step)
        blind = played.options.rule("simultaneous") == "blind"
        ends.append((played.fingerprint(), journal.logs if blind else None))
    assert ends[1:] == ends[:1] * 3


@given(games_in_a_segment("blind"), choosers(longest=30), st.integers(0, 1), choosers(longest=10))
def test_what_the_opponent_does_inside_a_segment_is_not_seen(
    game: kingdom.Game, theirs: Chooser, seat: int, mine: Chooser
) -> None:
    while len(game.to_act) == 2 and (step := mine.step_of(game, seat)) is not None:
        alone = game.clone()
        alone.play(*step)
        if seat not in alone.to_act:
            break
        game = alone
    journal = game.listen()
    before, moves, log = seen(game, seat), moves_of(game, seat), list(journal.logs[seat])
    watched = seen(game, None)
    for step in doings_of(game, 1 - seat, theirs):
        game.play(*step)
        assert (seen(game, seat), moves_of(game, seat), journal.logs[seat]) == (before, moves, log)
        assert (seen(game, None), journal.logs[-1]) == (watched, [])


@given(games_in_a_segment("open"), choosers(longest=30), st.integers(0, 1))
def test_played_openly_everybody_sees_every_move(game: kingdom.Game, chooser: Chooser, seat: int) -> None:
    journal = game.listen()
    for step in doings_of(game, 1 - seat, chooser)[:-1]:
        before, told = seen(game, seat), len(journal.logs[seat])
        game.play(*step)
        assert seen(game, seat) != before
        assert len(journal.logs[seat]) > told


@given(games_in_a_segment("blind"), choosers(longest=30), choosers(longest=30))
def test_at_the_end_of_a_segment_everybody_learns_what_happened(
    game: kingdom.Game, one: Chooser, other: Chooser
) -> None:
    journal = game.listen()
    for step in doings_of(game, 0, one) + doings_of(game, 1, other):
        game.play(*step)
    told = [
        [event for event in log if event.get("seat") == seat and event["event"] != "dealt"]
        for seat in (0, 1)
        for log in journal.logs.values()
    ]
    assert told == [told[0]] * 3 + [told[3]] * 3
