"""Drawing from the Development deck, and what happens when it is empty (RUL-05)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kingdom.rules.material.deck import shuffled
from kingdom.rules.material.entry import card_of, is_hidden, laid_by, laid_in

if TYPE_CHECKING:
    from kingdom.rules.game import Game

NONE_LEFT = -1


def draw(game: "Game") -> i64:
    """The top card of the Development deck; -1 when none is left even after shuffling the discard."""
    if game.dealt == len(game.deck):
        _reshuffle(game)
        if game.dealt == len(game.deck):
            return NONE_LEFT
    card = game.deck[game.dealt]
    game.dealt += 1
    for module in game.modules:
        module.drawn(game)
    return card


def turned_up(game: "Game", entry: i64) -> i64:
    """The card of an entry, face up for all from now on; whose Calamity has been seen is remembered."""
    card = card_of(entry)
    if is_hidden(entry):
        by = laid_by(entry)
        if game.box.joins_hand[card] and by < len(game.sides):
            game.sides[by].shown |= 1 << laid_in(entry)
        for module in game.modules:
            module.turned_up(game, card, by)
    return card


def _reshuffle(game: "Game") -> None:
    """Shuffle the discards into a new deck; what never was in it is turned up and stays out (RUL-08)."""
    back: list[int] = []
    left: list[int] = []
    for entry in game.discard:
        if card_of(entry) in game.box.deck:
            back.append(card_of(entry))
        else:
            left.append(turned_up(game, entry))
    game.reshuffles += 1
    game.discard = left
    game.deck = shuffled(sorted(back), game.seed, f"reshuffle-{game.reshuffles}")
    game.dealt = 0
    if game.listening:
        game.tell("reshuffled", -1, {"cards": len(game.deck)})
