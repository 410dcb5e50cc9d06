"""Who knows what of a card that was swapped into a hand, and what is imagined from that (RUL-78)."""

from random import Random

import pytest

import kingdom
from tests.rulebook.advisors_helpers import PRETENDER, SHOWN, naming, table
from tests.rulebook.helpers import do, own, seen, truth


def hands(game: kingdom.Game, viewer: int | None, seat: int = 0) -> list[list[str]]:
    """The hand of a seat in many worlds that a viewer imagines."""
    worlds = [kingdom.sample_world(game.view(viewer), Random(number)) for number in range(40)]
    for world in worlds:
        assert seen(world, viewer) == seen(game, viewer)
    return [truth(world)["sides"][seat]["hand"] for world in worlds]


def swapped(card: str, *, hand: tuple[str, ...] = ("farm", "port"), seen_own: int = SHOWN) -> kingdom.Game:
    """The first player had to take this card of the left area and has laid a Port in its place."""
    sides = ({"hand": hand, "shown": seen_own}, {"soldiers": 9, "hand": ["nexus"], "shown": SHOWN})
    game = naming(left=[card], right=[], sides=sides)
    do(game, 1, f"advisor {PRETENDER} left 1")
    do(game, 0, "swap port")
    return game


@pytest.mark.parametrize("viewer", [1, None])
def test_all_remember_that_a_face_up_card_is_among_what_that_player_holds_or_lays_face_down(
    viewer: int | None,
) -> None:
    game = swapped("sawmill")
    assert table(game, viewer)["taken_up"][0][3] == "sawmill"
    for number in range(40):
        world = truth(kingdom.sample_world(game.view(viewer), Random(number)))
        assert "sawmill" in [*world["sides"][0]["hand"], world["areas"]["left"][0]["card"]]


def test_once_it_is_laid_open_it_is_known_of_no_more() -> None:
    game = swapped("sawmill", hand=("farm", "port", "belfry"))
    do(game, 1, "take left", "offer nexus right")
    do(game, 0, "take right", "offer sawmill left")
    assert "taken_up" not in table(game, 1)


def test_of_a_card_laid_face_down_only_those_who_knew_it_know_where_it_went() -> None:
    game = swapped("sawmill trap 2")
    assert [table(game, viewer)["taken_up"][0][3] for viewer in (0, 1, None)] == ["sawmill", "sawmill", None]
    unknown = swapped("sawmill trap 1")
    assert [table(unknown, viewer)["taken_up"][0][3] for viewer in (0, 1, None)] == ["sawmill", None, None]
    assert len({tuple(hand) for hand in hands(unknown, 1)}) > 10


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_in_a_world_imagined_while_the_swap_is_asked_for_it_is_asked_for_too(viewer: int | None) -> None:
    game = naming()
    do(game, 1, f"advisor {PRETENDER} left 1")
    world = kingdom.sample_world(game.view(viewer), Random(2))
    assert seen(world, viewer) == seen(game, viewer)
    assert world.to_act == (0,)
    answers = world.legal_moves(0)
    assert {str(move) for move in answers} == {f"swap {card}" for card in own(world, 0)["hand"]}
    world.play(0, answers[0])
    assert world.to_act == (1,)


def calamities(game: kingdom.Game) -> int:
    """How many Calamities are in hands and face down or face up in the areas."""
    told = truth(game)
    lying = [entry["card"] for row in told["areas"].values() for entry in row]
    lying += [entry["card"] for side in told["sides"] for entry in side["selection"]]
    return (lying + [card for side in told["sides"] for card in side["hand"]]).count("calamity")


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("lay", ["calamity", "calamity trap 1", "calamity trap 2"])
def test_two_calamities_in_one_hand_are_two_in_every_world(lay: str, viewer: int | None) -> None:
    """Whose Calamity it was, and whether it lay face up, makes no difference to their number."""
    mine = lay.endswith("1")
    hand = ("port", "farm") if mine else ("calamity", "port")
    sides = ({"hand": hand}, {"soldiers": 9, "hand": ["nexus"], "shown": SHOWN if lay == "calamity" else 0})
    if mine:
        sides[1]["hand"] = ["calamity"]
    game = naming(left=[lay], right=[], sides=sides)
    before = calamities(game)
    do(game, 1, f"advisor {PRETENDER} left 1")
    do(game, 0, "swap port")
    while game.phase == "choice":
        for number in range(12):
            world = kingdom.sample_world(game.view(viewer), Random(number))
            assert seen(world, viewer) == seen(game, viewer)
            assert calamities(world) == calamities(game) == before
        seat = game.to_act[0]
        game.play(seat, game.legal_moves(seat)[0])
        if not any(side["hand"] for side in truth(game)["sides"]):
            break


def test_a_second_calamity_that_a_hand_shows_was_that_of_the_other_player() -> None:
    game = naming(
        left=["calamity trap 2"], right=[],
        sides=({"hand": ("calamity", "port", "farm")}, {"soldiers": 9, "hand": ["nexus"]}),
    )  # fmt: skip
    do(game, 1, f"advisor {PRETENDER} left 1")
    do(game, 0, "swap port")
    do(game, 1, "take right", "offer nexus right")
    do(game, 0, "take right", "offer calamity left")
    assert [side["calamities_shown"] for side in seen(game, None)["sides"]] == [SHOWN, 0]
    do(game, 0, "offer calamity right")
    assert [side["calamities_shown"] for side in seen(game, None)["sides"]] == [SHOWN, SHOWN]
