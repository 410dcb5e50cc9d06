"""The interval of a match, and that a match is fair."""

import pytest

from kingdom.arena.match import interval, play_pairs, result_of
from kingdom.arena.simulate import Tally, play_games
from kingdom.rules.options import Options


def test_pairs_that_differ_have_a_normal_interval() -> None:
    low, high = interval([0.0, 1.0, 0.5, 0.5])
    assert low == pytest.approx(0.5 - 1.959964 * (1 / 6 / 4) ** 0.5)
    assert high == pytest.approx(1 - low)


def test_pairs_that_are_all_alike_have_wilsons_interval() -> None:
    low, high = interval([1.0] * 10)
    assert low == pytest.approx(0.7225, abs=1e-4)
    assert high == pytest.approx(1)
    assert high <= 1
    assert interval([1.0])[0] > 0.1


def test_no_pair_tells_nothing() -> None:
    assert interval([]) == (0.0, 1.0)
    assert result_of("a", "b", []).win_rate == 0.5


def test_an_interval_stays_within_what_is_possible() -> None:
    low, high = interval([1.0, 1.0, 1.0, 0.0])
    assert 0 <= low <= high <= 1


def test_the_same_player_on_both_sides_wins_half() -> None:
    pairs = list(play_pairs("random", "random", Options(bare=True), 20, "fair"))
    assert {pair.value for pair in pairs} == {0.5}
    assert all(sorted(pair.scores_a) == sorted(pair.scores_b) for pair in pairs)


def test_a_game_that_nobody_wins_counts_half_for_both() -> None:
    won = list(play_pairs("greedy", "random", Options(module="quest"), 3, "none"))
    lost = list(play_pairs("random", "random", Options(module="quest"), 3, "none"))
    assert {pair.value for pair in lost} == {0.5}
    assert result_of("greedy", "random", won).win_rate > 0.5


def test_a_game_lost_at_once_is_counted_and_has_no_score() -> None:
    tally = Tally(["random"])
    assert list(play_games(tally, Options(players=1, scenario="SC01"), 40, "lost")) == [*range(1, 41)]
    result = tally.result()
    assert result.games == sum(result.endings.values()) == 40
    assert result.endings["vermin-everywhere"] > 0
    assert all(score > -200 for score in result.mean_scores)
