"""The WebSocket: the first message says whose eyes look, then commands go one way and news the other."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kingdom.server import protocol as said
from kingdom.server.metrics import Metrics
from kingdom.server.refusals import Refused, refused
from kingdom.server.settings import Settings
from kingdom.server.table.deal import SPECTATOR
from kingdom.server.table.making import hashed
from kingdom.server.table.table import ALWAYS, Table
from kingdom.server.tables import Tables
from kingdom.server.web.errors import not_understood, refusal_of

Socket = WebSocket[Any, Any, Any]
REFUSED_AT_THE_DOOR: Final = 4000
"""The code with which a socket is closed that no table will talk to."""


def channel(game: str, viewer: int) -> str:
    """The channel of all that look at a game with the same eyes."""
    return f"{game} {viewer}"


def packed(version: int, message: bytes) -> bytes:
    """A message for a channel, with the version it leads to in front."""
    return b"%d %s" % (version, message)


class Connection:
    """One socket at one table."""

    def __init__(self, socket: Socket, table: Table, channels: ChannelsPlugin) -> None:
        self._socket = socket
        self._table = table
        self._channels = channels
        self._viewer = SPECTATOR
        self._seats: list[int] = []
        self._greeted = False
        self._gone = False
        self._sent = ALWAYS
        self._moved = asyncio.Condition()
        self._following = AsyncExitStack()

    async def run(self) -> None:
        """Until the client goes away."""
        try:
            while True:
                await self._hear(await self._socket.receive_text())
        finally:
            await self._turn_away()

    async def _hear(self, text: str) -> None:
        command: str | None = None
        try:
            if len(text) > said.LONGEST_MESSAGE:
                raise refused("not-understood", detail="the message is too long.")
            try:
                message = said.decode_message(text)
            except msgspec.MsgspecError as error:
                raise not_understood(error) from None
            command = getattr(message, "id", None)
            await self._do(message)
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception as error:
            await self._send(refusal_of(error, command))

    async def _do(self, message: said.FromClient) -> None:
        match message:
            case said.Hello():
                await self._greet(message)
            case _ if not self._greeted:
                raise refused("hello-first")
            case said.Look():
                await self._show()
            case _:
                accepted = await self._table.obey(self._viewer, message)
                # Whoever reads that a command is carried out has seen what came of it.
                async with self._moved:
                    await self._moved.wait_for(lambda: self._gone or self._sent >= accepted.version)
                await self._send(accepted)

    async def _greet(self, hello: said.Hello) -> None:
        """Look with these eyes from now on; with two seats at one screen this changes sides."""
        if hello.protocol != said.PROTOCOL:
            raise refused("protocol", ours=said.PROTOCOL, theirs=hello.protocol)
        viewer, seats = SPECTATOR, []
        if hello.key is not None:
            viewer = self._table.seat_of(hashed(hello.key), hello.seat)
            seats = self._table.state.seats_of(hashed(hello.key))
        await self._turn_away()
        name = channel(self._table.game, viewer)
        subscriber = await self._following.enter_async_context(self._channels.start_subscription([name]))
        self._viewer, self._seats, self._greeted = viewer, seats, True
        self._table.arrive(seats)
        await self._show()
        await self._following.enter_async_context(subscriber.run_in_background(self._forward, join=False))

    async def _turn_away(self) -> None:
        """Look no more with the eyes of before."""
        if self._greeted:
            self._greeted = False
            self._table.leave(self._seats)
        await self._following.aclose()

    async def _show(self) -> None:
        whole = self._table.whole(self._viewer)
        await self._send(whole)
        await self._seen(whole.version)

    async def _forward(self, data: bytes) -> None:
        """News from the channel, as long as the client is there to hear them."""
        try:
            await self._tell(data)
        except WebSocketDisconnect:
            async with self._moved:
                self._gone = True
                self._moved.notify_all()

    async def _tell(self, data: bytes) -> None:
        """What the client has seen already is left out; where something was lost, it sees all."""
        number, _, message = data.partition(b" ")
        version = int(number)
        if version == ALWAYS:
            await self._send_text(message)
        elif version == self._sent + 1:
            await self._send_text(message)
            await self._seen(version)
        elif version > self._sent:
            await self._show()

    async def _seen(self, version: int) -> None:
        async with self._moved:
            self._sent = version
            self._moved.notify_all()

    async def _send(self, message: said.ToClient) -> None:
        await self._send_text(said.encode(message))

    async def _send_text(self, message: bytes) -> None:
        try:
            await self._socket.send_text(message.decode())
        except OSError:
            raise WebSocketDisconnect(detail="the client has gone") from None


@websocket("/api/v1/games/{game:str}/socket")
async def table_socket(
    socket: Socket,
    game: FromPath[str],
    tables: NamedDependency[Tables],
    channels: NamedDependency[ChannelsPlugin],
    settings: NamedDependency[Settings],
    metrics: NamedDependency[Metrics],
) -> None:
    """One client at one table."""
    await socket.accept()
    try:
        table = await tables.open(game)
        if table.connections >= settings.most_connections:
            raise refused("too-many")
    except Refused as error:
        await socket.send_text(said.encode(refusal_of(error)).decode())
        await socket.close(REFUSED_AT_THE_DOOR, error.code)
        return
    metrics.connections.inc()
    try:
        with suppress(WebSocketDisconnect):
            await Connection(socket, table, channels).run()
    finally:
        metrics.connections.dec()
