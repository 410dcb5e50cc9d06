"""The Danger deck: eight cards of the Development deck and four bad ones, face down (SOLO-02, SOLO-03)."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kingdom.rules.material.deck import shuffled
from kingdom.rules.phases.choice import joining_card

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingdom.rules.game import Game

FROM_THE_DECK: Final = 8
BAD_CARDS: Final = 4


@final
class DangerDeck:
    """The cards in their order, how many were drawn, and which of those drawn have been turned up."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.drawn: i64 = 0
        self.bad: list[int] = []
        self.turned_up: list[int] = []

    def build(self, game: "Game") -> None:
        """Set aside the unseen top of the shuffled deck, add the bad cards, shuffle."""
        aside = [int(card) for card in game.deck[:FROM_THE_DECK]]
        game.deck = game.deck[FROM_THE_DECK:]
        self.bad = bad_cards(game)
        self.cards = [int(card) for card in shuffled(sorted(aside + self.bad), game.seed, "danger")]

    def draw(self) -> i64:
        """The top card, or -1 when none is left (RUL-93)."""
        if self.left() == 0:
            return -1
        self.drawn += 1
        return self.cards[self.drawn - 1]

    def left(self) -> i64:
        """How many cards are left."""
        return len(self.cards) - self.drawn

    def clone(self) -> "DangerDeck":
        """An independent copy."""
        copy = DangerDeck()
        copy.cards = self.cards[:]
        copy.drawn = self.drawn
        copy.bad = self.bad
        copy.turned_up = self.turned_up[:]
        return copy

    def imagine(
        self, number: i64, known: list[int], cards: list[int], below: "Callable[[int], int]"
    ) -> list[int]:
        """In a sampled world: lay a Danger deck of so many cards that agrees with what was seen of it.

        The face-down cards on the table are among them and are drawn first. The bad cards are there unless
        they are `known`, because they were turned up or secretly looked at; the others come from `cards`, and
        what is left of these is returned.
        """
        hidden = self.bad[:] if number else []
        for card in known:
            if card in hidden:
                hidden.remove(card)
        rest = cards[:]
        while len(hidden) < number and rest:
            hidden.append(rest.pop(below(len(rest))))
        for place in range(len(hidden) - 1, 0, -1):
            other = below(place + 1)
            hidden[place], hidden[other] = hidden[other], hidden[place]
        self.cards = hidden
        self.drawn = 0
        return rest


def bad_cards(game: "Game") -> list[int]:
    """Four Calamities, or what a module puts in their place (SOLO-03)."""
    return [int(joining_card(game, 0)) for _ in range(BAD_CARDS)]
