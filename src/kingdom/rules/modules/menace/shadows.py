"""Shadows: every Planning phase each of them devours a card of the Selection area (MEN-SHADOW-1 to -9)."""

from typing import TYPE_CHECKING, cast, final

from librt.vecs import append, remove
from mypy_extensions import i64

from kingdom.rules.building.alchemy import add_to_alchemy
from kingdom.rules.material.resources import DEVELOPMENT, TREASURE
from kingdom.rules.modules.menace.deck import MenaceDeck
from kingdom.rules.modules.menace.kind import Menace
from kingdom.rules.modules.menace.own_moves import GIVE_UP, MoveList
from kingdom.rules.modules.menace.rows import replaced
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.moves import Move
    from kingdom.rules.options import Options


@final
class Shadows(MenaceDeck):
    """The cards given up in this round; a Shadow that waits still has to devour one."""

    def __init__(self, name: str, kinds: list[Menace], seats: i64, box: "Box") -> None:
        super().__init__(name, kinds, seats, box)
        self.given: list[list[int]] = [[] for _ in range(seats)]

    def list_moves(self, moves: MoveList, box: "Box", options: "Options") -> None:
        """`vanquish shadow`, then `give-up CARD` for every card of the box."""
        super().list_moves(moves, box, options)
        for card, name in enumerate(box.ids):
            moves.add(GIVE_UP, f"give-up {name}", card=card)

    def clone(self) -> MenaceDeck:
        """An independent copy."""
        copy = Shadows(self.name, self.kinds, self.seats, self.box)
        self.copy_into(copy)
        copy.given = self.given
        return copy

    def act(self, game: "Game", seat: i64) -> None:
        """Those just taken and those that stand ask for a card each, if there are so many (RUL-59)."""
        shadows: i64 = len(self.taken(game, seat)) + self.standing_in_all(seat)
        if shadows:
            self.wait_for(seat, min(shadows, _eligible(game, seat)))
            self._arrive(game, seat)

    def _arrive(self, game: "Game", seat: i64) -> None:
        """When everything is given up they go to the Construction area (MEN-SHADOW-5)."""
        if self.waiting[seat] == 0:
            for card in self.taken(game, seat):
                self.move_up(game, seat, card)

    def choices(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        """Any Development or Treasure card of the Selection area, which lies in order (RUL-60)."""
        first: i64 = len(self.kinds)
        last: i64 = -1
        for card in game.sides[seat].selection:
            if card != last and _can_be_given_up(game, card):
                out.append(self.own[first + card])
            last = card

    def choose(self, game: "Game", seat: i64, move: "Move") -> None:
        """Discard a card without its Recycling bonus (MEN-SHADOW-2)."""
        side = game.sides[seat]
        side.selection = remove(side.selection, move.card)
        side.discarded = append(side.discarded, move.card)
        self.wait_for(seat, self.waiting[seat] - 1)
        self.given = replaced(self.given, seat, [*self.given[seat], int(move.card)])
        if game.listening:
            game.tell("given-up", seat, {"card": game.box.ids[move.card]})
        for module in game.modules:
            module.given_up(game, seat, move.card)
        self._arrive(game, seat)

    def acted(self, game: "Game") -> None:
        """The opponent's Alchemy area gains a cube a card, two for a Treasure (MEN-SHADOW-3, RUL-12)."""
        given = self.given
        for turn in range(len(game.sides)):
            seat = (game.first + turn) % len(game.sides)
            if given[seat]:
                self.given = replaced(self.given, seat, [])
                if len(game.sides) > 1:
                    self._feed(game, 1 - seat, given[seat])

    def _feed(self, game: "Game", seat: i64, cards: list[int]) -> None:
        """The colour does not matter (MEN-SHADOW-4), so it is that of the card."""
        cubes: list[int] = []
        for card in cards:
            cubes.append(int(game.box.first_cube[card]))
            if game.box.kinds[card] == TREASURE:
                cubes.append(int(game.box.second_cube[card]))
        if game.listening:
            game.tell("shadow-gain", seat, {"count": len(cubes)})
        for cube in cubes:
            add_to_alchemy(game, seat, cube)

    def cannot_choose(self, game: "Game", seat: i64, move: "Move") -> Reason:
        """Why this card is not given up."""
        if self.waiting[seat] == 0:
            return reason("nothing-to-give-up")
        return reason("cannot-give-up", card=game.box.ids[move.card])

    def side(self, seat: i64) -> dict[str, object]:
        """Cards still to be given up, and those given up while the Menaces act."""
        given = [self.box.ids[card] for card in self.given[seat]]
        return {**super().side(seat), "to_give_up": self.waiting[seat], "given_up": given}

    def put_side(self, seat: i64, words: "Mapping[str, object]") -> None:
        """The inverse of `side`."""
        super().put_side(seat, words)
        self.wait_for(seat, cast("int", words.get("to_give_up", 0)))
        given = cast("Iterable[str]", words.get("given_up", []))
        self.given = replaced(self.given, seat, [self.box.index[name] for name in given])


def _eligible(game: "Game", seat: i64) -> i64:
    number: i64 = 0
    for card in game.sides[seat].selection:
        if _can_be_given_up(game, card):
            number += 1
    return number


def _can_be_given_up(game: "Game", card: i64) -> bool:
    return game.box.kinds[card] in (DEVELOPMENT, TREASURE)
