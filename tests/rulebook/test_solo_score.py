"""The game of one: Supremacy, the penalty of face A, medals (SOLO-23 to SOLO-27)."""

import pytest

import kingdom
from kingdom.rules.scoring import Outcome
from kingdom.testing import position
from tests.rulebook.helpers import own
from tests.rulebook.solo_helpers import alone, first_printing

SAWMILLS = ["sawmill"] * 2


def materials_step(*built: str, training: int = 0) -> kingdom.Game:
    return position(
        options=alone(face="B"),
        phase="production",
        step="materials",
        sides=({"built": built, "training": training, "construction": {"port": ""}},),
    )


@pytest.mark.rule("R-174", "R-175")
def test_supremacy_needs_a_production_of_five() -> None:
    four = materials_step("sawmill")  # face B of Valados makes 2
    assert (own(four, 0)["announced"], own(four, 0)["training"]) == (4, 0)
    five = materials_step("sawmill", "hamlet")
    assert (own(five, 0)["announced"], own(five, 0)["training"]) == (5, 1)
    six = materials_step(*SAWMILLS)
    assert own(six, 0)["training"] == 1


@pytest.mark.rule("R-176")
def test_solo_supremacy_uses_the_training_area_as_usual() -> None:
    game = materials_step(*SAWMILLS, training=1)
    assert (own(game, 0)["training"], own(game, 0)["soldiers"]) == (0, 1)


def scored(points: int, options: kingdom.Options) -> Outcome:
    """How a game ends in which the player has so many points."""
    game = position(options=options, phase="end-of-game", round=4, modules={"plain": {"points": points}})
    assert game.outcome is not None
    return game.outcome


@pytest.mark.rule("R-177")
def test_face_a_costs_fifteen_points_and_face_b_none() -> None:
    assert [scored(90, alone(face=face)).scores[0].total for face in ("A", "B")] == [75, 90]


@pytest.mark.rule("R-178")
@pytest.mark.parametrize("options", [first_printing(), alone(house={"solo_face_a_penalty": "0"})])
def test_in_the_first_printing_face_a_costs_nothing(options: kingdom.Options) -> None:
    assert scored(90, options).scores[0].total == 90


@pytest.mark.parametrize(
    ("total", "medal"),
    [(69, None), (70, "bronze"), (94, "bronze"), (95, "silver"), (114, "silver"), (115, "gold")],
)
@pytest.mark.rule("R-179", "R-180")
def test_a_score_that_equals_a_threshold_earns_the_medal_and_one_below_bronze_none(
    total: int, medal: str | None
) -> None:
    outcome = scored(total, alone(face="B"))
    assert outcome.medal == medal
    assert outcome.winners == ((0,) if medal else ())
    assert outcome.reason == ("medal" if medal else "no-medal")


def test_the_first_player_is_always_the_one_player() -> None:
    game = kingdom.Game.new(alone(), 7)
    firsts = []
    while not game.over:
        firsts.append(game.first)
        game.play(0, game.legal_moves(0)[0])
    assert set(firsts) == {0}
