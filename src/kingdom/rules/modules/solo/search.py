"""The Search: two cards of the chosen area are given for one of the next three (SOLO-21, SOLO-22)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.material.drawing import draw
from kingdom.rules.material.entry import is_hidden
from kingdom.rules.material.resources import DEVELOPMENT, FOREIGN, TREASURE

if TYPE_CHECKING:
    from kingdom.rules.game import Game

PRICE: Final = 2
FOUND: Final = 3


def payable(game: "Game", area: i64) -> list[int]:
    """The face-up cards of an area that can pay for a Search."""
    return [entry for entry in game.areas[area] if not is_hidden(entry) and can_pay(game, entry)]


def can_pay(game: "Game", card: i64) -> bool:
    """Whether a card may be given for a Search: Developments and Treasures may, Advisors never (RUL-47)."""
    kind = game.box.kinds[card]
    if kind == DEVELOPMENT:
        return True
    if kind == TREASURE:
        return game.options.rule("search_may_discard_treasure") == "yes"
    if kind == FOREIGN and game.box.joins_hand[card]:
        return game.options.rule("search_may_discard_menace") == "yes"
    return False


def find(game: "Game") -> list[int]:
    """The next three cards of the deck, or as many as there are."""
    found: list[int] = []
    for _ in range(FOUND):
        card = draw(game)
        if card >= 0:
            found.append(card)
    return found


def lay_aside(game: "Game", rest: list[int]) -> i64:
    """What was found and not kept: how many cards went back on top of the deck, or negative, below it."""
    where = game.options.rule("search_rest")
    if where == "discard":
        game.discard += rest
        return 0
    left = [int(card) for card in game.deck[game.dealt :]]
    game.deck = vec[i64](rest + left if where == "top" else left + rest)
    game.dealt = 0
    return len(rest) if where == "top" else -len(rest)
