"""Whatever is given as a move or as a record: it is read, or refused with one line that says why."""

from json import dumps

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import kingdom
from kingdom.rules.options import OPTION_NAMES
from kingdom.rules.record import as_bytes

GAME = kingdom.Game.new(kingdom.Options(bare=True), seed=11)
PLAYED = kingdom.Game.new(kingdom.Options(bare=True), seed=11)
while not PLAYED.over:
    PLAYED.play(PLAYED.to_act[0], PLAYED.legal_moves(PLAYED.to_act[0])[-1])
TEXT, BYTES = PLAYED.record(), as_bytes(PLAYED)

words = st.sampled_from(
    [
        *("offer", "take", "slate", "recycle", "cube", "krystallium", "soldier", "discard", "done", ">", ","),
        *("left", "right", "trap", "alchemy", "gold", "materials"),
        *("farm", "farm-2", "treasure-1", "calamity", "barracks", "farmm", "FARM", "-"),
    ]
)
anything = st.text(max_size=40)


def one_line(error: Exception) -> None:
    """A message for the person in front."""
    assert str(error).strip()
    assert len(str(error).splitlines()) == 1


@given(st.one_of(anything, st.lists(st.one_of(words, words, anything), max_size=8).map(" ".join)))
def test_any_text_is_a_move_or_a_notation_error(text: str) -> None:
    for seat in (0, 1):
        try:
            move = kingdom.parse_move(text, GAME, seat)
        except kingdom.NotationError as error:
            one_line(error)
        else:
            assert str(move).split()[0] == text.split()[0].lower().partition(">")[0]
            assert GAME.why_not(seat, move) is None or move not in GAME.legal_moves(seat)


def replays_or_refuses(record: str | bytes) -> None:
    """A record is played, or a RecordError says in one line what is wrong with it."""
    try:
        game = kingdom.replay(record)
    except kingdom.RecordError as error:
        one_line(error)
    else:
        assert isinstance(game, kingdom.Game)


@given(
    st.one_of(anything, st.binary(max_size=60), st.binary(max_size=60).map(lambda rest: b"WKR\x01" + rest))
)
def test_anything_is_a_record_or_a_record_error(record: str | bytes) -> None:
    replays_or_refuses(record)


@given(st.integers(0, len(BYTES)), st.integers(0, 6), st.binary(max_size=6))
def test_a_damaged_compact_record_is_a_record_error_or_another_game(at: int, cut: int, put: bytes) -> None:
    replays_or_refuses(BYTES[:at] + put + BYTES[at + cut :])


@given(st.integers(0, len(TEXT)), st.integers(0, 6), st.one_of(anything, words))
def test_a_damaged_record_is_a_record_error_or_another_game(at: int, cut: int, put: str) -> None:
    replays_or_refuses(TEXT[:at] + put + TEXT[at + cut :])


@given(st.integers(1, 7), st.one_of(anything, st.text(st.characters(categories=["Nd", "No"]), max_size=3)))
@example(1, "\N{SUPERSCRIPT TWO}")
@example(3, "9" * 5000)
@example(5, "\ud800")
def test_a_line_of_a_record_may_say_anything(number: int, line: str) -> None:
    lines = TEXT.splitlines()
    for said in (line, f"{lines[number].split()[0]} {line}"):
        replays_or_refuses("\n".join([*lines[:number], said, *lines[number + 1 :]]))


json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), anything),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(anything, inner, max_size=3)),
    max_leaves=5,
)
option_names = st.sampled_from([*OPTION_NAMES, "quest", "self"])
option_values = st.one_of(
    st.sampled_from(["A", "B", "C", "D", "E", "revised", "first_printing", 1, 2, True, False]),
    st.just(["senada", "teressia"]),
    st.dictionaries(st.sampled_from(["simultaneous", "tiebreak_cards"]), st.sampled_from(["open", "all", 1])),
    json_values,
)


@given(st.dictionaries(option_names, option_values, max_size=4))
@example({"face": "E", "deluxe": True})
def test_any_options_in_a_record_are_played_or_refused(chosen: dict[str, object]) -> None:
    told = dumps({"bare": True, **chosen})
    replays_or_refuses(TEXT.partition("\n1 ")[0].replace('{"bare": true}', told) + "\n")
    replays_or_refuses(compact({"options": {"bare": True, **chosen}}))


@given(st.dictionaries(st.sampled_from(["rules", "cards", "options", "seed"]), json_values))
@example({"rules": "1\n2"})
@example({"cards": "one\ntwo"})
@example({"seed": "\ud800"})
def test_any_head_of_a_compact_record_is_played_or_refused(changes: dict[str, object]) -> None:
    replays_or_refuses(compact(changes))


def compact(changes: dict[str, object]) -> bytes:
    """A compact record without moves whose head says something else."""
    game = PLAYED
    head = {"rules": 1, "cards": game.box.digest, "options": {"bare": True}, "seed": "7", **changes}
    return packed(dumps(head))


def packed(head: str) -> bytes:
    """A compact record with this head and nothing else."""
    told = head.encode()
    return BYTES[:4] + bytes([len(told) & 127 | 128, len(told) >> 7 & 127 | 128, len(told) >> 14]) + told


@pytest.mark.parametrize("head", ["9" * 5000, "[" * 5000, "[]", "{}", "null", '"rules"', "{", ""])
def test_a_head_that_is_no_object_is_refused(head: str) -> None:
    with pytest.raises(kingdom.RecordError) as caught:
        kingdom.replay(packed(head))
    one_line(caught.value)
