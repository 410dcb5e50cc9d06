"""The Menace decks of one game together, in the order in which they act (RUL-51)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingdom.rules.material.box import Box
from kingdom.rules.modules.menace.deck import MenaceDeck
from kingdom.rules.modules.menace.decks import decks_for
from kingdom.rules.modules.menace.options import decks_of
from kingdom.rules.modules.menace.own_moves import DRAW
from kingdom.rules.phases.choice import Choice
from kingdom.rules.phases.phase import Phase
from kingdom.rules.phases.planning import Planning

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kingdom.rules.game import Game
    from kingdom.rules.moves import Move

Words = Mapping[str, object]
ONCE: Final = ("left", "pile", "before", "joined", "asking", "aside", "brought", "illusion_placed")
"""Words of a view that do not list the seats, or that the module reads itself."""

ELSEWHERE: Final = 0
DRAWING: Final = 1
ACTING: Final = 2
PLANNING: Final = 3
COMBAT: Final = 4
OFFERING: Final = 5
PRODUCING: Final = 6

_made: Final[dict[Box, "InPlay"]] = {}


@final
class InPlay:
    """The decks, which of them belongs to which seat, and the moves by which its owner draws."""

    def __init__(
        self, decks: vec[MenaceDeck], of_seat: list[int], draw_moves: "list[Move]", stages: vec[i64]
    ) -> None:
        self.decks: Final = decks
        self.of_seat: Final = of_seat
        self.draw_moves: Final = draw_moves
        # What each stop of the course is to the Menaces.
        self.stages: Final = stages
        # The decks whose Menaces may wait through free Planning.
        self.patient: Final = patient_among(decks)
        self.producers: Final = producers_among(decks)

    def clone(self) -> "InPlay":
        """An independent copy."""
        decks = vec[MenaceDeck]()
        for deck in self.decks:
            decks = append(decks, deck.clone())
        return InPlay(decks, self.of_seat, self.draw_moves, self.stages)

    def shuffle(self, game: "Game") -> None:
        """Every deck is shuffled."""
        for deck in self.decks:
            deck.shuffle(game)

    # --- drawing ---------------------------------------------------------------------------------------

    def deck_of(self, seat: i64) -> MenaceDeck:
        """The deck that this player has chosen."""
        return self.decks[self.of_seat[seat]]

    def deck_with(self, card: i64) -> MenaceDeck:
        """The deck that a card belongs to."""
        for deck in self.decks:
            if deck.kind_of(card) >= 0:
                return deck
        raise LookupError("This card is no Menace of this game.")

    def draws(self, game: "Game", seat: i64) -> "list[Move]":
        """The different cards left in the own deck, if they are not all alike (RUL-52)."""
        if len(game.sides) == 1:
            return []
        left = self.deck_of(seat).left(game.round - 1)
        moves = [move for move in self.draw_moves if move.card in left]
        return moves if len(moves) > 1 else []

    def draw(self, game: "Game", seat: i64, card: i64) -> None:
        """The chosen card changes places with the one that would come."""
        deck = self.deck_of(seat)
        order = deck.order[:]
        at = game.round - 1
        other = order.index(int(card), at)
        order[at], order[other] = order[other], order[at]
        deck.order = order

    # --- what the Menaces do ---------------------------------------------------------------------------

    def stage_at(self, at: i64) -> i64:
        """What this stop is to the Menaces: free Planning is nothing to them unless one of them waits."""
        stage = self.stages[at]
        if stage == PRODUCING or (stage == PLANNING and not self._wait()):
            return ELSEWHERE
        return stage

    def begins(self, game: "Game", phase: Phase) -> None:
        """A stop begins: the decks that are told of it do what they do."""
        stage = self.stages[game.at]
        if stage == PLANNING:
            for deck in self.decks:
                deck.acted(game)
        elif stage in (COMBAT, PRODUCING):
            for deck in self.decks:
                if stage == COMBAT or deck.plays_in_production():
                    deck.begins(game, phase)

    def _wait(self) -> bool:
        for deck in self.patient:
            for number in deck.waiting:
                if number:
                    return True
        return False

    def owes(self, seat: i64) -> bool:
        """Whether this player must still choose something for a Menace that acts."""
        for deck in self.decks:
            if deck.waiting[seat] and deck.owes(seat):
                return True
        return False

    def choices(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        """Add what this player may choose for the first deck that waits for it."""
        for deck in self.decks:
            if deck.waiting[seat] and deck.owes(seat):
                deck.choices(game, seat, out)
                return

    def in_choice(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        """Add what the decks allow in an Offering."""
        for deck in self.decks:
            deck.in_choice(game, seat, out)

    def answers(self, game: "Game", seat: i64) -> "list[Move]":
        """The answers to what a deck has asked."""
        out: list[Move] = []
        for deck in self.decks:
            deck.answers(game, seat, out)
        return out

    def in_planning(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        """Add the decks' moves in the free part of Planning."""
        for deck in self.patient:
            if deck.waiting[seat]:
                deck.in_planning(game, seat, out)

    def holds(self, game: "Game", seat: i64) -> bool:
        """Whether Planning goes on because a Menace could still be placed."""
        for deck in self.patient:
            if deck.waiting[seat] and deck.holds(game, seat):
                return True
        return False

    def stand(self, seat: i64) -> bool:
        """Whether any Menace stands before this player."""
        for deck in self.decks:
            if deck.standing_in_all(seat):
                return True
        return False

    def vanquishable(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        """Add every Menace that this player could vanquish now; each of them costs Soldiers."""
        if game.sides[seat].soldiers:
            for deck in self.decks:
                deck.vanquishable(game, seat, out)

    # --- told and read back ----------------------------------------------------------------------------

    def side(self, seat: i64) -> dict[str, object]:
        """One player's part of all decks; Menaces of several decks stand in one row."""
        told: dict[str, object] = {}
        for deck in self.decks:
            for name, value in deck.side(seat).items():
                before = told.get(name)
                if isinstance(before, list) and isinstance(value, list):
                    told[name] = before + value
                else:
                    told[name] = value
        return told

    def put_side(self, seat: i64, words: Words) -> None:
        """The inverse of `side`: each deck takes what is its own."""
        for deck in self.decks:
            deck.put_side(seat, words)

    def common(self, round_: i64) -> dict[str, object]:
        """How many cards are left in each deck, and what lies in the middle of the table."""
        told: dict[str, object] = {"left": {deck.name: len(deck.left(round_)) for deck in self.decks}}
        for deck in self.decks:
            told.update(deck.common())
        return told

    def put(self, seats: i64, words: Words) -> None:
        """Everything that a view tells, or `position` says, of what lies open."""
        for seat in range(seats):
            self.put_side(seat, _side_in(words, seat))
        for deck in self.decks:
            deck.put_common(words)

    def mixed(self) -> bool:
        """Whether it matters which card of a deck has joined a hand."""
        for deck in self.decks:
            if deck.differs():
                return True
        return False

    def joined(self, game: "Game", viewer: i64, seat: i64) -> list[str | None]:
        """The cards that joined this hand, round by round, as far as this viewer knows them."""
        shown = game.sides[seat].shown
        return [
            game.box.ids[card] if seat == viewer or shown >> (number + 1) & 1 else None
            for number, card in enumerate(self.deck_of(seat).order[: game.round])
        ]

    def imagine(self, joined: list[list[str | None]], below: "Callable[[int], int]") -> None:
        """In a sampled world: orders of the decks that agree with the cards that were seen."""
        for seat, names in enumerate(joined):
            deck = self.deck_of(seat)
            deck.imagine([-1 if name is None else deck.box.index[name] for name in names], below)


def in_play(game: "Game", module: i64) -> InPlay:
    """The decks of a game before they are shuffled; those of one kind of game are made once and copied."""
    made = _made.get(game.box)
    if made is None:
        names = decks_of(game.options)
        decks = decks_for(game.box, names, len(game.sides))
        own = game.table.moves_of(module)
        for place, deck in enumerate(decks):
            deck.own = [move for move in own if move.area == place]
            deck.lie_ready(game)
        places = [deck.name for deck in decks]
        of_seat = [places.index(name) for name in names[: len(game.sides)]]
        draw_moves = [move for move in own if move.to == DRAW]
        stages = vec[i64]()
        for stop in game.course:
            stages = append(stages, stage_of(stop, decks))
        made = InPlay(vec[MenaceDeck](decks), of_seat, draw_moves, stages)
        _made[game.box] = made
    return made.clone()


_BY_QUESTION: Final = {"draw": DRAWING, "menaces": ACTING, "sisters": ACTING, "combat": COMBAT}


def patient_among(decks: vec[MenaceDeck]) -> vec[MenaceDeck]:
    """Those of these decks whose Menaces need not act before free Planning."""
    patient = vec[MenaceDeck]()
    for deck in decks:
        if not deck.owes(0):
            patient = append(patient, deck)
    return patient


def producers_among(decks: vec[MenaceDeck]) -> vec[MenaceDeck]:
    """Those of these decks that change what is produced."""
    producers = vec[MenaceDeck]()
    for deck in decks:
        if deck.produces():
            producers = append(producers, deck)
    return producers


def stage_of(stop: Phase, decks: list[MenaceDeck]) -> i64:
    """What a stop of the course is to these decks."""
    if isinstance(stop, Planning):
        return PLANNING
    if isinstance(stop, Choice) and any(deck.plays_in_choice() for deck in decks):
        return OFFERING
    if stop.name == "production" and any(deck.plays_in_production() for deck in decks):
        return PRODUCING
    return _BY_QUESTION.get(stop.asks, ELSEWHERE)


def by_seat(sides: list[dict[str, object]]) -> dict[str, object]:
    """The same words, each with a list of what they say of the seats."""
    return {name: [side[name] for side in sides] for name in sides[0]}


def _side_in(words: Words, seat: int) -> dict[str, object]:
    """The inverse of `by_seat` for one seat; the lists may be shorter than the table."""
    told: dict[str, object] = {}
    for name, value in words.items():
        seats = [] if name in ONCE else cast("Sequence[object]", value)
        if seat < len(seats):
            told[name] = seats[seat]
    return told
