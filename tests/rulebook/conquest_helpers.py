"""Positions on Conquest boards, and what its tests look at again and again."""

from collections.abc import Mapping, Sequence
from typing import Any

import kingdom
from kingdom.rules.cards import load_deck
from kingdom.testing import position
from tests.rulebook.helpers import Plain, seen, texts

NOTHING: Plain = {}
CENTRE = "marsh-bear"
"""The middle of A1: spots for destruction and the Prison, 4 points for either colour."""


def with_board(board: str = "A1", **words: Any) -> kingdom.Options:  # noqa: ANN401 - of every kind
    """Options with a Conquest board; those of the C boards are for one player."""
    players = 1 if board.startswith("C") else 2
    return kingdom.Options(**{"module": "conquest", "board": board, "players": players, **words})


def on_board(
    red: Mapping[str, int],
    blue: Mapping[str, int],
    *,
    soldiers: Sequence[int] = (0, 0),
    board: str = "A1",
    phase: str = "conquest",
    round: int = 1,
    sides: Sequence[Plain] = (),
    options: kingdom.Options | None = None,
    deck: str = "",
    **more: Any,  # noqa: ANN401 - words of the module
) -> kingdom.Game:
    """Armies on a board, and the Soldiers of each player, at the beginning of the Conquest phase."""
    chosen = options or with_board(board)
    words = [{"soldiers": number, "traps": 0} for number in soldiers][: chosen.players]
    given = [{**word, **side} for word, side in zip(words, [*sides, NOTHING, NOTHING], strict=False)]
    return position(
        options=chosen,
        phase=phase,
        round=round,
        sides=given,
        catalogue=load_deck(deck) if deck else None,
        modules={"conquest": {"armies": [red, blue], **more}},
    )


def state(game: kingdom.Game, viewer: int | None = None) -> Plain:
    """What a viewer sees of the board."""
    modules: Any = seen(game, viewer)["modules"]
    found: Plain = modules["conquest"]
    return found


def armies(game: kingdom.Game, colour: int) -> dict[str, int]:
    """Where the armies of a colour stand."""
    found: dict[str, int] = state(game)["armies"][colour]
    return found


def soldiers(game: kingdom.Game) -> list[int]:
    """The Soldiers in stock, by seat."""
    return [side["soldiers"] for side in seen(game, None)["sides"]]


def traps(game: kingdom.Game) -> list[int]:
    """The Trap tokens, by seat."""
    return [side["traps"] for side in seen(game, None)["sides"]]


def starts(game: kingdom.Game, seat: int) -> list[str]:
    """From where, and how many, armies can be taken for the running Move."""
    return [text.removeprefix("from ") for text in texts(game, seat) if text.startswith("from ")]


def destinations(game: kingdom.Game, seat: int) -> list[str]:
    """Where a Move could go."""
    return [text.removeprefix("move ") for text in texts(game, seat) if text.startswith("move ")]
