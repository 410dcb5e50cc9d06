"""What a game is dealt from, and who was to sit where when it was made. Neither ever changes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from kingdom.rules.cards import Catalogue, load_deck
from kingdom.rules.game import Game
from kingdom.rules.record import options_of

DECKS_KEPT: Final = 16
SPECTATOR: Final = -1

PERSON: Final = "person"
GUEST: Final = "guest"
COMPUTER: Final = "computer"


@lru_cache(maxsize=DECKS_KEPT)
def catalogue_of(cards: str) -> Catalogue:
    """The deck in this text; the last few are kept."""
    return load_deck(cards.encode(), name="cards")


@dataclass(frozen=True)
class Deal:
    """Options, seed, and the owner's deck if there is one: the same game comes of them every time."""

    options: dict[str, Any]
    seed: str
    cards: str | None = None

    def new_game(self) -> Game:
        """The game before its first decision, with its logs."""
        catalogue = None if self.cards is None else catalogue_of(self.cards)
        return Game.new(options_of(dict(self.options)), self.seed, catalogue=catalogue, listen=True)


@dataclass(frozen=True)
class Place:
    """One seat as it was planned: its kind, and hashes of the key that opens it or the invitation to it."""

    kind: str
    name: str = ""
    player: str | None = None
    key: str | None = None
    invitation: str | None = None


@dataclass(frozen=True)
class Setting:
    """A game before anything has happened in it."""

    game: str
    deal: Deal
    places: tuple[Place, ...]
