"""The ability that takes a spent Trap token back (ADV-01)."""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from kingdom.rules.modules.advisors.ability import Ability
from kingdom.rules.moves import Move
from kingdom.rules.phases.start_of_round import trap_tokens

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.modules.advisors.areas import Areas


@final
class RecoverTrap(Ability):
    """The token can be used again in this round."""

    def has_effect(self, game: "Game", seat: i64) -> bool:
        """A token must have been spent (RUL-129)."""
        return game.sides[seat].traps < trap_tokens(game, seat)

    def use(self, game: "Game", seat: i64, move: Move, areas: "Areas") -> None:
        """One token is back."""
        side = game.sides[seat]
        side.traps += 1
        if game.listening:
            game.tell("trap-recovered", seat, {"traps": side.traps})
