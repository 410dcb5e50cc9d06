"""The six scenarios for one player: what may be chosen, what lies ready (SCEN-GEN, SCEN-01 to SCEN-06)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import kingdom
from kingdom.rules.cards import load_deck
from kingdom.testing import position
from tests.rulebook.helpers import do, seen, standing, texts, truth
from tests.rulebook.scenario_helpers import (
    ADVISORS_OF_ONE,
    REQUIRED,
    advisors_in,
    at,
    every_card_of_the_deck,
    module,
    new,
    options,
)

# --- options ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ({"scenario": "SC07"}, "choose one of 'SC01'"),
        ({"scenario": "SC01", "players": 2}, "for one player; set players=1"),
        ({"scenario": "SC03", "module": "quest"}, "brings its own modules"),
        ({"scenario": "SC03", "quest": "usurper"}, "leave quest= out"),
        ({"scenario": "SC01", "edition": "first_printing"}, "first printing has no scenarios"),
        ({"scenario": "SC01", "house": {"scenarios": "off"}}, "first printing has no scenarios"),
        ({"scenario": "SC02", "start_soldiers": 9}, "start_soldiers"),
    ],
)
def test_what_does_not_fit_a_scenario_is_refused_with_a_sentence(words: dict[str, Any], why: str) -> None:
    with pytest.raises(kingdom.OptionsError, match=why):
        kingdom.Options(**{"players": 1, **words})


def test_the_first_printing_can_be_given_scenarios_by_its_owner() -> None:
    chosen = options("SC01", edition="first_printing", house={"scenarios": "on"})
    assert kingdom.Game.new(chosen, 1).phase == "choice"


def test_a_deck_without_the_cards_that_lie_ready_is_refused() -> None:
    deck = load_deck('[[card]]\nid = "farm"\ncopies = 3\n')
    with pytest.raises(kingdom.OptionsError, match="SC01 needs more copies of 'farm'"):
        kingdom.Game.new(options("SC01"), 1, catalogue=deck)


# --- set-up ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-395", "R-403", "R-405", "R-411", "R-421")
@pytest.mark.parametrize("scenario", REQUIRED)
def test_the_named_cards_start_under_construction_and_leave_the_deck(scenario: str) -> None:
    game = new(scenario)
    plain = Counter(name.rstrip("-234") for name in standing(game, 0))
    assert plain == REQUIRED[scenario]
    in_box = Counter({card.id: card.copies for card in game.box.catalogue.developments if not card.deluxe})
    lying = every_card_of_the_deck(game)
    ready = Counter(plain) + Counter(truth(game)["sides"][0]["built"])
    assert {card: lying[card] + ready[card] for card in in_box} == in_box


def test_one_copy_means_that_the_others_stay_in_the_deck() -> None:
    game = new("SC03")
    assert (
        every_card_of_the_deck(game)["navigators"] == game.box.catalogue.development("navigators").copies - 1
    )


def test_a_sampled_world_knows_the_copies_that_stayed_in_the_deck() -> None:
    game = new("SC03")
    world = kingdom.sample_world(game.view(0), Random(1))
    assert every_card_of_the_deck(world) == every_card_of_the_deck(game)


@pytest.mark.rule("R-393")
@pytest.mark.parametrize("scenario", ["SC02", "SC04"])
def test_with_advisors_in_the_deck_there_are_no_treasures(scenario: str) -> None:
    assert not [card for card in every_card_of_the_deck(new(scenario)) if card.startswith("treasure")]


@pytest.mark.rule("R-394")
@pytest.mark.parametrize("scenario", REQUIRED)
def test_calamities_are_in_the_danger_deck_only_where_no_menaces_are(scenario: str) -> None:
    danger = Counter(truth(new(scenario))["modules"]["solo"]["danger"])
    assert danger["calamity"] == (0 if scenario in ("SC01", "SC03", "SC05") else 4)
    assert sum(danger.values()) == 12


@pytest.mark.rule("R-402")
def test_the_prophecy_gives_six_soldiers_two_advisors_and_no_spy_tokens() -> None:
    game = new("SC02")
    assert seen(game, 0)["sides"][0]["soldiers"] == 6
    assert module(game, "solo")["tokens"] == 0
    given = {"illuminated-prophet", "power-behind-the-throne"}
    others = advisors_in(every_card_of_the_deck(game), game)
    assert len(others) == ADVISORS_OF_ONE - 2
    assert not others & given
    assert set(module(game, "advisors")["areas"][0]) == given


@pytest.mark.rule("R-406")
def test_the_frozen_north_has_frost_giants_in_the_danger_deck_and_a_combat_phase() -> None:
    game = new("SC03")
    assert Counter(truth(game)["modules"]["solo"]["danger"])["frost-giant"] == 4
    assert "combat" in {stop.name for stop in game.course}


@pytest.mark.rule("R-405")
def test_the_frozen_north_is_played_with_the_solo_side_of_its_quest() -> None:
    game = new("SC03")
    assert module(game, "quest")["boards"] == ["northern-lands"]


@pytest.mark.rule("R-409", "R-410")
def test_the_final_battle_gives_one_advisor_and_two_soldiers() -> None:
    game = new("SC04")
    assert module(game, "quest")["boards"] == ["usurper"]
    assert module(game, "advisors")["areas"][0] == ["master-cartographer"]
    others = advisors_in(every_card_of_the_deck(game), game)
    assert len(others) == ADVISORS_OF_ONE - 1
    assert "master-cartographer" not in others
    assert seen(game, 0)["sides"][0]["soldiers"] == 2


@pytest.mark.rule("R-413", "R-414", "R-415")
def test_the_thief_guild_starts_with_thieves_before_the_duchy_and_shadows_in_the_danger_deck() -> None:
    game = new("SC05")
    menace = module(game, "menace")
    assert menace["standing"][0] == ["thief"] * 4
    tokens = ["guildhall gold", "guildhall gold", "hamlet materials", "hamlet population"]
    assert sorted(menace["stolen"][0]) == tokens
    assert sorted(seen(game, 0)["sides"][0]["built"]) == ["guildhall", "hamlet"]
    assert Counter(truth(game)["modules"]["solo"]["danger"])["shadow"] == 4


def test_with_an_owner_s_cards_there_are_no_more_stolen_tokens_than_thieves() -> None:
    deck = load_deck('[[card]]\nid = "guildhall"\nproduction = { gold = 5 }\n')
    menace = module(kingdom.Game.new(options("SC05"), 1, catalogue=deck), "menace")
    assert (len(menace["standing"][0]), len(menace["stolen"][0])) == (4, 4)


def test_cards_that_start_constructed_give_no_bonus() -> None:
    assert seen(new("SC05"), 0)["sides"][0]["soldiers"] == 0


@pytest.mark.rule("R-413")
def test_what_is_covered_at_the_start_yields_nothing() -> None:
    game = at("SC05", "production", step="gold")
    plain = position(options=kingdom.Options(bare=True, face="B"), phase="production", step="gold", round=4)
    assert seen(game, 0)["sides"][0]["announced"] == seen(plain, 0)["sides"][0]["announced"]


@pytest.mark.rule("R-420")
def test_two_quests_are_active_when_assaulted_from_every_side() -> None:
    game = at(
        "SC06",
        "planning",
        sides=({"alchemy": {"exploration": 4, "population": 4}},),
    )
    assert module(game, "quest")["boards"] == ["usurper", "pestilent-lord"]
    do(game, 0, "quest usurper 1")
    assert "quest pestilent-lord 1" in texts(game, 0)
