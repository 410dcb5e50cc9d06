"""Reaching a simultaneous segment, and going through it for one seat."""

from random import Random

from tests.server.service import Client, play_on

TOGETHER = ("planning", "production")


def play_until_planning(one: Client, other: Client, rng: Random) -> None:
    """Play the Choice phase."""
    while one.table["view"]["phase"] not in TOGETHER or len(one.table["view"]["to_act"]) < 2:
        play_on([one, other], rng, 1)
        one.settled()
        other.settled()


def finish(client: Client, rng: Random) -> int:
    """All that one seat does in the segment; how many moves it was."""
    made = 0
    while client.table["moves"] and client.table["view"]["phase"] in TOGETHER:
        phase = (client.table["view"]["round"], client.table["view"]["phase"], client.table["view"]["step"])
        assert client.move(rng.choice(client.table["moves"]))["type"] == "accepted"
        made += 1
        view = client.table["view"]
        if (view["round"], view["phase"], view["step"]) != phase:
            break
    return made
