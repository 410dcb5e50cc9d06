"""Nothing in the repository belongs to one machine, and nothing is random or pickled behind our back."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MACHINE_PATH = re.compile(
    r"(?<![\w.~$})\]*/-])/(?:home|Users|root|work|farm|tmp|opt|mnt|srv)/\w|\b[A-Z]:\\\w"
)
REGISTRY = re.compile(
    r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|yarnpkg\.com|index[-]url", re.IGNORECASE
)


def repository_files() -> list[Path]:
    """All files that are tracked, or would be once they are added."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return sorted(ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file())


def text_of(file: Path) -> str:
    """The text of a file; nothing for a picture."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


@pytest.mark.parametrize(
    "pattern", [MACHINE_PATH, REGISTRY], ids=["path of one machine", "address of a registry"]
)
def test_no_file_contains_a(pattern: re.Pattern[str]) -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in repository_files()
        for number, line in enumerate(text_of(file).splitlines(), 1)
        if pattern.search(line)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("open('" + "/home" + "/ada/x')", True),
        ("see " + "/work" + "/games.txt", True),
        ("C:" + "\\Users", True),
        ("offer farm left" + "/work" + "/right", False),
        ("build/tmp/x", False),
        ("#!/usr/bin/env bash", False),
    ],
)
def test_what_is_the_path_of_one_machine(text: str, is_one: bool) -> None:
    assert bool(MACHINE_PATH.search(text)) is is_one


def foreign_words(source: str) -> list[str]:
    """Each use of the global random generator or of pickle."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                found += [f"{node.lineno}: import {name.name}" for name in names if name.name == "pickle"]
            case ast.ImportFrom(module="pickle"):
                found.append(f"{node.lineno}: from pickle")
            case ast.ImportFrom(module="random", names=names):
                found += [f"{node.lineno}: random.{name.name}" for name in names if name.name != "Random"]
            case ast.Attribute(value=ast.Name(id="random"), attr=attribute) if attribute != "Random":
                found.append(f"{node.lineno}: random.{attribute}")
    return found


@pytest.mark.parametrize("folder", ["src", "tests", "tools"])
def test_every_generator_has_its_seed_and_nothing_is_pickled(folder: str) -> None:
    found = [
        f"{file.relative_to(ROOT)}:{use}"
        for file in sorted((ROOT / folder).rglob("*.py"))
        for use in foreign_words(file.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source", ["random.random()", "from random import shuffle", "import pickle", "from pickle import dumps"]
)
def test_a_foreign_word_is_found(source: str) -> None:
    assert len(foreign_words(source)) == 1


def test_a_generator_of_ones_own_is_welcome() -> None:
    assert not foreign_words("import random\nrng = random.Random(7)\nrng.shuffle(cards)")
