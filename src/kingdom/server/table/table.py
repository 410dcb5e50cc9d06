"""The authority over one game: commands in, messages out. Everybody goes through it, computers too."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final, Protocol, TypeVar

from kingdom.server import protocol as said
from kingdom.server.refusals import refused
from kingdom.server.table import entries, sight
from kingdom.server.table.deal import SPECTATOR, Setting
from kingdom.server.table.decide import decide
from kingdom.server.table.entries import Entry
from kingdom.server.table.making import another
from kingdom.server.table.state import Change, State

Result = TypeVar("Result")
LONGEST_LOG: Final = 20_000
"""Some fifty games long; nobody plays so, and no table may grow for ever."""
ALWAYS: Final = 0
"""The version of a message that has none: nobody has seen it yet."""

Publish = Callable[[str, int, int, bytes], None]
"""Sends a message to all that look at a game with the eyes of one viewer: game, viewer, version, message."""


class NumberTaken(Exception):
    """Another process has written this line of the log."""


class Log(Protocol):
    """Where entries are kept; whatever `append` returns from is committed."""

    async def append(self, game: str, number: int, entry: Entry, also: Setting | None = None) -> None:
        """Write an entry, and a new game with it; NumberTaken if there is one of that number."""

    async def read(self, game: str) -> tuple[Setting, list[Entry]] | None:
        """A game and all that has happened in it, if it exists."""


@dataclass(frozen=True)
class Question:
    """What a computer player is asked: its seat, and all that leads to the position."""

    seat: int
    version: int
    player: str
    record: str
    cards: str | None
    made: int


class Stale(Exception):
    """The command was meant for an earlier version; `table` shows how things stand."""

    def __init__(self, table: said.Whole) -> None:
        super().__init__("stale")
        self.refusal = refused("stale")
        self.table = table


class Table:
    """One game that is being played."""

    def __init__(
        self, log: Log, state: State, publish: Publish, clock: Callable[[], float], away_seconds: float
    ) -> None:
        self.state = state
        self.changed: Callable[[Table, Entry], None] = lambda table, entry: None
        self._log = log
        self._publish = publish
        self._clock = clock
        self._away_seconds = away_seconds
        self._lock = asyncio.Lock()
        self._connections: Counter[int] = Counter()
        self._left_at = dict.fromkeys(range(len(state.seats)), clock())

    @property
    def game(self) -> str:
        """The public id of this game."""
        return self.state.setting.game

    # --- what is said --------------------------------------------------------------------------------------

    def whole(self, viewer: int) -> said.Whole:
        """The table as this viewer may know it."""
        return sight.whole(self.state, viewer, self.is_here)

    def status(self) -> said.Status:
        """What all may know of the table."""
        return sight.status(self.state, self.is_here)

    def record(self) -> str:
        """The record, which tells everything, once the game has ended."""
        if self.state.ended is None:
            raise refused("still-playing")
        return self.state.played.record()

    def seat_of(self, key: str, seat: int | None) -> int:
        """The seat that this hash of a key opens; of several the one that is asked for, or the first."""
        seats = self.state.seats_of(key)
        if not seats:
            raise refused("wrong-key")
        if seat is not None and seat not in seats:
            raise refused("not-your-seat")
        return seats[0] if seat is None else seat

    # --- commands ------------------------------------------------------------------------------------------

    async def obey(self, seat: int, command: said.Command) -> said.Accepted:
        """Carry out a command of a person. It is committed when this returns."""
        if seat == SPECTATOR:
            raise refused("only-watching")
        return await self._whole_way(self._obey(seat, command))

    async def sit(self, invitation: str, key: str, name: str) -> int:
        """A guest sits down; hashes of the invitation and of the new key. The seat is theirs from now on."""
        return await self._whole_way(self._sit(invitation, key, name))

    async def let_play(self, question: Question, move: str) -> None:
        """A computer player has chosen; what has changed meanwhile makes its choice void."""
        await self._whole_way(self._let_play(question, move))

    def question(self) -> Question | None:
        """The next computer player to choose, if it is the turn of one."""
        state = self.state
        game = state.played.game
        for seat in game.to_act if state.ended is None else ():
            player = state.seats[seat].player
            if player is not None:
                deal = state.setting.deal
                version = state.played.versions[seat]
                made = len(state.played.history)
                return Question(seat, version, player, game.record(), deal.cards, made)
        return None

    async def _whole_way(self, work: Coroutine[object, object, Result]) -> Result:
        """A caller who goes away in the middle leaves nothing half done."""
        return await asyncio.shield(asyncio.ensure_future(work))

    async def _obey(self, seat: int, command: said.Command) -> said.Accepted:
        async with self._lock:
            digest = _digest(command)
            before = self.state.accepted.get((seat, command.id))
            if before is not None:
                if before[0] != digest:
                    raise refused("id-used", id=repr(command.id))
                return said.Accepted(command.id, before[1], repeated=True)
            if self.state.seats[seat].player is not None and not isinstance(
                command, said.ComeBack | said.Rematch | said.Resign
            ):
                raise refused("replaced")
            self._check_version(seat, command)
            entry = decide(self.state, seat, command, self.is_away)
            await self._write(replace(entry, token=command.id, digest=digest))
            return said.Accepted(command.id, self.state.played.versions[seat], repeated=False)

    async def _sit(self, invitation: str, key: str, name: str) -> int:
        async with self._lock:
            for number, seat in enumerate(self.state.seats):
                if seat.invitation == invitation:
                    await self._write(Entry(entries.SIT, number, f"{key} {name}"))
                    return number
        raise refused("bad-invitation")

    async def _let_play(self, question: Question, move: str) -> None:
        async with self._lock:
            seat = question.seat
            here = self.state.seats[seat].player == question.player
            if not here or self.state.played.versions[seat] != question.version:
                return
            command = said.MakeMove("computer", question.version, move)
            await self._write(decide(self.state, seat, command, self.is_away))

    def _check_version(self, seat: int, command: said.Command) -> None:
        meant = command.version if isinstance(command, said.MakeMove | said.TakeBack) else None
        if meant is not None and meant != self.state.played.versions[seat]:
            raise Stale(self.whole(seat))

    async def _write(self, entry: Entry) -> None:
        """Commit first, then let it happen and tell everybody."""
        if self.state.count >= LONGEST_LOG:
            raise refused("too-long")
        also = another(self.state, entry.text) if entry.kind == entries.REMATCH else None
        try:
            await self._log.append(self.game, self.state.count, entry, also)
        except NumberTaken:
            await self._read_again()
            raise Stale(self.whole(entry.seat)) from None
        self._tell(self.state.apply(entry))
        self.changed(self, entry)

    async def _read_again(self) -> None:
        """Something else has written: begin from the log."""
        found = await self._log.read(self.game)
        assert found is not None
        self.state = folded(*found)
        for viewer in self.state.played.viewers:
            self._send(viewer, self.state.played.versions[viewer], self.whole(viewer))

    # --- telling -------------------------------------------------------------------------------------------

    def _tell(self, change: Change) -> None:
        for viewer, told in change.seen.items():
            self._send(viewer, self.state.played.versions[viewer], sight.update(self.state, viewer, told))
        for viewer in change.anew:
            self._send(viewer, self.state.played.versions[viewer], self.whole(viewer))
        if change.status:
            self._tell_status()

    def _tell_status(self) -> None:
        status = self.status()
        for viewer in self.state.played.viewers:
            self._send(viewer, ALWAYS, status)

    def _send(self, viewer: int, version: int, message: said.ToClient) -> None:
        self._publish(self.game, viewer, version, said.encode(message))

    # --- presence ------------------------------------------------------------------------------------------

    @property
    def connections(self) -> int:
        """How many look at this table, those that watch among them."""
        return self._connections.total()

    def arrive(self, seats: list[int]) -> None:
        """Somebody looks at the table with the key of these seats; with none, they watch."""
        self._count(seats, 1)

    def leave(self, seats: list[int]) -> None:
        """They have gone."""
        self._count(seats, -1)

    def _count(self, seats: list[int], one: int) -> None:
        before = [self.is_here(seat) for seat in range(len(self.state.seats))]
        for seat in seats or [SPECTATOR]:
            self._connections[seat] += one
            self._left_at[seat] = self._clock()
        if before != [self.is_here(seat) for seat in range(len(self.state.seats))]:
            self._tell_status()

    def is_here(self, seat: int) -> bool:
        """Whether somebody looks at the table with the key of this seat."""
        return self._connections[seat] > 0

    def is_away(self, seat: int) -> bool:
        """Whether nobody has for so long that the other need not wait."""
        return not self.is_here(seat) and self._clock() - self._left_at[seat] >= self._away_seconds


def folded(setting: Setting, log: list[Entry]) -> State:
    """The state that a log leads to."""
    state = State(setting)
    for entry in log:
        state.apply(entry)
    return state


def _digest(command: said.Command) -> str:
    """Tells a repeated command from another one under the same id."""
    return sha256(said.encode(command)).hexdigest()[:16]
