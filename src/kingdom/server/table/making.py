"""Making a game: from what was asked for, or another one like a game that has ended."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from kingdom.players import NAMES
from kingdom.rules.cards import DeckError, load_deck
from kingdom.rules.game import Game
from kingdom.rules.options import OptionsError
from kingdom.rules.record import RecordError, options_of
from kingdom.server.refusals import Refused, refused
from kingdom.server.table.deal import COMPUTER, GUEST, PERSON, Deal, Place, Setting
from kingdom.server.table.decide import new_id
from kingdom.server.table.state import State

ME: Final = "me"
LONGEST_NAME: Final = 40
KEY_BYTES: Final = 24
SEED_BYTES: Final = 16


@dataclass(frozen=True)
class Asked:
    """What is wanted: options, who sits where (`me`, `guest`, a computer player), perhaps seed and cards."""

    options: dict[str, Any]
    seats: Sequence[str]
    name: str = ""
    seed: str | None = None
    cards: str | None = None


@dataclass(frozen=True)
class Made:
    """A new game, with the secrets that open its seats: they are told once and kept as hashes only."""

    setting: Setting
    key: str | None
    invitations: dict[int, str]


def new_secret() -> str:
    """A key or an invitation that nobody can guess."""
    return secrets.token_urlsafe(KEY_BYTES)


def hashed(secret: str) -> str:
    """What is kept of a secret. It is long and random, so a plain hash is enough."""
    return sha256(secret.encode()).hexdigest()


def checked_name(name: str) -> str:
    """A name that can be shown."""
    if len(name) > LONGEST_NAME or not (name.isprintable() or not name):
        raise refused("bad-name", most=LONGEST_NAME)
    return name.strip()


def make(asked: Asked) -> Made:
    """A new game, if what is asked for fits together."""
    deal = _deal(asked)
    players = len(_checked(deal).sides)
    _check_seats(asked, players)
    key = new_secret() if ME in asked.seats else None
    invitations = {seat: new_secret() for seat, who in enumerate(asked.seats) if who == GUEST}
    places = []
    for seat, who in enumerate(asked.seats):
        if who == ME:
            assert key is not None
            places.append(Place(PERSON, checked_name(asked.name), key=hashed(key)))
        elif who == GUEST:
            places.append(Place(GUEST, invitation=hashed(invitations[seat])))
        else:
            places.append(Place(COMPUTER, player=who))
    return Made(Setting(new_id(), deal, tuple(places)), key, invitations)


def another(state: State, game: str) -> Setting:
    """The same kind of game under this id, dealt anew; those who play have exchanged their seats."""
    deal = state.setting.deal
    places = [seat.place() for seat in state.seats]
    return Setting(game, Deal(deal.options, _new_seed(), deal.cards), tuple(reversed(places)))


def _new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def _deal(asked: Asked) -> Deal:
    if asked.seed is not None and GUEST in asked.seats:
        raise refused("seed-known")
    if asked.cards is not None:
        try:
            load_deck(asked.cards.encode(), name="cards")
        except (DeckError, UnicodeEncodeError) as error:
            text = str(error.faults[0]) if isinstance(error, DeckError) else "this is not text."
            raise Refused("bad-cards", {"detail": text}) from None
    return Deal(asked.options, _new_seed() if asked.seed is None else asked.seed, asked.cards)


def _checked(deal: Deal) -> Game:
    """The options must fit together, and the game be possible with these cards."""
    try:
        options_of(dict(deal.options))
        return deal.new_game()
    except (OptionsError, RecordError) as error:
        raise Refused("bad-options", {"detail": str(error)}) from None


def _check_seats(asked: Asked, players: int) -> None:
    known = ", ".join(NAMES)
    for who in asked.seats:
        if who not in (ME, GUEST, *NAMES):
            raise refused("no-such-player", name=repr(who[:40]), known=f"{ME}, {GUEST}, {known}")
    persons = any(who in (ME, GUEST) for who in asked.seats)
    if len(asked.seats) != players or not persons:
        raise refused("seats-wrong", players=players, known=known)
