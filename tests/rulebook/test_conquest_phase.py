"""The Conquest phase of two players: turns, recruits, Moves, battles, spots, Prison, points."""

import pytest

from kingdom.testing import position
from tests.rulebook.conquest_helpers import (
    CENTRE,
    armies,
    destinations,
    on_board,
    soldiers,
    starts,
    state,
    with_board,
)
from tests.rulebook.helpers import do, refused, texts

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
    assert (game.phase, game.to_act) == ("conquest", (1,))


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
