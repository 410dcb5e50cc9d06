"""Every way to play that the box offers, by name: for reports, long runs and tests."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from kingdom.rules.options import Options

QUESTS: Final = ("usurper", "northern-lands", "pestilent-lord")
MENACES: Final = ("giant-rats", "frost-giants", "shadows", "thieves")
DELUXE_MENACES: Final = ("sisters-of-misfortune", "syphon", "black-dragons", "illusionists")
MENACES_ALONE: Final = (*MENACES, "sisters-of-misfortune", "syphon")
"""Those of a game of one."""
DELUXE_QUESTS: Final = ("ancestral-treasure", "captive-dragon")
CONQUEST_FOR_TWO: Final = ("A1", "A2", "B1", "B2")
CONQUEST_FOR_ONE: Final = ("C1", "C2")
SCENARIOS: Final = ("SC01", "SC02", "SC03", "SC04", "SC05", "SC06")

Choices = dict[str, Any]


def with_menaces(*decks: str) -> Choices:
    """A game with these Menace decks, and the deluxe box where they are in it."""
    deluxe = {"deluxe": True} if set(decks) & set(DELUXE_MENACES) else {}
    return {"module": "menace", "menaces": decks, **deluxe}


def _conquest(board: str, *duchies: str) -> Choices:
    """Conquest is played on special Duchy cards, whatever others are played with."""
    special = {"deluxe": True, "face": "E", "duchies": duchies}
    return {"module": "conquest", "board": board, **special}


FOR_TWO: Final[dict[str, Choices]] = {
    **{f"quest-{quest}": {"module": "quest", "quest": quest} for quest in QUESTS},
    "advisors": {"module": "advisors"},
    **{
        f"menace-{one}-{other}": with_menaces(one, other)
        for one, other in combinations((*MENACES, *DELUXE_MENACES), 2)
    },
    **{f"quest-{quest}": {"module": "quest", "quest": quest, "deluxe": True} for quest in DELUXE_QUESTS},
    "advisors-deluxe": {"module": "advisors", "deluxe": True},
    "menace-deluxe": {"module": "menace", "menaces": ("giant-rats", "thieves"), "deluxe": True},
    "face-c": {"module": "quest", "deluxe": True, "face": "C", "duchies": ("senada", "teressia")},
    "face-d": {"module": "quest", "deluxe": True, "face": "D", "duchies": ("valados", "senada")},
    **{f"conquest-{board.lower()}": _conquest(board, "teressia", "senada") for board in CONQUEST_FOR_TWO},
}
"""Games of two with a module; the last ones with the deluxe box."""

FOR_ONE: Final[dict[str, Choices]] = {
    **{f"solo-quest-{quest}": {"module": "quest", "quest": quest} for quest in QUESTS},
    "solo-advisors": {"module": "advisors"},
    **{f"solo-menace-{deck}": with_menaces(deck) for deck in MENACES_ALONE},
    **{f"solo-conquest-{board.lower()}": _conquest(board, "teressia") for board in CONQUEST_FOR_ONE},
    **{f"scenario-{name}": {"scenario": name} for name in SCENARIOS},
    **{f"solo-quest-{quest}": {"module": "quest", "quest": quest, "deluxe": True} for quest in DELUXE_QUESTS},
    "solo-advisors-deluxe": {"module": "advisors", "deluxe": True},
    "solo-face-c": {"module": "quest", "deluxe": True, "face": "C"},
    "solo-face-d": {"module": "advisors", "deluxe": True, "face": "D", "duchies": ("senada",)},
}
"""Games of one, the scenarios among them; the last ones with the deluxe box."""

BARE: Final[dict[str, Choices]] = {"bare": {"bare": True}, "bare-deluxe": {"bare": True, "deluxe": True}}


def choices(name: str) -> Choices:
    """What is chosen for the mode of this name, ready for Options(**choices)."""
    if name in FOR_ONE:
        return {"players": 1, **FOR_ONE[name]}
    return dict((BARE | FOR_TWO)[name])


def options(name: str, **more: Any) -> Options:  # noqa: ANN401 - options are of every kind
    """The options of the mode of this name; `more` are chosen beside, but for what the mode itself says."""
    return Options(**{**more, **choices(name)})


NAMES: Final = (*BARE, *FOR_TWO, *FOR_ONE)
