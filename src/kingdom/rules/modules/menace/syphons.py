"""Syphons: each makes a resource for the opponent until it is vanquished (MEN-SYPHON-1 to MEN-SYPHON-10)."""

from typing import TYPE_CHECKING, cast, final

from mypy_extensions import i64

from kingdom.rules.material.resources import RESOURCE_NAMES
from kingdom.rules.modules.menace.deck import MenaceDeck
from kingdom.rules.modules.menace.kind import Menace
from kingdom.rules.phases.production import ProductionStep

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.modules.menace.tables import MenaceDeckCard
    from kingdom.rules.phases.phase import Phase


@final
class Syphons(MenaceDeck):
    """Those vanquished stand in the Duchy of their victor; a game of one sets aside what they make."""

    def __init__(self, name: str, kinds: list[Menace], seats: i64, box: "Box") -> None:
        super().__init__(name, kinds, seats, box)
        # Resources set aside, how many of them bring a Calamity, and how many Calamities these were so far.
        self.aside: i64 = 0
        self.calamity_at: i64 = 0
        self.brought: i64 = 0

    def lie_ready(self, game: "Game") -> None:
        """How many resources bring a Calamity is printed in the rules of the deck."""
        super().lie_ready(game)
        printed = cast("MenaceDeckCard", game.box.catalogue.more["menace-deck"][self.name])
        self.calamity_at = printed.calamity_at

    def clone(self) -> MenaceDeck:
        """An independent copy."""
        copy = Syphons(self.name, self.kinds, self.seats, self.box)
        self.copy_into(copy)
        copy.aside, copy.calamity_at, copy.brought = self.aside, self.calamity_at, self.brought
        return copy

    # --- Production ------------------------------------------------------------------------------------

    def produces(self) -> bool:
        """They do."""
        return True

    def production(self, game: "Game", seat: i64, resource: i64) -> i64:
        """The own vanquished ones, and those that stand before the opponent (MEN-SYPHON-3 to -5, RUL-95)."""
        number: i64 = 0
        own: i64 = seat * len(self.kinds)
        others: i64 = (1 - seat) * len(self.kinds)
        for kind in self.kinds:
            if kind.produces == resource:
                number += self.vanquished[own]
                if self.seats > 1:
                    number += self.standing[others]
            own += 1
            others += 1
        return number

    def plays_in_production(self) -> bool:
        """Alone there is nobody else for whom they could make anything."""
        return self.seats == 1

    def begins(self, game: "Game", phase: "Phase") -> None:
        """In a game of one it is set aside; enough of it brings a Calamity (MEN-SYPHON-8, RUL-96)."""
        if self.seats > 1 or not isinstance(phase, ProductionStep):
            return
        made: i64 = 0
        for place, kind in enumerate(self.kinds):
            if kind.produces == phase.resource:
                made += self.number_standing(0, place)
        if made == 0:
            return
        self.aside += made
        if game.listening:
            words: dict[str, object] = {"resource": RESOURCE_NAMES[phase.resource], "count": int(self.aside)}
            game.tell("syphoned", 0, words)
        while self.aside >= self.calamity_at:
            self.aside -= self.calamity_at
            self._bring_calamity(game)

    def _bring_calamity(self, game: "Game") -> None:
        """It joins the Duchy, as long as the box has one."""
        if self.brought == game.box.copies[game.box.calamity]:
            return
        self.brought += 1
        side = game.sides[0]
        side.calamities += 1
        if game.listening:
            game.tell("calamity", 0, {"calamities": side.calamities})

    # --- end and knowledge -----------------------------------------------------------------------------

    def duchy_cards(self, seat: i64) -> i64:
        """Those vanquished are cards of the Duchy (RUL-39, RUL-64)."""
        number: i64 = 0
        for place in range(len(self.kinds)):
            number += self.vanquished[seat * len(self.kinds) + place]
        return number

    def calamities_brought(self) -> i64:
        """Out of the box, where Calamities lie beside Menaces."""
        return self.brought

    def common(self) -> dict[str, object]:
        """In a game of one what is set aside, and the Calamities that came of it."""
        return {"aside": int(self.aside), "brought": int(self.brought)} if self.seats == 1 else {}

    def put_common(self, words: "Mapping[str, object]") -> None:
        """The inverse of `common`."""
        self.aside = cast("int", words.get("aside", 0))
        self.brought = cast("int", words.get("brought", 0))
