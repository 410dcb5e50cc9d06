"""A card in an Offering area, a Selection area or the discard: which one, face down or not, laid by whom.

An entry is one integer, so that lists of them are copied quickly. A face-up entry is just the card, unless a
token lies on it, which only happens in an Offering area.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

CARD: Final = 255
HIDDEN: Final = 256
LAYER: Final = 512
"""Set when the second seat laid the hidden card."""
ROUND_SHIFT: Final = 10
ROUND: Final = 7
"""From this bit on, three bits: the round in which a hidden card was laid."""
LOOKED: Final = 8192
"""From this bit on, one for each seat: it has secretly looked at the hidden card."""
SEATS: Final = 3
TOKEN: Final = 32768
"""From this bit on, one for each seat: a token of that seat lies on the card."""


def face_down(card: i64, seat: i64, round_: i64) -> i64:
    """The entry of a card laid face down under a Trap token by this seat."""
    return card | HIDDEN | (LAYER * seat) | (round_ << ROUND_SHIFT)


def card_of(entry: i64) -> i64:
    """Which card it really is; nobody but the rules may ask this of a hidden one."""
    return entry & CARD


def is_hidden(entry: i64) -> bool:
    """Whether it lies face down."""
    return (entry & HIDDEN) != 0


def laid_by(entry: i64) -> i64:
    """The seat that laid a hidden card; in a game of one, 1 stands for a deck that lies face down."""
    return (entry & LAYER) // LAYER


def laid_in(entry: i64) -> i64:
    """The round in which a hidden card was laid."""
    return (entry >> ROUND_SHIFT) & ROUND


def looked_at(entry: i64, seat: i64) -> i64:
    """The entry of a hidden card after this seat has secretly looked at it."""
    return entry | (LOOKED << seat)


def lookers(entry: i64) -> i64:
    """Who has secretly looked at the hidden card, one bit for each seat."""
    return (entry // LOOKED) & SEATS


def is_known_to(entry: i64, seat: i64) -> bool:
    """Whether this seat knows a hidden card: it laid the card, or has looked at it."""
    return laid_by(entry) == seat or (entry & (LOOKED << seat)) != 0


def with_token(entry: i64, seat: i64) -> i64:
    """The entry with a token of this seat on it."""
    return entry | (TOKEN << seat)


def tokens_on(entry: i64) -> i64:
    """Whose tokens lie on the card, one bit for each seat."""
    return entry // TOKEN


def without_tokens(entry: i64) -> i64:
    """The entry as it leaves the Offering areas: what lay on it goes back to the supply."""
    return entry & (TOKEN - 1)


def put_in_order(cards: vec[i64], card: i64) -> vec[i64]:
    """Add a card to a row that is kept in order, so that the order tells nothing."""
    cards = append(cards, card)
    place: i64 = len(cards) - 1
    while place > 0 and cards[place - 1] > card:
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = card
    return cards
