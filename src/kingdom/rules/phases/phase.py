"""What every phase, step and window has: who acts, what may they do, apply it, what comes next."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from kingdom.rules.moves import Move
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase:
    """One stop of the course of the game; it has no state of its own, so all games share it.

    `name` is the rulebook's word. `asks` is what a player is asked for: offer, take, plan, place, window, or
    a module's own word. In a simultaneous one the players act at once, unseen by each other (RUL-02).
    """

    def __init__(self, name: str, asks: str, *, simultaneous: bool = True, resource: i64 = -1) -> None:
        self.name = name
        self.asks = asks
        self.simultaneous = simultaneous
        self.resource = resource

    def begin(self, game: "Game") -> None:
        """Do what the rules do by themselves, and set who acts; nobody, and the game goes on."""

    def moves(self, game: "Game", seat: i64) -> list[Move]:
        """The moves that a player who is to act may make, any-time actions included."""
        return []

    def apply(self, game: "Game", seat: i64, move: Move) -> None:
        """Carry out a legal move of this phase; any-time actions and module moves do not come here."""

    def settle(self, game: "Game", seat: i64) -> None:
        """After any move of this player: are they finished?"""

    def end(self, game: "Game") -> None:
        """Everybody has finished."""

    def refusal(self, game: "Game", seat: i64, move: Move) -> Reason:
        """Why a move of the base rules that is not listed cannot be made here."""
        return reason("not-in-this-phase", move=move.text, phase=self.name)

    def asks_now(self, game: "Game") -> str:
        """What the players are asked for at this moment."""
        return self.asks
