"""Games with a Quest board, and what its tests look at again and again."""

from collections.abc import Mapping, Sequence
from typing import Any

import kingdom
from kingdom.rules.cards import load_deck
from kingdom.testing import position
from tests.rulebook.helpers import Plain, own, texts

SELECTION = ("farm",)
"""A card to plan, so that a player is to act in Planning."""


def with_quest(quest: str = "usurper", **words: Any) -> kingdom.Options:  # noqa: ANN401 - of every kind
    """Options with a Quest board; face B gives both Duchies the same production."""
    return kingdom.Options(**{"module": "quest", "quest": quest, "face": "B", **words})


def planning(
    *sides: Plain,
    quest: Mapping[str, object] | None = None,
    options: kingdom.Options | None = None,
    round: int = 1,
    deck: str = "",
) -> kingdom.Game:
    """A Planning phase in which every player has a card to plan."""
    chosen = options or with_quest()
    waiting = [{"selection": SELECTION, **side} for side in [*sides, {}][: chosen.players]]
    return position(
        options=chosen,
        round=round,
        sides=waiting,
        modules={"quest": quest} if quest else None,
        catalogue=load_deck(deck) if deck else None,
    )


def progress(game: kingdom.Game, viewer: int | None = None) -> Plain:
    """What a viewer sees of the Quest."""
    seen: Any = game.view(viewer).to_dict()["modules"]
    found: Plain = seen["quest"]
    return found


def steps_listed(game: kingdom.Game, seat: int) -> list[str]:
    """The ways in which a player could complete steps now."""
    return [text for text in texts(game, seat) if text.startswith("quest ")]


def stock(game: kingdom.Game, seat: int) -> tuple[int, int]:
    """A player's Soldiers and Krystallium as they see them."""
    side = own(game, seat)
    return side["soldiers"], side["krystallium"]


def changed(quest: str, steps: Sequence[str], *, side: str = "step") -> str:
    """An owner's deck that changes steps of a board: each text is the body of one step's table."""
    tables = "".join(f"[[quest.{side}]]\n{step}\n" for step in steps)
    return f'[[quest]]\nid = "{quest}"\n{tables}'
