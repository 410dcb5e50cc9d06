"""Frost Giants: each lies beneath a card under construction and freezes it (MEN-FROST-1 to MEN-FROST-10)."""

from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.building.complete import complete
from kingdom.rules.material.resources import HELD, KEPT
from kingdom.rules.modules.menace.deck import MenaceDeck
from kingdom.rules.modules.menace.guard import MOST_TAKEN_OUT, cards_for_giants, in_company, taken_out
from kingdom.rules.modules.menace.kind import Menace
from kingdom.rules.modules.menace.own_moves import FREEZE, VANQUISH, MoveList
from kingdom.rules.modules.menace.rows import changed
from kingdom.rules.moves import DONE, MODULE, SLATE
from kingdom.rules.phases.planning import Planning
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.moves import Move
    from kingdom.rules.options import Options

ABSENT: Final = -2
WAITING: Final = -1
FROZEN: Final = "frozen"


@final
class FrostGiants(MenaceDeck):
    """For each player and each Giant the slot of the card that it freezes, WAITING or ABSENT, in one row.

    A Giant takes the lowest number that is free, and keeps it while it stands.
    """

    def __init__(self, name: str, kinds: list[Menace], seats: i64, box: "Box") -> None:
        super().__init__(name, kinds, seats, box)
        # Every Giant with its name and its place among the kinds.
        self.names: list[str] = []
        self.kind_at: list[int] = []
        self.beneath: vec[i64] = vec[i64]()
        self.freezing: vec[i64] = vec[i64]()
        self.at_once: bool = False

    def list_moves(self, moves: MoveList, box: "Box", options: "Options") -> None:
        """`vanquish frost-giant-1` and so on, then `freeze CARD` for every slot."""
        self._name_giants()
        for number, name in enumerate(self.names):
            kind = self.kinds[self.kind_at[number]]
            moves.add(VANQUISH, f"vanquish {name}", card=kind.card, second=number)
        for slot, name in enumerate(box.slot_names):
            moves.add(FREEZE, f"freeze {name}", second=slot)

    def _name_giants(self) -> None:
        for place, kind in enumerate(self.kinds):
            self.names += [f"{kind.id}-{number + 1}" for number in range(kind.copies)]
            self.kind_at += [place] * kind.copies

    def lie_ready(self, game: "Game") -> None:
        """How freely they are placed is an option (RUL-55)."""
        super().lie_ready(game)
        self._name_giants()
        self.beneath = vec[i64]([ABSENT] * (len(self.names) * self.seats))
        self.freezing = self.waiting
        self.at_once = game.options.rule("frost_giant_timing") == "start"

    def clone(self) -> MenaceDeck:
        """An independent copy."""
        copy = FrostGiants(self.name, self.kinds, self.seats, self.box)
        self.copy_into(copy)
        copy.names, copy.kind_at = self.names, self.kind_at
        copy.beneath, copy.freezing = self.beneath, self.freezing
        copy.at_once = self.at_once
        return copy

    # --- Planning --------------------------------------------------------------------------------------

    def join(self, game: "Game", seat: i64, card: i64) -> None:
        """A Giant comes and waits for a card."""
        super().join(game, seat, card)
        self._wait(seat, self.kind_of(card))

    def _wait(self, seat: i64, kind: i64) -> None:
        number: i64 = 0
        for place in self.kind_at:
            if place == kind and self._slot(seat, number) == ABSENT:
                self._lay(seat, number, WAITING)
                return
            number += 1

    def _slot(self, seat: i64, number: i64) -> i64:
        """The slot of the card that this Giant freezes, WAITING or ABSENT."""
        return self.beneath[seat * len(self.names) + number]

    def _giant_at(self, seat: i64, slot: i64) -> i64:
        """The first Giant that lies beneath this slot, or waits; -1 for none."""
        number: i64 = 0
        while number < len(self.names):
            if self._slot(seat, number) == slot:
                return number
            number += 1
        return -1

    def _lay(self, seat: i64, number: i64, slot: i64) -> None:
        """A Giant lies beneath this slot from now on, waits or is gone."""
        before = self._slot(seat, number)
        self.beneath = changed(self.beneath, seat * len(self.names) + number, slot - before)
        if (before == WAITING) != (slot == WAITING):
            self.wait_for(seat, self.waiting[seat] + (1 if slot == WAITING else -1))
        if (before >= 0) != (slot >= 0):
            self.freezing = changed(self.freezing, seat, 1 if slot >= 0 else -1)

    def owes(self, seat: i64) -> bool:
        """A Giant waits until it can be placed (RUL-55)."""
        return False

    def in_planning(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        """A Giant that waits may go beneath any card that none freezes (MEN-FROST-2, MEN-FROST-3)."""
        side = game.sides[seat]
        first: i64 = len(self.names)
        row: i64 = 0
        for slot in side.slots:
            if side.marks[row] & HELD == 0:
                out.append(self.own[first + slot])
            row += 1

    def holds(self, game: "Game", seat: i64) -> bool:
        """Planning goes on while a Giant that waits could be placed (RUL-55)."""
        return self._unfrozen(game, seat) > 0

    def _unfrozen(self, game: "Game", seat: i64) -> i64:
        """Cards under construction without a Giant: every Giant that does not wait lies beneath one."""
        return len(game.sides[seat].slots) - self.freezing[seat]

    def choose(self, game: "Game", seat: i64, move: "Move") -> None:
        """Place the first Giant that waits."""
        number = self._giant_at(seat, WAITING)
        self._lay(seat, number, move.second)
        self.mark(game, seat)
        if game.listening:
            words: dict[str, object] = {"card": game.box.slot_names[move.second], "by": self.names[number]}
            game.tell("frozen", seat, words)

    def mark(self, game: "Game", seat: i64) -> None:
        """A frozen card is not completed however full, and not discarded (MEN-FROST-5, MEN-FROST-7)."""
        side = game.sides[seat]
        for number in range(len(self.names)):
            slot = self._slot(seat, number)
            if slot >= 0:
                side.marks[side.row_of(slot)] |= HELD | KEPT

    def arranged(self, game: "Game") -> None:
        """The cards above the Giants of a built position are frozen."""
        for seat in range(len(game.sides)):
            self.mark(game, seat)

    # --- what it forbids -------------------------------------------------------------------------------

    def restricts(self, game: "Game", seat: i64, *, planning: bool) -> bool:
        """While Giants wait and cards are scarce; a frozen card also restricts what other modules bring."""
        if planning and self.waiting[seat]:
            scarce = self._to_spare(game, seat) < MOST_TAKEN_OUT
            if scarce or self.at_once or len(game.sides[seat].selection) == 0:
                return True
        return self.freezing[seat] > 0 and in_company(game)

    def permitted(self, game: "Game", seat: i64, moves: "list[Move]", *, planning: bool) -> "list[Move]":
        """Those that `forbids` lets pass; what is the same for all of them is worked out once."""
        if not self.restricts(game, seat, planning=planning):
            return moves
        spare = self._to_spare(game, seat) if planning else 0
        return [move for move in moves if not self._fault(game, seat, move, spare, planning=planning)]

    def forbids(self, game: "Game", seat: i64, move: "Move") -> Reason | None:
        """The guard of RUL-55, and what cannot be finished otherwise (RUL-58)."""
        planning = isinstance(game.stop, Planning)
        spare = self._to_spare(game, seat) if planning else 0
        fault = self._fault(game, seat, move, spare, planning=planning)
        if fault == FROZEN:
            slot = game.modules[move.module].constructs(game, seat, move)
            return reason(FROZEN, card=game.box.slot_names[slot])
        return reason(fault) if fault else None

    def _to_spare(self, game: "Game", seat: i64) -> i64:
        """How many more cards there are that could be frozen than Giants that wait."""
        return cards_for_giants(game, seat) + self._unfrozen(game, seat) - self.waiting[seat]

    def _fault(self, game: "Game", seat: i64, move: "Move", spare: i64, *, planning: bool) -> str:
        """The code of the reason why not; "" when this move is possible."""
        if move.verb >= MODULE and self._ends_frost(game, seat, move):
            return FROZEN
        if not planning or self.waiting[seat] == 0:
            return ""
        if move.verb == SLATE or move.module == self.own[0].module:
            return ""
        if move.verb == DONE:
            return "giant-waits" if self._unfrozen(game, seat) else ""
        if self.at_once:
            return "giant-waits" if spare + self.waiting[seat] else ""
        if spare >= MOST_TAKEN_OUT:
            return ""
        out = taken_out(game, seat, move)
        return "keep-for-giant" if out and spare < out else ""

    def _ends_frost(self, game: "Game", seat: i64, move: "Move") -> bool:
        """Another effect may complete a frozen card only in a Combat that pays its Giant, too (RUL-58)."""
        slot = game.modules[move.module].constructs(game, seat, move)
        number = self._giant_at(seat, slot) if slot >= 0 else -1
        if number < 0:
            return False
        kind = self.kinds[self.kind_at[number]]
        price = game.modules[move.module].soldiers_for(game, seat, move)
        return game.stop.name != "combat" or game.sides[seat].soldiers < kind.combat + price

    def cannot_choose(self, game: "Game", seat: i64, move: "Move") -> Reason:
        """Why no Giant is placed there now."""
        if self.waiting[seat] == 0 or not isinstance(game.stop, Planning):
            return reason("no-giant-waits")
        why = "frozen-already" if self._giant_at(seat, move.second) >= 0 else "not-under-construction"
        return reason(why, card=game.box.slot_names[move.second])

    # --- Combat ----------------------------------------------------------------------------------------

    def vanquishable(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        """Giants whose frozen card is full and whose Combat cost can be paid (MEN-FROST-6, MEN-FROST-8)."""
        if self.freezing[seat] == 0:
            return
        side = game.sides[seat]
        for number in range(len(self.names)):
            slot = self._slot(seat, number)
            kind = self.kinds[self.kind_at[number]]
            if slot >= 0 and side.needs[side.row_of(slot)] == 0 and self.can_pay(game, seat, kind):
                out.append(self.own[number])

    def vanquish(self, game: "Game", seat: i64, move: "Move") -> None:
        """Pay, and complete the thawed card with its Construction bonus, usable at once (RUL-98)."""
        slot = self._slot(seat, move.second)
        self._lay(seat, move.second, ABSENT)
        super().vanquish(game, seat, move)
        complete(game, seat, game.sides[seat].row_of(slot))

    def completed(self, game: "Game", seat: i64) -> None:
        """A frozen card that another effect has completed in Combat: its Giant is paid and gone (RUL-58)."""
        if self.freezing[seat] == 0:
            return
        side = game.sides[seat]
        for number in range(len(self.names)):
            slot = self._slot(seat, number)
            if slot >= 0 and side.row_of(slot) < 0:
                self._lay(seat, number, ABSENT)
                super().vanquish(game, seat, self.own[number])

    def cannot_vanquish(self, game: "Game", seat: i64, move: "Move") -> Reason:
        """The Giant must stand there, its card be full, and the cost be paid."""
        name = self.names[move.second]
        slot = self._slot(seat, move.second)
        if slot == ABSENT:
            return reason("not-before-you", card=name)
        if slot == WAITING or game.sides[seat].needs[game.sides[seat].row_of(slot)]:
            return reason("not-full", card=name if slot == WAITING else game.box.slot_names[slot])
        return self.too_few(move)

    # --- knowledge -------------------------------------------------------------------------------------

    def side(self, seat: i64) -> dict[str, object]:
        """Which Giant lies beneath which card; one that waits lies beneath none."""
        names = self.box.slot_names
        row = seat * len(self.names)
        giants = {
            self.names[number]: names[slot] if slot >= 0 else None
            for number, slot in enumerate(self.beneath[row : row + len(self.names)])
            if slot != ABSENT
        }
        return {**super().side(seat), "giants": giants}

    def put_side(self, seat: i64, words: "Mapping[str, object]") -> None:
        """The inverse of `side`; Giants that are named only as standing wait."""
        super().put_side(seat, words)
        for number in range(len(self.names)):
            self._lay(seat, number, ABSENT)
        if "giants" not in words:
            for place in range(len(self.kinds)):
                for _ in range(self.number_standing(seat, place)):
                    self._wait(seat, place)
            return
        for place in range(len(self.kinds)):
            self.stand_more(seat, place, -self.number_standing(seat, place))
        for name, card in cast("Mapping[str, str | None]", words["giants"]).items():
            number = self.names.index(name)
            self.stand_more(seat, self.kind_at[number], 1)
            self._lay(seat, number, WAITING if card is None else self.box.slot_index[card])
