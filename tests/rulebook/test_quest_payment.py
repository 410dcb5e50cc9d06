"""What may pay for a Quest step, and cubes that are stored (QST-GEN-6 to QST-GEN-8, QST-GEN-19, RUL-85)."""

import pytest

import kingdom
from kingdom.testing import position
from tests.rulebook.helpers import do, own, refused, seen, texts
from tests.rulebook.quest_helpers import changed, planning, steps_listed, stock, with_quest

OFF = with_quest(house={"quest_alchemy_storage": "off"})
FIRST_PRINTING = with_quest(edition="first_printing")


@pytest.mark.rule("R-333")
def test_cubes_of_the_alchemy_area_pay() -> None:
    game = planning({"alchemy": {"exploration": 3, "gold": 1}})
    assert refused(game, 0, "quest usurper 1") == "step-unpaid"
    game = planning({"alchemy": {"exploration": 4, "gold": 1}})
    do(game, 0, "quest usurper 1")
    assert own(game, 0)["alchemy"] == {"gold": 1}


@pytest.mark.rule("R-334")
def test_cubes_on_cards_under_construction_do_not_pay() -> None:
    side = {"alchemy": {"gold": 4}, "construction": {"royal-mint": "gold 1"}}
    assert refused(planning(side), 0, "quest usurper 3") == "step-unpaid"


def test_cubes_just_produced_pay_before_those_of_the_alchemy_area() -> None:
    game = position(
        options=with_quest(),
        phase="production",
        step="gold",
        sides=({"alchemy": {"gold": 4}, "built": ["market-hall"]}, {}),
    )
    cubes = own(game, 0)["cubes"]
    assert cubes > 1
    do(game, 0, "quest usurper 3")
    assert own(game, 0)["cubes"] == 0
    assert own(game, 0)["alchemy"] == {"gold": 4 - (5 - cubes)}


def test_a_cube_of_another_colour_in_hand_does_not_pay() -> None:
    game = position(
        options=with_quest(), phase="production", step="gold", sides=({"alchemy": {"population": 4}}, {})
    )
    assert refused(game, 0, "quest usurper 2") == "step-unpaid"


@pytest.mark.rule("R-335")
def test_krystallium_replaces_cubes_that_are_missing() -> None:
    game = planning({"alchemy": {"exploration": 3}, "krystallium": 3})
    do(game, 0, "quest usurper 1")
    assert (stock(game, 0), own(game, 0)["alchemy"]) == ((2, 2), {})


@pytest.mark.rule("R-335")
def test_krystallium_never_replaces_a_soldier() -> None:
    assert refused(planning({"soldiers": 14, "krystallium": 5}), 0, "quest usurper 4") == "step-soldiers"


def test_a_player_may_use_more_krystallium_than_needed() -> None:
    game = planning({"alchemy": {"exploration": 3}, "krystallium": 3})
    assert steps_listed(game, 0) == [
        "quest usurper 1",
        "quest usurper 1 krystallium 2",
        "quest usurper 1 krystallium 3",
    ]
    assert refused(game, 0, "quest usurper 1 krystallium 1") == "step-plainly"
    do(game, 0, "quest usurper 1 krystallium 3")
    assert (stock(game, 0), own(game, 0)["alchemy"]) == ((2, 0), {"exploration": 2})


def test_less_krystallium_than_needed_does_not_pay() -> None:
    game = planning({"alchemy": {"exploration": 2}, "krystallium": 3})
    assert refused(game, 0, "quest usurper 1 krystallium 1") == "step-unpaid"
    assert refused(game, 0, "quest usurper 1 krystallium 4") == "step-unpaid"


def test_krystallium_that_a_step_costs_comes_on_top_of_what_replaces_cubes() -> None:
    side = {"alchemy": {"gold": 7}, "krystallium": 3}
    pestilent = with_quest("pestilent-lord")
    game = planning(side, options=pestilent)
    assert steps_listed(game, 0)[-1] == "quest pestilent-lord 4"
    do(game, 0, "quest pestilent-lord 4")
    assert (stock(game, 0), own(game, 0)["alchemy"]) == ((0, 0), {})
    assert refused(planning({**side, "krystallium": 2}, options=pestilent), 0, "quest pestilent-lord 4")


def test_where_a_step_costs_several_colours_the_move_names_those_that_krystallium_replaces() -> None:
    step = "step = 1\ncost = { gold = 2, materials = 1, soldier = 1 }"
    side = {"alchemy": {"gold": 2, "materials": 1}, "krystallium": 2, "soldiers": 1}
    game = planning(side, deck=changed("usurper", [step]))
    assert steps_listed(game, 0) == [
        "quest usurper 1",
        "quest usurper 1 krystallium gold 1",
        "quest usurper 1 krystallium gold 2",
        "quest usurper 1 krystallium materials 1",
        "quest usurper 1 krystallium materials 1 gold 1",
    ]
    do(game, 0, "quest usurper 1 krystallium materials 1 gold 1")
    assert (stock(game, 0), own(game, 0)["alchemy"]) == ((2, 0), {"materials": 1, "gold": 1})


# --- storing cubes ---------------------------------------------------------------------------------------


@pytest.mark.rule("R-336")
def test_six_cubes_may_lie_in_the_alchemy_area() -> None:
    game = planning({"selection": ["farm", "port"], "alchemy": {"gold": 4}})
    do(game, 0, "recycle farm > alchemy", "recycle port > alchemy")
    assert own(game, 0)["alchemy"] == {"gold": 4, "population": 1, "exploration": 1}
    assert own(game, 0)["krystallium"] == 0


@pytest.mark.rule("R-337")
def test_five_stored_cubes_are_exchanged_for_one_krystallium_when_their_owner_wants() -> None:
    game = planning({"alchemy": {"gold": 4, "population": 2}})
    exchanges = [text for text in texts(game, 0) if text.startswith("transmute")]
    assert exchanges == ["transmute population 1 gold 4", "transmute population 2 gold 3"]
    assert refused(game, 0, "transmute gold 5") == "transmute-five"
    do(game, 0, "transmute population 2 gold 3")
    assert (own(game, 0)["alchemy"], own(game, 0)["krystallium"]) == ({"gold": 1}, 1)


@pytest.mark.rule("R-337")
def test_stored_cubes_are_exchanged_at_a_turn_of_choice_too() -> None:
    side = {"hand": ["farm", "port"], "alchemy": 5}
    game = position(options=with_quest(), phase="choice", sides=(side, {}))
    do(game, 0, "transmute materials 5")
    assert own(game, 0)["krystallium"] == 1


def test_a_window_opens_for_an_exchange_only_where_the_krystallium_completes_a_card() -> None:
    def materials_step(lying: str) -> str:
        side = {"alchemy": 5, "construction": {"alchemical-forge": lying}}
        game = position(options=with_quest(), phase="production", step="materials", sides=(side, {}))
        return str(seen(game, 0)["asks"])

    assert materials_step("gold 2") == "place"
    assert materials_step("gold 3") == "window"


def test_stored_cubes_are_worth_nothing_in_the_end() -> None:
    game = position(options=with_quest(), phase="end-of-game", round=4, sides=({"alchemy": 9}, {}))
    assert game.outcome is not None
    assert [score.total for score in game.outcome.scores] == [0, 0]


@pytest.mark.rule("R-338")
@pytest.mark.parametrize("options", [OFF, FIRST_PRINTING])
def test_without_storage_the_fifth_cube_transmutes_with_a_quest_too(options: kingdom.Options) -> None:
    game = planning({"selection": ["farm", "port"], "alchemy": {"gold": 4}}, options=options)
    do(game, 0, "recycle farm > alchemy")
    assert (own(game, 0)["alchemy"], own(game, 0)["krystallium"]) == ({}, 1)


def test_without_storage_a_card_is_recycled_for_a_step_whose_fifth_cube_it_gives() -> None:
    game = planning({"selection": ["tax-collector", "farm"], "alchemy": {"gold": 4}}, options=OFF)
    assert steps_listed(game, 0) == ["quest usurper 3 recycle tax-collector"]
    do(game, 0, "quest usurper 3 recycle tax-collector")
    assert own(game, 0)["alchemy"] == {}
    assert own(game, 0)["discarded"] == ["tax-collector"]
    assert stock(game, 0) == (4, 0)


def test_what_is_left_of_a_recycled_treasure_goes_into_the_alchemy_area() -> None:
    side = {"selection": ["treasure-10"], "alchemy": {"gold": 4}}  # 1 Gold and 1 Exploration
    game = planning(side, options=OFF)
    do(game, 0, "quest usurper 3 recycle treasure-10")
    assert own(game, 0)["alchemy"] == {"exploration": 1}


def test_both_cubes_of_a_recycled_treasure_can_be_what_is_missing() -> None:
    game = planning({"selection": ["treasure-3"], "alchemy": {"gold": 3}}, options=OFF)  # 2 Gold
    assert steps_listed(game, 0) == ["quest usurper 3 recycle treasure-3"]
    do(game, 0, "quest usurper 3 recycle treasure-3")
    assert (own(game, 0)["alchemy"], stock(game, 0)) == ({}, (4, 0))


@pytest.mark.parametrize(
    ("card", "step", "alchemy"),
    [
        ("tax-collector", 3, {"gold": 3}),  # its cube could go into the Alchemy area first
        ("scholars", 1, {"exploration": 4}),  # its cube is not needed
    ],
)
def test_a_card_is_not_recycled_for_a_step_where_nothing_depends_on_it(
    card: str, step: int, alchemy: dict[str, int]
) -> None:
    game = planning({"selection": [card], "alchemy": alchemy}, options=OFF)
    assert not [text for text in steps_listed(game, 0) if "recycle" in text]
    assert refused(game, 0, f"quest usurper {step} recycle {card}") == "step-recycle"
