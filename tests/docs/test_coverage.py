"""Every system of the rulebooks has its code, its tests and its golden games, and a hole is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from kingdom.rules.cards import standard
from tools import coverage, coverage_evidence, coverage_systems
from tools.coverage_evidence import Golden, all_files, files_that_read, golden_games
from tools.coverage_tests import Scope, scopes, scopes_of

THIEVES = "src/kingdom/rules/modules/menace/thieves.py"


@cache
def found() -> tuple[frozenset[str], list[Scope], list[Golden]]:
    return all_files(), list(scopes()), list(golden_games())


def holes(
    files: frozenset[str] | None = None,
    tests: Sequence[Scope] | None = None,
    games: Sequence[Golden] | None = None,
) -> list[str]:
    """What is missing when these are all the files, tests and games there are."""
    every_file, every_test, every_game = found()
    rows = coverage.rows(
        every_file if files is None else files,
        every_test if tests is None else tests,
        every_game if games is None else games,
    )
    return [hole for row in rows for hole in row.holes()]


def test_there_is_no_hole_and_the_page_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert (coverage.main(["--check"]), capsys.readouterr().err) == (0, "")


def test_the_page_has_no_empty_cell() -> None:
    lines = [line for line in coverage.PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    assert lines
    assert all(cell.strip() for line in lines for cell in line.strip("|").split("|"))


# --- holes -----------------------------------------------------------------------------------------------


def test_a_system_without_its_golden_game_is_a_hole() -> None:
    left = [game for game in found()[2] if not game.file.endswith("conquest-b2.txt")]
    assert holes(games=left) == [
        "Conquest, Conquest board B2 (`B2`) has no golden game: "
        "add one to PLAYTHROUGHS of tools/golden.py; make golden."
    ]


def test_an_advisor_who_is_only_there_is_a_hole() -> None:
    idle = [replace(game, used=game.used - {"master-artisan"}) for game in found()[2]]
    assert [hole.partition(" has ")[0] for hole in holes(games=idle)] == [
        "Advisors, Master Artisan (`master-artisan`)"
    ]


def test_a_system_that_no_test_names_is_a_hole() -> None:
    silent = [replace(scope, words=scope.words - {"pretender"}) for scope in found()[1]]
    (hole,) = holes(tests=silent)
    assert hole.startswith("Advisors, The Pretender (`pretender`) has no test: add one to tests/rulebook/")


def test_a_solo_side_needs_a_test_that_plays_alone() -> None:
    together = [scope for scope in found()[1] if not ("northern-lands" in scope.words and scope.played_by(1))]
    (hole,) = [hole for hole in holes(tests=together) if "northern-lands" in hole]
    assert hole.startswith("Quest, The Northern Lands (`northern-lands`), alone has no test")


def test_a_system_without_its_code_is_a_hole() -> None:
    told = holes(files=found()[0] - {THIEVES})
    assert told == [
        f"Menace, {name} has no code ({THIEVES}): write it, and its line where its module looks it up."
        for name in (
            "Thieves (`thieves`)",
            "`stolen_on_multiplier` = `minus_one` (revised, first printing)",
            "`stolen_on_multiplier` = `block_icon`",
        )
    ]


def test_a_new_advisor_in_the_data_is_a_hole_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    box = standard()
    someone = replace(box.more["advisor"]["pretender"], id="jester", effect="juggle")
    more = {**box.more, "advisor": {**box.more["advisor"], "jester": someone}}
    monkeypatch.setattr(coverage_systems, "standard", lambda: replace(box, more=more))
    assert [hole.partition(":")[0] for hole in holes()] == [
        "Advisors, The Pretender (`jester`) has no code (no file plays or asks for it)",
        "Advisors, The Pretender (`jester`) has no test",
        "Advisors, The Pretender (`jester`) has no golden game",
    ]


def test_holes_are_told_and_no_page_is_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(coverage, "PAGE", tmp_path / "coverage.md")
    assert coverage.main(["--check"]) == 1
    assert "out of date" in capsys.readouterr().err
    monkeypatch.setattr(coverage, "golden_games", list)
    assert coverage.main() == 1
    assert "has no golden game" in capsys.readouterr().err
    assert not coverage.PAGE.exists()


# --- evidence --------------------------------------------------------------------------------------------


def test_an_option_that_options_keep_is_read_where_it_is_looked_up() -> None:
    assert files_that_read("frost_giant_timing") == ("src/kingdom/rules/modules/menace/frost_giants.py",)
    assert files_that_read("reveal_discarded_hidden") == ("src/kingdom/rules/phases/choice.py",)


SOURCE = """
import pytest
from tests.rulebook.menace_helpers import DUSK, alone

FACE, OTHER = "B", "D"
UNUSED = "captive-dragon"


def house(draw: str) -> dict[str, object]:
    return {"house": {"menace_draw": draw}, "edition": "first_printing"}


@pytest.mark.parametrize("draw", ["random", "owner_choice"])
def test_one(draw: str) -> None:
    play(alone(DUSK[0], face=FACE), **house(draw))


def test_two() -> None:
    # The usurper is only talked about.
    play(players=2, faces="AC")
"""


def test_a_test_names_what_it_uses_and_nothing_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(coverage_evidence, "ROOT", tmp_path)
    path = tmp_path / "test_things.py"
    path.write_text(SOURCE, encoding="utf-8")
    one, two = scopes_of(path)
    assert {"shadows", "thieves", "B"} <= one.words
    assert not {"captive-dragon", "usurper"} & (one.words | two.words)
    assert one.sets("edition", "first_printing")
    assert one.sets("menace_draw", "owner_choice")
    assert not one.sets("menace_draw", "shuffled")
    assert [one.played_by(1), one.played_by(2), two.played_by(1), two.played_by(2)] == [
        True, False, False, True,
    ]  # fmt: skip
    assert {"A", "C"} <= two.words
