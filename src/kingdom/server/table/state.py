"""A table as its log tells it: the same entries in the same order always lead to the same state."""

from __future__ import annotations

from dataclasses import dataclass, field

from kingdom.rules.notation import read_move
from kingdom.server.protocol import Ended
from kingdom.server.table import entries
from kingdom.server.table.deal import COMPUTER, PERSON, Place, Setting
from kingdom.server.table.entries import Entry
from kingdom.server.table.played import Back, Played, Seen


class Seat:
    """Who sits here now."""

    def __init__(self, place: Place) -> None:
        self.kind = place.kind
        self.name = place.name
        self.key = place.key
        self.invitation = place.invitation
        self.player = place.player
        # From where in the history a computer stands in for the person.
        self.stands_in_from: int | None = None

    @property
    def is_played_by_a_person(self) -> bool:
        """Whether the next move here comes from a person, present or awaited."""
        return self.player is None

    def place(self) -> Place:
        """The same seat in a new game; whoever sat in for another stays."""
        kind = COMPUTER if self.player is not None else self.kind
        holds = self.player is None
        return Place(
            kind,
            self.name if holds else "",
            self.player,
            self.key if holds else None,
            self.invitation if holds else None,
        )


@dataclass
class Change:
    """What an entry changed: who has news of the game, who must see all anew, and if the table itself did."""

    seen: Seen = field(default_factory=dict)
    anew: tuple[int, ...] = ()
    status: bool = False


class State:
    """Everything about one table."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.played = Played(setting.deal)
        self.seats = [Seat(place) for place in setting.places]
        self.count = 0
        # What was accepted under the id of a command, as a digest, and the version it led to.
        self.accepted: dict[tuple[int, str], tuple[str | None, int]] = {}
        self.asked: tuple[int, int] | None = None
        self.wishes: set[int] = set()
        self.next_game: str | None = None
        self.ended: Ended | None = None

    def seats_of(self, key: str) -> list[int]:
        """The seats that this hash of a key opens."""
        return [number for number, seat in enumerate(self.seats) if seat.key == key]

    def apply(self, entry: Entry) -> Change:
        """What has been written into the log happens."""
        change = _HAPPENS[entry.kind](self, entry)
        self.count += 1
        if entry.token is not None:
            self.accepted[entry.seat, entry.token] = (entry.digest, self.played.versions[entry.seat])
        return change

    def _move(self, entry: Entry) -> Change:
        seen = self.played.make(entry.seat, read_move(entry.text, self.played.game.table))
        outcome = self.played.game.outcome
        if outcome is None:
            return Change(seen)
        self._end("over", list(outcome.winners))
        return Change(seen, status=True)

    def _sit(self, entry: Entry) -> Change:
        seat = self.seats[entry.seat]
        seat.kind = PERSON
        seat.key, _, seat.name = entry.text.partition(" ")
        seat.invitation = None
        return Change(status=True)

    def _take_back(self, entry: Entry) -> Change:
        at, _, alone = entry.text.partition(" ")
        seen = self.played.take_back(Back(int(at), alone=bool(alone)))
        asked = self.asked
        if not alone:
            self.asked = None
        return Change(anew=seen, status=self.asked != asked)

    def _ask(self, entry: Entry) -> Change:
        self.asked = (entry.seat, int(entry.text))
        return Change(status=True)

    def _deny(self, entry: Entry) -> Change:
        self.asked = None
        return Change(status=True)

    def _resign(self, entry: Entry) -> Change:
        self.played.mark(f"seat {entry.seat + 1} resigned")
        self._end("resigned", self._all_but(entry.seat))
        return Change(anew=self.played.interrupt(), status=True)

    def _take_the_win(self, entry: Entry) -> Change:
        self.played.mark(f"seat {entry.seat + 1} won, for the other had left")
        self._end("left", [entry.seat])
        return Change(anew=self.played.interrupt(), status=True)

    def _stand_in(self, entry: Entry) -> Change:
        """The entry is that of the player who stays; the other seat is taken."""
        for number in self._all_but(entry.seat):
            seat = self.seats[number]
            seat.player, seat.stands_in_from = entry.text, len(self.played.history)
            self.played.mark(f"{entry.text} plays for seat {number + 1} from here")
        return Change(status=True)

    def _come_back(self, entry: Entry) -> Change:
        seat = self.seats[entry.seat]
        seat.player = seat.stands_in_from = None
        self.played.mark(f"seat {entry.seat + 1} plays again from here")
        return Change(status=True)

    def _wish(self, entry: Entry) -> Change:
        self.wishes.add(entry.seat)
        return Change(status=True)

    def _rematch(self, entry: Entry) -> Change:
        self.wishes.add(entry.seat)
        self.next_game = entry.text
        return Change(status=True)

    def _end(self, how: str, winners: list[int]) -> None:
        self.ended = Ended(how, winners)
        self.asked = None

    def _all_but(self, seat: int) -> list[int]:
        return [other for other in range(len(self.seats)) if other != seat]


_HAPPENS = {
    entries.MOVE: State._move,
    entries.SIT: State._sit,
    entries.TAKE_BACK: State._take_back,
    entries.ASK: State._ask,
    entries.DENY: State._deny,
    entries.RESIGN: State._resign,
    entries.TAKE_THE_WIN: State._take_the_win,
    entries.STAND_IN: State._stand_in,
    entries.COME_BACK: State._come_back,
    entries.WISH: State._wish,
    entries.REMATCH: State._rematch,
}
