"""Conquest by rule of thumb: take what is worth its Soldiers, from where armies are missed least."""

from typing import TYPE_CHECKING, Any, Final, cast, final

from mypy_extensions import i64

from kingdom.players.advice.advice import Advice
from kingdom.rules.material.resources import AREA_NAMES, BASIC
from kingdom.rules.modules.conquest.board import NOWHERE, Board, bit, board_from
from kingdom.rules.modules.conquest.knowledge import armies_of
from kingdom.rules.modules.conquest.marching import around, may_be_entered
from kingdom.rules.modules.conquest.own_moves import (
    ARRIVE,
    DESTINATION,
    DESTROY,
    FROM,
    IMPRISON,
    MAN,
    PEEK,
    REARRANGE,
    RECRUIT,
)
from kingdom.rules.modules.conquest.spots import COLOURS, KINDS

if TYPE_CHECKING:
    from kingdom.players.estimate import Estimate
    from kingdom.rules.modules.conquest.armies import Armies
    from kingdom.rules.moves import Move

FIRST_OF_ALL: Final = 50.0
"""A look comes before an area is taken."""
NEVER: Final = -100.0
SOLDIER_WORTH: Final = 1.0
"""A Soldier recruits or moves an army, which holds a few points."""
PRICE: Final = 0.7
LAST_PRICE: Final = 0.05
"""What a Soldier is worth that is spent on the board: it could wait, but not beyond the last round."""
HELD: Final = 0.75
"""How much of a territory's points may be hoped for while there are rounds in which it can be lost."""
DENIED: Final = 0.35
"""What it is worth that the other does not hold a free territory, of the points that it would bring there."""
IN_STORE: Final = 0.4
"""An army on the castle that has nothing to do yet."""
EACH_ROUND: Final = {
    "krystallium": 1.6,
    "trap": 0.7,
    "spy": 0.5,
    "destroy": 1.8,
    "double-move": 0.7,
    "prison": 1.6,
}
"""What a spot is worth for each round to come; a resource what an icon is worth."""


@final
class ConquestAdvice(Advice):
    """The board as one colour sees it."""

    def __init__(self, mine: "Estimate", seat: i64) -> None:
        super().__init__(mine, seat)
        seen = cast("dict[str, Any]", mine.view.modules["conquest"])
        self.seen: Final = seen
        self.board: Final[Board] = board_from(mine.box.catalogue, mine.box.digest, seen["board"])
        self.soldiers: Final[i64] = mine.side.soldiers
        # Rounds in which a spot that is won now will be of use.
        self.rounds: Final = float(4 - mine.view.round)
        self.price: Final = PRICE if self.rounds > 0.0 else LAST_PRICE
        mine.soldier = max(mine.soldier, SOLDIER_WORTH)
        for spot in seen["spots"][seat]:
            kind = self.board.kind_of[self.board.spot_index[spot]]
            if kind < BASIC:
                mine.produced[kind] += 1
        for resource in range(BASIC):
            mine.produced[resource] += self.board.yields[BASIC * seat + resource]
        self._armies: Armies | None = None

    @property
    def armies(self) -> "Armies":
        """Who stands where; put together when it is first asked for."""
        if self._armies is None:
            self._armies = armies_of(self.board, self.seen, alone=len(self.mine.view.sides) == 1)
        return self._armies

    def of_move(self, move: "Move") -> float:
        """Each kind of move by its own thumb; passing is worth nothing."""
        if move.to == DESTINATION:
            return self.of_destination(move.area)
        if move.to == FROM or move.to == ARRIVE:
            return self._bringing(move)
        if move.to == RECRUIT:
            return self._recruits(move.second)
        if move.to == MAN:
            return self.of_spot(move.second)
        if move.to == IMPRISON:
            return self._prisoner(move)
        return self._of_other(move)

    def _of_other(self, move: "Move") -> float:
        if move.to == REARRANGE:
            return self._better_spots(move.area) - self.price
        if move.to == DESTROY:
            return self.mine.of_card(move.card)
        if move.to == PEEK:
            looks = self.mine.view.asks == "take" and move.area < len(AREA_NAMES)
            return FIRST_OF_ALL if looks else NEVER
        return 0.0

    # --- what territories and spots are worth ------------------------------------------------------------

    def of_spot(self, spot: i64) -> float:
        """What a spot brings in the rounds to come."""
        kind = self.board.kind_of[spot]
        if kind < BASIC:
            return self.mine.weights.icons[kind] * self.rounds
        worth = EACH_ROUND[KINDS[kind]]
        # The Prison takes somebody at the end of this phase, too.
        return worth * (self.rounds + 1.0 if KINDS[kind] == "prison" else self.rounds)

    def _spots(self, territory: i64, number: i64) -> float:
        """The best so many spots of a territory."""
        worths = [
            self.of_spot(spot)
            for spot in range(len(self.board.spots))
            if self.board.territory_of[spot] == territory
        ]
        worths.sort(reverse=True)
        return float(sum(worths[: int(number)]))

    def points(self, colour: i64, territory: i64) -> float:
        """What a territory counts for a colour."""
        return float(self.board.points[len(COLOURS) * territory + colour])

    def _hold(self) -> float:
        return HELD if self.rounds > 0.0 else 1.0

    def holding(self, territory: i64, number: i64) -> float:
        """What it is worth to have so many armies in a territory, rather than none and nobody there."""
        if number == 0:
            return 0.0
        if territory == self.board.castles[self.seat]:
            return IN_STORE * float(number) if self.rounds > 0.0 else 0.0
        denied = DENIED * self.points(1 - self.seat, territory)
        spare = 0.1 * float(number - 1)
        return (
            self._hold() * self.points(self.seat, territory) + denied + self._spots(territory, number) + spare
        )

    # --- a Move ------------------------------------------------------------------------------------------

    def of_destination(self, territory: i64) -> float:
        """The best that a Move to this territory could come to."""
        return self._best_number(territory)[0]

    def _best_number(self, there: i64) -> tuple[float, i64]:
        """What a Move is worth, and with how many armies; they leave where they are missed least."""
        armies = self.armies
        enemies = armies.at(1 - self.seat, there)
        own = armies.at(self.seat, there)
        missed = self._missed(there)
        best, number = NEVER, enemies + 1
        for stay in range(1, max(1, self.board.capacity(there) - own) + 1):
            brought = enemies + stay
            if brought > len(missed) or brought > self.soldiers:
                break
            worth = self.holding(there, own + stay) - self.holding(there, own)
            worth += self._won(there, enemies) - float(sum(missed[: int(brought)]))
            worth -= self.price * float(brought)
            if worth > best:
                best, number = worth, brought
        return best, number

    def _won(self, there: i64, enemies: i64) -> float:
        """What the enemy loses by being beaten there; who dies goes home and is not lost."""
        if enemies == 0:
            return 0.0
        return (1.0 - DENIED) * self.points(1 - self.seat, there) + IN_STORE * float(enemies)

    def _near(self, there: i64) -> i64:
        armies = self.armies
        begun = cast("dict[str, Any] | None", self.seen["action"])
        double = bool(begun["double"]) if begun else armies.moves_double(self.seat)
        return around(armies, self.seat, there, double=double) & armies.held(self.seat)

    def _missed(self, there: i64) -> list[float]:
        """For each army that could come: what it is worth where it is, the least first."""
        near = self._near(there)
        missed: list[float] = []
        for territory in range(self.board.size):
            if near & bit(territory):
                missed += self._one_by_one(territory)
        return sorted(missed)

    def _one_by_one(self, territory: i64) -> list[float]:
        """What the first army in a territory is worth, what the second adds, and so on."""
        number = self.armies.at(self.seat, territory)
        held = [self.holding(territory, left) for left in range(number + 1)]
        return [held[left + 1] - held[left] for left in range(number)]

    def _bringing(self, move: "Move") -> float:
        """Take from each starting territory those that are missed least, until there are enough."""
        begun = cast("dict[str, Any]", self.seen["action"])
        there = self.board.index[begun["destination"]]
        number = self._best_number(there)[1]
        if move.to == ARRIVE:
            return 1.0 if sum(begun["from"].values()) >= number else NEVER
        worths = self._missed(there)[: int(number)]
        if not worths or self.board.territories[move.area] in begun["from"]:
            return NEVER
        wanted = sum(1 for worth in self._one_by_one(move.area) if worth <= worths[-1])
        lacking = number - sum(begun["from"].values())
        return -float(abs(move.second - min(wanted, lacking))) - 0.01 * float(wanted == 0)

    # --- recruits, prisoners, spots ----------------------------------------------------------------------

    def _recruits(self, number: i64) -> float:
        """What more armies on the castle could take with the Soldiers that are left, now or later."""
        store = self.armies.at(self.seat, self.board.castles[self.seat])
        gain = self._taken(store + number, self.soldiers - number) - self._taken(store, self.soldiers)
        later = IN_STORE if self.rounds > 0.0 else 0.0
        return gain + (later - self.price) * float(number)

    def _taken(self, store: i64, soldiers: i64) -> float:
        """The best that so many armies of the castle could do, one territory after the other."""
        worth = 0.0
        for gain, needed in self._goals():
            if needed <= store and needed <= soldiers:
                store -= needed
                soldiers -= needed
                worth += gain
        return worth

    def _goals(self) -> list[tuple[float, i64]]:
        """What lies near the castle and is worth taking, the best for each army first."""
        armies = self.armies
        castle = self.board.castles[self.seat]
        found: list[tuple[float, float, i64]] = []
        for there in range(self.board.size):
            if not self._near_castle(castle, there) or armies.at(self.seat, there):
                continue
            if may_be_entered(armies, self.seat, there):
                needed = armies.at(1 - self.seat, there) + 1
                gain = self.holding(there, 1) + self._won(there, needed - 1) - self.price * float(needed)
                if gain > 0.0:
                    found.append((gain / float(needed), gain, needed))
        found.sort(reverse=True)
        return [(gain, needed) for _, gain, needed in found]

    def _near_castle(self, castle: i64, there: i64) -> bool:
        double = self.armies.moves_double(self.seat)
        return around(self.armies, self.seat, there, double=double) & bit(castle) != 0

    def _prisoner(self, move: "Move") -> float:
        """Alone the army that is missed least; otherwise the one that the other misses most."""
        victim = self.seat if self.armies.alone else 1 - self.seat
        last = self.armies.at(victim, move.area) == 1
        worth = 1.0 + (self.points(victim, move.area) if last else 0.0)
        if move.second != NOWHERE and move.second >= 0:
            worth += self.of_spot(move.second)
        return -worth if self.armies.alone else worth

    def _better_spots(self, territory: i64) -> float:
        """What the armies of a territory could gain by standing on its best spots."""
        manned = self.armies.manned[self.seat] & self.board.spots_of[territory]
        now = 0.0
        for spot in range(len(self.board.spots)):
            if manned & bit(spot):
                now += self.of_spot(spot)
        return self._spots(territory, self.armies.at(self.seat, territory)) - now
