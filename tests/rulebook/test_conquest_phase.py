"""The Conquest phase of two players: turns, recruits, Moves, battles, spots, Prison, points."""

from collections.abc import Sequence

import pytest

import kingdom
from kingdom.rules.scoring import score_of
from kingdom.testing import position
from tests.rulebook.conquest_helpers import CENTRE, armies, on_board, soldiers, state, traps, with_board
from tests.rulebook.helpers import do, own, refused, seen, texts


def starts(game: kingdom.Game, seat: int) -> list[str]:
    """From where, and how many, armies can be taken for the running Move."""
    return [text.removeprefix("from ") for text in texts(game, seat) if text.startswith("from ")]


def destinations(game: kingdom.Game, seat: int) -> list[str]:
    """Where a Move could go."""
    return [text.removeprefix("move ") for text in texts(game, seat) if text.startswith("move ")]


# --- turns -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-360")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_conquest_follows_the_last_production_step(round: int) -> None:
    game = position(
        options=with_board(),
        phase="production",
        step="exploration",
        round=round,
        sides=({"soldiers": 1}, {"soldiers": 1}),
    )
    assert (game.phase, game.round) == ("conquest", round)
    do(game, game.to_act[0], "pass")
    do(game, game.to_act[0], "pass")
    assert (game.phase, game.round) == ("choice", round + 1)


@pytest.mark.rule("R-361")
@pytest.mark.parametrize(
    ("round", "stock", "first"),
    [(1, (1, 2), 1), (1, (2, 1), 0), (1, (2, 2), 0), (2, (2, 2), 1), (2, (3, 2), 0)],
)
def test_who_has_more_soldiers_begins_and_of_equals_the_first_player(
    round: int, stock: tuple[int, int], first: int
) -> None:
    game = on_board({"castle-red": 1}, {"castle-blue": 1}, soldiers=stock, round=round)
    assert game.to_act == (first,)


def test_soldiers_in_training_do_not_count_for_the_order() -> None:  # RUL-23
    game = on_board({}, {}, soldiers=(1, 1), round=1, sides=({}, {"training": 1}))
    assert game.to_act == (0,)


@pytest.mark.rule("R-362")
def test_the_players_alternate_with_one_action_each() -> None:
    game = on_board({"castle-red": 3}, {"castle-blue": 3}, soldiers=(4, 3))
    do(game, 0, "recruit 1")
    assert game.to_act == (1,)
    do(game, 1, "move hills-raven", "from castle-blue 1", "man hills-raven gold")
    assert game.to_act == (0,)
    assert refused(game, 1, "pass") == "not-your-turn"


@pytest.mark.rule("R-363")
def test_two_passes_one_after_the_other_end_the_phase() -> None:
    game = on_board({}, {}, soldiers=(2, 2))
    do(game, 0, "pass")
    assert game.phase == "conquest"
    do(game, 1, "pass")
    assert (game.phase, game.round) == ("choice", 2)


@pytest.mark.rule("R-364")
def test_who_has_passed_may_act_again_after_the_others_action() -> None:
    game = on_board({}, {}, soldiers=(2, 2))
    do(game, 0, "pass")
    do(game, 1, "recruit 1")
    do(game, 0, "recruit 2")
    do(game, 1, "pass")
    # Seat 0 has no Soldier left, so it passes without being asked.
    assert game.round == 2
    game = on_board({}, {}, soldiers=(2, 2))
    do(game, 0, "pass")
    do(game, 1, "recruit 1")
    do(game, 0, "pass")
    assert game.to_act == (1,)


def test_a_player_without_soldiers_only_passes_and_is_not_asked() -> None:  # RUL-118
    game = on_board({"castle-red": 3}, {"castle-blue": 3}, soldiers=(0, 2))
    do(game, 1, "recruit 1")
    assert game.to_act == (1,)
    do(game, 1, "pass")
    assert game.round == 2


def test_any_time_actions_come_before_an_action_and_are_not_one() -> None:  # RUL-03
    game = on_board(
        {"castle-red": 1},
        {},
        soldiers=(3, 1),
        sides=({"construction": {"royal-cavalry": "population 5, gold 1"}},),
    )
    assert "discard royal-cavalry" in texts(game, 0)
    do(game, 0, "move plain-salt")
    assert not [text for text in texts(game, 0) if text.startswith("discard")]
    do(game, 0, "from castle-red 1", "man plain-salt trap")
    assert game.to_act == (1,)
    game = on_board({}, {}, soldiers=(3, 1), sides=({"construction": {"farm": ""}},))
    do(game, 0, "discard farm")
    assert game.to_act == (0,)


# --- recruiting --------------------------------------------------------------------------------------------


@pytest.mark.rule("R-365")
def test_each_recruit_costs_a_soldier_and_comes_from_the_reserve_to_the_castle() -> None:
    game = on_board({"plain-salt": 9}, {}, soldiers=(5, 1))
    assert [text for text in texts(game, 0) if text.startswith("recruit")] == [
        "recruit 1", "recruit 2", "recruit 3",
    ]  # fmt: skip
    assert refused(game, 0, "recruit 4") == "recruit-reserve"
    do(game, 0, "recruit 2")
    assert armies(game, 0) == {"castle-red": 2, "plain-salt": 9}
    assert (soldiers(game), state(game)["reserve"][0]) == ([3, 1], 1)
    assert refused(on_board({}, {}, soldiers=(1, 0)), 0, "recruit 2") == "recruit-soldiers"


# --- moving ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-366")
def test_each_army_that_moves_costs_a_soldier() -> None:
    game = on_board({"castle-red": 4}, {}, soldiers=(3, 0))
    do(game, 0, "move plain-salt")
    assert starts(game, 0) == ["castle-red 1", "castle-red 2", "castle-red 3"]
    assert refused(game, 0, "from castle-red 4") == "not-so-many"
    do(game, 0, "from castle-red 2")
    assert armies(game, 0) == {"castle-red": 2, "plain-salt": 2}
    assert soldiers(game) == [1, 0]


@pytest.mark.rule("R-367")
def test_armies_come_from_several_adjacent_territories_and_arrive_together() -> None:
    game = on_board({"castle-red": 2, "plain-salt": 3, "ford-widow": 1}, {"peaks-stag": 3}, soldiers=(6, 0))
    do(game, 0, "move peaks-stag", "from castle-red 1")
    assert armies(game, 0)["castle-red"] == 2  # nothing has moved yet
    assert refused(game, 0, "recruit 1") == "finish-action"
    assert refused(game, 0, "pass") == "finish-action"
    assert refused(game, 0, "from castle-red 1") == "start-taken"
    do(game, 0, "from plain-salt 3")
    assert "arrive" in texts(game, 0)
    do(game, 0, "arrive", "man peaks-stag gold")
    assert armies(game, 0) == {"castle-red": 4, "ford-widow": 1, "peaks-stag": 1}
    assert armies(game, 1) == {"castle-blue": 3}


@pytest.mark.rule("R-368")
def test_armies_from_a_territory_that_is_not_adjacent_cannot_move_there() -> None:
    game = on_board({"castle-red": 2, "sea-mist": 1}, {}, soldiers=(6, 0))
    assert refused(game, 0, "move bay-king") == "no-army-near"
    do(game, 0, "move plain-salt")
    assert refused(game, 0, "from ford-widow 1") == "not-adjacent"
    assert refused(game, 0, "from bay-king 1") == "not-adjacent"


@pytest.mark.rule("R-369")
def test_more_armies_must_be_brought_than_the_enemy_has_there() -> None:
    game = on_board({"castle-red": 3, "plain-salt": 3}, {"peaks-stag": 3, "ford-widow": 6}, soldiers=(6, 0))
    assert destinations(game, 0) == ["castle-red", "sea-mist", "plain-salt", "peaks-stag"]
    assert refused(game, 0, "move ford-widow") == "too-few-armies"
    do(game, 0, "move peaks-stag")
    do(game, 0, "from castle-red 3")
    assert refused(game, 0, "arrive") == "too-few-armies"
    few = on_board({"castle-red": 1, "plain-salt": 3}, {"peaks-stag": 3}, soldiers=(6, 0))
    do(few, 0, "move peaks-stag")
    assert refused(few, 0, "from plain-salt 2") == "too-few-brought"
    poor = on_board({"castle-red": 6}, {"peaks-stag": 3}, soldiers=(3, 0))
    assert refused(poor, 0, "move peaks-stag") == "too-few-armies"


@pytest.mark.rule("R-370")
def test_four_onto_three_send_three_of_each_home_and_one_stays() -> None:
    """The example of the rulebook: two starting territories, the centre is taken, two spots are lost."""
    game = on_board(
        {"plain-salt": 1, "peaks-stag": 4}, {CENTRE: 3}, soldiers=(4, 0), sides=({"traps": 1}, {})
    )
    do(game, 0, f"move {CENTRE}", "from peaks-stag 4")
    do(game, 0, f"man {CENTRE} destroy")
    assert armies(game, 0) == {"castle-red": 3, "plain-salt": 1, CENTRE: 1}
    assert armies(game, 1) == {"castle-blue": 3}
    assert state(game)["spots"] == [["marsh-bear destroy", "plain-salt trap"], []]
    assert soldiers(game) == [0, 0]


@pytest.mark.rule("R-371")
def test_the_enemy_castle_is_no_destination() -> None:
    game = on_board({"hills-raven": 3}, {}, soldiers=(6, 0))
    assert "castle-blue" not in destinations(game, 0)
    assert refused(game, 0, "move castle-blue") == "enemy-castle"


def test_the_own_territories_and_castle_are_destinations() -> None:  # RUL-108, RUL-109
    game = on_board({"plain-salt": 1, "peaks-stag": 1}, {}, soldiers=(6, 0))
    do(game, 0, "move castle-red", "from plain-salt 1", "arrive")
    assert armies(game, 0) == {"castle-red": 1, "peaks-stag": 1}


@pytest.mark.rule("R-373")
def test_after_a_battle_armies_of_one_colour_stand_there() -> None:
    game = on_board({"castle-red": 6}, {"plain-salt": 2}, soldiers=(6, 0))
    do(game, 0, "move plain-salt", "from castle-red 5")
    assert armies(game, 0) == {"castle-red": 3, "plain-salt": 3}
    assert armies(game, 1) == {"castle-blue": 2}


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
