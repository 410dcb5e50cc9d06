"""Every subcommand: what it prints, and the JSON that programs rely on."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from kingdom import __version__
from kingdom.arena.play import play_game
from kingdom.rules.game import Game
from kingdom.rules.options import Options
from tests.cli.running import in_process, kingdom


def printed_json(*arguments: str) -> dict[str, Any]:
    status, printed, said = in_process([*arguments, "--json"])
    assert (status, said) == (0, "")
    assert printed.count("\n") == 1
    told = json.loads(printed)
    assert isinstance(told, dict)
    return told


def test_the_command_tells_its_version_and_its_subcommands() -> None:
    assert in_process(["--version"])[1] == f"kingdom {__version__}\n"
    _, help_text, _ = in_process([])
    for word in ("Play:", "Records:", "Cards:", "Research:", "table", "simulate", "verify"):
        assert word in help_text
    assert max(map(len, help_text.splitlines())) <= 80


@pytest.mark.parametrize(
    "command", ["table", "simulate", "match", "bench", "bench engine", "replay", "verify", "cards"]
)
def test_every_command_has_help(command: str) -> None:
    status, help_text, _ = in_process([*command.split(), "--help"])
    assert status == 0
    assert help_text.startswith(f"Usage: kingdom {command}")


def test_a_simulation_tells_scores_wins_and_speed() -> None:
    told = printed_json("simulate", "--games", "20", "--seed", "s")
    assert set(told) == {
        "players",
        "games",
        "wins",
        "shared",
        "endings",
        "medals",
        "mean_scores",
        "median_scores",
        "decisions_per_game",
        "seconds",
        "games_per_s",
        "seed",
        "interrupted",
    }
    assert sum(told["wins"]) + told["shared"] == told["games"] == 20
    assert sum(told["endings"].values()) == 20
    assert told["medals"] == {}


def test_the_same_seed_gives_the_same_games() -> None:
    options = ("simulate", "--games", "10", "--seed", "s", "--face", "B")
    unlike = ("seconds", "games_per_s")
    first, second = printed_json(*options), printed_json(*options)
    assert [first[key] for key in first if key not in unlike] == [
        second[key] for key in second if key not in unlike
    ]


def test_players_who_look_and_random_ones_are_simulated() -> None:
    told = printed_json("simulate", "--games", "2", "--players", "greedy,random", "--seed", "s")
    assert told["wins"] == [2, 0]
    status, printed, _ = in_process(["simulate", "--games", "2", "--seed", "s"])
    assert status == 0
    assert "valados" in printed


def test_a_match_tells_the_win_rate_with_its_interval() -> None:
    told = printed_json("match", "greedy", "random", "--pairs", "2", "--seed", "s")
    assert set(told) == {"a", "b", "pairs", "win_rate", "low", "high", "mean_score_a", "mean_score_b"}
    assert 0 <= told["low"] <= told["win_rate"] <= told["high"] <= 1


def test_the_bench_tells_exactly_its_figures() -> None:
    assert set(printed_json("bench", "engine", "--games", "2")) == {
        "compiled",
        "decisions_per_s",
        "games_per_s",
        "decisions_per_game",
        "clone_us",
        "view_us",
        "record_bytes",
        "position_bytes",
        "import_ms",
    }


def test_cards_are_shown_listed_reported_and_checked(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text('[[card]]\nid = "farm"\npoints = 7\n')
    assert printed_json("cards", "show", "farm", "--cards", str(deck))["points"] == 7
    assert set(printed_json("cards", "check", str(deck))) == {"valid", "digest", "deck_size"}
    assert len(printed_json("cards", "list")["cards"]) > 60
    assert "sections" in json.loads(in_process(["cards", "report", "--json"])[1])
    assert "Ferme" in in_process(["cards", "show", "farm", "--language", "fr"])[1]
    status, listed, _ = in_process(["cards", "list", "--language", "fr"])
    assert status == 0
    assert max(map(len, listed.splitlines())) <= 80


@pytest.mark.parametrize(
    ("module", "command"),
    [
        ("kingdom.arena.simulate", ["simulate", "--games", "9"]),
        ("kingdom.arena.match", ["match", "random", "random", "--pairs", "9"]),
    ],
)
def test_an_interrupted_run_prints_what_it_had(
    monkeypatch: pytest.MonkeyPatch, module: str, command: list[str]
) -> None:
    played: list[str] = []

    def interrupted(options: Options, names: Sequence[str], seed: str, catalogue: None) -> tuple[Game, int]:
        played.append(seed)
        if len(played) > 4:
            raise KeyboardInterrupt
        return play_game(options, names, seed, catalogue)

    monkeypatch.setattr(f"{module}.play_game", interrupted)
    status, printed, said = in_process([*command, "--json"])
    assert (status, said) == (130, "")
    told = json.loads(printed)
    assert told.get("games", told.get("pairs", 0) * 2) == 4


def test_the_module_is_the_command() -> None:
    assert kingdom("--version").stdout == f"kingdom {__version__}\n"
