"""Counting production and the Supremacy bonus (BASE-45 to BASE-50)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kingdom.rules.building.complete import gain_soldiers, soldiers_in_supply
from kingdom.rules.material.resources import RESOURCE_NAMES

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.material.side import Side

NOBODY: Final = -1
BASE_RULE: Final = -2


def cards_of_type(game: "Game", side: "Side", wanted: i64) -> i64:
    """How many constructed cards of this type stand in the Duchy."""
    types = game.box.types
    number: i64 = 0
    for card in side.built:
        if types[card] == wanted:
            number += 1
    return number


def production(game: "Game", seat: i64, resource: i64) -> i64:
    """The icons of this resource on the Duchy card and constructed cards, multiplied icons included."""
    side = game.sides[seat]
    box = game.box
    icons = box.production
    multiplied = box.per_resource
    total: i64 = game.faces[side.duchy].production[resource]
    for card in side.built:
        total += icons[4 * card + resource]
        if multiplied[card] == resource:
            total += cards_of_type(game, side, box.per_type[card])
    for module in game.modules:
        total += module.production(game, seat, resource)
    return total if total > 0 else 0


def supreme_seat(game: "Game", resource: i64) -> i64:
    """Who is supreme: the strictly greater producer, or what a module says instead (BASE-47)."""
    for module in game.modules:
        ruled = module.supreme(game, resource)
        if ruled != BASE_RULE:
            return ruled
    best: i64 = 0
    supreme: i64 = NOBODY
    seat: i64 = 0
    for side in game.sides:
        if side.announced > best:
            best = side.announced
            supreme = seat
        elif side.announced == best:
            supreme = NOBODY
        seat += 1
    return supreme


def reward_supremacy(game: "Game", seat: i64, resource: i64) -> None:
    """A Soldier goes into an empty Training area; from a filled one it comes into the stock (BASE-48)."""
    side = game.sides[seat]
    takes = side.training == 1
    if not takes and game.options.soldiers_run_out and soldiers_in_supply(game) == 0:
        return
    if game.listening:
        words: dict[str, object] = {
            "resource": RESOURCE_NAMES[resource],
            "soldier": "taken" if takes else "placed",
        }
        game.tell("supremacy", seat, words)
    if takes:
        side.training = 0
        gain_soldiers(game, seat, 1)
    else:
        side.training = 1
