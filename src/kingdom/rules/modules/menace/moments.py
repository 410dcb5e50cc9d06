"""What a Menace deck may do in the course of a game, in the order of play, each with an empty default."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kingdom.rules.reasons import Reason

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kingdom.rules.game import Game
    from kingdom.rules.moves import Move
    from kingdom.rules.phases.phase import Phase


class Moments:
    """Base of all decks; each overrides the moments at which its Menaces do something."""

    # --- Choice ----------------------------------------------------------------------------------------

    def plays_in_choice(self) -> bool:
        """Whether `in_choice` ever has anything to add."""
        return False

    def in_choice(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        """Add what this player may do in an Offering because of it."""

    def selected(self, game: "Game", seat: i64) -> None:
        """This player has taken an Offering area; the deck may ask something with `game.ask`."""

    def answers(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        """Add the answers to what it has asked."""

    # --- Planning --------------------------------------------------------------------------------------

    def owes(self, seat: i64) -> bool:
        """Whether those that wait for this player's choice must have it before Planning goes on."""
        return True

    def choices(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        """Add what they may choose."""

    def choose(self, game: "Game", seat: i64, move: "Move") -> None:
        """A move of this deck that does not vanquish."""
        raise NotImplementedError

    def cannot_choose(self, game: "Game", seat: i64, move: "Move") -> Reason:
        """Why a move of this deck that does not vanquish is not possible now."""
        raise NotImplementedError

    def acted(self, game: "Game") -> None:
        """Both players have chosen."""

    def in_planning(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        """Add the moves in the free part of Planning of those that wait."""

    def holds(self, game: "Game", seat: i64) -> bool:
        """Whether Planning cannot end for this player because of those that wait."""
        return False

    def restricts(self, game: "Game", seat: i64, *, planning: bool) -> bool:
        """Whether `forbids` has anything to say to this player now."""
        return False

    def forbids(self, game: "Game", seat: i64, move: "Move") -> Reason | None:
        """Why a move of anybody else is not possible because of it."""
        return None

    def permitted(self, game: "Game", seat: i64, moves: "list[Move]", *, planning: bool) -> "list[Move]":
        """Those of these moves that it does not forbid."""
        return moves

    def act_at_end(self, game: "Game", seat: i64) -> None:
        """Planning ends: what its Menaces do to this player without asking."""

    # --- Production and Combat -------------------------------------------------------------------------

    def plays_in_production(self) -> bool:
        """Whether `begins` is told of the stops of Production."""
        return False

    def begins(self, game: "Game", phase: "Phase") -> None:
        """A stop of Production begins, if it plays there, or Combat."""

    def produces(self) -> bool:
        """Whether `production` ever adds or takes anything."""
        return False

    def production(self, game: "Game", seat: i64, resource: i64) -> i64:
        """What it adds to the count of a step."""
        return 0

    def soldiers_gained(self, game: "Game", seat: i64) -> None:
        """Soldiers have come into the stock of this player."""

    def completed(self, game: "Game", seat: i64) -> None:
        """A card of this player has joined the Duchy."""

    # --- end and knowledge -----------------------------------------------------------------------------

    def duchy_cards(self, seat: i64) -> i64:
        """How many of its cards stand in the Duchy of this player."""
        return 0

    def calamities_brought(self) -> i64:
        """How many Calamities it has taken out of the box."""
        return 0

    def common(self) -> dict[str, object]:
        """What lies in the middle of the table because of it."""
        return {}

    def put_common(self, words: "Mapping[str, object]") -> None:
        """The inverse of `common`."""

    def arranged(self, game: "Game") -> None:
        """A position has been built: mark on the table what `put_side` has told the deck."""
