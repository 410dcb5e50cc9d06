"""The Combat phase: Menaces are vanquished for Soldiers, at the end of every round (MEN-GEN-9 to -12)."""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from kingdom.rules.building.any_time import list_any_time
from kingdom.rules.modules.menace.menace import menaces_in
from kingdom.rules.moves import Move
from kingdom.rules.phases.together import Together

if TYPE_CHECKING:
    from kingdom.rules.game import Game


@final
class Combat(Together):
    """Any number of Menaces, in any order; what a thawed card gives can be used at once (RUL-98)."""

    def busy(self, game: "Game", seat: i64) -> bool:
        """Whether a Menace could be vanquished now; nobody has to."""
        moves: list[Move] = []
        menaces_in(game).vanquishable(game, seat, moves)
        return len(moves) > 0

    def settle(self, game: "Game", seat: i64) -> None:
        """A player before whom no Menace stands has nothing to fight."""
        if menaces_in(game).stand(seat):
            super().settle(game, seat)
        else:
            self.finish(game, seat)

    def moves(self, game: "Game", seat: i64) -> list[Move]:
        """`done` and any-time actions; what can be vanquished is added by the module."""
        out = [game.table.done]
        list_any_time(game, seat, out)
        return out

    def apply(self, game: "Game", seat: i64, move: Move) -> None:
        """`done` ends the own Combat."""
        self.finish(game, seat)
