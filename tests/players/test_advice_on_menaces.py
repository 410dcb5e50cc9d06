"""What greedy knows of Menaces: the least of evils is chosen, Soldiers are kept, eggs and swaps are used."""

import pytest

import kingdom
from kingdom import players
from kingdom.players.dice import Dice
from kingdom.testing import check_player
from tests.rulebook.helpers import do
from tests.rulebook.menace_helpers import duel, plagued

EGG = "black-dragon-egg"


def choice(game: kingdom.Game, seat: int = 0) -> str:
    """The move that greedy makes here."""
    return str(players.get("greedy").choose(game.view(seat), game.legal_moves(seat), Dice(1)))


@pytest.mark.parametrize("decks", [("sisters-of-misfortune", "illusionists"), ("syphon", "black-dragons")])
def test_greedy_plays_fairly_with_the_decks_of_the_deluxe_box(decks: tuple[str, str]) -> None:
    check_player(players.get("greedy"), games=2, options=duel(decks, deluxe=True))


def combat(*standing: str, vanquished: tuple[str, ...] = (), soldiers: int, round_: int = 4) -> str:
    """What greedy fights first."""
    decks = ("black-dragons", "sisters-of-misfortune")
    if any(name.startswith("syphon") for name in standing):
        decks = ("black-dragons", "syphon")
    words = {"standing": [list(standing)], "vanquished": [list(vanquished)]}
    return choice(
        plagued(
            {"soldiers": soldiers},
            phase="combat",
            round=round_,
            options=duel(decks, deluxe=True),
            menace=words,
        )
    )


def test_it_secures_eggs_and_the_second_before_anything_else() -> None:
    assert combat(EGG, soldiers=2) == f"secure {EGG}"
    assert combat(EGG, "sister-night", vanquished=(EGG,), soldiers=4) == f"secure {EGG}"


def test_it_vanquishes_the_last_sister_first() -> None:
    others = ("sister-drought", "sister-disease", "sister-storm")
    assert combat("sister-night", EGG, vanquished=others, soldiers=4) == "vanquish sister-night"


def test_it_fights_a_syphon_while_it_would_still_make_something() -> None:
    assert combat("syphon-gold", EGG, soldiers=2, round_=1) == "vanquish syphon-gold"


def test_it_keeps_soldiers_for_a_dragon() -> None:
    side = {"soldiers": 3, "construction": {"hidden-valley": "exploration 1", "port": "", "farm": ""}}
    words = {"standing": [["black-dragon"]]}
    for menace, laid in ((None, True), (words, False)):
        game = plagued(
            side,
            phase="production",
            step="population",
            options=duel(("black-dragons", "shadows"), deluxe=True),
            menace=menace,
        )
        while not choice(game).startswith(("soldier", "done")):
            do(game, 0, choice(game))
        assert choice(game).startswith("soldier") is laid


def test_a_sister_gets_the_cube_that_helps_least() -> None:
    side = {"construction": {"great-arena": "gold 4", "quarry": "materials 1"}}
    game = plagued(
        side,
        options=duel(("sisters-of-misfortune", "shadows"), deluxe=True),
        menace={"standing": [["sister-drought"]]},
    )
    assert choice(game) == "lose quarry materials"


def test_it_marks_a_good_card_and_swaps_a_bad_one_for_it() -> None:
    game = plagued(
        {"hand": ["farm", "port"], "selection": ["shadow"]},
        {"hand": ["hamlet", "barracks"]},
        phase="choice",
        turn=12,
        left=["grand-palace"],
        right=["shadow"],
        options=duel(("illusionists", "shadows"), deluxe=True),
        menace={"illusions": [1, 0]},
    )
    assert choice(game) == "illusion left 1"
    do(game, 0, "illusion left 1", "offer farm left", "offer port right")
    do(game, 1, "take right", "offer hamlet right", "offer barracks right")
    do(game, 0, "take right")
    assert choice(game) == "swap 1 left 1"


def test_it_keeps_its_token_and_its_cards_where_nothing_is_gained() -> None:
    game = plagued(
        {"hand": ["farm", "port"], "selection": ["grand-palace"]},
        {"hand": []},
        phase="choice",
        turn=12,
        left=["shadow"],
        right=["illusionist"],
        options=duel(("illusionists", "shadows"), deluxe=True),
        menace={"illusions": [1, 0]},
    )
    assert choice(game).startswith("offer")
