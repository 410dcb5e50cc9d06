"""Keeping a game, going on with it, checking it and looking at it again."""

import json
from pathlib import Path

import pytest

from tests.cli.running import in_process, kingdom

FIRST_CHOICES = "1\n" * 600


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game that was left once and gone on with."""
    file = tmp_path_factory.mktemp("records") / "game.txt"
    status, printed, _ = in_process(["table", "--seed", "7", "--record", str(file)], "1\n" * 9)
    assert status == 0
    assert f"--resume {file}" in printed.replace("\n", " ")
    status, printed, _ = in_process(["table", "--resume", str(file)], FIRST_CHOICES)
    assert status == 0
    assert "The seed was 7." in printed
    return file


def test_a_finished_record_is_valid(finished: Path) -> None:
    status, printed, _ = in_process(["verify", str(finished)])
    assert status == 0
    assert printed.startswith("valid: ")
    assert printed.count("\n") == 1
    told = json.loads(in_process(["verify", str(finished), "--json"])[1])
    assert set(told) == {"valid", "moves", "over", "result", "commitment", "fingerprint"}


@pytest.mark.parametrize(
    ("old", "new"), [("seed 7", "seed 8"), ("\n1 take left", "\n2 take left"), ("won by 2", "won by 1")]
)
def test_a_record_that_was_changed_is_found_out(finished: Path, tmp_path: Path, old: str, new: str) -> None:
    changed = tmp_path / "changed.txt"
    text = finished.read_text()
    assert old in text
    changed.write_text(text.replace(old, new, 1))
    status, printed, said = in_process(["verify", str(changed)])
    assert (status, printed) == (2, "")
    assert said.count("\n") == 1


def test_a_trace_tells_every_position_and_ends_with_the_outcome(finished: Path) -> None:
    done = kingdom("replay", finished, "--trace")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    head, *moves, last = lines
    assert head["seed"] == "7"
    assert len(head["deck"]) == 80
    assert [line["number"] for line in moves] == list(range(1, len(moves) + 1))
    assert set(moves[0]) == {"number", "seat", "move", "position"}
    assert last["outcome"] == moves[-1]["position"]["outcome"]


def test_a_replay_stops_where_it_is_told_to(finished: Path) -> None:
    told = json.loads(in_process(["replay", str(finished), "--upto", "3", "--json"])[1])
    assert len(told["moves"]) == 3
    assert told["outcome"] is None
    nothing = json.loads(in_process(["replay", str(finished), "--upto", "0", "--json"])[1])
    assert nothing["moves"] == []


@pytest.mark.parametrize(("language", "word"), [("en", "Round"), ("fr", "Manche"), ("es", "Ronda")])
def test_a_replay_reads_like_a_log_in_each_language(finished: Path, language: str, word: str) -> None:
    _, printed, _ = in_process(["replay", str(finished), "--language", language])
    assert printed.startswith(f"{word} 1")
    assert sum(line.startswith(f"{word} ") for line in printed.splitlines()) == 4


def test_a_replay_is_told_as_one_player_knew_it(finished: Path) -> None:
    _, own, _ = in_process(["replay", str(finished), "--seat", "valados"])
    assert "Your hand:" in own
    assert "Your hand:" not in in_process(["replay", str(finished)])[1]


def test_a_game_with_an_own_deck_needs_the_deck_again(tmp_path: Path) -> None:
    deck, record = tmp_path / "deck.toml", tmp_path / "game.txt"
    deck.write_text('[[card]]\nid = "farm"\npoints = 7\n')
    assert in_process(["table", "--cards", str(deck), "--record", str(record)], "1\n")[0] == 0
    status, _, said = in_process(["verify", str(record)])
    assert status == 2
    assert "--cards" in said
    assert in_process(["verify", str(record), "--cards", str(deck)])[0] == 0
