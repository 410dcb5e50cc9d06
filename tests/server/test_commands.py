"""Commands: carried out once, refused with a code and a sentence, never on an old view."""

import json
from typing import Any

import pytest

from tests.server.service import Client, Service


@pytest.fixture
def game(service: Service) -> tuple[str, str, str]:
    return service.two(options={"bare": True})


def first_move(client: Client) -> str:
    move: str = client.table["moves"][0]
    return move


def test_a_move_that_is_sent_twice_is_made_once_and_acknowledged_both_times(
    service: Service, game: tuple[str, str, str]
) -> None:
    with service.client(game[0], game[1]) as one, service.client(game[0], game[2]) as other:
        message = {"type": "move", "id": "the same", "version": 1, "move": first_move(one)}
        answers = []
        for _ in range(3):
            one.say(**message)
            answers.append(one.until("accepted", "refused"))
        assert answers == [
            {"type": "accepted", "id": "the same", "version": 2, "repeated": repeated}
            for repeated in (False, True, True)
        ]
        other.settled()
        assert [event["event"] for event in other.log].count("offered") == 1


def test_both_players_may_use_the_same_ids(service: Service, game: tuple[str, str, str]) -> None:
    with service.client(game[0], game[1]) as one, service.client(game[0], game[2]) as other:
        while not other.table["moves"]:
            assert one.move(first_move(one))["type"] == "accepted"
            other.settled()
        other.name = one.name
        other.number = 0
        assert other.move(first_move(other)) == {
            "type": "accepted", "id": f"{one.name}1", "version": other.table["version"], "repeated": False,
        }  # fmt: skip


def test_an_id_that_meant_something_else_is_refused(service: Service, game: tuple[str, str, str]) -> None:
    with service.client(game[0], game[1]) as one:
        one.move(first_move(one))
        one.number = 0
        assert one.move(first_move(one))["code"] == "id-used"


def test_a_stale_move_gets_a_refusal_with_the_table_as_it_stands(
    service: Service, game: tuple[str, str, str]
) -> None:
    with service.client(game[0], game[1]) as one:
        one.move(first_move(one))
        told = one.move(one.table["moves"][0], version=1)
        assert (told["code"], told["table"]["version"]) == ("stale", 2)
        assert told["table"] == service.look(game[0], game[1])
        assert one.move(first_move(one))["type"] == "accepted"


def test_over_http_a_stale_move_gets_the_same(service: Service, game: tuple[str, str, str]) -> None:
    move = service.look(game[0], game[1])["moves"][0]
    assert service.obey(game[0], game[1], type="move", id="1", version=1, move=move)["type"] == "accepted"
    told = service.obey(game[0], game[1], type="move", id="2", version=1, move=move)
    assert (told["code"], told["table"]["version"]) == ("stale", 2)


def test_a_move_against_the_rules_is_refused_under_their_code(
    service: Service, game: tuple[str, str, str]
) -> None:
    with service.client(game[0], game[1]) as one:
        told = one.move("take left")
        assert (told["code"], told["table"]) == ("offer-first", None)
        assert told["message"].endswith(".")
        assert one.move("juggle farm")["code"] == "not-a-move"
        one.settled()
        assert one.table["version"] == 1
    with service.client(game[0], game[2]) as other:
        assert other.move("done")["code"] == "not-your-turn"


def test_who_watches_may_do_nothing(service: Service, game: tuple[str, str, str]) -> None:
    with service.client(game[0]) as third:
        for kind in ("resign", "come-back", "rematch", "take-the-win"):
            assert third.command(kind)["code"] == "only-watching"
        assert third.move("done")["code"] == "only-watching"
        assert third.table["taking_back"] is None
        assert third.table["moves"] == []


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "look"}, "hello-first"),
        ({"type": "resign", "id": "1"}, "hello-first"),
        ({"type": "hello", "protocol": 99}, "protocol"),
        ({"type": "hello", "protocol": 1, "key": "wrong"}, "wrong-key"),
        ({"type": "hello"}, "not-understood"),
        ({"type": "hello", "protocol": 1, "colour": "red"}, "not-understood"),
        ({"type": "sing"}, "not-understood"),
        ({}, "not-understood"),
        ([], "not-understood"),
        ({"type": "move", "id": "1", "version": 1, "move": "x" * 301}, "not-understood"),
        ({"type": "move", "id": "1", "version": -1, "move": "done"}, "not-understood"),
        ({"type": "look", "x": "y" * 5_000}, "not-understood"),
        ("[" * 3_900, "not-understood"),
    ],
)
def test_what_is_not_of_the_protocol_is_refused_and_the_socket_stays_open(
    service: Service, game: tuple[str, str, str], message: Any, code: str
) -> None:
    with service.socket(game[0]) as socket:
        client = Client(socket)
        socket.send(message if isinstance(message, str) else json.dumps(message))
        told = client.hear()
        assert (told["type"], told["code"]) == ("refused", code)
        assert "Traceback" not in told["message"]
        assert "\n" not in told["message"]
        client.hello(game[1])
        assert client.table["viewer"] == 0


def test_a_key_opens_its_own_seat_only(service: Service, game: tuple[str, str, str]) -> None:
    with service.socket(game[0]) as socket:
        client = Client(socket)
        client.hello(game[1], 1)
        assert json.loads(client.heard[-1])["code"] == "not-your-seat"


def test_no_table_talks_to_a_socket_for_an_unknown_game(service: Service) -> None:
    with service.socket("nothing") as socket:
        assert json.loads(socket.recv())["code"] == "no-such-game"


def test_an_invitation_is_used_up_by_sitting_down(service: Service) -> None:
    made = service.make(["me", "guest"])
    address = f"/games/{made['game']}/join"
    body = {"invitation": made["invitations"][0]["invitation"]}
    assert service.http.post(address, json=body).status_code == 200
    for again in (body, {"invitation": "guessed"}):
        answer = service.http.post(address, json=again)
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-invitation")
