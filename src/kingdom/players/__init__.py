"""Computer players: each sees a View, the legal moves and its own random generator, never a Game."""

from typing import Final

from kingdom.players.greedy import GreedyPlayer
from kingdom.players.player import Player
from kingdom.players.random_player import RandomPlayer

__all__ = ["NAMES", "Player", "get"]

_PLAYERS: Final[dict[str, Player]] = {player.name: player for player in (RandomPlayer(), GreedyPlayer())}

NAMES: Final = tuple(_PLAYERS)
"""The names that `get` knows."""


def get(name: str) -> Player:
    """The player of this name."""
    if name not in _PLAYERS:
        raise ValueError(f"There is no player {name!r}; choose one of {', '.join(NAMES)}.")
    return _PLAYERS[name]
