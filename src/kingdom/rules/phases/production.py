"""A Production step: count, Supremacy, Construction (BASE-43 to BASE-57). The phase is four of them."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kingdom.rules.building.any_time import list_any_time
from kingdom.rules.building.cost import BITS, MOST
from kingdom.rules.building.place import place_cube
from kingdom.rules.building.supremacy import production, reward_supremacy, supreme_seat
from kingdom.rules.material.resources import RESOURCE_NAMES
from kingdom.rules.moves import CUBE, DONE, Move
from kingdom.rules.phases.planning import no_space
from kingdom.rules.phases.together import Together
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game


class ProductionStep(Together):
    """One resource is counted, its Supremacy is settled, and every cube of it is placed."""

    def begin(self, game: "Game") -> None:
        """Count both Duchies, then reward Supremacy before any cube is placed (BASE-44)."""
        for seat, side in enumerate(game.sides):
            side.announced = production(game, seat, self.resource)
            side.cubes = side.announced
        if game.listening:
            totals = [side.announced for side in game.sides]
            game.tell("produced", -1, {"resource": RESOURCE_NAMES[self.resource], "totals": totals})
        supreme = supreme_seat(game, self.resource)
        if supreme >= 0:
            reward_supremacy(game, supreme, self.resource)
        super().begin(game)

    def busy(self, game: "Game", seat: i64) -> bool:
        """Every cube must be placed (BASE-51)."""
        return game.sides[seat].cubes > 0

    def moves(self, game: "Game", seat: i64) -> list[Move]:
        """A place for the next cube; `done` when none is left."""
        side = game.sides[seat]
        out: list[Move] = []
        if side.cubes == 0:
            out.append(game.table.done)
        else:
            cubes = game.table.cubes
            shift = BITS * self.resource
            row: i64 = 0
            for need in side.needs:
                if need >> shift & MOST:
                    out.append(cubes[side.slots[row] + 1])
                row += 1
            out.append(cubes[0])
        list_any_time(game, seat, out)
        return out

    def apply(self, game: "Game", seat: i64, move: Move) -> None:
        """Place a cube, or end the step."""
        if move.verb == CUBE:
            game.sides[seat].cubes -= 1
            place_cube(game, seat, self.resource, move.to)
        else:
            self.finish(game, seat)

    def refusal(self, game: "Game", seat: i64, move: Move) -> Reason:
        """Why not place a cube there, or finish."""
        side = game.sides[seat]
        if move.verb == DONE:
            return reason("cubes-left", count=side.cubes)
        if move.verb != CUBE:
            return super().refusal(game, seat, move)
        if side.cubes == 0:
            return reason("nothing-to-place")
        return no_space(game, seat, move.to, self.resource) or super().refusal(game, seat, move)


class Window(Together):
    """An own moment for any-time actions at the start or end of a phase or step (RUL-03)."""

    def moves(self, game: "Game", seat: i64) -> list[Move]:
        """Any-time actions, or `done`."""
        out = [game.table.done]
        list_any_time(game, seat, out)
        return out

    def apply(self, game: "Game", seat: i64, move: Move) -> None:
        """`done` closes the window."""
        self.finish(game, seat)
