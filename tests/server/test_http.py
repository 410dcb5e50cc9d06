"""HTTP: what is described is what is answered, and every mistake gets one clear sentence."""

import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import jsonschema
import pytest

from kingdom.rules.cards import standard
from kingdom.server.protocol import PROTOCOL, schema
from kingdom.server.tables import Tables
from tests.server.service import Service, play_on, serving, settings_for

JSON = {"Content-Type": "application/json"}


def is_one_sentence(answer: httpx.Response) -> bool:
    message = answer.json()["message"]
    return "\n" not in message and message.endswith((".", ")")) and "Traceback" not in answer.text


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"options": {"module": "quest"}, "seats": ["me"]}, "seats-wrong"),
        ({"options": {"module": "quest"}, "seats": ["greedy", "random"]}, "seats-wrong"),
        ({"options": {"module": "quest"}, "seats": ["me", "nobody"]}, "no-such-player"),
        ({"options": {"module": "chess"}, "seats": ["me", "guest"]}, "bad-options"),
        ({"options": {}, "seats": ["me", "guest"]}, "bad-options"),
        ({"options": {"module": "quest", "colour": 7}, "seats": ["me", "guest"]}, "bad-options"),
        ({"options": {"players": [[]]}, "seats": ["me", "guest"]}, "bad-options"),
        ({"options": {"bare": True}, "seats": ["me", "guest"], "seed": "7"}, "seed-known"),
        ({"options": {"bare": True}, "seats": ["me", "greedy"], "seed": " "}, "bad-options"),
        ({"options": {"bare": True}, "seats": ["me", "greedy"], "name": "x" * 41}, "bad-name"),
        ({"options": {"bare": True}, "seats": ["me", "greedy"], "name": "a\nb"}, "bad-name"),
        ({"options": {"bare": True}, "seats": ["me", "greedy"], "cards": "nonsense"}, "bad-cards"),
        ({"options": {"bare": True}, "seats": ["me"] * 3}, "not-understood"),
        ({"options": [], "seats": ["me", "guest"]}, "not-understood"),
        ({"seats": ["me", "guest"]}, "not-understood"),
        ({}, "not-understood"),
        ([], "not-understood"),
    ],
)
def test_a_game_that_cannot_be_made_is_refused(service: Service, body: Any, code: str) -> None:
    answer = service.http.post("/games", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, code), answer.text
    assert is_one_sentence(answer)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/games/unknown", b"", 404, "no-such-game"),
        ("GET", "/games/unknown/record", b"", 404, "no-such-game"),
        ("GET", "/nothing", b"", 404, "no-such-page"),
        ("PUT", "/games", b"{}", 405, "not-understood"),
        ("POST", "/games", b"{", 400, "not-understood"),
        ("POST", "/games", b"\xff\xfe", 400, "not-understood"),
        ("POST", "/games", b"[" * 100_000, 400, "not-understood"),
        ("POST", "/games", b" " * 500_000, 413, "not-understood"),
        ("POST", "/games/unknown/join", b'{"invitation": "x"}', 404, "no-such-game"),
        ("POST", "/games/unknown/commands", b'{"type": "resign", "id": "1"}', 404, "no-such-game"),
    ],
)
def test_what_cannot_be_done_is_said(
    service: Service, method: str, path: str, body: bytes, status: int, code: str
) -> None:
    answer = service.http.request(method, path, content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert is_one_sentence(answer)


def test_keys_that_open_nothing_are_refused(service: Service) -> None:
    game, mine, _ = service.two()
    for headers, status, code in (
        ({"Authorization": "Bearer wrong"}, 401, "wrong-key"),
        ({"Authorization": "nonsense"}, 401, "wrong-key"),
    ):
        answer = service.http.get(f"/games/{game}", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    answer = service.http.get(f"/games/{game}?seat=1", headers={"Authorization": f"Bearer {mine}"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    assert service.obey(game, None, type="resign", id="1")["code"] == "only-watching"


def test_a_failure_of_ours_tells_nothing_of_itself(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(tables: Tables, game: str) -> None:
        raise RuntimeError("the seed is 7")

    monkeypatch.setattr(Tables, "open", fails)
    answer = service.http.get("/games/any")
    assert (answer.status_code, answer.json()["code"]) == (500, "failure")
    assert "seed is" not in answer.text


def test_a_game_with_the_cards_of_an_owner(service: Service) -> None:
    cards = '[[card]]\nid = "farm"\ncopies = 3\n'
    made = service.make(["me", "random"], options={"bare": True}, cards=cards)
    with service.client(made["game"], made["key"]) as client:
        assert client.table["cards"] != standard().digest
        play_on([client], Random(1))
        assert client.status["ended"]


def test_everything_that_is_said_fits_the_published_schema(service: Service) -> None:
    published = service.said(service.http.get("/socket-schema.json"))
    assert published == schema()
    assert published["version"] == PROTOCOL == service.said(service.http.get("/version"))["protocol"]
    check = jsonschema.Draft202012Validator(published)
    check.check_schema(published)
    game, mine, theirs = service.two(options={"module": "quest"})
    with service.client(game, mine) as one, service.client(game, theirs) as other:
        play_on([one, other], Random(2), 60)
        one.move("done", version=0)
        one.command("take-back", version=one.table["version"])
        one.command("resign")
        other.until_status("ended")
        heard = [json.loads(text) for text in one.heard + other.heard]
    assert {message["type"] for message in heard} == {"table", "update", "status", "accepted", "refused"}
    for message in heard:
        check.validate(message)
    assert not check.is_valid({"type": "hello"})
    assert check.is_valid({"type": "hello", "protocol": 1})


def test_openapi_describes_every_address(service: Service) -> None:
    described = service.said(service.http.get("/schema/openapi.json"))
    assert described["openapi"].startswith("3.1")
    paths = set(described["paths"])
    assert {"/health", "/metrics", "/api/v1/games", "/api/v1/games/{game}/commands"} <= paths


def test_health_and_metrics(service: Service) -> None:
    health = service.http.get(f"{service.address}/health")
    assert (health.status_code, health.json()) == (200, {"database": True})
    made = service.make(["me", "greedy"])
    service.obey(made["game"], made["key"], type="resign", id="1")
    told = service.http.get(f"{service.address}/metrics").text
    assert "kingdom_games_made_total 1.0" in told
    assert 'kingdom_games_ended_total{how="resigned"} 1.0' in told


def test_without_a_database_the_service_is_not_well(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(engine: object) -> bool:
        return False

    monkeypatch.setattr("kingdom.server.web.page.answers", silent)
    assert service.http.get(f"{service.address}/health").status_code == 503


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("", "en"), ("fr-FR,fr;q=0.9,en;q=0.8", "fr"), ("de, es;q=0.7", "es"), ("xx", "en")],
)
def test_the_page_speaks_the_language_of_whoever_asks(service: Service, wanted: str, language: str) -> None:
    for path in ("/", "/games/any"):
        page = service.http.get(f"{service.address}{path}", headers={"Accept-Language": wanted})
        assert page.status_code == 200
        assert f'<html lang="{language}">' in page.text
        assert "kingdom table" in page.text
        assert "default-src 'none'" in page.headers["Content-Security-Policy"]
        for address in ("/api/v1/schema/openapi.json", "/api/v1/socket-schema.json"):
            assert f'href="{address}"' in page.text
            assert service.http.get(f"{service.address}{address}").status_code == 200


def test_a_table_that_is_full_takes_nobody_else(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, most_connections=2)) as service:
        game, mine, _ = service.two()
        with service.client(game, mine), service.client(game), service.socket(game) as third:
            assert json.loads(third.recv())["code"] == "too-many"


def test_tables_that_nobody_looks_at_are_put_away_and_come_back(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, most_tables=1)) as service:
        games = [service.two(options={"bare": True}) for _ in range(3)]
        tables = []
        for game, mine, _ in games:
            with service.client(game, mine) as client:
                client.move(client.table["moves"][0])
                tables.append((client.table["version"], client.table["view"]))
        for (game, mine, _), known in zip(games, tables, strict=True):
            table = service.look(game, mine)
            assert (table["version"], table["view"]) == known
        told = service.http.get(f"{service.address}/metrics").text
        assert "kingdom_tables_open 1.0" in told


def test_a_client_that_falls_behind_is_shown_everything(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here the news of one version are lost on the way."""
    game, mine, theirs = service.two(options={"bare": True})
    move = service.look(game, mine)["moves"][0]
    with service.client(game, theirs) as other:
        other.until("status")
        monkeypatch.setattr("kingdom.server.web.app.packed", lambda version, message: b"1 old news")
        assert service.obey(game, mine, type="move", id="1", version=1, move=move)["type"] == "accepted"
        monkeypatch.undo()
        move = service.look(game, mine)["moves"][0]
        assert service.obey(game, mine, type="move", id="2", version=2, move=move)["type"] == "accepted"
        assert other.hear()["type"] == "table"
        assert other.table["version"] == 3
