"""Giant Rats: each one that comes brings a Vermin for every Giant Rat there (MEN-RAT-1 to MEN-RAT-7)."""

from typing import TYPE_CHECKING, cast, final

from mypy_extensions import i64

from kingdom.rules.modules.menace.deck import MenaceDeck
from kingdom.rules.modules.menace.kind import Menace

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box


@final
class GiantRats(MenaceDeck):
    """The Rats of the deck, and the Vermin in their common pile."""

    def __init__(self, name: str, kinds: list[Menace], seats: i64, box: "Box") -> None:
        super().__init__(name, kinds, seats, box)
        self.pile: list[int] = []
        # Whether vanquished Vermin go back to the pile instead of the box.
        self.returns: bool = False

    def lie_ready(self, game: "Game") -> None:
        """The Vermin lie face up in the middle of the table (MEN-RAT-1)."""
        super().lie_ready(game)
        self.returns = game.options.choice("vanquished_vermin") == "pile"
        self.pile = []
        for kind in self.kinds:
            if kind.in_pile:
                self.pile += [int(kind.card)] * kind.copies

    def clone(self) -> MenaceDeck:
        """An independent copy."""
        copy = GiantRats(self.name, self.kinds, self.seats, self.box)
        self.copy_into(copy)
        copy.pile, copy.returns = self.pile, self.returns
        return copy

    def act(self, game: "Game", seat: i64) -> None:
        """One after another they move up and add a Vermin for each Rat there (MEN-RAT-2, RUL-53)."""
        for card in self.taken(game, seat):
            self.move_up(game, seat, card)
            self.add_vermin(game, seat, self.rats(seat))

    def rats(self, seat: i64) -> i64:
        """The Giant Rats that stand before this player."""
        number: i64 = 0
        place: i64 = 0
        for kind in self.kinds:
            if not kind.in_pile:
                number += self.number_standing(seat, place)
            place += 1
        return number

    def add_vermin(self, game: "Game", seat: i64, number: i64) -> i64:
        """Add so many from the pile, or as many as there are (RUL-54); returns how many came."""
        number = min(number, len(self.pile))
        left = len(self.pile) - number
        for card in self.pile[left:]:
            self.stand_more(seat, self.kind_of(card), 1)
        self.pile = self.pile[:left]
        if game.listening and number:
            game.tell("vermin", seat, {"count": number, "left": len(self.pile)})
        return number

    def send_away(self, seat: i64, card: i64) -> None:
        """A vanquished Rat goes to the box and leaves its Vermin behind (MEN-RAT-7)."""
        place = self.kind_of(card)
        if self.returns and self.kinds[place].in_pile:
            self.stand_more(seat, place, -1)
            self.pile = [*self.pile, int(card)]
            return
        super().send_away(seat, card)

    def common(self) -> dict[str, object]:
        """The Vermin pile."""
        return {"pile": [self.box.ids[card] for card in self.pile]}

    def put_side(self, seat: i64, words: "Mapping[str, object]") -> None:
        """What stands before a player does not lie in the pile."""
        super().put_side(seat, words)
        self.pile = []
        for place, kind in enumerate(self.kinds):
            if kind.in_pile:
                step = len(self.kinds)
                out = sum(self.standing[place::step]) + sum(self.vanquished[place::step])
                self.pile += [int(kind.card)] * max(0, int(kind.copies) - out)

    def put_common(self, words: "Mapping[str, object]") -> None:
        """The Vermin pile."""
        if "pile" in words:
            self.pile = [self.box.index[name] for name in cast("Iterable[str]", words["pile"])]
