"""Shipped helpers for tests and bug reports: build any position by the rulebook's words."""

from kingdom.testing.move_tree import move_tree
from kingdom.testing.position import PositionError, position

__all__ = ["PositionError", "move_tree", "position"]
