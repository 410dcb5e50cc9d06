"""Rows of numbers that change seldom: a change makes another row, so that copies of a game share them."""

from librt.vecs import vec
from mypy_extensions import i64


def replaced(rows: list[list[int]], seat: i64, row: list[int]) -> list[list[int]]:
    """The rows of all seats with another one for this seat."""
    return [row if other == seat else rows[other] for other in range(len(rows))]


def changed(row: vec[i64], place: i64, by: i64) -> vec[i64]:
    """A copy of the row with one number changed."""
    row = row[:]
    row[place] += by
    return row
