"""What greedy does with Advisors: abilities are used where they are worth their Soldiers, not elsewhere."""

import pytest

import kingdom
from kingdom import players
from kingdom.players.dice import Dice
from kingdom.testing import check_player
from tests.rulebook.advisors_helpers import ALONE, TWO, with_advisors


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
