"""What greedy does for the Quests of the deluxe box: it saves for the final step and meets its condition."""

import pytest

import kingdom
from kingdom import players
from kingdom.players.dice import Dice
from kingdom.testing import check_player
from tests.rulebook.quest_helpers import planning, with_quest

DRAGON = with_quest("captive-dragon", deluxe=True)
SPECIALISTS = ["scholars", "navigators", "recruiters"]


def choice(game: kingdom.Game, seat: int = 0) -> str:
    """The move that greedy makes here."""
    return str(players.get("greedy").choose(game.view(seat), game.legal_moves(seat), Dice(1)))


@pytest.mark.parametrize("quest", ["ancestral-treasure", "captive-dragon"])
@pytest.mark.parametrize("alone", [False, True])
def test_greedy_plays_the_deluxe_quests_fairly(quest: str, alone: bool) -> None:
    options = with_quest(quest, deluxe=True, players=1 if alone else 2)
    check_player(players.get("greedy"), games=2, options=options)


def test_it_captures_the_dragon_as_soon_as_it_can() -> None:
    game = planning({"soldiers": 10, "built": SPECIALISTS}, options=DRAGON)
    assert choice(game) == "quest captive-dragon 4"


def test_it_begins_a_card_of_the_type_that_the_dragon_asks_for() -> None:
    """Without the Quest, or with three of them in the Duchy, it would recycle the Specialist."""
    side = {"selection": ["tax-collector"], "built": []}
    chosen = {
        name: choice(planning(side, options=options, round=4))
        for name, options in (("dragon", DRAGON), ("usurper", with_quest(deluxe=True)))
    }
    assert chosen["dragon"] == "slate tax-collector"
    assert chosen["usurper"].startswith("recycle tax-collector")
