"""What a module that plays beside this one may ask of it and do with it, such as a scenario at set-up."""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from kingdom.rules.modules.menace.giant_rats import GiantRats
from kingdom.rules.modules.menace.in_play import InPlay
from kingdom.rules.modules.menace.menace import Menaces
from kingdom.rules.modules.menace.thieves import Thieves

if TYPE_CHECKING:
    from kingdom.rules.game import Game


@final
class Scenery:
    """The Menaces of one game; made anew whenever it is needed, it has no state of its own."""

    def __init__(self, game: "Game", in_play: InPlay) -> None:
        self.game = game
        self.in_play = in_play

    def place(self, seat: i64, menace: str) -> None:
        """A card of a deck joins a player's Construction area as if it had acted long ago."""
        card = self.game.box.index[menace]
        deck = self.in_play.deck_with(card)
        order = deck.order[:]
        order.remove(card)
        deck.order = order
        deck.join(self.game, seat, card)

    def in_deck(self, menace: str) -> int:
        """How many of these Menaces are still in their deck."""
        card = self.game.box.index[menace]
        return self.in_play.deck_with(card).order.count(int(card))

    def cover(self, seat: i64, icon: str) -> None:
        """Put a Stolen token on the icon with this text, such as "valados gold"."""
        for deck in self.in_play.decks:
            if isinstance(deck, Thieves):
                deck.cover(self.game, seat, deck.icon_called(icon))
                return
        raise LookupError("The Thieves are not in this game.")

    def add_vermin(self, seat: i64, number: i64) -> i64:
        """Add so many Vermin from the pile, or as many as there are; returns how many came."""
        return self._rats().add_vermin(self.game, seat, number)

    def vermin_left(self) -> i64:
        """How many Vermin lie in the pile."""
        return len(self._rats().pile)

    def standing(self, seat: i64, menace: str) -> i64:
        """How many of these Menaces stand before a player, not vanquished."""
        card = self.game.box.index[menace]
        deck = self.in_play.deck_with(card)
        return deck.number_standing(seat, deck.kind_of(card))

    def _rats(self) -> GiantRats:
        for deck in self.in_play.decks:
            if isinstance(deck, GiantRats):
                return deck
        raise LookupError("The Giant Rats are not in this game.")


def menace_of(game: "Game") -> Scenery | None:
    """The Menaces of this game, or None when it is played without them."""
    for module in game.modules:
        if isinstance(module, Menaces):
            return Scenery(game, module.in_play)
    return None
