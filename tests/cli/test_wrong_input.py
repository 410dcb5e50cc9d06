"""Whatever is given, wrong input is one sentence and status 2; nothing ends in a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kingdom.rules.game import Game
from kingdom.rules.options import Options
from tests.cli.running import in_process, kingdom

fuzz = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
RECORD = Game.new(Options(bare=True), 7).record()

WRONG = {
    "unknown command": ["frobnicate"],
    "unknown option": ["table", "--sed", "3"],
    "unknown face": ["table", "--face", "Q"],
    "face without its Duchy": ["table", "--deluxe", "--face", "E"],
    "unknown seat": ["table", "--seat", "senada"],
    "unknown player": ["table", "--against", "bob"],
    "unknown language": ["table", "--language", "de"],
    "unknown edition": ["table", "--edition", "third"],
    "unknown module": ["table", "--module", "chess"],
    "unknown house option": ["table", "--house", "fog=yes"],
    "house option without value": ["table", "--house", "simultaneous"],
    "option of the game as one of a module": ["table", "--set", "face=B"],
    "option that no module has": ["table", "--set", "fog=yes"],
    "twice the same Duchy": ["simulate", "--duchies", "valados,valados"],
    "empty seed": ["simulate", "--seed", ""],
    "seed of two lines": ["simulate", "--seed", "a\nb"],
    "no games": ["simulate", "--games", "0"],
    "no number": ["simulate", "--games", "many"],
    "three players": ["simulate", "--players", "random,random,random"],
    "missing argument": ["match", "random"],
    "missing file": ["verify", "no-such-file"],
    "unknown card": ["cards", "show", "farn"],
    "unknown scenario": ["table", "--scenario", "SC07"],
    "scenario with a module": ["table", "--scenario", "SC01", "--module", "quest"],
    "unknown quest": ["table", "--quest", "grail"],
    "unknown Conquest board": ["table", "--board", "Z9"],
    "board for another number": ["table", "--solo", "--board", "A1"],
    "Conquest on another face": ["table", "--module", "conquest", "--face", "A"],
    "unknown Menace deck": ["table", "--menaces", "bats,rats"],
    "one Menace deck for two": ["table", "--menaces", "giant-rats"],
    "quest that the printing lacks": ["table", "--edition", "first_printing", "--quest", "northern-lands"],
    "modules that are played apart": ["table", "--module", "quest", "--module", "menace"],
    "what only scenarios set": ["table", "--module", "advisors", "--set", "start_soldiers=9"],
    "trace and JSON": ["replay", "no-such-file", "--trace", "--json"],
}


def assert_one_sentence(status: int, said: str, printed: str = "") -> None:
    assert status == 2
    assert printed == ""
    assert said.startswith("kingdom: ")
    assert said.count("\n") == 1
    assert said.rstrip()[-1] in ".!?)"
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        ('[[card]]\nid = "farm"\ncopies = 3\n', ["--scenario", "SC01"]),
        ('[[menace]]\nid = "thief"\ncopies = 3\n', ["--menaces", "thieves,shadows"]),
        ('[[scenario]]\nid = "SC05"\nbuilt = ["castle"]\n', ["--scenario", "SC05"]),
    ],
)
def test_a_deck_that_lacks_what_a_game_needs_is_refused_in_one_sentence(
    deck: str, words: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(deck, encoding="utf-8")
    for command in (["table"], ["simulate", "--games", "1"]):
        status, printed, said = in_process([*command, *words, "--cards", str(file)])
        assert_one_sentence(status, said, printed)


@pytest.mark.parametrize("arguments", WRONG.values(), ids=WRONG.keys())
def test_wrong_options_are_refused_in_one_sentence(arguments: list[str]) -> None:
    status, printed, said = in_process(arguments)
    assert_one_sentence(status, said, printed)


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["table", "--resume"], ["table", "--cards"]])
def test_a_folder_or_a_binary_file_is_refused_in_one_sentence(command: list[str], tmp_path: Path) -> None:
    binary = tmp_path / "picture.png"
    binary.write_bytes(bytes(range(256)))
    for path in (tmp_path, binary, tmp_path / "none"):
        status, printed, said = in_process([*command, str(path)])
        assert_one_sentence(status, said, printed)


@pytest.mark.parametrize("arguments", [["table", "--record", "."], ["table", "--record", "no/such/folder/x"]])
def test_a_record_that_cannot_be_written_is_said_before_the_first_move(arguments: list[str]) -> None:
    status, printed, said = in_process(arguments)
    assert_one_sentence(status, said, printed)


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary")
    status, _, said = in_process(["table", "--record", str(file)])
    assert_one_sentence(status, said)
    assert "--resume" in said
    assert file.read_text() == "dear diary"


def test_a_resumed_game_keeps_its_options(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD)
    status, _, said = in_process(["table", "--resume", str(file), "--face", "B"])
    assert_one_sentence(status, said)
    assert "leave --face out" in said


@fuzz
@given(
    st.sampled_from(["--face", "--edition", "--house", "--set", "--duchies", "--module", "--seed", "--seat"]),
    st.text(st.characters(exclude_characters="\0"), max_size=40),
)
def test_any_value_of_an_option_plays_or_is_refused(option: str, value: str) -> None:
    status, printed, said = in_process(["table", f"{option}={value}"])
    if status:
        assert_one_sentence(status, said, printed)


@fuzz
@given(st.one_of(st.binary(max_size=80), st.builds(lambda tail: b"WKR\1" + tail, st.binary(max_size=60))))
def test_any_bytes_as_a_record_are_refused(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "record"
    file.write_bytes(data)
    status, printed, said = in_process(["verify", str(file)])
    assert_one_sentence(status, said, printed)


@fuzz
@given(st.integers(0, RECORD.count("\n")), st.text(max_size=30))
def test_a_record_with_one_line_changed_is_refused_or_right(tmp_path: Path, line: int, text: str) -> None:
    lines = RECORD.split("\n")
    lines[line] = text
    file = tmp_path / "record"
    file.write_text("\n".join(lines), encoding="utf-8", errors="replace")
    status, printed, said = in_process(["verify", str(file)])
    if status:
        assert_one_sentence(status, said, printed)


@fuzz
@given(st.text(max_size=60))
def test_any_text_as_a_deck_is_read_or_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "deck.toml"
    file.write_bytes(text.encode("utf-8", "replace"))
    status, printed, said = in_process(["simulate", "--games", "1", "--cards", str(file)])
    if status:
        assert_one_sentence(status, said, printed)


@fuzz
@given(st.lists(st.text(max_size=50), max_size=8))
def test_anything_typed_at_the_prompt_leaves_the_game_running(lines: list[str]) -> None:
    typed = [
        line.replace("\n", " ") for line in lines if not line.strip().lower().startswith(("save", "quit"))
    ]
    status, printed, said = in_process(["table", "--seed", "7"], "\n".join([*typed, "score", ""]))
    assert status == 0
    assert said == ""
    assert "If the game ended now" in printed


def test_a_broken_deck_names_its_first_fault_and_how_many_more(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text('[[card]]\nid = "farm"\ncosts = 3\ncolour = "red"\n')
    status, _, said = in_process(["table", "--cards", str(file)])
    assert_one_sentence(status, said)
    assert "line 3" in said
    assert "And 1 more" in said
    status, _, said = in_process(["cards", "check", str(file)])
    assert status == 2
    assert said.count("\n") == 2
    status, printed, said = in_process(["cards", "check", str(file), "--json"])
    assert (status, said) == (2, "")
    assert len(json.loads(printed)["faults"]) == 2


@pytest.mark.skipif(os.name != "posix", reason="closed pipes are another matter there")
def test_a_closed_pipe_is_quiet() -> None:
    command = f"{sys.executable} -m kingdom cards list | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)  # noqa: S602 - our own words
    assert done.stderr == ""


def test_errors_of_json_commands_are_on_the_error_output() -> None:
    done = kingdom("simulate", "--games", "no", "--json")
    assert_one_sentence(done.returncode, done.stderr, done.stdout)
