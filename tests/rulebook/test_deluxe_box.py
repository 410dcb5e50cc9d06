"""The rest of the deluxe box: its Developments, the third Duchy, faces C and D (DLX-1 to DLX-14)."""

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

import kingdom
from kingdom.rules.cards import standard
from kingdom.rules.cards.model import Duchy
from kingdom.testing import position
from tests.rulebook.helpers import do, own, seen, texts, truth
from tests.rulebook.solo_helpers import alone

DUCHIES = ("valados", "teressia", "senada")
QUEST: dict[str, Any] = {"module": "quest", "deluxe": True}


def duchy(name: str) -> Duchy:
    """A Duchy card with its faces."""
    return next(one for one in standard().duchies if one.id == name)


def about(game: kingdom.Game) -> Counter[str]:
    """Every card of the Development deck, wherever it lies at the beginning."""
    table = truth(game)
    cards: Counter[str] = Counter(table["deck"])
    cards.update(table.get("modules", {}).get("solo", {}).get("danger", []))
    for side in table["sides"]:
        cards.update(side["hand"])
    for entries in table["areas"].values():
        cards.update(entry["card"] for entry in entries)
    del cards["calamity"]
    return cards


# --- the five Developments ---------------------------------------------------------------------------------


@pytest.mark.rule("R-007")
@pytest.mark.parametrize("players", [1, 2])
def test_the_deluxe_deck_has_75_developments_and_10_treasures(players: int) -> None:
    cards = about(kingdom.Game.new(kingdom.Options(players=players, **QUEST), seed=3))
    assert sum(cards.values()) == 85
    assert sum(number for card, number in cards.items() if card.startswith("treasure")) == 10
    assert (cards["quarry"], cards["mercenary-soldiers"], cards["grand-palace"]) == (2, 1, 1)
    assert cards["labyrinth-of-fenhror"] == 1


def test_without_the_deluxe_box_none_of_the_five_is_dealt() -> None:
    cards = about(kingdom.Game.new(kingdom.Options(module="quest"), seed=3))
    assert sum(cards.values()) == 80
    assert not {"quarry", "mercenary-soldiers", "grand-palace", "labyrinth-of-fenhror"} & set(cards)


@pytest.mark.rule("R-428")
def test_the_grand_palace_gives_10_points_and_the_labyrinth_15() -> None:
    built = ["grand-palace", "labyrinth-of-fenhror", "quarry", "mercenary-soldiers"]
    game = position(options=kingdom.Options(bare=True, deluxe=True, face="B"), sides=({"built": built},))
    assert truth(game)["sides"][0]["score"] == 25


def test_two_quarries_can_stand_under_construction_at_once() -> None:
    game = position(options=kingdom.Options(bare=True, deluxe=True), sides=({"selection": ["quarry"] * 2},))
    do(game, 0, "slate quarry", "slate quarry")
    assert [row["card"] for row in own(game, 0)["construction"]] == ["quarry", "quarry-2"]


# --- Duchies -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", "ABCD")
@pytest.mark.parametrize("duchies", list(permutations(DUCHIES, 2)))
def test_any_two_of_the_three_duchies_play_against_each_other(duchies: tuple[str, str], face: str) -> None:
    game = kingdom.Game.new(kingdom.Options(duchies=duchies, face=face, **QUEST), seed=1)
    told = seen(game, None)
    assert tuple(side["duchy"] for side in told["sides"]) == duchies
    assert {game.faces[seat].face for seat in (0, 1)} == {face}


@pytest.mark.rule("R-425")
@pytest.mark.parametrize("name", DUCHIES)
def test_face_c_starts_with_five_krystallium_and_produces_nothing(name: str) -> None:
    options = kingdom.Options(players=1, duchies=(name,), face="C", **QUEST)
    assert own(kingdom.Game.new(options, seed=1), 0)["krystallium"] == 5
    face = duchy(name).faces["C"]
    assert (dict(face.production), face.points, face.combo) == ({}, 0, None)
    for resource in ("materials", "population", "gold", "exploration"):
        sides = ({"construction": {"great-arena": ""}},)
        game = position(options=options, phase="production", step=resource, sides=sides)
        assert own(game, 0)["announced"] == 0


@pytest.mark.rule("R-426")
def test_the_krystallium_of_face_c_is_used_from_the_first_decision_on() -> None:
    options = kingdom.Options(face="C", bare=True, deluxe=True)
    sides: tuple[Any, ...] = ({"hand": ["farm", "port"], "construction": {"sawmill": ""}}, {})
    game = position(options=options, phase="choice", round=1, sides=sides)
    do(game, 0, "krystallium > sawmill materials", "krystallium > sawmill materials")
    assert own(game, 0)["krystallium"] == 3
    assert [own(game, 0)["built"], game.phase] == [["sawmill"], "choice"]


def test_the_krystallium_of_face_c_is_used_whenever_wanted() -> None:
    game = kingdom.Game.new(kingdom.Options(face="C", bare=True, deluxe=True), seed=1)
    while game.phase == "choice":
        seat = game.to_act[0]
        game.play(seat, game.legal_moves(seat)[0])
    seat = game.to_act[0]
    slate = next(text for text in texts(game, seat) if text.startswith("slate "))
    do(game, seat, slate)
    laid = next(text for text in texts(game, seat) if text.startswith("krystallium > "))
    do(game, seat, laid)
    assert own(game, seat)["krystallium"] == 4


def test_the_faces_d_differ_give_no_points_and_produce_less_than_the_faces_a() -> None:
    faces = {name: duchy(name).faces for name in DUCHIES}
    productions = [tuple(sorted(faces[name]["D"].production.items())) for name in DUCHIES]
    assert len(set(productions)) == 3
    for name in DUCHIES:
        harder, usual = faces[name]["D"], faces[name]["A"]
        assert sum(harder.production.values()) < sum(usual.production.values())
        assert (harder.points, harder.combo) == (0, None)


def test_the_faces_b_are_alike_for_all_three() -> None:
    assert len({tuple(sorted(duchy(name).faces["B"].production.items())) for name in DUCHIES}) == 1


@pytest.mark.rule("R-177")
@pytest.mark.parametrize(("face", "total"), [("A", 75), ("B", 90), ("C", 90), ("D", 90)])
@pytest.mark.parametrize("name", DUCHIES)
def test_alone_only_face_a_costs_fifteen_points(name: str, face: str, total: int) -> None:
    options = alone(face=face, deluxe=True, duchies=(name,))
    game = position(options=options, phase="end-of-game", round=4, modules={"plain": {"points": 90}})
    assert game.outcome is not None
    assert game.outcome.scores[0].total == total


# --- what needs the deluxe box -----------------------------------------------------------------------------


@pytest.mark.rule("R-427")
@pytest.mark.parametrize(
    "chosen", [{"face": "C"}, {"face": "D"}, {"face": "E"}, {"duchies": ("senada", "valados")}]
)
def test_faces_and_the_third_duchy_need_the_deluxe_box(chosen: dict[str, Any]) -> None:
    with pytest.raises(kingdom.OptionsError, match="is in the deluxe box; take it along with deluxe=True"):
        kingdom.Options(bare=True, **chosen)


def test_a_name_that_is_in_no_box_is_told_from_one_that_is_in_the_other() -> None:
    with pytest.raises(kingdom.OptionsError, match="face='F' is not known"):
        kingdom.Options(bare=True, face="F")
    with pytest.raises(kingdom.OptionsError, match="duchies='atlantis' is not known"):
        kingdom.Options(bare=True, duchies=("atlantis", "valados"))


# --- together with everything else -------------------------------------------------------------------------

MIXED: list[dict[str, Any]] = [
    {"scenario": name, "players": 1, "face": face, "duchies": (duchy,)}
    for name, face, duchy in [
        ("SC01", "C", "senada"),
        ("SC02", "D", "teressia"),
        ("SC03", "C", "valados"),
        ("SC04", "D", "senada"),
        ("SC05", "B", "senada"),
        ("SC06", "A", "senada"),
    ]
] + [
    {"module": ("quest", "advisors"), "quest": "captive-dragon", "allow_free_module_mix": True, "face": "C"},
    {
        "module": ("menace", "advisors"),
        "menaces": ("shadows", "frost-giants"),
        "allow_free_module_mix": True,
        "face": "D",
    },
    {"module": "menace", "menaces": ("thieves",), "players": 1, "face": "C", "duchies": ("senada",)},
]


@pytest.mark.parametrize("mixed", MIXED, ids=str)
def test_the_deluxe_box_goes_with_scenarios_and_mixtures(mixed: dict[str, Any]) -> None:
    options = kingdom.Options(deluxe=True, **mixed)
    rng = Random(1)
    for seed in range(4):
        game = kingdom.Game.new(options, seed=seed)
        while not game.over:
            seat = game.to_act[0]
            game.play(seat, rng.choice(game.legal_moves(seat)))
            if rng.random() < 0.02:
                world = kingdom.sample_world(game.view(seat), rng)
                assert seen(world, seat) == seen(game, seat)
        assert kingdom.replay(game.record()).fingerprint() == game.fingerprint()
