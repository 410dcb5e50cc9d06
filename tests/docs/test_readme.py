"""The README is a tested tour: its program runs, its commands work, its transcript is what is printed."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = ROOT.joinpath("README.md").read_text(encoding="utf-8")
TYPED = {"kingdom table": "offer farm left\nquit\n", "make play": "quit\n"}


def blocks(kind: str) -> Iterator[str]:
    yield from re.findall(rf"```{kind}\n(.*?)```", README, re.DOTALL)


COMMANDS = [line.removeprefix("$ ") for block in blocks("console") for line in block.splitlines()]
ABOUT_MAKE = [command for command in COMMANDS if command.startswith("make ")]
OF_OURS = [command for command in COMMANDS if command.startswith("kingdom ")]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that the commands name."""
    folder = tmp_path_factory.mktemp("readme")
    run(["kingdom", "table", "--seed", "7", "--record", "game.txt"], folder, "offer calamity left\nquit\n")
    farm = '[[card]]\nid = "farm"\ncost = { materials = 2 }\n'
    folder.joinpath("my-cards.toml").write_text(farm, encoding="utf-8")
    return folder


def run(words: list[str], folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", *words] if words[0] == "kingdom" else words
    environment = os.environ | {"PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        command, cwd=folder, input=typed, env=environment, capture_output=True, text=True, check=False
    )


def test_every_command_is_known_here() -> None:
    assert sorted(ABOUT_MAKE + OF_OURS) == sorted(COMMANDS)
    assert ABOUT_MAKE == ["make play", "make test"]


@pytest.mark.parametrize("command", OF_OURS)
def test_a_command_of_the_readme_works(command: str, folder: Path) -> None:
    done = run(command.split(), folder, TYPED["kingdom table"] if "table" in command else "")
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_make_play_starts_the_table() -> None:
    done = run(["make", "play"], ROOT, TYPED["make play"])
    assert done.returncode == 0, done.stderr
    assert "Round 1 of 4" in done.stdout


def test_make_test_runs_the_tests_in_both_ways() -> None:
    """Running it from here would run this test again, so it is only asked what it would do."""
    told = run(["make", "--dry-run", "test"], ROOT).stdout
    assert "pytest" in told
    assert "ruff check" in told


def test_the_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    for program in blocks("python"):
        exec(compile(program, "README.md", "exec"), {})  # noqa: S102 - the README is ours
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "1 choice (0,)"
    assert printed[1] == "None"
    assert "'card': None" in printed[2]
    assert printed[-1] == "True"


def test_the_transcript_is_part_of_the_whole_round() -> None:
    whole = ROOT.joinpath("docs/pictures/round.txt").read_text(encoding="utf-8").splitlines()
    at = 0
    for line in next(blocks("text")).splitlines():
        if line != "...":
            assert line in whole[at:], line
            at = whole.index(line, at) + 1


PAGES = ["README.md", "CONTRIBUTING.md", "docs/notation.md", "docs/coverage.md", "benchmarks/README.md"]


@pytest.mark.parametrize("page", PAGES)
def test_links_to_files_lead_somewhere(page: str) -> None:
    text = ROOT.joinpath(page).read_text(encoding="utf-8")
    for link in re.findall(r"\]\((?!http)([^)#]+)", text):
        assert ROOT.joinpath(page).parent.joinpath(link).exists(), link
