"""The Quest module in the registry."""

from typing import TYPE_CHECKING, Final

from kingdom.rules.modules.entry import Entry
from kingdom.rules.modules.quest.options import HOUSE, Terms, check
from kingdom.rules.modules.quest.reasons import SENTENCES

if TYPE_CHECKING:
    from kingdom.rules.hooks import Module
    from kingdom.rules.options import Options


def _make(options: "Options") -> "Module":
    from kingdom.rules.modules.quest.quest import Quest

    return Quest(Terms(options))


ENTRY: Final[Entry] = Entry(
    "quest",
    _make,
    choices=("quest",),
    check=check,
    house=HOUSE,
    tables="kingdom.rules.modules.quest.tables",
    sentences=SENTENCES,
    events=(
        "step-completed",
        "step-gain",
        "step-points",
        "trap-gained",
        "spy-gained",
        "exchanged",
    ),
    forms=(
        "quest QUEST STEP [recycle CARD] [krystallium N] [calamities N]",
        "transmute RESOURCE N [RESOURCE N ...]",
        "spy left|right|own|other N",
    ),
)
