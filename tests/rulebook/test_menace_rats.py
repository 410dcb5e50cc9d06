"""Giant Rats and their Vermin (MEN-RAT-1 to MEN-RAT-7)."""

import pytest

import kingdom
from tests.rulebook.helpers import do, own
from tests.rulebook.menace_helpers import TO_PLAN, before, duel, fighting, lost, menaces, plagued


def rats(*selection: str, standing: tuple[str, ...] = (), pile: int | None = None) -> kingdom.Game:
    """The first seat has taken these cards, with these Menaces before it."""
    words: dict[str, object] = {"standing": [list(standing)]}
    if pile is not None:
        words["pile"] = ["vermin"] * pile
    return plagued({"selection": [*selection, "farm"]}, TO_PLAN, menace=words)


@pytest.mark.rule("R-200")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_ten_vermin_lie_face_up_in_the_middle(viewer: int | None) -> None:
    assert menaces(kingdom.Game.new(duel(), seed=1), viewer)["pile"] == ["vermin"] * 10


@pytest.mark.rule("R-201")
def test_the_first_rat_brings_one_vermin() -> None:
    game = rats("giant-rat")
    assert before(game, 0) == ["giant-rat", "vermin"]
    assert len(menaces(game)["pile"]) == 9


@pytest.mark.rule("R-202")
def test_a_rat_that_finds_a_rat_brings_two_vermin() -> None:
    game = rats("giant-rat", standing=("giant-rat", "vermin"))
    assert before(game, 0) == ["giant-rat"] * 2 + ["vermin"] * 3


@pytest.mark.rule("R-203")
def test_two_rats_of_one_round_come_one_after_the_other() -> None:
    assert before(rats("giant-rat", "giant-rat"), 0) == ["giant-rat"] * 2 + ["vermin"] * 3


@pytest.mark.rule("R-204")
def test_four_rats_bring_ten_vermin() -> None:
    game = rats(*["giant-rat"] * 4)
    assert before(game, 0) == ["giant-rat"] * 4 + ["vermin"] * 10
    assert menaces(game)["pile"] == []


@pytest.mark.rule("R-205", "R-206")
def test_a_rat_costs_4_points_and_a_vermin_2() -> None:
    assert lost(rats(standing=("giant-rat",))) == -4
    assert lost(rats(standing=("vermin",) * 3)) == -6


@pytest.mark.rule("R-207")
def test_an_empty_pile_gives_what_is_left() -> None:
    game = rats("giant-rat", standing=("giant-rat",), pile=1)
    assert before(game, 0) == ["giant-rat", "giant-rat", "vermin"]
    assert before(rats("giant-rat", pile=0), 0) == ["giant-rat"]


@pytest.mark.rule("R-208")
def test_vanquished_rats_do_not_count_for_a_later_one() -> None:
    game = plagued({"selection": ["giant-rat", "farm"]}, TO_PLAN, menace={"vanquished": [["giant-rat"] * 2]})
    assert before(game, 0) == ["giant-rat", "vermin"]


@pytest.mark.rule("R-209", "R-210")
def test_vermin_are_vanquished_one_by_one_and_stay_when_their_rat_is() -> None:
    game = fighting("giant-rat", "vermin", "vermin", soldiers=4)
    do(game, 0, "vanquish giant-rat")
    assert before(game, 0) == ["vermin", "vermin"]
    do(game, 0, "vanquish vermin")
    assert (before(game, 0), own(game, 0)["soldiers"]) == (["vermin"], 1)
    assert len(menaces(game)["pile"]) == 8


@pytest.mark.rule("R-211")
def test_rats_act_only_when_they_are_taken() -> None:
    game = rats(standing=("giant-rat", "vermin"))
    assert before(game, 0) == ["giant-rat", "vermin"]
