"""What greedy knows of a Conquest board."""

from random import Random

import kingdom
from kingdom.arena.play import play_game
from tests.rulebook.conquest_helpers import CENTRE, armies, on_board, with_board
from tests.rulebook.helpers import texts


def choice(game: kingdom.Game) -> str:
    """What greedy does now."""
    seat = game.to_act[0]
    return str(kingdom.players.get("greedy").choose(game.view(seat), game.legal_moves(seat), Random(1)))


def play(game: kingdom.Game, seat: int) -> list[str]:
    """What greedy does until its action is over."""
    made = []
    while not game.over and game.to_act == (seat,):
        made.append(choice(game))
        game.play(seat, kingdom.parse_move(made[-1], game, seat))
        if game.phase != "conquest":
            break
    return made


def test_it_takes_the_richest_territory_that_it_can_reach() -> None:
    game = on_board({"sea-mist": 2}, {"castle-blue": 1}, soldiers=(2, 1), round=4)
    assert play(game, 0)[:2] == ["move forest-owl", "from sea-mist 1"]


def test_it_does_not_leave_a_territory_for_a_poorer_one() -> None:
    game = on_board({"forest-owl": 1}, {"castle-blue": 1}, soldiers=(2, 1), round=4)
    assert choice(game) == "recruit 1"


def test_it_brings_enough_from_where_armies_are_missed_least() -> None:
    red = {"castle-red": 2, "ford-widow": 1, "plain-salt": 1}
    game = on_board(red, {"peaks-stag": 1}, soldiers=(2, 0), round=4)
    assert play(game, 0)[:2] == ["move peaks-stag", "from castle-red 2"]


def test_it_recruits_when_nothing_else_is_at_hand() -> None:
    game = on_board({}, {}, soldiers=(4, 1), round=2)
    assert choice(game).startswith("recruit")


def test_it_imprisons_the_only_army_of_a_rich_territory() -> None:
    spots = [[f"{CENTRE} prison"], ["plain-salt trap"]]
    game = on_board({CENTRE: 1}, {"castle-blue": 3, "plain-salt": 1}, spots=spots)
    assert choice(game) == "imprison plain-salt trap"
    assert "imprison castle-blue" in texts(game, 0)


def test_alone_it_gives_up_an_army_of_the_castle() -> None:
    game = on_board({"castle-red": 1, "ruins-raven": 2}, {"plain-wolf": 1}, board="C1")
    assert choice(game) == "imprison castle-red"


def test_greedy_beats_random_and_ends_up_with_territories() -> None:
    points = [0, 0]
    for number in range(4):
        game, _ = play_game(with_board(), ["greedy", "random"], f"advice/{number}")
        assert game.outcome is not None
        for seat, score in enumerate(game.outcome.scores):
            points[seat] += score.total
        assert armies(game, 0)
    assert points[0] > points[1]
