"""Frost Giants and the cards they freeze (MEN-FROST-1 to MEN-FROST-10)."""

from collections.abc import Mapping

import pytest

import kingdom
from tests.rulebook.helpers import do, faces, finish, own, refused, seen, standing, texts
from tests.rulebook.menace_helpers import TO_PLAN, before, duel, fighting, lost, menaces, plagued


def chilled(
    *selection: str,
    house: dict[str, str] | None = None,
    giants: Mapping[str, str | None] | None = None,
    **side: object,
) -> kingdom.Game:
    """The first seat has taken these cards, with these Giants before it."""
    return plagued(
        {"selection": list(selection), **side},
        TO_PLAN,
        options=duel(house=house),
        menace={"giants": [giants or {}]},
    )


def frozen(game: kingdom.Game, seat: int = 0) -> dict[str, str | None]:
    giants: dict[str, str | None] = menaces(game, seat)["giants"][seat]
    return giants


def freezing(game: kingdom.Game) -> list[str]:
    return [text for text in texts(game, 0) if text.startswith("freeze")]


# --- placing -------------------------------------------------------------------------------------------


@pytest.mark.rule("R-212", "R-213")
def test_a_giant_goes_beneath_a_card_under_construction_old_or_new() -> None:
    game = chilled("frost-giant", "farm", construction={"port": ""})
    assert freezing(game) == ["freeze port"]
    do(game, 0, "slate farm")
    assert freezing(game) == ["freeze port", "freeze farm"]
    do(game, 0, "freeze farm")
    assert (frozen(game), before(game, 0)) == ({"frost-giant-1": "farm"}, ["frost-giant"])


@pytest.mark.rule("R-214")
def test_two_giants_never_lie_beneath_one_card() -> None:
    game = chilled("frost-giant", "frost-giant", "farm", construction={"port": ""})
    do(game, 0, "freeze port")
    assert refused(game, 0, "freeze port") == "frozen-already"
    do(game, 0, "slate farm", "freeze farm")
    assert frozen(game) == {"frost-giant-1": "port", "frost-giant-2": "farm"}


@pytest.mark.rule("R-215", "R-433")
def test_the_last_cards_that_could_be_frozen_must_be_slated_for_it() -> None:
    game = chilled("frost-giant", "farm", "treasure-1")
    assert refused(game, 0, "recycle farm > alchemy") == "keep-for-giant"
    do(game, 0, "recycle treasure-1 > alchemy, alchemy", "slate farm")
    assert refused(game, 0, "done") == "giant-waits"
    do(game, 0, "freeze farm")


@pytest.mark.rule("R-433")
def test_while_more_cards_than_giants_are_left_everything_is_free() -> None:
    game = chilled("frost-giant", "farm", "port")
    do(game, 0, "recycle farm > alchemy")
    assert refused(game, 0, "recycle port > alchemy") == "keep-for-giant"


@pytest.mark.rule("R-433")
@pytest.mark.parametrize(
    ("construction", "text"),
    [
        ({"farm": ""}, "discard farm"),
        ({"farm": "materials 2"}, "krystallium > farm materials"),
        ({"royal-guard": "population 5"}, "soldier > royal-guard"),
        ({"hamlet": "", "belfry": "gold 2"}, "recycle sawmill > belfry"),
        ({"hamlet": ""}, "recycle treasure-1 > hamlet, hamlet"),
    ],
)
def test_the_last_card_for_a_giant_is_neither_discarded_nor_completed(
    construction: dict[str, str], text: str
) -> None:
    two = "belfry" in construction
    selection = ["frost-giant", "frost-giant", "sawmill"] if two else ["frost-giant", "treasure-1"]
    game = chilled(*selection, construction=construction, krystallium=1, soldiers=1)
    assert refused(game, 0, text) == "keep-for-giant"


@pytest.mark.rule("R-433")
def test_filling_that_completes_nothing_is_free() -> None:
    game = chilled("frost-giant", "treasure-1", construction={"farm": ""}, krystallium=1)
    do(game, 0, "krystallium > farm materials", "recycle treasure-1 > farm, alchemy")
    assert standing(game, 0)["farm"] == {"materials": 1}
    do(game, 0, "freeze farm")


@pytest.mark.rule("R-433")
def test_a_treasure_does_not_complete_two_cards_where_one_is_needed_for_a_giant() -> None:
    cards = {"sawmill": "materials 1", "hamlet": "materials 1"}
    game = chilled("frost-giant", "treasure-1", construction=cards)
    assert refused(game, 0, "recycle treasure-1 > sawmill, hamlet") == "keep-for-giant"
    do(game, 0, "recycle treasure-1 > sawmill, alchemy")
    assert frozen(game) == {"frost-giant-1": None}


@pytest.mark.rule("R-433")
def test_as_an_option_a_giant_is_placed_before_anything_but_slating() -> None:
    game = chilled("frost-giant", "farm", "port", "treasure-1", house={"frost_giant_timing": "start"})
    for text in ("recycle farm > alchemy", "recycle treasure-1 > alchemy, alchemy"):
        assert refused(game, 0, text) == "giant-waits"
    do(game, 0, "slate port")
    assert refused(game, 0, "recycle farm > alchemy") == "giant-waits"
    do(game, 0, "freeze port", "recycle farm > alchemy")


@pytest.mark.rule("R-225")
def test_a_giant_without_a_card_waits_and_freezes_the_next_one_slated() -> None:
    game = chilled("frost-giant", "treasure-1")
    assert (frozen(game), before(game, 0)) == ({"frost-giant-1": None}, ["frost-giant"])
    do(game, 0, "recycle treasure-1 > alchemy, alchemy")
    game = chilled("farm", giants={"frost-giant-1": None})
    do(game, 0, "slate farm")
    assert texts(game, 0) == ["freeze farm"]
    do(game, 0, "freeze farm")
    assert frozen(game) == {"frost-giant-1": "farm"}


def test_a_giant_without_a_card_cannot_be_vanquished_and_costs_its_points() -> None:  # RUL-56
    game = fighting(
        soldiers=9,
        menace={"giants": [{"frost-giant-1": None, "frost-giant-2": "farm"}]},
        construction={"farm": "materials 3"},
    )
    assert refused(game, 0, "vanquish frost-giant-1") == "not-full"
    assert lost(game) == -10


def test_a_shadow_takes_its_card_before_giants_need_it() -> None:  # RUL-143
    options = duel(("frost-giants", "shadows"))
    game = plagued({"selection": ["frost-giant", "shadow", "farm"]}, TO_PLAN, options=options)
    do(game, 0, "give-up farm")
    assert frozen(game) == {"frost-giant-1": None}


# --- frozen cards --------------------------------------------------------------------------------------

FARM = {"frost-giant-1": "farm"}


@pytest.mark.rule("R-216", "R-217")
def test_a_frozen_card_is_filled_as_usual_but_stays_when_full() -> None:
    game = chilled("sawmill", "port", giants=FARM, construction={"farm": "materials 1"}, krystallium=1)
    do(game, 0, "recycle sawmill > farm", "krystallium > farm materials")
    assert standing(game, 0) == {"farm": {}}
    assert own(game, 0)["built"] == []
    assert own(game, 0)["construction"][0]["marks"] == ["held", "kept"]


@pytest.mark.rule("R-216")
def test_cubes_of_production_and_soldiers_go_on_a_frozen_card() -> None:
    giants = {"giants": [{"frost-giant-1": "royal-guard"}]}
    side = {"construction": {"royal-guard": "population 4"}, "soldiers": 1}
    game = plagued(side, phase="production", step="population", menace=giants)
    do(game, 0, "soldier > royal-guard")
    assert own(game, 0)["cubes"] == 2
    do(game, 0, "cube > royal-guard")
    assert standing(game, 0) == {"royal-guard": {}}


def test_a_full_frozen_card_is_not_in_the_duchy() -> None:  # RUL-124
    giants = {"giants": [{"frost-giant-1": "sawmill"}]}
    game = plagued(
        {"construction": {"sawmill": "materials 2"}}, phase="production", step="materials", menace=giants
    )
    assert own(game, 0)["announced"] == 1


@pytest.mark.rule("R-218")
def test_a_frozen_card_cannot_be_discarded() -> None:
    game = chilled("port", giants=FARM, construction={"farm": ""})
    assert refused(game, 0, "discard farm") == "kept"


# --- Combat --------------------------------------------------------------------------------------------


def thawing(**side: object) -> kingdom.Game:
    """A Combat with a Giant beneath the first seat's Barracks."""
    return fighting(menace={"giants": [{"frost-giant-1": "barracks"}]}, **side)


@pytest.mark.rule("R-219", "R-221")
def test_a_giant_is_vanquished_with_soldiers_and_a_full_card_which_gives_its_bonus() -> None:
    game = thawing(construction={"barracks": "materials 3"}, soldiers=2)
    assert texts(game, 0) == ["done", "vanquish frost-giant-1"]
    do(game, 0, "vanquish frost-giant-1")
    assert (own(game, 0)["built"], own(game, 0)["soldiers"]) == (["barracks"], 2)
    assert (frozen(game), menaces(game)["vanquished"][0]) == ({}, ["frost-giant"])


@pytest.mark.rule("R-219")
def test_the_bonus_does_not_pay_for_the_giant_itself() -> None:  # RUL-131
    assert thawing(construction={"barracks": "materials 3"}, soldiers=1).phase == "choice"


def test_the_bonus_can_be_used_in_the_same_combat() -> None:  # RUL-98
    giants = {"frost-giant-1": "barracks", "frost-giant-2": "farm"}
    full = {"barracks": "materials 3", "farm": "materials 3"}
    game = fighting(menace={"giants": [giants]}, construction=full, soldiers=2)
    do(game, 0, "vanquish frost-giant-1", "vanquish frost-giant-2")
    assert (own(game, 0)["built"], own(game, 0)["soldiers"]) == (["barracks", "farm"], 0)


@pytest.mark.rule("R-220")
def test_soldiers_alone_do_not_vanquish_a_giant() -> None:
    game = thawing(construction={"barracks": "materials 2"}, soldiers=5, krystallium=1)
    assert refused(game, 0, "vanquish frost-giant-1") == "not-full"
    assert own(game, 0)["soldiers"] == 5
    do(game, 0, "krystallium > barracks materials", "vanquish frost-giant-1")
    assert own(game, 0)["soldiers"] == 5


@pytest.mark.rule("R-222")
def test_a_card_thawed_in_the_last_combat_scores() -> None:
    giants = {"giants": [{"frost-giant-1": "cathedral"}]}
    side = {"construction": {"cathedral": "gold 6, population 1"}, "soldiers": 2}
    game = plagued(side, phase="combat", round=4, menace=giants)
    do(game, 0, "vanquish frost-giant-1")
    assert game.outcome is not None
    assert game.outcome.scores[0].of("gross") == 10
    assert game.outcome.scores[0].of("menaces") == 0


@pytest.mark.rule("R-223")
def test_a_card_thawed_in_round_1_produces_in_round_2() -> None:
    giants = {"giants": [{"frost-giant-1": "sawmill"}]}
    game = plagued(
        {"construction": {"sawmill": "materials 2"}, "soldiers": 2},
        phase="production",
        step="exploration",
        menace=giants,
    )
    if game.phase == "production":
        finish(game, 0)
    do(game, 0, "vanquish frost-giant-1")
    assert game.round == 2
    while game.step != "materials":
        seat = game.to_act[0]
        game.play(seat, game.legal_moves(seat)[0])
    while game.view(None).asks != "place":
        seat = game.to_act[0]
        game.play(seat, kingdom.parse_move("done", game, seat))
    assert own(game, 0)["announced"] >= 3


@pytest.mark.rule("R-224")
def test_a_giant_costs_5_points() -> None:
    assert lost(thawing(construction={"barracks": ""}, soldiers=1)) == -5


def test_a_giant_keeps_its_number_while_others_come_and_go() -> None:
    giants = {"frost-giant-1": "farm", "frost-giant-3": "port"}
    game = chilled("frost-giant", "nexus", giants=giants, construction={"farm": "", "port": ""})
    do(game, 0, "slate nexus", "freeze nexus")
    assert frozen(game) == {**giants, "frost-giant-2": "nexus"}


def test_the_other_player_sees_the_giants_when_planning_is_over() -> None:
    game = chilled("frost-giant", "farm")
    looked = seen(game, 1)
    do(game, 0, "slate farm", "freeze farm")
    assert seen(game, 1) == looked
    do(game, 1, "slate watchtower")
    assert menaces(game, 1)["giants"][0] == FARM
    assert faces(own(game, 1)["selection"]) == []
