"""The results table says what was measured, what was not, and which aims are met."""

import json
from dataclasses import replace

import pytest

from benchmarks.aims import CATANATRON, COMPILED, LIMIT, MODULES, UNCOMPILED, Aim, aims, number, times
from benchmarks.contestants import Contestant
from benchmarks.measurement import Measurement, median, read_measurement
from benchmarks.results import Run, as_json, as_markdown
from benchmarks.run import Measured, one_round

SLOW = Measurement(decisions_per_s=50_000, games_per_s=50, decisions_per_game=1000, clone_us=22.0)
FAST = Measurement(
    decisions_per_s=5_000_000,
    games_per_s=12_500,
    decisions_per_game=400,
    clone_us=0.5,
    view_us=61.0,
    record_bytes=2048,
    position_bytes=4000,
    import_ms=45.0,
)
FIGURES = {
    COMPILED: FAST,
    UNCOMPILED: replace(FAST, decisions_per_s=350_000, clone_us=3.0),
    MODULES["quest"]: replace(FAST, decisions_per_s=4_000_000),
    MODULES["advisors"]: replace(FAST, decisions_per_s=3_900_000),
    CATANATRON: SLOW,
    "OpenSpiel gin_rummy": SLOW,
    "OpenSpiel hearts": replace(SLOW, decisions_per_s=250_000),
    "OpenSpiel dou_dizhu": replace(SLOW, decisions_per_s=200_000),
    LIMIT: replace(SLOW, decisions_per_s=40_000_000, clone_us=0.01),
}


def a_run(figures: dict[str, Measurement], absent: dict[str, str] | None = None) -> Run:
    return Run(
        date="2024-01-31",
        python="3.11.7",
        machine="x86_64",
        cpus=2,
        pinned=True,
        quick=False,
        interrupted=False,
        rounds=3,
        versions={"catanatron": "3.2.1"},
        figures=figures,
        absent=absent or {},
    )


def named(*names: str) -> list[Contestant]:
    return [Contestant(name=name) for name in names]


def test_the_median_is_taken_of_every_figure_apart() -> None:
    rounds = [replace(SLOW, decisions_per_s=rate, clone_us=clone) for rate, clone in ((1, 9), (7, 2), (5, 3))]
    assert median(rounds) == replace(SLOW, decisions_per_s=5, clone_us=3)


def test_the_median_of_what_an_engine_does_not_have_is_nothing() -> None:
    assert median([SLOW, SLOW]).view_us is None


def test_the_limit_s_own_words_are_understood() -> None:
    printed = '{"label": "C", "dec_s": 40000000, "games_s": 100000, "dec_per_game": 400, "clone_us": 0.01}'
    assert read_measurement(printed) == Measurement(
        decisions_per_s=40_000_000, games_per_s=100_000, decisions_per_game=400, clone_us=0.01
    )


def test_an_uncompiled_engine_is_not_taken_for_a_compiled_one() -> None:
    printed = '{"compiled": false, "decisions_per_s": 1, "games_per_s": 1, "decisions_per_game": 1}'
    with pytest.raises(ValueError, match="asked for compiled=True"):
        read_measurement(printed, compiled=True)


def test_each_aim_is_met_missed_or_not_measured() -> None:
    verdicts = {aim.what: aim.verdict for aim in aims(FIGURES)}
    assert verdicts == {
        "decisions/s, compiled / catanatron": "met",
        "decisions/s, compiled / OpenSpiel's best": "met",
        "decisions/s, compiled / limit in C": "met",
        "decisions/s, uncompiled / catanatron": "missed",
        "decisions/s, with quest / without": "met",
        "decisions/s, with advisors / without": "missed",
        "decisions/s, with menace / without": "not measured",
        "clone, compiled": "met",
        "clone, uncompiled": "met",
        "view, compiled": "missed",
        "record": "met",
        "position": "met",
        "import": "met",
    }
    assert {aim.verdict for aim in aims({})} == {"not measured"}


def test_a_ratio_is_ours_over_theirs_against_the_fastest_openspiel_game() -> None:
    measured = [aim.measured for aim in aims(FIGURES)[:4]]
    assert measured == [100, 20, 1 / 8, 7]


def test_openspiel_s_best_game_is_not_known_before_all_are_measured() -> None:
    figures = {name: one for name, one in FIGURES.items() if name != "OpenSpiel hearts"}
    assert aims(figures)[1].verdict == "not measured"


def test_sizes_are_those_of_the_uncompiled_engine_where_nothing_is_compiled() -> None:
    by_name = {aim.what: aim for aim in aims({UNCOMPILED: FIGURES[UNCOMPILED]})}
    assert by_name["record"].measured == 2048
    assert by_name["view, compiled"].measured is None


@pytest.mark.parametrize(
    ("value", "written"),
    [(80, "80 times"), (12.345, "12.3 times"), (1 / 8, "1/8"), (0, "0 times"), (1234.5, "1,234 times")],
)
def test_ratios_are_written_as_multiples_or_parts(value: float, written: str) -> None:
    assert times(value) == written


def test_numbers_keep_three_digits() -> None:
    assert [number(value) for value in (0.01849, 3.14159, 4_999_999.6)] == ["0.0185", "3.14", "5,000,000"]


def test_an_aim_s_row_reads_as_a_sentence() -> None:
    size = Aim(what="clone", measured=0.5, bound=1, unit="µs")
    assert size.row() == ("clone", "0.5 µs", "at most 1 µs", "met")
    ratio = Aim(what="a / b", measured=None, bound=8)
    assert ratio.row() == ("a / b", "", "at least 8 times", "not measured")


def test_the_table_starts_with_ratios_and_goes_on_with_the_figures() -> None:
    written = as_markdown(a_run(FIGURES))
    assert "| decisions/s, compiled / catanatron | 100 times | at least 80 times | met |" in written
    assert "| decisions/s, compiled / limit in C | 1/8 | at least 1/8 | met |" in written
    assert "| catanatron | 50,000 | 50 | 1,000 | 22 | 100 times |" in written
    assert "2024-01-31, Python 3.11.7, x86_64 with 2 CPUs, one core; full run" in written
    assert "Peers: catanatron 3.2.1." in written
    assert written.index("at least 80") < written.index("| engine |")


def test_a_missing_peer_is_one_line_and_its_ratio_not_measured() -> None:
    figures = {name: one for name, one in FIGURES.items() if name != CATANATRON}
    written = as_markdown(a_run(figures, absent={CATANATRON: "not installed"}))
    assert "\n- catanatron: not installed\n" in written
    assert "| decisions/s, compiled / catanatron |  | at least 80 times | not measured |" in written


def test_an_interrupted_run_says_so_even_with_nothing_measured() -> None:
    assert "interrupted, full run" in as_markdown(replace(a_run({}), interrupted=True))


def test_the_json_carries_figures_and_aims() -> None:
    written = json.loads(as_json(a_run(FIGURES)))
    assert written["figures"][CATANATRON]["clone_us"] == 22
    assert [aim["met"] for aim in written["aims"]][:4] == [True, True, True, False]


def test_ours_come_before_each_of_the_others_in_turn() -> None:
    order = [one.name for one in one_round(named("c", "u"), named("x", "y", "z"))]
    assert order == ["c", "x", "u", "y", "c", "z"]


def test_a_round_is_whole_with_few_others_and_without_ours() -> None:
    assert [one.name for one in one_round(named("c", "u"), [])] == ["c", "u"]
    assert [one.name for one in one_round([], named("x", "y"))] == ["x", "y"]


def test_an_absent_contestant_is_noted_and_not_run() -> None:
    measured = Measured()
    measured.take(Contestant(name=CATANATRON, absent="not installed"))
    assert measured.absent == {CATANATRON: "not installed"}
    assert measured.medians() == {}


def test_ours_stand_first_among_the_medians() -> None:
    measured = Measured(measurements={CATANATRON: [SLOW], UNCOMPILED: [FAST]})
    assert list(measured.medians()) == [UNCOMPILED, CATANATRON]
