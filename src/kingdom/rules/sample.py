"""A full position that agrees with a view, and with nothing else: the only source of worlds for search.

What a viewer cannot see is dealt anew: the other hand, face-down cards of the other player, the deck. Two
things are known of it and kept: how many cards lie where, and that each hand of a round held exactly one card
that joined it (the Calamity), so it is somewhere among that player's unseen cards until it has been shown.
"""

from typing import TYPE_CHECKING, Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.game import Game
from kingdom.rules.material.entry import face_down, looked_at, with_token
from kingdom.rules.material.resources import AREA_NAMES
from kingdom.rules.setup import deck_of, prepare
from kingdom.rules.view import seats_in

if TYPE_CHECKING:
    from kingdom.rules.hooks import Module
    from kingdom.rules.material.side import Side
    from kingdom.rules.view import Lying, SideView, View
    from kingdom.rules.witness import Witness


class Chance(Protocol):
    """The part of random.Random that is needed."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to stop - 1."""

    def getrandbits(self, bits: int, /) -> int:
        """A whole number of so many bits."""


SEED_BITS: Final = 128


class _Place:
    """Where the unseen cards of one player and one round lie."""

    def __init__(self) -> None:
        self.entries: list[tuple[list[int], int, Lying]] = []  # the list, where in it, how the card lies
        self.hand_count = 0
        self.sure: list[int] = []  # cards that are known to be among these

    @property
    def size(self) -> int:
        """How many cards they are."""
        return len(self.entries) + self.hand_count


def sample_world(view: "View", rng: Chance) -> Game:
    """A game in a position that this view allows; `rng` decides which."""
    game = prepare(view.options, str(rng.getrandbits(SEED_BITS)), view.box.catalogue, witnessed=True, deck=[])
    return _Sampler(view, game, rng).fill()


class _Sampler:
    def __init__(self, view: "View", game: Game, rng: Chance) -> None:
        self.view = view
        self.game = game
        self.rng = rng
        self.unseen = [*deck_of(game), *_lying_ready(game)]
        self.places: dict[tuple[int, int], _Place] = {}
        # Of which hands, by round and seat, the card that joined it is known though it lies face down.
        self.joined: set[tuple[int, int]] = set()
        self.selections: list[list[int]] = []
        self.hands: list[list[int]] = []

    def fill(self) -> Game:
        view, game = self.view, self.game
        game.round, game.first = view.round, view.first
        game.go_to(view.at)
        game.turn, game.offered = view.turn, view.offered
        game.calamities, game.reshuffles = view.calamities, view.reshuffles
        game.asker, game.waiting = view.asker, view.waiting
        remembered = {(memory.where, memory.index): memory.card for memory in view.memory}
        for area, name in enumerate(AREA_NAMES):
            game.areas[area] = self._lay(view.areas[area], name, remembered)
        game.discard = self._lay(view.discard, "discard", remembered)
        for seat, seen in enumerate(view.sides):
            side = game.sides[seat]
            _copy_side(seen, side)
            self.selections.append(self._lay(seen.selection, f"selection {seat}", remembered))
            self._take_hand(seat, seen)
            standing = [game.box.slot_card[slot] for slot in seen.slots]
            for card in [*seen.built, *standing, *seen.discarded]:
                self._known(card)
        self._lay_selections()
        self._ask_modules()
        self._deal()
        self._lay_selections()
        for seat, side in enumerate(game.sides):
            side.hand = vec[i64](sorted(self.hands[seat]))
        return self._finish()

    def _lay_selections(self) -> None:
        for seat, side in enumerate(self.game.sides):
            side.selection = vec[i64](self.selections[seat])

    def _ask_modules(self) -> None:
        """Their state, and what of the unseen cards can be dealt."""
        for module in self.game.modules:
            seen = self._seen_of(module)
            module.sample(self.game, self.view.viewer, seen, self.rng.randrange)
            for card in module.known(self.game):
                self._known(card)
        for module in self.game.modules:
            for round_, seat, card, laid_by in module.came_to_hand(self.game, self.view.viewer):
                self._came_to_hand(round_, seat, card, laid_by)
        for module in self.game.modules:
            seen = self._seen_of(module)
            self.unseen = module.unseen(self.game, self.view.viewer, seen, self.unseen, self.rng.randrange)

    def _seen_of(self, module: "Module") -> dict[str, object]:
        seen = self.view.modules[module.name]
        assert isinstance(seen, dict)
        return seen

    def _known(self, card: int) -> None:
        if card in self.unseen:
            self.unseen.remove(card)

    def _lay(self, cards: "list[Lying]", where: str, remembered: dict[tuple[str, int], int]) -> list[int]:
        entries: list[int] = []
        for index, lying in enumerate(cards):
            if lying.card >= 0:
                self._known(lying.card)
                entries.append(_with_tokens(lying.card, lying))
            elif (where, index) in remembered:
                card = remembered[where, index]
                self._known(card)
                if self.game.box.joins_hand[card]:
                    self.joined.add((lying.laid_in, lying.laid_by))
                entries.append(_entry(card, lying))
            else:
                entries.append(_entry(0, lying))
                place = self.places.setdefault((lying.laid_in, lying.laid_by), _Place())
                place.entries.append((entries, index, lying))
        return entries

    def _take_hand(self, seat: int, seen: "SideView") -> None:
        self.hands.append(list(seen.hand))
        for card in seen.hand:
            self._known(card)
        if seen.hand_count and not seen.sees_hand:
            place = self.places.setdefault((self.view.round, seat), _Place())
            place.hand_count = seen.hand_count

    def _deal(self) -> None:
        self.unseen.sort()
        _shuffle(self.unseen, self.rng)
        for (round_, seat), place in sorted(self.places.items()):
            if seat >= len(self.view.sides):
                for entries, index, lying in place.entries:
                    entries[index] = _entry(self._strange(), lying)
                continue
            cards = self._cards_of(round_, seat, place)
            for entries, index, lying in place.entries:
                entries[index] = _entry(cards.pop(), lying)
            self.hands[seat] += cards

    def _cards_of(self, round_: int, seat: int, place: _Place) -> list[int]:
        """The unseen cards of one player and round: what must be among them, and any others."""
        cards = place.sure[:]
        if not self._joining_is_known(round_, seat):
            cards.append(self._joining(seat, round_))
        while len(cards) < place.size:
            cards.append(self.unseen.pop())
        _shuffle(cards, self.rng)
        return cards

    def _joining_is_known(self, round_: int, seat: int) -> bool:
        """Whether it is known where the card is that joined this hand."""
        return bool(self.view.sides[seat].shown >> round_ & 1) or (round_, seat) in self.joined

    def _came_to_hand(self, round_: int, seat: int, card: int, laid_by: int) -> None:
        """A card of an Offering area is now among the unseen ones of this player."""
        place = self.places.get((round_, seat))
        joins = card >= 0 and self.game.box.joins_hand[card]
        if joins and laid_by >= 0:
            self.joined.add((round_, laid_by))
        if place is None:
            return
        if card < 0:
            # It may be the card that had joined the hand of whoever laid it.
            others = self.places.get((round_, laid_by), _Place()).size
            if not self._joining_is_known(round_, laid_by) and self.rng.randrange(others + 1) == 0:
                self.joined.add((round_, laid_by))
                place.sure.append(self._joining(laid_by, round_))
        elif joins or card in self.unseen:
            self._known(card)
            place.sure.append(card)

    def _joining(self, seat: int, round_: int) -> int:
        for module in self.game.modules:
            card = module.joined_hand(self.game, seat, round_)
            if card >= 0:
                return card
        return self.game.box.calamity

    def _strange(self) -> int:
        """A face-down card that no player laid."""
        for module in self.game.modules:
            card = module.lies_hidden(self.game)
            if card >= 0:
                return card
        return self.unseen.pop()

    def _finish(self) -> Game:
        view, game = self.view, self.game
        game.deck = vec[i64](self.unseen)
        for module in game.modules:
            module.stacks(game)
        game.over, game.final = view.over, view.outcome
        for seat in view.to_act:
            game.acting |= 1 << seat
        game.asked = game.acting
        phase = game.stop
        if game.witness is not None and game.options.blind and game.acting and phase.simultaneous:
            game.witness.freeze(game.sides, game.modules)
            self._freeze_own_side(game.witness)
        return game

    def _freeze_own_side(self, witness: "Witness") -> None:
        """The others go on seeing the viewer's side as the segment began."""
        before = self.view.own_before
        if before is None:
            return
        frozen = witness.frozen[self.view.viewer]
        _copy_side(before, frozen)
        # Hidden cards are in the Selection area only before Planning, when nothing there can be moved.
        if not any(lying.card < 0 for lying in before.selection):
            frozen.selection = vec[i64]([lying.card for lying in before.selection])


def _entry(card: int, lying: "Lying") -> int:
    """A face-down card that lies as the view shows it."""
    entry = face_down(card, lying.laid_by, lying.laid_in)
    for seat in seats_in(lying.looked_by):
        entry = looked_at(entry, seat)
    return _with_tokens(entry, lying)


def _with_tokens(entry: i64, lying: "Lying") -> int:
    """The tokens that lie on the card in the view."""
    for seat in seats_in(lying.tokens):
        entry = with_token(entry, seat)
    return int(entry)


def _lying_ready(game: Game) -> list[int]:
    """Cards of the box that set-up has laid before the players instead of shuffling them into the deck."""
    ready: list[int] = []
    for side in game.sides:
        ready += [int(game.box.slot_card[slot]) for slot in side.slots]
        ready += [int(card) for card in side.built]
    return ready


def _shuffle(cards: list[int], rng: Chance) -> None:
    for place in range(len(cards) - 1, 0, -1):
        other = rng.randrange(place + 1)
        cards[place], cards[other] = cards[other], cards[place]


def _copy_side(seen: "SideView", side: "Side") -> None:
    side.traps = seen.traps
    side.slots, side.needs = seen.slots[:], seen.needs[:]
    side.jokers, side.marks = seen.jokers[:], seen.marks[:]
    side.built, side.discarded = seen.built[:], seen.discarded[:]
    side.calamities, side.alchemy = seen.calamities, seen.alchemy
    side.krystallium, side.soldiers, side.training = seen.krystallium, seen.soldiers, seen.training
    side.announced, side.cubes, side.shown = seen.announced, seen.cubes, seen.shown
