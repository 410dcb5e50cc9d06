"""Completing a step, and who is the first to do it (QST-GEN-4, QST-GEN-9, RUL-131, RUL-140)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kingdom.rules.building.recycle import discard_to_recycle
from kingdom.rules.modules.quest.benefit import benefit
from kingdom.rules.modules.quest.payment import krystallium_for_cubes, paid, pay
from kingdom.rules.moves import NOTHING, Move

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.modules.quest.progress import Progress
    from kingdom.rules.modules.quest.step import Step


def complete_step(game: "Game", seat: i64, players: "list[Progress]", step: "Step", move: Move) -> None:
    """The whole cost at once, then the benefit; that of the first one may wait until all have acted."""
    progress = players[seat]
    jokers = krystallium_for_cubes(game, seat, step, move.card, move.resource)
    if move.card != NOTHING:
        discard_to_recycle(game, seat, move.card)
    if game.listening:
        game.tell("step-completed", seat, {"card": step.id, "paid": paid(step, jokers)})
    pay(game, seat, step, move.card, jokers)
    if not step.first_only:
        benefit(game, seat, progress, step, move.area)
    elif game.stop.simultaneous and (game.asked != 1 << seat or contested(players, step)):
        # What another does in this segment nobody knows before its end (RUL-140).
        progress.waiting |= step.bit
    elif open_to(players, seat, step):
        benefit(game, seat, progress, step, NOTHING)
    progress.done |= step.bit


def open_to(players: "list[Progress]", seat: i64, step: "Step") -> bool:
    """Whether this player can still be the first to complete a step, as far as anybody knows."""
    for other, progress in enumerate(players):
        known = progress.done if other == seat else progress.done & ~progress.waiting
        if known & step.bit:
            return False
    return True


def anybody_waits(players: "list[Progress]") -> bool:
    """Whether anybody has completed a step in this segment and waits to hear who was first."""
    for progress in players:
        if progress.waiting:
            return True
    return False


def contested(players: "list[Progress]", step: "Step") -> bool:
    """Whether somebody waits to hear who was the first to complete this step."""
    for progress in players:
        if progress.waiting & step.bit:
            return True
    return False


def settle(game: "Game", players: "list[Progress]", step: "Step", *, both_first: bool) -> list[int]:
    """The segment is over: those who completed a step in it, and were the first to do so, are rewarded.

    Of two players the first of the round is the first (QST-GEN-9), or both are (RUL-84). Returns who was.
    """
    seats = len(players)
    order = [(game.first + turn) % seats for turn in range(seats)]
    together = [seat for seat in order if players[seat].waiting & step.bit]
    earlier = [seat for seat in order if seat not in together and players[seat].done & step.bit]
    for seat in together:
        players[seat].waiting &= ~step.bit
    if earlier:
        return []
    first = together if both_first else together[:1]
    for seat in first:
        benefit(game, seat, players[seat], step, NOTHING)
    return first
