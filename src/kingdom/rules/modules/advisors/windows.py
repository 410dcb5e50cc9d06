"""The windows in which an ability may be used, and which are open at a moment (ADV-GEN-14, RUL-71)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kingdom.rules.phases.choice import Choice
from kingdom.rules.phases.planning import Planning
from kingdom.rules.phases.production import ProductionStep
from kingdom.rules.phases.start_of_round import ROUNDS

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.phases.phase import Phase

CHOICE: Final = 1
BEFORE_SELECTING: Final = 2
PLANNING: Final = 4
PRODUCTION: Final = 8
END_OF_PRODUCTION: Final = 16
END_OF_GAME: Final = 32
ANY_TIME: Final = 64
ALL: Final = 127

BY_NAME: Final = {
    "choice": CHOICE,
    "choice_before_selecting": BEFORE_SELECTING,
    "planning": PLANNING,
    "production": PRODUCTION,
    "end_of_production": END_OF_PRODUCTION,
    "end_of_game": END_OF_GAME,
    "any_time": ANY_TIME,
}

END_ABILITIES: Final = "ability"
"""What a player is asked for in the stop for the abilities of the end of the game."""


def open_windows(game: "Game", of_stop: i64) -> i64:
    """The windows that are open to a player who is to act, as bits; an Offering is not interrupted."""
    if of_stop & CHOICE == 0:
        return of_stop
    if game.offered:
        return 0
    return of_stop | (BEFORE_SELECTING if game.turn % 2 or len(game.sides) == 1 else 0)


def windows_of(phase: "Phase") -> i64:
    """The windows that a stop of the course opens, as bits."""
    if isinstance(phase, Choice):
        return ANY_TIME | CHOICE
    if isinstance(phase, ProductionStep):
        return ANY_TIME | PRODUCTION
    if isinstance(phase, Planning):
        return ANY_TIME | PLANNING
    if ends_production(phase):
        return ANY_TIME | END_OF_PRODUCTION
    return ANY_TIME | (END_OF_GAME if phase.asks == END_ABILITIES else 0)


def ends_production(phase: "Phase") -> bool:
    """The window after the last step, before any phase that a module puts behind it."""
    return phase.resource < 0 and phase.name == "production"


def is_last_of_round(game: "Game") -> bool:
    """Whether what a round allows once is lost unless it is done now; the end belongs to the last round."""
    if game.round == ROUNDS:
        return game.stop.name == "end-of-game"
    return ends_production(game.stop)
