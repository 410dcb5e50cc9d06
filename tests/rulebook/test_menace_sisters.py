"""Sisters of Misfortune (MEN-SISTER-1 to MEN-SISTER-9)."""

from collections.abc import Mapping

import pytest

import kingdom
from kingdom.rules.scoring import score_of
from tests.rulebook.helpers import do, own, refused, seen, standing, texts, truth
from tests.rulebook.menace_helpers import TO_PLAN, alone, before, duel, lost, menaces, plagued

SISTERS = ("sister-drought", "sister-disease", "sister-storm", "sister-night")
DECKS = ("sisters-of-misfortune", "shadows")


def cursed(
    *selection: str, sisters: int = 0, other: Mapping[str, object] | None = None, **side: object
) -> kingdom.Game:
    """The first seat has taken these cards, with so many Sisters before it."""
    return plagued(
        {"selection": list(selection), **side},
        other or {},
        options=duel(DECKS, deluxe=True),
        menace={"standing": [list(SISTERS[:sisters])]},
    )


def vanquished(*sisters: str, standing: tuple[str, ...] = ()) -> kingdom.Game:
    """The end of a game in which the first seat has vanquished these."""
    return plagued(
        {},
        {},
        phase="end-of-game",
        round=4,
        options=duel(DECKS, deluxe=True),
        menace={"vanquished": [list(sisters)], "standing": [list(standing)]},
    )


@pytest.mark.rule("R-252")
def test_when_planning_ends_a_cube_is_lost_for_each_sister() -> None:
    game = cursed(
        "sister-storm", "port", sisters=1, construction={"high-rampart": "materials 2", "farm": "materials 1"}
    )
    assert before(game, 0) == ["sister-drought", "sister-storm"]
    do(game, 0, "recycle port > alchemy")
    assert (game.phase, seen(game, None)["asks"], game.to_act) == ("planning", "sisters", (0,))
    assert texts(game, 0) == ["lose high-rampart materials", "lose farm materials"]
    do(game, 0, "lose high-rampart materials")
    assert texts(game, 0) == ["lose high-rampart materials", "lose farm materials"]
    do(game, 0, "lose farm materials")
    assert standing(game, 0) == {"high-rampart": {"materials": 4}, "farm": {"materials": 3}}
    assert game.phase == "production"


@pytest.mark.rule("R-252")
def test_the_sisters_come_back_every_round() -> None:
    words = {"standing": [["sister-drought"]]}
    for number in (1, 2, 3, 4):
        side = {"construction": {"farm": "materials 1"}}
        game = plagued(side, options=duel(DECKS, deluxe=True), menace=words, round=number)
        assert (game.round, texts(game, 0)) == (number, ["lose farm materials"])


def test_only_whoever_has_a_sister_loses_a_cube() -> None:
    game = cursed(
        sisters=1, construction={"farm": "materials 1"}, other={"construction": {"port": "materials 1"}}
    )
    assert game.to_act == (0,)
    do(game, 0, "lose farm materials")
    assert game.phase == "production"
    cost = game.box.catalogue.development("port").cost
    assert sum(standing(game, 1)["port"].values()) == sum(cost.values()) - 1


@pytest.mark.rule("R-253")
def test_krystallium_soldiers_and_the_alchemy_area_are_left_alone() -> None:
    side = {
        "construction": {"royal-cavalry": "krystallium 1 on population, gold 1", "royal-guard": "soldier 1"},
        "alchemy": {"population": 1},
    }
    game = cursed("port", sisters=3, **side)  # type: ignore[arg-type]
    do(game, 0, "recycle port > alchemy")
    assert texts(game, 0) == ["lose royal-cavalry gold"]
    assert refused(game, 0, "lose royal-cavalry population") == "no-such-cube"
    do(game, 0, "lose royal-cavalry gold")
    table = own(game, 0)
    assert game.phase == "production"
    assert table["alchemy"] == {"population": 1, "exploration": 1}
    assert table["construction"][0]["krystallium_on"] == {"population": 1}
    assert table["construction"][1]["needs"] == {"population": 5}


@pytest.mark.rule("R-254")
def test_a_card_completed_in_planning_loses_nothing() -> None:
    game = cursed("sawmill", sisters=2, construction={"barracks": "materials 2"})
    do(game, 0, "recycle sawmill > barracks")
    assert own(game, 0)["built"] == ["barracks"]
    assert game.phase == "production"


@pytest.mark.rule("R-255")
def test_without_cubes_a_sister_has_no_effect() -> None:
    game = cursed("port", sisters=2, construction={"farm": "materials 1", "hamlet": ""})
    do(game, 0, "recycle port > alchemy", "lose farm materials")
    assert game.phase == "production"
    assert refused(game, 0, "lose hamlet materials") in ("no-sister-takes", "not-your-turn")


def test_a_card_discarded_before_planning_ends_has_nothing_to_lose() -> None:  # RUL-35
    game = cursed("port", sisters=1, construction={"farm": "materials 1"})
    do(game, 0, "discard farm", "recycle port > alchemy")
    assert game.phase == "production"


def test_no_any_time_action_interrupts_a_sister() -> None:
    game = cursed("port", sisters=1, construction={"farm": "materials 1"}, krystallium=1)
    do(game, 0, "recycle port > alchemy", "done")
    assert refused(game, 0, "krystallium > farm materials") == "menaces-act"
    assert refused(game, 0, "discard farm") == "menaces-act"


def test_a_frozen_card_loses_its_cubes_too() -> None:  # RUL-97
    game = plagued(
        {"construction": {"farm": "materials 3"}},
        options=duel(("sisters-of-misfortune", "frost-giants"), deluxe=True),
        menace={"standing": [["sister-drought"]], "giants": [{"frost-giant-1": "farm"}]},
    )
    do(game, 0, "lose farm materials")
    assert standing(game, 0)["farm"] == {"materials": 1}


def test_what_the_sisters_take_from_one_is_seen_when_both_have_chosen() -> None:  # RUL-02
    words = {"standing": [["sister-drought"], ["sister-storm"]]}
    sides = {"construction": {"farm": "materials 1"}}, {"construction": {"hamlet": "materials 1"}}
    game = plagued(*sides, options=duel(DECKS, deluxe=True), menace=words)
    looked = seen(game, 1)
    do(game, 0, "lose farm materials")
    assert seen(game, 1) == looked
    do(game, 1, "lose hamlet materials")
    assert standing(game, 0)["farm"]["materials"] == 3


@pytest.mark.rule("R-256")
def test_the_sisters_cost_4_5_5_and_7_points() -> None:
    assert [lost(cursed("port", sisters=number)) for number in range(5)] == [0, -4, -9, -14, -21]


@pytest.mark.rule("R-257")
def test_whoever_has_vanquished_all_four_scores_20() -> None:
    game = vanquished(*SISTERS)
    assert game.outcome is not None
    assert [score.of("vanquished") for score in game.outcome.scores] == [20, 0]


@pytest.mark.rule("R-258")
def test_four_sisters_that_stand_bring_nothing() -> None:
    assert score_of(vanquished(standing=SISTERS), 0).of("vanquished") == 0


@pytest.mark.rule("R-259")
def test_three_vanquished_sisters_bring_nothing() -> None:
    assert score_of(vanquished(*SISTERS[:3]), 0).of("vanquished") == 0
    assert score_of(vanquished(*SISTERS[:3], standing=SISTERS[3:]), 0).of("vanquished") == 0


def test_each_sister_has_her_combat_cost() -> None:
    words = {"standing": [list(SISTERS)]}
    game = plagued({"soldiers": 12}, phase="combat", options=duel(DECKS, deluxe=True), menace=words)
    do(game, 0, "vanquish sister-night", "vanquish sister-drought")
    assert (own(game, 0)["soldiers"], menaces(game, 0)["vanquished"][0]) == (
        6,
        ["sister-drought", "sister-night"],
    )


def test_alone_the_sisters_take_cubes_too() -> None:  # MEN-SISTER-8
    options = alone("sisters-of-misfortune", deluxe=True)
    game = plagued(
        {"selection": ["sister-night", "port"], "construction": {"farm": "materials 1"}}, options=options
    )
    do(game, 0, "recycle port > alchemy", "lose farm materials")
    assert before(game, 0) == ["sister-night"]
    assert truth(game)["modules"]["menace"]["cubes_to_lose"] == [0]


def test_before_planning_ends_no_sister_takes_anything() -> None:
    game = cursed("port", sisters=1, construction={"farm": "materials 1"}, other=TO_PLAN)
    assert refused(game, 0, "lose farm materials") == "no-sister-takes"
