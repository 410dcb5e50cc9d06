"""The best immediate value by a readable rule of thumb; no search, no memory, no look at hidden cards."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kingdom.players.advice.advice import Advice
from kingdom.players.advice.by_module import advice_for
from kingdom.players.estimate import Estimate, Weights
from kingdom.rules.building.cost import spaces
from kingdom.rules.material.resources import AREA_NAMES, BASIC, RESOURCE_NAMES, SOLDIER
from kingdom.rules.moves import (
    ALCHEMY,
    CUBE,
    DISCARD,
    LAY_KRYSTALLIUM,
    LAY_SOLDIER,
    MODULE,
    OFFER,
    RECYCLE,
    SLATE,
    TAKE,
    Move,
)

if TYPE_CHECKING:
    from kingdom.players.player import Chance
    from kingdom.rules.view import Lying, View

NEVER: Final = -100.0


@final
class GreedyPlayer:
    """Judges every legal move by itself and takes the best; ties go to the first."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.name: Final = "greedy"
        self.weights: Final = weights or Weights()

    def choose(self, view: "View", legal_moves: list[Move], rng: "Chance") -> Move:
        """The move that looks best now."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        judge = _Judge(view, self.weights)
        best = legal_moves[0]
        best_worth = judge.worth(best)
        for move in legal_moves[1:]:
            worth = judge.worth(move)
            if worth > best_worth:
                best = move
                best_worth = worth
        return best


@final
class _Judge:
    """What each move is worth to the seat whose view this is."""

    def __init__(self, view: "View", weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.box = view.box
        self.seat: Final[i64] = view.viewer
        self.side = view.sides[self.seat]
        self.mine = Estimate(view, self.side, weights)
        rival = 1 - self.seat if len(view.sides) > 1 else self.seat
        self.theirs = Estimate(view, view.sides[rival], weights)
        for module in view.options.modules:
            self.mine.advice.append(advice_for(module, self.mine, self.seat))
            self.theirs.advice.append(advice_for(module, self.theirs, rival))
        self.advice: list[Advice] = self.mine.advice
        self.last_phase: Final = view.round == 4
        self.step: Final[i64] = RESOURCE_NAMES.index(view.step) if view.step else 0

    def worth(self, move: Move) -> float:
        """Points gained by rule of thumb; 0 for being done."""
        if not self.advice:
            return self._of_base(move)
        if move.verb >= MODULE:
            return self.advice[move.module].of_move(move)
        worth = self._of_base(move)
        for advice in self.advice:
            worth += advice.on_base_move(move)
        return worth

    def _of_base(self, move: Move) -> float:
        verb = move.verb
        if verb == OFFER:
            return self._offer(move)
        if verb == TAKE:
            return self._area(self.mine, move.area)
        if verb == SLATE:
            return self.mine.gain_of_building(move.card) - self.weights.bar
        if verb == RECYCLE:
            return self._recycle(move)
        if verb == CUBE:
            return 10.0 + self._cube(move.to, self.step)
        if verb == LAY_KRYSTALLIUM:
            return self._krystallium(move.to, move.resource)
        if verb == LAY_SOLDIER:
            return 0.5 + self._progress(move.to) - (self.mine.soldier - self.weights.soldier)
        return NEVER if verb == DISCARD else 0.0

    # --- Choice ------------------------------------------------------------------------------------------

    def _offer(self, move: Move) -> float:
        """Lay cards so that the area the other will take is poor and the one left is good for us."""
        other = 1 - move.area
        their_view = self.weights.hidden if move.hidden else self.theirs.of_card(move.card)
        with_card = self._area(self.theirs, move.area) + their_view
        without = self._area(self.theirs, other)
        mine_with = self._area(self.mine, move.area) + self.mine.of_card(move.card)
        mine_without = self._area(self.mine, other)
        truth = self.theirs.of_card(move.card)
        # They take what looks better to them; we are left with the other area.
        if with_card >= without:
            worth = mine_without - self.weights.rival * (with_card - their_view + truth)
        else:
            worth = mine_with - self.weights.rival * without
        # A close choice leaves us something either way; a Trap token is kept for what joins the hand.
        worth -= self.weights.closeness * abs(with_card - without)
        if move.hidden and not self.box.joins_hand[move.card]:
            worth -= self.weights.trap
        return worth

    def _area(self, estimate: Estimate, area: i64) -> float:
        worth = 0.0
        index: i64 = 0
        for lying in self.view.areas[area]:
            worth += self._lying(estimate, lying, area, index)
            index += 1
        return worth

    def _lying(self, estimate: Estimate, lying: "Lying", area: i64, index: i64) -> float:
        if lying.card >= 0:
            return estimate.of_card(lying.card)
        if lying.looked_by >> self.seat & 1 and estimate is self.mine:
            for memory in self.view.memory:
                if memory.index == index and memory.where == AREA_NAMES[area]:
                    return estimate.of_card(memory.card)
        return self.weights.hidden

    # --- Planning and Production -------------------------------------------------------------------------

    def _recycle(self, move: Move) -> float:
        worth = self._cube(move.to, self.box.first_cube[move.card])
        second = self.box.second_cube[move.card]
        if second >= 0:
            # A Treasure can only be recycled, so it waits until the cards worth building are slated.
            return worth + self._cube(move.second, second) - 2.0
        return worth

    def _cube(self, to: i64, resource: i64) -> float:
        """A cube in the Alchemy area, or on a card: the nearer the card is to completion, the better."""
        return self.mine.stored[resource] if to == ALCHEMY else self._progress(to)

    def _progress(self, slot: i64) -> float:
        row = self._row(slot)
        need = self.side.needs[row]
        left = 0.0
        for resource in range(BASIC):
            left += float(spaces(need, resource))
        left += 2.0 * float(spaces(need, BASIC)) + 1.2 * float(spaces(need, SOLDIER))
        card = self.box.slot_card[slot]
        chance = self.mine.chance_to_finish(need)
        return self.weights.cube + chance * self.mine.when_built(card) / max(1.0, left)

    def _krystallium(self, slot: i64, resource: i64) -> float:
        """Krystallium finishes cards; it is laid on its own spaces early and on basic ones to complete."""
        row = self._row(slot)
        need = self.side.needs[row]
        left = 0.0
        for kind in range(SOLDIER + 1):
            left += float(spaces(need, kind))
        own_space = resource == BASIC
        in_reach = spaces(need, SOLDIER) == 0 and left <= float(self.side.krystallium)
        if not own_space and not in_reach:
            return NEVER
        worth = self.mine.when_built(self.box.slot_card[slot]) / max(1.0, left)
        wanted = self.mine.krystallium - self.weights.krystallium
        return worth - (0.3 if self.last_phase else self.weights.krystallium) - wanted

    def _row(self, slot: i64) -> i64:
        row: i64 = 0
        for other in self.side.slots:
            if other == slot:
                return row
            row += 1
        return 0
