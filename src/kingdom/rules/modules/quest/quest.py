"""The Quest module: one board, four steps, and only those who complete the final one can win (QST-GEN)."""

from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from kingdom.rules.building.alchemy import by_colour
from kingdom.rules.hooks import Module
from kingdom.rules.material.looking import list_looks
from kingdom.rules.material.resources import RESOURCE_NAMES
from kingdom.rules.modules.quest.completing import anybody_waits, complete_step, contested, settle
from kingdom.rules.modules.quest.knowledge import progress_of, progress_of_all, words_of
from kingdom.rules.modules.quest.last_reward import LastReward
from kingdom.rules.modules.quest.moves import EXCHANGE, LOOK, STEP, OwnMoves
from kingdom.rules.modules.quest.obstacle import NONE, in_words, obstacle
from kingdom.rules.modules.quest.options import Terms
from kingdom.rules.modules.quest.progress import Progress
from kingdom.rules.modules.quest.spying import no_look, spend
from kingdom.rules.modules.quest.step import Step, steps_of
from kingdom.rules.modules.quest.ways import Ways
from kingdom.rules.modules.quest.windows import window_opens
from kingdom.rules.phases.end_of_game import Scoring
from kingdom.rules.reasons import Reason, reason
from kingdom.rules.scoring import Line

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.material.move_table import MoveTable
    from kingdom.rules.moves import Move
    from kingdom.rules.phases.phase import Phase
    from kingdom.rules.scoring import Outcome, Score

NOBODY_FINISHED: Final = "nobody-finished"
NOT_FINISHED: Final = "not-finished"
"""Why a game is lost: neither player, or the one player, has completed the final step."""
FINISHED: Final = "quest"
"""Why a player wins who alone has completed the final step."""

_ways: Final[dict[str, Ways]] = {}
"""What never changes, made once for each kind of game."""


@final
class Quest(Module):
    """The boards in play, and what each player has achieved on them."""

    def __init__(self, terms: Terms) -> None:
        super().__init__("quest", may_forbid=False)
        self.terms: Final = terms
        self.steps: list[Step] = []
        self.ways: Ways | None = None
        self.seats: list[Progress] = []
        # Who was rewarded as the first when the last phase ended, one bit a seat.
        self.rewarded: i64 = 0
        # Whether anybody has completed a step in this segment and waits to hear who was first.
        self.waits: bool = False
        # In a sampled world: the viewer's own progress as the others still see it.
        self.before: Progress | None = None
        self.before_of: i64 = -1

    @property
    def boards(self) -> tuple[str, ...]:
        """The boards in play."""
        return self.terms.boards

    # --- set-up ----------------------------------------------------------------------------------------

    def _steps(self, box: "Box") -> list[Step]:
        printed = box.catalogue.more["quest"]
        return steps_of([printed[name] for name in self.terms.boards], solo=self.terms.options.players == 1)

    def moves(self, table: "MoveTable") -> "list[Move]":
        """Steps, exchanges where cubes are stored, looks."""
        own = OwnMoves(table.box, table.next_foreign(), self.number)
        own.add_steps(self._steps(table.box), recycling=not self.terms.stores)
        if self.terms.stores:
            own.add_exchanges()
        own.add_looks()
        return own.made

    def set_up(self, game: "Game") -> None:
        """The boards lie on the table (QST-GEN-1)."""
        key = f"{game.box.digest} {self.terms.options!r}"
        if key not in _ways:
            _ways[key] = Ways(game.table.moves_of(self.number), self._steps(game.box), game.box)
        self.ways = _ways[key]
        self.steps = self.ways.steps
        self.seats = [Progress() for _ in game.sides]

    def final_course(self, course: "list[Phase]") -> "list[Phase]":
        """Two players may be rewarded at the end of the last window, and can use it before scoring."""
        if self.terms.options.players == 1:
            return course
        at = [isinstance(phase, Scoring) for phase in course].index(True)
        return [*course[:at], LastReward("end-of-game", "window"), *course[at:]]

    def round_begins(self, game: "Game") -> None:
        """Used Spy tokens are available again (QST-GEN-18)."""
        for progress in self.seats:
            progress.spied = 0

    def traps(self, game: "Game", seat: i64, normal: i64) -> i64:
        """Trap tokens that steps brought come on top (QST-GEN-18)."""
        return normal + self.seats[seat].traps

    def transmutes(self, game: "Game", seat: i64) -> bool:
        """Cubes stay in the Alchemy area until their owner exchanges them (QST-GEN-7)."""
        return not self.terms.stores

    # --- decisions -------------------------------------------------------------------------------------

    def extra_moves(self, game: "Game", seat: i64, phase: "Phase", out: "list[Move]") -> None:
        """Steps, exchanges and looks at any own moment; nothing interrupts an Offering (RUL-03)."""
        if game.offered or self.ways is None:
            return
        progress = self.seats[seat]
        self.ways.list_paid(game, seat, progress, out)
        if progress.spied < progress.spies and not phase.simultaneous:
            list_looks(game, seat, self.ways.looks, out)

    def any_time(self, game: "Game", seat: i64) -> bool:
        """Whether a step or an exchange could matter before the next decision."""
        return self.ways is not None and window_opens(self, self.ways, game, seat)

    def refusal(self, game: "Game", seat: i64, move: "Move") -> Reason:
        """Why a step, an exchange or a look is not possible now."""
        if game.offered:
            return reason("quest-interrupts")
        progress = self.seats[seat]
        why: Reason | None = None
        if move.to == STEP:
            kind = obstacle(game, seat, progress, self.steps[move.second], move)
            why = None if kind == NONE else in_words(kind, self.steps[move.second], move)
        elif move.to == LOOK:
            why = no_look(game, seat, progress, move)
        elif game.asker < 0:
            why = reason("transmute-five")
        return why or reason("quest-later", move=move.text)

    def apply(self, game: "Game", seat: i64, move: "Move") -> None:
        """Complete a step, exchange five cubes, or look at a card."""
        if move.to == STEP:
            complete_step(game, seat, self.seats, self.steps[move.second], move)
            self.waits = anybody_waits(self.seats)
        elif move.to == EXCHANGE:
            self._exchange(game, seat, move.resource)
        else:
            spend(game, seat, self.seats[seat], move)

    def _exchange(self, game: "Game", seat: i64, cubes: i64) -> None:
        side = game.sides[seat]
        side.alchemy -= cubes
        side.krystallium += 1
        if game.listening:
            given = {RESOURCE_NAMES[at]: number for at, number in enumerate(by_colour(cubes)) if number}
            game.tell("exchanged", seat, {"cubes": given, "krystallium": int(side.krystallium)})

    # --- the end ------------------------------------------------------------------------------

    def phase_ends(self, game: "Game", phase: "Phase") -> None:
        """Players may have completed a step at once: now it is settled who was first (QST-GEN-9)."""
        self.rewarded = 0
        if not self.waits:
            return
        self.waits = False
        for step in self.steps:
            if step.first_only and contested(self.seats, step):
                for seat in settle(game, self.seats, step, both_first=self.terms.both_first):
                    self.rewarded |= 1 << seat

    def final_step_done(self, seat: i64, quest: str = "") -> bool:
        """Whether a player has completed the final step of this board, or of every board in play."""
        for step in self.steps:
            wanted = step.final and (not quest or step.quest == quest)
            if wanted and self.seats[seat].done & step.bit == 0:
                return False
        return True

    def finishers(self) -> tuple[int, ...]:
        """The players who can win: those with the final step of every board (QST-GEN-11, QST-GEN-14)."""
        return tuple([seat for seat in range(len(self.seats)) if self.final_step_done(seat)])

    def scores(self, game: "Game", seat: i64, score: "Score") -> None:
        """Points that steps brought."""
        if self.seats[seat].points:
            score.lines.append(Line("quest", int(self.seats[seat].points)))

    def medals(self, game: "Game") -> tuple[int, ...]:
        """The thresholds of the board (QST-GEN-13)."""
        printed: tuple[int, ...] = game.box.catalogue.more["quest"][self.terms.boards[0]].medals
        return printed

    def outcome(self, game: "Game", outcome: "Outcome") -> None:
        """Nobody wins without the final step; one who alone has it wins whatever the points (RUL-121)."""
        finishers = self.finishers()
        if len(finishers) == len(self.seats):
            return
        outcome.winners = finishers
        outcome.medal = None
        outcome.replay_offered = False
        if finishers:
            outcome.reason = FINISHED
        else:
            outcome.reason = NOT_FINISHED if len(self.seats) == 1 else NOBODY_FINISHED

    # --- knowledge -------------------------------------------------------------------------------------

    def clone(self) -> "Quest":
        """An independent copy."""
        copy = Quest(self.terms)
        copy.steps, copy.ways = self.steps, self.ways
        copy.seats = [progress.clone() for progress in self.seats]
        copy.rewarded, copy.waits = self.rewarded, self.waits
        return copy

    def freeze(self) -> "Quest":
        """What the others go on seeing; in a sampled world what they really see of the viewer."""
        copy = self.clone()
        if self.before is not None:
            copy.seats[self.before_of] = self.before
            self.before = None
        return copy

    def view(self, game: "Game", viewer: i64, frozen: Module) -> dict[str, object]:
        """Everything is public; inside a running segment the others' part is shown as it began."""
        assert isinstance(frozen, Quest)
        shown = [
            progress if seat == viewer else frozen.seats[seat] for seat, progress in enumerate(self.seats)
        ]
        told = self._told(shown)
        if frozen is not self and viewer >= 0:
            told["own_before"] = words_of(self.steps, frozen.seats[viewer])
        return told

    def _told(self, shown: list[Progress]) -> dict[str, object]:
        words = [words_of(self.steps, progress) for progress in shown]
        told: dict[str, object] = {"boards": list(self.terms.boards)}
        return told | {name: [one[name] for one in words] for name in words[0]}

    def state(self) -> dict[str, object]:
        """The whole state."""
        return self._told(self.seats)

    def sample(
        self, game: "Game", viewer: i64, seen: dict[str, object], below: "Callable[[int], int]"
    ) -> None:
        """All that is seen is so, and nothing else is there."""
        self.seats = progress_of_all(self.steps, seen, len(self.seats))
        self.waits = anybody_waits(self.seats)
        before = seen.get("own_before")
        if before is not None:
            self.before = progress_of(self.steps, cast("Mapping[str, object]", before))
            self.before_of = viewer

    def arrange(self, game: "Game", words: "Mapping[str, object]") -> None:
        """`done` (["usurper 2"]), `traps`, `spies`, `spied`, `points`: each a list with an entry a seat."""
        self.seats = progress_of_all(self.steps, words, len(self.seats))
        self.waits = anybody_waits(self.seats)
        for seat, progress in enumerate(self.seats):
            game.sides[seat].traps += progress.traps


def quest_of(game: "Game") -> Quest | None:
    """The Quest module of a game that is played with it."""
    for module in game.modules:
        if isinstance(module, Quest):
            return module
    return None
