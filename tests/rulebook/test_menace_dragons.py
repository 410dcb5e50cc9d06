"""Black Dragons and their Eggs (MEN-DRAGON-1 to MEN-DRAGON-8)."""

import pytest

import kingdom
from kingdom.rules.scoring import score_of
from tests.rulebook.helpers import do, finish_all, own, refused, seen, standing, texts
from tests.rulebook.menace_helpers import TO_PLAN, before, duel, lost, menaces, plagued

DECKS = ("black-dragons", "frost-giants")
EGG = "black-dragon-egg"
BOTH = ("black-dragoness", "black-dragon")


def hunted(
    *selection: str,
    dragons: tuple[str, ...] = (),
    house: dict[str, str] | None = None,
    owed: int = 0,
    **side: object,
) -> kingdom.Game:
    """The first seat has taken these cards, with these Dragons before it."""
    return plagued(
        {"selection": list(selection), **side},
        TO_PLAN,
        options=duel(DECKS, deluxe=True, house=house),
        menace={"standing": [list(dragons)], "soldiers_owed": [owed]},
    )


@pytest.mark.rule("R-268")
def test_every_dragon_taken_now_or_earlier_takes_a_soldier() -> None:
    game = hunted("black-dragon", "farm", dragons=("black-dragoness",), soldiers=3)
    assert (own(game, 0)["soldiers"], before(game, 0)) == (1, list(BOTH))
    assert own(hunted("farm", dragons=("black-dragoness",), soldiers=3), 0)["soldiers"] == 2


def test_an_egg_takes_nothing() -> None:  # MEN-DRAGON-5
    assert own(hunted(EGG, "farm", dragons=(EGG,), soldiers=3), 0)["soldiers"] == 3


def test_the_soldier_in_training_is_not_taken() -> None:  # RUL-23
    game = hunted("farm", dragons=("black-dragon",), training=1)
    assert (own(game, 0)["training"], menaces(game, 0)["soldiers_owed"][0]) == (1, 1)


@pytest.mark.rule("R-269")
def test_soldiers_on_cards_are_taken_when_the_stock_is_empty() -> None:
    cards = {"royal-guard": "soldier 1", "hidden-valley": "soldier 1", "port": ""}
    game = hunted("farm", dragons=BOTH, soldiers=1, construction=cards)
    assert own(game, 0)["soldiers"] == 0
    assert (game.to_act, texts(game, 0)) == ((0,), ["lose royal-guard soldier", "lose hidden-valley soldier"])
    assert refused(game, 0, "lose port soldier") == "no-soldier-there"
    assert refused(game, 0, "slate farm") == "menaces-act"
    do(game, 0, "lose royal-guard soldier")
    assert standing(game, 0)["royal-guard"] == {"population": 5, "soldier": 1}
    assert refused(game, 0, "lose hidden-valley soldier") == "no-dragon-takes"
    assert menaces(game, 0)["soldiers_owed"] == [0, 0]


def test_a_soldier_on_a_frozen_card_may_be_taken() -> None:  # RUL-144
    game = plagued(
        {"selection": ["farm"], "construction": {"royal-guard": "soldier 1"}},
        TO_PLAN,
        options=duel(DECKS, deluxe=True),
        menace={"standing": [["black-dragon"]], "giants": [{"frost-giant-1": "royal-guard"}]},
    )
    do(game, 0, "lose royal-guard soldier")
    assert standing(game, 0)["royal-guard"] == {"population": 5, "soldier": 1}


@pytest.mark.rule("R-270")
def test_a_missing_soldier_is_taken_of_the_next_that_is_gained_in_production() -> None:
    # Valados makes 2 Population and Teressia none: the Soldier in Training is taken into the stock.
    game = plagued(
        {"training": 1},
        phase="production",
        step="population",
        options=duel(DECKS, deluxe=True),
        menace={"standing": [["black-dragon"]], "soldiers_owed": [1]},
    )
    assert (own(game, 0)["training"], own(game, 0)["soldiers"]) == (0, 0)
    assert menaces(game, 0)["soldiers_owed"] == [0, 0]


@pytest.mark.rule("R-270")
def test_soldiers_gained_beyond_the_debt_stay() -> None:
    game = hunted("hamlet", dragons=("black-dragon",), construction={"barracks": "materials 2"})
    assert menaces(game, 0)["soldiers_owed"] == [1, 0]
    do(game, 0, "recycle hamlet > barracks")
    assert (own(game, 0)["soldiers"], menaces(game, 0)["soldiers_owed"]) == (1, [0, 0])


@pytest.mark.parametrize(("value", "owed"), [("production", 0), ("permanent", 1)])
def test_a_debt_is_void_after_production_or_lasts_as_an_option(value: str, owed: int) -> None:  # RUL-65
    game = plagued(
        {},
        {},
        phase="production",
        step="exploration",
        options=duel(DECKS, deluxe=True, house={"dragon_debt": value}),
        menace={"standing": [["black-dragon"]], "soldiers_owed": [1]},
    )
    if game.phase == "production":
        finish_all(game)
    assert (game.round, menaces(game, 0)["soldiers_owed"]) == (2, [owed, 0])


def test_a_lasting_debt_grows_every_round() -> None:  # RUL-65
    game = hunted("farm", dragons=("black-dragon",), owed=2, house={"dragon_debt": "permanent"})
    assert menaces(game, 0)["soldiers_owed"] == [3, 0]


@pytest.mark.rule("R-271")
def test_a_vanquished_dragon_gives_2_krystallium_at_once() -> None:
    game = plagued(
        {"soldiers": 6, "construction": {"farm": "materials 1"}},
        phase="combat",
        options=duel(DECKS, deluxe=True),
        menace={"standing": [["black-dragon"]], "giants": [{"frost-giant-1": "farm"}]},
    )
    do(game, 0, "vanquish black-dragon")
    assert (own(game, 0)["krystallium"], own(game, 0)["soldiers"], game.phase) == (2, 2, "combat")
    do(game, 0, "krystallium > farm materials", "krystallium > farm materials", "vanquish frost-giant-1")
    assert own(game, 0)["built"] == ["farm"]


@pytest.mark.rule("R-272")
def test_the_dragoness_costs_8_points_and_the_dragon_6() -> None:
    assert [lost(hunted("farm", dragons=(dragon,))) for dragon in BOTH] == [-8, -6]


@pytest.mark.rule("R-273", "R-275")
@pytest.mark.parametrize(("mine", "theirs", "points"), [(0, 0, [0, 0]), (1, 1, [3, 3]), (2, 0, [10, 0])])
def test_one_secured_egg_is_worth_3_points_and_two_are_worth_10(
    mine: int, theirs: int, points: list[int]
) -> None:
    eggs = {"vanquished": [[EGG] * mine, [EGG] * theirs], "standing": [[EGG] * (2 - mine - theirs), []]}
    game = plagued({}, {}, phase="end-of-game", round=4, options=duel(DECKS, deluxe=True), menace=eggs)
    assert [score_of(game, seat).of("vanquished") for seat in (0, 1)] == points
    assert lost(game) == 0


@pytest.mark.rule("R-274")
def test_an_egg_is_secured_in_combat_for_2_soldiers() -> None:
    words = {"standing": [[EGG, EGG]]}
    game = plagued({"soldiers": 3}, phase="combat", options=duel(DECKS, deluxe=True), menace=words)
    assert texts(game, 0) == ["done", f"secure {EGG}"]
    do(game, 0, f"secure {EGG}")
    assert (own(game, 0)["soldiers"], menaces(game)["vanquished"]) == (1, [[EGG], []])
    assert refused(hunted("farm", dragons=(EGG,), soldiers=2), 0, f"secure {EGG}") == "only-in-combat"
    few = plagued(
        {"soldiers": 3},
        phase="combat",
        options=duel(DECKS, deluxe=True),
        menace={"standing": [[EGG, "black-dragon"]]},
    )
    assert refused(few, 0, "vanquish black-dragon") == "too-few-soldiers"


@pytest.mark.rule("R-276")
def test_the_dragons_are_not_for_a_game_of_one() -> None:
    with pytest.raises(kingdom.OptionsError, match="'black-dragons' is for two players; a game of one takes"):
        kingdom.Options(players=1, module="menace", menaces="black-dragons", deluxe=True)


def test_dragons_act_before_shadows() -> None:  # RUL-51
    game = plagued(
        {
            "selection": ["shadow", "black-dragon", "farm", "port"],
            "construction": {"royal-guard": "soldier 1"},
        },
        TO_PLAN,
        options=duel(("black-dragons", "shadows"), deluxe=True),
    )
    assert refused(game, 0, "give-up farm") == "menaces-act"
    do(game, 0, "lose royal-guard soldier", "give-up farm")
    assert "slate port" in texts(game, 0)


def test_what_a_dragon_takes_off_the_cards_of_one_is_seen_when_both_have_chosen() -> None:  # RUL-02
    sides = [
        {"selection": ["farm"], "construction": {card: "soldier 1"}}
        for card in ("royal-guard", "hidden-valley")
    ]
    game = plagued(
        *sides,
        options=duel(DECKS, deluxe=True),
        menace={"standing": [["black-dragon"], ["black-dragoness"]]},
    )
    looked = seen(game, 1)
    do(game, 0, "lose royal-guard soldier")
    assert seen(game, 1) == looked
