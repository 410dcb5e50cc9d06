"""Frost Giants: each lies beneath a card under construction and freezes it (MEN-FROST-1 to MEN-FROST-10)."""

from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from kingdom.rules.building.complete import complete
from kingdom.rules.material.resources import HELD, KEPT
from kingdom.rules.modules.menace.deck import Menace, MenaceDeck, replaced
from kingdom.rules.modules.menace.guard import MOST_TAKEN_OUT, cards_for_giants, taken_out
from kingdom.rules.modules.menace.own_moves import FREEZE, NO_MOVES, VANQUISH, MoveList
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


@final
class FrostGiants(MenaceDeck):
    """For each player and each Giant the slot of the card that it freezes, WAITING or ABSENT.

    A Giant takes the lowest number that is free, and keeps it while it stands.
    """

    def __init__(self, name: str, kinds: list[Menace], seats: i64, box: "Box") -> None:
        super().__init__(name, kinds, seats, box)
        # Every Giant with its name and its place among the kinds.
        self.names: list[str] = []
        self.kind_at: list[int] = []
        self.beneath: list[list[int]] = [[] for _ in range(seats)]
        self.waiting: list[int] = [0] * seats
        self.freezing: list[int] = self.waiting
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
        self.beneath = [[ABSENT] * len(self.names) for _ in self.beneath]
        self.at_once = game.options.rule("frost_giant_timing") == "start"

    def clone(self) -> MenaceDeck:
        """An independent copy."""
        copy = FrostGiants(self.name, self.kinds, self.seats, self.box)
        self.copy_into(copy)
        copy.names, copy.kind_at = self.names, self.kind_at
        copy.beneath, copy.waiting, copy.freezing = self.beneath, self.waiting, self.freezing
        copy.at_once = self.at_once
        return copy

    # --- Planning --------------------------------------------------------------------------------------

    def act(self, game: "Game", seat: i64) -> None:
        """Those just taken wait to be placed in the free part of Planning."""
        for card in self.taken(game, seat):
            self.move_up(game, seat, card)

    def join(self, game: "Game", seat: i64, card: i64) -> None:
        """A Giant comes and waits for a card."""
        super().join(game, seat, card)
        self._wait(seat, self.kind_of(card))

    def _wait(self, seat: i64, kind: i64) -> None:
        row = self.beneath[seat]
        for number, place in enumerate(self.kind_at):
            if place == kind and row[number] == ABSENT:
                self._lay(seat, number, WAITING)
                return

    def _lay(self, seat: i64, number: i64, slot: i64) -> None:
        """A Giant lies beneath this slot from now on, waits or is gone."""
        row = self.beneath[seat][:]
        row[number] = int(slot)
        self.beneath = replaced(self.beneath, seat, row)
        self.waiting = [other.count(WAITING) for other in self.beneath]
        self.freezing = [sum(place >= 0 for place in other) for other in self.beneath]

    def in_planning(self, game: "Game", seat: i64) -> "list[Move]":
        """A Giant that waits may go beneath any card that none freezes (MEN-FROST-2, MEN-FROST-3)."""
        if self.waiting[seat] == 0:
            return NO_MOVES
        first = len(self.names)
        row = self.beneath[seat]
        return [self.own[first + slot] for slot in game.sides[seat].slots if slot not in row]

    def holds(self, game: "Game", seat: i64) -> bool:
        """Planning goes on while a Giant that waits could be placed (RUL-55)."""
        return self.waiting[seat] > 0 and self._unfrozen(game, seat) > 0

    def _unfrozen(self, game: "Game", seat: i64) -> i64:
        """Cards under construction without a Giant: every Giant that does not wait lies beneath one."""
        return len(game.sides[seat].slots) - self.freezing[seat]

    def choose(self, game: "Game", seat: i64, move: "Move") -> None:
        """Place the first Giant that waits."""
        number = self.beneath[seat].index(WAITING)
        self._lay(seat, number, move.second)
        self.mark(game, seat)
        if game.listening:
            words: dict[str, object] = {"card": game.box.slot_names[move.second], "by": self.names[number]}
            game.tell("frozen", seat, words)

    def mark(self, game: "Game", seat: i64) -> None:
        """A frozen card is not completed however full, and not discarded (MEN-FROST-5, MEN-FROST-7)."""
        side = game.sides[seat]
        for slot in self.beneath[seat]:
            if slot >= 0:
                side.marks[side.row_of(slot)] |= HELD | KEPT

    def arranged(self, game: "Game") -> None:
        """The cards above the Giants of a built position are frozen."""
        for seat in range(len(game.sides)):
            self.mark(game, seat)

    # --- what it forbids -------------------------------------------------------------------------------

    def restricts(self, game: "Game", seat: i64, *, planning: bool) -> bool:
        """While Giants wait and cards are scarce; a frozen card also restricts what other modules bring."""
        waiting = self.waiting[seat]
        if planning and waiting:
            if self.at_once or len(game.sides[seat].selection) == 0:
                return True
            left = cards_for_giants(game, seat) + self._unfrozen(game, seat)
            return left - MOST_TAKEN_OUT < waiting
        return self.freezing[seat] > 0

    def forbids(self, game: "Game", seat: i64, move: "Move") -> Reason | None:
        """The guard of RUL-55, and what cannot be finished otherwise (RUL-58)."""
        if move.verb >= MODULE:
            slot = game.modules[move.module].constructs(game, seat, move)
            if slot >= 0 and slot in self.beneath[seat]:
                return self._ends_frost(game, seat, slot, move)
        if self.waiting[seat] == 0 or not isinstance(game.stop, Planning):
            return None
        return self._guards(game, seat, move)

    def _ends_frost(self, game: "Game", seat: i64, slot: i64, move: "Move") -> Reason | None:
        """Another effect may complete a frozen card only in a Combat that pays its Giant, too (RUL-58)."""
        kind = self.kinds[self.kind_at[self.beneath[seat].index(int(slot))]]
        price = game.modules[move.module].soldiers_for(game, seat, move)
        if game.stop.name == "combat" and game.sides[seat].soldiers >= kind.combat + price:
            return None
        return reason("frozen", card=game.box.slot_names[slot])

    def _guards(self, game: "Game", seat: i64, move: "Move") -> Reason | None:
        if move.verb == SLATE or move.module == self.own[0].module:
            return None
        unfrozen = self._unfrozen(game, seat)
        if move.verb == DONE:
            return reason("giant-waits") if unfrozen else None
        left = cards_for_giants(game, seat) + unfrozen
        if self.at_once:
            return reason("giant-waits") if left else None
        if left - MOST_TAKEN_OUT >= self.waiting[seat]:
            return None
        out = taken_out(game, seat, move, self.beneath[seat])
        return reason("keep-for-giant") if out and left - out < self.waiting[seat] else None

    def cannot_choose(self, game: "Game", seat: i64, move: "Move") -> Reason:
        """Why no Giant is placed there now."""
        if self.waiting[seat] == 0 or not isinstance(game.stop, Planning):
            return reason("no-giant-waits")
        card = game.box.slot_names[move.second]
        frozen = move.second in self.beneath[seat]
        return reason("frozen-already" if frozen else "not-under-construction", card=card)

    # --- Combat ----------------------------------------------------------------------------------------

    def vanquishable(self, game: "Game", seat: i64) -> "list[Move]":
        """Giants whose frozen card is full and whose Combat cost can be paid (MEN-FROST-6, MEN-FROST-8)."""
        side = game.sides[seat]
        return [
            self.own[number]
            for number, slot in enumerate(self.beneath[seat])
            if slot >= 0
            and side.needs[side.row_of(slot)] == 0
            and self.kinds[self.kind_at[number]].combat <= side.soldiers
        ]

    def vanquish(self, game: "Game", seat: i64, move: "Move") -> None:
        """Pay, and complete the thawed card with its Construction bonus, usable at once (RUL-98)."""
        slot = self.beneath[seat][move.second]
        self._lay(seat, move.second, ABSENT)
        super().vanquish(game, seat, move)
        complete(game, seat, game.sides[seat].row_of(slot))

    def completed(self, game: "Game", seat: i64) -> None:
        """A frozen card that another effect has completed in Combat: its Giant is paid and gone (RUL-58)."""
        side = game.sides[seat]
        for number, slot in enumerate(self.beneath[seat]):
            if slot >= 0 and side.row_of(slot) < 0:
                self._lay(seat, number, ABSENT)
                super().vanquish(game, seat, self.own[number])

    def cannot_vanquish(self, game: "Game", seat: i64, move: "Move") -> Reason:
        """The Giant must stand there, its card be full, and the cost be paid."""
        name = self.names[move.second]
        slot = self.beneath[seat][move.second]
        if slot == ABSENT:
            return reason("not-before-you", card=name)
        if slot == WAITING or game.sides[seat].needs[game.sides[seat].row_of(slot)]:
            return reason("not-full", card=name if slot == WAITING else game.box.slot_names[slot])
        return self.too_few(move)

    # --- knowledge -------------------------------------------------------------------------------------

    def side(self, seat: i64) -> dict[str, object]:
        """Which Giant lies beneath which card; one that waits lies beneath none."""
        names = self.box.slot_names
        giants = {
            self.names[number]: names[slot] if slot >= 0 else None
            for number, slot in enumerate(self.beneath[seat])
            if slot != ABSENT
        }
        return {**super().side(seat), "giants": giants}

    def put_side(self, seat: i64, words: "Mapping[str, object]") -> None:
        """The inverse of `side`; Giants that are named only as standing wait."""
        super().put_side(seat, words)
        for number in range(len(self.names)):
            self._lay(seat, number, ABSENT)
        if "giants" not in words:
            for place, number in enumerate(self.standing[seat]):
                for _ in range(number):
                    self._wait(seat, place)
            return
        self.standing = replaced(self.standing, seat, [0] * len(self.kinds))
        for name, card in cast("Mapping[str, str | None]", words["giants"]).items():
            number = self.names.index(name)
            self.stand_more(seat, self.kind_at[number], 1)
            self._lay(seat, number, WAITING if card is None else self.box.slot_index[card])
