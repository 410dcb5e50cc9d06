"""Abilities that concern Calamities: discarding one's own, and making all of them worse (ADV-11, ADV-12)."""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from kingdom.rules.building.calamities import discard_calamities
from kingdom.rules.modules.advisors.ability import Ability
from kingdom.rules.modules.advisors.windows import is_last_of_round
from kingdom.rules.moves import Move
from kingdom.rules.scoring import Line

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.modules.advisors.areas import Areas
    from kingdom.rules.scoring import Score


@final
class DiscardOwnCalamity(Ability):
    """Calamities of the own Duchy are discarded, not those still to be turned up (ADV-12, RUL-76)."""

    def has_effect(self, game: "Game", seat: i64) -> bool:
        """There must be one."""
        return game.sides[seat].calamities > 0

    def matters(self, game: "Game", seat: i64) -> bool:
        """It only changes the points, so the last moment of the round is early enough."""
        return is_last_of_round(game) and self.has_effect(game, seat)

    def use(self, game: "Game", seat: i64, move: Move, areas: "Areas") -> None:
        """As many as the data say, or as there are."""
        discard_calamities(game, seat, min(self.amount, game.sides[seat].calamities))


@final
class DoubleCalamities(Ability):
    """All Calamities of all Duchies count twice when the points are counted (ADV-11, RUL-77)."""

    def has_effect(self, game: "Game", seat: i64) -> bool:
        """Somebody must have one."""
        return any(side.calamities > 0 for side in game.sides)

    def use(self, game: "Game", seat: i64, move: Move, areas: "Areas") -> None:
        """That it was used is remembered until then."""
        if game.listening:
            game.tell("calamities-doubled", seat, {})

    def scores(self, game: "Game", seat: i64, score: "Score", areas: "Areas") -> None:
        """Once more what all Calamities cost, for each who doubled them (RUL-138)."""
        if not areas.users(self.place):
            return
        points = score.of("calamities") + score.of("calamities-doubled")
        if points:
            score.lines.append(Line("calamities-doubled", points))
