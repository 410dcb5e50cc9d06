"""Opening the database: its address, how SQLite keeps its promises, and the newest form of the tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kingdom.server.settings import SettingsError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
PROMISES: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # with NORMAL a power cut could take back what was acknowledged
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)


def address(given: str) -> URL:
    """The address of the database with the driver that we use."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise SettingsError(
            "KINGDOM_DATABASE_URL is not understood; write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
        ) from None
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise SettingsError(f"KINGDOM_DATABASE_URL names {kind!r}; use sqlite:///FILE or postgresql://...")
    return url.set(drivername=DRIVERS[kind])


def open_engine(given: str) -> AsyncEngine:
    """The engine for this address."""
    url = address(given)
    try:
        engine = create_async_engine(url, pool_pre_ping=True)
    except ModuleNotFoundError:
        raise SettingsError(
            "PostgreSQL needs its driver: pip install 'wonderful-kingdom[postgresql]'."
        ) from None
    if url.drivername == DRIVERS["sqlite"]:
        event.listen(engine.sync_engine, "connect", _promise)
    return engine


def _promise(connection: Any, record: object) -> None:  # noqa: ANN401 - whatever the driver calls a connection
    cursor = connection.cursor()
    for pragma in PROMISES:
        cursor.execute(pragma)
    cursor.close()


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Make the tables, or change those of an earlier version."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except (SQLAlchemyError, OSError) as error:
        raise SettingsError(f"The database cannot be opened: {_first_line(error)}") from None


async def answers(engine: AsyncEngine) -> bool:
    """Whether the database can be asked."""
    try:
        async with engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError):
        return False
    return True


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS.as_posix().replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]
