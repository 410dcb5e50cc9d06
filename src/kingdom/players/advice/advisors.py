"""Advisors by rule of thumb: what an ability brings now, less what its Soldiers are worth."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from kingdom.players.advice.advice import Advice
from kingdom.rules.building.cost import spaces
from kingdom.rules.material.resources import BASIC, RESOURCE_NAMES, SOLDIER

if TYPE_CHECKING:
    from kingdom.players.estimate import Estimate
    from kingdom.rules.modules.advisors.tables import Advisor
    from kingdom.rules.moves import Move

FIRST_OF_ALL: Final = 50.0
"""More than any other move is worth: what is a gain is done before anything else."""
NO: Final = -100.0
"""Less than any other move is worth."""
DEAR: Final = 0.4
CHEAP: Final = 0.2
PLENTY: Final = 6
"""What a Soldier is worth that is spent, and how many must be left for it to be worth less."""
NEXT_CARD: Final = 2.2
"""What a card of the deck is worth on the average, in an area that will be taken."""
LOOK: Final = 1.1
"""What it helps to know a face-down card before an area is chosen."""
UNWANTED: Final = 0.3
"""What a face-down card is worth that an opponent lays because of an Advisor."""
ADDED: Final = 1.4
"""What a cube is worth that may have any colour."""
TO_HAVE: Final = {
    "gain": 2.2,
    "construct_for_free": 2.6,
    "discard_own_calamity": 2.0,
    "extra_production": 1.3,
    "cube_on_each_construction": 1.7,
    "move_offered_card": 1.0,
    "add_deck_card_to_smaller_area": 0.9,
    "discard_offered_card": 0.6,
    "double_calamities": 0.6,
    "swap_selected_with_offered": 1.2,
    "opponent_swaps_offered_card": 0.7,
    "change_combo_type": 0.5,
    "double_gross_points": 0.8,
}
"""What it is worth to have an Advisor for four rounds, by the effect."""


@final
class AdvisorsAdvice(Advice):
    """Abilities of any time wait until the cards of a round are planned; those of Choice pay at once."""

    def __init__(self, mine: "Estimate", seat: i64) -> None:
        super().__init__(mine, seat)

    def advisor(self, card: i64) -> "Advisor | None":
        """The Advisor on a card, if it is one."""
        catalogue = self.mine.box.catalogue
        return cast("Advisor | None", catalogue.more["advisor"].get(self.mine.box.ids[card]))

    def of_card(self, card: i64) -> float:
        """A Soldier, and an ability for the rounds that are left."""
        advisor = self.advisor(card)
        if advisor is None:
            return 0.0
        return 0.5 + 0.25 * self.mine.phases * TO_HAVE.get(advisor.effect, 0.4)

    def of_move(self, move: "Move") -> float:
        """The gain of an ability if there is one, before everything else."""
        if move.text.startswith("draft "):
            return self.of_card(move.card)
        if move.text.startswith("add "):
            return FIRST_OF_ALL - float(self.mine.produced[move.resource])
        if move.text.startswith("swap "):
            return FIRST_OF_ALL - self.mine.of_card(move.to)
        advisor = self.advisor(move.card)
        if advisor is None:
            return NO
        gain = GAINS[advisor.effect](self, move, advisor) - self._price(advisor.cost)
        return FIRST_OF_ALL + gain if gain > 0.0 else NO

    def _price(self, cost: i64) -> float:
        """Soldiers are worth less when many are left, and nothing at the end; others may want them, too."""
        if self.mine.view.phase == "end-of-game":
            return 0.0
        left = self.mine.side.soldiers - cost
        wanted = self.mine.soldier - self.mine.weights.soldier
        return float(cost) * (wanted + (CHEAP if left >= PLENTY else DEAR))

    # --- what is on the table --------------------------------------------------------------------------

    def planned(self) -> bool:
        """Whether the cards of this round are under construction already."""
        view = self.mine.view
        return view.phase != "choice" and (view.phase != "planning" or len(self.mine.side.selection) == 0)

    def selects(self) -> bool:
        """Whether an area is to be chosen now."""
        return self.mine.view.asks == "take"

    def area(self, area: i64) -> float:
        """What an Offering area is worth to this side."""
        worth = 0.0
        for place in range(len(self.mine.view.areas[area])):
            worth += self.lying(area, place)
        return worth

    def lying(self, area: i64, place: i64) -> float:
        """What one card of it is worth."""
        card = self.mine.view.areas[area][place].card
        return self.mine.weights.hidden if card < 0 else self.mine.of_card(card)

    def selected(self, place: i64) -> float:
        """What a card of the own Selection area is worth."""
        card = self.mine.side.selection[place].card
        return self.mine.weights.hidden if card < 0 else self.mine.of_card(card)

    def better(self, left: float, right: float) -> float:
        """How much more the better area is worth when the areas are worth this."""
        return max(left, right) - max(self.area(0), self.area(1))

    def open_spaces(self, resource: i64) -> i64:
        """Spaces of this colour on cards under construction."""
        number: i64 = 0
        for need in self.mine.side.needs:
            number += spaces(need, resource)
        return number

    def open_cubes(self) -> i64:
        """Spaces that Krystallium could fill."""
        number: i64 = 0
        for resource in range(BASIC + 1):
            number += self.open_spaces(resource)
        return number


# --- what each ability brings ----------------------------------------------------------------------------


def _gain(mine: AdvisorsAdvice, move: "Move", advisor: "Advisor") -> float:
    """Krystallium that can still be laid, or Soldiers."""
    if not mine.planned():
        return NO
    if advisor.resource == "soldier":
        return mine.mine.weights.soldier * float(advisor.amount)
    number = float(advisor.amount)
    if mine.mine.phases < 1.0:
        number = min(number, float(mine.open_cubes()))
    return mine.mine.weights.krystallium * number


def _discard_own_calamity(mine: AdvisorsAdvice, move: "Move", advisor: "Advisor") -> float:
    number = min(advisor.amount, int(mine.mine.side.calamities))
    return -float(mine.mine.box.calamity_points) * number if mine.planned() else NO


def _construct_for_free(mine: AdvisorsAdvice, move: "Move", advisor: "Advisor") -> float:
    """A card that would hardly be finished, and what it still lacks."""
    if not mine.planned():
        return NO
    side = mine.mine.side
    row: i64 = 0
    while side.slots[row] != move.to:
        row += 1
    need = side.needs[row]
    lacks = float(spaces(need, SOLDIER)) + float(spaces(need, BASIC))
    for resource in range(BASIC):
        lacks += 0.5 * float(spaces(need, resource))
    chance = 0.7 * mine.mine.chance_to_finish(need) if mine.mine.phases > 0.0 else 0.0
    return (1.0 - chance) * mine.mine.when_built(mine.mine.box.slot_card[move.to]) + 0.5 * lacks


def _extra_production(mine: AdvisorsAdvice, move: "Move", advisor: "Advisor") -> float:
    """Cubes that a card waits for, beside those still held; the others go into the Alchemy area."""
    weights = mine.mine.weights
    wanted = int(mine.open_spaces(RESOURCE_NAMES.index(advisor.resource)) - mine.mine.side.cubes)
    useful = max(0, min(advisor.amount, wanted))
    return 0.8 * weights.cube * float(useful) + weights.alchemy * float(advisor.amount - useful)


def _cube_on_each(mine: AdvisorsAdvice, move: "Move", advisor: "Advisor") -> float:
    number = sum(1 for need in mine.mine.side.needs if any(spaces(need, kind) for kind in range(BASIC)))
    return ADDED * float(number * advisor.amount)


def _add_deck_card(mine: AdvisorsAdvice, move: "Move", advisor: "Advisor") -> float:
    if not mine.selects():
        return NO
    worth = [mine.area(0), mine.area(1)]
    worth[move.area] += NEXT_CARD
    return mine.better(worth[0], worth[1])


def _reveal(mine: AdvisorsAdvice, move: "Move", advisor: "Advisor") -> float:
    """A look at the better area, before it is chosen."""
    if not mine.selects() or move.area > 1:
        return NO
    return LOOK if mine.area(move.area) >= mine.area(1 - move.area) - LOOK else NO


def _discard_offered(mine: AdvisorsAdvice, move: "Move", advisor: "Advisor") -> float:
    worth = [mine.area(0), mine.area(1)]
    worth[move.area] -= mine.lying(move.area, move.second)
    return mine.better(worth[0], worth[1])


def _move_offered(mine: AdvisorsAdvice, move: "Move", advisor: "Advisor") -> float:
    """A good card to the area that will be taken, or a bad one away from it."""
    worth = [mine.area(0), mine.area(1)]
    card = mine.lying(move.area, move.second)
    worth[move.area] -= card
    worth[1 - move.area] += card
    return mine.better(worth[0], worth[1])


def _recover_trap(mine: AdvisorsAdvice, move: "Move", advisor: "Advisor") -> float:
    """A token to hide the Calamity with."""
    side = mine.mine.side
    return 1.5 if side.traps == 0 and mine.mine.box.calamity in side.hand else NO


def _double_calamities(mine: AdvisorsAdvice, move: "Move", advisor: "Advisor") -> float:
    """What it costs the other more than this side."""
    number = -2 * mine.mine.side.calamities
    for side in mine.mine.view.sides:
        number += side.calamities
    return float(number)


def _opponent_swaps(mine: AdvisorsAdvice, move: "Move", advisor: "Advisor") -> float:
    """A bad card gives way to an unknown one, which an opponent will not choose for its worth."""
    worth = [mine.area(0), mine.area(1)]
    worth[move.area] += UNWANTED - mine.lying(move.area, move.second)
    return mine.better(worth[0], worth[1])


def _swap_selected(mine: AdvisorsAdvice, move: "Move", advisor: "Advisor") -> float:
    """A better card for a worse one, which may be among those that are taken next."""
    gives = mine.selected(move.to)
    takes = mine.lying(move.area, move.second)
    worth = [mine.area(0), mine.area(1)]
    worth[move.area] += gives - takes
    return takes - gives + mine.better(worth[0], worth[1])


def _change_combo(mine: AdvisorsAdvice, move: "Move", advisor: "Advisor") -> float:
    """The cards that count now, less those that count no more."""
    box, face, types = mine.mine.box, mine.mine.side.face, mine.mine.types
    if move.second == box.size:
        return float(face.combo_each * (types[move.to] - types[face.combo_type]))
    return float(box.combo_each[move.second] * (types[move.to] - types[box.combo_type[move.second]]))


def _double_gross(mine: AdvisorsAdvice, move: "Move", advisor: "Advisor") -> float:
    box = mine.mine.box
    return float(mine.mine.side.face.points if move.second == box.size else box.points[move.second])


GAINS: Final[dict[str, Callable[[AdvisorsAdvice, "Move", "Advisor"], float]]] = {
    "gain": _gain,
    "discard_own_calamity": _discard_own_calamity,
    "construct_for_free": _construct_for_free,
    "extra_production": _extra_production,
    "cube_on_each_construction": _cube_on_each,
    "add_deck_card_to_smaller_area": _add_deck_card,
    "reveal_face_down_card": _reveal,
    "discard_offered_card": _discard_offered,
    "move_offered_card": _move_offered,
    "recover_trap": _recover_trap,
    "double_calamities": _double_calamities,
    "opponent_swaps_offered_card": _opponent_swaps,
    "swap_selected_with_offered": _swap_selected,
    "change_combo_type": _change_combo,
    "double_gross_points": _double_gross,
}
"""By the effect in the data."""
