"""Black Dragons ask for Soldiers every round, their Eggs are a treasure (MEN-DRAGON-1 to MEN-DRAGON-8)."""

from typing import TYPE_CHECKING, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.material.resources import SOLDIER
from kingdom.rules.modules.menace.deck import MenaceDeck
from kingdom.rules.modules.menace.kind import Menace
from kingdom.rules.modules.menace.losses import lies_there, list_loss, lose, lying_in_all
from kingdom.rules.modules.menace.own_moves import VANQUISH, MoveList
from kingdom.rules.modules.menace.rows import changed
from kingdom.rules.reasons import Reason, reason
from kingdom.rules.scoring import Line

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.moves import Move
    from kingdom.rules.options import Options
    from kingdom.rules.phases.phase import Phase
    from kingdom.rules.scoring import Score


@final
class BlackDragons(MenaceDeck):
    """The Soldiers that each player still owes; a Dragon that waits takes one off a card.

    A card with points for those who secure it is an Egg, which asks for nothing.
    """

    def __init__(self, name: str, kinds: list[Menace], seats: i64, box: "Box") -> None:
        super().__init__(name, kinds, seats, box)
        self.debt: vec[i64] = vec[i64]()
        self.lasts: bool = False

    def list_moves(self, moves: MoveList, box: "Box", options: "Options") -> None:
        """`vanquish DRAGON` or `secure EGG`, then `lose CARD soldier` for every slot."""
        for kind in self.kinds:
            verb = "secure" if kind.secured else "vanquish"
            moves.add(VANQUISH, f"{verb} {kind.id}", card=kind.card)
        for slot in range(len(box.slot_names)):
            list_loss(moves, box, slot, SOLDIER)

    def lie_ready(self, game: "Game") -> None:
        """Whether a debt lasts is an option (RUL-65)."""
        super().lie_ready(game)
        self.debt = self.waiting
        self.lasts = game.options.rule("dragon_debt") == "permanent"

    def clone(self) -> MenaceDeck:
        """An independent copy."""
        copy = BlackDragons(self.name, self.kinds, self.seats, self.box)
        self.copy_into(copy)
        copy.debt, copy.lasts = self.debt, self.lasts
        return copy

    # --- Planning --------------------------------------------------------------------------------------

    def act(self, game: "Game", seat: i64) -> None:
        """A Soldier for each Dragon: of the stock, then of cards; the rest is owed (MEN-DRAGON-2, RUL-65)."""
        super().act(game, seat)
        dragons = self._dragons(seat)
        if dragons == 0:
            return
        at_hand = min(dragons, game.sides[seat].soldiers)
        self._take(game, seat, at_hand)
        on_cards = min(dragons - at_hand, lying_in_all(game, seat, SOLDIER))
        self.wait_for(seat, on_cards)
        owed = dragons - at_hand - on_cards
        if owed:
            self.debt = changed(self.debt, seat, owed)
            if game.listening:
                game.tell("soldiers-owed", seat, {"count": int(self.debt[seat])})

    def _dragons(self, seat: i64) -> i64:
        number: i64 = 0
        place: i64 = 0
        for kind in self.kinds:
            if not kind.secured:
                number += self.number_standing(seat, place)
            place += 1
        return number

    def _take(self, game: "Game", seat: i64, number: i64) -> None:
        """So many Soldiers of the stock go back to the supply."""
        if number:
            game.sides[seat].soldiers -= number
            if game.listening:
                game.tell("soldiers-lost", seat, {"count": int(number)})

    def choices(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        """Any card with a Soldier on it."""
        first: i64 = len(self.kinds)
        for slot in game.sides[seat].slots:
            move = self.own[first + slot]
            if lies_there(game, seat, move):
                out.append(move)

    def choose(self, game: "Game", seat: i64, move: "Move") -> None:
        """The Soldier on the chosen card is lost."""
        self.wait_for(seat, self.waiting[seat] - 1)
        lose(game, seat, move)

    def cannot_choose(self, game: "Game", seat: i64, move: "Move") -> Reason:
        """Why this Soldier is not lost."""
        if self.waiting[seat] == 0:
            return reason("no-dragon-takes")
        return reason("no-soldier-there", card=game.box.slot_names[move.second])

    # --- Production and Combat -------------------------------------------------------------------------

    def soldiers_gained(self, game: "Game", seat: i64) -> None:
        """A debt is settled by the next Soldiers (MEN-DRAGON-3)."""
        owed = self.debt[seat]
        if owed:
            paid = min(owed, game.sides[seat].soldiers)
            self.debt = changed(self.debt, seat, -paid)
            self._take(game, seat, paid)

    def begins(self, game: "Game", phase: "Phase") -> None:
        """Production is over: what is still owed is void, unless the option says otherwise (RUL-65)."""
        if not self.lasts:
            self.debt = vec[i64]([0] * self.seats)

    def vanquish(self, game: "Game", seat: i64, move: "Move") -> None:
        """A Dragon guards Krystallium (MEN-DRAGON-4); an Egg is secured and kept (MEN-DRAGON-5, RUL-63)."""
        kind = self.kinds[self.kind_of(move.card)]
        side = game.sides[seat]
        if not kind.secured:
            super().vanquish(game, seat, move)
            side.krystallium += kind.krystallium
            if game.listening:
                game.tell("hoard", seat, {"count": int(kind.krystallium)})
            return
        side.soldiers -= kind.combat
        if game.listening:
            game.tell("secured", seat, {"card": kind.id, "count": int(kind.combat)})
        self.send_away(seat, kind.card)

    # --- end and knowledge -----------------------------------------------------------------------------

    def scores(self, seat: i64, score: "Score") -> None:
        """Points for secured Eggs, by their number (MEN-DRAGON-5, MEN-DRAGON-6)."""
        super().scores(seat, score)
        for place, kind in enumerate(self.kinds, seat * len(self.kinds)):
            number = min(self.vanquished[place], len(kind.secured))
            if number:
                score.lines.append(Line("vanquished", kind.secured[number - 1], card=kind.id))

    def side(self, seat: i64) -> dict[str, object]:
        """The Soldiers owed, and how many are still to be taken off cards."""
        owed = {"soldiers_owed": self.debt[seat], "soldiers_to_lose": self.waiting[seat]}
        return {**super().side(seat), **owed}

    def put_side(self, seat: i64, words: "Mapping[str, object]") -> None:
        """The inverse of `side`."""
        super().put_side(seat, words)
        self.wait_for(seat, cast("int", words.get("soldiers_to_lose", 0)))
        owed = cast("int", words.get("soldiers_owed", 0))
        self.debt = changed(self.debt, seat, owed - self.debt[seat])
