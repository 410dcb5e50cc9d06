"""Illusionists give the opponent Illusion tokens, which swap cards in Choice (MEN-ILLU-1 to MEN-ILLU-9)."""

from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import pop, vec
from mypy_extensions import i64

from kingdom.rules.material.entry import card_of, is_hidden, tokens_on, with_token, without_tokens
from kingdom.rules.material.resources import AREA_NAMES
from kingdom.rules.modules.menace.deck import MenaceDeck
from kingdom.rules.modules.menace.kind import Menace
from kingdom.rules.modules.menace.options import decks_of
from kingdom.rules.modules.menace.own_moves import ILLUSION, NO_SWAP, SWAP, MoveList
from kingdom.rules.modules.menace.rows import changed
from kingdom.rules.phases.choice import Choice, goes_elsewhere, shown_cards
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.modules.menace.tables import MenaceDeckCard
    from kingdom.rules.moves import Move
    from kingdom.rules.options import Options
    from kingdom.rules.phases.phase import Phase

PLACES: Final = 20
"""Cards of an area are named by their place: more lie there only in games of several modules."""
SPOTS: Final = 40
"""The places of both Offering areas."""


@final
class Illusionists(MenaceDeck):
    """The tokens that each player holds; those on cards lie in the Offering areas, the rest in the supply."""

    def __init__(self, name: str, kinds: list[Menace], seats: i64, box: "Box") -> None:
        super().__init__(name, kinds, seats, box)
        self.tokens: i64 = 0
        self.held: vec[i64] = vec[i64]()
        # Whether a token was placed in the running Offering.
        self.placed: bool = False

    def list_moves(self, moves: MoveList, box: "Box", options: "Options") -> None:
        """`vanquish illusionist`; `illusion AREA N`; `swap N AREA N`, the own card first; `swap none`."""
        super().list_moves(moves, box, options)
        spots = [f"{area} {place + 1}" for area in AREA_NAMES for place in range(PLACES)]
        for spot, text in enumerate(spots):
            moves.add(ILLUSION, f"illusion {text}", second=spot)
        for place in range(PLACES):
            for spot, text in enumerate(spots):
                moves.add(SWAP, f"swap {place + 1} {text}", second=spot, resource=place)
        moves.add(NO_SWAP, "swap none")

    def lie_ready(self, game: "Game") -> None:
        """Whoever has chosen the deck begins with a token (MEN-ILLU-2)."""
        super().lie_ready(game)
        printed = cast("MenaceDeckCard", game.box.catalogue.more["menace-deck"][self.name])
        self.tokens = printed.illusion_tokens
        self.held = changed(self.waiting, decks_of(game.options).index(self.name), 1)

    def clone(self) -> MenaceDeck:
        """An independent copy."""
        copy = Illusionists(self.name, self.kinds, self.seats, self.box)
        self.copy_into(copy)
        copy.tokens, copy.held, copy.placed = self.tokens, self.held, self.placed
        return copy

    # --- an Offering -----------------------------------------------------------------------------------

    def plays_in_choice(self) -> bool:
        """Tokens are placed in Offerings."""
        return True

    def in_choice(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        """One token, on any card of any Offering area without an own one (MEN-ILLU-4, RUL-68)."""
        if self.held[seat] == 0 or self.placed or game.turn % 2:
            return
        first: i64 = len(self.kinds)
        for entries in game.areas:
            place: i64 = 0
            for entry in entries:
                if place < PLACES and (tokens_on(entry) >> seat) & 1 == 0:
                    out.append(self.own[first + place])
                place += 1
            first += PLACES

    def choose(self, game: "Game", seat: i64, move: "Move") -> None:
        """Place a token, or answer whether cards are swapped."""
        if move.to == ILLUSION:
            self._place(game, seat, move.second)
            return
        game.answered()
        if move.to == SWAP:
            self._swap(game, seat, move.resource, move.second)

    def _place(self, game: "Game", seat: i64, spot: i64) -> None:
        self.held = changed(self.held, seat, -1)
        self.placed = True
        area, place = spot // PLACES, spot % PLACES
        entry = game.areas[area][place]
        game.areas[area][place] = with_token(entry, seat)
        if game.listening:
            told: dict[str, object] = {"area": AREA_NAMES[area], "place": int(place) + 1}
            game.tell("illusion-placed", seat, told | {"cards": shown_cards(game, [int(entry)])})

    # --- a Selection -----------------------------------------------------------------------------------

    def selected(self, game: "Game", seat: i64) -> None:
        """A card under an own token in the area that is left may be swapped (MEN-ILLU-5, RUL-67)."""
        self.placed = False
        if len(game.sides[seat].selection) == 0:
            return
        for entries in game.areas:
            for entry in entries:
                if (tokens_on(entry) >> seat) & 1:
                    game.ask(self.own[0].module, seat)
                    return

    def answers(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        """Each card of the own Selection area for each one under an own token; or nothing."""
        first: i64 = len(self.kinds) + SPOTS
        for own in range(min(PLACES, len(game.sides[seat].selection))):
            spot = first + SPOTS * own
            for entries in game.areas:
                for place, entry in enumerate(entries[:PLACES]):
                    if (tokens_on(entry) >> seat) & 1:
                        out.append(self.own[spot + place])
                spot += PLACES
        out.append(self.own[len(self.own) - 1])

    def _swap(self, game: "Game", seat: i64, own: i64, spot: i64) -> None:
        """Both cards keep their face; the token goes back to the supply (RUL-67, RUL-126)."""
        area, place = spot // PLACES, spot % PLACES
        side = game.sides[seat]
        given = side.selection[own]
        entry = without_tokens(game.areas[area][place])
        game.areas[area][place] = given
        side.selection[own] = entry
        if game.listening:
            told: dict[str, object] = {"area": AREA_NAMES[area], "place": int(place) + 1}
            told["given"] = shown_cards(game, [int(given)])
            told["cards"] = shown_cards(game, [int(entry)])
            game.tell("swapped", seat, told)
        if not is_hidden(entry) and goes_elsewhere(game, seat, card_of(entry)):
            side.selection, _ = pop(side.selection, own)

    # --- Production ------------------------------------------------------------------------------------

    def plays_in_production(self) -> bool:
        """Tokens are given when it begins."""
        return True

    def begins(self, game: "Game", phase: "Phase") -> None:
        """Each player gains a token for each Illusionist of the opponent (MEN-ILLU-3, MEN-ILLU-9, RUL-69)."""
        if phase.name == game.course[game.at - 1].name or phase.resource < 0:
            return
        wanted = [int(self.standing_in_all(1 - seat)) for seat in range(len(game.sides))]
        gained = [0] * len(wanted)
        left = self._supply(game)
        seat = game.first
        while left and sum(wanted):
            if wanted[seat]:
                wanted[seat] -= 1
                gained[seat] += 1
                left -= 1
            seat = 1 - seat
        for turn in range(len(gained)):
            self._gain(game, (game.first + turn) % len(gained), gained[(game.first + turn) % len(gained)])

    def _gain(self, game: "Game", seat: i64, number: i64) -> None:
        if number:
            self.held = changed(self.held, seat, number)
            if game.listening:
                game.tell("illusions-gained", seat, {"count": int(number)})

    def _supply(self, game: "Game") -> i64:
        """The tokens that nobody holds and that lie on no card."""
        left = self.tokens
        for number in self.held:
            left -= number
        for entries in game.areas:
            for entry in entries:
                for seat in range(len(game.sides)):
                    left -= (tokens_on(entry) >> seat) & 1
        return left

    # --- why not ---------------------------------------------------------------------------------------

    def cannot_choose(self, game: "Game", seat: i64, move: "Move") -> Reason:
        """Why no token is placed there, or no card swapped."""
        if move.to != ILLUSION:
            asked = game.asker == move.module
            return reason("no-illusion-there" if asked else "swap-after-selecting")
        if game.asker == move.module:
            return reason("answer-first")
        if not isinstance(game.stop, Choice) or game.turn % 2:
            return reason("illusion-in-offering")
        if self.placed:
            return reason("one-illusion")
        return reason("no-card-for-illusion" if self.held[seat] else "no-illusion")

    # --- knowledge -------------------------------------------------------------------------------------

    def side(self, seat: i64) -> dict[str, object]:
        """The tokens held."""
        return {**super().side(seat), "illusions": self.held[seat]}

    def put_side(self, seat: i64, words: "Mapping[str, object]") -> None:
        """The inverse of `side`; what is not named stays."""
        super().put_side(seat, words)
        held = cast("int", words.get("illusions", self.held[seat]))
        self.held = changed(self.held, seat, held - self.held[seat])

    def common(self) -> dict[str, object]:
        """Whether the running Offering has its token."""
        return {"illusion_placed": self.placed}

    def put_common(self, words: "Mapping[str, object]") -> None:
        """The inverse of `common`."""
        self.placed = bool(words.get("illusion_placed", False))
