"""SC01, Rats Everywhere: the Farms must be built before Vermin overrun them (SCEN-01)."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kingdom.rules.material.resources import KEPT
from kingdom.rules.modules.menace.scenery import menace_of
from kingdom.rules.modules.scenarios.scenario import ScenarioModule, lose_at_once
from kingdom.rules.phases.phase import Phase

if TYPE_CHECKING:
    from kingdom.rules.game import Game

OVERRUN: Final = "vermin-everywhere"
"""Why the game is lost at once: no Vermin is left in the pile."""


@final
class RatsEverywhere(ScenarioModule):
    """Farms cannot be discarded, and draw Vermin while they are unfinished."""

    def set_up(self, game: "Game") -> None:
        """The Farms lie ready and are kept (SCEN-01-2, SCEN-01-3)."""
        super().set_up(game)
        marks = game.sides[0].marks
        for row in range(len(marks)):
            marks[row] |= KEPT

    def round_course(self, round_: i64, course: list[Phase]) -> list[Phase]:
        """Vermin come at the end of each round, after Combat (RUL-103, RUL-147)."""
        return [*course, EndOfRound("end-of-round", "nothing")]

    def phase_ends(self, game: "Game", phase: Phase) -> None:
        """An empty pile loses the game, whenever it is (SCEN-01-6)."""
        menace = menace_of(game)
        if menace is not None and menace.vermin_left() == 0:
            lose_at_once(game, OVERRUN)


@final
class EndOfRound(Phase):
    """One Vermin for each Farm still under construction (SCEN-01-4)."""

    def begin(self, game: "Game") -> None:
        """Nobody decides anything here."""
        menace = menace_of(game)
        for module in game.modules:
            if menace is not None and isinstance(module, RatsEverywhere):
                menace.add_vermin(0, len(module.missing(game)))
