"""Shipped helpers for tests and bug reports: build any position by the rulebook's words."""

from kingdom.testing.position import PositionError, position

__all__ = ["PositionError", "position"]
