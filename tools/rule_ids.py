"""Compares the rule ids in the tests with the checklist: `python -m tools.rule_ids`.

A test shows a rule with `@pytest.mark.rule("R-001")`; tests/rulebook/checklist.toml says which ids exist,
which are due, and which cannot be tested.
"""

import ast
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
CHECKLIST = Path("tests/rulebook/checklist.toml")


@dataclass(frozen=True)
class Checklist:
    """The ids that exist, those that are due, and the untestable ones with the reason."""

    all: frozenset[str]
    due: frozenset[str]
    untestable: dict[str, str]


def expand(spans: list[str]) -> frozenset[str]:
    """The ids in spans like "R-001..R-144"; a single id is a span of its own."""
    ids: set[str] = set()
    for span in spans:
        first, _, last = span.partition("..")
        numbers = range(int(first.removeprefix("R-")), int((last or first).removeprefix("R-")) + 1)
        ids.update(f"R-{number:03}" for number in numbers)
    return frozenset(ids)


def read_checklist(text: str) -> Checklist:
    """The checklist written in TOML."""
    data = tomllib.loads(text)
    return Checklist(expand(data["all"]), expand(data["due"]), data["untestable"])


def ids_in(source: str) -> Iterator[tuple[int, str]]:
    """The line and the id of each argument of a `pytest.mark.rule(...)`; "" if it is not a plain string."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                literal = argument.value if isinstance(argument, ast.Constant) else None
                yield argument.lineno, literal if isinstance(literal, str) else ""


def shown_ids(tests: Path) -> dict[str, str]:
    """The ids that the tests show, each with one place where it stands."""
    shown: dict[str, str] = {}
    for file in sorted(tests.rglob("*.py")):
        for line, rule in ids_in(file.read_text(encoding="utf-8")):
            shown.setdefault(rule, f"{file.relative_to(tests.parent).as_posix()}:{line}")
    return shown


def faults(checklist: Checklist, shown: dict[str, str]) -> Iterator[str]:
    """What is wrong, one sentence each."""
    for rule in sorted(shown.keys() - checklist.all):
        yield f"{shown[rule]}: {rule or 'an id that is not a plain string'} is not in the checklist"
    for rule in sorted(checklist.due - shown.keys() - checklist.untestable.keys()):
        yield f"{rule} is due and no test shows it"
    for rule in sorted(checklist.untestable.keys() - checklist.all):
        yield f"{CHECKLIST}: {rule} is listed as untestable and is not in the checklist"
    for rule in sorted(checklist.untestable.keys() & shown.keys()):
        yield f"{shown[rule]}: {rule} is tested, so it cannot be listed as untestable"


def main() -> int:
    """Print how many rules the tests of this repository show, and what is wrong."""
    checklist = read_checklist((ROOT / CHECKLIST).read_text(encoding="utf-8"))
    shown = shown_ids(ROOT / "tests")
    print(f"{len(checklist.all & shown.keys())} of {len(checklist.all)} rule ids shown by tests")
    found = list(faults(checklist, shown))
    print("".join(f"{fault}\n" for fault in found), end="")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
