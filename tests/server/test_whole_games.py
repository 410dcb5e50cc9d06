"""Whole games of every module through the socket, by clients that know only what they are shown."""

from random import Random

import pytest

import kingdom
from kingdom.arena import modes
from tests.server.service import Service, play_on

FOR_TWO = (
    "bare", "quest-usurper", "quest-captive-dragon", "advisors", "advisors-deluxe",
    "menace-giant-rats-frost-giants", "menace-shadows-thieves", "menace-black-dragons-illusionists",
    "conquest-a1",
)  # fmt: skip
FOR_ONE = ("solo-quest-usurper", "solo-advisors", "solo-menace-shadows", "solo-conquest-c1", "scenario-SC06")


@pytest.mark.parametrize("mode", FOR_TWO)
def test_two_clients_play_a_whole_game(service: Service, mode: str) -> None:
    game, mine, theirs = service.two(options=modes.options(mode).to_dict())
    with (
        service.client(game, mine) as one,
        service.client(game, theirs) as other,
        service.client(game) as third,
    ):
        play_on([one, other], Random(mode))
        for client in (one, other, third):
            client.until_status("ended")
            client.settled()
        record = service.http.get(f"/games/{game}/record").text
        played = kingdom.replay(record, listen=True)
        assert played.witness is not None
        assert played.witness.journal is not None
        for viewer, client in ((0, one), (1, other), (-1, third)):
            assert client.log == played.witness.journal.logs[viewer]
            assert client.table["view"] == played.view(None if viewer < 0 else viewer).to_dict()


@pytest.mark.parametrize("mode", FOR_ONE)
def test_one_client_plays_a_whole_game_alone(service: Service, mode: str) -> None:
    made = service.make(["me"], options=modes.options(mode).to_dict())
    with service.client(made["game"], made["key"]) as client:
        play_on([client], Random(mode))
    record = service.http.get(f"/games/{made['game']}/record").text
    assert kingdom.replay(record).over


def test_two_at_one_screen_share_a_key_and_change_sides(service: Service) -> None:
    made = service.make(["me", "me"], options={"bare": True})
    assert made["seats"] == [0, 1]
    rng = Random(1)
    with service.client(made["game"], made["key"]) as client:
        seen = set()
        while not client.over:
            if not client.table["moves"]:
                client.hello(made["key"], 1 - client.table["viewer"])
            seen.add(client.table["viewer"])
            assert client.table["view"]["sides"][1 - client.table["viewer"]]["hand"] is None
            client.move(rng.choice(client.table["moves"]))
        assert seen == {0, 1}
