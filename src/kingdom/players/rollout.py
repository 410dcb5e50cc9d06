"""Playing games to the end at random, in the compiled group: for bulk simulation and for search."""

from mypy_extensions import i64

from kingdom.players.dice import Dice
from kingdom.rules.game import Game


def play_at_random(game: Game, dice: Dice) -> i64:
    """Make random legal moves until the game is over; returns how many were made."""
    made: i64 = 0
    while not game.over:
        seat = game.first
        if (game.acting >> seat) & 1 == 0:
            seat = 1 - seat
        moves = game.legal_moves(seat)
        game.apply(seat, moves[dice.below(len(moves))])
        made += 1
    return made
