"""The two tables of the log: games as they were made, and what has happened in them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import DateTime, ForeignKey, Integer, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

LONGEST_ID: Final = 32


class Rows(DeclarativeBase):
    """What the database holds."""


def _now() -> datetime:
    return datetime.now(UTC)


class GameRow(Rows):
    """One game before anything has happened in it; never changed."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(String(LONGEST_ID), primary_key=True)
    made_at: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=_now)
    rules: Mapped[int] = mapped_column(Integer)
    options: Mapped[str] = mapped_column(Text)
    seed: Mapped[str] = mapped_column(Text)
    cards: Mapped[str | None] = mapped_column(Text)
    places: Mapped[str] = mapped_column(Text)


class MoveRow(Rows):
    """One line of the log of a game: a move, or another accepted command; never changed."""

    __tablename__ = "moves"
    __table_args__ = (UniqueConstraint("game", "seat", "token"),)

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    made_at: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=_now)
    kind: Mapped[str] = mapped_column(String(16))
    seat: Mapped[int] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    token: Mapped[str | None] = mapped_column(String(64))
    digest: Mapped[str | None] = mapped_column(String(16))
