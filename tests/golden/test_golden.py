"""Games and move trees stay as they were; `make golden` rewrites the files when a rule has changed."""

from pathlib import Path

import pytest

from tools.golden import GOLDEN, pages

PAGES = pages()


@pytest.mark.parametrize("path", list(PAGES), ids=[path.stem for path in PAGES])
def test_a_golden_file_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == PAGES[path], "run `make golden` and read the diff"


def test_no_golden_file_is_left_over() -> None:
    assert set(GOLDEN.glob("*.txt")) == set(PAGES)
