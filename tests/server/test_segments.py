"""Simultaneous phases: nothing of the other reaches a seat before the barrier, and nothing is lost."""

from random import Random
from typing import Any

import pytest

from tests.server.segments import finish, play_until_planning
from tests.server.service import Service, play_on


@pytest.fixture
def game(service: Service) -> tuple[str, str, str]:
    return service.two(options={"bare": True})


def test_what_the_other_does_in_a_segment_changes_no_version_and_sends_no_message(
    service: Service, game: tuple[str, str, str]
) -> None:
    rng = Random(4)
    with (
        service.client(game[0], game[1]) as one,
        service.client(game[0], game[2]) as other,
        service.client(game[0]) as third,
    ):
        play_until_planning(one, other, rng)
        third.settled()
        before, watched = service.look(game[0], game[1]), service.look(game[0])
        heard, seen = len(one.heard), len(third.heard)
        assert finish(other, rng) > 2
        assert service.look(game[0], game[1]) == before
        assert service.look(game[0]) == watched
        one.settled()
        third.settled()
        assert (len(one.heard), len(third.heard)) == (heard + 1, seen + 1)
        assert (one.heard[-1], third.heard[-1]) != ("", "")
        assert finish(one, rng) > 0
        third.settled()
        assert third.table["version"] == watched["version"] + 1, "the barrier is one step for all others"


def test_who_comes_back_in_the_middle_of_a_segment_finds_everything(
    service: Service, game: tuple[str, str, str]
) -> None:
    rng = Random(5)
    with service.client(game[0], game[2]) as other:
        with service.client(game[0], game[1]) as one:
            play_until_planning(one, other, rng)
            one.move(rng.choice(one.table["moves"]))
            table = one.table
        other.move(rng.choice(other.table["moves"]))
        with service.client(game[0], game[1]) as again:
            for part in ("version", "view", "moves"):
                assert again.table[part] == table[part]
            assert again.log == one.log
            other.settled()
            play_on([again, other], rng)


def test_a_move_that_was_sent_before_the_connection_broke_is_not_made_twice(
    service: Service, game: tuple[str, str, str]
) -> None:
    message: dict[str, Any] = {"type": "move", "id": "only once", "version": 1}
    with service.client(game[0], game[1]) as one:
        message["move"] = one.table["moves"][0]
        one.say(**message)
        one.until("accepted")
    with service.client(game[0], game[1]) as again:
        assert again.table["version"] == 2
        again.say(**message)
        assert again.until("accepted", "refused") == {
            "type": "accepted", "id": "only once", "version": 2, "repeated": True,
        }  # fmt: skip


def test_the_same_seat_may_look_from_two_places(service: Service, game: tuple[str, str, str]) -> None:
    with service.client(game[0], game[1]) as one, service.client(game[0], game[1]) as again:
        one.move(one.table["moves"][0])
        again.until("update")
        assert again.table["view"] == one.table["view"]
        assert again.move(again.table["moves"][0])["type"] == "accepted"
