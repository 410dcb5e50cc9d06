"""Menaces by rule of thumb: what taking one costs, what vanquishing one is worth, and the least of evils."""

from typing import TYPE_CHECKING, Any, Final, cast, final

from mypy_extensions import i64

from kingdom.players.advice.advice import Advice
from kingdom.rules.building.cost import CUBES, spaces
from kingdom.rules.material.resources import BASIC, RESOURCE_NAMES, SOLDIER, TREASURE
from kingdom.rules.modules.menace.illusionists import PLACES
from kingdom.rules.modules.menace.own_moves import (
    COVER,
    FREEZE,
    GIVE_UP,
    ILLUSION,
    LOSE,
    SWAP,
    VANQUISH,
)
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
KEPT_FOR_A_DRAGON: Final = 1.5
VANQUISHED: Final = 0.75
"""How much of a Menace's points is lost on the average: some are vanquished, which costs Soldiers, too."""
DEVOURED: Final = 2.4
"""What a Shadow takes each round: a card, and the opponent's cube."""
CHILLED: Final = 1.2
"""What a card loses by being frozen for a round or two."""
EACH_ROUND: Final = {
    "shadows": DEVOURED,
    "thieves": 1.0,
    "sisters-of-misfortune": 1.1,
    "syphon": 0.8,
    "black-dragons": 1.1,
    "illusionists": 0.8,
}
"""What a Menace of each deck costs in every round in which it stands there."""
HATCHED: Final = 0.6
"""How much of an Egg's points is left when its Soldiers are paid, and it may never be secured."""
SISTERHOOD: Final = 1.5
"""What each vanquished Sister adds to the next, long before the fourth."""
WORTH_A_TOKEN: Final = 3.0
"""The least that a card must be worth to be marked with an Illusion token."""


@final
class MenaceAdvice(Advice):
    """One player's Menaces."""

    def __init__(self, mine: "Estimate", seat: i64) -> None:
        super().__init__(mine, seat)
        seen = cast("dict[str, Any]", mine.view.modules["menace"])
        self.seen: Final = seen
        self.standing: Final[list[str]] = seen["standing"][seat]
        self.vanquished: Final[list[str]] = seen["vanquished"][seat]
        self.cards: Final = mine.box.catalogue.more["menace"]
        mine.soldier = max(mine.soldier, SOLDIER_WORTH)

    def of_card(self, card: i64) -> float:
        """What taking a Menace costs: its points, and what it does to this player."""
        name = self.mine.box.ids[card]
        if name not in self.cards:
            return 0.0
        printed = self._printed(name)
        if printed.secured:
            return HATCHED * self._secured(printed, self.standing.count(name))
        return self._points(name) * VANQUISHED - self._harm(name)

    def _points(self, name: str) -> float:
        return float(self._printed(name).points)

    def _printed(self, name: str) -> "MenaceCard":
        return cast("MenaceCard", self.cards[name])

    def _harm(self, name: str) -> float:
        """What it does beside the points, in this round and in those to come."""
        printed = self._printed(name)
        deck = printed.deck
        if deck == "giant-rats":
            return self._vermin() * float(self.standing.count(name) + 1)
        if deck == "frost-giants":
            return CHILLED
        rounds = max(1.0, self.mine.phases) if deck == "shadows" else self.mine.phases
        hoard = 0.5 * self.mine.weights.krystallium * float(printed.krystallium)
        return EACH_ROUND[deck] * rounds - hoard

    def _secured(self, printed: "MenaceCard", others: int) -> float:
        """What one more Egg adds to those secured, and to so many others that may be."""
        number = self.vanquished.count(printed.id) + others
        before = printed.secured[min(number, len(printed.secured)) - 1] if number else 0
        return float(printed.secured[min(number, len(printed.secured) - 1)] - before)

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
        if move.to == LOSE:
            return FIRST_OF_ALL - self._promise(move.second) - 0.1 * self._icon(move)
        if move.to == ILLUSION:
            return self._mark(move.second)
        if move.to == SWAP:
            return self._swap(move.resource, move.second)
        return LAST_OF_ALL - self._frozen(move.second) if move.to == FREEZE else 0.0

    def _vanquish(self, move: "Move") -> float:
        name = self.mine.box.ids[move.card]
        printed = self._printed(name)
        gain = -float(printed.points) + EACH_ROUND.get(printed.deck, 0.0) * self.mine.phases
        gain += self.mine.krystallium * float(printed.krystallium)
        if printed.secured:
            gain = self._secured(printed, 0)
        elif printed.deck == "sisters-of-misfortune":
            gain += self._sisterhood()
        elif printed.deck == "syphon":
            gain += self.mine.phases * self._icon(move)
        elif printed.deck == "thieves":
            gain += 0.1 * self._icon(move) if move.second >= 0 else 0.0
        elif printed.deck == "frost-giants":
            giants = cast("dict[str, str]", self.seen["giants"][self.seat])
            slot = self.mine.box.slot_index[giants[move.text.split(" ")[1]]]
            gain += self.mine.when_built(self.mine.box.slot_card[slot])
        wanted = 1.2 if self.mine.asked[SOLDIER] and self.mine.phases > 0.0 else 0.0
        return gain / float(printed.combat) - wanted

    def _sisterhood(self) -> float:
        """The Sisters vanquished already, and the bonus for the last of them."""
        sisters = [card for card in self.cards.values() if card.deck == "sisters-of-misfortune"]
        number = len([name for name in self.vanquished if self._printed(name) in sisters])
        if number + 1 < sum([card.copies for card in sisters]):
            return SISTERHOOD * float(number)
        return float(self.mine.box.catalogue.more["menace-deck"]["sisters-of-misfortune"].all_vanquished)

    def _promise(self, slot: i64) -> float:
        """What a piece on this card helps: the card's worth shared by the spaces that it still has."""
        row: i64 = 0
        while self.mine.side.slots[row] != slot:
            row += 1
        need = self.mine.side.needs[row]
        left = 1.0
        for resource in range(SOLDIER + 1):
            left += float(spaces(need, resource))
        return self.mine.chance_to_finish(need) * self.mine.when_built(self.mine.box.slot_card[slot]) / left

    def _mark(self, spot: i64) -> float:
        """A token goes at once on a card that is worth it, and is kept otherwise."""
        card = self.mine.view.areas[spot // PLACES][spot % PLACES].card
        worth = self.mine.of_card(card) if card >= 0 else 0.0
        return FIRST_OF_ALL + worth if worth >= WORTH_A_TOKEN else 2.0 * LAST_OF_ALL

    def _swap(self, own: i64, spot: i64) -> float:
        """What the card that comes is worth more than the one that goes."""
        comes = self.mine.view.areas[spot // PLACES][spot % PLACES].card
        goes = self.mine.side.selection[own].card
        return self._lying(comes) - self._lying(goes)

    def _lying(self, card: i64) -> float:
        return self.mine.of_card(card) if card >= 0 else self.mine.weights.hidden

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
        """Soldiers are kept for Combat while there is something to fight, the more so for a Dragon."""
        if move.verb != LAY_SOLDIER or not self.standing:
            return 0.0
        hunted = any(self._printed(name).krystallium > 0 for name in self.standing)
        return -KEPT_FOR_COMBAT - (KEPT_FOR_A_DRAGON if hunted else 0.0)
