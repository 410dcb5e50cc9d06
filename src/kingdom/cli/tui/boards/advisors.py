"""The Advisors' areas at the prompt: who is there, what each costs, and whom the viewer has returned."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kingdom.locales import Names
from kingdom.locales.advisor_text import advisor_text


def board(seen: Mapping[str, Any], names: Names, seat: int | None) -> Iterator[str]:
    """The Advisors of a player in one line; in the middle what only the viewer knows."""
    say = names.locale.say
    if seat is None:
        for card in seen["drawn"]:
            text = advisor_text(names.catalogue.more["advisor"][card], names.locale)
            yield f"{_called(card, names)}: {' '.join(text)}"
        if seen["returned"]:
            yield say("advisors.returned", cards=names.cards(seen["returned"]))
        return
    if seen["areas"][seat]:
        parts = [_one(card, card in seen["used"][seat], names) for card in seen["areas"][seat]]
        yield f"{say('advisors.area')} {', '.join(parts)}"


def _called(card: str, names: Names) -> str:
    return card if names.locale.language == "en" else f"{card} ({names.card(card)})"


def _one(card: str, used: bool, names: Names) -> str:
    cost = names.catalogue.more["advisor"][card].cost
    text = names.locale.say("advisors.one", card=_called(card, names), cost=cost)
    return f"{text} ({names.locale.say('advisors.used')})" if used else text
