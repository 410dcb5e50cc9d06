"""A game of one by the solo rules alone, and what its tests look at again and again."""

from collections.abc import Mapping
from typing import Any

import kingdom
from kingdom.testing import position
from tests.modules.plain import ENTRY


def alone(**words: Any) -> kingdom.Options:  # noqa: ANN401 - the options of a game are of every kind
    """Options of a game of one."""
    return kingdom.Options(players=1, module=ENTRY.name, **words)


def first_printing(**house: str) -> kingdom.Options:
    return alone(edition="first_printing", house=house)


def choosing(
    *,
    options: kingdom.Options | None = None,
    solo: Mapping[str, object] | None = None,
    **words: Any,  # noqa: ANN401
) -> kingdom.Game:
    """A Selection of a game of one: which cards lie where is up to the words of `position`."""
    return position(
        options=options or alone(), phase="choice", modules={"solo": solo} if solo else None, **words
    )


def table(game: kingdom.Game) -> dict[str, Any]:
    """What is seen of the solo rules."""
    seen: Any = game.view(0).to_dict()["modules"]
    found: dict[str, Any] = seen["solo"]
    return found
