"""A small invented module in plain Python, beside the (perhaps compiled) core: it uses every kind of hook.

Each hand gets an Omen in place of the Calamity. An Omen that is taken goes to its owner's row when the cards
are turned up: it makes 1 Gold a round, forbids discarding under construction, and costs 1 point at the end.
At any time 1 Krystallium buys 2 Soldiers (`bless`). Every round ends with a Festival phase: in turn, each
player may feast (1 Soldier for 3 points), offer the other a gift (which they accept or decline), or leave.
"""

from collections.abc import Callable

from kingdom.rules.cards import Catalogue
from kingdom.rules.game import Game
from kingdom.rules.hooks import Module
from kingdom.rules.material.box import ForeignCard
from kingdom.rules.material.move_table import MoveTable
from kingdom.rules.material.resources import GOLD
from kingdom.rules.modules.entry import Entry
from kingdom.rules.moves import DISCARD, MODULE, Move
from kingdom.rules.options import Options
from kingdom.rules.phases.phase import Phase
from kingdom.rules.reasons import Reason, reason
from kingdom.rules.scoring import Line, Score

BLESS, FEAST, GIFT, LEAVE, ACCEPT, DECLINE = range(6)
TEXTS = ("bless", "festival feast", "festival gift", "festival leave", "gift accept", "gift decline")


class Festival(Phase):
    """The players act in turn, the first player of the round first."""

    def __init__(self) -> None:
        super().__init__("festival", "feast", simultaneous=False)

    def begin(self, game: Game) -> None:
        game.acting = 1 << game.first


class FestivalModule(Module):
    """The state: Omens and feasts of each seat, and who has been offered a gift."""

    def __init__(self) -> None:
        super().__init__("festival")
        self.omens = [0, 0]
        self.feasts = [0, 0]
        self.omen = -1
        self.own: list[Move] = []

    def cards(self, catalogue: Catalogue) -> list[ForeignCard]:
        return [ForeignCard("omen", 8, joins_hand=True)]

    def moves(self, table: MoveTable) -> list[Move]:
        first = table.next_foreign()
        return [Move(first + key, MODULE, text, to=key, module=self.number) for key, text in enumerate(TEXTS)]

    def round_course(self, round_: int, course: list[Phase]) -> list[Phase]:
        return [*course, Festival()]

    def set_up(self, game: Game) -> None:
        self.omen = game.box.card("omen")
        self.own = game.table.moves_of(self.number)

    def joins_hand(self, game: Game, seat: int) -> int:
        return self.omen

    def joined_hand(self, game: Game, seat: int, round_: int) -> int:
        return self.omen

    def revealed(self, game: Game, seat: int, card: int) -> bool:
        self.omens[seat] += 1
        return True

    def production(self, game: Game, seat: int, resource: int) -> int:
        return self.omens[seat] if resource == GOLD else 0

    def any_time(self, game: Game, seat: int) -> bool:
        return game.sides[seat].krystallium > 0

    def extra_moves(self, game: Game, seat: int, phase: Phase, out: list[Move]) -> None:
        if game.sides[seat].krystallium:
            out.append(self.own[BLESS])
        if phase.name == "festival":
            out += [self.own[FEAST]] if game.sides[seat].soldiers else []
            out += [self.own[GIFT], self.own[LEAVE]]

    def restricts(self, game: Game, seat: int) -> bool:
        return self.omens[seat] > 0

    def forbids(self, game: Game, seat: int, move: Move) -> Reason | None:
        return reason("kept", card=game.table.place_name(move.to)) if move.verb == DISCARD else None

    def refusal(self, game: Game, seat: int, move: Move) -> Reason:
        return reason("not-in-this-phase", move=move.text, phase=game.phase)

    def apply(self, game: Game, seat: int, move: Move) -> None:
        side = game.sides[seat]
        if move.to == BLESS:
            side.krystallium -= 1
            side.soldiers += 2
        elif move.to == FEAST:
            side.soldiers -= 1
            self.feasts[seat] += 1
        elif move.to == GIFT:
            game.ask(self.number, 1 - seat)
        elif move.to == LEAVE:
            game.acting = 1 << 1 - seat if seat == game.first else 0
        else:
            side.soldiers += move.to == ACCEPT
            game.answered()

    def answers(self, game: Game, seat: int) -> list[Move]:
        return [self.own[ACCEPT], self.own[DECLINE]]

    def scores(self, game: Game, seat: int, score: Score) -> None:
        score.lines += [Line("omens", -self.omens[seat]), Line("feasts", 3 * self.feasts[seat])]

    def clone(self) -> "FestivalModule":
        copy = FestivalModule()
        copy.omens, copy.feasts = self.omens[:], self.feasts[:]
        copy.omen, copy.own = self.omen, self.own
        return copy

    def view(self, game: Game, viewer: int, frozen: Module) -> dict[str, object]:
        return self.state()

    def sample(self, game: Game, viewer: int, seen: dict[str, object], below: Callable[[int], int]) -> None:
        omens, feasts = seen["omens"], seen["feasts"]
        assert isinstance(omens, list)
        assert isinstance(feasts, list)
        self.omens, self.feasts = omens[:], feasts[:]

    def state(self) -> dict[str, object]:
        return {"omens": self.omens[:], "feasts": self.feasts[:]}


def _make(options: Options) -> Module:
    return FestivalModule()


ENTRY = Entry("festival", _make, choices=("mood",))
