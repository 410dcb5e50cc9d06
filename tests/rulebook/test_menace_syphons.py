"""Syphons (MEN-SYPHON-1 to MEN-SYPHON-10)."""

import pytest

import kingdom
from tests.rulebook.helpers import do, finish_all, own, texts, truth
from tests.rulebook.menace_helpers import TO_PLAN, alone, before, duel, lost, menaces, plagued

DECKS = ("syphon", "thieves")


def producing(
    step: str, standing: tuple[str, ...] = (), other: tuple[str, ...] = (), **menace: object
) -> kingdom.Game:
    """A Production step with these Syphons before the seats."""
    words = {"standing": [list(standing), list(other)], **menace}
    return plagued({}, {}, phase="production", step=step, options=duel(DECKS, deluxe=True), menace=words)


def announced(game: kingdom.Game) -> list[int]:
    return [own(game, seat)["announced"] for seat in range(len(game.sides))]


@pytest.mark.rule("R-260")
def test_a_syphon_before_a_player_makes_a_resource_for_the_opponent() -> None:
    plain = announced(producing("gold"))
    assert announced(producing("gold", ("syphon-gold",))) == [plain[0], plain[1] + 1]
    assert announced(producing("gold", ("syphon-materials",))) == plain


@pytest.mark.rule("R-261")
def test_what_a_syphon_makes_counts_for_supremacy() -> None:
    assert [own(producing("exploration"), seat)["training"] for seat in (0, 1)] == [0, 0]
    game = producing("exploration", ("syphon-exploration",))
    assert [own(game, seat)["training"] for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("R-262")
def test_in_planning_a_syphon_does_nothing_but_move_up() -> None:
    side = {"selection": ["syphon-gold", "port"], "construction": {"farm": "materials 1"}}
    game = plagued(side, TO_PLAN, options=duel(DECKS, deluxe=True))
    assert before(game, 0) == ["syphon-gold"]
    assert "slate port" in texts(game, 0)


def test_a_syphon_taken_this_round_works_already() -> None:  # RUL-136
    game = plagued(
        {"selection": ["syphon-materials"]}, {"construction": {"farm": ""}}, options=duel(DECKS, deluxe=True)
    )
    assert (game.phase, game.step) == ("production", "materials")
    assert announced(game) == [1, 3]


@pytest.mark.rule("R-263")
def test_a_vanquished_syphon_makes_its_resource_for_its_victor() -> None:
    words = {"standing": [["syphon-gold"]]}
    game = plagued({"soldiers": 2}, phase="combat", options=duel(DECKS, deluxe=True), menace=words)
    do(game, 0, "vanquish syphon-gold")
    assert (game.round, menaces(game)["vanquished"]) == (2, [["syphon-gold"], []])
    plain = announced(producing("gold"))
    assert announced(producing("gold", vanquished=[["syphon-gold"], []])) == [plain[0] + 1, plain[1]]


@pytest.mark.rule("R-264")
def test_a_syphon_costs_4_points_and_a_vanquished_one_nothing() -> None:
    assert lost(producing("gold", ("syphon-gold", "syphon-materials"))) == -8
    assert lost(producing("gold", vanquished=[["syphon-gold"], []])) == 0


@pytest.mark.rule("R-265")
def test_syphons_on_both_sides_serve_each_the_other() -> None:
    plain = announced(producing("population"))
    game = producing("population", ("syphon-population",), ("syphon-gold",))
    assert announced(game) == [plain[0], plain[1] + 1]
    game = producing("gold", ("syphon-population",), ("syphon-gold",))
    assert announced(game) == [announced(producing("gold"))[0] + 1, announced(producing("gold"))[1]]


@pytest.mark.parametrize(("house", "winners"), [("all", (0,)), ("constructed", (0, 1))])
def test_a_vanquished_syphon_counts_in_the_first_tie(house: str, winners: tuple[int, ...]) -> None:  # RUL-64
    game = plagued(
        {},
        {},
        phase="end-of-game",
        round=4,
        options=duel(DECKS, deluxe=True, face="B", house={"tiebreak_cards": house}),
        menace={"vanquished": [["syphon-gold"], []]},
    )
    assert game.outcome is not None
    assert game.outcome.winners == winners


def test_a_stolen_token_never_lies_on_a_syphon() -> None:  # RUL-64, RUL-145
    game = plagued(
        {"selection": ["thief", "port"]},
        TO_PLAN,
        options=duel(DECKS, deluxe=True),
        menace={"vanquished": [["syphon-exploration"], []]},
    )
    assert texts(game, 0) == [f"cover valados {resource}" for resource in ("materials", "population", "gold")]


# --- the game of one -----------------------------------------------------------------------------------


def alone_with(*standing: str, aside: int = 0, brought: int = 0, step: str = "gold") -> kingdom.Game:
    return plagued(
        {"construction": {"farm": ""}},
        phase="production",
        step=step,
        options=alone("syphon", deluxe=True),
        menace={"standing": [list(standing)], "aside": aside, "brought": brought},
    )


@pytest.mark.rule("R-266")
def test_alone_every_fourth_resource_set_aside_brings_a_calamity() -> None:
    game = alone_with("syphon-gold", aside=3)
    assert (own(game, 0)["calamities"], menaces(game, 0)["aside"]) == (1, 0)
    assert len(truth(game)["modules"]["menace"]["calamities"]) == 7
    assert announced(game) == announced(alone_with())
    more = alone_with("syphon-gold", "syphon-gold", aside=3)
    assert (own(more, 0)["calamities"], menaces(more, 0)["aside"]) == (1, 1)


@pytest.mark.rule("R-267")
def test_alone_up_to_three_resources_set_aside_have_no_effect() -> None:
    game = alone_with("syphon-gold", "syphon-exploration", aside=1)
    assert (own(game, 0)["calamities"], menaces(game, 0)["aside"]) == (0, 2)
    finish_all(game)
    assert (own(game, 0)["calamities"], menaces(game, 0)["aside"]) == (0, 3)
    end = plagued({}, phase="end-of-game", round=4, options=alone("syphon", deluxe=True), menace={"aside": 3})
    assert end.outcome is not None
    assert end.outcome.scores[0].of("calamities") == 0


def test_alone_no_more_calamities_come_than_are_in_the_box() -> None:  # RUL-96
    game = alone_with("syphon-gold", aside=3, brought=8)
    assert (own(game, 0)["calamities"], menaces(game, 0)["aside"]) == (0, 0)


def test_alone_a_vanquished_syphon_serves_its_victor() -> None:
    words = {"vanquished": [["syphon-exploration"]]}
    game = plagued(
        {}, phase="production", step="exploration", options=alone("syphon", deluxe=True), menace=words
    )
    assert (announced(game), menaces(game, 0)["aside"]) == ([1], 0)
