"""What a rule of thumb must say about a module; by default nothing."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from kingdom.players.estimate import Estimate
    from kingdom.rules.moves import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """One module as greedy sees it, at one decision; amounts are in Victory Points."""

    def __init__(self, mine: "Estimate", seat: i64) -> None:
        self.mine = mine
        self.seat = seat

    def of_move(self, move: "Move") -> float:
        """What a move of the module is worth; 0 is as good as being done."""
        return -1.0

    def of_card(self, card: i64) -> float:
        """What taking one of its cards is worth to this side."""
        return 0.0

    def on_base_move(self, move: "Move") -> float:
        """What is added to a move of the base rules because of this module."""
        return 0.0
