"""Resigning, leaving, a computer that sits in, coming back, and another game."""

from pathlib import Path
from random import Random

import pytest

import kingdom
from kingdom.rules.record import read_record
from tests.server.service import Service, play_on, serving, settings_for


@pytest.fixture
def game(service: Service) -> tuple[str, str, str]:
    return service.two(options={"bare": True})


def test_who_resigns_has_lost_and_the_seed_is_open(service: Service, game: tuple[str, str, str]) -> None:
    with service.client(game[0], game[1]) as one, service.client(game[0], game[2]) as other:
        one.move(one.table["moves"][0])
        commitment = one.table["commitment"]
        assert one.command("resign")["type"] == "accepted"
        assert other.until_status("ended") == {"how": "resigned", "winners": [1]}
        other.settled()
        assert (one.table["moves"], other.table["moves"]) == ([], [])
        assert other.move("done")["code"] == "table-closed"
        record = service.http.get(f"/games/{game[0]}/record").text
        assert record.endswith("# seat 1 resigned\n")
        assert f"commitment {commitment}" in record
        assert len(read_record(record).moves) == 1


def test_nobody_takes_the_place_of_somebody_who_is_there(
    service: Service, game: tuple[str, str, str]
) -> None:
    with service.client(game[0], game[1]) as one, service.client(game[0], game[2]):
        one.until_status("seats")
        assert one.command("take-the-win")["code"] == "still-here"
        assert one.command("stand-in", player="greedy")["code"] == "still-here"


def test_who_was_away_for_a_moment_only_is_not_replaced(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, away_seconds=3_600.0)) as service:
        game, mine, _ = service.two(options={"bare": True})
        with service.client(game, mine) as one:
            assert one.command("take-the-win")["code"] == "still-here"


def test_when_the_other_has_left_the_win_may_be_taken(service: Service, game: tuple[str, str, str]) -> None:
    with service.client(game[0], game[1]) as one:
        assert one.status["seats"][1]["here"] is False
        assert one.command("take-the-win")["type"] == "accepted"
        assert one.until_status("ended") == {"how": "left", "winners": [0]}


def test_a_computer_takes_a_left_seat_and_who_comes_back_plays_again(
    service: Service, game: tuple[str, str, str]
) -> None:
    rng = Random(2)
    with service.client(game[0], game[1]) as one:
        assert one.command("stand-in", player="nobody")["code"] == "no-such-player"
        assert one.command("come-back")["code"] == "not-replaced"
        assert one.command("stand-in", player="random")["type"] == "accepted"
        for _ in range(4):
            while not one.table["moves"]:
                one.hear()
            one.move(rng.choice(one.table["moves"]))
        assert one.status["seats"][1]["player"] == "random"
        with service.client(game[0], game[2]) as other:
            assert other.move("done")["code"] == "replaced"
            assert other.command("come-back")["type"] == "accepted"
            play_on([one, other], rng)
        record = service.http.get(f"/games/{game[0]}/record").text
        assert "# random plays for seat 2 from here" in record
        assert "# seat 2 plays again from here" in record
        assert kingdom.replay(record).over


def test_a_computer_may_sit_where_no_guest_ever_came(service: Service) -> None:
    made = service.make(["me", "guest"], options={"bare": True})
    with service.client(made["game"], made["key"]) as one:
        assert one.command("take-the-win")["code"] == "nobody-else"
        assert one.command("stand-in", player="random")["type"] == "accepted"
        play_on([one], Random(3))


def test_alone_there_is_nobody_to_leave(service: Service) -> None:
    made = service.make(["me", "greedy"], options={"bare": True})
    with service.client(made["game"], made["key"]) as one:
        assert one.command("take-the-win")["code"] == "nobody-else"
        assert one.command("stand-in", player="greedy")["code"] == "nobody-else"


def test_a_rematch_begins_when_both_want_it_with_exchanged_seats_and_the_same_keys(
    service: Service, game: tuple[str, str, str]
) -> None:
    with (
        service.client(game[0], game[1]) as one,
        service.client(game[0], game[2]) as other,
        service.client(game[0]) as third,
    ):
        assert one.command("rematch")["code"] == "still-playing"
        other.command("resign")
        assert other.command("rematch")["type"] == "accepted"
        assert other.command("rematch")["code"] == "already-asked"
        assert one.until_status("rematch_wished_by") == [1]
        assert one.status["next_game"] is None
        assert one.command("rematch")["type"] == "accepted"
        following = [client.until_status("next_game") for client in (one, other, third)]
    assert len(set(following)) == 1
    first, again = service.look(game[0]), service.look(following[0])
    assert again["view"]["options"] == first["view"]["options"]
    assert again["commitment"] != first["commitment"]
    assert service.look(following[0], game[1])["viewer"] == 1
    assert service.look(following[0], game[2])["viewer"] == 0


def test_against_the_computer_a_rematch_begins_at_once(service: Service) -> None:
    made = service.make(["me", "random"], options={"bare": True})
    with service.client(made["game"], made["key"]) as one:
        one.command("resign")
        one.command("rematch")
        following = one.until_status("next_game")
    again = service.look(following, made["key"])
    assert again["viewer"] == 1
    assert again["status"]["seats"][0]["player"] == "random"
