"""Thieves: each one that comes covers a resource icon of the Duchy (MEN-THIEF-1 to MEN-THIEF-7)."""

from typing import TYPE_CHECKING, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.building.supremacy import cards_of_type
from kingdom.rules.material.entry import put_in_order
from kingdom.rules.material.resources import RESOURCE_NAMES, TYPE_NAMES
from kingdom.rules.modules.menace.deck import MenaceDeck
from kingdom.rules.modules.menace.icons import NO_CARD, PLAIN, Icon, icons_in, icons_of
from kingdom.rules.modules.menace.kind import Menace
from kingdom.rules.modules.menace.own_moves import COVER, VANQUISH, MoveList
from kingdom.rules.modules.menace.rows import replaced
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.modules.menace.tables import MenaceDeckCard
    from kingdom.rules.moves import Move
    from kingdom.rules.options import Options


@final
class Thieves(MenaceDeck):
    """Which icons of each Duchy carry a Stolen token; a Thief that waits still has to cover one."""

    def __init__(self, name: str, kinds: list[Menace], seats: i64, box: "Box") -> None:
        super().__init__(name, kinds, seats, box)
        # All icons there can be, and for each card of the box which of them are on it.
        self.icons: list[Icon] = []
        self.on_card: list[list[int]] = []
        # So many of them are on Duchy cards; they come first.
        self.on_duchies: i64 = 0
        self.supply: i64 = 0
        self.blocks: bool = False
        self.stolen: list[list[int]] = [[] for _ in range(seats)]

    def list_moves(self, moves: MoveList, box: "Box", options: "Options") -> None:
        """`vanquish thief`, `vanquish thief ICON` for every icon, then `cover ICON`."""
        super().list_moves(moves, box, options)
        icons = icons_of(box, options)
        for kind in self.kinds:
            for number, icon in enumerate(icons):
                moves.add(VANQUISH, f"vanquish {kind.id} {icon.text}", card=kind.card, second=number)
        for number, icon in enumerate(icons):
            moves.add(COVER, f"cover {icon.text}", second=number)

    def lie_ready(self, game: "Game") -> None:
        """The Stolen tokens lie ready."""
        super().lie_ready(game)
        printed = cast("MenaceDeckCard", game.box.catalogue.more["menace-deck"][self.name])
        self.supply = printed.stolen_tokens
        self.icons = icons_of(game.box, game.options)
        self.on_card = [[] for _ in game.box.ids]
        for number, icon in enumerate(self.icons):
            if icon.card == NO_CARD:
                self.on_duchies += 1
            else:
                self.on_card[icon.card].append(number)
        self.blocks = game.options.rule("stolen_on_multiplier") == "block_icon"

    def clone(self) -> MenaceDeck:
        """An independent copy."""
        copy = Thieves(self.name, self.kinds, self.seats, self.box)
        self.copy_into(copy)
        copy.icons, copy.on_card, copy.on_duchies = self.icons, self.on_card, self.on_duchies
        copy.supply, copy.blocks = self.supply, self.blocks
        copy.stolen = self.stolen
        return copy

    # --- arriving --------------------------------------------------------------------------------------

    def act(self, game: "Game", seat: i64) -> None:
        """Each Thief just taken covers an icon; one that finds none goes on without (RUL-62)."""
        thieves = self.taken(game, seat)
        if len(thieves) == 0:
            return
        free = icons_in(game, seat) - len(self.stolen[seat])
        left = self.supply
        for other in range(len(game.sides)):
            left -= self.waiting[other] + len(self.stolen[other])
        self.wait_for(seat, max(0, min(len(thieves), free, left)))
        for card in thieves[self.waiting[seat] :]:
            self.move_up(game, seat, card)

    def choices(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        """Every icon that yields something and is not covered (MEN-THIEF-2, RUL-132)."""
        for number in range(self.on_duchies):
            self._list_free(game, seat, number, out)
        built = vec[i64]()
        for card in game.sides[seat].built:
            built = put_in_order(built, card)
        last: i64 = NO_CARD
        for card in built:
            if card != last:
                for number in self.on_card[card]:
                    self._list_free(game, seat, number, out)
            last = card

    def _list_free(self, game: "Game", seat: i64, number: i64, out: "list[Move]") -> None:
        """An icon of which more could be covered: one token each (MEN-THIEF-7)."""
        free = self.icons[number].number(game, seat)
        for token in self.stolen[seat]:
            if token == number:
                free -= 1
        if free > 0:
            first: i64 = len(self.kinds) * (1 + len(self.icons))
            out.append(self.own[first + number])

    def choose(self, game: "Game", seat: i64, move: "Move") -> None:
        """Cover the icon; the Thief goes to the Construction area (MEN-THIEF-4)."""
        self.wait_for(seat, self.waiting[seat] - 1)
        self.cover(game, seat, move.second)
        self.move_up(game, seat, self.taken(game, seat)[0])

    def cover(self, game: "Game", seat: i64, number: i64) -> None:
        """Put a Stolen token on an icon."""
        self.stolen = replaced(self.stolen, seat, sorted([*self.stolen[seat], int(number)]))
        if game.listening:
            game.tell("covered", seat, self._told(number))

    def _told(self, number: i64) -> dict[str, object]:
        icon = self.icons[number]
        told: dict[str, object] = {"card": icon.name, "resource": RESOURCE_NAMES[icon.resource]}
        if icon.per_type != PLAIN:
            told["per"] = TYPE_NAMES[icon.per_type]
        return told

    def produces(self) -> bool:
        """They do."""
        return True

    def production(self, game: "Game", seat: i64, resource: i64) -> i64:
        """A covered icon yields one resource less (MEN-THIEF-3), or nothing where the option says so."""
        missing: i64 = 0
        for number in self.stolen[seat]:
            icon = self.icons[number]
            if icon.resource == resource:
                if self.blocks and icon.per_type != PLAIN:
                    missing += cards_of_type(game, game.sides[seat], icon.per_type)
                else:
                    missing += 1
        return -missing

    # --- Combat ----------------------------------------------------------------------------------------

    def vanquishable(self, game: "Game", seat: i64, out: "list[Move]") -> None:
        """A Thief together with the Stolen token that is removed; alone when none lies there (RUL-62)."""
        if not self.stolen[seat]:
            super().vanquishable(game, seat, out)
            return
        for place, kind in enumerate(self.kinds):
            if self.number_standing(seat, place) and self.can_pay(game, seat, kind):
                first: i64 = len(self.kinds) + place * len(self.icons)
                last: i64 = -1
                for number in self.stolen[seat]:
                    if number != last:
                        out.append(self.own[first + number])
                    last = number

    def vanquish(self, game: "Game", seat: i64, move: "Move") -> None:
        """The chosen Stolen token is removed (MEN-THIEF-5); the icon yields again from the next count on."""
        super().vanquish(game, seat, move)
        if move.second >= 0:
            tokens = self.stolen[seat][:]
            tokens.remove(int(move.second))
            self.stolen = replaced(self.stolen, seat, tokens)
            if game.listening:
                game.tell("uncovered", seat, self._told(move.second))

    def cannot_choose(self, game: "Game", seat: i64, move: "Move") -> Reason:
        """Why this icon is not covered."""
        return reason("no-such-icon" if self.waiting[seat] else "nothing-to-cover")

    def cannot_vanquish(self, game: "Game", seat: i64, move: "Move") -> Reason:
        """A token is removed where there is one, and only there."""
        place = self.kind_of(move.card)
        if self.number_standing(seat, place) == 0 or not self.can_pay(game, seat, self.kinds[place]):
            return super().cannot_vanquish(game, seat, move)
        return (
            reason("no-stolen-token")
            if move.second >= 0
            else reason("name-stolen-token", card=self.kinds[place].id)
        )

    # --- knowledge -------------------------------------------------------------------------------------

    def side(self, seat: i64) -> dict[str, object]:
        """The covered icons, and how many are still to be covered."""
        stolen = [self.icons[number].text for number in self.stolen[seat]]
        return {**super().side(seat), "stolen": stolen, "to_cover": self.waiting[seat]}

    def put_side(self, seat: i64, words: "Mapping[str, object]") -> None:
        """The inverse of `side`."""
        super().put_side(seat, words)
        self.wait_for(seat, cast("int", words.get("to_cover", 0)))
        stolen = cast("Iterable[str]", words.get("stolen", []))
        self.stolen = replaced(self.stolen, seat, sorted([self.icon_called(text) for text in stolen]))

    def icon_called(self, text: str) -> int:
        """The number of the icon with this text, such as "valados gold"."""
        for number, icon in enumerate(self.icons):
            if icon.text == text:
                return number
        raise ValueError(f"{text!r} is no icon of a Duchy of this game.")
