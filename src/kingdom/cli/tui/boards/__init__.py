"""What each module shows on the table at the prompt, in lines of text: one small file a module.

A board is a function of what the viewer may know of the module (`modules` of the view), the names,
and a seat: the lines of that player's side, or with None those of the middle of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kingdom.cli.tui.boards import advisors, conquest, menace, quest, scenario, solo
from kingdom.locales import Names

Board = Callable[[Mapping[str, Any], Names, "int | None"], Iterable[str]]

BOARDS: Mapping[str, Board] = {
    "advisors": advisors.board,
    "conquest": conquest.board,
    "menace": menace.board,
    "quest": quest.board,
    "scenario": scenario.board,
    "solo": solo.board,
}
"""The boards by the name of their module."""
