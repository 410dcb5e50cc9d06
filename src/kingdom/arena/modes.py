"""Every way to play that the box offers, by name: for reports, long runs and tests."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from kingdom.rules.options import Options

QUESTS: Final = ("usurper", "northern-lands", "pestilent-lord")
MENACES: Final = ("giant-rats", "frost-giants", "shadows", "thieves")
CONQUEST_FOR_TWO: Final = ("A1", "A2", "B1", "B2")
CONQUEST_FOR_ONE: Final = ("C1", "C2")
SCENARIOS: Final = ("SC01", "SC02", "SC03", "SC04", "SC05", "SC06")

Choices = dict[str, Any]


def _conquest(board: str, *duchies: str) -> Choices:
    """Conquest is played on special Duchy cards, whatever others are played with."""
    special = {"deluxe": True, "face": "E", "duchies": duchies}
    return {"module": "conquest", "board": board, **special}


FOR_TWO: Final[dict[str, Choices]] = {
    **{f"quest-{quest}": {"module": "quest", "quest": quest} for quest in QUESTS},
    "advisors": {"module": "advisors"},
    **{
        f"menace-{one}-{other}": {"module": "menace", "menaces": (one, other)}
        for one, other in combinations(MENACES, 2)
    },
    **{f"conquest-{board.lower()}": _conquest(board, "teressia", "senada") for board in CONQUEST_FOR_TWO},
}
"""Games of two with a module."""

FOR_ONE: Final[dict[str, Choices]] = {
    **{f"solo-quest-{quest}": {"module": "quest", "quest": quest} for quest in QUESTS},
    "solo-advisors": {"module": "advisors"},
    **{f"solo-menace-{deck}": {"module": "menace", "menaces": (deck,)} for deck in MENACES},
    **{f"solo-conquest-{board.lower()}": _conquest(board, "teressia") for board in CONQUEST_FOR_ONE},
    **{f"scenario-{name}": {"scenario": name} for name in SCENARIOS},
}
"""Games of one, the scenarios among them."""

BARE: Final[dict[str, Choices]] = {"bare": {"bare": True}}


def choices(name: str) -> Choices:
    """What is chosen for the mode of this name, ready for Options(**choices)."""
    if name in FOR_ONE:
        return {"players": 1, **FOR_ONE[name]}
    return dict((BARE | FOR_TWO)[name])


def options(name: str, **more: Any) -> Options:  # noqa: ANN401 - options are of every kind
    """The options of the mode of this name; `more` are chosen beside, where the mode leaves them open."""
    return Options(**(more | choices(name)))


NAMES: Final = (*BARE, *FOR_TWO, *FOR_ONE)
