"""All tables of this process: made, opened when somebody comes, and put away when nobody is left."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

from kingdom.server.metrics import Metrics
from kingdom.server.refusals import refused
from kingdom.server.settings import Settings
from kingdom.server.table import entries
from kingdom.server.table.deal import Setting
from kingdom.server.table.entries import Entry
from kingdom.server.table.making import Asked, Made, make
from kingdom.server.table.table import Log, Publish, Question, Table, folded

logger = logging.getLogger(__name__)
ENDING = (entries.MOVE, entries.RESIGN, entries.TAKE_THE_WIN)


class Library(Log, Protocol):
    """A log that also takes new games."""

    async def create(self, setting: Setting) -> None:
        """Write down a new game."""


class Thinkers(Protocol):
    """Whoever answers for computer players."""

    async def ask(self, question: Question) -> str:
        """The move that the player who is asked chooses."""


class Tables:
    """The tables that are open, by the id of their game."""

    def __init__(
        self,
        log: Library,
        thinkers: Thinkers,
        publish: Publish,
        settings: Settings,
        metrics: Metrics,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._log = log
        self._thinkers = thinkers
        self._publish = publish
        self._settings = settings
        self._metrics = metrics
        self._clock = clock
        self._open: dict[str, Table] = {}
        self._opening = asyncio.Lock()
        self._thinking: dict[str, asyncio.Task[None]] = {}

    async def make(self, asked: Asked) -> Made:
        """A new game, as it was asked for."""
        made = make(asked)
        await self._log.create(made.setting)
        self._metrics.games_made.inc()
        return made

    async def open(self, game: str) -> Table:
        """The table of this game."""
        async with self._opening:
            table = self._open.pop(game, None)
            if table is None:
                found = await self._log.read(game)
                if found is None:
                    raise refused("no-such-game")
                state = folded(*found)
                table = Table(self._log, state, self._publish, self._clock, self._settings.away_seconds)
                table.changed = self._changed
                self._put_away()
            self._open[game] = table  # at the end: the least used table comes first
        self._wake(table)
        return table

    def _put_away(self) -> None:
        """Forget tables that nobody looks at, the least used first; the log has them."""
        idle = [game for game, table in self._open.items() if not table.connections]
        for game in idle[: max(0, len(self._open) + 1 - self._settings.most_tables)]:
            if game not in self._thinking:
                del self._open[game]
        self._metrics.tables_open.set(len(self._open) + 1)

    def _changed(self, table: Table, entry: Entry) -> None:
        """Something has happened at a table."""
        self._wake(table)
        ended = table.state.ended
        if ended is not None and entry.kind in ENDING:
            self._metrics.count_ended(ended.how, len(table.state.played.history))

    # --- computer players ----------------------------------------------------------------------------------

    def _wake(self, table: Table) -> None:
        """If a computer player is to act, let it think, beside everything else."""
        if table.game not in self._thinking and table.question() is not None:
            task = asyncio.create_task(self._think(table))
            self._thinking[table.game] = task
            task.add_done_callback(lambda _: self._thought(table))

    async def _think(self, table: Table) -> None:
        while (question := table.question()) is not None:
            move = await self._thinkers.ask(question)
            await table.let_play(question, move)

    def _thought(self, table: Table) -> None:
        task = self._thinking.pop(table.game)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("A computer player could not play.", exc_info=error)

    async def close(self) -> None:
        """Nobody thinks any more. Everything that was accepted is in the log already."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
