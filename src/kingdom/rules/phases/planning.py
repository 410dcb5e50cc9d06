"""The Planning phase: turn the hidden cards up, then slate or recycle each (BASE-32 to BASE-42)."""

from typing import TYPE_CHECKING

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from kingdom.rules.building.any_time import list_any_time
from kingdom.rules.building.cost import spaces
from kingdom.rules.building.place import put_under_construction
from kingdom.rules.building.recycle import list_recyclings, recycle
from kingdom.rules.material.drawing import turned_up
from kingdom.rules.material.entry import put_in_order
from kingdom.rules.material.resources import CALAMITY, DEVELOPMENT, FOREIGN, RESOURCE_NAMES
from kingdom.rules.moves import ALCHEMY, DONE, RECYCLE, SLATE, Move
from kingdom.rules.phases.choice import shown_cards
from kingdom.rules.phases.phase import Phase
from kingdom.rules.phases.together import Together
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.material.side import Side


class Reveal(Phase):
    """Both players turn up their hidden cards; Calamities go straight to the Duchy (BASE-32, BASE-39)."""

    def begin(self, game: "Game") -> None:
        """Nobody decides anything here."""
        for turn in range(len(game.sides)):
            seat = (game.first + turn) % len(game.sides)
            self.turn_up(game, seat)
            self.sort_out(game, seat)

    def turn_up(self, game: "Game", seat: i64) -> None:
        """All see what this player has selected."""
        side = game.sides[seat]
        revealed = vec[i64]()
        for entry in side.selection:
            revealed = put_in_order(revealed, turned_up(game, entry))
        side.selection = revealed
        if game.listening:
            game.tell("revealed", seat, {"cards": shown_cards(game, side.selection)})

    def sort_out(self, game: "Game", seat: i64) -> None:
        """What is not planned leaves the Selection area."""
        side = game.sides[seat]
        kept = vec[i64]()
        for card in side.selection:
            kind = game.box.kinds[card]
            if kind == CALAMITY:
                side.calamities += 1
                if game.listening:
                    game.tell("calamity", seat, {"calamities": side.calamities})
            elif kind != FOREIGN or not self._moved(game, seat, card):
                kept = append(kept, card)
        side.selection = kept

    def _moved(self, game: "Game", seat: i64, card: i64) -> bool:
        for module in game.modules:
            if module.revealed(game, seat, card):
                return True
        return False


class Planning(Together):
    """Each card of the Selection area is slated for construction or recycled, in any order (RUL-16)."""

    def busy(self, game: "Game", seat: i64) -> bool:
        """Every card must be planned (BASE-40)."""
        return len(game.sides[seat].selection) > 0

    def moves(self, game: "Game", seat: i64) -> list[Move]:
        """Slate or recycle a card; `done` when none is left."""
        out: list[Move] = []
        side = game.sides[seat]
        if len(side.selection):
            _list_plans(game, side, out)
        else:
            out.append(game.table.done)
        if len(side.slots):
            list_any_time(game, seat, out)
        return out

    def apply(self, game: "Game", seat: i64, move: Move) -> None:
        """Slate, recycle, or end the phase."""
        if move.verb == SLATE:
            slate(game, seat, move.card)
        elif move.verb == RECYCLE:
            recycle(game, seat, move)
        else:
            self.finish(game, seat)

    def refusal(self, game: "Game", seat: i64, move: Move) -> Reason:
        """Why not slate, recycle or finish."""
        if move.verb == DONE:
            return reason("cards-left")
        if move.verb not in (SLATE, RECYCLE):
            return super().refusal(game, seat, move)
        card = game.box.ids[move.card]
        if move.card not in game.sides[seat].selection:
            return reason("not-in-selection", card=card)
        if move.verb == SLATE:
            return reason("cannot-slate", card=card)
        return self._recycle_refusal(game, seat, move)

    def _recycle_refusal(self, game: "Game", seat: i64, move: Move) -> Reason:
        first = game.box.first_cube[move.card]
        second = game.box.second_cube[move.card]
        if first < 0:
            return reason("cannot-recycle", card=game.box.ids[move.card])
        why = no_space(game, seat, move.to, first)
        if why is None and second >= 0:
            why = no_space(game, seat, move.second, second)
        if why is not None:
            return why
        # Each of the two cubes has a space, but they name the same one.
        card = game.table.place_name(move.to)
        return reason("no-matching-space", card=card, resource=RESOURCE_NAMES[first])


def _list_plans(game: "Game", side: "Side", out: list[Move]) -> None:
    """What can be done with each card of the Selection area."""
    table = game.table
    kinds = game.box.kinds
    open_spaces: i64 = 0
    for need in side.needs:
        open_spaces |= need
    last: i64 = -1
    for card in side.selection:
        if card == last:
            continue
        last = card
        if kinds[card] == DEVELOPMENT:
            out.append(table.slates[card])
        if kinds[card] != FOREIGN:
            out.append(table.into_alchemy[card])
            if open_spaces:
                list_recyclings(game, side, card, open_spaces, out)


def slate(game: "Game", seat: i64, card: i64) -> None:
    """Move a card from the Selection to the Construction area, in the first slot its copies leave free."""
    side = game.sides[seat]
    side.selection = remove(side.selection, card)
    row = put_under_construction(game, seat, card)
    if game.listening:
        game.tell("slated", seat, {"card": game.box.slot_names[side.slots[row]]})
    for module in game.modules:
        module.slated(game, seat, row)


def no_space(game: "Game", seat: i64, to: i64, resource: i64) -> Reason | None:
    """Why a cube of this colour cannot go there, or None."""
    if to == ALCHEMY:
        return None
    side = game.sides[seat]
    card = game.table.place_name(to)
    row = side.row_of(to)
    if row < 0:
        return reason("not-under-construction", card=card)
    if spaces(side.needs[row], resource) == 0:
        return reason("no-matching-space", card=card, resource=RESOURCE_NAMES[resource])
    return None
