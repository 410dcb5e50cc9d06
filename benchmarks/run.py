"""Measure the engine beside its peers: `python -m benchmarks.run`, which is `make bench`."""

import argparse
import os
import platform
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.aims import COMPILED, UNCOMPILED
from benchmarks.contestants import Contestant, ContestantFailed, measure_once, others, ours, peer_versions
from benchmarks.measurement import Measurement, median
from benchmarks.results import Run, as_json, as_markdown

__all__ = ["Measured", "main", "one_round"]

RESULTS = Path(__file__).with_name("results.md")
QUICK_S, QUICK_SECONDS_A_PEER = 30, 0.5
FULL_S, FULL_SECONDS_A_PEER = 180, 2.0


@dataclass
class Measured:
    """What the rounds gave so far."""

    measurements: dict[str, list[Measurement]] = field(default_factory=dict)
    absent: dict[str, str] = field(default_factory=dict)
    rounds: int = 0
    interrupted: bool = False

    def take(self, contestant: Contestant) -> None:
        """Measure a contestant once more; one that cannot be measured is not asked again."""
        if contestant.absent:
            self.absent[contestant.name] = contestant.absent
        if contestant.name in self.absent:
            return
        try:
            measurement = measure_once(contestant)
        except ContestantFailed as failure:
            self.absent[contestant.name] = str(failure)
        else:
            self.measurements.setdefault(contestant.name, []).append(measurement)

    def medians(self) -> dict[str, Measurement]:
        """The median of each contestant, ours first."""
        names = sorted(self.measurements, key=lambda name: name not in (COMPILED, UNCOMPILED))
        return {name: median(self.measurements[name]) for name in names}


def one_round(engines: Sequence[Contestant], peers: Sequence[Contestant]) -> list[Contestant]:
    """One of ours before each of the others, ours taking turns, so that drift meets all alike."""
    order: list[Contestant] = []
    for turn in range(max(len(engines), len(peers))):
        order += [engines[turn % len(engines)]] if engines else []
        order += peers[turn : turn + 1]
    return order


def main(arguments: Sequence[str] | None = None) -> int:
    """Run, write the results, and print them; 1 when our own engine gave none."""
    options = _options(arguments)
    pinned = _pin_to_one_core()
    measured = Measured()
    with tempfile.TemporaryDirectory() as folder:
        try:
            _measure(measured, quick=options.quick, folder=Path(folder))
        except KeyboardInterrupt:
            measured.interrupted = True
    run = _summary(measured, quick=options.quick, pinned=pinned)
    if run.figures:
        options.output.write_text(as_markdown(run), encoding="utf-8")
    print(as_json(run) if options.json else as_markdown(run))
    return 0 if COMPILED in run.figures or UNCOMPILED in run.figures else 1


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.run", description=__doc__)
    parser.add_argument("--quick", action="store_true", help=f"about {QUICK_S} s in place of {FULL_S} s")
    parser.add_argument("--json", action="store_true", help="print one JSON object in place of the tables")
    parser.add_argument("--output", type=Path, default=RESULTS, help="the file to write the tables to")
    return parser.parse_args(arguments)


def _pin_to_one_core() -> bool:
    """Keep this process and those it starts on one core, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


def _measure(measured: Measured, *, quick: bool, folder: Path) -> None:
    """Whole rounds, at least one, as long as another is likely to end in time."""
    seconds, budget = (QUICK_SECONDS_A_PEER, QUICK_S) if quick else (FULL_SECONDS_A_PEER, FULL_S)
    start = time.monotonic()
    order = one_round(ours(), others(seconds, folder))
    while (elapsed := time.monotonic() - start) + _round_time(elapsed, measured.rounds) <= budget:
        for contestant in order:
            doing = f"round {measured.rounds + 1}, {contestant.name}"
            _show_progress(doing, time.monotonic() - start, budget)
            measured.take(contestant)
        measured.rounds += 1
    _show_progress("done\n", time.monotonic() - start, budget)


def _round_time(elapsed: float, rounds: int) -> float:
    return elapsed / rounds if rounds else 0


def _show_progress(text: str, elapsed: float, budget: float) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{elapsed:4.0f} of about {budget:.0f} s: {text}", end="", file=sys.stderr, flush=True)


def _summary(measured: Measured, *, quick: bool, pinned: bool) -> Run:
    return Run(
        date=datetime.now(UTC).date().isoformat(),
        python=platform.python_version(),
        machine=platform.machine(),
        cpus=os.cpu_count() or 1,
        pinned=pinned,
        quick=quick,
        interrupted=measured.interrupted,
        rounds=measured.rounds,
        versions=peer_versions(),
        figures=measured.medians(),
        absent=measured.absent,
    )


if __name__ == "__main__":
    sys.exit(main())
