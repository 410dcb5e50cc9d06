"""The Choice phase before its first turn: hands, opening cards, and a deck that runs out."""

import json

import pytest

import kingdom
from kingdom.rules.cards import Catalogue, load_deck, standard
from kingdom.testing import position
from tests.rulebook.helpers import (
    BARE,
    area,
    at_the_start_of_round,
    do,
    faces,
    own,
    play_to_round,
    refused,
    seen,
    truth,
)

FOURTEEN = ("sawmill", "farm", "hamlet", "barracks", "guildhall", "market-hall", "port") * 2
"""The hands of both players, as they lie on top of a deck."""

KEPT = ("sawmill", "farm", "hamlet", "barracks", "guildhall")


def small_deck() -> Catalogue:
    """An owner's deck of 16 cards, which is just enough for one round."""
    developments = [card.id for card in standard().developments if card.id not in KEPT]
    treasures = [card.id for card in standard().treasures]
    tables = [f'[[card]]\nid = "{card}"\ncopies = 0' for card in developments]
    tables += [f'[[treasure]]\nid = "{card}"\ncopies = 0' for card in treasures]
    return load_deck("\n".join(tables))


# --- hands ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R-016")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_player_is_dealt_7_cards_of_the_deck_each_round(number: int) -> None:
    game = at_the_start_of_round(number)
    for seat in (0, 1):
        assert len([card for card in own(game, seat)["hand"] if card != "calamity"]) == 7


@pytest.mark.rule("R-016")
def test_the_cards_are_dealt_from_the_top_of_the_deck() -> None:
    game = at_the_start_of_round(2, deck=(*FOURTEEN, "nexus", "cathedral"))
    hands = [card for seat in (0, 1) for card in own(game, seat)["hand"] if card != "calamity"]
    assert sorted(hands) == sorted(FOURTEEN)
    assert (area(game, "left"), area(game, "right")) == (["nexus"], ["cathedral"])


@pytest.mark.rule("R-017")
@pytest.mark.parametrize(("number", "left_in_the_stack"), [(1, 6), (2, 4), (3, 2), (4, 0)])
def test_each_hand_gets_exactly_one_calamity(number: int, left_in_the_stack: int) -> None:
    game = at_the_start_of_round(number)
    for seat in (0, 1):
        assert (own(game, seat)["hand_count"], own(game, seat)["hand"].count("calamity")) == (8, 1)
    assert seen(game, None)["calamities"] == left_in_the_stack


@pytest.mark.rule("R-018")
@pytest.mark.parametrize("viewer", [1, None])
def test_nobody_else_sees_a_hand(viewer: int | None) -> None:
    hand = ["infernal-gate", "farm"]
    game = position(phase="choice", sides=({"hand": hand},))
    side = seen(game, viewer)["sides"][0]
    assert (side["hand"], side["hand_count"]) == (None, 2)
    assert "infernal-gate" not in json.dumps(seen(game, viewer))
    assert sorted(own(game, 0)["hand"]) == sorted(hand)


@pytest.mark.rule("R-018")
@pytest.mark.parametrize("viewer", [1, None])
def test_two_games_that_differ_only_in_a_hand_look_the_same_to_others(viewer: int | None) -> None:
    games = [position(phase="choice", sides=({"hand": hand},)) for hand in (["farm"], ["cathedral"])]
    assert own(games[0], 0) != own(games[1], 0)
    assert seen(games[0], viewer) == seen(games[1], viewer)


@pytest.mark.rule("R-018")
def test_the_log_tells_a_hand_to_its_owner_only() -> None:
    game = kingdom.Game.new(BARE, seed=7)
    journal = game.listen()
    play_to_round(game, 2)
    for viewer in (0, 1, -1):
        dealt = [event for event in journal.logs[viewer] if event["event"] == "dealt"]
        assert [event["seat"] for event in dealt if event["cards"] is not None] == [viewer] * (viewer >= 0)
        assert [event["count"] for event in dealt] == [8, 8]


# --- opening cards -------------------------------------------------------------------------------------


@pytest.mark.rule("R-019")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_one_face_up_card_lies_in_each_offering_area_before_the_first_offering(number: int) -> None:
    game = at_the_start_of_round(number)
    for name in ("left", "right"):
        assert len(area(game, name)) == 1
        assert None not in area(game, name)


@pytest.mark.rule("R-053")
def test_a_treasure_may_be_an_opening_card_and_is_face_up() -> None:
    game = at_the_start_of_round(2, deck=(*FOURTEEN, "treasure-1", "treasure-2"))
    for viewer in (0, 1, None):
        assert area(game, "left", viewer) == ["treasure-1"]
        assert area(game, "right", viewer) == ["treasure-2"]


def test_a_trap_token_cannot_touch_an_opening_card() -> None:  # RUL-29
    game = at_the_start_of_round(2, deck=(*FOURTEEN, "treasure-1", "nexus"))
    assert refused(game, 1, "offer treasure-1 left trap") == "not-in-hand"


# --- the deck ------------------------------------------------------------------------------------------


@pytest.mark.rule("R-052")
def test_a_base_game_takes_16_cards_of_the_deck_each_round() -> None:
    game = kingdom.Game.new(BARE, seed=7)
    left = [seen(game, None)["deck_count"]]
    for number in (2, 3, 4):
        play_to_round(game, number)
        left.append(seen(game, None)["deck_count"])
    assert left == [64, 48, 32, 16]


def short_of_cards(*discarded: str, seed: int = 0) -> kingdom.Game:
    """The end of round 1 with two cards left in the deck and all others in the discard."""
    deck = truth(position(phase="choice"))["deck"]
    for card in ("nexus", "cathedral"):
        deck.remove(card)
    return position(phase="production", step="gold", discard=[*deck, *discarded], seed=seed)


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:  # RUL-05
    game = short_of_cards()
    journal = game.listen()
    play_to_round(game, 2)
    assert {"event": "reshuffled", "cards": 78} in journal.logs[-1]
    assert seen(game, None)["deck_count"] == 78 - 14
    assert seen(game, None)["discard"] == []
    # The last two cards of the old deck are dealt before the new one is made.
    assert {"nexus", "cathedral"} < {*own(game, 0)["hand"], *own(game, 1)["hand"]}


@pytest.mark.rule("R-051")
def test_discarded_calamities_stay_out_of_the_new_deck() -> None:  # RUL-08
    game = short_of_cards("calamity", "calamity trap 2")
    play_to_round(game, 2)
    assert "calamity" not in truth(game)["deck"]
    assert [own(game, seat)["hand"].count("calamity") for seat in (0, 1)] == [1, 1]
    assert faces(seen(game, None)["discard"]) == ["calamity", "calamity"]


def test_the_new_deck_is_shuffled() -> None:  # RUL-05
    games = [short_of_cards(seed=seed) for seed in (1, 2)]
    for game in games:
        play_to_round(game, 2)
    decks = [truth(game)["deck"] for game in games]
    assert decks[0] != decks[1]


def test_an_owners_deck_of_16_cards_goes_round_again() -> None:  # RUL-05
    game = kingdom.Game.new(BARE, seed=7, catalogue=small_deck())
    assert seen(game, None)["deck_count"] == 0
    assert own(game, 0)["hand_count"] == own(game, 1)["hand_count"] == 8
    play_to_round(game, 2)
    dealt = [card for seat in (0, 1) for card in own(game, seat)["hand"] if card != "calamity"]
    opened = [card for name in ("left", "right") for card in area(game, name)]
    assert len(dealt) + len(opened) + seen(game, None)["deck_count"] + _on_the_table(game) == 16


def _on_the_table(game: kingdom.Game) -> int:
    """Cards under construction and constructed cards, which no deck is made of."""
    return sum(len(side["construction"]) + len(side["built"]) for side in seen(game, None)["sides"])


def test_nothing_is_drawn_when_even_the_discards_are_used_up() -> None:  # RUL-05
    slated = [("sawmill", "")] * 3 + [("farm", "")] * 4 + [("hamlet", "")] * 3 + [("barracks", "")] * 3
    game = position(
        phase="production", step="exploration", catalogue=small_deck(), sides=({"construction": slated},)
    )
    while game.round == 1:  # so many cards could be discarded for Krystallium that windows open
        do(game, 0, "done")
    assert (game.round, game.phase) == (2, "choice")
    assert own(game, 0)["hand"] == ["guildhall", "guildhall", "guildhall", "calamity"]
    assert own(game, 1)["hand"] == ["calamity"]
    assert (area(game, "left"), area(game, "right")) == ([], [])
    play_to_round(game, 3)
    assert game.round == 3
