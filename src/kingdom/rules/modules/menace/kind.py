"""One kind of Menace card, as the rules read it."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

if TYPE_CHECKING:
    from kingdom.rules.modules.menace.tables import MenaceCard


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
