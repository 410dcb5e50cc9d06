"""The ways to play that the property tests draw from: what is chosen for each, and how many play it."""

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Any, Final

from kingdom.arena import modes as arena
from kingdom.arena.modes import choices

Mode = dict[str, Any]

BARE: Final[Mode] = {"bare": True}
# Not everything is in the first printing; what a mode says of an option of the edition counts.
ALL_THERE: Final = {"house": {"quest_set": "rv3", "scenarios": "on"}}
# Any two Menace decks, whichever is whose: so many ways that they are drawn as often as there are decks.
DECKS: Final = (*arena.MENACES, *arena.DELUXE_MENACES)
DUELS: Final = [arena.with_menaces(*decks) for decks in permutations(DECKS, 2)]
FOR_TWO: Final[list[list[Mode]]] = [
    *([choices(name) | ALL_THERE] for name in arena.FOR_TWO if not name.startswith("menace-")),
    *[DUELS] * len(DECKS),
]
FOR_ONE: Final[list[list[Mode]]] = [
    [{"players": 1, "module": "plain"}],
    *([choices(name) | ALL_THERE] for name in arena.FOR_ONE),
]


def modes(seats: int | None) -> list[list[Mode]]:
    """The modes for so many players, or for any number, those that are much alike in one list.

    The base game is drawn as often as all others.
    """
    others = (FOR_TWO if seats != 1 else []) + (FOR_ONE if seats != 2 else [])
    bare = [[BARE]] * max(1, len(others)) if seats != 1 else []
    return bare + others


# --- the cards that lie in places of a module --------------------------------------------------------------

HELD: Final[dict[str, tuple[str, ...]]] = {
    "solo": ("danger", "found"),
    "menace": ("decks", "standing", "vanquished", "pile", "calamities"),
    "advisors": ("areas", "pile", "drawn", "kept", "returned", "left_out", "box"),
}
"""Where the whole state of a module has the ids of cards that lie nowhere else."""

SHOWN: Final[dict[str, tuple[str, ...]]] = {
    "solo": ("top", "bottom", "found", "turned_up"),
    "scenario": ("required",),
    "menace": ("standing", "vanquished", "pile", "given_up"),
    "advisors": ("areas", "drawn", "kept", "returned", "taken_up"),
}
"""Where the view of a module names cards to those whom it is shown to."""


def cards_in(told: Mapping[str, Any], places: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """The cards in these places of a position or a view."""
    for module, fields in places.items():
        state = told.get("modules", {}).get(module, {})
        for name in fields:
            yield from _flat(state.get(name))


def _flat(value: object) -> Iterator[str]:
    """The texts in lists of any depth."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for inner in value:
            yield from _flat(inner)
