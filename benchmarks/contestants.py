"""Who is measured, with which command, and what to say when one cannot be."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path

from benchmarks.aims import CATANATRON, COMPILED, LIMIT, MODULES, OPENSPIEL, UNCOMPILED
from benchmarks.measurement import Measurement, read_measurement

__all__ = ["Contestant", "ContestantFailed", "measure_once", "others", "ours", "peer_versions"]

ROOT = Path(__file__).resolve().parents[1]
LIMIT_SOURCE = ROOT / "../shared/limit/limit.c"
LIMIT_FLAGS = ("-O2", "-fno-tree-vectorize", "-fno-tree-loop-distribute-patterns", '-DOPT="O2"')
LIMIT_GAMES = "20000"
TIMEOUT_S = 120

PEERS = (  # name, distribution, script, game
    (CATANATRON, "catanatron", "catan_peer", ()),
    *((name, "open_spiel", "openspiel_peer", (name.split()[1],)) for name in OPENSPIEL),
    ("RLCard gin-rummy", "rlcard", "rlcard_peer", ("gin-rummy",)),
    ("RLCard doudizhu", "rlcard", "rlcard_peer", ("doudizhu",)),
)


class ContestantFailed(Exception):
    """A contestant gave no figures; the text says why, in one line."""


@dataclass(frozen=True, kw_only=True)
class Contestant:
    """One engine, and the command that measures it once and prints one JSON object."""

    name: str
    command: tuple[str, ...] = ()
    environment: Mapping[str, str] = field(default_factory=dict)
    compiled: bool | None = None
    absent: str | None = None


def measure_once(contestant: Contestant) -> Measurement:
    """Run the contestant in a process of its own."""
    environment = {**os.environ, **contestant.environment}
    try:
        done = subprocess.run(
            contestant.command,
            check=False,
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=TIMEOUT_S,
        )
    except subprocess.TimeoutExpired:
        raise ContestantFailed(f"failed: took longer than {TIMEOUT_S} s") from None
    if done.returncode:
        raise ContestantFailed(f"failed: {_last_line(done.stderr) or f'exit status {done.returncode}'}")
    try:
        return read_measurement(done.stdout, compiled=contestant.compiled)
    except (ValueError, KeyError, TypeError) as error:
        raise ContestantFailed(f"failed: unusable output, {error}") from error


def ours() -> list[Contestant]:
    """The engine compiled and uncompiled, from this tree."""
    return [_ours(COMPILED, "build/compiled", compiled=True), _ours(UNCOMPILED, "src", compiled=False)]


def others(seconds: float, folder: Path) -> list[Contestant]:
    """The compiled engine with each module, the peers playing that long, the limit built in that folder."""
    modules = [_ours(name, "build/compiled", module, compiled=True) for module, name in MODULES.items()]
    return [*modules, *(_peer(*peer, seconds=seconds) for peer in PEERS), _limit(folder)]


def peer_versions() -> dict[str, str]:
    """The version of each installed peer."""
    names = dict.fromkeys(distribution for _, distribution, _, _ in PEERS)
    return {name: version for name in names if (version := _version(name))}


def _ours(name: str, sources: str, module: str = "", *, compiled: bool) -> Contestant:
    path = ROOT / sources
    if not (path / "kingdom").is_dir():
        return Contestant(name=name, absent=f"no {sources}/kingdom")
    played = ("--module", module) if module else ("--bare",)
    command = (sys.executable, "-m", "kingdom", "bench", "engine", "--json", *played)
    return Contestant(name=name, command=command, environment={"PYTHONPATH": str(path)}, compiled=compiled)


def _peer(name: str, distribution: str, script: str, game: tuple[str, ...], *, seconds: float) -> Contestant:
    if _version(distribution) is None:
        return Contestant(name=name, absent="not installed")
    command = (sys.executable, "-m", f"benchmarks.peers.{script}", *game, "--seconds", str(seconds))
    return Contestant(name=name, command=command)


def _limit(folder: Path) -> Contestant:
    source = Path(os.environ.get("KINGDOM_LIMIT", LIMIT_SOURCE))
    compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc") or shutil.which("clang")
    if not source.is_file():
        return Contestant(name=LIMIT, absent="no source file (set KINGDOM_LIMIT to its path)")
    if compiler is None:
        return Contestant(name=LIMIT, absent="no C compiler")
    program = folder / "limit"
    command = (compiler, *LIMIT_FLAGS, str(source), "-o", str(program))
    built = subprocess.run(command, check=False, capture_output=True, text=True)
    if built.returncode:
        return Contestant(name=LIMIT, absent=f"does not compile: {_last_line(built.stderr)}")
    return Contestant(name=LIMIT, command=(str(program), LIMIT_GAMES))


def _version(distribution: str) -> str | None:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None


def _last_line(text: str) -> str:
    return text.strip().rpartition("\n")[2]
