"""The Conquest module: who stands where on the board, what it yields, and whose turn it is (CONQ)."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import remove, vec
from mypy_extensions import i64

from kingdom.rules.hearing import be_quiet
from kingdom.rules.hooks import Module
from kingdom.rules.material.looking import list_looks, look
from kingdom.rules.material.resources import BASIC, EXPLORATION
from kingdom.rules.modules.conquest.acting import decide, imprison
from kingdom.rules.modules.conquest.action import Action
from kingdom.rules.modules.conquest.armies import NOBODY, Armies
from kingdom.rules.modules.conquest.board import NOWHERE, Board, board_from
from kingdom.rules.modules.conquest.knowledge import arrange, put, words_of
from kingdom.rules.modules.conquest.listing import list_decisions, list_prisoners
from kingdom.rules.modules.conquest.options import board_of
from kingdom.rules.modules.conquest.own_moves import DESTROY, IMPRISON, PEEK, Moves, own_moves, sorted_moves
from kingdom.rules.modules.conquest.points import score_territories
from kingdom.rules.modules.conquest.refusals import refusal
from kingdom.rules.modules.conquest.spots import KRYSTALLIUM, SPY, TRAP
from kingdom.rules.phases.choice import Choice
from kingdom.rules.phases.planning import Reveal
from kingdom.rules.phases.production import ProductionStep
from kingdom.rules.phases.start_of_round import TRAPS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.material.move_table import MoveTable
    from kingdom.rules.moves import Move
    from kingdom.rules.options import Options
    from kingdom.rules.phases.phase import Phase
    from kingdom.rules.reasons import Reason
    from kingdom.rules.scoring import Score

ACT: Final = "conquest"
DESTRUCTION: Final = "destroy"
PRISONERS: Final = "prison"
"""What a player is asked for in the stops of this module."""


@final
class Conquest(Module):
    """The board in play and everything that stands on it; all of it is open to everybody."""

    # Both are there from set-up on.
    armies: Armies
    own: Moves

    def __init__(self, options: "Options") -> None:
        super().__init__("conquest", may_forbid=False)
        self.options: Final = options
        # Whose turn it is on the board, NOBODY outside the Conquest phase; how often was passed since the
        # last action; and the action that has begun.
        self.turn: i64 = NOBODY
        self.passes: i64 = 0
        self.action: Action = Action(0)
        # Spy tokens used this round, and how many cards may still be destroyed, by seat.
        self.spied: vec[i64] = vec[i64]([0, 0])
        self.to_destroy: vec[i64] = vec[i64]([0, 0])

    # --- set-up and rounds -----------------------------------------------------------------------------

    def _board(self, box: "Box") -> Board:
        return board_from(box.catalogue, box.digest, board_of(self.options))

    def moves(self, table: "MoveTable") -> "list[Move]":
        """Everything that can be done on this board."""
        return own_moves(self._board(table.box), table.box, table.next_foreign(), self.number)

    def round_course(self, round_: i64, course: "list[Phase]") -> "list[Phase]":
        """Cards are destroyed after the reveal; Conquest comes last in every round (RUL-94, RUL-147)."""
        from kingdom.rules.modules.conquest.stops import ConquestPhase, Destruction, PrisonStop, TurnUp

        phases: list[Phase] = []
        for phase in course:
            if isinstance(phase, Reveal):
                phases.append(TurnUp("planning", "nothing"))
                phases.append(Destruction("planning", DESTRUCTION, simultaneous=False))
            else:
                phases.append(phase)
        phases.append(ConquestPhase("conquest", ACT, simultaneous=False))
        phases.append(PrisonStop("conquest", PRISONERS, simultaneous=False))
        return phases

    def set_up(self, game: "Game") -> None:
        """The armies that begin on the board are placed (CONQ-12, CONQ-43)."""
        board = self._board(game.box)
        own = game.table.moves_of(self.number)
        self.own = sorted_moves(own, board, f"{game.box.digest} {self.options!r}")
        self.armies = Armies(board, alone=len(game.sides) == 1)
        self.armies.set_up()
        self.action = Action(board.size)

    def round_begins(self, game: "Game") -> None:
        """Used Spy tokens are available again (CONQ-32)."""
        for seat in range(len(self.spied)):
            self.spied[seat] = 0

    def traps(self, game: "Game", seat: i64, normal: i64) -> i64:
        """One for each Trap spot in place of the usual ones (CONQ-10, RUL-114); useless alone."""
        if len(game.sides) == 1:
            return normal
        return normal - TRAPS + self.armies.spots_of_kind(seat, TRAP)

    def phase_begins(self, game: "Game", phase: "Phase") -> None:
        """Only a few stops have moves of this module."""
        plays = isinstance(phase, Choice) or phase.asks in (ACT, DESTRUCTION, PRISONERS)
        be_quiet(game, self, not plays)

    def phase_ends(self, game: "Game", phase: "Phase") -> None:
        """After the last Production step each Krystallium spot gives one (CONQ-35, RUL-119, RUL-142)."""
        if not isinstance(phase, ProductionStep) or phase.resource != EXPLORATION:
            return
        for seat, side in enumerate(game.sides):
            number = self.armies.spots_of_kind(seat, KRYSTALLIUM)
            if number:
                side.krystallium += number
                if game.listening:
                    told: dict[str, object] = {"count": int(number), "krystallium": int(side.krystallium)}
                    game.tell("krystallium-produced", seat, told)

    # --- production ------------------------------------------------------------------------------------

    def production(self, game: "Game", seat: i64, resource: i64) -> i64:
        """The spots of this resource on which armies stand, and the castle (CONQ-16, CONQ-38)."""
        spots = self.armies.spots_of_kind(seat, resource)
        return spots + self.armies.board.yields[BASIC * seat + resource]

    # --- decisions -------------------------------------------------------------------------------------

    def spies(self, seat: i64) -> i64:
        """How many Spy tokens a player has this round, used ones included (CONQ-32)."""
        return self.armies.spots_of_kind(seat, SPY)

    def asks(self) -> str:
        """What is asked for in the Conquest phase: an action, starting territories, or spots."""
        if self.action.manning != NOWHERE:
            return "man"
        return ACT if self.action.destination == NOWHERE else "from"

    def extra_moves(self, game: "Game", seat: i64, phase: "Phase", out: "list[Move]") -> None:
        """What the running stop allows."""
        if isinstance(phase, Choice):
            if game.offered == 0 and self.spied[seat] < self.spies(seat):
                list_looks(game, seat, self.own.peek, out)
        elif phase.asks == ACT:
            soldiers = game.sides[seat].soldiers
            list_decisions(self.own, self.armies, self.action, seat, soldiers, out)
        elif phase.asks == DESTRUCTION:
            self._list_destructions(game, seat, out)
        elif phase.asks == PRISONERS:
            list_prisoners(self.own, self.armies, 1 - self.armies.jailer(), out)

    def _list_destructions(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        last: i64 = -1
        for card in game.sides[1 - seat].selection:
            if card != last:
                out.append(self.own.destroy[card])
            last = card

    def refusal(self, game: "Game", seat: i64, move: "Move") -> "Reason":
        """Why an own move is not possible now."""
        return refusal(game, self, seat, move)

    def apply(self, game: "Game", seat: i64, move: "Move") -> None:
        """Act on the board, look at a card, destroy one, or imprison an army."""
        if move.to == PEEK:
            self.spied[seat] += 1
            look(game, seat, move.area, move.second)
        elif move.to == DESTROY:
            self._destroy(game, seat, move.card)
        elif move.to == IMPRISON:
            imprison(game, self, 1 - self.armies.jailer(), move)
            game.acting = 0
        else:
            decide(game, self, seat, move)

    def _destroy(self, game: "Game", seat: i64, card: i64) -> None:
        """The card is discarded and gives nothing to anybody (RUL-94, RUL-126)."""
        other = game.sides[1 - seat]
        other.selection = remove(other.selection, card)
        game.discard.append(card)
        self.to_destroy[seat] -= 1
        if game.listening:
            game.tell("destroyed", seat, {"card": game.box.ids[card]})
        for module in game.modules:
            module.given_up(game, 1 - seat, card)

    # --- the end ---------------------------------------------------------------------------------------

    def scores(self, game: "Game", seat: i64, score: "Score") -> None:
        """The territories that are controlled (CONQ-39, CONQ-48)."""
        score_territories(self.armies, seat, score)

    def medals(self, game: "Game") -> tuple[int, ...]:
        """Those of the module (CONQ-50)."""
        return self.armies.board.medals

    # --- knowledge -------------------------------------------------------------------------------------

    def clone(self) -> "Conquest":
        """An independent copy."""
        copy = Conquest(self.options)
        copy.own = self.own
        copy.armies = self.armies.clone()
        copy.action = self.action.clone()
        copy.turn, copy.passes = self.turn, self.passes
        copy.spied = self.spied[:]
        copy.to_destroy = self.to_destroy[:]
        return copy

    def freeze(self) -> Module:
        """Nothing here changes while players act at once."""
        return self

    def view(self, game: "Game", viewer: i64, frozen: Module) -> dict[str, object]:
        """Everything is open."""
        return words_of(self)

    def state(self) -> dict[str, object]:
        """The whole state."""
        return words_of(self)

    def sample(
        self, game: "Game", viewer: i64, seen: dict[str, object], below: "Callable[[int], int]"
    ) -> None:
        """What is seen is all there is."""
        put(self, seen)

    def arrange(self, game: "Game", words: "Mapping[str, object]") -> None:
        """`armies` (by colour, territory and number), `spots`, `prison`, `spied`."""
        arrange(self, words)


def conquest_of(game: "Game") -> Conquest:
    """The module of a game with a Conquest board."""
    for module in game.modules:
        if isinstance(module, Conquest):
            return module
    raise LookupError("This game is played without a Conquest board.")
