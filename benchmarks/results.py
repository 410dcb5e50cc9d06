"""One run of the benchmarks, written for a person (Markdown) or a program (JSON)."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass

from benchmarks.aims import COMPILED, Figures, aims, number, ratio, times
from benchmarks.measurement import Measurement

__all__ = ["Run", "as_json", "as_markdown"]


@dataclass(frozen=True, kw_only=True)
class Run:
    """What one run found, and on what: medians, and for each absent contestant the reason."""

    date: str
    python: str
    machine: str
    cpus: int
    pinned: bool
    quick: bool
    interrupted: bool
    rounds: int
    versions: Mapping[str, str]
    figures: Figures
    absent: Mapping[str, str]


def as_markdown(run: Run) -> str:
    """The ratios and aims first, then the figures of this run."""
    head = ("", "this run", "aim", "")
    parts = [
        "# Results",
        "Written by `make bench`. Ratios carry from one machine and day to the next, figures do not.",
        _table(head, (aim.row() for aim in aims(run.figures))),
        "## This run",
        _conditions(run),
        _figures(run.figures),
        "\n".join(f"- {name}: {reason}" for name, reason in run.absent.items()),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def as_json(run: Run) -> str:
    """The same as one JSON object."""
    judged = [{**asdict(aim), "met": aim.met} for aim in aims(run.figures)]
    return json.dumps({**asdict(run), "aims": judged}, indent=2)


def _conditions(run: Run) -> str:
    cores = "one core" if run.pinned else "not pinned to one core"
    kind = "quick run" if run.quick else "full run"
    complete = "interrupted, " if run.interrupted else ""
    versions = ", ".join(f"{name} {version}" for name, version in run.versions.items()) or "none installed"
    return (
        f"{run.date}, Python {run.python}, {run.machine} with {run.cpus} CPUs, {cores}; "
        f"{complete}{kind}, medians, {run.rounds} complete rounds. Peers: {versions}."
    )


def _figures(figures: Figures) -> str:
    if not figures:
        return ""
    head = ("engine", "decisions/s", "games/s", "decisions/game", "clone µs", "compiled / this")
    compiled = figures.get(COMPILED)
    return _table(head, (_engine_row(name, one, compiled) for name, one in figures.items()))


def _engine_row(name: str, one: Measurement, compiled: Measurement | None) -> tuple[str, ...]:
    values = (one.decisions_per_s, one.games_per_s, one.decisions_per_game, one.clone_us)
    written = ("" if value is None else number(value) for value in values)
    times_faster = None if name == COMPILED else ratio(compiled, one)
    return name, *written, "" if times_faster is None else times(times_faster)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
