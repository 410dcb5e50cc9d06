"""The Choice phase: sixteen turns of Offering and Selection (BASE-15 to BASE-31)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, remove
from mypy_extensions import i64

from kingdom.rules.building.any_time import list_any_time
from kingdom.rules.material.drawing import draw, turned_up
from kingdom.rules.material.entry import card_of, face_down, is_hidden, put_in_order, without_tokens
from kingdom.rules.material.resources import AREA_NAMES, FOREIGN
from kingdom.rules.moves import OFFER, TAKE, Move
from kingdom.rules.phases.phase import Phase
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kingdom.rules.game import Game

HAND: Final = 7
TURNS: Final = 16
OFFERED_AT_ONCE: Final = 2


class Choice(Phase):
    """First player offers, second selects, second offers, first selects; four times."""

    def begin(self, game: "Game") -> None:
        """Deal the hands, then open a card in each Offering area (BASE-15, BASE-17)."""
        for seat in range(len(game.sides)):
            self._deal(game, seat)
        for area, name in enumerate(AREA_NAMES):
            card = draw(game)
            if card >= 0:
                game.areas[area].append(card)
                if game.listening:
                    game.tell("opened", -1, {"area": name, "card": game.box.ids[card]})
        game.turn = 0
        game.offered = 0
        self.next_actor(game)

    def _deal(self, game: "Game", seat: i64) -> None:
        side = game.sides[seat]
        for _ in range(HAND):
            card = draw(game)
            if card >= 0:
                side.hand = put_in_order(side.hand, card)
        extra = joining_card(game, seat)
        if extra >= 0:
            side.hand = put_in_order(side.hand, extra)
        if game.listening:
            self._tell_dealt(game, seat)

    def _tell_dealt(self, game: "Game", seat: i64) -> None:
        hand = [game.box.ids[card] for card in game.sides[seat].hand]
        game.tell("dealt", seat, {"count": len(hand)}, {"cards": hand}, 1 << seat)

    def next_actor(self, game: "Game") -> None:
        """Turns 0, 4, 8, 12 are the first player's Offerings, then come Selection, Offering, Selection."""
        while game.turn < TURNS:
            cycle = game.turn % 4
            seat = game.first if cycle == 0 or cycle == 3 else 1 - game.first
            if cycle % 2 or len(game.sides[seat].hand):
                game.acting = 1 << seat
                return
            game.turn += 1
        game.acting = 0

    def asks_now(self, game: "Game") -> str:
        """Offer or take."""
        return "take" if game.turn % 2 else "offer"

    def moves(self, game: "Game", seat: i64) -> list[Move]:
        """An area to take; or a card, an area and a face."""
        if game.turn % 2:
            takes = game.table.takes[:]
            list_any_time(game, seat, takes)
            return takes
        out: list[Move] = []
        side = game.sides[seat]
        offers = game.table.offers if side.traps else game.table.open_offers
        last: i64 = -1
        for card in side.hand:
            if card != last:
                out += offers[card]
            last = card
        # An Offering is one act: nothing interrupts it between its two cards (RUL-03).
        if game.offered == 0:
            list_any_time(game, seat, out)
        return out

    def apply(self, game: "Game", seat: i64, move: Move) -> None:
        """Lay a card in an Offering area, or take an area."""
        if move.verb == OFFER:
            self._offer(game, seat, move)
        else:
            self._take(game, seat, move.area)
            self._end_turn(game)
            selection_made(game, seat)

    def _offer(self, game: "Game", seat: i64, move: Move) -> None:
        side = game.sides[seat]
        side.hand = remove(side.hand, move.card)
        if move.hidden:
            side.traps -= 1
            game.areas[move.area].append(face_down(move.card, seat, game.round))
        else:
            game.areas[move.area].append(move.card)
            if game.box.joins_hand[move.card]:
                side.shown |= 1 << game.round
            for module in game.modules:
                module.laid_open(game, seat, move.card)
        if game.listening:
            self._tell_offered(game, seat, move)
        game.offered += 1
        if game.offered == OFFERED_AT_ONCE or len(side.hand) == 0:
            game.offered = 0
            self._end_turn(game)

    def _tell_offered(self, game: "Game", seat: i64, move: Move) -> None:
        card: dict[str, object] = {"card": game.box.ids[move.card]}
        words: dict[str, object] = {"area": AREA_NAMES[move.area], "hidden": move.hidden}
        knows = 1 << seat if move.hidden else game.everyone()
        if move.hidden:
            game.tell("offered", seat, words, card, knows)
        else:
            game.tell("offered", seat, words | card)

    def _take(self, game: "Game", seat: i64, area: i64) -> None:
        side = game.sides[seat]
        if game.listening:
            cards = shown_cards(game, game.areas[area])
            game.tell("taken", seat, {"area": AREA_NAMES[area], "cards": cards})
        alone = len(game.modules) == 0
        for entry in game.areas[area]:
            if alone:
                side.selection = append(side.selection, entry)
            elif is_hidden(entry) or not goes_elsewhere(game, seat, card_of(entry)):
                side.selection = append(side.selection, without_tokens(entry))
        game.areas[area] = []

    def _end_turn(self, game: "Game") -> None:
        game.turn += 1
        self.next_actor(game)

    def end(self, game: "Game") -> None:
        """What nobody took is discarded; a face-down card stays face down (BASE-28, RUL-31)."""
        for area, name in enumerate(AREA_NAMES):
            entries = [int(discarded_from_area(game, entry)) for entry in game.areas[area]]
            if game.listening and entries:
                game.tell("left-over", -1, {"area": name, "cards": shown_cards(game, entries)})
            game.discard += entries
            game.areas[area] = []

    def refusal(self, game: "Game", seat: i64, move: Move) -> Reason:
        """Why not offer this, or take that."""
        offering = game.turn % 2 == 0
        if move.verb == OFFER and offering:
            card = game.box.ids[move.card]
            if move.card not in game.sides[seat].hand:
                return reason("not-in-hand", card=card)
            return reason("no-trap-token", card=card)
        if offering:
            return reason("finish-offering" if game.offered else "offer-first")
        return reason("take-first") if move.verb in (OFFER, TAKE) else super().refusal(game, seat, move)


def selection_made(game: "Game", seat: i64) -> None:
    """The cards of an area are taken and the turn is over; a module may have something to ask."""
    for module in game.modules:
        module.selected(game, seat)


def goes_elsewhere(game: "Game", seat: i64, card: i64) -> bool:
    """Whether a module puts this card elsewhere, as it comes face up into a Selection area."""
    if game.box.kinds[card] == FOREIGN:
        for module in game.modules:
            if module.joins_selection(game, seat, card):
                return True
    return False


def discarded_from_area(game: "Game", entry: i64) -> i64:
    """The entry of an Offering area as it reaches the discard; a hidden one stays face down (RUL-31)."""
    return turned_up(game, entry) if game.options.reveals_discarded else without_tokens(entry)


def shown_cards(game: "Game", entries: "Iterable[int]") -> list[object]:
    """The ids of face-up cards, None for face-down ones."""
    return [None if is_hidden(entry) else game.box.ids[card_of(entry)] for entry in entries]


def joining_card(game: "Game", seat: i64) -> i64:
    """The card that joins those from the deck: a Calamity, or what a module puts in its place."""
    for module in game.modules:
        card = module.joins_hand(game, seat)
        if card >= 0:
            return card
    if game.calamities == 0:
        return -1
    game.calamities -= 1
    return game.box.calamity
