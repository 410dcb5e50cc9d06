"""Evidence for tools/coverage.py, found by reading: code that asks for an option, and golden games."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from kingdom import Options

ROOT = Path(__file__).parents[1]
RULES = ROOT / "src" / "kingdom" / "rules"
GOLDEN = ROOT / "tests" / "golden"
USES = re.compile(r"^  \d advisor ([\w-]+)", re.MULTILINE)
"""A move of a golden game that uses the ability of an Advisor."""


@dataclass(frozen=True)
class Golden:
    """A golden game: its file, what it is played with, and the Advisors whose abilities are used in it."""

    file: str
    options: Options
    used: frozenset[str]


def golden_games() -> Iterator[Golden]:
    """Every golden game, from the files; the move trees are no games."""
    for path in sorted(GOLDEN.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        if text.startswith("Options("):
            yield Golden(relative(path), _options(text), frozenset(USES.findall(text)))


def _options(text: str) -> Options:
    """The options that stand at the beginning of the first line."""
    call = ast.parse(text.partition(", seed ")[0], mode="eval").body
    assert isinstance(call, ast.Call)
    return Options(**{word.arg: ast.literal_eval(word.value) for word in call.keywords if word.arg})


def all_files() -> frozenset[str]:
    """The files of the package."""
    return frozenset(map(relative, (ROOT / "src").rglob("*.*")))


def relative(path: Path) -> str:
    """A path as it stands on the page."""
    return path.relative_to(ROOT).as_posix()


# --- code --------------------------------------------------------------------------------------------------


@cache
def _rules() -> dict[str, list[ast.AST]]:
    """The files of the rules with all that stands in them."""
    files = sorted(RULES.rglob("*.py"))
    return {relative(path): list(ast.walk(ast.parse(path.read_text(encoding="utf-8")))) for path in files}


@cache
def files_that_say(text: str) -> tuple[str, ...]:
    """The files of the rules in which this text stands as a value of its own."""
    return tuple(
        file
        for file, nodes in _rules().items()
        if any(isinstance(node, ast.Constant) and node.value == text for node in nodes)
    )


@cache
def files_that_read(option: str) -> tuple[str, ...]:
    """The files that ask for an option of the edition, or for the name under which Options keeps it."""
    kept = {
        node.target.attr
        for nodes in _rules().values()
        for node in nodes
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute)
        if any(_asks(inner, option, of_itself=True) for inner in ast.walk(node))
    }
    return tuple(
        file
        for file, nodes in _rules().items()
        if any(_asks(node, option, of_itself=False) or _looks_up(node, kept) for node in nodes)
    )


def _asks(node: ast.AST, option: str, *, of_itself: bool) -> bool:
    """Whether this is `options.rule(option)`, or `self.rule(option)` in Options itself."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "rule"
        and (ast.unparse(node.func.value) == "self") is of_itself
        and [ast.unparse(argument) for argument in node.args] == [repr(option)]
    )


def _looks_up(node: ast.AST, kept: set[str]) -> bool:
    """Whether this is `options.name` with one of these names."""
    return (
        isinstance(node, ast.Attribute) and node.attr in kept and ast.unparse(node.value).endswith("options")
    )
