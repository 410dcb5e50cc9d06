"""A scenario by rule of thumb: what it asks for is built first, and nothing of it is thrown away."""

from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from kingdom.players.advice.advice import Advice
from kingdom.rules.moves import CUBE, LAY_KRYSTALLIUM, LAY_SOLDIER, RECYCLE

if TYPE_CHECKING:
    from kingdom.players.estimate import Estimate
    from kingdom.rules.moves import Move

TO_BE_BUILT: Final = 6.0
"""What a cube on a card that the scenario asks for is worth more than elsewhere: without it all is lost."""
DEAR: Final = 3.0
"""The same for Krystallium and Soldiers, which other cards and modules want too."""


@final
class ScenarioAdvice(Advice):
    """Knows which cards under construction must be finished."""

    def __init__(self, mine: "Estimate", seat: i64) -> None:
        super().__init__(mine, seat)
        box = mine.box
        seen = cast("dict[str, object]", mine.view.modules["scenario"])
        missing = [box.index[name] for name in cast("list[str]", seen["missing"])]
        self.slots: list[int] = []
        for slot in mine.side.slots:
            card = int(box.slot_card[slot])
            if card in missing:
                missing.remove(card)
                self.slots.append(int(slot))

    def on_base_move(self, move: "Move") -> float:
        """More for what goes on a card that must be finished."""
        if move.verb == CUBE:
            return TO_BE_BUILT if move.to in self.slots else 0.0
        if move.verb == RECYCLE:
            worth = TO_BE_BUILT if move.to in self.slots else 0.0
            return worth + (TO_BE_BUILT if move.second in self.slots else 0.0)
        if move.verb == LAY_KRYSTALLIUM or move.verb == LAY_SOLDIER:
            return DEAR if move.to in self.slots else 0.0
        return 0.0
