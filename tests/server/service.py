"""The real service for tests: uvicorn on a free port of this machine, a database file, and clients."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import connect
from websockets.sync.connection import Connection

from kingdom.server.protocol import PROTOCOL
from kingdom.server.running import listen
from kingdom.server.settings import Settings
from kingdom.server.tables import Thinkers
from kingdom.server.web.app import make_app

PATIENCE = 60
"""Seconds after which a test that waits for a message has failed."""
Said = dict[str, Any]
SHOWN = ("version", "view", "moves", "taking_back")


def settings_for(folder: Path, **more: Any) -> Settings:
    """Settings with a database in this folder and a free port."""
    return Settings(database_url=f"sqlite:///{folder / 'games.sqlite'}", port=0, **more)


class Service:
    """A running service, and ways to talk to it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.clients = 0
        self.http = httpx.Client(base_url=f"{address}/api/v1", timeout=PATIENCE)

    def make(self, seats: list[str], /, **asked: Any) -> Said:
        """A new game; the easiest module where none is named."""
        body = {"options": {"module": "quest"}, "seats": seats} | asked
        return self.said(self.http.post("/games", json=body))

    def two(self, **asked: Any) -> tuple[str, str, str]:
        """A game between two persons: its id and both keys."""
        made = self.make(["me", "guest"], **asked)
        invitation = made["invitations"][0]["invitation"]
        joined = self.http.post(f"/games/{made['game']}/join", json={"invitation": invitation, "name": "Bob"})
        return made["game"], made["key"], self.said(joined)["key"]

    def look(self, game: str, key: str | None = None) -> Said:
        """The table over HTTP."""
        return self.said(self.http.get(f"/games/{game}", headers=bearer(key)))

    def obey(self, game: str, key: str | None, **command: Any) -> Said:
        """A command over HTTP; the answer, whatever it is."""
        answer = self.http.post(f"/games/{game}/commands", headers=bearer(key), json=command)
        told: Said = answer.json()
        return told

    @staticmethod
    def said(answer: httpx.Response) -> Said:
        """The body of an answer that must be a good one."""
        assert answer.is_success, answer.text
        told: Said = answer.json()
        return told

    @contextmanager
    def client(self, game: str, key: str | None = None, seat: int | None = None) -> Iterator[Client]:
        """Somebody at the table, who has been shown it."""
        with self.socket(game) as socket:
            self.clients += 1
            client = Client(socket, f"{self.clients}-")
            client.hello(key, seat)
            yield client

    def socket(self, game: str) -> Connection:
        """A socket on which nothing has been said yet."""
        return connect(
            f"{self.address.replace('http', 'ws', 1)}/api/v1/games/{game}/socket",
            max_size=None,
            close_timeout=1,
        )


class Client:
    """What every client does: it keeps the last view, and asks for nothing that it is not shown."""

    def __init__(self, socket: Connection, name: str = "") -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.table: Said = {}
        self.status: Said = {}
        self.log: list[Said] = []
        self.name = name
        self.number = 0

    def hello(self, key: str | None, seat: int | None = None) -> None:
        """Say whose eyes look, and read until the table is shown."""
        asked = {"key": key} if seat is None else {"key": key, "seat": seat}
        self.say(type="hello", protocol=PROTOCOL, **(asked if key else {}))
        self.until("table", "refused")

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def hear(self) -> Said:
        """The next message, taken to heart."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        told: Said = json.loads(text)
        match told["type"]:
            case "table":
                self.table, self.log, self.status = told, list(told["log"]), told["status"]
            case "update":
                assert told["version"] == self.table["version"] + 1
                self.table = self.table | {
                    name: told[name] for name in ("version", "view", "moves", "taking_back")
                }
                self.log += told["events"]
            case "status":
                self.status = told
            case "refused" if told["table"]:
                self.table, self.log = told["table"], list(told["table"]["log"])
        return told

    def until(self, *kinds: str) -> Said:
        """Read until a message of one of these kinds."""
        while True:
            told = self.hear()
            if told["type"] in kinds:
                return told

    def until_version(self, version: int) -> None:
        """Read until this version of the table is known."""
        while self.table["version"] < version:
            self.hear()

    def until_status(self, name: str) -> Any:
        """Read until this field of the status says something."""
        while self.status[name] is None or self.status[name] == []:
            self.hear()
        return self.status[name]

    def command(self, kind: str, **words: Any) -> Said:
        """Ask for something, and read until it is answered."""
        self.number += 1
        message = {"type": kind, "id": f"{self.name}{self.number}"} | words
        self.say(**message)
        return self.until("accepted", "refused")

    def move(self, move: str, version: int | None = None) -> Said:
        """Make a move, from what was seen last."""
        return self.command("move", version=self.table["version"] if version is None else version, move=move)

    def settled(self) -> None:
        """Read what is under way: the answer to another look comes after it."""
        self.say(type="look")
        self.until("table")

    @property
    def over(self) -> bool:
        """Whether this client knows that the game has ended."""
        return bool(self.status.get("ended"))


def bearer(key: str | None) -> dict[str, str]:
    """The header that opens a seat."""
    return {} if key is None else {"Authorization": f"Bearer {key}"}


def play_on(clients: list[Client], rng: Random, moves: int = 2_000) -> None:
    """All of them make random moves, until the game or so many moves are over."""
    while moves and not all(client.over for client in clients):
        moves -= 1
        acting = [client for client in clients if client.table["moves"] and not client.over]
        if acting:
            client = rng.choice(acting)
            answer = client.move(rng.choice(client.table["moves"]))
            assert answer["type"] == "accepted" or answer["code"] in ("stale", "table-closed"), answer
        elif len(clients) == 1:
            clients[0].hear()
        else:
            for client in clients:
                client.settled()


@contextmanager
def serving(settings: Settings, thinkers: Thinkers | None = None) -> Iterator[Service]:
    """A service that is stopped when the test is over."""
    listening = listen(settings)
    config = uvicorn.Config(
        make_app(settings, thinkers), lifespan="on", log_level="error", timeout_graceful_shutdown=1
    )
    server = uvicorn.Server(config)
    answers = threading.Event()
    startup = server.startup

    async def say_so(sockets: Any = None) -> None:
        await startup(sockets)
        answers.set()

    server.startup = say_so  # type: ignore[method-assign]
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        assert answers.wait(PATIENCE)
        service = Service(f"http://127.0.0.1:{listening.getsockname()[1]}")
        with service.http:
            yield service
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
