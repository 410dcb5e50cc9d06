"""Undo goes back to the last revealed information, with consent only where the other's moves go, too."""

from random import Random

import pytest

import kingdom
from kingdom.arena import modes
from kingdom.rules.notation import read_move
from kingdom.server.table.deal import COMPUTER, PERSON, Deal, Place, Setting
from kingdom.server.table.decide import taking_back
from kingdom.server.table.entries import MOVE, TAKE_BACK, Entry
from kingdom.server.table.state import State
from tests.server.segments import play_until_planning
from tests.server.service import Client, Service, play_on


@pytest.fixture
def game(service: Service) -> tuple[str, str, str]:
    return service.two(options={"bare": True})


def take_back(client: Client) -> str:
    """What is answered: that it is accepted, or the code of the refusal."""
    told = client.command("take-back", version=client.table["version"])
    return str(told.get("code", told["type"]))


def offer_two(client: Client) -> None:
    """An Offering of two cards laid face up."""
    for area in ("left", "right"):
        client.move(next(move for move in client.table["moves"] if move.endswith(area)))


def test_ones_own_move_is_taken_back_without_asking_as_long_as_nothing_was_revealed(
    service: Service, game: tuple[str, str, str]
) -> None:
    with service.client(game[0], game[1]) as one, service.client(game[0], game[2]) as other:
        before = one.table["view"], one.table["moves"], one.table["log"]
        one.move(one.table["moves"][0])
        assert one.table["taking_back"] == {"refusal": None, "consent": False}
        assert take_back(one) == "accepted"
        assert (one.table["view"], one.table["moves"], one.table["log"]) == before
        assert one.table["version"] == 3
        other.until_version(3)
        assert other.table["view"]["areas"] == one.table["view"]["areas"]
        assert take_back(one) == "nothing-to-take-back"


def test_where_the_others_moves_go_too_they_are_asked(service: Service, game: tuple[str, str, str]) -> None:
    with service.client(game[0], game[1]) as one, service.client(game[0], game[2]) as other:
        offer_two(one)
        other.until_version(3)
        other.move("take left")
        one.until_version(4)
        assert one.table["taking_back"] == {"refusal": None, "consent": True}
        assert take_back(one) == "accepted"
        assert other.until_status("take_back_asked_by") == 0
        assert take_back(one) == "already-asked"
        assert one.command("answer", agree=True)["code"] == "nothing-asked"
        assert other.command("answer", agree=False)["type"] == "accepted"
        assert other.command("answer", agree=True)["code"] == "nothing-asked"
        assert one.table["view"]["turn"] == other.table["view"]["turn"]
        assert take_back(one) == "accepted"
        assert other.command("answer", agree=True)["type"] == "accepted"
        assert other.table["view"]["offered"] == 1
        assert other.status["take_back_asked_by"] is None
        one.until_version(5)
        assert one.table["view"]["offered"] == 1


def test_what_was_revealed_stays(service: Service, game: tuple[str, str, str]) -> None:
    """Here the other has shown a card of their hand."""
    with service.client(game[0], game[1]) as one, service.client(game[0], game[2]) as other:
        offer_two(one)
        other.until_version(3)
        other.move("take left")
        other.move(next(move for move in other.table["moves"] if move.endswith("left")))
        one.until_version(5)
        assert one.table["taking_back"] == {"refusal": "revealed", "consent": False}
        assert take_back(one) == "revealed"
        assert one.table["version"] == 5


def test_a_card_that_was_laid_face_down_reveals_nothing(service: Service, game: tuple[str, str, str]) -> None:
    with service.client(game[0], game[1]) as one, service.client(game[0], game[2]) as other:
        offer_two(one)
        other.until_version(3)
        other.move("take left")
        other.move(next(move for move in other.table["moves"] if move.endswith("left trap")))
        one.until_version(5)
        assert one.table["taking_back"] == {"refusal": None, "consent": True}


def test_inside_a_segment_a_move_goes_alone_and_the_other_hears_nothing(
    service: Service, game: tuple[str, str, str]
) -> None:
    rng = Random(6)
    with service.client(game[0], game[1]) as one, service.client(game[0], game[2]) as other:
        play_until_planning(one, other, rng)
        start = one.table["view"], one.table["moves"]
        one.move(one.table["moves"][0])
        other.move(other.table["moves"][0])
        theirs, heard = service.look(game[0], game[2]), len(other.heard)
        assert take_back(one) == "accepted"
        assert (one.table["view"], one.table["moves"]) == start
        assert service.look(game[0], game[2]) == theirs
        other.settled()
        assert len(other.heard) == heard + 1
        assert take_back(one) == "revealed", "what was revealed before Planning stays"
        play_on([one, other], rng)


def test_against_the_computer_it_is_free_and_stands_in_the_record(service: Service) -> None:
    made = service.make(["me", "random"], options={"bare": True}, seed="7")
    rng = Random(7)
    with service.client(made["game"], made["key"]) as client:
        for _ in range(20):
            while not client.table["moves"]:
                client.hear()
            client.move(rng.choice(client.table["moves"]))
        while len(client.table["moves"]) < 2:
            client.hear()
        for _ in range(5):
            assert client.table["taking_back"]["refusal"] is None
            assert take_back(client) == "accepted"
        play_on([client], rng)
    record = service.http.get(f"/games/{made['game']}/record").text
    assert record.count("# seat 1 took back ") == 5
    assert kingdom.replay(record).over


def alone(mode: str) -> State:
    """A game in which one person plays, all alone or against a computer."""
    options = modes.options(mode)
    places = (Place(PERSON, key="mine"), Place(COMPUTER, player="random"))
    return State(Setting("game", Deal(options.to_dict(), mode), places[: options.players]))


@pytest.mark.parametrize("mode", modes.NAMES)
def test_whatever_is_taken_back_what_is_left_is_a_game(mode: str) -> None:
    state, rng = alone(mode), Random(mode)
    for _ in range(150):
        if state.ended is not None:
            break
        seat = rng.choice(state.played.game.to_act)
        state.apply(Entry(MOVE, seat, rng.choice(state.played.game.legal_moves(seat)).text))
        back = state.played.last_of(0)
        if not state.played.game.over and back is not None and rng.randrange(3) == 0:
            before = state.played.history
            state.apply(Entry(TAKE_BACK, 0, f"{back.at} alone" if back.alone else str(back.at)))
            left = before[: back.at] + (before[back.at + 1 :] if back.alone else [])
            assert state.played.history == left
            again = state.played.deal.new_game()
            for mover, text in left:
                again.play(mover, read_move(text, again.table))
            assert again.fingerprint() == state.played.game.fingerprint()
    replayed = kingdom.replay(state.played.record())
    assert replayed.fingerprint() == state.played.game.fingerprint()


@pytest.mark.parametrize(
    "mode", ["bare", "quest-usurper", "advisors", "menace-shadows-thieves", "conquest-a1"]
)
def test_between_persons_nothing_that_was_dealt_or_turned_up_is_ever_taken_back(mode: str) -> None:
    options = modes.options(mode)
    state = State(
        Setting("game", Deal(options.to_dict(), mode), (Place(PERSON, key="a"), Place(PERSON, key="b")))
    )
    rng = Random(mode)
    refusals = set()
    while state.ended is None:
        seat = rng.choice(state.played.game.to_act)
        deck = state.played.game.view(None).deck_count
        state.apply(Entry(MOVE, seat, rng.choice(state.played.game.legal_moves(seat)).text))
        told = taking_back(state, seat)
        refusals.add(told.refusal)
        if state.played.game.view(None).deck_count < deck and state.ended is None:
            assert told.refusal == "revealed"
    assert {None, "revealed"} <= refusals
