"""The middle of the table in a game of one: deck, Danger deck, Spy tokens, what a Selection has come to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kingdom.locales import Names


def board(seen: Mapping[str, Any], names: Names, seat: int | None) -> Iterator[str]:
    """Two lines in the middle; nothing on the player's own side."""
    if seat is not None:
        return
    say = names.locale.say
    parts = [say("solo.deck", card=names.card(card)) for card in seen["top"][:1]]
    parts.append(say("solo.danger", count=seen["danger"]))
    token = "solo.spies" if seen["tokens"] > 1 else "solo.trap"
    if seen["tokens"]:
        parts.append(say(token, available=seen["available"], tokens=seen["tokens"]))
    if seen["chosen"]:
        parts.append(say("solo.chosen", area=names.locale.say(f"area.{seen['chosen']}")))
    if seen["found"]:
        parts.append(say("solo.found", cards=names.cards(seen["found"])))
    yield " · ".join(parts)
