"""Positions that the tests of building and scoring begin with."""

from typing import Final

import kingdom
from kingdom.testing import position

TO_PLAN: Final = {"selection": ["watchtower"]}
"""The other player's side: a card still to plan keeps Planning from ending under our hands."""


def planning(other: dict[str, object] | None = None, **words: object) -> kingdom.Game:
    """A Planning phase in which the first seat has this side."""
    return position(phase="planning", sides=(words, TO_PLAN if other is None else other))


def producing(step: str, round_: int = 1, **words: object) -> kingdom.Game:
    """A Production step in which the first seat has this side; the Duchies show their faces A."""
    return position(phase="production", step=step, round=round_, sides=(words,))


def scoring(
    first: dict[str, object], second: dict[str, object], house: dict[str, str] | None = None, face: str = "B"
) -> kingdom.Game:
    """A game at its end; faces B score nothing themselves."""
    options = kingdom.Options(bare=True, face=face, house=house)
    return position(phase="end-of-game", round=4, sides=(first, second), options=options)
