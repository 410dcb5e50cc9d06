"""The aims for speed and size, and what a run says of each."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from benchmarks.measurement import Measurement

__all__ = [
    "CATANATRON",
    "COMPILED",
    "LIMIT",
    "MODULES",
    "OPENSPIEL",
    "UNCOMPILED",
    "Aim",
    "Figures",
    "aims",
    "number",
    "ratio",
    "times",
]

COMPILED = "kingdom, compiled"
UNCOMPILED = "kingdom, uncompiled"
MODULES = {module: f"{COMPILED}, {module}" for module in ("quest", "advisors", "menace")}
"""The compiled engine with each module, for two players."""
CATANATRON = "catanatron"
OPENSPIEL = ("OpenSpiel gin_rummy", "OpenSpiel hearts", "OpenSpiel dou_dizhu")
LIMIT = "limit in C"

Figures = Mapping[str, Measurement]
"""The measurement of each contestant, by name."""


@dataclass(frozen=True, kw_only=True)
class Aim:
    """One thing to reach, with what was measured; a bound without unit is a ratio, to be exceeded."""

    what: str
    measured: float | None
    bound: float
    unit: str = ""

    @property
    def met(self) -> bool | None:
        """Whether it is reached; None when it was not measured."""
        if self.measured is None:
            return None
        return self.measured <= self.bound if self.unit else self.measured >= self.bound

    @property
    def verdict(self) -> str:
        """The same in words."""
        return {True: "met", False: "missed", None: "not measured"}[self.met]

    def row(self) -> tuple[str, str, str, str]:
        """What, this run, the aim, the verdict."""
        measured = "" if self.measured is None else self._written(self.measured)
        word = "at most" if self.unit else "at least"
        return self.what, measured, f"{word} {self._written(self.bound)}", self.verdict

    def _written(self, value: float) -> str:
        return f"{number(value)} {self.unit}" if self.unit else times(value)


def aims(figures: Figures) -> list[Aim]:
    """Every aim, the ratios first."""
    return [*_ratios(figures), *_sizes(figures)]


def ratio(ours: Measurement | None, theirs: Measurement | None) -> float | None:
    """Our decisions in the time of one of theirs."""
    if ours is None or theirs is None:
        return None
    return ours.decisions_per_s / theirs.decisions_per_s


def _ratios(figures: Figures) -> Iterator[Aim]:
    compiled, uncompiled = figures.get(COMPILED), figures.get(UNCOMPILED)
    catanatron, limit = figures.get(CATANATRON), figures.get(LIMIT)
    openspiel = _fastest_openspiel(figures)
    yield Aim(what=f"decisions/s, compiled / {CATANATRON}", measured=ratio(compiled, catanatron), bound=80)
    yield Aim(what="decisions/s, compiled / OpenSpiel's best", measured=ratio(compiled, openspiel), bound=15)
    yield Aim(what=f"decisions/s, compiled / {LIMIT}", measured=ratio(compiled, limit), bound=1 / 8)
    yield Aim(what=f"decisions/s, uncompiled / {CATANATRON}", measured=ratio(uncompiled, catanatron), bound=8)
    for module, name in MODULES.items():
        with_module = ratio(figures.get(name), compiled)
        yield Aim(what=f"decisions/s, with {module} / without", measured=with_module, bound=0.8)


def _sizes(figures: Figures) -> Iterator[Aim]:
    compiled, uncompiled = figures.get(COMPILED), figures.get(UNCOMPILED)
    installed = compiled or uncompiled

    def of(engine: Measurement | None, name: str) -> float | None:
        return None if engine is None else getattr(engine, name)

    yield Aim(what="clone, compiled", measured=of(compiled, "clone_us"), bound=1, unit="µs")
    yield Aim(what="clone, uncompiled", measured=of(uncompiled, "clone_us"), bound=4, unit="µs")
    yield Aim(what="view, compiled", measured=of(compiled, "view_us"), bound=60, unit="µs")
    yield Aim(what="record", measured=of(installed, "record_bytes"), bound=2048, unit="bytes")
    yield Aim(what="position", measured=of(installed, "position_bytes"), bound=8192, unit="bytes")
    yield Aim(what="import", measured=of(installed, "import_ms"), bound=60, unit="ms")


def _fastest_openspiel(figures: Figures) -> Measurement | None:
    """Known only when all its games were measured: an interrupted run must not flatter us."""
    if not all(game in figures for game in OPENSPIEL):
        return None
    return max((figures[game] for game in OPENSPIEL), key=lambda one: one.decisions_per_s)


def number(value: float) -> str:
    """A number with three digits that count, or all of them before the point."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def times(value: float) -> str:
    """A ratio, written 12 times or 1/12."""
    return f"{number(value)} times" if value >= 1 or value == 0 else f"1/{number(1 / value)}"
