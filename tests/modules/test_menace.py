"""The Menace module keeps to the rules of modules in all its ways to play, and serves modules beside it."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

import kingdom
from kingdom.arena import modes
from kingdom.rules.cards import load_deck
from kingdom.rules.game import Game
from kingdom.rules.hooks import Module
from kingdom.rules.modules import registry
from kingdom.rules.modules.entry import Brought, Entry
from kingdom.rules.modules.menace.scenery import menace_of
from kingdom.testing import check_module, position
from tests.rulebook.helpers import do, own, refused, seen, texts, truth
from tests.rulebook.menace_helpers import DUSK, before, duel, menaces

OPEN: Final = {"simultaneous": "open", "frost_giant_timing": "start", "stolen_on_multiplier": "block_icon"}
FREE: Final = {"menace_draw": "owner_choice", "dragon_debt": "permanent"}
MODES: Final[list[dict[str, Any]]] = [
    {},
    {"menaces": DUSK},
    {"menaces": ("frost-giants", "shadows"), "house": OPEN},
    {"menaces": ("thieves", "giant-rats"), "house": OPEN, "edition": "first_printing"},
    *[{"players": 1, "menaces": deck} for deck in ("giant-rats", "frost-giants", "shadows", "thieves")],
]


@pytest.mark.parametrize("words", MODES)
def test_it_keeps_to_the_rules_of_modules(words: dict[str, Any]) -> None:
    check_module(kingdom.Options(module="menace", **words), games=3)


@pytest.mark.parametrize("mode", [name for name in modes.NAMES if "menace" in name])
def test_every_two_decks_keep_to_the_rules_of_modules(mode: str) -> None:
    check_module(modes.options(mode, house=FREE), games=1)


@pytest.mark.parametrize("words", [MODES[0], MODES[2], MODES[5]])
def test_it_permits_at_once_what_it_does_not_forbid_one_by_one(words: dict[str, Any]) -> None:
    chance = Random(7)
    refusals = 0
    for seed in range(8):
        game = kingdom.Game.new(kingdom.Options(module="menace", **words), seed, witnessed=False)
        while not game.over:
            seat = game.to_act[0]
            listed = game.stop.moves(game, seat)
            for module in game.modules:
                module.extra_moves(game, seat, game.stop, listed)
            one_by_one = listed
            for module in game.modules:
                one_by_one = Module.permitted(module, game, seat, one_by_one)
            assert game.legal_moves(seat) == one_by_one
            refusals += len(listed) - len(one_by_one)
            game.apply(seat, chance.choice(one_by_one))
    assert refusals


# --- decks with different cards ------------------------------------------------------------------------

MIXED: Final = """
[[menace]]
id = "shadow"
copies = 2
[[menace]]
id = "old-shadow"
name = { en = "Old Shadow", fr = "Vieille Ombre", es = "Sombra vieja" }
deck = "shadows"
copies = 2
points = -7
combat = 4
"""


def mixed(draw: str = "random", seed: int = 1) -> kingdom.Game:
    """A game in which an owner's deck file has two kinds of Shadows."""
    options = duel(DUSK, house={"menace_draw": draw})
    return kingdom.Game.new(options, seed, catalogue=load_deck(MIXED))


def test_the_cards_that_joined_hands_are_known_to_those_who_saw_them() -> None:  # RUL-52
    game = mixed()
    (own_card,) = [card for card in own(game, 0)["hand"] if card.endswith("shadow")]
    assert menaces(game, 0)["joined"][0] == [own_card]
    assert menaces(game, 1)["joined"][0] == [None]
    worlds = [truth(kingdom.sample_world(game.view(1), Random(number))) for number in range(20)]
    assert {tuple(set(world["sides"][0]["hand"]) & {"shadow", "old-shadow"}) for world in worlds} == {
        ("shadow",),
        ("old-shadow",),
    }
    do(game, 0, f"offer {own_card} left")
    assert menaces(game, 1)["joined"][0] == [own_card]


def test_as_an_option_the_owner_chooses_the_card_before_the_hands_are_dealt() -> None:  # RUL-52
    game = mixed("owner_choice")
    assert (game.phase, game.to_act, texts(game, 0)) == ("choice", (0,), ["draw shadow", "draw old-shadow"])
    assert refused(game, 0, "take left") == "draw-first"
    do(game, 0, "draw old-shadow")
    assert own(game, 0)["hand"].count("old-shadow") == 1
    assert "thief" in own(game, 1)["hand"]
    assert refused(game, 0, "draw shadow") == "not-in-this-phase"


def test_while_an_owner_chooses_the_card_lies_in_the_deck() -> None:
    game = mixed("owner_choice")
    table = truth(game)["modules"]["menace"]
    assert sorted(table["decks"][0]) == ["old-shadow", "old-shadow", "shadow", "shadow"]
    assert table["left"] == {"shadows": 4, "thieves": 4}
    do(game, 0, "draw old-shadow")
    assert menaces(game)["left"] == {"shadows": 3, "thieves": 3}


def test_where_all_cards_of_a_deck_are_alike_nobody_is_asked_to_choose() -> None:
    game = kingdom.Game.new(duel(house={"menace_draw": "owner_choice"}), 1)
    assert seen(game, None)["asks"] == "offer"


@pytest.mark.parametrize("draw", ["random", "owner_choice"])
def test_a_mixed_deck_can_be_played(draw: str) -> None:
    game, luck = mixed(draw), Random(4)
    while not game.over:
        seat = luck.choice(game.to_act)
        world = kingdom.sample_world(game.view(seat), luck)
        assert world.view(seat).to_dict() == game.view(seat).to_dict()
        game.play(seat, luck.choice(game.legal_moves(seat)))


def test_a_deck_needs_a_card_for_each_round() -> None:
    few = load_deck('[[menace]]\nid = "thief"\ncopies = 3\n')
    with pytest.raises(kingdom.OptionsError, match="'thieves' has 3 cards; a game needs 4"):
        kingdom.Game.new(duel(DUSK), 1, catalogue=few)


# --- beside a module that sets the scene ---------------------------------------------------------------


class Scene(Module):
    """The Thieves have come before the game begins, and vanquished Vermin are not gone."""

    def __init__(self) -> None:
        super().__init__("scene")
        self.given = 0

    def set_up(self, game: Game) -> None:
        found = menace_of(game)
        assert found is not None
        found.place(0, "thief")
        found.cover(0, "valados gold")

    def given_up(self, game: Game, seat: int, card: int) -> None:
        self.given += 1


SCENE: Final = Entry(
    "scene",
    lambda options: Scene(),
    brings=lambda chosen: Brought(
        ("menace",), {"menaces": ("shadows", "thieves", "giant-rats"), "vanquished_vermin": "pile"}
    ),
)


@pytest.fixture
def scene() -> Iterator[kingdom.Options]:
    registry.register(SCENE)
    yield kingdom.Options(players=1, module="scene")
    registry.forget("scene")


def test_another_module_may_bring_several_decks_to_a_game_of_one(scene: kingdom.Options) -> None:
    game = kingdom.Game.new(scene, 3)
    assert truth(game)["modules"]["solo"]["danger"].count("shadow") == 4
    assert menaces(game)["left"] == {"shadows": 0, "thieves": 3, "giant-rats": 4}
    assert (before(game, 0), menaces(game)["stolen"]) == (["thief"], [["valados gold"]])
    world = kingdom.sample_world(game.view(0), Random(1))
    assert world.view(0).to_dict() == game.view(0).to_dict()


def test_another_module_may_add_vermin_and_read_the_pile(scene: kingdom.Options) -> None:
    game = kingdom.Game.new(scene, 3)
    found = menace_of(game)
    assert found is not None
    assert (found.add_vermin(0, 8), found.vermin_left()) == (8, 2)
    assert (found.add_vermin(0, 8), found.vermin_left()) == (2, 0)
    assert (found.standing(0, "vermin"), found.standing(0, "thief"), found.standing(0, "shadow")) == (
        10,
        1,
        0,
    )


def test_vanquished_vermin_return_to_the_pile_where_another_module_says_so(scene: kingdom.Options) -> None:
    words = {"menace": {"standing": [["vermin", "giant-rat"]]}}
    game = position(options=scene, phase="combat", sides=({"soldiers": 3},), modules=words)
    assert len(menaces(game)["pile"]) == 9
    do(game, 0, "vanquish vermin", "vanquish giant-rat")
    assert (len(menaces(game)["pile"]), menaces(game)["vanquished"]) == (10, [["giant-rat"]])


def test_a_card_given_up_is_told_to_other_modules(scene: kingdom.Options) -> None:
    game = position(options=scene, sides=({"selection": ["shadow", "farm", "port"]},))
    do(game, 0, "give-up farm")
    watching = game.modules[-1]
    assert isinstance(watching, Scene)
    assert watching.given == 1


def test_a_game_without_menaces_has_none() -> None:
    assert menace_of(kingdom.Game.new(kingdom.Options(bare=True), 1)) is None
