"""How Advisors come into the Advisors' area, and how often an ability is used (ADV-GEN-2 to ADV-GEN-15)."""

import pytest

import kingdom
from kingdom.testing import position
from tests.rulebook.advisors_helpers import ALONE, TWO, advisor, changed, table, with_advisors
from tests.rulebook.helpers import do, own, play_to_round, refused, seen, texts, truth
from tests.rulebook.solo_helpers import choosing

SPY, SILVERSMITH, MOTHER = "underground-spy", "great-silversmith", "nurturing-mother"


POOR = {"soldiers": 0}
RICH = {"soldiers": 20, "hand": ["farm", "port"]}


def selection(game: kingdom.Game, seat: int) -> list[str]:
    return [entry["card"] for entry in truth(game)["sides"][seat]["selection"]]


@pytest.mark.rule("R-291", "R-292")
def test_a_face_up_advisor_goes_to_the_advisors_area_and_brings_one_soldier() -> None:
    game = with_advisors(
        phase="choice", turn=1, left=["farm", SILVERSMITH, MOTHER], sides=({}, {"soldiers": 0})
    )
    do(game, 1, "take left")
    assert selection(game, 1) == ["farm"]
    assert table(game)["areas"] == [[], [SILVERSMITH, MOTHER]]
    assert own(game, 1)["soldiers"] == 2


def test_advisors_that_nobody_takes_are_discarded_and_bring_no_soldier() -> None:
    game = with_advisors(phase="choice", turn=15, left=["farm"], right=[SILVERSMITH])
    before = [own(game, seat)["soldiers"] for seat in (0, 1)]
    do(game, 0, "take left")
    assert {"card": SILVERSMITH} in seen(game, None)["discard"]
    assert [own(game, seat)["soldiers"] for seat in (0, 1)] == before
    assert table(game)["areas"] == [[], []]


def test_advisors_are_offered_like_other_cards_also_face_down() -> None:
    game = with_advisors(phase="choice", sides=({"hand": [SILVERSMITH, "farm"]}, {}))
    assert f"offer {SILVERSMITH} left" in texts(game, 0)
    do(game, 0, f"offer {SILVERSMITH} right trap")
    assert seen(game, 1)["areas"]["right"] == [{"card": None, "laid_by": 0, "laid_in": 1}]


@pytest.mark.rule("R-294")
def test_an_ability_can_be_used_in_the_phase_in_which_its_advisor_came() -> None:
    game = with_advisors(
        phase="choice",
        turn=1,
        left=["power-behind-the-throne"],
        right=["farm trap 1"],
        sides=({}, {"soldiers": 2, "hand": ["port"]}),
    )
    do(game, 1, "take left")
    assert "advisor power-behind-the-throne right 1" in texts(game, 1)
    do(game, 1, "advisor power-behind-the-throne right 1")
    assert seen(game, None)["areas"]["right"] == [{"card": "farm"}]


@pytest.mark.rule("R-295")
def test_an_advisor_taken_face_down_moves_and_pays_when_it_is_turned_up() -> None:
    game = with_advisors(
        phase="choice", turn=15, left=[f"{SILVERSMITH} trap 2"], sides=({"soldiers": 0, "krystallium": 0}, {})
    )
    do(game, 0, "take left")
    assert table(game)["areas"] == [[SILVERSMITH], []]
    assert own(game, 0)["soldiers"] == 1
    assert selection(game, 0) == []


@pytest.mark.rule("R-295")
def test_alone_a_hidden_advisor_moves_in_planning_too() -> None:
    game = choosing(
        options=ALONE, turn=3, left=[f"{SILVERSMITH} trap 2", "farm"], right=[], solo={"available": 0},
        sides=({"soldiers": 0},),
    )  # fmt: skip
    do(game, 0, "take left")
    assert table(game)["areas"] == [[SILVERSMITH]]
    assert own(game, 0)["soldiers"] == 1
    assert selection(game, 0) == ["farm"]


@pytest.mark.rule("R-296")
def test_advisors_are_neither_slated_nor_recycled() -> None:
    game = with_advisors([SILVERSMITH], phase="planning", sides=({"selection": ["farm", MOTHER]}, {}))
    assert table(game)["areas"][0] == [SILVERSMITH, MOTHER]
    for name in (SILVERSMITH, MOTHER):
        assert refused(game, 0, f"slate {name}") == "not-in-selection"
        with pytest.raises(kingdom.NotationError, match="cannot be recycled"):
            kingdom.parse_move(f"recycle {name} > alchemy", game, 0)


@pytest.mark.rule("R-297")
def test_an_ability_is_used_once_a_round() -> None:
    game = with_advisors([SILVERSMITH], phase="choice", sides=(RICH, {}))
    do(game, 0, f"advisor {SILVERSMITH}")
    assert refused(game, 0, f"advisor {SILVERSMITH}") == "advisor-used"
    assert table(game)["used"] == [[SILVERSMITH], []]


@pytest.mark.rule("R-298")
def test_in_the_next_round_it_can_be_used_again() -> None:
    game = with_advisors(
        [SILVERSMITH],
        phase="production",
        step="exploration",
        sides=({"soldiers": 30}, {}),
        more={"used": [[SILVERSMITH], []]},
    )
    play_to_round(game, 2)
    while 0 not in game.to_act:
        game.play(1, game.legal_moves(1)[0])
    assert table(game)["used"] == [[], []]
    assert f"advisor {SILVERSMITH}" in texts(game, 0)


@pytest.mark.rule("R-299")
def test_an_ability_is_paid_in_soldiers_from_the_stock() -> None:
    words = {"hand": ["farm", "port"], "krystallium": 0, "training": 1}
    game = with_advisors([SILVERSMITH], phase="choice", sides=({"soldiers": 4, **words}, {}))
    assert refused(game, 0, f"advisor {SILVERSMITH}") == "advisor-too-dear"
    game = with_advisors([SILVERSMITH], phase="choice", sides=({"soldiers": 5, **words}, {}))
    do(game, 0, f"advisor {SILVERSMITH}")
    assert own(game, 0)["soldiers"] == 5 - advisor(SILVERSMITH).cost == 0
    assert own(game, 0)["training"] == 1


def test_only_the_owner_of_an_advisor_uses_it() -> None:
    game = with_advisors([], [SILVERSMITH], phase="choice", sides=(RICH, {}))
    assert refused(game, 0, f"advisor {SILVERSMITH}") == "not-your-advisor"


def test_the_price_is_the_one_in_the_data() -> None:
    deck = changed(f'[[advisor]]\nid = "{SILVERSMITH}"\ncost = 1\namount = 2\n')
    game = position(
        options=TWO,
        catalogue=deck,
        phase="choice",
        sides=({"soldiers": 1, "hand": ["farm", "port"], "krystallium": 0}, {}),
        modules={"advisors": {"areas": [[SILVERSMITH], []]}},
    )
    do(game, 0, f"advisor {SILVERSMITH}")
    assert (own(game, 0)["soldiers"], own(game, 0)["krystallium"]) == (0, 2)


@pytest.mark.rule("R-300")
def test_advisors_are_worth_no_points() -> None:
    without = with_advisors(phase="choice", sides=({"hand": ["farm"]}, {}))
    with_some = with_advisors([SILVERSMITH, SPY], phase="choice", sides=({"hand": ["farm"]}, {}))
    scores = [truth(game)["sides"][0]["score"] for game in (without, with_some)]
    assert scores[0] == scores[1]


def test_nothing_interrupts_an_offering() -> None:
    game = with_advisors([SILVERSMITH], phase="choice", sides=(RICH, {}))
    do(game, 0, "offer farm left")
    assert refused(game, 0, f"advisor {SILVERSMITH}") == "advisor-not-now"


def test_after_a_reshuffle_discarded_advisors_are_drawn_again_but_not_those_returned() -> None:
    game = with_advisors(
        ["master-cartographer"],
        phase="choice",
        discard=[SILVERSMITH],
        sides=({"soldiers": 9, "hand": ["farm"]}, {}),
        more={"returned": [["illuminated-prophet"], []]},
    )
    while truth(game)["deck"]:
        game.dealt += 1
    do(game, 0, "advisor master-cartographer left")
    assert seen(game, None)["areas"]["left"] == [{"card": SILVERSMITH}]
    assert truth(game)["deck"] == []
