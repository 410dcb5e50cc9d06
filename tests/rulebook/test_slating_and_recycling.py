"""Planning a card: slate it for construction, or recycle it for its resource."""

import pytest

from kingdom.testing import position
from tests.rulebook.helpers import do, faces, in_the_discard, own, refused, seen, selected, standing

# --- slating -------------------------------------------------------------------------------------------


@pytest.mark.rule("R-055")
def test_a_slated_card_moves_to_the_construction_area() -> None:
    game = selected("farm", "port")
    do(game, 0, "slate farm")
    assert faces(own(game, 0)["selection"]) == ["port"]
    assert standing(game, 0) == {"farm": {"materials": 3}}


@pytest.mark.rule("R-055")
def test_only_a_card_of_the_own_selection_area_is_slated() -> None:
    game = position(phase="planning", sides=({"selection": ["farm"]}, {"selection": ["port"]}))
    assert refused(game, 0, "slate port") == "not-in-selection"


@pytest.mark.rule("R-071")
def test_two_copies_may_be_under_construction_each_with_its_own_cubes() -> None:
    game = selected("farm", "farm", "sawmill")
    do(game, 0, "slate farm", "slate farm", "recycle sawmill > farm-2")
    assert standing(game, 0) == {"farm": {"materials": 3}, "farm-2": {"materials": 2}}


def test_any_number_of_cards_may_be_under_construction() -> None:
    cards = ("sawmill", "farm", "hamlet", "barracks", "guildhall", "port", "navigators") * 2
    game = selected(*cards)
    do(game, 0, *[f"slate {card}" for card in cards])
    assert len(own(game, 0)["construction"]) == 14


# --- recycling -----------------------------------------------------------------------------------------


@pytest.mark.rule("R-056")
def test_a_recycled_card_is_discarded_and_gives_its_resource_at_once() -> None:
    game = selected("farm", "port")
    do(game, 0, "recycle farm > alchemy")
    assert faces(own(game, 0)["selection"]) == ["port"]
    assert (in_the_discard(game, 0), own(game, 0)["alchemy"]) == (["farm"], {"population": 1})


@pytest.mark.rule("R-056")
def test_recycled_cards_lie_face_up_in_the_discard_after_planning() -> None:
    game = selected("farm")
    do(game, 0, "recycle farm > alchemy")
    assert game.phase == "production"
    assert [faces(seen(game, viewer)["discard"]) for viewer in (0, 1)] == [["farm"], ["farm"]]


@pytest.mark.rule("R-057")
def test_a_recycled_cube_may_fill_a_space_of_its_colour() -> None:
    game = selected("farm", "port", construction={"pathfinders": ""})
    do(game, 0, "recycle farm > pathfinders")
    assert standing(game, 0) == {"pathfinders": {"population": 1}}
    assert own(game, 0)["alchemy"] == {}


@pytest.mark.rule("R-058")
def test_a_recycled_cube_may_go_to_the_alchemy_area() -> None:
    game = selected("farm", "port", construction={"pathfinders": ""})
    do(game, 0, "recycle farm > alchemy")
    assert standing(game, 0) == {"pathfinders": {"population": 2}}
    assert own(game, 0)["alchemy"] == {"population": 1}


@pytest.mark.rule("R-059")
def test_a_recycled_cube_cannot_fill_a_space_of_another_colour() -> None:
    game = selected("farm", construction={"sawmill": ""})
    assert refused(game, 0, "recycle farm > sawmill") == "no-matching-space"


@pytest.mark.rule("R-059")
def test_a_recycled_cube_cannot_fill_a_space_that_is_full() -> None:
    game = selected("farm", construction={"caravan-drivers": "population 4"})
    assert refused(game, 0, "recycle farm > caravan-drivers") == "no-matching-space"


@pytest.mark.rule("R-059")
@pytest.mark.parametrize("card", ["infernal-gate", "munitions-specialists"])
def test_a_recycled_cube_cannot_fill_a_space_for_krystallium_or_a_soldier(card: str) -> None:
    full = {"infernal-gate": "exploration 5", "munitions-specialists": "population 2, materials 1"}
    game = selected("sawmill", "port", construction={card: full[card]})
    assert refused(game, 0, f"recycle sawmill > {card}") == "no-matching-space"
    assert refused(game, 0, f"recycle port > {card}") == "no-matching-space"


def test_a_recycled_cube_goes_on_an_own_card_only() -> None:
    sides = ({"selection": ["farm"]}, {"construction": {"pathfinders": ""}})
    game = position(phase="planning", sides=sides)
    assert refused(game, 0, "recycle farm > pathfinders") == "not-under-construction"


@pytest.mark.rule("R-060")
def test_a_card_just_slated_may_receive_a_cube_recycled_afterwards() -> None:
    game = selected("pathfinders", "farm", "port")
    assert refused(game, 0, "recycle farm > pathfinders") == "not-under-construction"
    do(game, 0, "slate pathfinders", "recycle farm > pathfinders")
    assert standing(game, 0) == {"pathfinders": {"population": 1}}


@pytest.mark.rule("R-073")
def test_slating_and_recycling_may_alternate() -> None:
    game = selected("farm", "farm", "pathfinders", "navigators", "port")
    do(
        game,
        0,
        "recycle farm > alchemy",
        "slate pathfinders",
        "recycle farm > pathfinders",
        "slate navigators",
    )
    assert standing(game, 0) == {"pathfinders": {"population": 1}, "navigators": {"population": 3}}
    assert (in_the_discard(game, 0), own(game, 0)["alchemy"]) == (["farm", "farm"], {"population": 1})


@pytest.mark.rule("R-070")
def test_a_card_under_construction_recycled_in_planning_feeds_only_the_alchemy_area() -> None:
    game = selected("port", construction={"farm": "materials 2", "pathfinders": ""})
    assert refused(game, 0, "recycle farm > pathfinders") == "not-in-selection"
    do(game, 0, "discard farm")
    assert standing(game, 0) == {"pathfinders": {"population": 2}}
    assert own(game, 0)["alchemy"] == {"population": 1}
    assert in_the_discard(game, 0) == ["farm"]


# --- Treasures -----------------------------------------------------------------------------------------


@pytest.mark.rule("R-063")
def test_a_treasure_cannot_be_slated() -> None:
    game = selected("treasure-5")
    assert refused(game, 0, "slate treasure-5") == "cannot-slate"


@pytest.mark.rule("R-064")
@pytest.mark.parametrize(
    ("treasure", "cubes"),
    [
        ("treasure-1", {"materials": 2}),
        ("treasure-5", {"materials": 1, "population": 1}),
        ("treasure-10", {"gold": 1, "exploration": 1}),
    ],
)
def test_a_recycled_treasure_gives_the_two_cubes_depicted(treasure: str, cubes: dict[str, int]) -> None:
    game = selected(treasure, "port")
    do(game, 0, f"recycle {treasure} > alchemy, alchemy")
    assert own(game, 0)["alchemy"] == cubes
    assert in_the_discard(game, 0) == [treasure]


@pytest.mark.rule("R-065")
def test_the_two_cubes_of_a_treasure_may_go_to_different_places() -> None:
    game = selected("treasure-5", "port", construction={"farm": "", "pathfinders": ""})
    do(game, 0, "recycle treasure-5 > farm, pathfinders")
    assert standing(game, 0) == {"farm": {"materials": 2}, "pathfinders": {"population": 1}}


@pytest.mark.rule("R-065")
@pytest.mark.parametrize("places", ["farm, alchemy", "alchemy, pathfinders"])
def test_one_cube_of_a_treasure_may_go_to_the_alchemy_area(places: str) -> None:
    game = selected("treasure-5", "port", construction={"farm": "", "pathfinders": ""})
    do(game, 0, f"recycle treasure-5 > {places}")
    assert sum(own(game, 0)["alchemy"].values()) == 1


@pytest.mark.rule("R-059", "R-064")
def test_two_cubes_of_a_treasure_cannot_share_one_space() -> None:
    game = selected("treasure-1", construction={"farm": "materials 2", "sawmill": ""})
    assert refused(game, 0, "recycle treasure-1 > farm, farm") == "no-matching-space"
    do(game, 0, "recycle treasure-1 > sawmill, sawmill")
    assert own(game, 0)["built"] == ["sawmill"]
