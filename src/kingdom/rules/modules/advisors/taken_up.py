"""Cards that were swapped out of an Offering area into a hand, and who still knows that they are there.

A hand is hidden, and yet such a card has been seen: by all when it lay face up, else by whoever laid it or
has looked at it. It stays among the cards that its new owner holds or lays face down until that player shows
one like it. A card that joins hands, such as a Calamity, counts beside the one of the new owner.
"""

from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from kingdom.rules.material.entry import card_of, is_hidden, laid_by, lookers

if TYPE_CHECKING:
    from kingdom.rules.game import Game

FACE_UP: Final = -1
"""In place of the seat that laid a card face down."""
UNKNOWN: Final = -1


@final
class TakenUp:
    """One such card: in which round, into whose hand, who had laid it face down, and who knows it."""

    def __init__(
        self, round_: i64, seat: i64, laid_by: i64, card: i64, *, knows: i64, own_seen: bool, reshuffles: i64
    ) -> None:
        self.round: Final[i64] = round_
        self.seat: Final[i64] = seat
        self.laid_by: Final[i64] = laid_by
        self.card: Final[i64] = card
        self.knows: Final[i64] = knows
        # Whether the card that joined this hand (the Calamity) has been seen by all.
        self.own_seen: Final[bool] = own_seen
        # After the discard was shuffled a card of the deck may be anywhere.
        self.reshuffles: Final[i64] = reshuffles

    def known_to(self, viewer: i64) -> bool:
        """Whether this viewer (-1 for a spectator) knows which card it is."""
        return self.card >= 0 and (
            self.laid_by == FACE_UP or (viewer >= 0 and (self.knows >> viewer) & 1 == 1)
        )

    def words(self, ids: list[str], *, shown: bool = True) -> list[object]:
        """Round, seat, who had laid it face down or -1, the card, and what else is known with it."""
        told: list[object] = [int(self.round), int(self.seat), int(self.laid_by)]
        card = ids[self.card] if shown and self.card >= 0 else None
        return [*told, card, shown and self.own_seen, int(self.reshuffles)]

    def with_own_seen(self) -> "TakenUp":
        """The same, when the card that joined this hand has been seen, too."""
        return TakenUp(
            self.round, self.seat, self.laid_by, self.card, knows=self.knows, own_seen=True,
            reshuffles=self.reshuffles,
        )  # fmt: skip


def taken_up(game: "Game", seat: i64, entry: i64) -> TakenUp:
    """The entry of an Offering area that this player takes into the hand now."""
    one: i64 = 1
    by = laid_by(entry) if is_hidden(entry) else FACE_UP
    knows = lookers(entry) | one << seat
    if by >= 0:
        knows |= one << by
    seen = (game.sides[seat].shown >> game.round) & 1 == 1
    return TakenUp(
        game.round, seat, by, card_of(entry), knows=knows, own_seen=seen, reshuffles=game.reshuffles
    )


def left_after_showing(game: "Game", rows: list[TakenUp], seat: i64, card: i64) -> list[TakenUp]:
    """A player has shown a card out of the hand: if it may be one of these, that one is known no more."""
    left: list[TakenUp] = []
    joins = game.box.joins_hand[card]
    for row in rows:
        if row.seat != seat or row.round != game.round:
            left.append(row)
        elif joins and row.laid_by != seat and not row.own_seen and card == _joined(game, seat):
            # It may as well be the one that joined this hand.
            left.append(row.with_own_seen())
        elif row.card != card:
            left.append(row)
        elif joins and row.laid_by != seat:
            _was_of_another(game, row)
    return left


def _was_of_another(game: "Game", row: TakenUp) -> None:
    """The card that was shown had joined the hand of whoever laid it, not the one it came from now."""
    one: i64 = 1
    bit = one << row.round
    if not row.own_seen:
        game.sides[row.seat].shown &= ~bit
    if row.laid_by >= 0:
        game.sides[row.laid_by].shown |= bit


def _joined(game: "Game", seat: i64) -> i64:
    """The card that joined this hand in this round."""
    for module in game.modules:
        card = module.joined_hand(game, seat, game.round)
        if card >= 0:
            return card
    return game.box.calamity


# --- knowledge ---------------------------------------------------------------------------------------------


def rows_seen(rows: list[TakenUp], viewer: i64, ids: list[str]) -> list[object]:
    """All of them in words, without the cards that a viewer does not know."""
    return [row.words(ids, shown=row.known_to(viewer)) for row in rows]


def rows_of(words: object, viewer: i64, index: dict[str, int]) -> list[TakenUp]:
    """Such rows out of what a viewer saw."""
    made: list[TakenUp] = []
    one: i64 = 1
    for row in cast("list[list[object]]", words):
        name = cast("str | None", row[3])
        made.append(
            TakenUp(
                cast("int", row[0]),
                cast("int", row[1]),
                cast("int", row[2]),
                UNKNOWN if name is None else index[name],
                knows=one << viewer if viewer >= 0 else 0,
                own_seen=bool(row[4]),
                reshuffles=cast("int", row[5]),
            )
        )
    return made


def in_hands(game: "Game", rows: list[TakenUp], viewer: i64) -> list[tuple[int, int, int, int]]:
    """Those that matter in a sampled world: round, seat, card or -1, who had laid it face down or -1."""
    told: list[tuple[int, int, int, int]] = []
    for row in rows:
        card = row.card if row.known_to(viewer) else UNKNOWN
        if card < 0:
            # One that the new owner had laid was among that player's unseen cards before.
            if row.laid_by != row.seat:
                told.append((int(row.round), int(row.seat), UNKNOWN, int(row.laid_by)))
        elif row.reshuffles == game.reshuffles or game.box.joins_hand[card]:
            told.append((int(row.round), int(row.seat), int(card), int(row.laid_by)))
    return told
