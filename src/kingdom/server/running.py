"""Starting the service in this process, and stopping it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Final

import uvicorn

from kingdom.server.protocol import LONGEST_MESSAGE
from kingdom.server.settings import Settings, SettingsError
from kingdom.server.storage.database import bring_up_to_date, open_engine
from kingdom.server.web.app import make_app

SECONDS_TO_STOP: Final = 3
LARGEST_FRAME: Final = 16 * LONGEST_MESSAGE
"""A message that is too long is refused in a sentence; one beyond this closes the socket."""

Said = Callable[[str], None]


def listen(settings: Settings) -> socket.socket:
    """The socket that the service listens on; port 0 finds a free one."""
    version = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sends small messages at once only where the protocol is named.
    listening = socket.socket(version, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise SettingsError(
            f"{settings.host} port {settings.port} cannot be used ({error}); choose another with --port."
        ) from None
    return listening


def run(settings: Settings, started: Said) -> None:
    """Serve until the process is asked to stop; `started` is told the address as soon as it answers."""
    with listen(settings) as listening:
        asyncio.run(_check_database(settings))
        _serve(settings, listening, started)


def _serve(settings: Settings, listening: socket.socket, started: Said) -> None:
    config = uvicorn.Config(
        make_app(settings),
        access_log=False,
        lifespan="on",
        log_level="warning",
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        ws_max_size=LARGEST_FRAME,
    )
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{host}:{listening.getsockname()[1]}/"
    _Service(config, lambda: started(address)).run(sockets=[listening])


async def _check_database(settings: Settings) -> None:
    """A database that cannot be opened is said in a sentence, before anything else starts."""
    engine = open_engine(settings.database_url)
    try:
        await bring_up_to_date(engine)
    finally:
        await engine.dispose()


class _Service(uvicorn.Server):
    """The server, which says when it answers."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._say_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            self._say_started()
