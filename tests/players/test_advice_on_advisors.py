"""What greedy does with Advisors: abilities are used where they are worth their Soldiers, not elsewhere."""

from typing import Any

import pytest

import kingdom
from kingdom import players
from kingdom.players.dice import Dice
from kingdom.testing import check_player
from tests.rulebook.advisors_helpers import ALONE, BOTH_BOXES, TWO, with_advisors


def choice(game: kingdom.Game, seat: int = 0) -> str:
    """The move that greedy makes here."""
    return str(players.get("greedy").choose(game.view(seat), game.legal_moves(seat), Dice(1)))


@pytest.mark.parametrize("options", [TWO, ALONE])
def test_greedy_plays_fairly_with_advisors(options: kingdom.Options) -> None:
    check_player(players.get("greedy"), games=2, options=options)


def test_it_takes_krystallium_when_the_cards_of_the_round_are_planned() -> None:
    words = {"soldiers": 5, "krystallium": 0, "construction": {"royal-mint": ""}}
    planning = with_advisors(["great-silversmith"], sides=({"selection": ["farm"], **words}, {}))
    assert choice(planning) != "advisor great-silversmith"
    window = with_advisors(
        ["great-silversmith"], phase="production", step="materials", sides=(words, {"soldiers": 0})
    )
    assert choice(window) == "advisor great-silversmith"


def test_it_discards_a_calamity_in_the_end() -> None:
    sides = ({"soldiers": 5, "calamities": 1}, {"soldiers": 0})
    game = with_advisors(["illuminated-prophet"], phase="end-of-game", round=4, sides=sides)
    assert choice(game) == "advisor illuminated-prophet"


@pytest.mark.parametrize(("mine", "theirs", "move"), [(1, 3, "advisor scrying-alchemist"), (3, 1, "done")])
def test_it_doubles_calamities_only_to_the_others_cost(mine: int, theirs: int, move: str) -> None:
    sides = ({"soldiers": 7, "calamities": mine}, {"calamities": theirs})
    assert choice(with_advisors(["scrying-alchemist"], phase="end-of-game", round=4, sides=sides)) == move


def test_it_moves_a_good_card_to_the_area_that_it_will_take() -> None:
    game = with_advisors(
        [],
        ["whimsical-gambler"],
        phase="choice",
        turn=1,
        left=["hidden-valley"],
        right=["royal-cavalry"],
        sides=({}, {"soldiers": 12, "hand": ["port", "belfry"]}),
    )
    assert choice(game, 1).startswith("advisor whimsical-gambler")


def test_it_builds_a_card_for_nothing_that_it_would_hardly_finish() -> None:
    side = {"soldiers": 8, "construction": {"great-arena": "", "farm": ""}}
    game = with_advisors(["master-artisan"], phase="end-of-game", round=4, sides=(side, {"soldiers": 0}))
    assert choice(game) == "advisor master-artisan great-arena"


def test_of_two_advisors_it_keeps_one_that_it_values() -> None:
    game = kingdom.Game.new(TWO, seed=4)
    assert choice(game) in [str(move) for move in game.legal_moves(0)]


# --- the deluxe box ----------------------------------------------------------------------------------------


def deluxe(*advisors: str, **words: Any) -> kingdom.Game:  # noqa: ANN401 - the words of `position` are of every kind
    """A position of the first player with these Advisors of the deluxe box."""
    return with_advisors(list(advisors), options=BOTH_BOXES, **words)


@pytest.mark.parametrize("players_", [1, 2])
def test_greedy_plays_fairly_with_the_deluxe_box(players_: int) -> None:
    options = kingdom.Options(module="advisors", deluxe=True, players=players_)
    check_player(players.get("greedy"), games=2, options=options)


def test_it_lets_the_combo_count_what_there_is_most_of() -> None:
    built = ["majestic-statue", "scholars", "navigators", "recruiters"]
    game = deluxe(
        "bewitching-manipulator", phase="end-of-game", round=4, sides=({"soldiers": 10, "built": built},)
    )
    assert choice(game) == "advisor bewitching-manipulator majestic-statue specialist"


def test_it_doubles_the_card_with_the_most_points() -> None:
    built = ["great-arena", "labyrinth-of-fenhror", "grand-palace"]
    game = deluxe("grand-treasurer", phase="end-of-game", round=4, sides=({"soldiers": 9, "built": built},))
    assert choice(game) == "advisor grand-treasurer labyrinth-of-fenhror"


def test_it_gives_a_calamity_back_for_a_good_card() -> None:
    sides = ({"soldiers": 9, "selection": ["calamity"], "hand": ["farm"]}, {"hand": ["port", "belfry"]})
    game = deluxe("shrewd-negotiator", phase="choice", turn=3, left=["royal-cavalry"], right=[], sides=sides)
    assert choice(game) == "advisor shrewd-negotiator 1 left 1"


def test_it_has_a_calamity_swapped_out_of_the_area_that_it_wants_and_gives_its_own_worst_card() -> None:
    sides = ({"soldiers": 9, "hand": ["farm"]}, {"hand": ["royal-cavalry", "calamity"]})
    left = ["royal-guard", "calamity", "scholars"]
    game = deluxe("pretender", phase="choice", turn=3, left=left, right=[], sides=sides)
    assert choice(game) == "advisor pretender left 2"
    game.play(0, kingdom.parse_move("advisor pretender left 2", game, 0))
    assert choice(game, 1) == "swap calamity"
