"""The Menace module: what is true of all decks (MEN-GEN-1 to MEN-GEN-15)."""

import pytest

import kingdom
from kingdom.arena.modes import DELUXE_MENACES, MENACES_ALONE
from kingdom.testing import position
from tests.rulebook.helpers import (
    do,
    faces,
    own,
    play_to_round,
    refused,
    seen,
    texts,
    truth,
)
from tests.rulebook.menace_helpers import DUSK, TO_PLAN, alone, before, duel, lost, menaces, plagued

# --- set-up --------------------------------------------------------------------------------------------


@pytest.mark.rule("R-181")
def test_the_calamities_stay_in_the_box() -> None:
    game = kingdom.Game.new(duel(), seed=7)
    assert seen(game, None)["calamities"] == 0
    for number in (1, 2, 3, 4):
        play_to_round(game, number)
        assert "calamity" not in own(game, 0)["hand"] + own(game, 1)["hand"]
    assert len(truth(game)["modules"]["menace"]["calamities"]) == 8


@pytest.mark.rule("R-182")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_hand_gets_one_card_of_its_owners_deck(number: int) -> None:
    game = kingdom.Game.new(duel(("thieves", "giant-rats")), seed=3)
    play_to_round(game, number)
    hands = own(game, 0)["hand"], own(game, 1)["hand"]
    assert [len(hand) for hand in hands] == [8, 8]
    assert [hand.count("thief") for hand in hands] == [1, 0]
    assert [hand.count("giant-rat") for hand in hands] == [0, 1]
    assert menaces(game)["left"] == {"thieves": 4 - number, "giant-rats": 4 - number}


@pytest.mark.rule("R-183")
@pytest.mark.parametrize(
    ("players", "decks", "sentence"),
    [
        (2, ("shadows", "shadows"), "Both players have 'shadows', which is there once; give each another"),
        (2, ("shadows", "wolves"), "menaces='wolves' is not known; choose one of 'black-dragons', 'shadows'"),
        (2, ("shadows",), "menaces=('shadows',) names 1; a game of 2 needs 2."),
        (2, "shadows", "menaces=('shadows',) names 1; a game of 2 needs 2."),
        (1, ("shadows", "thieves"), "menaces=('shadows', 'thieves') names 2; a game of 1 needs 1."),
        (2, 5, "menaces=5 is no name"),
    ],
)
def test_each_player_chooses_another_deck(players: int, decks: object, sentence: str) -> None:
    with pytest.raises(kingdom.OptionsError) as caught:
        kingdom.Options(players=players, module="menace", menaces=decks)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("deck", DELUXE_MENACES)
def test_the_decks_of_the_deluxe_box_are_played_with_it(deck: str) -> None:
    with pytest.raises(kingdom.OptionsError, match=f"menaces='{deck}' is in the deluxe box; .* deluxe=True"):
        duel((deck, "shadows"))
    assert deck in menaces(kingdom.Game.new(duel((deck, "shadows"), deluxe=True), seed=1))["left"]


def test_without_a_choice_the_advised_first_duel_is_played() -> None:  # MEN-GEN-17
    game = kingdom.Game.new(kingdom.Options(module="menace"), seed=1)
    assert set(menaces(game)["left"]) == {"frost-giants", "giant-rats"}
    assert "frost-giant" in own(game, 0)["hand"]


def test_what_only_a_scenario_may_bring_is_refused_from_players() -> None:
    with pytest.raises(kingdom.OptionsError, match="vanquished_vermin"):
        kingdom.Options(players=1, module="menace", menaces="giant-rats", vanquished_vermin="pile")


@pytest.mark.rule("R-198")
@pytest.mark.parametrize(
    ("deck", "card"),
    [
        ("giant-rats", "giant-rat"),
        ("frost-giants", "frost-giant"),
        ("shadows", "shadow"),
        ("thieves", "thief"),
        ("sisters-of-misfortune", "sister-"),
        ("syphon", "syphon-"),
    ],
)
def test_in_a_game_of_one_four_menaces_replace_the_calamities_of_the_danger_deck(
    deck: str, card: str
) -> None:
    table = truth(kingdom.Game.new(alone(deck, deluxe=True), seed=5))
    danger = table["modules"]["solo"]["danger"]
    assert len([name for name in danger if name.startswith(card)]) == 4
    assert (len(danger), "calamity" in danger) == (12, False)
    assert table["modules"]["menace"]["left"] == {deck: 0}


@pytest.mark.parametrize("deck", MENACES_ALONE)
def test_each_deck_has_the_medals_of_the_module(deck: str) -> None:  # MEN-RAT-8 and the like
    game = kingdom.Game.new(alone(deck, deluxe=True), seed=5)
    assert game.modules[1].medals(game) == (70, 95, 115)


# --- Choice --------------------------------------------------------------------------------------------


@pytest.mark.rule("R-184")
def test_a_menace_can_be_offered_face_down() -> None:
    game = kingdom.Game.new(duel(), seed=7)
    do(game, 0, "offer frost-giant left trap")
    assert faces(seen(game, 1)["areas"]["left"])[-1] is None
    assert menaces(game, 1)["left"]["frost-giants"] == 3


def test_a_menace_that_nobody_took_is_discarded() -> None:
    game = plagued({}, {}, phase="choice", turn=15, left=("giant-rat",), right=("farm",))
    do(game, 0, "take right")
    assert faces(seen(game, None)["discard"]) == ["giant-rat"]


@pytest.mark.rule("R-197")
def test_a_menace_before_nobody_costs_nothing() -> None:
    game = plagued({}, {}, phase="choice", turn=15, left=("giant-rat",), right=("frost-giant trap 1",))
    assert (lost(game, 0), lost(game, 1)) == (0, 0)


# --- Planning ------------------------------------------------------------------------------------------


@pytest.mark.rule("R-185")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_menace_acts_upon_whoever_took_it_whosever_deck_it_is_of(seat: int) -> None:
    sides = [TO_PLAN, {"selection": ["belfry"]}]
    sides[seat] = {"selection": ["farm", "giant-rat"]}
    game = plagued(*sides)
    assert before(game, seat) == ["giant-rat", "vermin"]
    assert before(game, 1 - seat) == []


@pytest.mark.rule("R-186")
def test_a_menace_cannot_be_recycled() -> None:
    game = plagued({"selection": ["farm", "giant-rat"]}, TO_PLAN)
    assert not [text for text in texts(game, 0) if "giant-rat" in text]
    with pytest.raises(kingdom.NotationError, match="only Development and Treasure cards can"):
        kingdom.parse_move("recycle giant-rat > alchemy", game, 0)


@pytest.mark.rule("R-187")
def test_a_menace_is_neither_slated_nor_discarded_as_a_card_under_construction() -> None:
    game = plagued({"selection": ["farm", "giant-rat"]}, TO_PLAN)
    assert refused(game, 0, "slate giant-rat") == "not-in-selection"
    for text in ("discard giant-rat", "cube > giant-rat", "soldier > giant-rat"):
        with pytest.raises(kingdom.NotationError):
            kingdom.parse_move(text, game, 0)


@pytest.mark.rule("R-188")
def test_menaces_end_planning_in_the_construction_area() -> None:
    game = plagued({"selection": ["giant-rat", "frost-giant", "farm"]}, {"selection": ["frost-giant"]})
    do(game, 0, "slate farm", "freeze farm")
    assert (game.phase, own(game, 0)["selection"], own(game, 1)["selection"]) == ("production", [], [])
    assert before(game, 0) == ["giant-rat", "vermin", "frost-giant"]
    assert before(game, 1) == ["frost-giant"]


@pytest.mark.rule("R-189")
def test_shadows_act_before_thieves_and_both_before_planning() -> None:
    game = plagued({"selection": ["thief", "shadow", "farm", "port"]}, TO_PLAN, options=duel(DUSK))
    assert texts(game, 0) == ["give-up farm", "give-up port"]
    assert refused(game, 0, "slate farm") == "menaces-act"
    assert refused(game, 0, "done") == "menaces-act"
    assert refused(game, 0, "cover valados gold") == "menaces-act"
    do(game, 0, "give-up farm")
    assert texts(game, 0) == [f"cover valados {resource}" for resource in ("materials", "population", "gold")]
    do(game, 0, "cover valados gold")
    assert "slate port" in texts(game, 0)


def test_no_any_time_action_interrupts_the_menaces() -> None:
    side = {"selection": ["shadow", "farm"], "construction": {"port": ""}, "krystallium": 1}
    game = plagued(side, TO_PLAN, options=duel(DUSK))
    assert refused(game, 0, "krystallium > port materials") == "menaces-act"
    assert refused(game, 0, "discard port") == "menaces-act"


def test_what_the_menaces_make_one_player_do_is_seen_when_both_have_finished() -> None:  # RUL-02
    sides = {"selection": ["shadow", "farm", "port"]}, {"selection": ["shadow", "belfry"]}
    game = plagued(*sides, options=duel(DUSK))
    looked = seen(game, 1)
    do(game, 0, "give-up farm")
    assert seen(game, 1) == looked
    do(game, 1, "give-up belfry")
    assert faces(seen(game, 1)["discard"]) == ["farm", "belfry"]
    assert sum(own(game, 1)["alchemy"].values()) == 1


# --- the game of one -----------------------------------------------------------------------------------


@pytest.mark.rule("R-171")
def test_a_menace_cannot_pay_for_a_search() -> None:
    game = position(
        phase="choice",
        options=alone("shadows"),
        left=["farm", "port", "shadow"],
        deck=["nexus", "belfry", "hamlet"],
    )
    do(game, 0, "take left")
    assert refused(game, 0, "search shadow") == "cannot-pay-search"


def test_as_an_option_a_menace_may_pay_for_a_search() -> None:  # ED-10
    options = alone("shadows", house={"search_may_discard_menace": "yes"})
    game = position(
        phase="choice", options=options, left=["farm", "shadow"], deck=["nexus", "belfry", "hamlet"]
    )
    do(game, 0, "take left", "search shadow", "search farm", "keep nexus")
    assert faces(seen(game, 0)["discard"])[:2] == ["shadow", "farm"]
