"""The six scenarios for one player: special rules, losses and medals (SCEN-01 to SCEN-06)."""

import pytest

import kingdom
from kingdom.rules.scoring import Line, Outcome, Score
from tests.rulebook.helpers import do, refused
from tests.rulebook.scenario_helpers import (
    MEDALS,
    QUESTS,
    REQUIRED,
    WITHOUT_THIEVES,
    at,
    end,
    lost,
    module,
    new,
)

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


@pytest.mark.rule("R-404", "R-424")
def test_a_loss_gives_no_medal_whatever_the_points() -> None:
    game = end("SC02", modules={"scenario": {"constructed": ["infernal-gate"]}})
    assert judged(game, 500).medal is None
    assert judged(game, 500).winners == ()


def medal(scenario: str, points: int) -> str | None:
    """The medal for so many points when nothing is missing."""
    return judged(end(scenario, **(WITHOUT_THIEVES if scenario == "SC05" else {})), points).medal


def judged(game: kingdom.Game, points: int) -> Outcome:
    """What the modules of a finished game make of so many points."""
    outcome = Outcome((0,), "points", [Score([Line("given", points)])])
    for one in game.modules:
        one.outcome(game, outcome)
    return outcome


@pytest.mark.rule("R-424")
def test_a_loss_in_the_end_keeps_the_score_and_gives_no_medal() -> None:
    game = end("SC02", modules={"scenario": {"constructed": []}})
    assert game.outcome is not None
    assert game.outcome.medal is None
    assert len(game.outcome.scores) == 1
