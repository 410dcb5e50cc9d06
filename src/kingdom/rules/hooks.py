"""The hooks of a module: what a chapter of the rulebook may change, each with an empty default.

A module is one object a game. It keeps its own state, copies it in `clone`, and is asked at the moments
below. Modules may be plain Python beside the compiled core.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from kingdom.rules.material.box import ForeignCard
from kingdom.rules.moves import Move
from kingdom.rules.phases.phase import Phase
from kingdom.rules.reasons import Reason

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from kingdom.rules.cards.model import Catalogue
    from kingdom.rules.game import Game
    from kingdom.rules.material.move_table import MoveTable
    from kingdom.rules.scoring import Outcome, Score


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """Base of all modules; override what the chapter changes."""

    def __init__(self, name: str, *, may_forbid: bool = True) -> None:
        self.name = name
        # Its place among the modules of the game, which its moves carry; the game keeps it in copies.
        self.number: i64 = -1
        # Whether it may forbid what others allow; who does not is not asked at every decision. A module that
        # changes this in the middle of a stop tells the game so with `hear`.
        self.may_forbid: bool = may_forbid
        # Whether it shuffles the Development deck itself before anything is drawn from it.
        self.shuffles: bool = False
        # While it is quiet it has no own moves, forbids nothing, opens no window and holds nobody back, so it
        # is not asked; a module that knows this of a stop says so with `be_quiet` in `phase_begins`.
        self.quiet: bool = False

    # --- what it brings --------------------------------------------------------------------------------

    def cards(self, catalogue: "Catalogue") -> "list[ForeignCard]":
        """Cards that this module brings into the box, as they are in this catalogue."""
        return []

    def deck(self, game: "Game", cards: list[int]) -> list[int]:
        """The Development deck before shuffling; a module may exchange cards, as the options alone say."""
        return cards

    def moves(self, table: "MoveTable") -> list[Move]:
        """All moves of its own that can ever be made, numbered on from `table.next_foreign()`."""
        return []

    def round_course(self, round_: i64, course: list[Phase]) -> list[Phase]:
        """The phases of one round; a module may put its own among them or exchange one."""
        return course

    def final_course(self, course: list[Phase]) -> list[Phase]:
        """The phases after the last round."""
        return course

    # --- set-up and rounds -----------------------------------------------------------------------------

    def set_up(self, game: "Game") -> None:
        """After the base set-up."""

    def deck_lies(self, game: "Game") -> None:
        """The shuffled Development deck lies on the table; what belongs elsewhere is taken from it."""

    def round_begins(self, game: "Game") -> None:
        """The tracker has moved; nothing is dealt yet."""

    def traps(self, game: "Game", seat: i64, normal: i64) -> i64:
        """How many Trap tokens this player has this round."""
        return normal

    def joins_hand(self, game: "Game", seat: i64) -> i64:
        """The card that joins the seven from the deck in this hand; -1 leaves it to the next module."""
        return -1

    def phase_begins(self, game: "Game", phase: Phase) -> None:
        """A phase or step begins; its own beginning comes after."""

    def phase_ends(self, game: "Game", phase: Phase) -> None:
        """Everybody has finished this phase or step."""

    # --- cards -----------------------------------------------------------------------------------------

    def drawn(self, game: "Game") -> None:
        """The top card of the Development deck has been drawn."""

    def joins_selection(self, game: "Game", seat: i64, card: i64) -> bool:
        """A face-up foreign card is taken; True when the module has put it elsewhere."""
        return False

    def laid_open(self, game: "Game", seat: i64, card: i64) -> None:
        """A player has laid a card of the hand face up in an Offering area."""

    def selected(self, game: "Game", seat: i64) -> None:
        """A Selection is over: this player has taken an area, and the next turn has not begun."""

    def revealed(self, game: "Game", seat: i64, card: i64) -> bool:
        """A foreign card in the Selection area at the start of Planning; True when it has been moved."""
        return False

    def turned_up(self, game: "Game", card: i64, by: i64) -> None:
        """A face-down card that this seat laid (or in a game of one, nobody) is seen by all from now on."""

    def slated(self, game: "Game", seat: i64, row: i64) -> None:
        """A card has joined this row of the Construction area."""

    def completed(self, game: "Game", seat: i64, card: i64) -> None:
        """A card has joined the Duchy."""

    def discarded(self, game: "Game", seat: i64, slot: i64) -> None:
        """A card under construction has been discarded by its owner."""

    def given_up(self, game: "Game", seat: i64, card: i64) -> None:
        """A card of the Selection area has been discarded without its Recycling bonus."""

    # --- production and tokens -------------------------------------------------------------------------

    def production(self, game: "Game", seat: i64, resource: i64) -> i64:
        """What is added to (or taken from) the count of this step."""
        return 0

    def supreme(self, game: "Game", resource: i64) -> i64:
        """The seat that is supreme, -1 for nobody, -2 for the base rule; the totals are `side.announced`."""
        return -2

    def transmutes(self, game: "Game", seat: i64) -> bool:
        """Whether five cubes in the Alchemy area turn into Krystallium at once."""
        return True

    def soldiers_gained(self, game: "Game", seat: i64, number: i64) -> None:
        """Soldiers have come into a stock."""

    # --- decisions -------------------------------------------------------------------------------------

    def extra_moves(self, game: "Game", seat: i64, phase: Phase, out: list[Move]) -> None:
        """Add the own moves that this player may make at this decision."""

    def any_time(self, game: "Game", seat: i64) -> bool:
        """Whether an any-time window must open for this player because of an own move."""
        return False

    def restricts(self, game: "Game", seat: i64) -> bool:
        """Whether `forbids` has anything to say to this player now."""
        return False

    def forbids(self, game: "Game", seat: i64, move: Move) -> Reason | None:
        """A reason to refuse a move that the base rules or a module allow; asked only while `restricts`."""
        return None

    def permitted(self, game: "Game", seat: i64, moves: list[Move]) -> list[Move]:
        """Those of these moves that are not forbidden; one that weighs them all at once may be quicker."""
        if not self.restricts(game, seat):
            return moves
        return [move for move in moves if self.forbids(game, seat, move) is None]

    def constructs(self, game: "Game", seat: i64, move: Move) -> i64:
        """The slot of the card under construction that an own move would complete; -1 for none."""
        return -1

    def soldiers_for(self, game: "Game", seat: i64, move: Move) -> i64:
        """How many Soldiers an own move costs; another module may ask for more in the same act."""
        return 0

    def must_stay(self, game: "Game", seat: i64, phase: Phase) -> bool:
        """Whether this player cannot finish the segment yet."""
        return False

    def refusal(self, game: "Game", seat: i64, move: Move) -> Reason:
        """Why an own move is not possible now."""
        raise NotImplementedError

    def apply(self, game: "Game", seat: i64, move: Move) -> None:
        """Carry out an own move."""
        raise NotImplementedError

    def answers(self, game: "Game", seat: i64) -> list[Move]:
        """The answers to what this module has asked a player with `game.ask`."""
        return []

    # --- end -------------------------------------------------------------------------------------------

    def scores(self, game: "Game", seat: i64, score: "Score") -> None:
        """Add lines to a player's score, or change those that are there."""

    def medals(self, game: "Game") -> tuple[int, ...]:
        """The points that earn Bronze, Silver and Gold; none leaves it to the modules before this one."""
        return ()

    def duchy_cards(self, game: "Game", seat: i64) -> i64:
        """How many of its cards stand in this Duchy, for the first tie (RUL-39)."""
        return 0

    def outcome(self, game: "Game", outcome: "Outcome") -> None:
        """Change who has won, or name a medal."""

    # --- knowledge -------------------------------------------------------------------------------------

    def clone(self) -> "Module":
        """An independent copy with its state."""
        return self

    def freeze(self) -> "Module":
        """What the other player goes on seeing of this module while a simultaneous segment lasts."""
        return self.clone()

    def view(self, game: "Game", viewer: i64, frozen: "Module") -> dict[str, object]:
        """What this viewer (-1 for a spectator) may know of its state.

        `frozen` is the module as the running segment began: the other player's part is shown from there.
        """
        return {}

    def sample(
        self, game: "Game", viewer: i64, seen: dict[str, object], below: "Callable[[int], int]"
    ) -> None:
        """Fill a sampled world with its state, hidden things such that they agree with what was seen.

        It comes before anything is dealt; the hooks below then say what is dealt where.
        """

    def known(self, game: "Game") -> list[int]:
        """In a sampled world: the cards of the deck that were seen lying in its own places."""
        return []

    def unseen(
        self,
        game: "Game",
        viewer: i64,
        seen: dict[str, object],
        cards: list[int],
        below: "Callable[[int], int]",
    ) -> list[int]:
        """In a sampled world: of all cards of the deck that were not seen, those that can be dealt."""
        return cards

    def joined_hand(self, game: "Game", seat: i64, round_: i64) -> i64:
        """In a sampled world: the card that joined this hand in that round; -1 leaves it to the next."""
        return -1

    def came_to_hand(self, game: "Game", viewer: i64) -> list[tuple[int, int, int, int]]:
        """In a sampled world: cards that came into a hand out of an Offering area and were not seen since.

        Each with its round, the seat of the hand, the card (-1 where the viewer does not know it) and the
        seat that had laid it face down (-1 where it lay face up).
        """
        return []

    def lies_hidden(self, game: "Game") -> i64:
        """In a sampled world: the next face-down card that no player laid; -1 leaves it to the next."""
        return -1

    def stacks(self, game: "Game") -> None:
        """In a sampled world: the deck is dealt; what is known to lie on it or below it is put there."""

    def arrange(self, game: "Game", words: "Mapping[str, object]") -> None:
        """Set its state for `kingdom.testing.position`, in the rulebook's words."""
        raise ValueError(f"The module {self.name!r} cannot be arranged.")

    def state(self) -> dict[str, object]:
        """The whole state, for fingerprints and traces."""
        return {}
