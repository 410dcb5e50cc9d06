"""Computer players think in processes of their own, with a deadline, and see their own view only."""

import asyncio
import os
import threading
from pathlib import Path
from random import Random

import pytest

import kingdom
from kingdom.server.computers.pool import Pool
from kingdom.server.computers.worker import choose
from kingdom.server.table.table import Question
from tests.server.service import Service, play_on, serving, settings_for


def never(question: Question) -> str:
    """A player who does not answer."""
    threading.Event().wait()
    return ""


def dies(question: Question) -> str:
    """A player whose process ends."""
    os._exit(1)


def asked(game: kingdom.Game, seat: int) -> Question:
    return Question(seat, 1, "greedy", game.record(), None, 0)


@pytest.mark.parametrize("player", kingdom.players.NAMES)
def test_a_whole_game_against_each_computer_player(service: Service, player: str) -> None:
    made = service.make([player, "me"], options={"module": "quest"})
    with service.client(made["game"], made["key"]) as client:
        play_on([client], Random(player))
        assert client.status["ended"]["how"] == "over"


def test_a_player_is_given_the_view_of_its_seat_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kingdom.Game.new(kingdom.Options(bare=True), 7)
    given: list[object] = []

    class Spy:
        def choose(self, view: kingdom.View, moves: list[kingdom.Move], rng: Random) -> kingdom.Move:
            given.append(view.to_dict())
            return moves[0]

    monkeypatch.setattr(kingdom.players, "get", lambda name: Spy())
    assert choose(asked(game, 0)) == game.legal_moves(0)[0].text
    assert given == [game.view(0).to_dict()]


@pytest.mark.parametrize("think", [never, dies])
def test_who_does_not_answer_has_a_legal_move_made_for_them(think: object) -> None:
    game = kingdom.Game.new(kingdom.Options(bare=True), 7)

    async def ask_twice() -> list[str]:
        pool = Pool(1, 0.2 if think is never else 30.0, think)  # type: ignore[arg-type]
        try:
            return [await pool.ask(asked(game, 0)) for _ in range(2)]
        finally:
            assert pool.late == 2
            pool.close()

    moves = asyncio.run(ask_twice())
    assert set(moves) <= {move.text for move in game.legal_moves(0)}


def test_a_game_goes_on_while_a_computer_thinks(tmp_path: Path) -> None:
    class Slow:
        def __init__(self) -> None:
            self.asked = threading.Event()
            self.free: asyncio.Event | None = None

        async def ask(self, question: Question) -> str:
            self.asked.set()
            await asyncio.Event().wait()
            return ""

    slow = Slow()
    with serving(settings_for(tmp_path), slow) as service:
        made = service.make(["random", "me"], options={"bare": True})
        with service.client(made["game"], made["key"]) as client:
            assert slow.asked.wait(30)
            assert client.move("take left")["code"] == "not-your-turn"
            assert client.command("resign")["type"] == "accepted"


def test_what_a_player_chose_for_a_position_that_is_gone_is_not_played(tmp_path: Path) -> None:
    """The person takes back while the computer thinks; its answer is then void and it is asked anew."""

    class Late:
        def __init__(self) -> None:
            self.questions: list[Question] = []
            self.asked = threading.Event()
            self.answer = threading.Event()

        async def ask(self, question: Question) -> str:
            self.questions.append(question)
            self.asked.set()
            await asyncio.to_thread(self.answer.wait, 30)
            return choose(question)

    late = Late()
    with serving(settings_for(tmp_path), late) as service:
        made = service.make(["me", "random"], options={"bare": True})
        with service.client(made["game"], made["key"]) as client:
            for area in ("left", "right"):
                client.move(next(move for move in client.table["moves"] if move.endswith(area)))
            assert late.asked.wait(30)
            assert client.command("take-back", version=client.table["version"])["type"] == "accepted"
            late.answer.set()
            client.settled()
            assert client.table["view"]["offered"] == 1
            client.move(next(move for move in client.table["moves"] if move.endswith("left")))
            while not client.table["moves"]:
                client.hear()
    assert len(late.questions) > 1
