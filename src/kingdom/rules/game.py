"""The whole position, and the calls that everything else is made of: legal_moves, play, view, clone."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.building.any_time import apply_any_time
from kingdom.rules.events import Event, Journal
from kingdom.rules.hearing import copies_of, hear
from kingdom.rules.hooks import Module
from kingdom.rules.legality import moves_with_modules, why_not
from kingdom.rules.material.box import Box, DuchyFace
from kingdom.rules.material.move_table import MoveTable
from kingdom.rules.material.resources import RESOURCE_NAMES
from kingdom.rules.material.side import Side
from kingdom.rules.moves import ANY_TIME, MODULE, Move
from kingdom.rules.options import Options
from kingdom.rules.phases.phase import Phase
from kingdom.rules.phases.together import collect_discards
from kingdom.rules.reasons import IllegalMove, Reason
from kingdom.rules.witness import Witness

if TYPE_CHECKING:
    from kingdom.rules.cards.model import Catalogue
    from kingdom.rules.scoring import Outcome
    from kingdom.rules.view import View


SET_UP: Final = Phase("set-up", "nothing")
"""Where a game stands before its first round."""


@final
class Game:
    """One game: everything on the table, and the seed that all its chance comes from.

    Make one with `Game.new`. A game without a witness (`witnessed=False`) keeps no record and shows no views
    while the players act at once; it is for bulk simulation.
    """

    def __init__(self, options: Options, box: Box, table: MoveTable, seed: str) -> None:
        self.options: Options = options
        self.box: Box = box
        self.table: MoveTable = table
        self.seed: str = seed
        self.modules: vec[Module] = vec[Module]()
        # Those of them that are asked at the decisions of this stop; whether any of them may forbid moves.
        self.speaking: vec[Module] = vec[Module]()
        self.warned: bool = False
        self.course: list[Phase] = []
        # Which stop of the course is running, and that stop itself.
        self.at: i64 = -1
        self.stop: Phase = SET_UP
        self.sides: list[Side] = []
        self.deck: vec[i64] = vec[i64]()
        self.dealt: i64 = 0
        self.reshuffles: i64 = 0
        self.discard: list[int] = []
        self.areas: list[list[int]] = [[], []]
        self.calamities: i64 = 0
        self.round: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.offered: i64 = 0
        # One bit a seat: who is still to act, and who was when the running segment began.
        self.acting: i64 = 0
        self.asked: i64 = 0
        # The module that has asked one seat something, and who was to act before.
        self.asker: i64 = -1
        self.waiting: i64 = 0
        # The Duchy cards in play, by the number that each side names.
        self.faces: list[DuchyFace] = []
        self.over: bool = False
        self.final: Outcome | None = None
        self.witness: Witness | None = None
        self.listening: bool = False

    @staticmethod
    def new(
        options: Options,
        seed: int | str,
        *,
        catalogue: "Catalogue | None" = None,
        witnessed: bool = True,
        listen: bool = False,
    ) -> "Game":
        """A new game before its first decision; `listen` writes its events down from the start."""
        from kingdom.rules.setup import prepare

        game = prepare(options, str(seed), catalogue, witnessed=witnessed or listen)
        if listen:
            game.listen()
        game.go_on()
        return game

    # --- the four calls --------------------------------------------------------------------------------

    def legal_moves(self, seat: i64) -> list[Move]:
        """Every move this seat may make now; empty when it is not to act."""
        if len(self.speaking) or self.asker >= 0:
            return moves_with_modules(self, seat)
        return self.stop.moves(self, seat) if seat >= 0 and (self.acting >> seat) & 1 else []

    def why_not(self, seat: i64, move: Move) -> Reason | None:
        """Why this seat may not make this move now, or None when it may."""
        return why_not(self, seat, move)

    def play(self, seat: i64, move: Move) -> None:
        """Make a move. A refused one raises IllegalMove and changes nothing."""
        why = self.why_not(seat, move)
        if why is not None:
            raise IllegalMove(why, move)
        self.apply(seat, move)

    def apply(self, seat: i64, move: Move) -> None:
        """Make a move taken from `legal_moves`, without asking again."""
        if self.witness is not None:
            self.witness.moves.append(move)
            self.witness.seats.append(seat)
        phase = self.stop
        if move.verb < ANY_TIME:
            phase.apply(self, seat, move)
        elif move.verb < MODULE:
            apply_any_time(self, seat, move)
        else:
            self.modules[move.module].apply(self, seat, move)
        if self.asker < 0:
            phase.settle(self, seat)
            if self.acting == 0:
                self.go_on()

    def view(self, seat: "int | None") -> "View":
        """What this seat may know, or a spectator for None."""
        from kingdom.rules.view import view_of

        return view_of(self, -1 if seat is None else seat)

    def clone(self) -> "Game":
        """An independent copy; the deck, the box and the course are shared, for they never change."""
        copy = Game(self.options, self.box, self.table, self.seed)
        if len(self.modules):
            copy.modules = copies_of(self.modules)
            hear(copy)
        copy.course = self.course
        copy.at = self.at
        copy.stop = self.stop
        copy.sides = [side.clone() for side in self.sides]
        copy.faces = self.faces
        copy.deck = self.deck
        copy.dealt = self.dealt
        copy.reshuffles = self.reshuffles
        copy.discard = self.discard[:]
        copy.areas = [self.areas[0][:], self.areas[1][:]]
        copy.calamities = self.calamities
        copy.round = self.round
        copy.first = self.first
        copy.turn = self.turn
        copy.offered = self.offered
        copy.acting = self.acting
        copy.asked = self.asked
        copy.asker, copy.waiting = self.asker, self.waiting
        copy.over, copy.final = self.over, self.final
        if self.witness is not None:
            copy.witness = self.witness.clone()
        return copy

    # --- reading ---------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """The rulebook's word for the phase."""
        return self.stop.name

    @property
    def step(self) -> str | None:
        """The resource of the running Production step; in a window, of the step it opens."""
        resource = self.stop.resource
        return RESOURCE_NAMES[resource] if resource >= 0 else None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must make a move, the round's first player first; () when the game is over."""
        order = [(self.first + turn) % len(self.sides) for turn in range(len(self.sides))]
        return tuple([seat for seat in order if (self.acting >> seat) & 1])

    @property
    def outcome(self) -> "Outcome | None":
        """Who has won and why, once the game is over."""
        return self.final

    def fingerprint(self) -> str:
        """A short text that equal positions share."""
        from kingdom.rules.position import fingerprint

        return fingerprint(self)

    def record(self) -> str:
        """The game so far as text: seed, options and moves."""
        from kingdom.rules.record import as_text

        return as_text(self)

    def listen(self) -> Journal:
        """Write events down from now on; read them with `journal.logs[seat]`."""
        if self.witness is None:
            raise ValueError("This game has no witness; make it with witnessed=True to listen to it.")
        if self.witness.journal is None:
            self.witness.journal = Journal(len(self.sides))
        self.listening = True
        return self.witness.journal

    # --- for the phases and modules --------------------------------------------------------------------

    def tell(
        self,
        name: str,
        seat: i64,
        details: dict[str, object],
        secret: dict[str, object] | None = None,
        knows: int = 0,
    ) -> None:
        """Report an event; call it only while `listening`."""
        witness = self.witness
        if witness is not None and witness.journal is not None:
            event = Event(name, seat, details, secret=secret, knows=knows)
            witness.journal.tell(event, hold=bool(witness.frozen))

    def ask(self, module: i64, seat: i64) -> None:
        """A module asks one seat something; its `answers` are the only moves until `answered`."""
        self.asker = module
        self.waiting = self.acting
        self.acting = 1 << seat

    def answered(self) -> None:
        """The question of a module is settled; the phase goes on where it was."""
        self.asker = -1
        self.acting = self.waiting

    def finish(self, outcome: "Outcome") -> None:
        """The game is over with this outcome."""
        self.final = outcome
        self.over = True
        self.acting = 0
        self._lift_barrier()
        if self.listening:
            for seat, score in enumerate(outcome.scores):
                self.tell("scored", seat, score.to_dict())
            told: dict[str, object] = {"winners": list(outcome.winners), "reason": outcome.reason}
            if outcome.medal:
                told["medal"] = outcome.medal
            self.tell("game-over", -1, told)

    def everyone(self) -> i64:
        """All seats as bits."""
        return (1 << len(self.sides)) - 1

    def go_on(self) -> None:
        """Nobody is to act: end this phase and begin the next ones until somebody is."""
        while self.acting == 0 and not self.over:
            if self.at >= 0:
                self._end_phase()
            if not self.over:
                self.go_to(self.at + 1)
                self._begin_phase()

    def go_to(self, at: i64) -> None:
        """Stand at this stop of the course; nothing begins by it."""
        self.at = at
        self.stop = self.course[at]

    def _begin_phase(self) -> None:
        phase = self.stop
        if self.listening:
            self.tell("phase-begins", -1, {"phase": phase.name, "asks": phase.asks, "step": self.step})
        for module in self.modules:
            module.phase_begins(self, phase)
        if self.over:
            return
        phase.begin(self)
        self.asked = self.acting
        witness = self.witness
        if witness is not None and self.options.blind and self.acting and phase.simultaneous:
            witness.freeze(self.sides, self.modules)

    def _end_phase(self) -> None:
        phase = self.stop
        phase.end(self)
        for module in self.modules:
            module.phase_ends(self, phase)
        if phase.simultaneous:
            collect_discards(self)
        self._lift_barrier()

    def _lift_barrier(self) -> None:
        """What happened inside a simultaneous segment may be seen by all from now on (RUL-02)."""
        if self.witness is not None:
            self.witness.thaw()
            if self.witness.journal is not None:
                self.witness.journal.release(self.first)
