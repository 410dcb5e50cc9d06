"""Trap and Spy tokens that Quest steps bring (QST-GEN-18, RUL-86)."""

from random import Random

import pytest

import kingdom
from kingdom.rules.cards import load_deck
from kingdom.testing import position
from tests.rulebook.helpers import area, do, own, refused, seen, texts, truth
from tests.rulebook.quest_helpers import changed, planning, progress, with_quest

TRAP_STEP = changed("usurper", ["step = 1\ncost = { gold = 1 }\ngain = { trap = 1 }"])
NORTH = with_quest("northern-lands")
SOLO_SPY = changed("usurper", ["step = 1\ncost = { gold = 1 }\ngain = { spy = 1 }"], side="solo_step")
HAND = ("farm", "port", "nexus", "hamlet")


def offering(**words: object) -> kingdom.Game:
    """Seat 0 makes the first Offering; both boards of the owner bring a Trap token for 1 Gold."""
    return position(
        options=with_quest(),
        phase="choice",
        sides=({"hand": HAND, "alchemy": {"gold": 1}, **words}, {"hand": ("belfry", "sawmill")}),
        left=("scholars",),
        right=("cathedral",),
        catalogue=load_deck(TRAP_STEP),
    )


@pytest.mark.rule("R-352")
def test_a_trap_token_from_a_step_can_be_used_at_once() -> None:
    game = offering(traps=0)
    assert refused(game, 0, "offer farm left trap") == "no-trap-token"
    do(game, 0, "quest usurper 1", "offer farm left trap")
    assert own(game, 0)["traps"] == 0


@pytest.mark.rule("R-352")
def test_a_trap_token_from_a_step_comes_back_every_round() -> None:
    game = planning({"alchemy": {"gold": 1}, "selection": ()}, {"selection": ()}, deck=TRAP_STEP)
    do(game, 0, "quest usurper 1")
    assert own(game, 0)["traps"] == 3
    for round in (2, 3, 4):
        while game.round < round:
            seat = game.to_act[0]
            game.play(seat, game.legal_moves(seat)[0])
        assert [side["traps"] for side in seen(game, None)["sides"]] == [3, 2]


def test_at_most_two_cards_of_an_offering_are_hidden() -> None:
    """RUL-127: an Offering has two cards, however many Trap tokens there are."""
    game = offering()
    do(game, 0, "quest usurper 1", "offer farm left trap", "offer port right trap")
    assert (game.to_act, own(game, 0)["traps"]) == ((1,), 1)


def test_a_trap_token_is_useless_in_a_game_of_one() -> None:
    deck = changed("usurper", ["step = 1\ncost = { gold = 1 }\ngain = { trap = 1 }"], side="solo_step")
    game = planning({"alchemy": {"gold": 1}, "traps": 0}, options=with_quest(players=1), deck=deck)
    do(game, 0, "quest usurper 1")
    assert (own(game, 0)["traps"], progress(game, 0)["traps"]) == (0, [0])


# --- Spy tokens --------------------------------------------------------------------------------------------


def spying(spies: int = 1) -> kingdom.Game:
    """Seat 1 selects, with Spy tokens of the Quest; face-down cards of seat 0 lie about."""
    return position(
        options=NORTH,
        phase="choice",
        turn=5,
        sides=(
            {"hand": HAND, "selection": ["belfry trap 2"]},
            {"hand": ["sawmill"], "selection": ["cathedral trap"]},
        ),
        left=("scholars", "calamity trap"),
        right=("royal-mint trap 2",),
        modules={"quest": {"spies": (0, spies)}},
    )


def test_the_northern_lands_bring_a_spy_token() -> None:
    game = planning({"alchemy": {"gold": 4}}, options=NORTH)
    do(game, 0, "quest northern-lands 2")
    assert progress(game, 0)["spies"] == [1, 0]


@pytest.mark.rule("R-353")
def test_a_spy_token_shows_a_face_down_card_to_its_user_alone() -> None:
    game = spying()
    journal = game.listen()
    do(game, 1, "spy left 2")
    assert area(game, "left", 1) == ["scholars", None]
    assert {"where": "left", "index": 1, "card": "calamity"} in seen(game, 1)["memory"]
    for viewer in (0, None):
        assert area(game, "left", viewer) == ["scholars", None]
        assert seen(game, viewer)["areas"]["left"][1]["looked_by"] == [1]
    told = {"event": "looked", "seat": 1, "area": "left", "place": 2}
    assert journal.logs[1] == [told | {"card": "calamity"}]
    assert journal.logs[0] == journal.logs[-1] == [told | {"card": None}]


@pytest.mark.rule("R-353")
def test_cards_in_both_selection_areas_can_be_looked_at_and_known_ones_need_no_look() -> None:
    game = spying(3)
    looks = [text for text in texts(game, 1) if text.startswith("spy")]
    assert looks == ["spy left 2", "spy own 1"]  # the others seat 1 has laid itself
    do(game, 1, "spy own 1")
    assert {"where": "selection 1", "index": 0, "card": "cathedral"} in seen(game, 1)["memory"]
    assert refused(game, 1, "spy own 1") == "spy-nothing"
    assert refused(game, 1, "spy left 1") == "spy-nothing"
    assert refused(game, 1, "spy other 1") == "spy-nothing"


def test_a_sampled_world_keeps_a_calamity_that_was_looked_at_as_the_one_of_that_hand() -> None:
    game = spying()
    do(game, 1, "spy left 2")
    for number in range(20):
        table = truth(kingdom.sample_world(game.view(1), Random(number)))
        assert table["areas"]["left"][1]["card"] == "calamity"
        assert "calamity" not in table["sides"][0]["hand"]


@pytest.mark.rule("R-354")
def test_a_used_spy_token_is_back_in_the_next_round() -> None:
    game = spying()
    do(game, 1, "spy left 2")
    assert refused(game, 1, "spy own 1") == "no-quest-spy"
    assert progress(game)["spied"] == [0, 1]
    while game.round == 1:
        seat = game.to_act[0]
        game.play(seat, game.legal_moves(seat)[-1])
    assert progress(game)["spied"] == [0, 0]


def test_a_spy_token_is_for_turns_of_the_own_in_choice() -> None:
    game = planning({}, options=NORTH, quest={"spies": (1, 0)})
    assert refused(game, 0, "spy left 1") == "spy-in-choice"


def test_in_a_game_of_one_a_spy_token_of_the_quest_looks_where_the_others_turn_up() -> None:
    game = position(
        options=with_quest(players=1),
        phase="choice",
        left=("scholars", "royal-mint trap 2"),
        modules={"quest": {"spies": (1,)}},
        catalogue=load_deck(SOLO_SPY),
    )
    do(game, 0, "spy left 2")
    assert seen(game, 0)["areas"]["left"][1]["card"] is None
    assert seen(game, 0)["memory"] == [{"where": "left", "index": 1, "card": "royal-mint"}]
    assert "reveal left 2" in texts(game, 0)
