"""`kingdom serve` and `kingdom play`: they print the address, answer there, and end quietly."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.running import kingdom


def start(folder: Path, *arguments: str) -> "subprocess.Popen[str]":
    environment = os.environ | {"XDG_CONFIG_HOME": str(folder), "HOME": str(folder), "APPDATA": str(folder)}
    environment.pop("KINGDOM_DATABASE_URL", None)
    command = [sys.executable, "-m", "kingdom", *arguments]
    return subprocess.Popen(
        command, env=environment, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


@pytest.mark.parametrize("arguments", [("serve", "--port", "0"), ("play", "--no-browser")])
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_the_service_answers_at_the_address_that_it_prints(
    tmp_path: Path, arguments: tuple[str, ...], ending: signal.Signals
) -> None:
    with start(tmp_path, *arguments) as running:
        try:
            assert running.stdout is not None
            address = running.stdout.readline().strip()
            assert httpx.get(f"{address}health").json() == {"database": True}
            made = httpx.post(
                f"{address}api/v1/games", json={"options": {"module": "quest"}, "seats": ["greedy", "me"]}
            )
            assert made.status_code == 201
            assert httpx.get(f"{address}api/v1/games/{made.json()['game']}").status_code == 200
            running.send_signal(ending)
            rest, errors = running.communicate(timeout=60)
        finally:
            running.kill()
    assert (rest, errors.strip()) == ("", "")
    assert len(list(tmp_path.rglob("*.sqlite"))) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("serve", "--port", "70000"), "--port"),
        (("serve", "--database", "mysql://x"), "KINGDOM_DATABASE_URL"),
        (("serve", "--port", "0", "--host", "no.such.host.invalid"), "cannot be used"),
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(
    arguments: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = kingdom(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("kingdom: ")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_cannot_be_opened_is_said_before_anything_starts(tmp_path: Path) -> None:
    done = kingdom("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/no/folder/x.sqlite")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("kingdom: The database cannot be opened")


def test_a_port_that_is_taken_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = kingdom("serve", "--port", str(taken.getsockname()[1]))
    assert done.returncode == 2
    assert "cannot be used" in done.stderr


def test_the_package_alone_needs_no_library_of_the_service() -> None:
    program = (
        "import sys, kingdom; print([n for n in ('litestar', 'sqlalchemy', 'uvicorn') if n in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
