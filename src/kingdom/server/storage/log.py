"""Writing and reading the log. Nothing in it is ever changed or taken out."""

from __future__ import annotations

import json
from dataclasses import asdict

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker

from kingdom.rules.record import RULES_VERSION
from kingdom.server.refusals import refused
from kingdom.server.storage.rows import GameRow, MoveRow
from kingdom.server.table.deal import Deal, Place, Setting
from kingdom.server.table.entries import Entry
from kingdom.server.table.table import NumberTaken


class DatabaseLog:
    """The log in a database; each call that writes is one transaction, committed when it returns."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._session = async_sessionmaker(engine, expire_on_commit=False)

    async def create(self, setting: Setting) -> None:
        """Write down a new game."""
        async with self._session.begin() as session:
            session.add(_game_row(setting))

    async def append(self, game: str, number: int, entry: Entry, also: Setting | None = None) -> None:
        """Write an entry, and a new game with it; NumberTaken if there is one of that number."""
        try:
            async with self._session.begin() as session:
                if also is not None:
                    session.add(_game_row(also))
                session.add(MoveRow(game=game, number=number, **asdict(entry)))
        except IntegrityError:
            raise NumberTaken from None

    async def read(self, game: str) -> tuple[Setting, list[Entry]] | None:
        """A game and all that has happened in it, if it exists."""
        async with self._session() as session:
            row = await session.get(GameRow, game)
            if row is None:
                return None
            if row.rules != RULES_VERSION:
                raise refused("other-rules")
            rows = await session.scalars(select(MoveRow).where(MoveRow.game == game).order_by(MoveRow.number))
            entries = [Entry(one.kind, one.seat, one.text, one.token, one.digest) for one in rows]
        deal = Deal(json.loads(row.options), row.seed, row.cards)
        places = tuple([Place(**place) for place in json.loads(row.places)])
        return Setting(row.id, deal, places), entries


def _game_row(setting: Setting) -> GameRow:
    deal = setting.deal
    return GameRow(
        id=setting.game,
        rules=RULES_VERSION,
        options=json.dumps(deal.options),
        seed=deal.seed,
        cards=deal.cards,
        places=json.dumps([asdict(place) for place in setting.places]),
    )
