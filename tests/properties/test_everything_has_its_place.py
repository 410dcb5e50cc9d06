"""At every moment of every game each card, cube and token is where the rules can have put it."""

from collections import Counter
from typing import Any, Final

from hypothesis import given

import kingdom
from kingdom.rules.cards import standard
from kingdom.rules.material.resources import FOREIGN
from tests.properties.modes import HELD, cards_in
from tests.properties.strategies import Chooser, choosers, new_games, truth

BASIC: Final = ("materials", "population", "gold", "exploration")


def slot_card(slot: str, ids: set[str]) -> str:
    """The card of a place under construction: `farm-2` is a Farm."""
    return slot if slot in ids else slot.rpartition("-")[0]


def box_of(game: kingdom.Game) -> Counter[str]:
    """What is in the box of this game, Calamities and the cards of modules too."""
    cards, chosen = game.box.catalogue, game.options
    box = Counter({treasure.id: treasure.copies for treasure in cards.treasures})
    for card in cards.developments:
        if chosen.deluxe or not card.deluxe:
            box[card.id] = card.first_printing_copies if chosen.first_printing_deck else card.copies
    box["calamity"] = cards.calamity.copies
    foreign = [card for card, kind in enumerate(game.box.kinds) if kind == FOREIGN]
    box.update({game.box.ids[card]: game.box.copies[card] for card in foreign})
    return +box


def lying_about(game: kingdom.Game) -> Counter[str]:
    """Every card, wherever it is."""
    table, ids = truth(game), set(game.box.ids)
    cards = Counter[str](table["deck"])
    cards["calamity"] += table["calamities"]
    cards.update(entry["card"] for entry in table["discard"])
    for area in table["areas"].values():
        cards.update(entry["card"] for entry in area)
    for side in table["sides"]:
        cards.update(side["hand"])
        cards.update(entry["card"] for entry in side["selection"])
        cards.update(slot_card(row["card"], ids) for row in side["construction"])
        cards.update(side["built"])
        cards.update(side["discarded"])
        cards["calamity"] += side["calamities"]
    return +(cards + held_by_modules(table))


def held_by_modules(table: dict[str, Any]) -> Counter[str]:
    """The cards that lie in places of a module."""
    return Counter(cards_in(table, HELD))


def check_construction(game: kingdom.Game, side: dict[str, Any]) -> None:
    """No card has more on it than spaces, and none that is full is still under construction."""
    ids = set(game.box.ids)
    slots = [row["card"] for row in side["construction"]]
    assert len(set(slots)) == len(slots)
    for row in side["construction"]:
        cost = game.box.catalogue.development(slot_card(row["card"], ids)).cost
        held = "held" in row.get("marks", [])
        assert row["needs"] or held, f"{row['card']} is full and not completed"
        assert set(row["needs"]) <= set(cost)
        assert set(row["krystallium_on"]) <= set(cost) & set(BASIC)
        for kind, spaces in cost.items():
            open_ = row["needs"].get(kind, 0)
            joker = row["krystallium_on"].get(kind, 0)
            assert 0 <= open_ <= spaces
            assert 0 <= joker <= spaces - open_


def check_side(side: dict[str, Any], *, stores: bool, traps: int) -> None:
    """Stocks and tokens are within what the rules allow; modules may let cubes pile up and give tokens."""
    assert 0 <= side["traps"] <= traps
    assert side["training"] in (0, 1)
    assert sum(side["alchemy"].values()) <= 4 or stores
    assert all(number > 0 for number in side["alchemy"].values())
    for name in ("krystallium", "soldiers", "calamities", "announced", "cubes"):
        assert side[name] >= 0, name
    assert len(side["hand"]) <= 8


def check_armies(game: kingdom.Game) -> int:
    """No army is lost, none shares a spot, and colours share no territory; the Trap spots of a board."""
    board = truth(game).get("modules", {}).get("conquest")
    if board is None:
        return 0
    printed: Any = game.box.catalogue.more["conquest-board"][board["board"]]
    for standing, spots, reserve, prison in zip(
        board["armies"], board["spots"], board["reserve"], board["prison"], strict=True
    ):
        assert sum(standing.values()) + reserve + prison == 12
        assert min(reserve, prison) >= 0
        for territory, number in standing.items():
            assert number >= sum(spot.split(" ")[0] == territory for spot in spots) >= 0
        assert {spot.split(" ")[0] for spot in spots} <= set(standing)
    assert not set(board["spots"][0]) & set(board["spots"][1])
    assert not set(board["armies"][0]) & set(board["armies"][1])
    return sum(territory.spots.count("trap") for territory in printed.territories)


def check(game: kingdom.Game) -> None:
    assert lying_about(game) == box_of(game)
    stores = any(not module.transmutes(game, 0) for module in game.modules)
    table = truth(game)
    traps = check_armies(game) or 2
    for seat, side in enumerate(table["sides"]):
        of_steps = table.get("modules", {}).get("quest", {}).get("traps", [0, 0])[seat]
        check_side(side, stores=stores, traps=traps + of_steps)
        check_construction(game, side)
        # A module may bring further cubes into a step.
        assert game.modules or side["cubes"] <= side["announced"]


@given(new_games(), choosers())
def test_every_card_cube_and_token_is_in_exactly_one_place_at_all_times(
    game: kingdom.Game, chooser: Chooser
) -> None:
    check(game)
    for _ in chooser.steps(game):
        check(game)


@given(new_games(), choosers())
def test_a_placed_cube_or_krystallium_never_moves_to_another_card(
    game: kingdom.Game, chooser: Chooser
) -> None:
    before = spaces_left(game)
    for _, move in chooser.steps(game):
        after = spaces_left(game)
        if not str(move).startswith(("discard", "slate", "lose")):
            assert all(after[slot] <= before[slot] for slot in before.keys() & after.keys()), str(move)
        before = after


def spaces_left(game: kingdom.Game) -> dict[tuple[int, str], int]:
    """How many spaces are open on each card under construction."""
    return {
        (seat, row["card"]): sum(row["needs"].values())
        for seat, side in enumerate(truth(game)["sides"])
        for row in side["construction"]
    }


def test_the_box_of_the_revised_edition_is_what_its_set_up_lays_out() -> None:
    game = kingdom.Game.new(kingdom.Options(bare=True), seed=1)
    assert sum(lying_about(game).values()) == standard().deck_size() + 8
