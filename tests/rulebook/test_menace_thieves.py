"""Thieves and Stolen tokens (MEN-THIEF-1 to MEN-THIEF-7)."""

import pytest

import kingdom
from tests.rulebook.helpers import do, own, refused, seen, texts
from tests.rulebook.menace_helpers import DUSK, TO_PLAN, before, duel, lost, menaces, plagued

VALADOS = ["cover valados materials", "cover valados population", "cover valados gold"]


def robbed(*selection: str, **side: object) -> kingdom.Game:
    """The first seat has taken these cards."""
    return plagued({"selection": [*selection, "farm"], **side}, TO_PLAN, options=duel(DUSK))


def producing(step: str, *stolen: str, house: dict[str, str] | None = None, **side: object) -> kingdom.Game:
    """A Production step with Stolen tokens on these icons of the first seat's Duchy."""
    words = {"standing": [["thief"] * len(stolen)], "stolen": [list(stolen)]}
    return plagued(side, phase="production", step=step, options=duel(DUSK, house=house), menace=words)


def announced(game: kingdom.Game) -> int:
    number: int = own(game, 0)["announced"]
    return number


@pytest.mark.rule("R-241", "R-242")
def test_the_owner_of_the_duchy_covers_an_icon_of_their_choice() -> None:
    game = robbed("thief", built=["belfry"])
    assert game.to_act == (0,)
    assert texts(game, 0) == [*VALADOS, "cover belfry population"]
    do(game, 0, "cover belfry population")
    assert (menaces(game)["stolen"], before(game, 0)) == ([["belfry population"], []], ["thief"])


@pytest.mark.rule("R-243")
def test_icons_of_cards_under_construction_cannot_be_covered() -> None:
    game = robbed("thief", construction={"belfry": ""})
    assert texts(game, 0) == VALADOS
    assert refused(game, 0, "cover belfry population") == "no-such-icon"
    assert refused(game, 0, "cover teressia gold") == "no-such-icon"


@pytest.mark.rule("R-244")
def test_a_covered_icon_yields_one_resource_less_in_its_step() -> None:
    assert announced(producing("population", built=["belfry"])) == 3
    assert announced(producing("population", "valados population", built=["belfry"])) == 2
    assert announced(producing("materials", "valados population", built=["belfry"])) == 1


@pytest.mark.rule("R-245")
def test_the_missing_resource_does_not_count_for_supremacy() -> None:
    # Valados makes 1 Gold and Teressia 2; the Royal Mint adds 2, one of them covered.
    assert own(producing("gold", built=["royal-mint"]), 0)["training"] == 1
    assert own(producing("gold", "royal-mint gold", built=["royal-mint"]), 0)["training"] == 0


@pytest.mark.rule("R-246")
def test_vanquishing_a_thief_removes_a_stolen_token_of_ones_choice() -> None:
    words = {"standing": [["thief", "thief"]], "stolen": [["valados gold", "belfry population"]]}
    game = plagued({"built": ["belfry"], "soldiers": 2}, options=duel(DUSK), menace=words, phase="combat")
    assert texts(game, 0) == ["done", "vanquish thief valados gold", "vanquish thief belfry population"]
    assert refused(game, 0, "vanquish thief") == "name-stolen-token"
    assert refused(game, 0, "vanquish thief valados materials") == "no-stolen-token"
    do(game, 0, "vanquish thief belfry population")
    assert (menaces(game)["stolen"], before(game, 0)) == ([["valados gold"], []], ["thief"])


def test_a_removed_token_restores_production_from_the_next_round_on() -> None:  # RUL-133
    game = plagued(
        {"soldiers": 2},
        options=duel(DUSK),
        phase="combat",
        menace={"standing": [["thief"]], "stolen": [["valados gold"]]},
    )
    do(game, 0, "vanquish thief valados gold")
    assert menaces(game)["stolen"] == [[], []]
    assert game.round == 2


@pytest.mark.rule("R-247")
def test_a_thief_acts_only_when_it_is_taken() -> None:
    game = plagued({"selection": ["farm"]}, TO_PLAN, options=duel(DUSK), menace={"standing": [["thief"]]})
    assert "slate farm" in texts(game, 0)
    assert menaces(game)["stolen"] == [[], []]


@pytest.mark.rule("R-248")
def test_a_thief_costs_4_points() -> None:
    assert lost(producing("gold", "valados gold")) == -4


@pytest.mark.rule("R-249")
def test_two_thieves_taken_together_cover_two_icons_and_an_icon_takes_one_token() -> None:
    game = robbed("thief", "thief")
    do(game, 0, "cover valados gold")
    assert texts(game, 0) == VALADOS[:2]
    do(game, 0, "cover valados population")
    assert menaces(game)["stolen"] == [["valados population", "valados gold"], []]


def test_each_of_two_equal_icons_may_be_covered() -> None:
    game = robbed("thief", "thief", "thief")
    do(game, 0, "cover valados population", "cover valados population")
    assert refused(game, 0, "cover valados population") == "no-such-icon"


@pytest.mark.rule("R-250")
def test_a_token_on_a_multiplied_icon_takes_one_resource() -> None:
    built = ["tax-collector", "farm", "farm", "hamlet"]
    assert announced(producing("gold", built=built)) == 4
    assert announced(producing("gold", "tax-collector gold x structure", built=built)) == 3


@pytest.mark.rule("R-432")
def test_as_an_option_a_token_blocks_a_multiplied_icon_wholly() -> None:
    built = ["tax-collector", "farm", "farm", "hamlet"]
    house = {"stolen_on_multiplier": "block_icon"}
    assert announced(producing("gold", "tax-collector gold x structure", house=house, built=built)) == 1
    assert announced(producing("gold", "valados gold", house=house, built=built)) == 3


def test_a_multiplied_icon_that_yields_nothing_now_cannot_be_covered() -> None:  # RUL-132
    assert texts(robbed("thief", built=["tax-collector"]), 0) == VALADOS
    assert len(texts(robbed("thief", built=["tax-collector", "farm"]), 0)) == 5


@pytest.mark.rule("R-251")
def test_a_thief_that_finds_no_icon_covers_none() -> None:
    options = duel(DUSK, deluxe=True, face="C")
    game = plagued({"selection": ["thief", "farm"]}, TO_PLAN, options=options)
    assert (before(game, 0), menaces(game)["stolen"]) == (["thief"], [[], []])
    game = plagued({"soldiers": 2}, options=options, menace={"standing": [["thief"]]}, phase="combat")
    do(game, 0, "vanquish thief")
    assert before(game, 0) == []
    assert seen(game, None)["round"] == 2
