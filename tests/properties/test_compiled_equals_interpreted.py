"""The compiled rules and their sources play the same games."""

import os
import subprocess
import sys
from json import loads
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build/compiled"
SOURCES = ROOT / "src"
GAMES = 200


def games_of(rules: Path, number: int = GAMES) -> dict[str, Any]:
    """What the games are like when they are played with the rules in this folder."""
    script = Path(__file__).with_name("played_games.py")
    environment = {**os.environ, "PYTHONPATH": str(rules)}
    ran = subprocess.run(
        [sys.executable, str(script), str(number)],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    told: dict[str, Any] = loads(ran.stdout)
    return told


@pytest.mark.skipif(not COMPILED.is_dir(), reason="the rules are not compiled here; `make compiled` does it")
def test_compiled_and_interpreted_rules_play_the_same_games() -> None:
    interpreted, compiled = games_of(SOURCES), games_of(COMPILED)
    assert (interpreted["compiled"], compiled["compiled"]) == (False, True)
    for number, (one, other) in enumerate(zip(interpreted["games"], compiled["games"], strict=True)):
        assert one == other, f"game {number}"


def test_the_same_seed_gives_the_same_games_in_another_process() -> None:
    assert games_of(SOURCES, 3) == games_of(SOURCES, 3)
