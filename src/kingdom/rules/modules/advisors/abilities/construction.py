"""Abilities that build: a resource on each card, or a whole card for nothing (ADV-06, ADV-14)."""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from kingdom.rules.building.complete import complete
from kingdom.rules.building.cost import spaces
from kingdom.rules.building.place import place_cube
from kingdom.rules.legality import ban_on
from kingdom.rules.material.resources import BASIC, HELD, RESOURCE_NAMES
from kingdom.rules.modules.advisors.ability import Ability
from kingdom.rules.moves import MODULE, Move
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.modules.advisors.areas import Areas


@final
class ConstructForFree(Ability):
    """A card under construction is completed; what lies on it goes to the supply (ADV-14, RUL-75)."""

    def make(self, box: "Box", seats: i64, number: i64, module: i64) -> list[Move]:
        """`advisor master-artisan farm-2`."""
        return [self.move(number + slot, module, name, to=slot) for slot, name in enumerate(box.slot_names)]

    def targets(self, game: "Game", seat: i64) -> list[Move]:
        """Every own card under construction; a module may forbid some."""
        return [self.own[self.first + slot] for slot in game.sides[seat].slots]

    def matters(self, game: "Game", seat: i64) -> bool:
        """A card stands there whose completion no module forbids."""
        side = game.sides[seat]
        row: i64 = 0
        for slot in side.slots:
            if side.marks[row] & HELD == 0 or ban_on(game, seat, self.own[self.first + slot]) is None:
                return True
            row += 1
        return False

    def constructs(self, move: Move) -> i64:
        """The card that it names."""
        return move.to

    def use(self, game: "Game", seat: i64, move: Move, areas: "Areas") -> None:
        """It gives its Construction bonus (ADV-27)."""
        complete(game, seat, game.sides[seat].row_of(move.to))

    def no_effect(self, game: "Game", seat: i64, move: Move) -> Reason:
        """It does not stand there."""
        return reason("not-under-construction", card=game.table.place_name(move.to))


@final
class CubeOnEachConstruction(Ability):
    """Each own card under construction gets a basic resource of its owner's choice (ADV-06, RUL-74).

    First `advisor tyrannical-foreman`; then `add gold > farm` for one card after another, in the order of
    the Construction area. A card without a fitting space gets nothing, and where only one colour fits it is
    added without asking.
    """

    def make(self, box: "Box", seats: i64, number: i64, module: i64) -> list[Move]:
        """The use, then for each slot its four colours."""
        moves = [self.move(number, module)]
        for slot, name in enumerate(box.slot_names):
            for resource in range(BASIC):
                text = f"add {RESOURCE_NAMES[resource]} > {name}"
                at = number + len(moves)
                moves.append(
                    Move(at, MODULE, text, module=module, card=self.card, to=slot, resource=resource)
                )
        return moves

    def has_effect(self, game: "Game", seat: i64) -> bool:
        """A card has an open basic space."""
        return any(_colours(need) for need in game.sides[seat].needs)

    def use(self, game: "Game", seat: i64, move: Move, areas: "Areas") -> None:
        """The first card, or the colour that was chosen for the next one."""
        if self.carries_on(move):
            areas.adding[seat].pop(0)
            place_cube(game, seat, move.resource, move.to)
        else:
            areas.adding[seat] = [int(slot) for slot in game.sides[seat].slots for _ in range(self.amount)]
        self._go_on(game, seat, areas)

    def _go_on(self, game: "Game", seat: i64, areas: "Areas") -> None:
        """Whatever needs no choice is done, up to a card that does."""
        adding = areas.adding[seat]
        areas.asking[seat] = -1
        while adding:
            colours = _colours_of(game, seat, adding[0])
            if len(colours) > 1:
                areas.asking[seat] = self.place
                return
            slot = adding.pop(0)
            if colours:
                place_cube(game, seat, colours[0], slot)

    def carries_on(self, move: Move) -> bool:
        """`add` does, with its resource."""
        return move.resource >= 0

    def answers(self, game: "Game", seat: i64, areas: "Areas") -> list[Move]:
        """The colours for the card that is next."""
        slot = areas.adding[seat][0]
        first = self.first + 1 + BASIC * slot
        return [self.own[first + resource] for resource in _colours_of(game, seat, slot)]

    def no_answer(self, game: "Game", seat: i64, move: Move, areas: "Areas") -> Reason:
        """Why this resource is not added to this card now."""
        if not areas.adding[seat]:
            return super().no_answer(game, seat, move, areas)
        if areas.adding[seat][0] != move.to:
            return reason("first-add", card=game.table.place_name(areas.adding[seat][0]))
        card = game.table.place_name(move.to)
        return reason("no-matching-space", card=card, resource=RESOURCE_NAMES[move.resource])


def _colours_of(game: "Game", seat: i64, slot: i64) -> list[int]:
    """The basic resources that a card under construction has a space for; none when it is gone."""
    side = game.sides[seat]
    row = side.row_of(slot)
    return [] if row < 0 else _colours(side.needs[row])


def _colours(need: i64) -> list[int]:
    return [resource for resource in range(BASIC) if spaces(need, resource)]
