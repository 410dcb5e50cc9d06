"""Sisters of Misfortune: when Planning ends, each takes a cube off a card (MEN-SISTER-1 to MEN-SISTER-9)."""

from typing import TYPE_CHECKING, cast, final

from mypy_extensions import i64

from kingdom.rules.material.resources import BASIC
from kingdom.rules.modules.menace.deck import MenaceDeck
from kingdom.rules.modules.menace.kind import Menace
from kingdom.rules.modules.menace.losses import lies_there, list_loss, lose, lying_in_all
from kingdom.rules.modules.menace.own_moves import MoveList
from kingdom.rules.reasons import Reason, reason
from kingdom.rules.scoring import Line

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.modules.menace.tables import MenaceDeckCard
    from kingdom.rules.moves import Move
    from kingdom.rules.options import Options
    from kingdom.rules.scoring import Score


@final
class Sisters(MenaceDeck):
    """One that waits has still to take a cube; those vanquished stay with their victor (RUL-63)."""

    def __init__(self, name: str, kinds: list[Menace], seats: i64, box: "Box") -> None:
        super().__init__(name, kinds, seats, box)
        # The points for one player who has vanquished them all.
        self.bonus: i64 = 0

    def list_moves(self, moves: MoveList, box: "Box", options: "Options") -> None:
        """`vanquish SISTER`, then `lose CARD RESOURCE` for every slot and basic resource."""
        super().list_moves(moves, box, options)
        for slot in range(len(box.slot_names)):
            for resource in range(BASIC):
                list_loss(moves, box, slot, resource)

    def lie_ready(self, game: "Game") -> None:
        """The bonus is printed on them."""
        super().lie_ready(game)
        printed = cast("MenaceDeckCard", game.box.catalogue.more["menace-deck"][self.name])
        self.bonus = printed.all_vanquished

    def clone(self) -> MenaceDeck:
        """An independent copy."""
        copy = Sisters(self.name, self.kinds, self.seats, self.box)
        self.copy_into(copy)
        copy.bonus = self.bonus
        return copy

    # --- the end of Planning ---------------------------------------------------------------------------

    def act_at_end(self, game: "Game", seat: i64) -> None:
        """Each takes a cube, as long as cubes lie there (MEN-SISTER-2, MEN-SISTER-4, RUL-97)."""
        sisters = self.standing_in_all(seat)
        if sisters:
            cubes: i64 = 0
            for resource in range(BASIC):
                cubes += lying_in_all(game, seat, resource)
            self.wait_for(seat, min(sisters, cubes))

    def choices(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        """Any basic cube on a card under construction (MEN-SISTER-3, MEN-SISTER-5)."""
        first: i64 = len(self.kinds)
        for slot in game.sides[seat].slots:
            for resource in range(BASIC):
                move = self.own[first + BASIC * slot + resource]
                if lies_there(game, seat, move):
                    out.append(move)

    def choose(self, game: "Game", seat: i64, move: "Move") -> None:
        """The chosen cube is lost."""
        self.wait_for(seat, self.waiting[seat] - 1)
        lose(game, seat, move)

    def cannot_choose(self, game: "Game", seat: i64, move: "Move") -> Reason:
        """Why this cube is not lost."""
        if self.waiting[seat] == 0:
            return reason("no-sister-takes")
        return reason("no-such-cube", card=game.box.slot_names[move.second])

    # --- end and knowledge -----------------------------------------------------------------------------

    def scores(self, seat: i64, score: "Score") -> None:
        """Points for a player who has vanquished all of them (MEN-SISTER-6)."""
        super().scores(seat, score)
        missing: i64 = 0
        for place, kind in enumerate(self.kinds, seat * len(self.kinds)):
            missing += kind.copies - self.vanquished[place]
        if missing == 0 and self.bonus:
            score.lines.append(Line("vanquished", self.bonus, card=self.name))

    def side(self, seat: i64) -> dict[str, object]:
        """How many cubes are still to be taken."""
        return {**super().side(seat), "cubes_to_lose": self.waiting[seat]}

    def put_side(self, seat: i64, words: "Mapping[str, object]") -> None:
        """The inverse of `side`."""
        super().put_side(seat, words)
        self.wait_for(seat, cast("int", words.get("cubes_to_lose", 0)))
