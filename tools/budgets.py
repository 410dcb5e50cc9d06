"""Reads out the lengths of files and functions, and public names that lack a sentence.

Run it as `python -m tools.budgets`. Complexity has a budget too; ruff watches that one.
"""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tools", "benchmarks", "tests")
WITHOUT_SENTENCES = ("tests",)  # the name of a test is its sentence
FILE_LINES = 300
FUNCTION_LINES = 40

# What may exceed a budget, and why: "path" for a file, "path::name" or "path::Class.name" for a name in it.
EXCEPTIONS: dict[str, str] = {}

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Reading:
    """What was found: all lengths, and the places beyond a budget with what is wrong there."""

    file_lines: list[int] = field(default_factory=list)
    function_lines: list[int] = field(default_factory=list)
    beyond: dict[str, str] = field(default_factory=dict)


def walk(node: ast.AST, name: str = "") -> Iterator[tuple[str, ast.ClassDef | Function]]:
    """Each class and function below a node, with its dotted name."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | Function):
            dotted = f"{name}.{child.name}" if name else child.name
            yield dotted, child
            yield from walk(child, dotted)
        else:
            yield from walk(child, name)


def read_file(reading: Reading, path: str, text: str) -> None:
    """Take one file into the reading."""
    lines = len(text.splitlines())
    reading.file_lines.append(lines)
    if lines > FILE_LINES:
        reading.beyond[path] = f"{lines} lines, the budget is {FILE_LINES}"
    tree = ast.parse(text, path)
    for name, node in walk(tree):
        if isinstance(node, Function):
            read_function(reading, f"{path}::{name}", node)
    if not path.startswith(WITHOUT_SENTENCES):
        for name in names_without_sentence(tree):
            reading.beyond[f"{path}::{name}" if name else path] = "no sentence that says what it is"


def read_function(reading: Reading, place: str, function: Function) -> None:
    """Take one function into the reading; decorators do not count."""
    lines = (function.end_lineno or function.lineno) - function.lineno + 1
    reading.function_lines.append(lines)
    if lines > FUNCTION_LINES:
        reading.beyond[place] = f"{lines} lines, the budget is {FUNCTION_LINES}"


def names_without_sentence(tree: ast.Module) -> Iterator[str]:
    """The public classes, functions and methods without a docstring; "" stands for the module itself."""
    if tree.body and not ast.get_docstring(tree):
        yield ""
    local = {id(node) for _, outer in walk(tree) if isinstance(outer, Function) for _, node in walk(outer)}
    for name, node in walk(tree):
        private = any(part.startswith("_") for part in name.split("."))
        if not (private or id(node) in local or takes_over_its_sentence(node) or ast.get_docstring(node)):
            yield name


def takes_over_its_sentence(node: ast.ClassDef | Function) -> bool:
    """Whether the sentence stands at the method that is overridden, or at the getter of a setter."""
    decorators = {ast.unparse(decorator).split(".")[-1] for decorator in node.decorator_list}
    return not decorators.isdisjoint({"override", "overload", "setter"})


def read(root: Path) -> Reading:
    """The reading of a whole tree."""
    reading = Reading()
    for folder in FOLDERS:
        for file in sorted((root / folder).rglob("*.py")):
            read_file(reading, file.relative_to(root).as_posix(), file.read_text(encoding="utf-8"))
    return reading


def report(reading: Reading, exceptions: dict[str, str]) -> tuple[list[str], bool]:
    """What to print, and whether everything is within the budgets."""
    refused = {place: what for place, what in reading.beyond.items() if place not in exceptions}
    stale = [place for place in exceptions if place not in reading.beyond]
    return [
        spread("files", reading.file_lines, FILE_LINES),
        spread("functions", reading.function_lines, FUNCTION_LINES),
        *(f"exception: {place}: {why}" for place, why in exceptions.items()),
        *(f"beyond the budget: {place}: {what}" for place, what in refused.items()),
        *(f"no longer an exception, take it off the list: {place}" for place in stale),
    ], not refused and not stale


def spread(what: str, lines: list[int], budget: int) -> str:
    """One line about the lengths of something."""
    if not lines:
        return f"no {what}"
    return f"{len(lines)} {what}: median {median(lines):.0f} lines, longest {max(lines)} of {budget}"


def main() -> int:
    """Print the reading of this repository."""
    lines, within = report(read(ROOT), EXCEPTIONS)
    print("\n".join(lines))
    return 0 if within else 1


if __name__ == "__main__":
    sys.exit(main())
