"""The draft before the first round: each player draws two Advisors and keeps one (ADV-GEN-4, ADV-GEN-17)."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingdom.rules.material.deck import in_order, reordered, shuffled
from kingdom.rules.phases.phase import Phase

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.modules.advisors.council import Council
    from kingdom.rules.moves import Move

NONE_YET: Final = -1


@final
class Draft:
    """For each seat the Advisors drawn, the one kept and those returned; and the pile that is left."""

    def __init__(self, seats: i64) -> None:
        self.running: bool = False
        self.pile: list[int] = []
        self.drawn: list[list[int]] = [[] for _ in range(seats)]
        self.kept: list[int] = [NONE_YET] * seats
        self.returned: list[list[int]] = [[] for _ in range(seats)]
        # Advisors for which there is no room in the deck; nobody knows which.
        self.left_out: list[int] = []

    def clone(self) -> "Draft":
        """An independent copy; after the draft nothing changes any more."""
        if not self.running:
            return self
        copy = Draft(0)
        copy.running = True
        copy.pile = self.pile
        copy.drawn = [cards[:] for cards in self.drawn]
        copy.kept = self.kept[:]
        copy.returned = [cards[:] for cards in self.returned]
        return copy

    def leave_out(self, game: "Game", council: "Council") -> None:
        """Nobody drafts: of the shuffled Advisors so many stay in the deck (RUL-70)."""
        advisors = sorted([int(card) for card in game.deck if council.is_advisor(card)])
        pile = shuffled(advisors, game.seed, "advisors")
        self.left_out = [int(card) for card in pile[council.chapter.in_deck :]]
        game.deck = without(game.deck, self.left_out)

    def begin(self, game: "Game", council: "Council") -> None:
        """The Advisors are taken out of the deck and shuffled; each player in turn draws so many."""
        self.running = True
        advisors: list[int] = []
        others = vec[i64]()
        for card in game.deck:
            if council.is_advisor(card):
                advisors.append(card)
            else:
                others = append(others, card)
        game.deck = others
        self.pile = [int(card) for card in shuffled(sorted(advisors), game.seed, "advisors")]
        number = council.chapter.drawn
        for seat in range(len(self.drawn)):
            self.drawn[seat] = self.pile[:number]
            self.pile = self.pile[number:]

    def keep(self, game: "Game", seat: i64, card: i64) -> None:
        """One is kept, the others are returned."""
        self.drawn[seat].remove(card)
        self.kept[seat] = card
        self.returned[seat] = self.drawn[seat]
        self.drawn[seat] = []
        if game.listening:
            back = [game.box.ids[other] for other in self.returned[seat]]
            game.tell("advisor-kept", seat, {"card": game.box.ids[card]}, {"returned": back}, 1 << seat)

    def take_back(self, seat: i64) -> None:
        """As others still see it while the draft runs: nothing is chosen yet."""
        if self.kept[seat] >= 0:
            self.drawn[seat] = [*self.returned[seat], self.kept[seat]]
            self.kept[seat] = NONE_YET
            self.returned[seat] = []

    def complete_deck(self, game: "Game", most: i64) -> None:
        """So many Advisors join the deck, which is shuffled; alone, what was returned is among them."""
        self.running = False
        self.kept = [NONE_YET] * len(self.kept)
        if len(game.sides) == 1:
            again = sorted(self.pile + self.returned[0])
            self.pile = [int(card) for card in shuffled(again, game.seed, "advisors-again")]
            self.returned = [[]]
        self.left_out = self.pile[most:]
        cards = game.deck[:]
        for card in self.pile[:most]:
            cards = append(cards, card)
        self.pile = []
        game.deck = reordered(in_order(cards), game.seed, "deck-with-advisors")


def without(deck: vec[i64], cards: list[int]) -> vec[i64]:
    """The deck in its order, without these cards."""
    taken = set(cards)
    left = vec[i64]()
    for card in deck:
        if card not in taken:
            left = append(left, card)
    return left


@final
class DraftOfAdvisors(Phase):
    """The players choose at once, unseen by each other."""

    def begin(self, game: "Game") -> None:
        """Whoever has drawn an Advisor chooses."""
        from kingdom.rules.modules.advisors.advisors import advisors_of

        for seat, drawn in enumerate(advisors_of(game).draft.drawn):
            if drawn:
                game.acting |= 1 << seat
                if game.listening:
                    ids = [game.box.ids[card] for card in drawn]
                    game.tell("advisors-drawn", seat, {"count": len(ids)}, {"cards": ids}, 1 << seat)

    def moves(self, game: "Game", seat: i64) -> "list[Move]":
        """One of those drawn."""
        from kingdom.rules.modules.advisors.advisors import advisors_of

        return advisors_of(game).drafting(seat)

    def settle(self, game: "Game", seat: i64) -> None:
        """One choice each."""
        game.acting &= ~(1 << seat)

    def end(self, game: "Game") -> None:
        """What was kept is shown, and the deck is completed and shuffled (ADV-GEN-5)."""
        from kingdom.rules.modules.advisors.advisors import advisors_of

        advisors_of(game).end_draft(game)
