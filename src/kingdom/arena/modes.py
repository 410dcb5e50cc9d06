"""Every way to play that the box offers, by name: for reports, long runs and tests."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from kingdom.rules.options import Options

QUESTS: Final = ("usurper", "northern-lands", "pestilent-lord")
MENACES: Final = ("giant-rats", "frost-giants", "shadows", "thieves")
SCENARIOS: Final = ("SC01", "SC02", "SC03", "SC04", "SC05", "SC06")

Choices = dict[str, Any]

FOR_TWO: Final[dict[str, Choices]] = {
    **{f"quest-{quest}": {"module": "quest", "quest": quest} for quest in QUESTS},
    "advisors": {"module": "advisors"},
    **{
        f"menace-{one}-{other}": {"module": "menace", "menaces": (one, other)}
        for one, other in combinations(MENACES, 2)
    },
}
"""Games of two with a module."""

FOR_ONE: Final[dict[str, Choices]] = {
    **{f"solo-quest-{quest}": {"module": "quest", "quest": quest} for quest in QUESTS},
    "solo-advisors": {"module": "advisors"},
    **{f"solo-menace-{deck}": {"module": "menace", "menaces": (deck,)} for deck in MENACES},
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
    """The options of the mode of this name; `more` are chosen beside."""
    return Options(**choices(name), **more)


NAMES: Final = (*BARE, *FOR_TWO, *FOR_ONE)
