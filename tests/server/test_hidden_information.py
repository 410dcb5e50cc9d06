"""Two games that differ only in what a seat cannot see give that seat byte-equal messages."""

from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kingdom.rules.game import Game
from kingdom.rules.setup import prepare
from kingdom.server.table import deal, making
from kingdom.server.table.deal import Deal
from tests.server.segments import finish, play_until_planning
from tests.server.service import Client, Service, serving, settings_for

SEED = "the same seed"


class Twins:
    """A true game and its twin, whose deck holds other cards where the first player cannot look."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.deck = list(Deal(options, SEED).new_game().deck)
        self.swapped = False

    def new_game(self, given: Deal) -> Game:
        """What is dealt: with the other's hand and the rest of the deck exchanged, or as it is."""
        from kingdom.rules.record import options_of

        game = prepare(options_of(dict(given.options)), SEED, None, witnessed=True, deck=self._cards())
        game.listen()
        game.go_on()
        return game

    def _cards(self) -> list[int]:
        if not self.swapped:
            return self.deck
        hand, theirs, opened, rest = self.deck[:7], self.deck[7:14], self.deck[14:16], self.deck[16:]
        others = [*theirs, *rest][::-1]
        return [*hand, *others[:7], *opened, *others[7:]]


def seen_by_one(folder: Path, patch: pytest.MonkeyPatch, twins: Twins, swapped: bool) -> list[list[str]]:
    """All messages to the first seat and a spectator, when both players do the same as far as these see."""
    twins.swapped = swapped
    patch.setattr(Deal, "new_game", lambda given: twins.new_game(given))
    patch.setattr(making, "_new_seed", lambda: SEED)
    patch.setattr(making, "new_id", lambda: "game")
    folder.mkdir()
    with serving(settings_for(folder)) as service, ExitStack() as stack:
        return _conversation(service, stack)


def _conversation(service: Service, stack: ExitStack) -> list[list[str]]:
    game, mine, theirs = service.two(options={"bare": True}, name="Ada")
    one = stack.enter_context(service.client(game, mine))
    other = stack.enter_context(service.client(game, theirs))
    third = stack.enter_context(service.client(game))
    one.until("status")
    one.until("status")
    rng = Random(3)
    while (version := _next_step(one, other, rng)) is not None:
        for client in (one, other, third):
            client.until_version(version)
    return [one.heard, third.heard]


def _next_step(one: Client, other: Client, rng: Random) -> int | None:
    """The first player does anything, the other what looks the same in both games; None if nothing does.

    In the Choice phase all viewers see the same versions.
    """
    if one.table["moves"]:
        one.move(rng.choice(one.table["moves"]))
        one.command("take-back", version=one.table["version"])
        one.move(rng.choice(one.table["moves"]))
        one.move("juggle")
        return int(one.table["version"])
    same = [move for move in other.table["moves"] if move == "take left" or move.endswith("left trap")]
    return other.move(same[0])["version"] if same else None


def test_a_seat_cannot_tell_twin_games_apart_by_any_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    twins = Twins({"bare": True})
    first = seen_by_one(tmp_path / "one", monkeypatch, twins, swapped=False)
    second = seen_by_one(tmp_path / "other", monkeypatch, twins, swapped=True)
    assert sum(map(len, first)) > 20
    assert first == second


def in_a_segment(service: Service, luck: int) -> list[list[str]]:
    """What the first seat and a spectator hear while the other does in a segment what this luck decides."""
    game, mine, theirs = service.two(options={"bare": True})
    service.clients = 0
    with ExitStack() as stack:
        one, other, third = (stack.enter_context(service.client(game, key)) for key in (mine, theirs, None))
        play_until_planning(one, other, Random(8))
        third.settled()
        heard = [len(one.heard), len(third.heard)]
        finish(other, Random(luck))
        one.move(one.table["moves"][0])
        one.command("take-back", version=one.table["version"])
        for client in (one, third):
            client.settled()
    return [one.heard[heard[0] :], third.heard[heard[1] :]]


def test_what_the_other_does_in_a_segment_changes_no_byte(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = iter(["game-one", "game-two"])
    monkeypatch.setattr(making, "_new_seed", lambda: SEED)
    monkeypatch.setattr(making, "new_id", lambda: next(ids))
    first, second = in_a_segment(service, 1), in_a_segment(service, 2)
    assert [len(heard) for heard in first] == [5, 1]
    assert [[text.replace("game-one", "game-two") for text in heard] for heard in first] == second


def test_nothing_but_the_end_opens_the_record(service: Service) -> None:
    game, mine, theirs = service.two(options={"bare": True})
    for key in (None, mine, theirs):
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        answer = service.http.get(f"/games/{game}/record", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (409, "still-playing")


def test_counters_stand_still_while_somebody_plays(service: Service) -> None:
    game, mine, _ = service.two(options={"bare": True})
    root = service.address

    def counters() -> str:
        return service.http.get(f"{root}/metrics").text

    before = counters()
    for number in range(2):
        table = service.look(game, mine)
        service.obey(
            game, mine, type="move", id=str(number), version=table["version"], move=table["moves"][0]
        )
    service.obey(game, mine, type="move", id="wrong", version=3, move="juggle")
    assert counters() == before


def test_no_secret_is_kept_in_the_clear(service: Service, tmp_path: Path) -> None:
    made = service.make(["me", "guest"])
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert made["game"].encode() in kept
    assert made["key"].encode() not in kept
    assert made["invitations"][0]["invitation"].encode() not in kept


def test_a_deck_is_kept_by_its_text_only() -> None:
    assert deal.catalogue_of.cache_info().maxsize == deal.DECKS_KEPT
