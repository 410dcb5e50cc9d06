"""The abilities of the Choice phase (ADV-01 to ADV-05, RUL-71 to RUL-73)."""

from random import Random
from typing import Any

import pytest

import kingdom
from tests.rulebook.advisors_helpers import ALONE, TWO, changed, table, with_advisors
from tests.rulebook.helpers import area, do, own, refused, seen, texts, truth
from tests.rulebook.solo_helpers import table as solo_table

SPY, CARTOGRAPHER, THRONE = "underground-spy", "master-cartographer", "power-behind-the-throne"
MERCENARY, GAMBLER = "chief-mercenary", "whimsical-gambler"


def offering(name: str, **words: Any) -> kingdom.Game:  # noqa: ANN401
    """The first player is to offer and has this Advisor."""
    rich = {"soldiers": 9, "hand": ["farm", "port", "nexus", "belfry"]}
    return with_advisors([name], phase="choice", **{"sides": (rich, {"soldiers": 9}), **words})


def selecting(name: str, **words: Any) -> kingdom.Game:  # noqa: ANN401
    """The second player is to select and has this Advisor."""
    seen_by_all = {"shown": 1 << 1}  # the Calamity of the first round
    sides = ({"hand": ["farm"], **seen_by_all}, {"soldiers": 9, "hand": ["port", "belfry"], **seen_by_all})
    return with_advisors([], [name], phase="choice", turn=1, **{"sides": sides, **words})


def uses(game: kingdom.Game, seat: int, name: str) -> list[str]:
    """What the Advisor could be used on now."""
    return [text.removeprefix(f"advisor {name}").strip() for text in texts(game, seat) if name in text]


# --- Underground Spy ---------------------------------------------------------------------------------------


@pytest.mark.rule("R-301")
def test_the_underground_spy_takes_a_spent_trap_token_back() -> None:
    game = offering(SPY, sides=({"soldiers": 3, "traps": 0, "hand": ["farm", "port", "nexus"]}, {}))
    assert refused(game, 0, "offer farm left trap") == "no-trap-token"
    do(game, 0, f"advisor {SPY}")
    assert (own(game, 0)["traps"], own(game, 0)["soldiers"]) == (1, 1)
    do(game, 0, "offer farm left trap")


@pytest.mark.rule("R-301")
def test_without_a_spent_token_the_spy_is_refused() -> None:
    game = offering(SPY)
    assert refused(game, 0, f"advisor {SPY}") == "advisor-no-effect"


# --- Master Cartographer -----------------------------------------------------------------------------------


@pytest.mark.rule("R-302")
def test_the_master_cartographer_adds_a_deck_card_face_up_to_the_smaller_area() -> None:
    game = offering(CARTOGRAPHER, left=["farm trap 1"], right=[], deck=["sawmill"])
    assert uses(game, 0, CARTOGRAPHER) == ["right"]
    assert refused(game, 0, f"advisor {CARTOGRAPHER} left") == "fuller-area"
    do(game, 0, f"advisor {CARTOGRAPHER} right")
    assert area(game, "right") == ["sawmill"]
    assert own(game, 0)["soldiers"] == 6


@pytest.mark.rule("R-303")
def test_on_a_tie_its_owner_chooses_the_area() -> None:
    game = offering(CARTOGRAPHER, left=["sawmill"], right=["hamlet"], deck=["great-silversmith"])
    assert uses(game, 0, CARTOGRAPHER) == ["left", "right"]
    do(game, 0, f"advisor {CARTOGRAPHER} left")
    assert area(game, "left") == ["sawmill", "great-silversmith"]
    assert table(game)["areas"] == [[CARTOGRAPHER], []]


def test_with_no_card_left_to_draw_the_cartographer_is_refused() -> None:
    game = offering(CARTOGRAPHER)
    while truth(game)["deck"]:
        game.dealt += 1
    assert refused(game, 0, f"advisor {CARTOGRAPHER} left") == "advisor-no-effect"


@pytest.mark.rule("R-302")
def test_alone_the_cartographer_takes_the_visible_top_card_and_the_next_one_is_seen() -> None:
    game = with_advisors(
        [CARTOGRAPHER], options=ALONE, phase="choice", left=["farm", "port"], right=["nexus trap 2"],
        deck=["sawmill", "hamlet"], sides=({"soldiers": 9},),
    )  # fmt: skip
    assert solo_table(game)["top"] == ["sawmill"]
    do(game, 0, f"advisor {CARTOGRAPHER} right")
    assert area(game, "right") == [None, "sawmill"]
    assert solo_table(game)["top"] == ["hamlet"]


# --- Power Behind the Throne -------------------------------------------------------------------------------


@pytest.mark.rule("R-304")
def test_the_power_behind_the_throne_turns_up_a_card_of_an_offering_area_for_all() -> None:
    game = offering(THRONE, left=["sawmill", "calamity trap 2"], right=["hamlet trap 1"])
    assert uses(game, 0, THRONE) == ["left 2", "right 1"]
    assert refused(game, 0, f"advisor {THRONE} left 1") == "not-face-down"
    do(game, 0, f"advisor {THRONE} left 2")
    for viewer in (0, 1, None):
        assert area(game, "left", viewer) == ["sawmill", "calamity"]
    assert own(game, 1)["calamities_shown"] == 1 << 1


@pytest.mark.rule("R-304")
def test_it_turns_up_a_card_of_any_players_selection_area_where_a_calamity_waits() -> None:
    sides = (
        {"soldiers": 9, "hand": ["farm", "port"], "selection": ["sawmill trap 2"]},
        {"selection": ["nexus", "calamity trap 1"]},
    )
    game = offering(THRONE, sides=sides)
    assert uses(game, 0, THRONE) == ["selection 1 1", "selection 2 2"]
    do(game, 0, f"advisor {THRONE} selection 2 2")
    assert [entry["card"] for entry in own(game, 1)["selection"]] == ["nexus", "calamity"]
    assert own(game, 1)["calamities"] == 0


@pytest.mark.rule("R-304")
def test_an_advisor_turned_up_in_a_selection_area_moves_to_its_owners_area_at_once() -> None:
    sides = (
        {"soldiers": 9, "hand": ["farm", "port"]},
        {"soldiers": 0, "selection": ["nexus", "great-silversmith trap 1", "belfry"]},
    )
    game = offering(THRONE, sides=sides)
    do(game, 0, f"advisor {THRONE} selection 2 2")
    assert table(game)["areas"] == [[THRONE], ["great-silversmith"]]
    assert own(game, 1)["soldiers"] == 1
    assert [entry["card"] for entry in own(game, 1)["selection"]] == ["nexus", "belfry"]


@pytest.mark.rule("R-304")
def test_alone_it_turns_up_cards_of_the_danger_deck() -> None:
    game = with_advisors(
        [THRONE], options=ALONE, phase="choice", left=["nexus trap 2"], right=[],
        sides=({"soldiers": 9, "selection": ["calamity trap 2"]},),
    )  # fmt: skip
    assert uses(game, 0, THRONE) == ["left 1", "selection 1 1"]
    do(game, 0, f"advisor {THRONE} selection 1 1")
    assert solo_table(game)["turned_up"] == ["calamity"]


# --- Chief Mercenary and Whimsical Gambler -----------------------------------------------------------------


@pytest.mark.rule("R-305")
def test_the_chief_mercenary_discards_a_card_of_an_offering_area_before_its_owner_selects() -> None:
    game = selecting(MERCENARY, left=["sawmill", "calamity"], right=["hamlet"])
    assert uses(game, 1, MERCENARY) == ["left 1", "left 2", "right 1"]
    assert refused(game, 1, f"advisor {MERCENARY} right 2") == "no-card-there"
    do(game, 1, f"advisor {MERCENARY} left 2")
    assert area(game, "left") == ["sawmill"]
    assert seen(game, None)["discard"] == [{"card": "calamity"}]
    assert own(game, 1)["soldiers"] == 5
    do(game, 1, "take left")


@pytest.mark.rule("R-305", "R-306")
@pytest.mark.parametrize("name", [MERCENARY, GAMBLER])
def test_while_offering_these_two_are_not_used(name: str) -> None:
    game = offering(name, left=["sawmill"])
    assert refused(game, 0, f"advisor {name} left 1") == "advisor-not-now"


@pytest.mark.rule("R-305")
@pytest.mark.parametrize("reveals", ["no", "yes"])
def test_a_face_down_card_stays_hidden_in_the_discard_unless_the_option_shows_it(reveals: str) -> None:
    options = kingdom.Options(module="advisors", house={"reveal_discarded_hidden": reveals})
    game = selecting(MERCENARY, options=options, left=["sawmill trap 1"])
    journal = game.listen()
    do(game, 1, f"advisor {MERCENARY} left 1")
    told = [event["cards"] for event in journal.logs[1] if event["event"] == "offer-discarded"]
    shown = "sawmill" if reveals == "yes" else None
    assert seen(game, 1)["discard"][0]["card"] == shown
    assert told == [[shown]]
    assert [one["card"] for one in seen(game, 0)["memory"]] == ([] if shown else ["sawmill"])
    world = kingdom.sample_world(game.view(1), Random(3))
    assert seen(world, 1) == seen(game, 1)


@pytest.mark.rule("R-306")
def test_the_whimsical_gambler_moves_a_card_to_the_other_area_and_keeps_its_face() -> None:
    game = selecting(GAMBLER, left=["sawmill", "nexus trap 1"], right=["hamlet"])
    do(game, 1, f"advisor {GAMBLER} left 2")
    assert area(game, "left") == ["sawmill"]
    assert area(game, "right") == ["hamlet", None]
    assert seen(game, 0)["memory"] == [{"where": "right", "index": 1, "card": "nexus"}]
    assert seen(game, 1)["memory"] == []
    assert refused(game, 1, f"advisor {GAMBLER} right 1") == "advisor-used"
    do(game, 1, "take right")


@pytest.mark.rule("R-306")
def test_alone_the_gambler_plays_before_an_area_is_chosen() -> None:
    game = with_advisors(
        [GAMBLER], options=ALONE, phase="choice", left=["farm", "port", "nexus trap 2"], right=["belfry"],
        sides=({"soldiers": 9},), deck=["sawmill"],
    )  # fmt: skip
    do(game, 0, f"advisor {GAMBLER} left 3")
    assert area(game, "right") == ["belfry", None]
    do(game, 0, "take left")
    assert refused(game, 0, f"advisor {GAMBLER} right 1") == "advisor-not-now"


# --- a Search and an Advisor -------------------------------------------------------------------------------


@pytest.mark.rule("R-172")
def test_an_advisor_never_pays_for_a_search() -> None:
    for house in ({}, {"search_may_discard_treasure": "no"}):
        options = kingdom.Options(module="advisors", players=1, house=house)
        game = with_advisors(
            options=options, phase="choice", left=["farm", "port", "great-silversmith"], deck=["sawmill"]
        )
        do(game, 0, "take left")
        assert "search farm" in texts(game, 0)
        assert refused(game, 0, "search great-silversmith") == "cannot-pay-search"


@pytest.mark.rule("R-172")
def test_with_one_development_beside_an_advisor_there_is_no_search() -> None:
    game = with_advisors(options=ALONE, phase="choice", left=["farm", "great-silversmith"], deck=["sawmill"])
    do(game, 0, "take left")
    assert table(game)["areas"] == [["great-silversmith"]]


def test_abilities_of_choice_wait_for_the_own_turn() -> None:
    game = selecting(THRONE, left=["sawmill trap 1"])
    do(game, 1, "take left")
    assert game.to_act == (1,)
    do(game, 1, "offer port left trap", "offer belfry left")
    assert game.to_act == (0,)
    assert refused(game, 1, f"advisor {THRONE} left 1") == "not-your-turn"


def test_an_owners_advisor_may_have_the_same_effect_as_another() -> None:
    twin = '[[advisor]]\nid = "court-painter"\nname = { en = "Painter", fr = "Le Peintre", es = "Pintor" }\n'
    deck = changed(twin + 'cost = 1\nwindow = "choice_before_selecting"\neffect = "move_offered_card"\n')
    game = kingdom.Game.new(TWO, seed=1, catalogue=deck)
    assert str(kingdom.parse_move("advisor court-painter left 3", game, 0)) == "advisor court-painter left 3"
