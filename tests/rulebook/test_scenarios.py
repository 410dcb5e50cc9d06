"""The six scenarios for one player: set-up, special rules, losses, medals (SCEN-GEN, SCEN-01 to SCEN-06)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import kingdom
from kingdom.rules.scoring import Line, Outcome, Score
from kingdom.testing import position
from tests.rulebook.helpers import do, refused, seen, standing, texts, truth

ADVISORS_OF_ONE = 11
REQUIRED = {
    "SC01": {"farm": 4},
    "SC02": {"infernal-gate": 1, "secret-fellowship": 1, "royal-dungeon": 1},
    "SC03": {"great-lighthouse": 1, "navigators": 1, "port": 1, "cache-of-giants": 1},
    "SC04": {"recruiters": 1, "grand-army": 1, "barracks": 1, "alchemical-forge": 1},
    "SC05": {},
    "SC06": {"barracks": 1, "royal-guard": 1, "high-rampart": 1, "munitions-specialists": 1},
}
MEDALS = {
    "SC01": (70, 90, 110),
    "SC02": (60, 80, 100),
    "SC03": (65, 85, 110),
    "SC04": (80, 95, 125),
    "SC05": (80, 95, 120),
    "SC06": (60, 85, 100),
}
WITHOUT_THIEVES: dict[str, Any] = {"modules": {"menace": {"standing": [["shadow"]], "stolen": [[]]}}}
QUESTS = {"SC03": ["northern-lands"], "SC04": ["usurper"], "SC06": ["usurper", "pestilent-lord"]}


def options(scenario: str, **words: Any) -> kingdom.Options:  # noqa: ANN401 - options are of every kind
    return kingdom.Options(players=1, scenario=scenario, **words)


def new(scenario: str, seed: int = 7) -> kingdom.Game:
    return kingdom.Game.new(options(scenario), seed)


def at(scenario: str, phase: str, **words: Any) -> kingdom.Game:  # noqa: ANN401 - words of `position`
    """The scenario in this phase, the last round where nothing else is said."""
    return position(options=options(scenario, face="B"), phase=phase, **{"round": 4, **words})


def module(game: kingdom.Game, name: str) -> dict[str, Any]:
    modules: Any = seen(game, 0)["modules"]
    found: dict[str, Any] = modules[name]
    return found


def every_card_of_the_deck(game: kingdom.Game) -> Counter[str]:
    """What lies in the Development deck, the Danger deck and the Offering areas after set-up."""
    table = truth(game)
    cards = Counter[str](table["deck"] + table["modules"]["solo"]["danger"])
    for area in table["areas"].values():
        cards.update(entry["card"] for entry in area)
    return cards


def advisors_in(cards: Counter[str], game: kingdom.Game) -> set[str]:
    return set(cards) & set(game.box.catalogue.more["advisor"])


def end(scenario: str, **words: Any) -> kingdom.Game:  # noqa: ANN401
    """The scenario judged with all it asks for constructed and its Quests finished, unless words say else."""
    ready = [card for card, number in REQUIRED[scenario].items() for _ in range(number)]
    modules: dict[str, Any] = {"scenario": {"constructed": ready}}
    if scenario in QUESTS:
        modules["quest"] = {"done": [[f"{quest} 4" for quest in QUESTS[scenario]]]}
    modules |= words.pop("modules", {})
    game = at(scenario, "end-of-game", modules=modules, **words)
    while not game.over:
        do(game, 0, "done")
    return game


# --- options ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ({"scenario": "SC07"}, "choose one of 'SC01'"),
        ({"scenario": "SC01", "players": 2}, "for one player; set players=1"),
        ({"scenario": "SC03", "module": "quest"}, "brings its own modules"),
        ({"scenario": "SC03", "quest": "usurper"}, "leave quest= out"),
        ({"scenario": "SC01", "edition": "first_printing"}, "first printing has no scenarios"),
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
    from kingdom.rules.cards import load_deck

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


# --- SC01 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-396")
def test_a_farm_that_lay_ready_is_not_discarded() -> None:
    game = new("SC01")
    assert refused(game, 0, "discard farm") == "kept"


@pytest.mark.rule("R-397")
@pytest.mark.parametrize("built", [0, 1, 3])
def test_each_unfinished_farm_draws_a_vermin_at_the_end_of_a_round(built: int) -> None:
    game = at("SC01", "combat", round=1, modules={"scenario": {"constructed": ["farm"] * built}})
    assert game.round == 2
    assert module(game, "menace")["standing"][0].count("vermin") == 4 - built
    assert len(module(game, "menace")["pile"]) == 10 - (4 - built)


@pytest.mark.rule("R-397")
def test_vermin_come_after_combat_in_the_last_round_too() -> None:
    game = end_of_the_last_combat(farms=3, vermin=0)
    assert module(game, "menace")["standing"][0].count("vermin") == 1


def end_of_the_last_combat(*, farms: int, vermin: int) -> kingdom.Game:
    modules = {
        "scenario": {"constructed": ["farm"] * farms},
        "menace": {"standing": [["vermin"] * vermin], "pile": ["vermin"] * (10 - vermin)},
    }
    game = at("SC01", "combat", modules=modules)
    while not game.over:
        do(game, 0, "done")
    return game


@pytest.mark.rule("R-398")
def test_vanquished_vermin_return_to_the_pile() -> None:
    game = at(
        "SC01",
        "combat",
        round=1,
        sides=({"soldiers": 2},),
        modules={"menace": {"standing": [["vermin", "vermin"]], "pile": ["vermin"] * 8}},
    )
    do(game, 0, "vanquish vermin")
    assert len(module(game, "menace")["pile"]) == 9


@pytest.mark.rule("R-399", "R-424")
def test_an_empty_pile_loses_at_once_and_without_a_score() -> None:
    game = end_of_the_last_combat(farms=3, vermin=9)
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners, game.outcome.medal) == ("vermin-everywhere", (), None)
    assert game.outcome.scores == []
    assert game.to_act == ()


@pytest.mark.rule("R-399")
def test_rats_that_empty_the_pile_lose_the_game_in_planning() -> None:
    game = at(
        "SC01",
        "planning",
        round=2,
        sides=({"selection": ["giant-rat"]},),
        modules={"menace": {"standing": [["giant-rat"] + ["vermin"] * 8], "pile": ["vermin"] * 2}},
    )
    assert game.over
    assert game.outcome is not None
    assert game.outcome.reason == "vermin-everywhere"
    assert game.round == 2


@pytest.mark.rule("R-399")
def test_one_vermin_in_the_pile_is_enough_to_go_on() -> None:
    game = end_of_the_last_combat(farms=3, vermin=8)
    assert game.outcome is not None
    assert game.outcome.reason == "card-missing"


@pytest.mark.rule("R-400")
def test_a_missing_farm_loses_in_the_end() -> None:
    game = end("SC01", modules={"scenario": {"constructed": ["farm"] * 3}})
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.medal) == ("card-missing", None)


# --- SC05 ------------------------------------------------------------------------------------------------


def give_up(*cards: str, aside: int = 0) -> kingdom.Game:
    """A Planning phase in which as many Shadows make one give up these cards."""
    game = at(
        "SC05",
        "planning",
        round=2,
        sides=({"selection": [*cards, "belfry"]},),
        modules={
            "menace": {"standing": [["shadow"] * len(cards)]},
            "scenario": {"aside": aside},
        },
    )
    for card in cards:
        do(game, 0, f"give-up {card}")
    return game


@pytest.mark.rule("R-416")
def test_what_a_shadow_takes_is_laid_beside_the_danger_deck() -> None:
    assert module(give_up("farm"), "scenario")["aside"] == 1
    assert module(give_up("treasure-3"), "scenario")["aside"] == 2
    assert module(give_up("farm", "treasure-3"), "scenario")["aside"] == 3


@pytest.mark.rule("R-417")
def test_four_resources_there_are_no_loss() -> None:
    game = give_up("farm", aside=3)
    assert not game.over


@pytest.mark.rule("R-417", "R-424")
@pytest.mark.parametrize(("card", "aside"), [("farm", 4), ("treasure-3", 3), ("treasure-3", 4)])
def test_five_resources_there_lose_at_once(card: str, aside: int) -> None:
    game = give_up(card, aside=aside)
    assert game.over
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.medal) == ("resources-carried-away", None)
    assert game.outcome.scores == []
    assert game.legal_moves(0) == []


@pytest.mark.rule("R-418")
def test_a_thief_that_is_left_loses_in_the_end() -> None:
    assert lost(end("SC05")) == "thieves-left"
    assert lost(end("SC05", modules={"menace": {"standing": [["thief"]], "stolen": [[]]}})) == "thieves-left"
    assert lost(end("SC05", **WITHOUT_THIEVES)) == ""


def lost(game: kingdom.Game) -> str:
    """Why a game is lost; empty for one that is not."""
    assert game.outcome is not None
    return "" if game.outcome.reason in ("medal", "no-medal") else game.outcome.reason


# --- losses and medals -----------------------------------------------------------------------------------


@pytest.mark.rule("R-404", "R-407", "R-412", "R-422")
@pytest.mark.parametrize("scenario", [name for name, cards in REQUIRED.items() if cards])
def test_a_scenario_is_lost_without_one_of_its_cards(scenario: str) -> None:
    all_of_them = [card for card, number in REQUIRED[scenario].items() for _ in range(number)]
    for number in range(len(all_of_them)):
        built = all_of_them[:number] + all_of_them[number + 1 :]
        assert lost(end(scenario, modules={"scenario": {"constructed": built}})) == "card-missing"
    assert lost(end(scenario)) == ""


@pytest.mark.rule("R-407", "R-412", "R-422")
@pytest.mark.parametrize("scenario", QUESTS)
def test_a_scenario_is_lost_without_the_final_step_of_each_of_its_quests(scenario: str) -> None:
    finals = [f"{quest} 4" for quest in QUESTS[scenario]]
    for number in range(len(finals)):
        done = finals[:number] + finals[number + 1 :]
        assert lost(end(scenario, modules={"quest": {"done": [done]}})) == "not-finished"
    assert lost(end(scenario)) == ""


def test_any_copy_of_a_required_card_counts() -> None:
    game = end(
        "SC06",
        modules={"scenario": {"constructed": ["royal-guard", "high-rampart", "munitions-specialists"]}},
        sides=({"built": ["barracks"]},),
    )
    assert lost(game) == ""


@pytest.mark.rule("R-401", "R-404", "R-408", "R-412", "R-419", "R-423")
@pytest.mark.parametrize("scenario", MEDALS)
def test_the_medals_are_those_of_the_scenario(scenario: str) -> None:
    bronze, silver, gold = MEDALS[scenario]
    earned = {
        points: medal(scenario, points) for points in (bronze - 1, bronze, silver - 1, silver, gold - 1, gold)
    }
    assert list(earned.values()) == [None, "bronze", "bronze", "silver", "silver", "gold"]
    assert module(new(scenario), "scenario")["medals"] == [bronze, silver, gold]


def medal(scenario: str, points: int) -> str | None:
    """The medal for so many points when nothing is missing."""
    game = end(scenario, **(WITHOUT_THIEVES if scenario == "SC05" else {}))
    outcome = Outcome((0,), "points", [Score([Line("given", points)])])
    for one in game.modules:
        one.outcome(game, outcome)
    return outcome.medal


@pytest.mark.rule("R-424")
def test_a_loss_in_the_end_keeps_the_score_and_gives_no_medal() -> None:
    game = end("SC02", modules={"scenario": {"constructed": []}})
    assert game.outcome is not None
    assert game.outcome.medal is None
    assert len(game.outcome.scores) == 1
