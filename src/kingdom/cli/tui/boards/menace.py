"""Menace decks and Vermin in the middle of the table; before each player the Menaces that stand there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from kingdom.locales import Names


def board(seen: Mapping[str, Any], names: Names, seat: int | None) -> Iterator[str]:
    """One line in the middle, and one for each player who has Menaces."""
    if seat is None:
        if middle := " · ".join(_middle(seen, names)):
            yield middle
        return
    parts = [*_giants(seen, names, seat), *_standing(seen, names, seat)]
    stolen = seen.get("stolen", [[], []])[seat]
    line = f"{names.locale.say('menace.title')} {', '.join(parts)}" if parts else ""
    if stolen:
        line += f" · {names.locale.say('menace.stolen')} {', '.join(stolen)}"
    if line:
        yield line


def _middle(seen: Mapping[str, Any], names: Names) -> Iterator[str]:
    # In a game of one all cards of the deck are in the Danger deck from the start.
    if len(seen["standing"]) > 1:
        decks = [f"{names.card(deck)} {left}" for deck, left in seen["left"].items()]
        yield names.locale.say("menace.decks", decks=", ".join(decks))
    if "pile" in seen:
        yield names.locale.say("menace.pile", count=len(seen["pile"]))


def _giants(seen: Mapping[str, Any], names: Names, seat: int) -> Iterator[str]:
    """Each Giant by the name under which it is vanquished, and the card that it freezes."""
    for giant, card in seen.get("giants", [{}, {}])[seat].items():
        if card is None:
            yield names.locale.say("menace.waits", giant=giant)
        else:
            yield names.locale.say("menace.beneath", giant=giant, card=card)


def _standing(seen: Mapping[str, Any], names: Names, seat: int) -> Iterator[str]:
    """All other Menaces, each kind once."""
    giants = {giant.rpartition("-")[0] for giant in seen.get("giants", [{}, {}])[seat]}
    for menace, number in Counter(seen["standing"][seat]).items():
        if menace not in giants:
            yield names.card(menace) + (f" ×{number}" if number > 1 else "")
