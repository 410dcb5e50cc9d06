"""A phase or step in which the players act at once, with a barrier at its end (RUL-02)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.building.any_time import window_opens
from kingdom.rules.phases.phase import Phase

if TYPE_CHECKING:
    from kingdom.rules.game import Game


class Together(Phase):
    """Whoever has something to do is to act; who is finished waits for the other."""

    def begin(self, game: "Game") -> None:
        """It opens for whoever could do something in it."""
        for seat in range(len(game.sides)):
            game.acting |= 1 << seat
            self.settle(game, seat)

    def busy(self, game: "Game", seat: i64) -> bool:
        """Whether this player has a duty left."""
        return False

    def settle(self, game: "Game", seat: i64) -> None:
        """Finished when no duty is left and no any-time action could matter (RUL-03)."""
        if self.busy(game, seat) or window_opens(game, seat):
            return
        for module in game.speaking:
            if module.must_stay(game, seat, self):
                return
        self.finish(game, seat)

    def finish(self, game: "Game", seat: i64) -> None:
        """This player is done."""
        game.acting &= ~(1 << seat)


def collect_discards(game: "Game") -> None:
    """Cards discarded inside the segment reach the discard, the first player's first (RUL-04)."""
    seats: i64 = len(game.sides)
    turn: i64 = 0
    while turn < seats:
        side = game.sides[(game.first + turn) % seats]
        if len(side.discarded):
            for card in side.discarded:
                game.discard.append(card)
            side.discarded = vec[i64]()
        turn += 1
