"""The source keeps its budgets, and the tools that say so can tell."""

import pytest

from tools import budgets, rule_ids

LONG_FUNCTION = '"""Module."""\n\n\ndef long() -> None:\n    """Too long."""\n' + "    print()\n" * 39


def reading_of(text: str, path: str = "src/kingdom/example.py") -> budgets.Reading:
    reading = budgets.Reading()
    budgets.read_file(reading, path, text)
    return reading


def test_this_repository_is_within_its_budgets() -> None:
    lines, within = budgets.report(budgets.read(budgets.ROOT), budgets.EXCEPTIONS)
    assert within, "\n".join(lines)


def test_a_function_of_41_lines_is_beyond_the_budget() -> None:
    assert list(reading_of(LONG_FUNCTION).beyond) == ["src/kingdom/example.py::long"]


def test_a_function_of_40_lines_is_not() -> None:
    assert not reading_of(LONG_FUNCTION.removesuffix("    print()\n")).beyond


def test_a_file_of_301_lines_is_beyond_the_budget() -> None:
    assert list(reading_of('"""Module."""\n' + "1\n" * 300).beyond) == ["src/kingdom/example.py"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("x = 1", "src/kingdom/example.py"),
        ('"""Module."""\ndef farm(): ...', "src/kingdom/example.py::farm"),
        ('"""Module."""\nclass Farm: ...', "src/kingdom/example.py::Farm"),
        (
            '"""M."""\nclass Farm:\n    """F."""\n    def build(self): ...',
            "src/kingdom/example.py::Farm.build",
        ),
    ],
    ids=["module", "function", "class", "method"],
)
def test_a_public_name_without_a_sentence_is_found(text: str, place: str) -> None:
    assert list(reading_of(text).beyond) == [place]


@pytest.mark.parametrize(
    "text",
    [
        '"""M."""\ndef _farm(): ...',
        '"""M."""\nclass _Farm:\n    def build(self): ...',
        '"""M."""\ndef farm():\n    """F."""\n    def inner(): ...',
        '"""M."""\nclass Farm:\n    """F."""\n    def __init__(self): ...',
        '"""M."""\nclass Farm:\n    """F."""\n    @override\n    def build(self): ...',
    ],
    ids=["private", "inside private", "inside a function", "magic", "overriding"],
)
def test_other_names_need_no_sentence(text: str) -> None:
    assert not reading_of(text).beyond


def test_the_name_of_a_test_is_its_sentence() -> None:
    assert not reading_of("def test_farm(): ...", "tests/test_farm.py").beyond


def test_an_exception_is_printed_with_its_reason_and_refused_once_it_is_not_needed() -> None:
    place = "src/kingdom/example.py::long"
    assert budgets.report(reading_of(LONG_FUNCTION), {place: "a table"})[1]
    lines, within = budgets.report(reading_of(""), {place: "a table"})
    assert f"exception: {place}: a table" in lines
    assert not within


CHECKLIST = rule_ids.read_checklist(
    'all = ["R-001..R-012"]\ndue = ["R-001..R-002", "R-009"]\n[untestable]\nR-002 = "paper only"'
)


def test_rule_ids_count_with_their_zeros() -> None:
    assert {"R-001", "R-009", "R-012"} < CHECKLIST.all
    assert CHECKLIST.due == {"R-001", "R-002", "R-009"}


def test_a_complete_set_of_rule_ids_has_no_fault() -> None:
    assert not list(rule_ids.faults(CHECKLIST, {"R-001": "here", "R-009": "here", "R-012": "here"}))


@pytest.mark.parametrize(
    ("shown", "fault"),
    [
        ({"R-001": "here"}, "R-009 is due and no test shows it"),
        ({"R-001": "", "R-009": "", "R-13": "test_x.py:3"}, "test_x.py:3: R-13 is not in the checklist"),
        ({"R-001": "", "R-009": "", "R-002": "test_x.py:3"}, "R-002 is tested, so it cannot be listed"),
    ],
    ids=["lost", "misspelt", "listed as untestable"],
)
def test_a_faulty_set_of_rule_ids_is_told(shown: dict[str, str], fault: str) -> None:
    (found,) = rule_ids.faults(CHECKLIST, shown)
    assert fault in found


def test_rule_ids_are_read_from_decorators_and_parameters() -> None:
    decorated = "@pytest.mark.rule('R-001', 'R-002')\ndef test_a(): ..."
    assert list(rule_ids.ids_in(decorated)) == [(1, "R-001"), (1, "R-002")]
    assert list(rule_ids.ids_in("pytest.param(1, marks=pytest.mark.rule(ID))")) == [(1, "")]
