"""The module of the game of one: what the other player's absence changes."""

from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.hearing import be_quiet
from kingdom.rules.hooks import Module
from kingdom.rules.material.entry import card_of, is_hidden, is_known_to
from kingdom.rules.material.resources import AREA_NAMES
from kingdom.rules.modules.solo.danger import DangerDeck, bad_cards
from kingdom.rules.modules.solo.reveal import tokens_of
from kingdom.rules.modules.solo.selection import COLLECT, KEEP, NO_AREA, REVEAL, SEARCH, Selection, own_moves
from kingdom.rules.phases.choice import Choice
from kingdom.rules.phases.start_of_round import StartOfRound
from kingdom.rules.reasons import Reason, reason
from kingdom.rules.scoring import Line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from kingdom.rules.game import Game
    from kingdom.rules.material.move_table import MoveTable
    from kingdom.rules.moves import Move
    from kingdom.rules.options import Options
    from kingdom.rules.phases.phase import Phase
    from kingdom.rules.scoring import Outcome, Score

SUPREME: Final = 5
"""What one player must produce in a step to be supreme (SOLO-23)."""
MEDALS: Final = ("bronze", "silver", "gold")


@final
class Solo(Module):
    """One player against the Danger deck."""

    def __init__(self, options: "Options") -> None:
        super().__init__("solo", may_forbid=False)
        self.options: Final = options
        self.ids: list[str] = []
        self.danger: DangerDeck = DangerDeck()
        self.selection: Selection = Selection([], tokens_of(options))
        # In a sampled world, what is known to lie on top of the deck and below it.
        self._top: list[int] = []
        self._bottom: list[int] = []

    # --- set-up and rounds -----------------------------------------------------------------------------

    def moves(self, table: "MoveTable") -> "list[Move]":
        """Reveal, search, keep, collect."""
        return own_moves(table.box, table.next_foreign(), self.number)

    def round_course(self, round_: i64, course: "list[Phase]") -> "list[Phase]":
        """One player chooses otherwise than two."""
        from kingdom.rules.modules.solo.choice import SoloChoice

        alone = SoloChoice("choice", "take", simultaneous=False)
        return [alone if isinstance(phase, Choice) else phase for phase in course]

    def set_up(self, game: "Game") -> None:
        """The moves are at hand."""
        self.ids = game.box.ids
        self.selection.own = game.table.moves_of(self.number)

    def deck_lies(self, game: "Game") -> None:
        """The Danger deck is built, unless something before the first round changes the deck (RUL-48)."""
        if game.round or isinstance(game.course[0], StartOfRound):
            self._build(game)

    def _build(self, game: "Game") -> None:
        self.danger.build(game)
        self.selection.top = 1

    def traps(self, game: "Game", seat: i64, normal: i64) -> i64:
        """Nobody offers, so there are no Trap tokens to lay (SOLO-06)."""
        return 0

    def round_begins(self, game: "Game") -> None:
        """One Search more, and the Trap token of the first printing is back."""
        if game.round == 1 and not self.danger.cards:
            self._build(game)
        self.selection.searches = 0
        self.selection.tokens.round_begins()

    # --- decisions -------------------------------------------------------------------------------------

    def phase_begins(self, game: "Game", phase: "Phase") -> None:
        """Only Choice is otherwise for one player."""
        be_quiet(game, self, not isinstance(phase, Choice))

    def extra_moves(self, game: "Game", seat: i64, phase: "Phase", out: "list[Move]") -> None:
        """What a Selection allows besides taking an area."""
        if isinstance(phase, Choice):
            self.selection.list_moves(game, out)

    def refusal(self, game: "Game", seat: i64, move: "Move") -> Reason:
        """Why an own move is not possible now."""
        if isinstance(game.stop, Choice):
            return self.selection.refusal(game, move)
        return reason("not-in-this-phase", move=move.text, phase=game.phase)

    def apply(self, game: "Game", seat: i64, move: "Move") -> None:
        """Reveal a card, pay for a Search, keep what was found, or collect."""
        if move.to == REVEAL:
            self.selection.reveal(game, move)
        elif move.to == SEARCH:
            self.selection.pay(game, move.card)
        elif move.to == KEEP:
            self.selection.keep(game, move.card)
        elif move.to == COLLECT:
            self.selection.collect(game)

    # --- cards, production and end ---------------------------------------------------------------------

    def drawn(self, game: "Game") -> None:
        """The next card of the deck is seen (SOLO-04)."""
        self.selection.drawn(game)

    def turned_up(self, game: "Game", card: i64, by: i64) -> None:
        """A card of the Danger deck has been turned up."""
        if by >= len(game.sides):
            self.danger.turned_up.append(card)

    def supreme(self, game: "Game", resource: i64) -> i64:
        """The player who produces enough of the resource (SOLO-23)."""
        return 0 if game.sides[0].announced >= SUPREME else -1

    def scores(self, game: "Game", seat: i64, score: "Score") -> None:
        """The richer face A costs points (SOLO-25, RUL-49)."""
        penalty = int(self.options.rule("solo_face_a_penalty"))
        if self.options.face == "A" and penalty:
            score.lines.append(Line("face-a", -penalty))

    def outcome(self, game: "Game", outcome: "Outcome") -> None:
        """The medal of the points, if any (SOLO-26, SOLO-27)."""
        thresholds: tuple[int, ...] = ()
        for module in game.modules:
            thresholds = module.medals(game) or thresholds
        reached = 0
        for points in thresholds:
            reached += outcome.scores[0].total >= points
        outcome.medal = MEDALS[reached - 1] if reached else None
        outcome.winners = (0,) if reached else ()
        outcome.reason = "medal" if reached else "no-medal"

    # --- knowledge -------------------------------------------------------------------------------------

    def clone(self) -> "Solo":
        """An independent copy."""
        copy = Solo(self.options)
        copy.ids = self.ids
        copy.danger = self.danger.clone()
        copy.selection = self.selection.clone()
        return copy

    def view(self, game: "Game", viewer: i64, frozen: Module) -> dict[str, object]:
        """Everything but the cards that lie face down; spectators see the same as the player."""
        selection = self.selection
        left = [int(card) for card in game.deck[game.dealt :]]
        return {
            "top": self._named(left[: selection.top]),
            "bottom": self._named(left[len(left) - selection.bottom :]),
            "danger": self.danger.left(),
            "turned_up": self._named(self.danger.turned_up),
            **self._of_selection(),
        }

    def _of_selection(self) -> dict[str, object]:
        selection = self.selection
        return {
            "tokens": selection.tokens.number,
            "available": selection.tokens.available,
            "used": selection.tokens.used,
            "searches": selection.searches,
            "chosen": None if selection.chosen == NO_AREA else AREA_NAMES[selection.chosen],
            "paid": self._named(selection.paid),
            "found": self._named(selection.found),
        }

    def _named(self, cards: list[int]) -> list[str]:
        return [self.ids[card] for card in cards]

    def state(self) -> dict[str, object]:
        """The whole state with the Danger deck in its order."""
        return {
            "danger": self._named(self.danger.cards[self.danger.drawn :]),
            "turned_up": self._named(self.danger.turned_up),
            "known": [self.selection.top, self.selection.bottom],
            **self._of_selection(),
        }

    # --- sampled worlds and built positions --------------------------------------------------------------

    def sample(
        self, game: "Game", viewer: i64, seen: dict[str, object], below: "Callable[[int], int]"
    ) -> None:
        """What lies open; the Danger deck follows in `unseen`."""
        calamities = game.calamities
        self.danger.bad = bad_cards(game)
        game.calamities = calamities
        self.danger.turned_up = self._numbers(game, seen["turned_up"])
        self._top = self._numbers(game, seen["top"])
        self._bottom = self._numbers(game, seen["bottom"])
        self._set_selection(game, seen)
        self.selection.reshuffles = game.reshuffles
        self.selection.top = len(self._top)
        self.selection.bottom = len(self._bottom)

    def _numbers(self, game: "Game", names: object) -> list[int]:
        return [game.box.index[name] for name in cast("Iterable[str]", names)]

    def _set_selection(self, game: "Game", seen: "Mapping[str, object]") -> None:
        selection = self.selection
        selection.tokens.available = cast("int", seen.get("available", selection.tokens.available))
        selection.tokens.used = cast("int", seen.get("used", 0))
        selection.searches = cast("int", seen.get("searches", 0))
        selection.paid = self._numbers(game, seen.get("paid", []))
        selection.found = self._numbers(game, seen.get("found", []))
        chosen = seen.get("chosen")
        selection.chosen = NO_AREA if chosen is None else AREA_NAMES.index(cast("str", chosen))

    def known(self, game: "Game") -> list[int]:
        """What lies on the deck and below it, and what a Search has found."""
        return [*self._top, *self._bottom, *self.selection.found]

    def unseen(
        self,
        game: "Game",
        viewer: i64,
        seen: dict[str, object],
        cards: list[int],
        below: "Callable[[int], int]",
    ) -> list[int]:
        """The Danger deck is laid from the unseen cards."""
        known = self.danger.turned_up[:]
        unknown = cast("int", seen["danger"])
        for entries in (*game.areas, game.discard, [int(entry) for entry in game.sides[0].selection]):
            for entry in entries:
                if is_hidden(entry) and is_known_to(entry, 0) and viewer == 0:
                    known.append(card_of(entry))
                elif is_hidden(entry):
                    unknown += 1
        return self.danger.imagine(unknown, known, cards, below)

    def lies_hidden(self, game: "Game") -> i64:
        """The next card of the Danger deck."""
        return self.danger.draw()

    def stacks(self, game: "Game") -> None:
        """The known cards lie on the deck and below it."""
        cards = self._top + [int(card) for card in game.deck] + self._bottom
        game.deck = vec[i64](cards)

    def arrange(self, game: "Game", words: "Mapping[str, object]") -> None:
        """`danger` (the next cards of the Danger deck), `available`, `used`, `searches`."""
        self._set_selection(game, words)
        if "danger" in words:
            drawn = self.danger.cards[: self.danger.drawn]
            self.danger.cards = drawn + self._numbers(game, words["danger"])


def solo_of(game: "Game") -> Solo:
    """The module of a game of one."""
    for module in game.modules:
        if isinstance(module, Solo):
            return module
    raise LookupError("This is not a game of one.")
