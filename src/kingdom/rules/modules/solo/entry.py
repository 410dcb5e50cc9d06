"""The game of one in the registry: it joins every game of one player."""

from typing import TYPE_CHECKING, Final

from kingdom.rules.modules.entry import Entry
from kingdom.rules.modules.solo.options import HOUSE
from kingdom.rules.modules.solo.reasons import SENTENCES

if TYPE_CHECKING:
    from kingdom.rules.hooks import Module
    from kingdom.rules.options import Options


def _make(options: "Options") -> "Module":
    from kingdom.rules.modules.solo.solo import Solo

    return Solo(options)


ENTRY: Final[Entry] = Entry(
    "solo",
    _make,
    joins=lambda players, chosen: players == 1,
    house=HOUSE,
    sentences=SENTENCES,
    events=("danger", "spied", "spy-recovered", "searched", "kept"),
    forms=("reveal AREA N", "search CARD", "keep CARD", "collect"),
)
