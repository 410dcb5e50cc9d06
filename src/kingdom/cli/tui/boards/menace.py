"""Menace decks and Vermin in the middle of the table; before each player the Menaces that stand there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from kingdom.locales import Names


def board(seen: Mapping[str, Any], names: Names, seat: int | None) -> Iterator[str]:
    """One line in the middle, and one for each player who has Menaces, tokens or debts."""
    say = names.locale.say
    if seat is None:
        if middle := " · ".join(_middle(seen, names)):
            yield middle
        return
    parts = [*_giants(seen, names, seat), *_standing(seen, names, seat)]
    groups = [f"{say('menace.title')} {', '.join(parts)}"] if parts else []
    if kept := [name for name in seen["vanquished"][seat] if _is_kept(name, names)]:
        groups.append(f"{say('menace.kept')} {', '.join(names.card(name) for name in kept)}")
    if stolen := _of_seat(seen, "stolen", seat):
        groups.append(f"{say('menace.stolen')} {', '.join(stolen)}")
    for word, key in (("soldiers_owed", "menace.owed"), ("illusions", "menace.illusions")):
        if number := _of_seat(seen, word, seat):
            groups.append(say(key, count=number))
    if groups:
        yield " · ".join(groups)


def _of_seat(seen: Mapping[str, Any], word: str, seat: int) -> Any:  # noqa: ANN401 - whatever the deck tells
    """What a deck tells of a seat, if it is in play."""
    return seen[word][seat] if word in seen else None


def _is_kept(menace: str, names: Names) -> bool:
    """Whether it matters later who has vanquished this one."""
    card: Any = names.brought[menace]
    deck: Any = names.brought[card.deck]
    return bool(card.produces or card.secured or deck.all_vanquished)


def _middle(seen: Mapping[str, Any], names: Names) -> Iterator[str]:
    # In a game of one all cards of the deck are in the Danger deck from the start.
    if len(seen["standing"]) > 1:
        decks = [f"{names.card(deck)} {left}" for deck, left in seen["left"].items()]
        yield names.locale.say("menace.decks", decks=", ".join(decks))
    if "pile" in seen:
        yield names.locale.say("menace.pile", count=len(seen["pile"]))
    if "aside" in seen:
        yield names.locale.say("menace.aside", count=seen["aside"])


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
