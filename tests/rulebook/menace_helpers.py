"""Games with Menaces, and what their tests look at again and again."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import kingdom
from kingdom.testing import position

FIRST_DUEL: Final = ("frost-giants", "giant-rats")
DUSK: Final = ("shadows", "thieves")
TO_PLAN: Final = {"selection": ["watchtower"]}
"""A side with a card still to plan, so that Planning does not end under our hands."""


def duel(decks: Sequence[str] = FIRST_DUEL, **words: Any) -> kingdom.Options:  # noqa: ANN401 - options are of every kind
    """Options of a game of two with these decks."""
    return kingdom.Options(module="menace", menaces=tuple(decks), **words)


def alone(deck: str, **words: Any) -> kingdom.Options:  # noqa: ANN401
    """Options of a game of one with this deck in the Danger deck."""
    return kingdom.Options(players=1, module="menace", menaces=deck, **words)


def plagued(
    *sides: Mapping[str, object],
    options: kingdom.Options | None = None,
    menace: Mapping[str, object] | None = None,
    phase: str = "planning",
    **words: Any,  # noqa: ANN401
) -> kingdom.Game:
    """A position of a game with Menaces; at "planning" they act upon what was selected."""
    return position(
        phase=phase,
        sides=sides,
        options=options or duel(),
        modules={"menace": menace} if menace else None,
        **words,
    )


def fighting(
    *standing: str,
    menace: Mapping[str, object] | None = None,
    **side: Any,  # noqa: ANN401
) -> kingdom.Game:
    """A Combat in which these Menaces stand before the first seat; the options follow from them."""
    dusk = "shadow" in standing or "thief" in standing
    words: dict[str, object] = {"standing": [list(standing)], **(menace or {})}
    return plagued(side, options=duel(DUSK) if dusk else None, menace=words, phase="combat")


def menaces(game: kingdom.Game, viewer: int | None = None) -> dict[str, Any]:
    """What a seat, or a spectator, sees of the Menaces."""
    seen: Any = game.view(viewer).to_dict()["modules"]
    found: dict[str, Any] = seen["menace"]
    return found


def before(game: kingdom.Game, seat: int) -> list[str]:
    """The Menaces that stand before a player, as that player sees them."""
    standing: list[str] = menaces(game, seat)["standing"][seat]
    return standing


def lost(game: kingdom.Game, seat: int = 0) -> int:
    """The points that Menaces would cost this player now."""
    from kingdom.rules.scoring import score_of

    return score_of(game, seat).of("menaces")
