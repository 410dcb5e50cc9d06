"""After the last window: abilities of the end of the game, used in turn until both pass (RUL-37)."""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from kingdom.rules.building.any_time import list_any_time
from kingdom.rules.modules.advisors.windows import END_OF_GAME
from kingdom.rules.phases.phase import Phase

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.modules.advisors.advisors import Advisors
    from kingdom.rules.moves import Move


@final
class EndAbilities(Phase):
    """The first player of the last round begins; nobody is asked who has no such ability left."""

    def begin(self, game: "Game") -> None:
        """The first who could use one."""
        self._ask_from(game, _module(game), game.first)

    def _ask_from(self, game: "Game", module: "Advisors", first: i64) -> None:
        game.acting = 0
        seats: i64 = len(game.sides)
        for turn in range(seats):
            seat = (first + turn) % seats
            if (module.areas.passed >> seat) & 1 == 0 and _has_end_ability(module, game, seat):
                game.acting = 1 << seat
                return

    def moves(self, game: "Game", seat: i64) -> "list[Move]":
        """Pass with `done`; what is possible at any time still is."""
        out = [game.table.done]
        list_any_time(game, seat, out)
        return out

    def apply(self, game: "Game", seat: i64, move: "Move") -> None:
        """Pass, until somebody else has used an ability."""
        module = _module(game)
        module.areas.passed |= 1 << seat
        self._ask_from(game, module, 1 - seat if len(game.sides) > 1 else seat)

    def used(self, game: "Game", seat: i64) -> None:
        """An ability of this stop has been used: the other comes next."""
        module = _module(game)
        module.areas.passed = 0
        self._ask_from(game, module, 1 - seat if len(game.sides) > 1 else seat)

    def settle(self, game: "Game", seat: i64) -> None:
        """Whoever can use no ability any more, because the Soldiers are spent, is asked no longer."""
        if (game.acting >> seat) & 1 and not _has_end_ability(_module(game), game, seat):
            self._ask_from(game, _module(game), seat)


def _has_end_ability(module: "Advisors", game: "Game", seat: i64) -> bool:
    """Whether an ability of the end of the game can be used by this player."""
    council = module.council_in_play()
    for ability in council.in_order(module.areas, seat, council.ready(game, module.areas, seat)):
        if ability.window == END_OF_GAME and ability.targets(game, seat):
            return True
    return False


def _module(game: "Game") -> "Advisors":
    from kingdom.rules.modules.advisors.advisors import advisors_of

    return advisors_of(game)
