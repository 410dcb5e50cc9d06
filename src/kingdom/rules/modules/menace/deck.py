"""A Menace deck: the cards left in it, and those that stand before each player (MEN-GEN-1 to MEN-GEN-13)."""

from typing import TYPE_CHECKING, cast

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from kingdom.rules.material.deck import shuffled
from kingdom.rules.modules.menace.kind import Menace
from kingdom.rules.modules.menace.moments import Moments
from kingdom.rules.modules.menace.own_moves import VANQUISH, MoveList
from kingdom.rules.modules.menace.rows import changed
from kingdom.rules.reasons import Reason, reason
from kingdom.rules.scoring import Line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.moves import Move
    from kingdom.rules.options import Options
    from kingdom.rules.scoring import Score


class MenaceDeck(Moments):
    """What all decks share; each deck is a class of its own that says what its Menaces do.

    A deck hears of both players, for its Menaces act upon whoever took them (MEN-GEN-4).
    """

    def __init__(self, name: str, kinds: list[Menace], seats: i64, box: "Box") -> None:
        self.name: str = name
        self.kinds: list[Menace] = kinds
        self.seats: i64 = seats
        self.box: Box = box
        # Its moves: those that vanquish come first.
        self.own: list[Move] = []
        # The deck in its order; the card of each round, or in a game of one how many were drawn.
        self.order: list[int] = []
        self.drawn: i64 = 0
        # The numbers of its cards follow one another.
        self.first: i64 = kinds[0].card
        # For each seat and kind: how many stand in the Construction area, how many were vanquished; for each
        # seat: how many wait until it has chosen something. Rows like these change seldom and are then
        # replaced, never written into, so that copies of a game share them.
        self.standing: vec[i64] = vec[i64]()
        self.vanquished: vec[i64] = vec[i64]()
        self.waiting: vec[i64] = vec[i64]()

    # --- set-up ----------------------------------------------------------------------------------------

    def list_moves(self, moves: MoveList, box: "Box", options: "Options") -> None:
        """Write down its moves."""
        for kind in self.kinds:
            moves.add(VANQUISH, f"vanquish {kind.id}", card=kind.card)

    def lie_ready(self, game: "Game") -> None:
        """What is the same in every game of this kind: the cards, and what the options say."""
        for kind in self.kinds:
            if not kind.in_pile:
                self.order += [int(kind.card)] * kind.copies
        self.standing = vec[i64]([0] * (len(self.kinds) * self.seats))
        self.vanquished = self.standing
        self.waiting = vec[i64]([0] * self.seats)

    def shuffle(self, game: "Game") -> None:
        """Shuffle the deck, under a label of its own (RUL-52)."""
        if self.differs():
            self.order = [int(card) for card in shuffled(self.order, game.seed, f"menace-{self.name}")]

    def clone(self) -> "MenaceDeck":
        """An independent copy."""
        raise NotImplementedError

    def copy_into(self, copy: "MenaceDeck") -> None:
        """Give a copy what all decks share."""
        copy.own = self.own
        copy.order = self.order
        copy.drawn = self.drawn
        copy.standing = self.standing
        copy.vanquished = self.vanquished
        copy.waiting = self.waiting

    # --- the deck --------------------------------------------------------------------------------------

    def draw(self) -> i64:
        """The next card for the Danger deck (MEN-GEN-14); -1 when none is left."""
        if self.drawn == len(self.order):
            return -1
        self.drawn += 1
        return self.order[self.drawn - 1]

    def left(self, round_: i64) -> list[int]:
        """The cards still in the deck: one has joined the owner's hand in each round."""
        return self.order[max(self.drawn, round_ if self.seats > 1 else 0) :]

    def differs(self) -> bool:
        """Whether its cards are of several kinds, so that it matters which one is drawn."""
        return len(set(self.order)) > 1

    # --- Planning --------------------------------------------------------------------------------------

    def act(self, game: "Game", seat: i64) -> None:
        """After the reveal: those just taken move up, and do what they do without asking."""
        for card in self.taken(game, seat):
            self.move_up(game, seat, card)

    def wait_for(self, seat: i64, number: i64) -> None:
        """So many wait for a choice of this player from now on."""
        if number != self.waiting[seat]:
            self.waiting = changed(self.waiting, seat, number - self.waiting[seat])

    def taken(self, game: "Game", seat: i64) -> vec[i64]:
        """Its cards in the Selection area of this player."""
        cards = vec[i64]()
        end = self.first + len(self.kinds)
        for entry in game.sides[seat].selection:
            if self.first <= entry < end:
                cards = append(cards, entry)
        return cards

    def move_up(self, game: "Game", seat: i64, card: i64) -> None:
        """A Menace goes from the Selection to the Construction area."""
        side = game.sides[seat]
        side.selection = remove(side.selection, card)
        self.join(game, seat, card)

    def join(self, game: "Game", seat: i64, card: i64) -> None:
        """A Menace stands in the Construction area of this player from now on."""
        self.stand_more(seat, self.kind_of(card), 1)
        if game.listening:
            game.tell("menace-arrives", seat, {"card": game.box.ids[card]})

    def kind_of(self, card: i64) -> i64:
        """Which of its kinds a card is; -1 for a card of another deck."""
        place = card - self.first
        return place if 0 <= place < len(self.kinds) else -1

    def number_standing(self, seat: i64, kind: i64) -> i64:
        """How many of a kind stand before this player."""
        return self.standing[seat * len(self.kinds) + kind]

    def standing_in_all(self, seat: i64) -> i64:
        """How many of its Menaces stand before this player."""
        number: i64 = 0
        first: i64 = seat * len(self.kinds)
        place: i64 = first
        while place < first + len(self.kinds):
            number += self.standing[place]
            place += 1
        return number

    # --- Combat ----------------------------------------------------------------------------------------

    def vanquishable(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        """Add the Menaces that this player could vanquish now."""
        place: i64 = 0
        for kind in self.kinds:
            if self.can_pay(game, seat, kind) and self.number_standing(seat, place):
                out.append(self.own[place])
            place += 1

    def can_pay(self, game: "Game", seat: i64, kind: Menace) -> bool:
        """Whether this player has the Soldiers for the Combat cost."""
        return kind.combat <= game.sides[seat].soldiers

    def vanquish(self, game: "Game", seat: i64, move: "Move") -> None:
        """Pay the Combat cost; the Menace stops acting (MEN-GEN-10, MEN-GEN-11)."""
        kind = self.kinds[self.kind_of(move.card)]
        game.sides[seat].soldiers -= kind.combat
        if game.listening:
            name = move.text.split(" ")[1]
            game.tell("vanquished", seat, {"card": name, "count": kind.combat})
        self.send_away(seat, kind.card)

    def send_away(self, seat: i64, card: i64) -> None:
        """A vanquished Menace goes to the box."""
        place = self.kind_of(card)
        self.stand_more(seat, place, -1)
        self.vanquished = changed(self.vanquished, seat * len(self.kinds) + place, 1)

    def stand_more(self, seat: i64, kind: i64, number: i64) -> None:
        """So many more of a kind stand before this player."""
        self.standing = changed(self.standing, seat * len(self.kinds) + kind, number)

    # --- why not ---------------------------------------------------------------------------------------

    def cannot_vanquish(self, game: "Game", seat: i64, move: "Move") -> Reason:
        """Why a Menace cannot be vanquished in this Combat."""
        place = self.kind_of(move.card)
        if self.number_standing(seat, place) == 0:
            return reason("not-before-you", card=self.kinds[place].id)
        return self.too_few(move)

    def too_few(self, move: "Move") -> Reason:
        """The Soldiers in stock do not pay the Combat cost (MEN-GEN-15)."""
        kind = self.kinds[self.kind_of(move.card)]
        return reason("too-few-soldiers", card=kind.id, count=kind.combat)

    # --- end and knowledge -----------------------------------------------------------------------------

    def scores(self, seat: i64, score: "Score") -> None:
        """Each Menace that stands costs its points (MEN-GEN-13)."""
        for place, kind in enumerate(self.kinds):
            number = self.number_standing(seat, place)
            if number and kind.points:
                score.lines.append(Line("menaces", kind.points * number, card=kind.id))

    def side(self, seat: i64) -> dict[str, object]:
        """What lies before this player because of it; all of it is public."""
        return {"standing": self._ids(seat, self.standing), "vanquished": self._ids(seat, self.vanquished)}

    def _ids(self, seat: i64, row: vec[i64]) -> list[str]:
        ids: list[str] = []
        for place, kind in enumerate(self.kinds, seat * len(self.kinds)):
            ids += [kind.id] * row[place]
        return ids

    def put_side(self, seat: i64, words: "Mapping[str, object]") -> None:
        """The inverse of `side`; what is not named stays."""
        if "standing" in words:
            self.standing = self._with_ids(self.standing, seat, words["standing"])
        if "vanquished" in words:
            self.vanquished = self._with_ids(self.vanquished, seat, words["vanquished"])

    def _with_ids(self, row: vec[i64], seat: i64, ids: object) -> vec[i64]:
        given = list(cast("Iterable[str]", ids))
        row = row[:]
        for place, kind in enumerate(self.kinds, seat * len(self.kinds)):
            row[place] = given.count(kind.id)
        return row

    def imagine(self, known: list[int], below: "Callable[[int], int]") -> None:
        """In a sampled world: an order in which the rounds had these cards (-1 for an unknown one)."""
        rest = self.order[:]
        for card in known:
            if card >= 0:
                rest.remove(card)
        order: list[int] = []
        for card in known:
            order.append(card if card >= 0 else rest.pop(below(len(rest))))
        while rest:
            order.append(rest.pop(below(len(rest))))
        self.order = order
