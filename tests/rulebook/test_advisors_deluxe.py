"""The Advisors of the deluxe box: the draft, and those that change points (ADV-GEN-20, ADV-17, ADV-18)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import kingdom
from kingdom.rules.cards import Catalogue
from kingdom.testing import position
from tests.rulebook.advisors_helpers import ALL, BOTH_BOXES, PRETENDER, changed, drafted, table
from tests.rulebook.helpers import do, refused, seen, texts, truth

NEGOTIATOR, MANIPULATOR, TREASURER = "shrewd-negotiator", "bewitching-manipulator", "grand-treasurer"
DELUXE = {PRETENDER, NEGOTIATOR, MANIPULATOR, TREASURER}
ALONE = kingdom.Options(module="advisors", players=1, face="B", deluxe=True)


# --- the draft and the deck --------------------------------------------------------------------------------


@pytest.mark.rule("R-322")
def test_of_eighteen_advisors_ten_are_in_the_deck_and_four_go_back_to_the_box() -> None:
    game = drafted(BOTH_BOXES)
    assert len(ALL) == 18
    cards: Counter[str] = Counter(truth(game)["deck"])
    for side in truth(game)["sides"]:
        cards.update(side["hand"])
    for offered in truth(game)["areas"].values():
        cards.update(entry["card"] for entry in offered)
    assert sum(cards[name] for name in ALL) == 10
    assert sum(cards.values()) - cards["calamity"] == 75 + 10
    assert table(game)["left_out"] == 4


@pytest.mark.rule("R-322")
def test_alone_fourteen_play_and_three_go_back_to_the_box() -> None:
    game = drafted(ALONE)
    assert {name for name in ALL if name in game.box.index} & DELUXE == DELUXE - {PRETENDER}
    assert sum(name in game.box.index for name in ALL) == 14
    assert table(game, 0)["left_out"] == 3


@pytest.mark.rule("R-322")
def test_without_the_deluxe_box_none_of_the_four_is_there() -> None:
    game = kingdom.Game.new(kingdom.Options(module="advisors"), seed=1)
    assert not DELUXE & set(game.box.ids)


def test_an_owner_may_put_one_of_them_into_the_base_box() -> None:
    cards = changed(f'[[advisor]]\nid = "{TREASURER}"\ndeluxe = false\n')
    game = kingdom.Game.new(kingdom.Options(module="advisors"), 1, catalogue=cards)
    assert DELUXE & set(game.box.ids) == {TREASURER}


# --- the Bewitching Manipulator and the Grand Treasurer ----------------------------------------------------


def ending(
    *advisors: str,
    options: kingdom.Options = BOTH_BOXES,
    catalogue: Catalogue | None = None,
    **side: Any,  # noqa: ANN401
) -> kingdom.Game:
    """After the last round, with these Advisors and this side of the first player."""
    words = {"soldiers": 10, **side}
    return position(
        options=options, phase="end-of-game", round=4, sides=(words,), catalogue=catalogue,
        modules={"advisors": {"areas": [list(advisors), []][: options.players]}},
    )  # fmt: skip


def lines(game: kingdom.Game, seat: int = 0) -> list[dict[str, object]]:
    """The score of a seat line by line."""
    assert game.outcome is not None
    return [line.to_dict() for line in game.outcome.scores[seat].lines]


BUILT = (
    "majestic-statue",
    "great-arena",
    "scholars",
    "navigators",
    "recruiters",
    "pathfinders",
    "great-library",
)


@pytest.mark.rule("R-326")
@pytest.mark.parametrize("options", [BOTH_BOXES, ALONE])
def test_the_manipulator_lets_a_combo_count_another_type(options: kingdom.Options) -> None:
    game = ending(MANIPULATOR, options=options, built=BUILT)
    assert "advisor bewitching-manipulator majestic-statue specialist" in texts(game, 0)
    do(game, 0, "advisor bewitching-manipulator majestic-statue specialist")
    changed_line = {
        "what": "combo-changed",
        "points": 12,
        "card": "majestic-statue",
        "each": 3,
        "of": "specialist",
    }
    assert changed_line in lines(game)
    assert not [line for line in lines(game) if line["what"] == "combo"]


@pytest.mark.rule("R-326")
def test_it_must_be_another_type_of_a_card_with_a_combo_in_the_own_duchy() -> None:
    game = ending(MANIPULATOR, built=BUILT)
    for text in (
        "majestic-statue monument",
        "great-arena specialist",
        "royal-guard monument",
        "duchy monument",
    ):
        assert refused(game, 0, f"advisor {MANIPULATOR} {text}") == "nothing-to-change"


@pytest.mark.rule("R-326")
def test_the_combo_of_the_duchy_card_can_be_changed_too() -> None:
    face_a = kingdom.Options(module="advisors", face="A", deluxe=True)
    game = ending(MANIPULATOR, options=face_a, built=BUILT)
    do(game, 0, f"advisor {MANIPULATOR} duchy monument")
    assert {"what": "combo-changed", "points": 6, "card": "valados", "each": 2, "of": "monument"} in lines(
        game
    )


@pytest.mark.rule("R-327")
@pytest.mark.parametrize("options", [BOTH_BOXES, ALONE])
def test_the_treasurer_doubles_the_gross_points_of_a_card(options: kingdom.Options) -> None:
    game = ending(TREASURER, options=options, built=("great-arena", "majestic-statue"))
    assert texts(game, 0) == ["done", f"advisor {TREASURER} great-arena"]
    assert refused(game, 0, f"advisor {TREASURER} majestic-statue") == "nothing-to-change"
    do(game, 0, f"advisor {TREASURER} great-arena")
    found = [line for line in lines(game) if line["card"] == "great-arena"]
    assert [line["what"] for line in found] == ["gross", "gross-doubled"]
    assert found[0]["points"] == found[1]["points"] == 6


@pytest.mark.rule("R-327")
def test_of_two_copies_one_is_doubled_and_a_duchy_card_with_points_can_be() -> None:
    valados = '[[duchy]]\nid = "valados"\n[[duchy.face]]\nface = "B"\npoints = 5\n'
    game = ending(TREASURER, built=("munitions-specialists",) * 2, catalogue=changed(valados))
    assert f"advisor {TREASURER} duchy" in texts(game, 0)
    do(game, 0, f"advisor {TREASURER} munitions-specialists")
    assert [line["what"] for line in lines(game) if line.get("card") == "munitions-specialists"] == [
        "gross", "gross", "gross-doubled",
    ]  # fmt: skip


@pytest.mark.rule("R-326", "R-327")
@pytest.mark.parametrize(
    ("name", "move"), [(MANIPULATOR, "majestic-statue specialist"), (TREASURER, "great-arena")]
)
def test_each_of_the_two_is_used_once_a_game(name: str, move: str) -> None:
    game = ending(name, NEGOTIATOR, built=BUILT, soldiers=30)
    again = game.clone()
    do(game, 0, f"advisor {name} {move}")
    assert game.over
    assert refused(again, 1, f"advisor {name} {move}") == "not-your-turn"
    spent = position(
        options=BOTH_BOXES, phase="choice", round=4,
        sides=({"soldiers": 30, "built": BUILT, "hand": ["farm"]},),
        modules={"advisors": {"areas": [[name], []], "used": [[name], []]}},
    )  # fmt: skip
    assert refused(spent, 0, f"advisor {name} {move}") == "advisor-not-now"
    assert table(spent)["used"] == [[name], []]


def test_who_has_both_may_use_both_and_a_spectator_sees_what_was_changed() -> None:
    game = ending(MANIPULATOR, TREASURER, built=BUILT, soldiers=19)
    do(game, 0, f"advisor {TREASURER} great-arena")
    assert table(game)["lasting"] == [[f"advisor {TREASURER} great-arena"], []]
    world = kingdom.sample_world(game.view(1), Random(1))
    assert seen(world, 1) == seen(game, 1)
    do(game, 0, f"advisor {MANIPULATOR} majestic-statue specialist")
    kinds = [line["what"] for line in lines(game)]
    assert kinds.index("gross-doubled") > 0
    assert "combo-changed" in kinds
