"""The log is written once, in order, and its tables are those of the migrations."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from kingdom.server import protocol as said
from kingdom.server.settings import SettingsError
from kingdom.server.storage.database import address, bring_up_to_date, open_engine
from kingdom.server.storage.log import DatabaseLog
from kingdom.server.storage.rows import Rows
from kingdom.server.table.entries import MOVE, Entry
from kingdom.server.table.making import Asked, make
from kingdom.server.table.table import NumberTaken, Stale, Table, folded
from tests.server.service import Service


def with_engine(folder: Path, work: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    async def run() -> None:
        engine = open_engine(f"sqlite:///{folder / 'games.sqlite'}")
        try:
            await bring_up_to_date(engine)
            await work(engine)
        finally:
            await engine.dispose()

    asyncio.run(run())


def test_the_migrations_lead_to_the_tables_of_the_code(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Rows.metadata))

    async def work(engine: AsyncEngine) -> None:
        await bring_up_to_date(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_engine(tmp_path, work)


def test_sqlite_keeps_what_it_promises(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        async with engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value

    with_engine(tmp_path, work)


def test_a_line_of_the_log_is_written_once(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        log = DatabaseLog(engine)
        setting = make(Asked({"bare": True}, ["me", "guest"])).setting
        await log.create(setting)
        first, second = Entry(MOVE, 0, "one", "a", "x"), Entry(MOVE, 1, "two", "a", "y")
        await log.append(setting.game, 0, first)
        await log.append(setting.game, 1, second)
        for number, entry in ((1, Entry(MOVE, 0, "other")), (2, Entry(MOVE, 0, "other", "a"))):
            with pytest.raises(NumberTaken):
                await log.append(setting.game, number, entry)
        assert await log.read(setting.game) == (setting, [first, second])
        assert await log.read("nothing") is None

    with_engine(tmp_path, work)


def test_two_processes_at_one_table_do_not_overwrite_each_other(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        log = DatabaseLog(engine)
        setting = make(Asked({"bare": True}, ["me", "guest"])).setting
        await log.create(setting)
        tables = [Table(log, folded(setting, []), lambda *_: None, lambda: 0.0, 1.0) for _ in range(2)]
        moves = tables[0].whole(0).moves
        accepted = await tables[0].obey(0, said.MakeMove("1", 1, moves[0]))
        assert accepted.version == 2
        with pytest.raises(Stale) as stale:
            await tables[1].obey(0, said.MakeMove("2", 1, moves[1]))
        assert stale.value.table == tables[0].whole(0)
        again = await tables[1].obey(0, said.MakeMove("1", 1, moves[0]))
        assert again.repeated

    with_engine(tmp_path, work)


def test_a_move_that_cannot_be_written_is_not_made(tmp_path: Path) -> None:
    class Full(DatabaseLog):
        async def append(self, *arguments: object, **named: object) -> None:
            raise OSError("no space left")

    async def work(engine: AsyncEngine) -> None:
        log = Full(engine)
        setting = make(Asked({"bare": True}, ["me", "guest"])).setting
        await log.create(setting)
        sent: list[bytes] = []
        table = Table(log, folded(setting, []), lambda *message: sent.append(message[3]), lambda: 0.0, 1.0)
        before = table.whole(0)
        with pytest.raises(OSError, match="no space"):
            await table.obey(0, said.MakeMove("1", 1, before.moves[0]))
        assert (table.whole(0), sent) == (before, [])

    with_engine(tmp_path, work)


def test_who_goes_away_in_the_middle_of_a_command_leaves_nothing_half_done(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        log = DatabaseLog(engine)
        setting = make(Asked({"bare": True}, ["me", "guest"])).setting
        await log.create(setting)
        table = Table(log, folded(setting, []), lambda *_: None, lambda: 0.0, 1.0)
        command = said.MakeMove("1", 1, table.whole(0).moves[0])
        leaving = asyncio.ensure_future(table.obey(0, command))
        await asyncio.sleep(0)
        leaving.cancel()
        again = await table.obey(0, command)
        assert again == said.Accepted("1", 2, repeated=True)
        found = await log.read(setting.game)
        assert found is not None
        assert len(found[1]) == 1

    with_engine(tmp_path, work)


def test_nothing_in_the_log_is_changed_or_taken_out(service: Service, tmp_path: Path) -> None:
    game, mine, _ = service.two(options={"bare": True})
    with service.client(game, mine) as one:
        one.move(one.table["moves"][0])
        one.command("take-back", version=2)
        one.command("resign")
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        kinds = [kind for (kind,) in database.execute("SELECT kind FROM moves ORDER BY number")]
    database.close()
    assert kinds == ["sit", "move", "take-back", "resign"]


def test_a_game_of_other_rules_is_not_played_on(service: Service, tmp_path: Path) -> None:
    made = service.make(["me", "guest"])
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        database.execute("UPDATE games SET rules = 0")
    database.close()
    answer = service.http.get(f"/games/{made['game']}")
    assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("sqlite:///x.sqlite", "sqlite+aiosqlite"),
        ("postgresql://a:b@c/d", "postgresql+asyncpg"),
        ("postgres://a:b@c/d", "postgresql+asyncpg"),
        ("postgresql+psycopg://a:b@c/d", "postgresql+asyncpg"),
    ],
)
def test_the_address_of_a_database_needs_no_driver(given: str, driver: str) -> None:
    assert address(given).drivername == driver


@pytest.mark.parametrize("given", ["nonsense", "mysql://a/b", "://"])
def test_an_address_that_is_none_is_refused(given: str) -> None:
    with pytest.raises(SettingsError, match="KINGDOM_DATABASE_URL"):
        address(given)
