"""Bonus spots, the Double move, the Prison and the points of a Conquest board for two (CONQ-27 to -39)."""

from collections.abc import Sequence

import pytest

import kingdom
from kingdom.rules.scoring import score_of
from tests.rulebook.conquest_helpers import (
    CENTRE,
    armies,
    destinations,
    on_board,
    soldiers,
    starts,
    state,
    traps,
)
from tests.rulebook.helpers import do, own, refused, seen, texts

# --- spots -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-372")
def test_leaving_a_spot_loses_its_effect_and_its_token_at_once() -> None:
    game = on_board({"ford-widow": 1, "castle-red": 1}, {}, soldiers=(3, 1), sides=({"traps": 1}, {}))
    do(game, 0, "move bay-king", "from ford-widow 1", "man bay-king spy")
    assert traps(game) == [0, 0]
    assert state(game)["spots"][0] == ["bay-king spy"]


@pytest.mark.rule("R-372")
def test_an_army_that_is_beaten_loses_its_spot_and_the_winner_gains_it_at_once() -> None:
    game = on_board({"castle-red": 2}, {"ford-widow": 1}, soldiers=(2, 0), sides=({}, {"traps": 1}))
    do(game, 0, "move ford-widow", "from castle-red 2")
    assert traps(game) == [1, 0]
    assert state(game)["spots"] == [["ford-widow trap"], []]


def test_armies_that_stay_behind_choose_their_spots() -> None:  # RUL-107
    game = on_board({"peaks-stag": 2}, {}, soldiers=(2, 1))
    do(game, 0, "move plain-salt", "from peaks-stag 1")
    assert texts(game, 0) == ["man peaks-stag population", "man peaks-stag gold"]
    assert refused(game, 0, "man plain-salt trap") == "spot-later"
    do(game, 0, "man peaks-stag gold")
    do(game, 0, "man plain-salt exploration")
    assert state(game)["spots"][0] == ["plain-salt exploration", "peaks-stag gold"]


def test_armies_may_be_rearranged_as_part_of_an_action_without_soldiers() -> None:  # RUL-107
    game = on_board({"plain-salt": 1, "castle-red": 1}, {}, soldiers=(1, 1), sides=({"traps": 1}, {}))
    do(game, 0, "rearrange plain-salt", "man plain-salt exploration")
    assert (traps(game), soldiers(game)) == ([0, 0], [1, 1])
    assert refused(game, 0, "pass") == "finish-action"
    assert refused(game, 0, "rearrange plain-salt") == "rearranged-already"
    do(game, 0, "recruit 1")
    assert game.to_act == (1,)
    idle = on_board(
        {"plain-salt": 1}, {}, soldiers=(0, 0), sides=({"construction": {"farm": ""}, "krystallium": 1},)
    )
    assert refused(idle, 0, "rearrange plain-salt") == "rearrange-and-act"
    assert refused(game, 1, "rearrange hills-raven") == "nothing-to-rearrange"


def test_an_army_beside_a_free_spot_steps_onto_it_without_a_question() -> None:
    game = on_board({"plain-salt": 3}, {}, soldiers=(1, 0), spots=[["plain-salt trap"], []])
    do(game, 0, "rearrange plain-salt", "recruit 1")
    assert state(game)["spots"][0] == ["plain-salt trap", "plain-salt exploration"]


def test_who_was_rearranged_and_then_leaves_is_asked_anew_for_those_who_stay() -> None:
    three = '[[conquest-board]]\nid = "A1"\n[[conquest-board.territory]]\nid = "marsh-bear"\n'
    deck = three + 'spots = ["gold", "gold", "prison"]\n'
    game = on_board({CENTRE: 2}, {}, soldiers=(1, 1), deck=deck)
    do(game, 0, f"rearrange {CENTRE}", f"man {CENTRE} gold", f"man {CENTRE} prison")
    assert state(game)["spots"][0] == [f"{CENTRE} gold", f"{CENTRE} prison"]
    do(game, 0, "move hills-raven", f"from {CENTRE} 1", f"man {CENTRE} gold-2", "man hills-raven gold")
    assert state(game)["spots"][0] == ["hills-raven gold", f"{CENTRE} gold-2"]


# --- the Double move ---------------------------------------------------------------------------------------


@pytest.mark.rule("R-376")
def test_a_double_move_reaches_two_territories_away() -> None:
    far = {"castle-red": 2, "coast-salmon": 1}
    game = on_board(far, {}, soldiers=(3, 0), board="A2")
    assert "valley-moon" in destinations(game, 0)
    do(game, 0, "move valley-moon", "from castle-red 2")
    do(game, 0, "arrive")
    assert armies(game, 0)["valley-moon"] == 2
    without = on_board({"castle-red": 2}, {}, soldiers=(3, 0), board="A2")
    assert "valley-moon" not in destinations(without, 0)


@pytest.mark.rule("R-377")
def test_a_double_move_does_not_cross_a_territory_of_the_enemy() -> None:
    far = {"castle-red": 2, "coast-salmon": 2}
    game = on_board(far, {"plain-moon": 1, "peaks-owl": 1}, soldiers=(3, 0), board="A2")
    do(game, 0, "move valley-moon")
    assert starts(game, 0) == ["coast-salmon 1", "coast-salmon 2"]  # over moor-salmon, which is free
    assert refused(game, 0, "from castle-red 1") == "across-enemy"
    do(game, 0, "from coast-salmon 2")  # the army may leave the very spot
    assert armies(game, 0) == {"castle-red": 2, "valley-moon": 2}


# --- the Prison --------------------------------------------------------------------------------------------


def at_the_prison(blue: dict[str, int], on: Sequence[str] = ()) -> kingdom.Game:
    """Red holds the Prison, and nobody can act; Blue stands on these spots."""
    return on_board({CENTRE: 1}, blue, spots=[["marsh-bear prison"], on])


@pytest.mark.rule("R-379")
def test_who_holds_the_prison_may_imprison_an_army_from_anywhere() -> None:
    game = at_the_prison({"castle-blue": 1, "moor-bell": 2}, on=["moor-bell trap"])
    assert seen(game, None)["asks"] == "prison"
    assert texts(game, 0) == ["done", "imprison castle-blue", "imprison moor-bell", "imprison moor-bell trap"]
    assert refused(game, 0, "imprison hills-raven") == "no-such-prisoner"
    do(game, 0, "imprison moor-bell trap")
    assert armies(game, 1) == {"castle-blue": 1, "moor-bell": 1}
    assert (state(game)["prison"], state(game)["spots"][1]) == ([0, 1], [])
    assert game.round == 2
    declined = at_the_prison({"castle-blue": 1})
    do(declined, 0, "done")
    assert state(declined)["prison"] == [0, 0]
    acting = on_board({CENTRE: 1}, {"castle-blue": 1}, soldiers=(1, 0))
    assert refused(acting, 0, "imprison castle-blue") == "only-in-prison-stop"


@pytest.mark.rule("R-380")
def test_prisoners_come_home_when_their_owner_takes_the_prison() -> None:
    game = on_board({CENTRE: 1}, {"hills-raven": 2}, soldiers=(0, 2), prison=[0, 3])
    do(game, 1, f"move {CENTRE}", "from hills-raven 2", f"man {CENTRE} prison")
    # One army of each side has fallen; the three prisoners come to the castle, too.
    assert armies(game, 1) == {"castle-blue": 4, CENTRE: 1}
    assert state(game)["prison"] == [0, 0]


def test_who_stands_beside_the_prison_frees_nobody() -> None:  # RUL-113
    game = on_board({}, {"hills-raven": 1}, soldiers=(0, 1), prison=[0, 3])
    do(game, 1, f"move {CENTRE}", "from hills-raven 1", f"man {CENTRE} destroy")
    assert state(game)["prison"] == [0, 3]


@pytest.mark.rule("R-381")
def test_prisoners_neither_move_nor_are_recruited() -> None:
    game = on_board({"castle-red": 2}, {}, soldiers=(12, 0), prison=[4, 0])
    assert state(game)["reserve"][0] == 6
    assert refused(game, 0, "recruit 7") == "recruit-reserve"
    do(game, 0, "move plain-salt")
    assert starts(game, 0) == ["castle-red 1", "castle-red 2"]


# --- the end -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-382")
def test_controlled_territories_give_the_points_of_the_own_colour() -> None:
    game = on_board({"castle-red": 5, CENTRE: 1, "forest-owl": 2}, {"plain-salt": 1}, soldiers=(1, 0))
    points = [[(line.card, line.points) for line in score_of(game, seat).lines] for seat in (0, 1)]
    assert points == [[("forest-owl", 9), (CENTRE, 4)], [("plain-salt", 9)]]


@pytest.mark.rule("R-383")
def test_round_four_ends_with_a_conquest_phase_before_the_points() -> None:
    game = on_board({"peaks-stag": 1}, {"hills-raven": 1}, soldiers=(1, 0), round=4)
    do(game, 0, f"move {CENTRE}", "from peaks-stag 1", f"man {CENTRE} destroy")
    assert game.over
    assert game.outcome is not None
    assert [score.of("territories") for score in game.outcome.scores] == [4, 2]
    assert game.outcome.winners == (0,)


def test_armies_decide_no_tie() -> None:  # RUL-120
    game = on_board({"castle-red": 9}, {}, soldiers=(1, 0), round=4)
    do(game, 0, "pass")
    assert game.outcome is not None
    assert game.outcome.reason == "soldiers"
    assert own(game, 0)["soldiers"] == 1
