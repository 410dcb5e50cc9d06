"""Discarding Calamities that have come into a Duchy; the base rules never do, some chapters may."""

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

if TYPE_CHECKING:
    from kingdom.rules.game import Game


def discard_calamities(game: "Game", seat: i64, number: i64) -> None:
    """So many Calamities of this Duchy go to the discard, from where they never come back (RUL-08)."""
    side = game.sides[seat]
    side.calamities -= number
    for _ in range(number):
        side.discarded = append(side.discarded, game.box.calamity)
    if game.listening:
        game.tell("calamities-discarded", seat, {"count": int(number), "left": int(side.calamities)})
