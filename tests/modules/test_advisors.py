"""The module of the Advisors keeps to what every module promises, in each of its ways to play."""

from typing import Any

import pytest

from kingdom import Options
from kingdom.rules.modules import registry
from kingdom.testing import check_module
from tests.modules import festival

MODES: list[dict[str, Any]] = [
    {},
    {"players": 1},
    {"edition": "first_printing", "face": "B"},
    {"players": 1, "edition": "first_printing"},
    {"house": {"simultaneous": "open", "reveal_discarded_hidden": "yes"}},
    {"players": 1, "house": {"search_rest": "top", "soldier_supply": "30"}},
    {"deluxe": True, "duchies": ("senada", "valados"), "face": "D"},
]


@pytest.mark.parametrize("mode", MODES)
def test_it_keeps_to_the_rules_of_modules(mode: dict[str, Any]) -> None:
    check_module(Options(module="advisors", **mode), games=4)


def test_it_plays_beside_another_module() -> None:
    registry.register(festival.ENTRY)
    try:
        check_module(Options(module=("advisors", "festival"), allow_free_module_mix=True), games=4)
    finally:
        registry.forget("festival")
