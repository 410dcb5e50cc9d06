"""The application: the tables with everything that stands before and behind them."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from kingdom import __version__
from kingdom.server.computers.pool import Pool
from kingdom.server.metrics import Metrics
from kingdom.server.settings import Settings
from kingdom.server.storage.database import bring_up_to_date, open_engine
from kingdom.server.storage.log import DatabaseLog
from kingdom.server.tables import Tables, Thinkers
from kingdom.server.web import page
from kingdom.server.web.errors import answer_http, answer_refusal
from kingdom.server.web.http import VERSION, router
from kingdom.server.web.socket import channel, packed, table_socket

BACKLOG = 200
"""So many messages wait for a slow client; then the oldest go, and it is shown the whole table instead."""
LARGEST_BODY = 400_000


def make_app(settings: Settings, thinkers: Thinkers | None = None) -> Litestar:
    """The application with these settings; tests bring thinkers of their own."""
    engine = open_engine(settings.database_url)
    metrics = Metrics()
    channels = _channels()
    pool = Pool(settings.workers, settings.thinking_seconds)

    def publish(game: str, viewer: int, version: int, message: bytes) -> None:
        channels.publish(packed(version, message), channel(game, viewer))

    tables = Tables(DatabaseLog(engine), thinkers or pool, publish, settings, metrics)

    @asynccontextmanager
    async def open_hours(app: Litestar) -> AsyncGenerator[None, None]:
        await bring_up_to_date(engine)
        try:
            yield
        finally:
            await tables.close()
            pool.close()
            await engine.dispose()

    given = {"tables": tables, "settings": settings, "metrics": metrics, "engine": engine}
    return Litestar(
        [router(), table_socket, page.health, page.show_metrics, page.page],
        dependencies={name: _always(value) for name, value in given.items()},
        exception_handlers={HTTPException: answer_http, Exception: answer_refusal},
        lifespan=[open_hours],
        logging_config=None,
        openapi_config=_openapi(),
        plugins=[channels],
        request_max_body_size=LARGEST_BODY,
        debug=False,
    )


def _channels() -> ChannelsPlugin:
    return ChannelsPlugin(
        MemoryChannelsBackend(),
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=BACKLOG,
        subscriber_backlog_strategy="dropleft",
    )


def _openapi() -> OpenAPIConfig:
    """The description alone; the pages that draw it would load their parts from elsewhere."""
    return OpenAPIConfig(
        title="Wonderful Kingdom, the table service",
        version=__version__,
        path=f"{VERSION}/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )


def _always(value: object) -> Provide:
    def provide() -> object:
        return value

    return Provide(provide, sync_to_thread=False)
