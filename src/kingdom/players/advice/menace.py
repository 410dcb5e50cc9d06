"""Menaces by rule of thumb: what taking one costs, what vanquishing one is worth, and the least of evils."""

from typing import TYPE_CHECKING, Any, Final, cast, final

from mypy_extensions import i64

from kingdom.players.advice.advice import Advice
from kingdom.rules.building.cost import CUBES
from kingdom.rules.material.resources import BASIC, RESOURCE_NAMES, SOLDIER, TREASURE
from kingdom.rules.modules.menace.own_moves import COVER, FREEZE, GIVE_UP, VANQUISH
from kingdom.rules.moves import LAY_SOLDIER

if TYPE_CHECKING:
    from kingdom.players.estimate import Estimate
    from kingdom.rules.modules.menace.tables import MenaceCard
    from kingdom.rules.moves import Move

FIRST_OF_ALL: Final = 50.0
LAST_OF_ALL: Final = -50.0
"""A Giant is placed when everything else is planned, so that it freezes the card that can best wait."""
SOLDIER_WORTH: Final = 1.1
"""A Soldier vanquishes about two points of a Menace, if there is one to fight."""
KEPT_FOR_COMBAT: Final = 1.6
VANQUISHED: Final = 0.75
"""How much of a Menace's points is lost on the average: some are vanquished, which costs Soldiers, too."""
DEVOURED: Final = 2.4
"""What a Shadow takes each round: a card, and the opponent's cube."""
CHILLED: Final = 1.2
"""What a card loses by being frozen for a round or two."""


@final
class MenaceAdvice(Advice):
    """One player's Menaces."""

    def __init__(self, mine: "Estimate", seat: i64) -> None:
        super().__init__(mine, seat)
        seen = cast("dict[str, Any]", mine.view.modules["menace"])
        self.seen: Final = seen
        self.standing: Final[list[str]] = seen["standing"][seat]
        self.cards: Final = mine.box.catalogue.more["menace"]
        mine.soldier = max(mine.soldier, SOLDIER_WORTH)

    def of_card(self, card: i64) -> float:
        """What taking a Menace costs: its points, and what it does to this player."""
        name = self.mine.box.ids[card]
        if name not in self.cards:
            return 0.0
        return self._points(name) * VANQUISHED - self._harm(name)

    def _points(self, name: str) -> float:
        return float(self._printed(name).points)

    def _printed(self, name: str) -> "MenaceCard":
        return cast("MenaceCard", self.cards[name])

    def _harm(self, name: str) -> float:
        """What it does beside the points, in this round and in those to come."""
        deck = self._printed(name).deck
        if deck == "giant-rats":
            return self._vermin() * float(self.standing.count(name) + 1)
        if deck == "shadows":
            return DEVOURED * max(1.0, self.mine.phases)
        if deck == "thieves":
            return self.mine.phases
        return CHILLED

    def _vermin(self) -> float:
        pile = cast("list[str]", self.seen.get("pile", []))
        return -self._points(pile[0]) * VANQUISHED if pile else 0.0

    # --- moves -----------------------------------------------------------------------------------------

    def of_move(self, move: "Move") -> float:
        """Fight what costs most for each Soldier; give up, cover and freeze what matters least."""
        if move.to == VANQUISH:
            return self._vanquish(move)
        if move.to == GIVE_UP:
            cubes = 1.0 if self.mine.box.kinds[move.card] == TREASURE else 0.0
            return FIRST_OF_ALL - self.mine.of_card(move.card) - cubes
        if move.to == COVER:
            return FIRST_OF_ALL - self._icon(move)
        return LAST_OF_ALL - self._frozen(move.second) if move.to == FREEZE else 0.0

    def _vanquish(self, move: "Move") -> float:
        name = self.mine.box.ids[move.card]
        printed = self._printed(name)
        gain = -float(printed.points)
        if printed.deck == "shadows":
            gain += DEVOURED * self.mine.phases
        elif printed.deck == "thieves":
            gain += self.mine.phases + (0.1 * self._icon(move) if move.second >= 0 else 0.0)
        elif printed.deck == "frost-giants":
            giants = cast("dict[str, str]", self.seen["giants"][self.seat])
            slot = self.mine.box.slot_index[giants[move.text.split(" ")[1]]]
            gain += self.mine.when_built(self.mine.box.slot_card[slot])
        wanted = 1.2 if self.mine.asked[SOLDIER] and self.mine.phases > 0.0 else 0.0
        return gain / float(printed.combat) - wanted

    def _icon(self, move: "Move") -> float:
        """What an icon yields: the words of the move name its resource."""
        for resource in range(BASIC):
            if RESOURCE_NAMES[resource] in move.text:
                glut = 1.0 + self.mine.weights.glut * float(self.mine.produced[resource])
                return self.mine.weights.icons[resource] / glut
        return 0.0

    def _frozen(self, slot: i64) -> float:
        """A card that would soon be finished and is worth much should not be frozen."""
        missing = 0.0
        row: i64 = 0
        for other in self.mine.side.slots:
            if other == slot:
                missing = 1.0 if self.mine.side.needs[row] & CUBES else 0.0
            row += 1
        return 0.3 * self.mine.when_built(self.mine.box.slot_card[slot]) + missing

    def on_base_move(self, move: "Move") -> float:
        """Soldiers are kept for Combat while there is something to fight."""
        return -KEPT_FOR_COMBAT if move.verb == LAY_SOLDIER and self.standing else 0.0
