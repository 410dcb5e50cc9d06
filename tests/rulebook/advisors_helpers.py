"""Positions with Advisors, and what their tests look at again and again."""

from collections.abc import Sequence
from typing import Any

import kingdom
from kingdom.rules.cards import load_deck, standard
from kingdom.rules.cards.model import RESOURCES, Catalogue
from kingdom.rules.modules.advisors.tables import Advisor
from kingdom.testing import position

TWO = kingdom.Options(module="advisors", face="B")
ALONE = kingdom.Options(module="advisors", players=1, face="B")
ALL = standard().more["advisor"]


def advisor(name: str) -> Advisor:
    """What is on the card of an Advisor."""
    found = ALL[name]
    assert isinstance(found, Advisor)
    return found


def with_advisors(
    *areas: Sequence[str],
    options: kingdom.Options = TWO,
    more: dict[str, object] | None = None,
    **words: Any,  # noqa: ANN401 - the words of `position` are of every kind
) -> kingdom.Game:
    """A position in which these Advisors lie in the areas of the seats."""
    seats = [list(area) for area in areas] + [[]] * (options.players - len(areas))
    return position(options=options, modules={"advisors": {"areas": seats, **(more or {})}}, **words)


def table(game: kingdom.Game, viewer: int | None = None) -> dict[str, Any]:
    """What is seen of the Advisors."""
    seen: Any = game.view(viewer).to_dict()["modules"]
    found: dict[str, Any] = seen["advisors"]
    return found


def drafted(
    options: kingdom.Options = TWO, seed: int = 1, catalogue: Catalogue | None = None
) -> kingdom.Game:
    """A new game after the draft, in which everybody has kept the first Advisor offered."""
    game = kingdom.Game.new(options, seed, catalogue=catalogue)
    while game.phase == "draft":
        seat = game.to_act[0]
        game.play(seat, game.legal_moves(seat)[0])
    return game


def changed(text: str) -> Catalogue:
    """The cards of the box with changes by an owner."""
    return load_deck(text)


def filled(card: str, *, but_for: str = "") -> str:
    """All basic spaces of a card, but for one."""
    cost = standard().development(card).cost
    lying = {name: number - (name == but_for) for name, number in cost.items() if name in RESOURCES}
    return ", ".join(f"{name} {number}" for name, number in lying.items() if number)


BOTH_BOXES = kingdom.Options(module="advisors", face="B", deluxe=True)
PRETENDER = "pretender"
SHOWN = 1 << 1
"""The Calamity of the first round has been seen."""


def naming(*, hand: Sequence[str] = ("farm", "port"), **words: Any) -> kingdom.Game:  # noqa: ANN401
    """The second player is to select and has the Pretender; the first player holds this hand."""
    sides = ({"hand": hand, "shown": SHOWN}, {"soldiers": 9, "hand": ["nexus"], "shown": SHOWN})
    rows = {"left": ["sawmill", "belfry"], "right": ["hamlet trap 1"], "sides": sides, **words}
    return with_advisors([], [PRETENDER], options=BOTH_BOXES, phase="choice", turn=1, **rows)
