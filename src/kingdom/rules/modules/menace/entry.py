"""The Menace module in the registry: its name, its options, and what it brings."""

from typing import TYPE_CHECKING, Final

from kingdom.rules.modules.entry import Entry
from kingdom.rules.modules.menace.options import HOUSE, check
from kingdom.rules.modules.menace.reasons import SENTENCES

if TYPE_CHECKING:
    from kingdom.rules.hooks import Module
    from kingdom.rules.options import Options


def _make(options: "Options") -> "Module":
    from kingdom.rules.modules.menace.menace import Menaces

    return Menaces(options)


ENTRY: Final[Entry] = Entry(
    "menace",
    _make,
    choices=("menaces",),
    check=check,
    house=HOUSE,
    tables="kingdom.rules.modules.menace.tables",
    sentences=SENTENCES,
    events=(
        "menace-arrives",
        "vermin",
        "given-up",
        "shadow-gain",
        "covered",
        "uncovered",
        "frozen",
        "vanquished",
        "lost",
        "syphoned",
        "soldiers-lost",
        "soldiers-owed",
        "hoard",
        "secured",
        "illusions-gained",
        "illusion-placed",
        "swapped",
    ),
    forms=(
        "draw CARD",
        "give-up CARD",
        "cover CARD ICON",
        "freeze CARD",
        "vanquish MENACE",
        "vanquish MENACE CARD ICON",
        "secure EGG",
        "lose CARD RESOURCE",
        "illusion AREA N",
        "swap N AREA N",
        "swap none",
    ),
)
