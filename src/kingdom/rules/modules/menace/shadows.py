"""Shadows: every Planning phase each of them devours a card of the Selection area (MEN-SHADOW-1 to -9)."""

from typing import TYPE_CHECKING, cast, final

from librt.vecs import append, remove
from mypy_extensions import i64

from kingdom.rules.building.alchemy import add_to_alchemy
from kingdom.rules.material.resources import DEVELOPMENT, TREASURE
from kingdom.rules.modules.menace.deck import Menace, MenaceDeck, replaced
from kingdom.rules.modules.menace.own_moves import GIVE_UP, MoveList
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.moves import Move
    from kingdom.rules.options import Options


@final
class Shadows(MenaceDeck):
    """How many cards each player still has to give up, and those given up in this round."""

    def __init__(self, name: str, kinds: list[Menace], seats: i64, box: "Box") -> None:
        super().__init__(name, kinds, seats, box)
        self.due: list[int] = [0] * seats
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
        copy.due, copy.given = self.due, self.given
        return copy

    def act(self, game: "Game", seat: i64) -> None:
        """Those just taken and those that stand ask for a card each, if there are so many (RUL-59)."""
        shadows = len(self.taken(game, seat)) + sum(self.standing[seat])
        self._set_due(seat, min(shadows, len(_eligible(game, seat))))
        self._arrive(game, seat)

    def _set_due(self, seat: i64, number: i64) -> None:
        if number != self.due[seat]:
            self.due = [int(number) if other == seat else due for other, due in enumerate(self.due)]

    def _arrive(self, game: "Game", seat: i64) -> None:
        """When everything is given up they go to the Construction area (MEN-SHADOW-5)."""
        if self.due[seat] == 0:
            for card in self.taken(game, seat):
                self.move_up(game, seat, card)

    def owes(self, seat: i64) -> bool:
        """Whether a Shadow still waits for its card."""
        return self.due[seat] > 0

    def choices(self, game: "Game", seat: i64) -> "list[Move]":
        """Any Development or Treasure card of the Selection area (RUL-60)."""
        if self.due[seat] == 0:
            return []
        return [self.own[len(self.kinds) + card] for card in sorted(set(_eligible(game, seat)))]

    def choose(self, game: "Game", seat: i64, move: "Move") -> None:
        """Discard a card without its Recycling bonus (MEN-SHADOW-2)."""
        side = game.sides[seat]
        side.selection = remove(side.selection, move.card)
        side.discarded = append(side.discarded, move.card)
        self._set_due(seat, self.due[seat] - 1)
        self.given = replaced(self.given, seat, [*self.given[seat], int(move.card)])
        if game.listening:
            game.tell("given-up", seat, {"card": game.box.ids[move.card]})
        for module in game.modules:
            module.given_up(game, seat, move.card)
        self._arrive(game, seat)

    def acted(self, game: "Game") -> None:
        """The opponent's Alchemy area gains a cube a card, two for a Treasure (MEN-SHADOW-3, RUL-12)."""
        given = self.given
        self.given = [[] for _ in given]
        for turn in range(len(game.sides)):
            seat = (game.first + turn) % len(game.sides)
            if given[seat] and len(game.sides) > 1:
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
        if self.due[seat] == 0:
            return reason("nothing-to-give-up")
        return reason("cannot-give-up", card=game.box.ids[move.card])

    def side(self, seat: i64) -> dict[str, object]:
        """Cards still to be given up, and those given up while the Menaces act."""
        given = [self.box.ids[card] for card in self.given[seat]]
        return {**super().side(seat), "to_give_up": self.due[seat], "given_up": given}

    def put_side(self, seat: i64, words: "Mapping[str, object]") -> None:
        """The inverse of `side`."""
        super().put_side(seat, words)
        self._set_due(seat, cast("int", words.get("to_give_up", 0)))
        given = cast("Iterable[str]", words.get("given_up", []))
        self.given = replaced(self.given, seat, [self.box.index[name] for name in given])


def _eligible(game: "Game", seat: i64) -> list[int]:
    kinds = game.box.kinds
    return [int(card) for card in game.sides[seat].selection if kinds[card] in (DEVELOPMENT, TREASURE)]
