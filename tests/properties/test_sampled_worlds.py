"""`sample_world` deals anew what a viewer cannot see, in ways that agree with their view and in no other."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

import kingdom
from tests.properties.strategies import Chooser, choosers, games, moves_of, seats_of, seen, to_the_end, truth
from tests.properties.test_everything_has_its_place import check, held_by_modules

viewers = st.sampled_from([0, 1, None])
generators = st.integers(0, 2**32).map(Random)


@given(games(), viewers, generators)
def test_a_sampled_world_looks_the_same_to_its_viewer(
    game: kingdom.Game, viewer: int | None, rng: Random
) -> None:
    viewer = viewer and viewer % len(seats_of(game))
    world = kingdom.sample_world(game.view(viewer), rng)
    assert seen(world, viewer) == seen(game, viewer)
    if viewer is not None:
        assert moves_of(world, viewer) == moves_of(game, viewer)


@given(games(), viewers, generators, choosers())
def test_a_sampled_world_is_a_game_that_is_played_to_its_end(
    game: kingdom.Game, viewer: int | None, rng: Random, chooser: Chooser
) -> None:
    viewer = viewer and viewer % len(seats_of(game))
    world = kingdom.sample_world(game.view(viewer), rng)
    if game.reshuffles == 0:
        check(world)
    to_the_end(world, chooser)
    assert world.outcome is not None
    assert game.outcome is None or world.outcome.to_dict() == game.outcome.to_dict()


@given(games(), st.integers(0, 1), st.integers(0, 2**32))
def test_a_world_is_made_of_the_view_and_the_generator_alone(
    game: kingdom.Game, viewer: int, number: int
) -> None:
    viewer %= len(seats_of(game))
    world = kingdom.sample_world(game.view(viewer), Random(number))
    twin = kingdom.sample_world(game.view(viewer), Random(number + 1))
    assert kingdom.sample_world(twin.view(viewer), Random(number)).fingerprint() == world.fingerprint()
    assert game.seed not in (world.seed, twin.seed)


@given(games(), st.integers(0, 1), generators)
def test_each_hand_of_a_sampled_world_had_exactly_one_calamity(
    game: kingdom.Game, viewer: int, rng: Random
) -> None:
    viewer %= len(seats_of(game))
    world = kingdom.sample_world(game.view(viewer), rng)
    assert sum(calamities_about(world)) == sum(calamities_about(game))


def calamities_about(game: kingdom.Game) -> list[int]:
    """How many Calamities are in hands, areas, the discard and the Duchies."""
    table = truth(game)
    piles = [table["discard"], *table["areas"].values(), *(side["selection"] for side in table["sides"])]
    lying = [sum(entry["card"] == "calamity" for entry in pile) for pile in piles]
    held = [
        (side["hand"] + side["discarded"]).count("calamity") + side["calamities"] for side in table["sides"]
    ]
    return lying + held + [held_by_modules(table)["calamity"]]


def test_worlds_differ_in_what_cannot_be_seen() -> None:
    game = kingdom.Game.new(kingdom.Options(bare=True), seed=3)
    worlds = [truth(kingdom.sample_world(game.view(0), Random(number))) for number in range(20)]
    assert len({tuple(world["sides"][1]["hand"]) for world in worlds}) > 15
    assert len({tuple(world["deck"]) for world in worlds}) == 20


def test_every_unseen_card_is_equally_likely_in_a_hand() -> None:
    game = kingdom.Game.new(kingdom.Options(bare=True), seed=3)
    dealt: dict[str, int] = {}
    for number in range(600):
        hand = truth(kingdom.sample_world(game.view(0), Random(number)))["sides"][1]["hand"]
        assert hand.count("calamity") == 1
        for card in hand:
            dealt[card] = dealt.get(card, 0) + 1
    unseen = [card for card in truth(game)["deck"] + truth(game)["sides"][1]["hand"] if card != "calamity"]
    for card in set(unseen):
        expected = 600 * 7 * unseen.count(card) / len(unseen)
        assert 0.55 * expected < dealt.get(card, 0) < 1.5 * expected, card


@given(games(seats=2), st.sampled_from((0, 1)), st.randoms(use_true_random=False))
def test_in_a_sampled_world_the_others_see_of_the_viewer_what_they_really_see(
    game: kingdom.Game, seat: int, rng: Random
) -> None:
    """Inside a blind segment the viewer's own doings stay unseen in the worlds it imagines, too."""
    world = kingdom.sample_world(game.view(seat), rng)
    for other in (None, 1 - seat):
        theirs, imagined = (one.view(other).to_dict()["sides"] for one in (game, world))
        assert isinstance(theirs, list)
        assert isinstance(imagined, list)
        for part in ("construction", "built", "krystallium", "soldiers", "alchemy", "cubes", "discarded"):
            assert imagined[seat][part] == theirs[seat][part]
