"""Has a player learnt anything since a move? If so the move stands (undo goes back to the last revelation).

A move reveals nothing to a seat if what it sees afterwards was certain before: in other worlds that it could
not tell from the true one, the same move leads to the same sight.
"""

from __future__ import annotations

from random import Random
from typing import Final

from kingdom.rules.game import Game
from kingdom.rules.moves import Move
from kingdom.rules.notation import read_move
from kingdom.rules.sample import sample_world
from kingdom.rules.view import View
from kingdom.server.table.played import Back, Played, Seen

WORLDS: Final = 8
"""A single bit that was revealed escapes so many worlds once in 256 times."""


def has_learnt(played: Played, seat: int, back: Back) -> bool:
    """Whether what would be taken back has revealed something: to this seat, or a secret to the other."""
    if (seat, back.at) not in played.learnt:
        if not _has_learnt(played, seat, back):
            return False
        played.learnt.add((seat, back.at))
    return True


def _has_learnt(played: Played, seat: int, back: Back) -> bool:
    again = Played(played.deal)
    moves = played.history[back.at : back.at + 1] if back.alone else played.history[back.at :]
    before = played.history[: back.at]
    again.replay(before)
    again.told = {viewer: len(again.log(viewer)) for viewer in again.viewers}
    rng = Random(f"{played.deal.seed}/worlds/{back.at}")
    for mover, text in moves:
        move = read_move(text, again.game.table)
        sights = {viewer: again.game.view(viewer) for viewer in {seat, mover}}
        seen = again.make(mover, move)
        for viewer, sight in sights.items():
            if viewer in seen and not _was_certain(sight, again.game, mover, move, rng):
                return True
        if _told_a_secret(again, seat, mover, seen):
            return True
    return False


def _was_certain(sight: View, after: Game, mover: int, move: Move, rng: Random) -> bool:
    """Whether the viewer could know what they see after the move."""
    viewer = int(sight.viewer)
    expected = after.view(viewer).to_dict()
    for _ in range(WORLDS):
        world = sample_world(sight, rng)
        legal = world.legal_moves(mover)
        # What another lays face down is a different card in another world.
        candidates = [move] if move in legal else [] if mover == viewer else legal
        if not any(_leads_to(world, mover, one, viewer, expected) for one in candidates):
            return False
    return True


def _leads_to(world: Game, mover: int, move: Move, viewer: int, expected: dict[str, object]) -> bool:
    after = world.clone()
    after.apply(mover, move)
    return after.view(viewer).to_dict() == expected


def _told_a_secret(played: Played, seat: int, mover: int, seen: Seen) -> bool:
    """Whether a move of one told the other something that this one was not, such as a card they drew."""
    own = played.log(seat)[seen.get(seat, played.told[seat]) :]
    for other in played.viewers[1:]:
        theirs = played.log(other)[seen.get(other, played.told[other]) :]
        if other not in (seat, mover) and len(own) == len(theirs):
            for mine, told in zip(own, theirs, strict=True):
                if any(mine.get(name) is None and value is not None for name, value in told.items()):
                    return True
    return False
