"""The package installs from its source archive, with a C compiler and without."""

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import setup

ROOT = Path(__file__).parents[2]
BUILD_FILES = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
ARCHIVE = "from setuptools import build_meta; build_meta.build_sdist('archive')"
BUILD_WHEEL = ("-m", "pip", "wheel", "--verbose", "--no-deps", "--no-build-isolation", "--wheel-dir", "wheel")
needs_a_compiler = pytest.mark.skipif(bool(setup.missing()), reason=setup.missing())


def python(*arguments: str, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run this Python, its two outputs in one; KINGDOM_COMPILE has the given value or none."""
    inherited = {
        name: value for name, value in os.environ.items() if name not in {"KINGDOM_COMPILE", "PYTHONPATH"}
    }
    command = [sys.executable, *arguments]
    environment = inherited | variables
    return subprocess.run(
        command, cwd=cwd, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of what the package is built from."""
    for name in BUILD_FILES:
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__")
    )
    return tmp_path


@pytest.fixture
def small_source(tmp_path: Path) -> Path:
    """The same build with next to nothing to compile."""
    for name in BUILD_FILES:
        shutil.copy(ROOT / name, tmp_path)
    rules = tmp_path / "src" / "kingdom" / "rules"
    rules.mkdir(parents=True)
    for file in (rules.parent / "__init__.py", rules / "__init__.py"):
        file.touch()
    for name in ("gold", "farm"):
        (rules / f"{name}.py").write_text("def produce(cubes: int) -> int:\n    return cubes + 1\n")
    return tmp_path


def wheel_in(folder: Path) -> tuple[str, set[str]]:
    """The platform part of the name of the one wheel there, and the names of its files."""
    (wheel,) = (folder / "wheel").glob("*.whl")
    return wheel.stem.split("-", 2)[2], set(zipfile.ZipFile(wheel).namelist())


@pytest.mark.slow
def test_the_package_installs_from_its_source_archive_and_runs(source: Path) -> None:
    (source / "archive").mkdir()
    made = python("-c", ARCHIVE, cwd=source, KINGDOM_COMPILE="0")
    assert made.returncode == 0, made.stdout
    (archive,) = (source / "archive").iterdir()
    made = python(*BUILD_WHEEL, str(archive), cwd=source, KINGDOM_COMPILE="0")
    assert made.returncode == 0, made.stdout
    tag, names = wheel_in(source)
    assert tag == "py3-none-any"
    packaged = {
        path.relative_to(source / "src").as_posix() for path in (source / "src" / "kingdom").rglob("*.*")
    }
    assert packaged <= names
    (wheel,) = (source / "wheel").iterdir()
    installed = source / "installed"
    made = python("-m", "pip", "install", "--no-deps", "--target", str(installed), str(wheel), cwd=source)
    assert made.returncode == 0, made.stdout
    ran = python("-m", "kingdom", "--version", cwd=installed, PYTHONPATH=str(installed))
    assert ran.returncode == 0, ran.stdout
    assert "0.1.0" in ran.stdout


@pytest.mark.slow
@needs_a_compiler
def test_a_compiled_wheel_names_its_platform_and_has_the_sources_too(small_source: Path) -> None:
    made = python(*BUILD_WHEEL, ".", cwd=small_source)
    assert made.returncode == 0, made.stdout
    tag, names = wheel_in(small_source)
    assert tag.startswith("cp")
    compiled = {name for name in names if name.endswith((".so", ".pyd"))}
    assert {name.split(".")[0] for name in compiled} == {
        "kingdom/rules/farm",
        "kingdom/rules/gold",
        "kingdom/rules__mypyc",
    }
    assert {"kingdom/rules/farm.py", "kingdom/rules/gold.py"} <= names


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variables", "reason"),
    [
        pytest.param({"KINGDOM_COMPILE": "0"}, "KINGDOM_COMPILE=0", id="not wanted"),
        pytest.param({"CC": "no-such-compiler"}, "no C compiler", id="no compiler"),
        pytest.param({"CC": "false"}, "the C compiler failed", id="failing compiler", marks=needs_a_compiler),
    ],
)
def test_without_compiling_the_wheel_is_pure_and_one_line_says_so(
    small_source: Path, variables: dict[str, str], reason: str
) -> None:
    made = python(*BUILD_WHEEL, ".", cwd=small_source, **variables)
    assert made.returncode == 0, made.stdout
    tag, names = wheel_in(small_source)
    assert tag == "py3-none-any"
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    (said,) = [line for line in made.stdout.splitlines() if line.strip().startswith("wonderful-kingdom:")]
    assert "pure Python" in said
    assert reason in said


@pytest.mark.slow
@pytest.mark.parametrize("compiler", ["no-such-compiler", "false"])
def test_compiling_that_was_insisted_on_fails_aloud(small_source: Path, compiler: str) -> None:
    made = python(*BUILD_WHEEL, ".", cwd=small_source, KINGDOM_COMPILE="1", CC=compiler)
    assert made.returncode != 0
    assert "KINGDOM_COMPILE=1, but" in made.stdout


def test_a_build_asks_for_the_mypyc_that_daily_work_uses() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert setup.MYPYC in project["optional-dependencies"]["dev"]
    assert (
        setup.MYPYC.replace("[mypyc]", "") in (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    )
