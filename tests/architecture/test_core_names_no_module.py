"""The core of the rules never names a module, not even in a comment."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = ROOT / "src" / "kingdom" / "rules"
MODULES = ("advisor", "conquest", "menace", "quest", "scenario", "solo")
IN_MENACES = ("dragon", "frost", "illusionist", "rat", "shadow", "sister", "syphon", "thief", "thieves")
IN_QUESTS = ("usurper",)
NAMES = {*MODULES, *IN_MENACES, *IN_QUESTS}

# Where a name may stand, and why.
ALLOWED: dict[str, str] = {
    "modules": "this is where the modules are",
}


def words(text: str) -> set[str]:
    """The words of a text in the singular; those inside `camelCase` and `snake_case` names too."""
    found = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text)
    return {word.lower().removesuffix("s") for word in found} | {word.lower() for word in found}


def core_files() -> list[Path]:
    files = (file for file in RULES.rglob("*.py"))
    return sorted(file for file in files if not any(file.is_relative_to(RULES / place) for place in ALLOWED))


def test_there_is_a_core() -> None:
    assert core_files()


@pytest.mark.parametrize("file", core_files(), ids=lambda file: str(file.relative_to(RULES)))
def test_a_core_file_names_no_module(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    named = [
        f"{file.name}:{number}: {line.strip()}" for number, line in enumerate(lines, 1) if words(line) & NAMES
    ]
    assert not named, "\n".join(named)


@pytest.mark.parametrize(
    "line", ["# the Menaces", "self.quest_step = 1", "class AdvisorHand:", "SOLO = 1", "thieves"]
)
def test_a_name_is_found_however_it_is_written(line: str) -> None:
    assert words(line) & NAMES


@pytest.mark.parametrize("line", ["generation of requests", "a separate card", "SOLOMON = 1"])
def test_a_longer_word_is_another_word(line: str) -> None:
    assert not words(line) & NAMES
