"""The stops that the module brings: the Conquest phase, the Prison, and what follows the reveal."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kingdom.rules.building.any_time import list_any_time, window_opens
from kingdom.rules.modules.conquest.armies import NOBODY
from kingdom.rules.modules.conquest.conquest import conquest_of
from kingdom.rules.modules.conquest.listing import can_act
from kingdom.rules.modules.conquest.spots import DESTROY, RED
from kingdom.rules.phases.phase import Phase
from kingdom.rules.phases.planning import Reveal

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.moves import Move

BOTH: Final = 2
"""So many passes one after the other end the phase; alone one is enough, for the enemy always passes."""


@final
class ConquestPhase(Phase):
    """The players act in turn until both have passed one after the other (CONQ-18 to CONQ-21)."""

    def begin(self, game: "Game") -> None:
        """Who has more Soldiers acts first, of equals the first player of the round (CONQ-19, RUL-122)."""
        conquest = conquest_of(game)
        conquest.passes = 0
        conquest.turn = game.first
        if len(game.sides) > 1:
            other = 1 - game.first
            if game.sides[other].soldiers > game.sides[game.first].soldiers:
                conquest.turn = other
        self._next_actor(game)

    def _next_actor(self, game: "Game") -> None:
        """A player who could do nothing at all passes without being asked (RUL-118)."""
        conquest = conquest_of(game)
        seats = len(game.sides)
        game.acting = 0
        while conquest.passes < min(seats, BOTH):
            seat = conquest.turn
            if can_act(conquest.armies, seat, game.sides[seat].soldiers) or window_opens(game, seat):
                game.acting = 1 << seat
                return
            conquest.passes += 1
            conquest.turn = (seat + 1) % seats

    def asks_now(self, game: "Game") -> str:
        """An action, or the next decision of one that has begun."""
        return conquest_of(game).asks()

    def moves(self, game: "Game", seat: i64) -> "list[Move]":
        """Any-time actions before an action; the actions themselves are added by the module."""
        out: list[Move] = []
        if game.offered == 0:
            list_any_time(game, seat, out)
        return out

    def settle(self, game: "Game", seat: i64) -> None:
        """When an action is over, or something else was done before one."""
        if game.offered == 0:
            self._next_actor(game)

    def end(self, game: "Game") -> None:
        """It is nobody's turn on the board."""
        conquest_of(game).turn = NOBODY


@final
class PrisonStop(Phase):
    """After the Conquest phase the Prison's holder may imprison an army (CONQ-36, CONQ-49)."""

    def begin(self, game: "Game") -> None:
        """Who holds the Prison is asked, if there is anybody to imprison."""
        conquest = conquest_of(game)
        jailer = conquest.armies.jailer()
        alone = len(game.sides) == 1
        if jailer >= 0 and not (alone and jailer == RED) and conquest.armies.held(1 - jailer):
            conquest.turn = 0 if alone else jailer
            game.acting = 1 << conquest.turn

    def moves(self, game: "Game", seat: i64) -> "list[Move]":
        """Two players need not imprison anybody (RUL-112); the prisoners are added by the module."""
        return [game.table.done] if len(game.sides) > 1 else []

    def apply(self, game: "Game", seat: i64, move: "Move") -> None:
        """`done`: nobody is imprisoned."""
        game.acting = 0

    def end(self, game: "Game") -> None:
        """Alone, the enemy comes to every territory that stands free (CONQ-45)."""
        conquest = conquest_of(game)
        conquest.turn = NOBODY
        if len(game.sides) == 1:
            armies = conquest.armies
            came = armies.reinforce(1)
            if game.listening and came:
                board = armies.board
                names = [name for at, name in enumerate(board.territories) if came >> at & 1]
                game.tell("reinforced", -1, {"cards": names})


@final
class TurnUp(Reveal):
    """The hidden cards are turned up, and nothing has gone elsewhere yet (RUL-94)."""

    def begin(self, game: "Game") -> None:
        """Nobody decides anything here."""
        for turn in range(len(game.sides)):
            self.turn_up(game, (game.first + turn) % len(game.sides))


@final
class Destruction(Reveal):
    """Who stands on the spot for it may discard a card of the other's Selection area (CONQ-33)."""

    def begin(self, game: "Game") -> None:
        """Once for each such spot, the first player first."""
        conquest = conquest_of(game)
        for seat in range(len(game.sides)):
            conquest.to_destroy[seat] = conquest.armies.spots_of_kind(seat, DESTROY)
        self._next_actor(game)

    def _next_actor(self, game: "Game") -> None:
        conquest = conquest_of(game)
        game.acting = 0
        if len(game.sides) == 1:
            return
        for seat in (game.first, 1 - game.first):
            if conquest.to_destroy[seat] and len(game.sides[1 - seat].selection):
                game.acting = 1 << seat
                return

    def moves(self, game: "Game", seat: i64) -> "list[Move]":
        """`done` destroys nothing; the cards are added by the module."""
        return [game.table.done]

    def apply(self, game: "Game", seat: i64, move: "Move") -> None:
        """`done`: nothing more is destroyed."""
        conquest_of(game).to_destroy[seat] = 0

    def settle(self, game: "Game", seat: i64) -> None:
        """The same player again for a further spot, then the other."""
        self._next_actor(game)

    def end(self, game: "Game") -> None:
        """Now Calamities and what modules brought leave the Selection areas."""
        conquest = conquest_of(game)
        for seat in range(len(game.sides)):
            conquest.to_destroy[seat] = 0
        for turn in range(len(game.sides)):
            self.sort_out(game, (game.first + turn) % len(game.sides))
