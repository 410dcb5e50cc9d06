"""One Selection of the game of one: reveal, choose an area, search it, collect it (SOLO-10 to SOLO-22)."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kingdom.rules.material.drawing import turned_up
from kingdom.rules.material.entry import is_hidden
from kingdom.rules.material.resources import AREA_NAMES
from kingdom.rules.modules.solo.reveal import Tokens
from kingdom.rules.modules.solo.search import PRICE, can_pay, find, lay_aside, payable
from kingdom.rules.moves import MODULE, Move
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box

NO_AREA: Final = -1
PLACES: Final = 12
"""Face-down cards are named by their place in an area; hardly more than a handful ever lie there."""

REVEAL: Final = 0
SEARCH: Final = 1
KEEP: Final = 2
COLLECT: Final = 3


def own_moves(box: "Box", first: i64, module: i64) -> list[Move]:
    """`reveal left 1`, `search farm`, `keep farm`, `collect`: in this order, each for all places or cards."""
    made: list[Move] = []
    for area, name in enumerate(AREA_NAMES):
        for place in range(PLACES):
            text = f"reveal {name} {place + 1}"
            number = first + len(made)
            made.append(Move(number, MODULE, text, module=module, to=REVEAL, area=area, second=place))
    for card, name in enumerate(box.ids):
        made.append(Move(first + len(made), MODULE, f"search {name}", module=module, to=SEARCH, card=card))
    for card, name in enumerate(box.ids):
        made.append(Move(first + len(made), MODULE, f"keep {name}", module=module, to=KEEP, card=card))
    made.append(Move(first + len(made), MODULE, "collect", module=module, to=COLLECT))
    return made


@final
class Selection:
    """What has been done in this Selection, the tokens that reveal, and what is known of the deck."""

    def __init__(self, own: list[Move], tokens: Tokens) -> None:
        self.own: list[Move] = own
        self.tokens: Tokens = tokens
        self.searches: i64 = 0
        # The area that was chosen and is not collected yet, the one that can be collected now, the cards
        # given for a Search and those it found.
        self.chosen: i64 = NO_AREA
        self.ready: i64 = NO_AREA
        self.paid: list[int] = []
        self.found: list[int] = []
        # How many cards on top of the deck and below it are known; once the Danger deck has been taken from
        # it, the top card always is (SOLO-04).
        self.top: i64 = 0
        self.bottom: i64 = 0
        self.reshuffles: i64 = 0

    def clone(self) -> "Selection":
        """An independent copy."""
        copy = Selection(self.own, self.tokens.clone())
        copy.searches = self.searches
        copy.chosen, copy.ready = self.chosen, self.ready
        copy.paid, copy.found = self.paid[:], self.found[:]
        copy.top, copy.bottom, copy.reshuffles = self.top, self.bottom, self.reshuffles
        return copy

    def asks(self) -> str:
        """What the player is asked for."""
        if self.chosen == NO_AREA:
            return "take"
        if self.found:
            return "keep"
        return "search" if self.paid else "collect"

    # --- what can be done ------------------------------------------------------------------------------

    def list_moves(self, game: "Game", out: list[Move]) -> None:
        """What can be done before an area is chosen, and with the chosen one."""
        if self.found:
            self._list_cards(KEEP, game, self.found, out)
        elif self.paid:
            self._list_cards(SEARCH, game, payable(game, self.chosen), out)
        else:
            if self.tokens.can_reveal():
                self._list_reveals(game, out)
            if self.chosen != NO_AREA:
                self._list_cards(SEARCH, game, self._search_with(game), out)
                out.append(self.own[-1])

    def _list_cards(self, act: i64, game: "Game", cards: list[int], out: list[Move]) -> None:
        first: i64 = 2 * PLACES + (game.box.size if act == KEEP else 0)
        last: i64 = -1
        for card in sorted(cards):
            if card != last:
                out.append(self.own[first + card])
            last = card

    def _list_reveals(self, game: "Game", out: list[Move]) -> None:
        """The face-down cards that could be revealed now (RUL-43)."""
        first: i64 = 0
        for area in game.areas:
            place: i64 = 0
            for entry in area:
                if place < PLACES and is_hidden(entry):
                    out.append(self.own[first + place])
                place += 1
            first += PLACES

    def _search_with(self, game: "Game") -> list[int]:
        """The cards that could pay for a Search now; none where it is not possible."""
        if self.searches >= self.tokens.searches():
            return []
        cards = payable(game, self.chosen)
        return cards if len(cards) >= PRICE else []

    # --- doing it --------------------------------------------------------------------------------------

    def choose(self, game: "Game", area: i64) -> None:
        """An area is chosen; like an Offering, a Selection is not interrupted before it is collected."""
        self.chosen = area
        game.offered = 1
        self._go_on(game)

    def _go_on(self, game: "Game") -> None:
        """Collect at once where nothing else can be done with the area."""
        if self.tokens.can_reveal():
            for entry in game.areas[self.chosen]:
                if is_hidden(entry):
                    return
        if not self._search_with(game):
            self.collect(game)

    def collect(self, game: "Game") -> None:
        """The cards of the chosen area may be taken."""
        self.ready = self.chosen
        self.chosen = NO_AREA
        game.offered = 0

    def reveal(self, game: "Game", move: Move) -> None:
        """Turn a face-down card up for good (SOLO-17, RUL-44)."""
        entries = game.areas[move.area]
        entries[move.second] = turned_up(game, entries[move.second])
        self.tokens.spend()
        if game.listening:
            card = game.box.ids[entries[move.second]]
            game.tell("spied", 0, {"area": AREA_NAMES[move.area], "card": card})
        if self.chosen != NO_AREA:
            self._go_on(game)

    def pay(self, game: "Game", card: i64) -> None:
        """Give a card for a Search; with the second the next three are looked at."""
        entries = game.areas[self.chosen]
        entries.remove(card)
        game.discard.append(card)
        self.paid.append(card)
        if len(self.paid) < PRICE:
            return
        self.searches += 1
        self.found = find(game)
        if game.listening:
            ids = game.box.ids
            paid, found = [ids[one] for one in self.paid], [ids[one] for one in self.found]
            game.tell("searched", 0, {"paid": paid, "found": found})
        self.paid = []
        if not self.found:
            self.collect(game)

    def keep(self, game: "Game", card: i64) -> None:
        """One of the cards found joins the chosen area."""
        self.found.remove(card)
        game.areas[self.chosen].append(card)
        back = lay_aside(game, self.found)
        self.found = []
        self.top = max(self.top, back)
        self.bottom = max(self.bottom, -back)
        if game.listening:
            game.tell("kept", 0, {"card": game.box.ids[card]})
        self._go_on(game)

    def drawn(self, game: "Game") -> None:
        """A card was drawn from the deck, so the next one is seen; of a new deck nothing else is known."""
        if self.reshuffles != game.reshuffles:
            self.reshuffles = game.reshuffles
            self.top, self.bottom = 1, 0
        left: i64 = len(game.deck) - game.dealt
        self.top = min(left, max(1, self.top - 1))
        self.bottom = min(self.bottom, left - self.top)

    # --- why not ---------------------------------------------------------------------------------------

    def refusal(self, game: "Game", move: Move) -> Reason:
        """Why an own move is not possible at this moment of Choice."""
        if move.to == REVEAL:
            if self.paid or self.found:
                return reason("finish-search")
            return reason("nothing-hidden-there" if self.tokens.can_reveal() else "no-spy-token")
        if self.chosen == NO_AREA:
            return reason("choose-area-first")
        if move.to == SEARCH:
            return self._no_search(game, move.card)
        if move.to == KEEP and self.found:
            return reason("not-found", card=game.box.ids[move.card])
        return reason("finish-search" if self.paid or self.found else "collect-first")

    def _no_search(self, game: "Game", card: i64) -> Reason:
        if self.found:
            return reason("finish-search")
        if not self.paid and self.searches >= self.tokens.searches():
            return reason("searched-already")
        if not can_pay(game, card):
            return reason("cannot-pay-search", card=game.box.ids[card])
        if card in game.areas[self.chosen]:
            return reason("too-few-for-search")
        return reason("not-in-chosen-area", card=game.box.ids[card])
