"""What becomes of a command: the entry that is to be written, or a refusal. Nothing changes here."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

from kingdom.players import NAMES
from kingdom.rules.notation import NotationError, parse_move
from kingdom.server import protocol as said
from kingdom.server.refusals import Refused, refused, refused_by_the_rules
from kingdom.server.table import entries
from kingdom.server.table.deal import PERSON
from kingdom.server.table.entries import Entry
from kingdom.server.table.played import Back
from kingdom.server.table.revealed import has_learnt
from kingdom.server.table.state import State

ID_BYTES: Final = 9
Away = Callable[[int], bool]
"""Whether the person of a seat has been away for long enough to be replaced."""


def decide(state: State, seat: int, command: said.Command, away: Away) -> Entry:
    """The entry that this command leads to."""
    if state.ended is not None and not isinstance(command, said.Rematch):
        raise refused("table-closed")
    return _DECISIONS[type(command)](state, seat, command, away)


def _move(state: State, seat: int, command: said.MakeMove, away: Away) -> Entry:
    game = state.played.game
    try:
        move = parse_move(command.move, game, seat)
    except NotationError as error:
        raise Refused("not-a-move", {"detail": str(error)}) from None
    why = game.why_not(seat, move)
    if why is not None:
        raise refused_by_the_rules(why)
    return Entry(entries.MOVE, seat, move.text)


# --- taking back -------------------------------------------------------------------------------------------


def taking_back(state: State, seat: int) -> said.TakingBack:
    """Whether this seat may take back its last move, and if not why, for whoever draws the button."""
    try:
        entry = _take_back(state, seat, None, lambda _: False)
    except Refused as refusal:
        return said.TakingBack(refusal.code, consent=False)
    return said.TakingBack(None, consent=entry.kind == entries.ASK)


def _take_back(state: State, seat: int, command: object, away: Away) -> Entry:
    back = state.played.last_of(seat)
    if state.ended is not None:
        raise refused("table-closed")
    if back is None:
        raise refused("nothing-to-take-back")
    others = _others(state, seat)
    if not any(state.seats[other].is_played_by_a_person for other in others):
        _check_the_stand_in(state, others, back)
        return _taken_back(seat, back)
    if has_learnt(state.played, seat, back):
        raise refused("revealed")
    mine = state.seats[seat].key
    if state.played.touches_others(back) and any(state.seats[other].key != mine for other in others):
        if state.asked is not None:
            raise refused("already-asked")
        return Entry(entries.ASK, seat, str(back.at))
    return _taken_back(seat, back)


def _check_the_stand_in(state: State, others: Sequence[int], back: Back) -> None:
    """What the person who has left did in answer is theirs, and they cannot be asked."""
    for other in others:
        since = state.seats[other].stands_in_from
        if since is not None and back.at < since and state.played.touches_others(back):
            raise refused("before-the-stand-in")


def _taken_back(seat: int, back: Back) -> Entry:
    return Entry(entries.TAKE_BACK, seat, f"{back.at} alone" if back.alone else str(back.at))


def _answer(state: State, seat: int, command: said.Answer, away: Away) -> Entry:
    """The other agrees or not; the one who asked may take the question back."""
    if state.asked is None or (command.agree and state.asked[0] == seat):
        raise refused("nothing-asked")
    asker, at = state.asked
    if not command.agree:
        return Entry(entries.DENY, seat)
    back = Back(at, alone=False)
    if has_learnt(state.played, asker, back):
        raise refused("revealed")
    return Entry(entries.TAKE_BACK, seat, str(at))


# --- leaving and coming back -------------------------------------------------------------------------------


def _resign(state: State, seat: int, command: said.Resign, away: Away) -> Entry:
    return Entry(entries.RESIGN, seat)


def _take_the_win(state: State, seat: int, command: said.TakeTheWin, away: Away) -> Entry:
    other = _absent(state, seat, away)
    if state.seats[other].kind != PERSON or not state.seats[other].is_played_by_a_person:
        raise refused("nobody-else")
    return Entry(entries.TAKE_THE_WIN, seat)


def _stand_in(state: State, seat: int, command: said.StandIn, away: Away) -> Entry:
    _absent(state, seat, away)
    return Entry(entries.STAND_IN, seat, known_player(command.player))


def _absent(state: State, seat: int, away: Away) -> int:
    """The other person's seat, if they have left."""
    mine = state.seats[seat].key
    others = [other for other in _others(state, seat) if state.seats[other].key != mine]
    persons = [other for other in others if state.seats[other].is_played_by_a_person]
    if not persons:
        raise refused("nobody-else")
    if not away(persons[0]):
        raise refused("still-here")
    return persons[0]


def _come_back(state: State, seat: int, command: said.ComeBack, away: Away) -> Entry:
    if state.seats[seat].is_played_by_a_person:
        raise refused("not-replaced")
    return Entry(entries.COME_BACK, seat)


# --- another game ------------------------------------------------------------------------------------------


def _rematch(state: State, seat: int, command: said.Rematch, away: Away) -> Entry:
    if state.ended is None:
        raise refused("still-playing")
    if state.next_game is not None or seat in state.wishes:
        raise refused("already-asked")
    mine = state.seats[seat].key
    for other in _others(state, seat):
        there = state.seats[other]
        if there.is_played_by_a_person and there.key not in (mine, None) and other not in state.wishes:
            return Entry(entries.WISH, seat)
    return Entry(entries.REMATCH, seat, new_id())


def new_id() -> str:
    """The public id of a new game; nothing can be concluded from it."""
    return secrets.token_urlsafe(ID_BYTES)


def known_player(name: str) -> str:
    """A computer player that exists."""
    if name not in NAMES:
        raise refused("no-such-player", name=repr(name[:40]), known=", ".join(NAMES))
    return name


def _others(state: State, seat: int) -> list[int]:
    return [other for other in range(len(state.seats)) if other != seat]


_DECISIONS: dict[type, Callable[[State, int, Any, Away], Entry]] = {
    said.MakeMove: _move,
    said.TakeBack: _take_back,
    said.Answer: _answer,
    said.Resign: _resign,
    said.TakeTheWin: _take_the_win,
    said.StandIn: _stand_in,
    said.ComeBack: _come_back,
    said.Rematch: _rematch,
}
