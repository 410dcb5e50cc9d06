"""The Spy tokens that steps bring: a secret look at one face-down card (QST-GEN-18, RUL-86)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.material.entry import card_of, is_hidden, is_known_to, looked_at
from kingdom.rules.material.resources import AREA_NAMES
from kingdom.rules.modules.quest.moves import OWN, PLACES
from kingdom.rules.moves import Move
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.modules.quest.progress import Progress


def can_look(game: "Game", seat: i64, progress: "Progress", move: Move) -> bool:
    """Whether a Spy token may be used on this card now."""
    return no_look(game, seat, progress, move) is None


def no_look(game: "Game", seat: i64, progress: "Progress", move: Move) -> Reason | None:
    """Why a Spy token cannot be used on this card now, or None.

    Where players act at once nothing lies face down but what everybody sees when they have finished, so a
    look could have no effect there (RUL-129).
    """
    if progress.spied == progress.spies:
        return reason("no-quest-spy")
    if game.stop.simultaneous:
        return reason("spy-in-choice")
    entries = _entries(game, seat, move.area)
    if move.second >= len(entries):
        return reason("spy-nothing")
    entry = entries[move.second]
    return None if is_hidden(entry) and not is_known_to(entry, seat) else reason("spy-nothing")


def _entries(game: "Game", seat: i64, area: i64) -> list[int]:
    """What lies in an Offering area, or in the own or the other Selection area."""
    if area < len(AREA_NAMES):
        return game.areas[area]
    owner: i64 = seat if area == OWN else 1 - seat
    return [int(entry) for entry in game.sides[owner].selection] if owner < len(game.sides) else []


def look(game: "Game", seat: i64, progress: "Progress", move: Move) -> None:
    """Look at the card; all learn where, nobody else learns which."""
    entries = _entries(game, seat, move.area)
    entry = entries[move.second]
    entries[move.second] = looked_at(entry, seat)
    if move.area >= len(AREA_NAMES):
        game.sides[seat if move.area == OWN else 1 - seat].selection = vec[i64](entries)
    progress.spied += 1
    if game.listening:
        words: dict[str, object] = {"area": PLACES[move.area], "place": int(move.second) + 1}
        game.tell("looked", seat, words, {"card": game.box.ids[card_of(entry)]}, 1 << seat)
