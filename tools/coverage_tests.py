"""What the tests of the rules name, for tools/coverage.py, read from their sources.

A test names what stands in it and in its decorators, in the constants that it uses and in the functions of
its file; of a function or fixture from another file count the options that it sets.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tools.coverage_evidence import ROOT, relative

TESTS = ROOT / "tests"
OF_RULES = ("rulebook", "modules", "properties", "cards")
"""The folders whose tests show rules; the others show tables, texts and players."""
LETTERS = "ABCDE"
"""Faces are often named together: "ABCD"."""

Definition = ast.FunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign


@dataclass(frozen=True)
class Scope:
    """What a test names: texts, options with their value, options with a value that stands elsewhere.

    `helped` are the options that functions of other files set to what they are given.
    """

    file: str
    words: frozenset[str]
    pairs: frozenset[tuple[str, object]]
    open: frozenset[str]
    helped: frozenset[str]

    def sets(self, option: str, value: object) -> bool:
        """Whether the test plays with this value, or with one of several that it names."""
        return (option, value) in self.pairs or (option in self.open and value in self.words)

    def played_by(self, players: int) -> bool:
        """Whether the test plays with so many players; where it says nothing, these are two."""
        said = {value for name, value in self.pairs if name == "players"}
        return players in (said or {2}) or "players" in self.open

    @property
    def chosen(self) -> dict[str, object]:
        """The names of all options that the test sets, with a value of each."""
        return dict.fromkeys(sorted(self.open | self.helped), None) | dict(self.pairs)


class _Names:
    """Collects what is named."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.pairs: set[tuple[str, object]] = set()
        self.open: set[str] = set()
        self.helped: set[str] = set()

    def scope(self, file: str) -> Scope:
        """What was collected, for a test of this file."""
        kinds = (frozenset(self.words), frozenset(self.pairs), frozenset(self.open), frozenset(self.helped))
        return Scope(file, *kinds)

    def read(self, node: ast.AST, *, words: bool) -> None:
        """Take in what stands in a definition; `words` is false in functions of other files."""
        for inner in ast.walk(node):
            if isinstance(inner, ast.Constant) and isinstance(inner.value, str) and words:
                self._word(inner.value)
            elif isinstance(inner, ast.keyword) and inner.arg:
                self._pair(inner.arg, inner.value, self.open if words else self.helped)
            elif isinstance(inner, ast.Dict):
                for key, value in zip(inner.keys, inner.values, strict=True):
                    if isinstance(key, ast.Constant) and isinstance(key.value, str):
                        self._pair(key.value, value, self.open if words else self.helped)

    def _word(self, text: str) -> None:
        self.words.add(text)
        if set(text) <= set(LETTERS):
            self.words.update(text)

    def _pair(self, name: str, value: ast.expr, elsewhere: set[str]) -> None:
        several = value.elts if isinstance(value, ast.Tuple | ast.List) else [value]
        for one in several:
            if isinstance(one, ast.Constant):
                self.pairs.add((name, one.value))
            else:
                elsewhere.add(name)


class _Source:
    """A file with its constants, functions and classes, and what it imports from where."""

    def __init__(self, path: Path) -> None:
        self.defined: dict[str, Definition] = {}
        self.imported: dict[str, tuple[Path, str]] = {}
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            for name in _defined_by(node):
                assert isinstance(node, Definition)
                self.defined[name] = node
            if isinstance(node, ast.ImportFrom) and (file := _file(node.module or "")):
                self.imported |= {each.asname or each.name: (file, each.name) for each in node.names}


def _defined_by(node: ast.stmt) -> list[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case ast.Assign(targets=targets):
            inner = [each for target in targets for each in ast.walk(target)]
            return [each.id for each in inner if isinstance(each, ast.Name)]
        case _:
            return []


@cache
def _source(path: Path) -> _Source:
    return _Source(path)


def _file(module: str) -> Path | None:
    """The file of a module of ours."""
    for folder in (ROOT, ROOT / "src"):
        path = folder.joinpath(*module.split(".")).with_suffix(".py")
        if module and path.exists():
            return path
    return None


def scopes() -> Iterator[Scope]:
    """What each test of the rules names."""
    for folder in OF_RULES:
        for path in sorted((TESTS / folder).rglob("test_*.py")):
            yield from scopes_of(path)


def scopes_of(path: Path) -> Iterator[Scope]:
    """What each test of a file names."""
    for name in _source(path).defined:
        if name.startswith("test_"):
            names = _Names()
            _follow(path, name, names, set(), words=True)
            yield names.scope(relative(path))


def _follow(path: Path, name: str, names: _Names, seen: set[object], *, words: bool) -> None:
    """Read a definition and all that it uses; the texts of functions from another file do not count."""
    if (path, name, words) in seen:
        return
    seen.add((path, name, words))
    source = _source(path)
    if name in source.imported:
        file, there = source.imported[name]
        constant = isinstance(_source(file).defined.get(there), ast.Assign | ast.AnnAssign)
        if constant or TESTS in file.parents:
            _follow(file, there, names, seen, words=words and constant)
    elif node := source.defined.get(name):
        names.read(node, words=words)
        for used in sorted(_used(node)):
            _follow(path, used, names, seen, words=words)


def _used(node: ast.AST) -> set[str]:
    """The names that a definition uses, those of fixtures among them."""
    inner = list(ast.walk(node))
    arguments = {each.arg for each in inner if isinstance(each, ast.arg)}
    return arguments | {each.id for each in inner if isinstance(each, ast.Name)}
