"""Playing one game between computer players, each of whom sees its own view only."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING
from zlib import crc32

from kingdom import players
from kingdom.players.dice import Dice
from kingdom.players.rollout import play_at_random
from kingdom.rules.game import Game

if TYPE_CHECKING:
    from kingdom.rules.cards import Catalogue
    from kingdom.rules.options import Options

RANDOM = "random"


def play_game(
    options: Options, names: Sequence[str], seed: str, catalogue: Catalogue | None = None
) -> tuple[Game, int]:
    """A game between the players of these names, by seat, and how many decisions it took."""
    if all(name == RANDOM for name in names):
        game = Game.new(options, seed, catalogue=catalogue, witnessed=False)
        return game, play_at_random(game, Dice(crc32(f"{seed}/dice".encode())))
    game = Game.new(options, seed, catalogue=catalogue)
    return game, play_out(game, names)


def play_out(game: Game, names: Sequence[str]) -> int:
    """Play a game to its end; returns how many decisions were made."""
    chosen = [players.get(name) for name in names]
    chances = [chance_of(game.seed, seat) for seat in range(len(chosen))]
    decisions = 0
    while not game.over:
        seat = game.to_act[0]
        move = chosen[seat].choose(game.view(seat), game.legal_moves(seat), chances[seat])
        game.play(seat, move)
        decisions += 1
    return decisions


def chance_of(seed: str, seat: int) -> Random:
    """The luck of the player at this seat: its own, and the same whenever this seed is played."""
    return Random(f"{seed}/{seat}")
