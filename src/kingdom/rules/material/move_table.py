"""Every move that a deck allows, each made once and used again and again, so that playing makes none.

docs/notation.md gives the order of their numbers.
"""

from typing import Final, final

from mypy_extensions import i64

from kingdom.rules.material.box import Box
from kingdom.rules.material.resources import AREA_NAMES, RESOURCE_NAMES
from kingdom.rules.moves import (
    ALCHEMY,
    CUBE,
    DISCARD,
    DONE,
    LAY_KRYSTALLIUM,
    LAY_SOLDIER,
    OFFER,
    RECYCLE,
    SLATE,
    TAKE,
    Move,
)

KRYSTALLIUM_SPACES: Final = 5
"""Krystallium fills the four basic kinds of space and its own."""
FACES: Final = 4
"""A card is offered left or right, face up or under a Trap token."""


def words_of(text: str) -> list[str]:
    """The words of a written move; a comma and an arrow are words, too."""
    return text.replace(",", " , ").replace(">", " > ").lower().split()


@final
class MoveTable:
    """The moves of one box. Recyclings are made when first asked for, a row of all places at a time.

    A place is the Alchemy area (0) or a slot and one (1 and up).
    """

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.places: Final[i64] = box.slots + 1
        self.first_take: Final[i64] = FACES * box.size
        self.first_slate: Final[i64] = self.first_take + len(AREA_NAMES)
        self.done_number: Final[i64] = self.first_slate + box.size
        self.first_cube: Final[i64] = self.done_number + 1
        self.first_krystallium: Final[i64] = self.first_cube + self.places
        self.first_soldier: Final[i64] = self.first_krystallium + KRYSTALLIUM_SPACES * box.slots
        self.first_discard: Final[i64] = self.first_soldier + box.slots
        self.first_recycle: Final[i64] = self.first_discard + box.slots
        self.first_pair: Final[i64] = self.first_recycle + box.size * self.places
        self.first_foreign: Final[i64] = self.first_pair + box.size * self.places * self.places
        self._foreign_of: dict[int, list[Move]] = {}
        self.foreign: list[Move] = []
        self.foreign_by_words: dict[str, Move] = {}
        self._single: list[Move] = []
        self._make_choice_moves()
        self._make_building_moves()
        # The same moves, as the phases list them.
        single = self._single
        offers = [single[FACES * card : FACES * card + FACES] for card in range(box.size)]
        self.offers: list[list[Move]] = offers
        self.open_offers: list[list[Move]] = [[faces[0], faces[2]] for faces in offers]
        self.takes: list[Move] = single[self.first_take : self.first_slate]
        self.slates: list[Move] = single[self.first_slate : self.done_number]
        self.done: Move = single[self.done_number]
        self.cubes: list[Move] = single[self.first_cube : self.first_krystallium]
        self.krystallium: list[Move] = single[self.first_krystallium : self.first_soldier]
        self.soldiers: list[Move] = single[self.first_soldier : self.first_discard]
        self.discards: list[Move] = single[self.first_discard : self.first_recycle]
        self._recyclings: list[list[Move]] = [[] for _ in box.ids]
        # For each card the move that recycles it into the Alchemy area; `done` for cards that give nothing.
        self.into_alchemy: list[Move] = [self._into_alchemy(card) for card in range(box.size)]
        self._pairs: list[list[list[Move]]] = [[] for _ in box.ids]

    def _add(
        self, verb: int, text: str, *, card: int = -2, area: int = -2, hidden: bool = False, to: int = -2,
        resource: int = -2,
    ) -> None:  # fmt: skip
        number = len(self._single)
        move = Move(number, verb, text, card=card, area=area, hidden=hidden, to=to, resource=resource)
        self._single.append(move)

    def _make_choice_moves(self) -> None:
        for card, card_id in enumerate(self.box.ids):
            for area, name in enumerate(AREA_NAMES):
                text = f"offer {card_id} {name}"
                self._add(OFFER, text, card=card, area=area)
                self._add(OFFER, text + " trap", card=card, area=area, hidden=True)
        for area, name in enumerate(AREA_NAMES):
            self._add(TAKE, f"take {name}", area=area)

    def _make_building_moves(self) -> None:
        names = self.box.slot_names
        for card, card_id in enumerate(self.box.ids):
            self._add(SLATE, f"slate {card_id}", card=card)
        self._add(DONE, "done")
        self._add(CUBE, "cube > alchemy", to=ALCHEMY)
        for slot, name in enumerate(names):
            self._add(CUBE, f"cube > {name}", to=slot)
        for slot, name in enumerate(names):
            for resource in range(KRYSTALLIUM_SPACES):
                text = f"krystallium > {name} {RESOURCE_NAMES[resource]}"
                self._add(LAY_KRYSTALLIUM, text, to=slot, resource=resource)
        for slot, name in enumerate(names):
            self._add(LAY_SOLDIER, f"soldier > {name}", to=slot)
        for slot, name in enumerate(names):
            self._add(DISCARD, f"discard {name}", to=slot)

    def add_foreign(self, moves: list[Move]) -> None:
        """Take in the moves of a module; their numbers must go on from `next_foreign`."""
        self.foreign += moves
        for move in moves:
            self._foreign_of.setdefault(move.module, []).append(move)
            self.foreign_by_words[" ".join(words_of(move.text))] = move

    def moves_of(self, module: i64) -> list[Move]:
        """The moves of the module with this place among those in play, in its own order."""
        return self._foreign_of.get(module, [])

    def next_foreign(self) -> i64:
        """The number of the next move that a module brings."""
        return self.first_foreign + len(self.foreign)

    def place_name(self, to: i64) -> str:
        """A destination in words."""
        return "alchemy" if to == ALCHEMY else self.box.slot_names[to]

    def recyclings(self, card: i64) -> list[Move]:
        """All ways to place the one cube of a recycled card, by place."""
        row = self._recyclings[card]
        if not row:
            self._make_recyclings(card, row)
        return row

    def pairs(self, card: i64, first: i64) -> list[Move]:
        """All ways to place two cubes of a recycled card, the first at this place, by second place."""
        rows = self._pairs[card]
        if not rows:
            for _ in range(self.places):
                rows.append([])
        row = rows[first]
        if not row:
            self._make_pairs(card, first, row)
        return row

    def _into_alchemy(self, card: i64) -> Move:
        text = f"recycle {self.box.ids[card]} > alchemy"
        if self.box.cubes_of(card) == 1:
            number = self.first_recycle + card * self.places
            return Move(number, RECYCLE, text, card=card, to=ALCHEMY)
        if self.box.cubes_of(card) == 2:
            number = self.first_pair + card * self.places * self.places
            return Move(number, RECYCLE, text + ", alchemy", card=card, to=ALCHEMY, second=ALCHEMY)
        return self.done

    def _make_recyclings(self, card: i64, row: list[Move]) -> None:
        first = self.first_recycle + card * self.places
        row.append(self.into_alchemy[card])
        for place in range(1, self.places):
            text = f"recycle {self.box.ids[card]} > {self.place_name(place - 1)}"
            row.append(Move(first + place, RECYCLE, text, card=card, to=place - 1))

    def _make_pairs(self, card: i64, first: i64, row: list[Move]) -> None:
        number = self.first_pair + (card * self.places + first) * self.places
        begin = f"recycle {self.box.ids[card]} > {self.place_name(first - 1)}, "
        for place in range(self.places):
            if first + place == 0:
                row.append(self.into_alchemy[card])
                continue
            text = begin + self.place_name(place - 1)
            row.append(Move(number + place, RECYCLE, text, card=card, to=first - 1, second=place - 1))

    def numbered(self, number: int) -> Move | None:
        """The move with this number, or None when there is none."""
        if number < 0 or number >= self.next_foreign():
            return None
        if number < self.first_recycle:
            return self._single[number]
        if number >= self.first_foreign:
            return self.foreign[number - self.first_foreign]
        if number < self.first_pair:
            number -= self.first_recycle
            card = number // self.places
            return self.recyclings(card)[number % self.places] if self.box.cubes_of(card) == 1 else None
        number -= self.first_pair
        card = number // (self.places * self.places)
        if self.box.cubes_of(card) != 2:
            return None
        return self.pairs(card, number // self.places % self.places)[number % self.places]
