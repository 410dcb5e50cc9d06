"""Chapters that meet in one game, where the players have allowed a free mix (RUL-58, RUL-80, RUL-82)."""

from typing import Any

import pytest

import kingdom
from kingdom.testing import check_module, position
from tests.rulebook.helpers import do, own, refused, seen, standing, texts, truth

PAIRS = [
    ("advisors", "menace"),
    ("advisors", "quest"),
    ("menace", "quest"),
    ("advisors", "menace", "quest"),
    ("conquest", "advisors"),
    ("conquest", "menace"),
    ("conquest", "quest"),
    ("conquest", "advisors", "menace", "quest"),
]


def mixed(*modules: str, **words: Any) -> kingdom.Options:  # noqa: ANN401 - options are of every kind
    return kingdom.Options(module=modules, allow_free_module_mix=True, **words)


def frozen_farm(phase: str, soldiers: int, **words: Any) -> kingdom.Game:  # noqa: ANN401
    """A Farm above a Frost Giant, and the Master Artisan at hand."""
    return position(
        options=mixed("advisors", "menace", menaces=("frost-giants", "shadows")),
        phase=phase,
        sides=({"construction": {"farm": "materials 1"}, "soldiers": soldiers, "krystallium": 1}, {}),
        modules={
            "advisors": {"areas": [["master-artisan"], []]},
            "menace": {"giants": [{"frost-giant-1": "farm"}]},
        },
        **words,
    )


@pytest.mark.rule("R-226")
@pytest.mark.parametrize(("phase", "step"), [("planning", None), ("production", "gold")])
def test_the_master_artisan_does_not_finish_a_frozen_card_outside_combat(
    phase: str, step: str | None
) -> None:
    game = frozen_farm(phase, 20, step=step) if phase == "production" else frozen_farm(phase, 20)
    while 0 not in game.to_act:
        game.play(1, game.legal_moves(1)[0])
    assert "advisor master-artisan farm" not in texts(game, 0)
    assert refused(game, 0, "advisor master-artisan farm") == "frozen"


@pytest.mark.rule("R-226")
def test_a_giant_that_waits_beside_cards_in_plenty_does_not_thaw_the_frozen_one() -> None:
    game = position(
        options=mixed("advisors", "menace", menaces=("frost-giants", "shadows")),
        sides=(
            {
                "construction": {"farm": "", "port": "", "nexus": "", "belfry": ""},
                "selection": ["barracks", "hamlet"],
                "soldiers": 20,
            },
            {},
        ),
        modules={
            "advisors": {"areas": [["master-artisan"], []]},
            "menace": {"giants": [{"frost-giant-1": "farm", "frost-giant-2": None}]},
        },
    )
    assert refused(game, 0, "advisor master-artisan farm") == "frozen"
    assert "advisor master-artisan port" in texts(game, 0)


@pytest.mark.rule("R-226")
def test_in_combat_the_master_artisan_may_finish_it_if_the_giant_is_paid_too() -> None:
    game = frozen_farm("combat", 10)
    do(game, 0, "advisor master-artisan farm")
    assert "farm" in truth(game)["sides"][0]["built"]
    assert own(game, 0)["soldiers"] == 10 - 8 - 2
    menace: Any = seen(game, 0)["modules"]
    assert menace["menace"]["giants"][0] == {}
    assert not standing(game, 0)


@pytest.mark.rule("R-226")
def test_in_combat_too_few_soldiers_for_both_leave_it_frozen() -> None:
    game = frozen_farm("combat", 9)
    assert refused(game, 0, "advisor master-artisan farm") == "frozen"


def test_no_window_opens_for_the_artisan_while_all_cards_are_frozen() -> None:
    for giants, asked in (({}, True), ({"frost-giant-1": "farm"}, False)):
        game = position(
            options=mixed("advisors", "menace", menaces=("frost-giants", "shadows")),
            phase="planning",
            sides=({"construction": {"farm": ""}, "soldiers": 8, "selection": ["port"]}, {}),
            modules={"advisors": {"areas": [["master-artisan"], []]}, "menace": {"giants": [giants]}},
        )
        do(game, 0, "recycle port > alchemy")
        assert (game.phase == "planning" and 0 in game.to_act) is asked


@pytest.mark.parametrize("modules", PAIRS, ids="-".join)
def test_any_mix_keeps_to_what_modules_promise(modules: tuple[str, ...]) -> None:
    check_module(mixed(*modules), games=2)
    check_module(mixed(*modules, players=1), games=2)
    if "menace" in modules:
        decks = ("black-dragons", "illusionists"), ("sisters-of-misfortune", "syphon")
        for pair in decks:
            check_module(mixed(*modules, menaces=pair, deluxe=True), games=2)
        check_module(mixed(*modules, menaces="syphon", deluxe=True, players=1), games=2)


def test_beside_menaces_a_step_that_discards_calamities_can_be_done_all_the_same() -> None:
    game = position(
        options=mixed("menace", "quest"), phase="planning", sides=({"alchemy": {"population": 5}}, {})
    )
    do(game, 0, "quest usurper 2")
    quest: Any = seen(game, 0)["modules"]
    assert quest["quest"]["done"][0] == ["usurper 2"]


def test_an_illusion_token_stays_on_a_card_that_is_turned_up_or_moved() -> None:
    game = position(
        options=mixed("advisors", "menace", menaces=("illusionists", "syphon"), deluxe=True),
        phase="choice",
        turn=0,
        left=["farm"],
        right=["port"],
        sides=(
            {"hand": ["nexus", "belfry"], "soldiers": 0},
            {"hand": ["hamlet", "barracks"], "soldiers": 8},
        ),
        modules={
            "advisors": {"areas": [[], ["power-behind-the-throne", "whimsical-gambler"]]},
            "menace": {"illusions": [1, 0]},
        },
    )
    do(game, 0, "offer nexus left trap", "illusion left 2", "offer belfry right")
    do(game, 1, "advisor power-behind-the-throne left 2")
    assert seen(game, None)["areas"]["left"][1] == {"card": "nexus", "tokens": [0]}
    do(game, 1, "advisor whimsical-gambler left 2")
    assert seen(game, None)["areas"]["right"][2] == {"card": "nexus", "tokens": [0]}
    do(game, 1, "take left", "offer hamlet left", "offer barracks left")
    do(game, 0, "take left", "swap 1 right 3")
    assert [card["card"] for card in own(game, 0)["selection"]] == ["nexus", "barracks"]


def test_an_advisor_that_is_swapped_in_goes_to_its_area() -> None:
    game = position(
        options=mixed("advisors", "menace", menaces=("illusionists", "syphon"), deluxe=True),
        phase="choice",
        turn=0,
        left=["great-silversmith"],
        right=["port"],
        sides=({"hand": ["nexus", "belfry"]}, {"hand": ["hamlet", "barracks"]}),
        modules={"menace": {"illusions": [1, 0]}},
    )
    do(game, 0, "illusion left 1", "offer nexus left", "offer belfry right")
    do(game, 1, "take right", "offer hamlet right", "offer barracks right")
    do(game, 0, "take right", "swap 1 left 1")
    advisors: Any = seen(game, 0)["modules"]
    assert advisors["advisors"]["areas"][0] == ["great-silversmith"]
    assert [card["card"] for card in own(game, 0)["selection"]] == ["barracks"]


def test_combat_comes_before_conquest() -> None:  # RUL-80
    game = kingdom.Game.new(mixed("conquest", "menace"), 1)
    names = [stop.name for stop in game.course]
    assert names.index("combat") < names.index("conquest")
    asks = [stop.asks for stop in game.course]
    assert asks.index("destroy") < asks.index("menaces") < asks.index("plan")


def test_trap_tokens_of_a_step_come_on_top_of_those_of_the_board() -> None:
    game = position(
        options=mixed("conquest", "quest"),
        phase="conquest",
        sides=({"soldiers": 1, "traps": 0}, {}),
        modules={"quest": {"traps": (1, 0)}, "conquest": {"armies": [{"plain-salt": 1}, {}]}},
    )
    do(game, 0, "pass")
    assert [side["traps"] for side in seen(game, None)["sides"]] == [2, 0]
