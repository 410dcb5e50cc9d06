"""Abilities of any time and of the end of the game (ADV-11 to ADV-14, RUL-37, RUL-75 to RUL-77)."""

from typing import Any

import pytest

import kingdom
from kingdom.rules.cards import standard
from kingdom.rules.hooks import Module
from tests.rulebook.advisors_helpers import ALONE, changed, filled, table, with_advisors
from tests.rulebook.helpers import do, finish, own, refused, seen, standing, texts, truth

PROPHET, SILVERSMITH, ARTISAN = "illuminated-prophet", "great-silversmith", "master-artisan"
ALCHEMIST = "scrying-alchemist"


def at_the_end(*areas: list[str], sides: Any = (), **words: Any) -> kingdom.Game:  # noqa: ANN401
    """After round 4, in the last window or behind it."""
    return with_advisors(*areas, phase="end-of-game", round=4, sides=sides, **words)


def planning(name: str, **side: Any) -> kingdom.Game:  # noqa: ANN401
    """A Planning phase of the first player, who has this Advisor."""
    words = {"soldiers": 9, "selection": ["sawmill"], **side}
    return with_advisors([name], phase="planning", sides=(words, {"selection": ["belfry"]}))


# --- Illuminated Prophet -----------------------------------------------------------------------------------


@pytest.mark.rule("R-315")
def test_the_illuminated_prophet_discards_a_calamity_of_the_own_duchy() -> None:
    game = planning(PROPHET, calamities=2)
    score = truth(game)["sides"][0]["score"]
    do(game, 0, f"advisor {PROPHET}")
    assert (own(game, 0)["calamities"], own(game, 0)["soldiers"]) == (1, 4)
    assert truth(game)["sides"][0]["score"] == score - game.box.catalogue.calamity.points
    assert own(game, 0)["discarded"] == ["calamity"]


@pytest.mark.rule("R-315")
def test_without_a_calamity_in_the_duchy_the_prophet_is_refused() -> None:
    sides = ({"soldiers": 9, "hand": ["farm"], "selection": ["calamity"]}, {"calamities": 3})
    game = with_advisors([PROPHET], phase="choice", sides=sides)
    assert refused(game, 0, f"advisor {PROPHET}") == "advisor-no-effect"


@pytest.mark.rule("R-315")
@pytest.mark.parametrize("turn", [0, 3])
def test_the_prophet_speaks_at_any_own_decision(turn: int) -> None:
    sides = ({"soldiers": 5, "hand": ["farm"], "calamities": 1}, {"hand": ["port"]})
    game = with_advisors([PROPHET], phase="choice", turn=turn, sides=sides)
    do(game, 0, f"advisor {PROPHET}")
    assert own(game, 0)["calamities"] == 0


def test_a_window_opens_for_the_prophet_where_a_round_ends_and_not_before() -> None:
    side = {"soldiers": 5, "calamities": 1}
    game = with_advisors([PROPHET], phase="production", step="materials", sides=(side, {"soldiers": 0}))
    while game.round == 1:
        if seen(game, 0)["asks"] == "window":
            break
        finish(game, game.to_act[0])
    assert (game.round, game.phase, game.step) == (1, "production", None)
    do(game, 0, f"advisor {PROPHET}")
    assert game.round == 2


# --- Great Silversmith -------------------------------------------------------------------------------------


@pytest.mark.rule("R-316")
def test_the_great_silversmith_gives_three_krystallium_at_any_time() -> None:
    game = planning(SILVERSMITH, krystallium=0)
    do(game, 0, f"advisor {SILVERSMITH}")
    assert (own(game, 0)["krystallium"], own(game, 0)["soldiers"]) == (3, 4)


@pytest.mark.rule("R-316")
def test_a_window_opens_for_the_silversmith_when_a_card_has_a_space() -> None:
    side = {"soldiers": 5, "krystallium": 0, "construction": {"royal-mint": ""}}
    game = with_advisors([SILVERSMITH], phase="production", step="population", sides=(side, {"soldiers": 0}))
    assert (seen(game, 0)["asks"], game.to_act) == ("window", (0,))
    do(game, 0, f"advisor {SILVERSMITH}", "krystallium > royal-mint gold")
    assert own(game, 0)["krystallium"] == 2


# --- Master Artisan ----------------------------------------------------------------------------------------


@pytest.mark.rule("R-317")
def test_the_master_artisan_constructs_a_card_without_paying_its_cost() -> None:
    game = planning(ARTISAN, construction={"barracks": "", "farm": ""})
    bonus = game.box.catalogue.development("barracks").bonus
    assert "advisor master-artisan farm" in texts(game, 0)
    assert refused(game, 0, "advisor master-artisan port") == "not-under-construction"
    do(game, 0, "advisor master-artisan barracks")
    assert own(game, 0)["built"] == ["barracks"]
    assert own(game, 0)["soldiers"] == 1 + bonus.get("soldier", 0)
    assert list(standing(game, 0)) == ["farm"]


@pytest.mark.rule("R-318")
def test_the_artisan_works_on_a_partly_filled_card_whose_cubes_go_to_the_supply() -> None:
    game = planning(ARTISAN, construction={"royal-mint": "gold 1"}, krystallium=0, alchemy=2)
    bonus = game.box.catalogue.development("royal-mint").bonus
    do(game, 0, "advisor master-artisan royal-mint")
    assert own(game, 0)["built"] == ["royal-mint"]
    assert sum(own(game, 0)["alchemy"].values()) == 2
    assert own(game, 0)["krystallium"] == bonus.get("krystallium", 0)


def test_what_a_module_says_of_completing_a_card_holds_for_the_artisan_too() -> None:
    game = planning(ARTISAN, construction={"barracks": "", "farm": ""})
    move = kingdom.parse_move("advisor master-artisan farm", game, 0)
    slot = game.box.slot_index["farm"]
    assert [module.constructs(game, 0, move) for module in game.modules] == [slot]
    draft = kingdom.parse_move("draft master-artisan", game, 0)
    assert game.modules[0].constructs(game, 0, draft) == -1
    assert Module("none").constructs(game, 0, move) == -1


# --- the end of the game -----------------------------------------------------------------------------------


@pytest.mark.rule("R-436")
def test_after_round_four_any_time_actions_then_abilities_of_the_end_then_scores() -> None:
    side = {"soldiers": 12, "krystallium": 0, "calamities": 1, "construction": {"royal-mint": ""}}
    game = at_the_end([PROPHET, SILVERSMITH, ALCHEMIST], sides=(side, {"calamities": 2, "soldiers": 0}))
    assert seen(game, 0)["asks"] == "window"
    assert refused(game, 0, f"advisor {ALCHEMIST}") == "advisor-not-now"
    do(game, 0, f"advisor {PROPHET}", "done")
    assert seen(game, 0)["asks"] == "ability"
    do(game, 0, f"advisor {ALCHEMIST}")
    assert game.outcome is not None
    assert game.outcome.scores[1].of("calamities-doubled") == 2 * game.box.catalogue.calamity.points


@pytest.mark.rule("R-436")
def test_at_the_end_krystallium_still_completes_cards() -> None:
    side = {"krystallium": 1, "construction": {"farm": filled("farm", but_for="materials")}, "soldiers": 0}
    game = at_the_end(sides=(side, {"soldiers": 0}))
    assert (seen(game, 0)["asks"], game.phase) == ("window", "end-of-game")
    do(game, 0, "krystallium > farm materials")
    assert game.over
    assert own(game, 0)["built"] == ["farm"]


@pytest.mark.rule("R-436")
def test_abilities_of_the_end_are_used_in_turn_until_both_pass() -> None:
    twin = '[[advisor]]\nid = "omen-reader"\nname = { en = "Omen Reader", fr = "Le Devin", es = "Augur" }\n'
    twin += 'cost = 1\nwindow = "end_of_game"\neffect = "gain"\nresource = "krystallium"\n'
    sides = ({"soldiers": 9, "calamities": 1}, {"soldiers": 9})
    game = at_the_end([ALCHEMIST], ["omen-reader"], sides=sides, catalogue=changed(twin))
    assert game.to_act == (1,)
    do(game, 1, "done")
    assert game.to_act == (0,)
    do(game, 0, f"advisor {ALCHEMIST}")
    assert game.to_act == (1,)
    do(game, 1, "advisor omen-reader")
    assert game.over
    game = at_the_end([ALCHEMIST], ["omen-reader"], sides=sides, catalogue=changed(twin))
    do(game, 1, "done")
    assert table(game)["passed"] == 2
    do(game, 0, "done")
    assert game.over


@pytest.mark.rule("R-314")
def test_the_scrying_alchemist_doubles_the_calamities_of_both_duchies() -> None:
    each = 2 * standard().calamity.points
    game = at_the_end([ALCHEMIST], sides=({"soldiers": 7, "calamities": 1}, {"calamities": 3}))
    do(game, 0, f"advisor {ALCHEMIST}")
    assert game.outcome is not None
    for score, number in zip(game.outcome.scores, (1, 3), strict=True):
        assert score.of("calamities") + score.of("calamities-doubled") == each * number == -8 * number


@pytest.mark.rule("R-314")
def test_the_alchemist_is_used_once_and_needs_a_calamity() -> None:
    game = at_the_end([ALCHEMIST], sides=({"soldiers": 20, "calamities": 1}, {}))
    do(game, 0, f"advisor {ALCHEMIST}")
    assert game.over
    assert at_the_end([ALCHEMIST], sides=({"soldiers": 20}, {})).over


@pytest.mark.parametrize(("calamities", "medal"), [(0, "bronze"), (1, None)])
def test_alone_the_medals_are_those_of_the_module(calamities: int, medal: str | None) -> None:
    face = '[[duchy]]\nid = "valados"\n[[duchy.face]]\nface = "B"\npoints = 0\n'
    deck = changed('[[card]]\nid = "farm"\npoints = 70\n' + face)
    sides = ({"soldiers": 0, "built": ["farm"], "calamities": calamities},)
    game = at_the_end(options=ALONE, sides=sides, catalogue=deck)
    assert game.outcome is not None
    assert game.outcome.medal == medal
