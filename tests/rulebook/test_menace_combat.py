"""The Combat phase of the Menace module (MEN-GEN-9 to MEN-GEN-13, MEN-GEN-15)."""

from random import Random

import pytest

import kingdom
from tests.rulebook.helpers import do, faces, finish_all, own, refused, seen
from tests.rulebook.menace_helpers import TO_PLAN, before, fighting, lost, menaces, plagued


@pytest.mark.rule("R-190")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_combat_follows_production_in_every_round(number: int) -> None:
    game = plagued(
        {"soldiers": 2},
        phase="production",
        step="exploration",
        round=number,
        menace={"standing": [["giant-rat"], []]},
    )
    if game.phase == "production":
        finish_all(game)
    assert (game.phase, game.round, game.to_act) == ("combat", number, (0,))
    do(game, 0, "done")
    assert (game.over, game.round) == ((True, 4) if number == 4 else (False, number + 1))


@pytest.mark.rule("R-191")
def test_vanquishing_costs_the_printed_soldiers_from_the_stock() -> None:
    game = fighting("giant-rat", soldiers=3, training=1)
    do(game, 0, "vanquish giant-rat")
    assert (own(game, 0)["soldiers"], own(game, 0)["training"]) == (1, 1)
    assert before(game, 0) == []


@pytest.mark.rule("R-192")
def test_several_menaces_may_be_vanquished_in_one_combat() -> None:
    game = fighting("giant-rat", "giant-rat", "vermin", soldiers=5)
    do(game, 0, "vanquish giant-rat", "vanquish vermin", "vanquish giant-rat")
    assert (before(game, 0), own(game, 0)["soldiers"], game.phase) == ([], 0, "choice")


@pytest.mark.rule("R-193")
def test_a_vanquished_menace_leaves_the_game() -> None:
    game = fighting("giant-rat", soldiers=2)
    do(game, 0, "vanquish giant-rat")
    assert menaces(game)["vanquished"] == [["giant-rat"], []]
    assert "giant-rat" not in faces(seen(game, None)["discard"])
    assert lost(game) == 0


@pytest.mark.rule("R-194")
@pytest.mark.parametrize("phase", ["choice", "planning", "production"])
def test_vanquishing_outside_combat_is_refused(phase: str) -> None:
    step = "materials" if phase == "production" else None
    side = {"soldiers": 5, "selection": ["farm"] if phase == "planning" else [], "hand": ["port"]}
    game = plagued(side, TO_PLAN, phase=phase, menace={"standing": [["giant-rat"], []]}, step=step)
    assert refused(game, 0, "vanquish giant-rat") == "only-in-combat"


@pytest.mark.rule("R-195")
def test_part_of_a_combat_cost_cannot_be_paid() -> None:
    game = fighting("giant-rat", "vermin", soldiers=1)
    assert refused(game, 0, "vanquish giant-rat") == "too-few-soldiers"
    assert own(game, 0)["soldiers"] == 1


@pytest.mark.rule("R-196")
def test_menaces_that_were_not_vanquished_cost_their_points_at_the_end() -> None:
    words = {"standing": [["giant-rat", "vermin", "vermin", "frost-giant"], []]}
    game = plagued({}, {}, phase="end-of-game", round=4, menace=words)
    assert game.outcome is not None
    assert [(line.card, line.points) for line in game.outcome.scores[0].lines if line.what == "menaces"] == [
        ("giant-rat", -4),
        ("vermin", -4),
        ("frost-giant", -5),
    ]
    assert game.outcome.scores[1].of("menaces") == 0


@pytest.mark.rule("R-199")
def test_krystallium_cannot_pay_a_combat_cost() -> None:
    game = fighting("giant-rat", "vermin", soldiers=1, krystallium=9)
    assert refused(game, 0, "vanquish giant-rat") == "too-few-soldiers"


def test_who_can_do_nothing_in_combat_is_not_asked() -> None:
    assert fighting("giant-rat", soldiers=1).phase == "choice"
    assert fighting(soldiers=9, construction={"royal-dungeon": ""}).phase == "choice"


def test_a_menace_that_does_not_stand_before_a_player_cannot_be_vanquished_by_them() -> None:
    game = fighting("giant-rat", soldiers=9)
    assert refused(game, 0, "vanquish vermin") == "not-before-you"
    assert refused(game, 0, "vanquish frost-giant-1") == "not-before-you"


def test_nothing_of_the_others_combat_is_seen_before_both_have_finished() -> None:
    words = {"standing": [["giant-rat", "giant-rat"], ["giant-rat"]]}
    game = plagued({"soldiers": 4}, {"soldiers": 2}, phase="combat", menace=words)
    looked = seen(game, 1)
    do(game, 0, "vanquish giant-rat")
    assert seen(game, 1) == looked
    world = kingdom.sample_world(game.view(0), Random(1))
    assert menaces(world, 1) == menaces(game, 1)
    do(game, 1, "vanquish giant-rat")
    do(game, 0, "done")
    assert menaces(game)["vanquished"] == [["giant-rat"], ["giant-rat"]]
