"""Advisors in the registry."""

from typing import TYPE_CHECKING, Final

from kingdom.rules.modules.advisors.options import BROUGHT, check
from kingdom.rules.modules.advisors.reasons import SENTENCES
from kingdom.rules.modules.entry import Entry

if TYPE_CHECKING:
    from kingdom.rules.hooks import Module
    from kingdom.rules.options import Options


def _make(options: "Options") -> "Module":
    from kingdom.rules.modules.advisors.advisors import Advisors

    return Advisors(options)


ENTRY: Final[Entry] = Entry(
    "advisors",
    _make,
    choices=BROUGHT,
    check=check,
    tables="kingdom.rules.modules.advisors.tables",
    sentences=SENTENCES,
    events=(
        "advisors-drawn",
        "advisor-kept",
        "advisor-joins",
        "advisor-used",
        "offer-discarded",
        "offer-moved",
        "turned-up",
        "trap-recovered",
        "extra-produced",
        "gained",
        "calamities-doubled",
        "offer-named",
        "offer-swapped",
        "selected-swapped",
        "combo-changed",
        "gross-doubled",
    ),
    forms=("draft CARD", "advisor CARD [PLACE]", "add RESOURCE > CARD", "swap CARD"),
)
