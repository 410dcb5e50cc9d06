"""A service that is killed at any moment and started again has lost nothing that it acknowledged."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from tests.server.segments import play_until_planning
from tests.server.service import Service, play_on


@contextmanager
def process(folder: Path) -> Iterator[tuple[Service, "subprocess.Popen[str]"]]:
    """`kingdom serve` in a process of its own."""
    command = [sys.executable, "-m", "kingdom", "serve", "--port", "0"]
    environment = os.environ | {"KINGDOM_DATABASE_URL": f"sqlite:///{folder / 'games.sqlite'}"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            address = running.stdout.readline().strip().rstrip("/")
            assert address.startswith("http://127.0.0.1:"), address
            service = Service(address)
            with service.http:
                yield service, running
        finally:
            running.kill()


def test_nothing_is_lost_when_the_service_is_killed_in_a_simultaneous_phase(tmp_path: Path) -> None:
    rng = Random(11)
    with process(tmp_path) as (service, running):
        game, mine, theirs = service.two(options={"bare": True})
        with service.client(game, mine) as one, service.client(game, theirs) as other:
            play_until_planning(one, other, rng)
            one.move(rng.choice(one.table["moves"]))
            other.move(rng.choice(other.table["moves"]))
            running.send_signal(signal.SIGKILL)
            running.wait()
            known = [(client.table["version"], client.table["view"], client.log) for client in (one, other)]
    with process(tmp_path) as (service, running):
        service.clients = 10  # their commands have ids that were not used before
        with service.client(game, mine) as one, service.client(game, theirs) as other:
            for client, before in zip((one, other), known, strict=True):
                assert (client.table["version"], client.table["view"], client.table["log"]) == before
            play_on([one, other], rng)
        running.send_signal(signal.SIGTERM)
        running.wait(30)


def test_an_acknowledged_id_is_known_after_the_restart(tmp_path: Path) -> None:
    message = {"type": "move", "id": "once", "version": 1}
    with process(tmp_path) as (service, _):
        game, mine, _ = service.two(options={"bare": True})
        with service.client(game, mine) as one:
            message["move"] = one.table["moves"][0]
            one.say(**message)
            one.until("accepted")
    with process(tmp_path) as (service, _), service.client(game, mine) as one:
        one.say(**message)
        assert one.until("accepted", "refused")["repeated"] is True
        assert one.table["version"] == 2
