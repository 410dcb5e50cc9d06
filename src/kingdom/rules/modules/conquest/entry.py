"""The Conquest module in the registry: played on the special Duchy cards, alone without Spy tokens."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from kingdom.rules.modules.conquest.options import check
from kingdom.rules.modules.conquest.reasons import SENTENCES
from kingdom.rules.modules.entry import Brought, Entry, Material

if TYPE_CHECKING:
    from kingdom.rules.hooks import Module
    from kingdom.rules.options import Options


def _make(options: "Options") -> "Module":
    from kingdom.rules.modules.conquest.conquest import Conquest

    return Conquest(options)


def _brings(chosen: Mapping[str, object]) -> Brought:
    """One player begins without the Spy tokens of the game of one (CONQ-41)."""
    return Brought(choices={"spy_tokens": "none"})


ENTRY: Final[Entry] = Entry(
    "conquest",
    _make,
    choices=("board",),
    check=check,
    brings=_brings,
    material=Material(deluxe=True, face="E", duchies=("teressia", "senada")),  # CONQ-9
    tables="kingdom.rules.modules.conquest.tables",
    sentences=SENTENCES,
    events=(
        "passed",
        "recruited",
        "marched",
        "battle",
        "spot-won",
        "spot-lost",
        "freed",
        "imprisoned",
        "own-imprisoned",
        "reinforced",
        "destroyed",
        "krystallium-produced",
    ),
    forms=(
        "recruit N",
        "move TERRITORY",
        "from TERRITORY N",
        "arrive",
        "rearrange TERRITORY",
        "man TERRITORY SPOT",
        "pass",
        "imprison TERRITORY [SPOT]",
        "destroy CARD",
        "peek left|right|own|other N",
    ),
)
