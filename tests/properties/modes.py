"""The ways to play that the property tests draw from: what is chosen for each, and how many play it."""

from typing import Any, Final

BARE: Final[dict[str, Any]] = {"bare": True}
FOR_TWO: Final[list[dict[str, Any]]] = []
FOR_ONE: Final[list[dict[str, Any]]] = [{"players": 1, "module": "plain"}]


def modes(seats: int | None) -> list[dict[str, Any]]:
    """The modes for so many players, or for any number; the base game is drawn as often as all others."""
    others = (FOR_TWO if seats != 1 else []) + (FOR_ONE if seats != 2 else [])
    bare = [BARE] * max(1, len(others)) if seats != 1 else []
    return bare + others
