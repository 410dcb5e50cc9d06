"""The middle of the table in a scenario: what is still to be done, and the medals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kingdom.locales import Names
from kingdom.locales.scenario_text import ORDER, counted


def board(seen: Mapping[str, Any], names: Names, seat: int | None) -> Iterator[str]:
    """One line in the middle; nothing on the player's own side."""
    if seat is not None:
        return
    say = names.locale.say
    name = names.card(seen["scenario"])
    parts = [say("scenario.title", scenario=seen["scenario"], name=name)]
    if seen["missing"]:
        parts.append(say("scenario.to-build", cards=counted(seen["missing"], names)))
    elif seen["required"]:
        parts.append(say("scenario.all-built"))
    if "aside" in seen:
        parts.append(say("scenario.aside", count=seen["aside"], limit=seen["lost_at"]))
    parts.append(say("scenario.medals", **dict(zip(ORDER, seen["medals"], strict=True))))
    yield " · ".join(parts)
