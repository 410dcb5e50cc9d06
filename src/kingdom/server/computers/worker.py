"""What runs in the process of a computer player: from the record to its seat's view, then to a move."""

from __future__ import annotations

from random import Random

from kingdom import players
from kingdom.arena.play import chance_of
from kingdom.rules.record import replay
from kingdom.server.table.deal import catalogue_of
from kingdom.server.table.table import Question


def choose(question: Question) -> str:
    """The move of the player who is asked. It is shown the view of its seat and nothing else."""
    game = replay(question.record, catalogue=None if question.cards is None else catalogue_of(question.cards))
    seat = question.seat
    luck = chance_of(f"{game.seed}/{question.made}", seat)
    return players.get(question.player).choose(game.view(seat), game.legal_moves(seat), luck).text


def any_move(question: Question) -> str:
    """A move without thinking, when the player has not answered in time."""
    game = replay(question.record, catalogue=None if question.cards is None else catalogue_of(question.cards))
    luck: Random = chance_of(f"{game.seed}/{question.made}/late", question.seat)
    return luck.choice(game.legal_moves(question.seat)).text
