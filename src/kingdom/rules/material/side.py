"""One player's side of the table (BASE-07)."""

from typing import final

from librt.vecs import pop, vec
from mypy_extensions import i64


@final
class Side:
    """Duchy, hand, Selection, Construction and Alchemy areas, stock and tokens of one player."""

    def __init__(self, duchy: i64) -> None:
        self.duchy: i64 = duchy
        self.hand: vec[i64] = vec[i64]()
        self.traps: i64 = 0
        self.selection: vec[i64] = vec[i64]()
        # The Construction area, a row a card: which card and copy, open spaces, basic spaces that hold
        # Krystallium, and the marks of a module.
        self.slots: vec[i64] = vec[i64]()
        self.needs: vec[i64] = vec[i64]()
        self.jokers: vec[i64] = vec[i64]()
        self.marks: vec[i64] = vec[i64]()
        self.built: vec[i64] = vec[i64]()
        self.calamities: i64 = 0
        self.alchemy: i64 = 0
        self.krystallium: i64 = 0
        self.soldiers: i64 = 0
        self.training: i64 = 0
        # Cubes produced in this step and not yet placed, and how many the count announced.
        self.cubes: i64 = 0
        self.announced: i64 = 0
        # Cards this player discarded inside a simultaneous segment; they reach the discard at its end.
        self.discarded: vec[i64] = vec[i64]()
        # One bit a round: has the card that joined the hand (the Calamity) been seen by all?
        self.shown: i64 = 0

    def clone(self) -> "Side":
        """An independent copy."""
        copy = Side(self.duchy)
        copy.hand = self.hand[:]
        copy.traps = self.traps
        copy.selection = self.selection[:]
        copy.slots = self.slots[:]
        copy.needs = self.needs[:]
        copy.jokers = self.jokers[:]
        copy.marks = self.marks[:]
        copy.built = self.built[:]
        copy.calamities = self.calamities
        copy.alchemy = self.alchemy
        copy.krystallium = self.krystallium
        copy.soldiers = self.soldiers
        copy.training = self.training
        copy.cubes = self.cubes
        copy.announced = self.announced
        copy.discarded = self.discarded[:]
        copy.shown = self.shown
        return copy

    def row_of(self, slot: i64) -> i64:
        """The row of a card under construction, or -1."""
        row: i64 = 0
        for other in self.slots:
            if other == slot:
                return row
            row += 1
        return -1

    def remove_row(self, row: i64) -> None:
        """Take a card out of the Construction area with everything on it."""
        self.slots, _ = pop(self.slots, row)
        self.needs, _ = pop(self.needs, row)
        self.jokers, _ = pop(self.jokers, row)
        self.marks, _ = pop(self.marks, row)
