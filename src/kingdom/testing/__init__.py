"""Shipped helpers: positions by the rulebook's words, move trees, checks of players and modules."""

from kingdom.testing.check_module import check_module
from kingdom.testing.check_player import check_player
from kingdom.testing.move_tree import move_tree
from kingdom.testing.position import PositionError, position

__all__ = ["PositionError", "check_module", "check_player", "move_tree", "position"]
