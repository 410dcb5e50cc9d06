"""One kind of Menace card, as the rules read it."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kingdom.rules.material.resources import RESOURCE_NAMES

if TYPE_CHECKING:
    from kingdom.rules.modules.menace.tables import MenaceCard


NOTHING: Final = -1


@final
class Menace:
    """One kind of Menace card, as numbers."""

    def __init__(self, card: i64, printed: "MenaceCard") -> None:
        self.card: Final[i64] = card
        self.id: Final[str] = printed.id
        self.copies: Final[i64] = printed.copies
        self.points: Final[i64] = printed.points
        self.combat: Final[i64] = printed.combat
        self.in_pile: Final[bool] = printed.pile
        # What it makes for another; what vanquishing it gives at once, and at the end by their number.
        self.produces: Final[i64] = RESOURCE_NAMES.index(printed.produces) if printed.produces else NOTHING
        self.krystallium: Final[i64] = printed.krystallium
        self.secured: Final[tuple[int, ...]] = printed.secured
