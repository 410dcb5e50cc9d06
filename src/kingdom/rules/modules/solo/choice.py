"""The Choice phase of one player: four Selections from areas that are filled again (SOLO-09 to SOLO-16)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kingdom.rules.building.any_time import list_any_time
from kingdom.rules.material.drawing import draw
from kingdom.rules.material.entry import face_down
from kingdom.rules.material.resources import AREA_NAMES
from kingdom.rules.modules.solo.selection import NO_AREA
from kingdom.rules.modules.solo.solo import Solo, solo_of
from kingdom.rules.moves import Move
from kingdom.rules.phases.choice import Choice, selection_made
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game

SELECTIONS: Final = 4
OPENED: Final = 2
"""Cards that are laid into an area at the start of the phase, and whenever it has been emptied."""
NOBODY: Final = 1
"""Who laid a card of the Danger deck: no seat of this table."""


class SoloChoice(Choice):
    """Choose an area, search it or not, collect its cards; danger joins the other area."""

    def begin(self, game: "Game") -> None:
        """Two cards of the deck lie face up in each area (SOLO-09)."""
        for area in range(len(AREA_NAMES)):
            self._fill(game, area)
        game.turn = 0
        game.acting = 1

    def _fill(self, game: "Game", area: i64) -> None:
        for _ in range(OPENED):
            card = draw(game)
            if card >= 0:
                game.areas[area].append(card)
                if game.listening:
                    game.tell("opened", -1, {"area": AREA_NAMES[area], "card": game.box.ids[card]})

    def next_actor(self, game: "Game") -> None:
        """The one player, until the fourth Selection is made."""
        game.acting = 1 if game.turn < SELECTIONS else 0

    def asks_now(self, game: "Game") -> str:
        """Take an area, collect or search, keep what was found."""
        return solo_of(game).selection.asks()

    def moves(self, game: "Game", seat: i64) -> list[Move]:
        """An area to take; what can be done with it is added by the module."""
        if solo_of(game).selection.chosen != NO_AREA:
            return []
        takes = game.table.takes[:]
        list_any_time(game, seat, takes)
        return takes

    def apply(self, game: "Game", seat: i64, move: Move) -> None:
        """An area is chosen; it is collected at once where nothing else can be done."""
        solo_of(game).selection.choose(game, move.area)

    def settle(self, game: "Game", seat: i64) -> None:
        """When the cards may be collected: take them, then danger and new cards come (SOLO-11, SOLO-12)."""
        solo = solo_of(game)
        area = solo.selection.ready
        if area == NO_AREA:
            return
        solo.selection.ready = NO_AREA
        self._take(game, seat, area)
        game.turn += 1
        if game.turn < SELECTIONS:
            self._add_danger(game, solo, 1 - area)
            self._fill(game, area)
        self.next_actor(game)
        selection_made(game, seat)

    def _add_danger(self, game: "Game", solo: Solo, area: i64) -> None:
        card = solo.danger.draw()
        if card >= 0:
            game.areas[area].append(face_down(card, NOBODY, game.round))
            if game.listening:
                game.tell("danger", -1, {"area": AREA_NAMES[area], "left": solo.danger.left()})

    def end(self, game: "Game") -> None:
        """What is left is discarded; a Spy token becomes available again (SOLO-14, SOLO-18)."""
        super().end(game)
        tokens = solo_of(game).selection.tokens
        if tokens.choice_ends() and game.listening:
            game.tell("spy-recovered", 0, {"available": tokens.available})

    def refusal(self, game: "Game", seat: i64, move: Move) -> Reason:
        """Why not take that; nothing is ever offered here."""
        selection = solo_of(game).selection
        if selection.paid or selection.found:
            return reason("finish-search")
        return reason("choose-area-first" if selection.chosen == NO_AREA else "collect-first")
