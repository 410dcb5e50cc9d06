"""Who is the first to complete the final step, and who wins (QST-GEN-9, QST-GEN-11 to QST-GEN-14)."""

from random import Random
from typing import Any

import pytest

import kingdom
from kingdom.rules.scoring import Outcome
from kingdom.testing import position
from tests.rulebook.helpers import do, own, refused, seen, texts
from tests.rulebook.quest_helpers import planning, progress, stock, with_quest

ARMY = {"soldiers": 15, "selection": []}
BOTH_FIRST = with_quest(house={"final_step_tie": "both_first"})
FINISHED = ["usurper 4"]

# --- the first to do it ------------------------------------------------------------------------------------


def both_finish(options: kingdom.Options, *, round: int, last: int) -> kingdom.Game:
    """Both players complete the final step in one Planning phase; `last` makes the last move."""
    game = planning(ARMY, ARMY, options=options, round=round)
    for seat in (1 - last, last):
        do(game, seat, "quest usurper 4")
    return game


@pytest.mark.rule("R-339")
@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize("simultaneous", ["blind", "open"])
def test_of_two_who_finish_at_once_the_first_player_of_the_round_is_the_first(
    round: int, last: int, simultaneous: str
) -> None:
    game = both_finish(with_quest(house={"simultaneous": simultaneous}), round=round, last=last)
    assert game.phase != "planning"
    first = (round - 1) % 2
    assert (stock(game, first), stock(game, 1 - first)) == ((0, 2), (0, 0))


def test_in_the_first_printing_both_are_the_first() -> None:
    """RUL-84."""
    for options in (BOTH_FIRST, with_quest(edition="first_printing")):
        game = both_finish(options, round=1, last=0)
        assert (stock(game, 0), stock(game, 1)) == ((0, 2), (0, 2))


def test_nobody_knows_who_was_the_first_before_both_have_finished() -> None:
    """RUL-02, RUL-140: the reward waits for the end of the segment."""
    game = planning({"soldiers": 15}, {"soldiers": 15})
    before = seen(game, 0), texts(game, 0)
    do(game, 1, "quest usurper 4")
    assert (seen(game, 0), texts(game, 0)) == before
    assert stock(game, 1) == (0, 0)
    assert progress(game, 1)["waiting"] == [[], FINISHED]
    do(game, 0, "quest usurper 4", "recycle farm > alchemy")
    do(game, 1, "recycle farm > alchemy")
    assert (stock(game, 0), stock(game, 1)) == ((0, 2), (0, 0))


@pytest.mark.parametrize("imagined", [False, True])
def test_who_waits_for_the_reward_gets_it_in_a_copy_and_in_a_sampled_world(imagined: bool) -> None:
    game = planning({"soldiers": 15}, {"soldiers": 15})
    do(game, 1, "quest usurper 4")
    other = kingdom.sample_world(game.view(1), Random(1)) if imagined else game.clone()
    do(other, 0, "recycle farm > alchemy")
    do(other, 1, "recycle farm > alchemy")
    while other.phase == "planning":
        do(other, other.to_act[0], "done")
    assert (stock(other, 1), progress(other)["waiting"]) == ((0, 2), [[], []])


@pytest.mark.rule("R-340")
def test_only_the_first_gains_the_reward() -> None:
    game = planning({"soldiers": 15}, {}, quest={"done": ([], FINISHED)})
    do(game, 0, "quest usurper 4", "recycle farm > alchemy")
    do(game, 1, "recycle farm > alchemy")
    assert (game.phase, stock(game, 0)) == ("production", (0, 0))
    game = planning({"soldiers": 15}, ARMY)
    do(game, 0, "quest usurper 4")
    do(game, 0, "recycle farm > alchemy")
    do(game, 1, "done")
    assert stock(game, 0) == (0, 2)


@pytest.mark.rule("R-340")
def test_in_choice_the_reward_comes_at_once() -> None:
    hand = ["farm", "port", "nexus", "hamlet"]
    words = {"hand": hand, "soldiers": 15}
    game = position(options=with_quest(), phase="choice", sides=(words, {"soldiers": 15}))
    do(game, 0, "quest usurper 4")
    assert stock(game, 0) == (0, 2)
    do(game, 0, "offer farm left", "offer port left")
    do(game, 1, "quest usurper 4")
    assert stock(game, 1) == (0, 0)


def test_a_player_who_is_asked_alone_is_rewarded_at_once() -> None:
    side = {"soldiers": 15, "construction": {"alchemical-forge": "gold 3"}}
    game = position(options=with_quest(), phase="production", step="gold", sides=(side, {}))
    assert game.to_act == (0,)
    do(game, 0, "quest usurper 4")
    assert (seen(game, 0)["asks"], stock(game, 0)) == ("window", (0, 2))


def test_a_reward_that_comes_with_the_end_of_the_last_window_can_still_be_used() -> None:
    """RUL-38."""
    forge = {"construction": {"alchemical-forge": "gold 3"}}
    game = position(
        options=with_quest(),
        phase="end-of-game",
        round=4,
        sides=({"soldiers": 15}, {"soldiers": 15, **forge}),
    )
    do(game, 0, "quest usurper 4")
    do(game, 1, "quest usurper 4")
    assert (game.over, game.to_act) == (False, (1,))
    do(game, 1, "krystallium > alchemical-forge krystallium")
    assert game.over


# --- who wins ----------------------------------------------------------------------------------------------


def ended(done: tuple[list[str], list[str]], *built: list[str], **house: str) -> Outcome:
    """How a game ends in which the players have completed these steps and built these cards."""
    game = position(
        options=with_quest(house=house),
        phase="end-of-game",
        round=4,
        sides=[{"built": cards} for cards in built],
        modules={"quest": {"done": done}},
    )
    assert game.outcome is not None
    return game.outcome


POINTS = ["cathedral", "great-library"]


@pytest.mark.rule("R-343", "R-344")
def test_who_alone_has_completed_the_final_step_wins_with_fewer_points() -> None:
    outcome = ended((["usurper 1"], FINISHED), POINTS, [])
    assert outcome.scores[0].total > outcome.scores[1].total
    assert (outcome.winners, outcome.reason) == ((1,), "quest")


@pytest.mark.rule("R-345")
def test_if_neither_has_completed_it_both_lose() -> None:
    outcome = ended((["usurper 1"], ["usurper 3"]), POINTS, [])
    assert (outcome.winners, outcome.reason) == ((), "nobody-finished")


def test_both_losing_is_no_tie_that_is_played_again() -> None:
    """RUL-121."""
    outcome = ended(([], []), [], [], allow_replay_on_tie="yes")
    assert (outcome.winners, outcome.replay_offered) == ((), False)


@pytest.mark.rule("R-346")
def test_if_both_have_completed_it_the_points_decide_and_ties_as_usual() -> None:
    won = ended((FINISHED, FINISHED), POINTS, [])
    assert (won.winners, won.reason) == ((0,), "points")
    tied = ended((FINISHED, FINISHED), [], [])
    assert (tied.winners, tied.reason) == ((0, 1), "shared")


# --- a game of one -----------------------------------------------------------------------------------------

ALONE = with_quest(players=1)


@pytest.mark.rule("R-347")
def test_a_game_of_one_uses_the_solo_side_and_four_tokens() -> None:
    plenty: Any = dict.fromkeys(("materials", "population", "gold", "exploration"), 9)
    game = planning({"alchemy": plenty, "soldiers": 20}, options=ALONE)
    assert refused(planning({"alchemy": {"population": 3}}, options=ALONE), 0, "quest usurper 2")
    do(game, 0, *[f"quest usurper {step}" for step in (1, 2, 3, 4)])
    assert progress(game, 0)["done"] == [[f"usurper {step}" for step in (1, 2, 3, 4)]]
    assert own(game, 0)["alchemy"]["population"] == 9 - 4  # the two-player side asks for 5
    assert own(game, 0)["soldiers"] == 20 + 2 + 4 - 12  # the two-player side asks for 15


@pytest.mark.rule("R-347")
def test_a_game_of_one_rewards_the_final_step_at_once() -> None:
    """RUL-106: the one player is the first."""
    game = planning({"soldiers": 12}, options=ALONE)
    do(game, 0, "quest usurper 4")
    assert stock(game, 0) == (0, 3)


def alone_ended(done: list[str], built: list[str]) -> Outcome:
    game = position(
        options=ALONE,
        phase="end-of-game",
        round=4,
        sides=({"built": built},),
        modules={"quest": {"done": [done]}},
    )
    assert game.outcome is not None
    return game.outcome


@pytest.mark.rule("R-348")
def test_without_the_final_step_a_game_of_one_is_lost_whatever_the_points() -> None:
    outcome = alone_ended(["usurper 1"], POINTS)
    assert (outcome.winners, outcome.medal, outcome.reason) == ((), None, "not-finished")


def test_with_the_final_step_the_medals_are_those_of_the_board() -> None:
    outcome = alone_ended(FINISHED, POINTS)
    assert (outcome.medal, outcome.reason) == (None, "no-medal")
    rich = alone_ended(FINISHED, rich_duchy())
    assert rich.scores[0].total >= 70
    assert (rich.winners, rich.reason) == ((0,), "medal")


def rich_duchy() -> list[str]:
    """All cards with points that there are."""
    box = kingdom.Game.new(ALONE, 1).box
    return [card for number, card in enumerate(box.ids) if box.points[number] > 0]
