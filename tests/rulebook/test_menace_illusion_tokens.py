"""Where Illusion tokens come from (MEN-ILLU-1 to MEN-ILLU-3, MEN-ILLU-9)."""

import pytest

import kingdom
from tests.rulebook.helpers import do, finish_all
from tests.rulebook.menace_helpers import before, duel, menaces, plagued

DECKS = ("illusionists", "shadows")


@pytest.mark.rule("R-278")
@pytest.mark.parametrize(("decks", "held"), [(DECKS, [1, 0]), (("giant-rats", "illusionists"), [0, 1])])
def test_whoever_has_chosen_the_deck_begins_with_a_token(decks: tuple[str, str], held: list[int]) -> None:
    game = kingdom.Game.new(duel(decks, deluxe=True), seed=1)
    assert menaces(game)["illusions"] == held


def after_planning(mine: int, theirs: int, held: tuple[int, int], round_: int = 1) -> list[int]:
    """The tokens when Production begins and so many Illusionists stand before the seats."""
    words = {"standing": [["illusionist"] * mine, ["illusionist"] * theirs], "illusions": list(held)}
    game = plagued({"selection": ["port"]}, options=duel(DECKS, deluxe=True), menace=words, round=round_)
    do(game, 0, "recycle port > alchemy")
    illusions: list[int] = menaces(game)["illusions"]
    return illusions


@pytest.mark.rule("R-279")
def test_when_production_begins_the_opponent_gains_a_token_for_each_illusionist() -> None:
    assert after_planning(1, 0, (0, 0)) == [0, 1]
    assert after_planning(2, 0, (0, 0)) == [0, 2]
    assert after_planning(1, 1, (1, 0)) == [2, 1]


def test_an_illusionist_taken_this_round_counts_already() -> None:  # MEN-ILLU-3
    game = plagued(
        {"selection": ["illusionist"], "construction": {"farm": ""}},
        {"construction": {"hamlet": ""}},
        options=duel(DECKS, deluxe=True),
        menace={"illusions": [0, 0]},
    )
    assert (game.phase, before(game, 0), menaces(game)["illusions"]) == (
        "production",
        ["illusionist"],
        [0, 1],
    )


@pytest.mark.rule("R-280")
def test_no_token_is_gained_when_three_are_in_play() -> None:
    assert after_planning(2, 0, (3, 0)) == [3, 0]
    assert after_planning(3, 0, (1, 1)) == [1, 2]


@pytest.mark.parametrize(("round_", "held"), [(1, [2, 1]), (2, [1, 2])])
def test_scarce_tokens_are_given_in_turn_from_the_first_player_on(round_: int, held: list[int]) -> None:
    assert after_planning(2, 2, (0, 0), round_) == held  # RUL-69


def test_tokens_come_once_a_round() -> None:
    words = {"standing": [["illusionist"], []], "illusions": [0, 0]}
    game = plagued({"selection": ["port"]}, options=duel(DECKS, deluxe=True), menace=words)
    do(game, 0, "recycle port > alchemy")
    while game.round == 1:
        finish_all(game)
    assert menaces(game)["illusions"] == [0, 1]
