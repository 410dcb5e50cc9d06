"""Conquest alone: the enemy who never acts, his castle, his Prison, and the medals (CONQ-40 to CONQ-52)."""

import pytest

import kingdom
from kingdom.rules.cards import load_deck
from kingdom.rules.modules.solo.solo import solo_of
from kingdom.rules.scoring import score_of
from kingdom.testing import position
from tests.rulebook.conquest_helpers import armies, on_board, soldiers, state, with_board
from tests.rulebook.helpers import do, own, refused, seen, texts

PRISON = "plain-wolf"
"""The territory of the Prison on C1."""


@pytest.mark.rule("R-384")
@pytest.mark.parametrize("name", ["C1", "C2"])
def test_red_begins_with_four_armies_and_the_enemy_everywhere_else(name: str) -> None:
    game = kingdom.Game.new(with_board(name), 1)
    told = state(game)
    assert sum(told["armies"][0].values()) == len(told["spots"][0]) == 4
    assert told["reserve"][0] == 8
    board = game.box.catalogue.more["conquest-board"][name]
    free = {one.id for one in board.territories if one.id not in told["armies"][0] and not one.castle}
    assert told["armies"][1] == {"castle-blue": 2} | dict.fromkeys(sorted(free), 1)
    assert told["reserve"][1] == 12 - 2 - len(free)


def test_one_player_has_no_spy_tokens_of_the_game_of_one() -> None:  # CONQ-41
    game = kingdom.Game.new(with_board("C1"), 1)
    assert solo_of(game).selection.tokens.number == 0
    assert own(game, 0)["traps"] == 0


@pytest.mark.rule("R-385")
def test_the_enemy_never_acts_and_one_pass_ends_the_phase() -> None:
    game = on_board({"castle-red": 2}, {PRISON: 1}, soldiers=(3,), board="C1", spots=[[], []])
    do(game, 0, "recruit 1")
    assert game.to_act == (0,)
    do(game, 0, "pass")
    assert game.round == 2


@pytest.mark.rule("R-385")
def test_the_enemy_gains_nothing_from_his_spots() -> None:
    game = kingdom.Game.new(with_board("C1"), 1)
    assert state(game)["spots"][1] == [f"{PRISON} prison"]
    assert [side["krystallium"] for side in seen(game, None)["sides"]] == [0]


@pytest.mark.rule("R-386")
def test_free_territories_get_an_enemy_army_at_the_end_of_the_phase() -> None:
    red = {PRISON: 1, "ruins-raven": 1}
    game = on_board(red, {"hills-widow": 3}, soldiers=(1,), board="C1")
    do(game, 0, "pass")
    told = armies(game, 1)
    assert "castle-red" not in told
    assert set(told) & set(red) == set()
    assert told["hills-widow"] == 3
    assert told["castle-blue"] == 1
    # Nine more came, in the order of the board; then none was left beside it (RUL-116).
    assert (sum(told.values()), state(game)["reserve"][1]) == (12, 0)
    assert "forest-mist" not in told


@pytest.mark.rule("R-387")
def test_the_blue_castle_can_be_taken_and_is_worth_nothing() -> None:
    game = on_board({"hills-widow": 5}, {"castle-blue": 2}, soldiers=(5,), board="C1")
    do(game, 0, "move castle-blue", "from hills-widow 4")
    assert armies(game, 0) == {"castle-red": 2, "castle-blue": 2, "hills-widow": 1}
    assert [line.card for line in score_of(game, 0).lines if line.what == "territories"] == ["hills-widow"]


@pytest.mark.rule("R-388")
def test_beaten_enemies_leave_the_board_and_own_losses_go_to_the_own_castle() -> None:
    game = on_board({"ruins-raven": 3}, {"peaks-salmon": 2}, soldiers=(4,), board="C1")
    do(game, 0, "move peaks-salmon", "from ruins-raven 3")
    assert armies(game, 0) == {"castle-red": 2, "peaks-salmon": 1}
    assert armies(game, 1) == {}
    assert (state(game)["reserve"][1], soldiers(game)) == (12, [1])


@pytest.mark.rule("R-389")
def test_the_enemys_territories_are_subtracted() -> None:
    blue = {"castle-blue": 2, "moor-amber": 1, PRISON: 3}
    game = on_board({"hills-widow": 1}, blue, soldiers=(1,), board="C1")
    score = score_of(game, 0)
    assert (score.of("territories"), score.of("enemy-territories")) == (6, -4 - 3)


@pytest.mark.rule("R-390")
def test_while_the_enemy_holds_the_prison_an_own_army_must_go_there() -> None:
    game = on_board({"castle-red": 1, "ruins-raven": 2}, {PRISON: 1}, board="C1")
    assert (seen(game, None)["asks"], game.to_act) == ("prison", (0,))
    spots = ["imprison ruins-raven population", "imprison ruins-raven materials"]
    assert texts(game, 0) == ["imprison castle-red", *spots]
    assert refused(game, 0, "done") == "not-in-this-phase"
    do(game, 0, spots[1])
    assert (armies(game, 0), state(game)["prison"]) == ({"castle-red": 1, "ruins-raven": 1}, [1, 0])
    assert state(game)["spots"][0] == ["ruins-raven population"]
    assert game.round == 2


@pytest.mark.rule("R-390")
def test_the_prison_comes_before_the_enemies_that_come_to_free_territories() -> None:  # RUL-112
    game = on_board({"ruins-raven": 1}, {PRISON: 1}, board="C1")
    do(game, 0, "imprison ruins-raven population")
    assert armies(game, 1)["ruins-raven"] == 1


@pytest.mark.rule("R-390")
def test_holding_the_prison_does_nothing_to_the_enemy() -> None:
    game = on_board({PRISON: 1}, {"hills-widow": 3}, soldiers=(1,), board="C1")
    do(game, 0, "pass")
    assert (game.round, state(game)["prison"]) == (2, [0, 0])


@pytest.mark.rule("R-391")
def test_taking_the_prison_back_frees_all_own_armies() -> None:
    game = on_board({"ruins-raven": 2}, {PRISON: 1}, soldiers=(2,), board="C1", prison=[3, 0])
    do(game, 0, f"move {PRISON}", "from ruins-raven 2")
    assert armies(game, 0) == {"castle-red": 1 + 3, PRISON: 1}
    assert state(game)["prison"] == [0, 0]


@pytest.mark.rule("R-392")
@pytest.mark.parametrize(
    ("points", "medal"), [(59, None), (60, "bronze"), (79, "bronze"), (80, "silver"), (100, "gold")]
)
def test_the_medals_are_at_60_80_and_100(points: int, medal: str | None) -> None:
    deck = f'[[card]]\nid = "nexus"\npoints = {points - 60 if points > 99 else points}\n'
    deck += '[[card]]\nid = "belfry"\npoints = 60\n'
    game = ended(deck, ["nexus", "belfry"] if points > 99 else ["nexus"])
    assert game.outcome is not None
    assert (game.outcome.scores[0].total, game.outcome.medal) == (points, medal)


def ended(deck: str, built: list[str]) -> kingdom.Game:
    """A game of one at its end; all enemies are in Prison, so that none come to free territories."""
    return position(
        options=with_board("C1"),
        phase="end-of-game",
        round=4,
        sides=({"built": built},),
        catalogue=load_deck(deck),
        modules={"conquest": {"armies": [{}, {}], "prison": [0, 12]}},
    )
