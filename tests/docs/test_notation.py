"""docs/notation.md is enough to deal a game again and to read records, with none of the project's code."""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from kingdom import Game, Options, replay
from kingdom.rules.events import NAMES
from kingdom.rules.modules import registry
from kingdom.rules.notation import FORMS
from kingdom.rules.position import position_of
from kingdom.rules.record import as_bytes

NOTATION = Path(__file__).parents[2].joinpath("docs/notation.md").read_text(encoding="utf-8")


def played(seed: int, moves: int = 10_000) -> Game:
    game = Game.new(Options(bare=True), seed, listen=True)
    rng = Random(seed)
    while not game.over and moves:
        seat = game.to_act[0]
        game.play(seat, rng.choice(game.legal_moves(seat)))
        moves -= 1
    return game


def shuffled_as_documented(cards: list[int], seed: str, label: str) -> list[int]:
    def supply() -> Iterator[int]:
        block = 0
        while True:
            yield from hashlib.sha256(f"{seed}/{label}/{block}".encode()).digest()
            block += 1

    order = cards[:]
    numbers = supply()
    for place in range(len(cards) - 1, 0, -1):
        n = place + 1
        byte = next(byte for byte in numbers if byte < 256 // n * n)
        order[place], order[byte % n] = order[byte % n], order[place]
    return order


@pytest.mark.parametrize("seed", ["7", "a word", "340282366920938463463374607431768211456"])
def test_the_deal_can_be_made_again_from_the_seed(seed: str) -> None:
    game = Game.new(Options(bare=True), seed)
    assert list(game.deck) == shuffled_as_documented(game.box.deck, seed, "deck")


def test_numbers_run_on_as_the_table_says() -> None:
    game = Game.new(Options(bare=True), 1)
    cards, slots = len(game.box.ids), len(game.box.slot_names)
    places = slots + 1
    table = game.table
    runs = [
        (4 * cards, "offer"), (2, "take"), (cards, "slate"), (1, "done"), (places, "cube"),
        (5 * slots, "krystallium"), (slots, "soldier"), (slots, "discard"),
    ]  # fmt: skip
    first = 0
    for count, verb in runs:
        for number in (first, first + count - 1):
            assert str(table.numbered(number)).split()[0] == verb
        first += count
    farm = game.box.card("farm")
    assert str(table.numbered(first + farm * places)) == "recycle farm > alchemy"
    treasure = game.box.card("treasure-3")
    pairs = first + cards * places + treasure * places * places
    assert (
        str(table.numbered(pairs + places + 0)) == f"recycle treasure-3 > {game.box.slot_names[0]}, alchemy"
    )


def read_number(data: bytes, at: int) -> tuple[int, int]:
    number = shift = 0
    while True:
        byte = data[at]
        at += 1
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return number, at


def test_the_compact_form_reads_as_documented() -> None:
    game = played(3)
    data = as_bytes(game)
    assert data[:4] == b"WKR\x01"
    size, at = read_number(data, 4)
    at += size
    moves = []
    while at < len(data):
        number, at = read_number(data, at)
        moves.append(f"{(number & 1) + 1} {game.table.numbered(number >> 1)}")
    assert moves == [line for line in game.record().splitlines() if line[:2] in ("1 ", "2 ")]


def test_comments_and_empty_lines_of_a_record_are_skipped() -> None:
    game = played(4, 40)
    lines = game.record().splitlines()
    lines[3:3] = ["", "# a friend's game"]
    assert replay("\n".join(lines)).fingerprint() == game.fingerprint()


def rows(heading: str) -> list[str]:
    """The words in back quotes in the first column of the table under a heading."""
    section = NOTATION.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    cells = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return [word for cell in cells for word in re.findall(r"`([^`]+)`", cell)]


def test_every_event_is_in_the_table() -> None:
    assert sorted(rows("Events")) == sorted(NAMES)


def test_every_event_and_form_of_a_module_is_in_the_document() -> None:
    words = set(re.findall(r"`([^`]+)`", NOTATION))
    for module in registry.entries():
        assert [event for event in module.events if event not in words] == []
        verbs = {text.split()[0] for text in words}
        assert [form for form in module.forms if form.split()[0] not in verbs] == []


def test_every_field_of_a_position_is_in_the_table() -> None:
    told = position_of(played(5))
    assert set(told) <= set(rows("Traces"))
    sides = told["sides"]
    assert isinstance(sides, list)
    for field in sides[0]:
        assert f"`{field}`" in NOTATION, field


def test_every_form_of_a_move_is_in_the_table() -> None:
    verbs = {text.split()[0] for text in rows("Moves") if text != "alchemy"}
    assert {form.split()[0] for form in FORMS} <= verbs
