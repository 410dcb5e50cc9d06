"""The gallery in docs/cards shows every card and is up to date."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kingdom.rules.cards import standard

ROOT = Path(__file__).parents[2]


def gallery(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "gallery.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_gallery_is_up_to_date() -> None:
    done = gallery("--check")
    assert (done.returncode, done.stderr) == (0, "")


def test_the_page_shows_every_card() -> None:
    page = (ROOT / "docs" / "cards" / "README.md").read_text(encoding="utf-8")
    cards = standard()
    faces = [f"duchy-{duchy.id}-{face.lower()}" for duchy in cards.duchies for face in duchy.faces]
    drawn = [
        *(card.id for card in cards.developments),
        *(each.id for each in cards.treasures),
        "calamity",
        *faces,
    ]
    assert page.count("<img ") == len(drawn)
    assert all(f'<img src="{name}.svg"' in page for name in drawn)


def test_a_picture_has_a_cube_for_each_space_icon_and_recycled_resource() -> None:
    farm = (ROOT / "docs" / "cards" / "farm.svg").read_text(encoding="utf-8")
    letters = re.findall("<text[^>]*>([^<]*)</text>", farm)
    assert letters == ["Farm", "F", "M", "M", "M", "P", "P", "P", "4 copies"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    assert gallery("--folder", str(tmp_path)).returncode == 0
    return tmp_path


def test_a_changed_a_missing_and_a_foreign_picture_are_found_and_mended(folder: Path) -> None:
    (folder / "farm.svg").write_text("<svg/>")
    (folder / "port.svg").unlink()
    (folder / "no-card.svg").write_text("<svg/>")
    done = gallery("--check", "--folder", str(folder))
    assert done.returncode == 1
    assert [Path(line.split()[0]).name for line in done.stderr.splitlines()] == [
        "farm.svg",
        "no-card.svg",
        "port.svg",
    ]
    assert gallery("--folder", str(folder)).returncode == 0
    assert gallery("--check", "--folder", str(folder)).returncode == 0
