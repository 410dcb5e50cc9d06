"""SC05, The Thief Guild: four Thieves have robbed the Duchy, and Shadows carry resources away (SCEN-05)."""

from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from kingdom.rules.material.resources import BASIC, RESOURCE_NAMES
from kingdom.rules.modules.menace.scenery import menace_of
from kingdom.rules.modules.scenarios.scenario import ScenarioModule, lose_at_once

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kingdom.rules.game import Game

CARRIED_AWAY: Final = "resources-carried-away"
"""Why the game is lost at once: too many resources lie beside the Danger deck."""
THIEVES_LEFT: Final = "thieves-left"
"""Why the game is lost: a Thief has not been vanquished."""
THIEF: Final = "thief"


@final
class ThiefGuild(ScenarioModule):
    """Counts the resources beside the Danger deck."""

    def __init__(self, scenario: str) -> None:
        super().__init__(scenario)
        self.aside: i64 = 0
        self.lost_at: i64 = 0

    def set_up(self, game: "Game") -> None:
        """All Thieves stand there and have covered what the constructed cards make (SCEN-05-2)."""
        super().set_up(game)
        self.lost_at = self.page(game).lost_at
        menace = menace_of(game)
        assert menace is not None
        icons: list[str] = []
        for card in self.given:
            for resource in range(BASIC):
                icon = f"{game.box.ids[card]} {RESOURCE_NAMES[resource]}"
                icons += [icon] * int(game.box.production[4 * card + resource])
        while menace.in_deck(THIEF):
            menace.place(0, THIEF)
        # In an owner's deck the two cards may make more than there are Thieves.
        for icon in icons[: menace.standing(0, THIEF)]:
            menace.cover(0, icon)

    def given_up(self, game: "Game", seat: i64, card: i64) -> None:
        """What a Shadow takes is laid beside the Danger deck; a Treasure is two resources (RUL-90)."""
        self.aside += game.box.cubes_of(card)
        if game.listening:
            game.tell("set-aside", seat, {"card": game.box.ids[card], "count": int(self.aside)})
        if self.aside >= self.lost_at:
            lose_at_once(game, CARRIED_AWAY)

    def loss(self, game: "Game") -> str:
        """All four Thieves must be vanquished in the end (SCEN-05-6)."""
        menace = menace_of(game)
        if menace is not None and menace.standing(0, THIEF):
            return THIEVES_LEFT
        return super().loss(game)

    # --- knowledge -------------------------------------------------------------------------------------

    def clone(self) -> ScenarioModule:
        """An independent copy."""
        copy = super().clone()
        assert isinstance(copy, ThiefGuild)
        copy.aside, copy.lost_at = self.aside, self.lost_at
        return copy

    def state(self) -> dict[str, object]:
        """What lies beside the Danger deck, and how much of it loses the game."""
        return {"aside": int(self.aside), "lost_at": int(self.lost_at)}

    def put(self, words: "Mapping[str, object]") -> None:
        """The resources beside the Danger deck, as a view or a built position names them."""
        self.aside = cast("int", words.get("aside", self.aside))
