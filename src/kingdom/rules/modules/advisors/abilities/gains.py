"""Abilities that give cubes in a Production step, Krystallium or Soldiers (ADV-07 to ADV-10, ADV-13)."""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from kingdom.rules.building.complete import gain_soldiers
from kingdom.rules.building.cost import CUBES, SOLDIERS
from kingdom.rules.material.resources import KRYSTALLIUM, RESOURCE_NAMES
from kingdom.rules.modules.advisors.ability import Ability
from kingdom.rules.modules.advisors.windows import is_last_of_round
from kingdom.rules.moves import Move
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.modules.advisors.areas import Areas


@final
class ExtraProduction(Ability):
    """More cubes of one colour in its step, after the count, so without Supremacy (ADV-25, RUL-101)."""

    def has_effect(self, game: "Game", seat: i64) -> bool:
        """In the step of its resource."""
        return game.stop.resource == self.resource

    def use(self, game: "Game", seat: i64, move: Move, areas: "Areas") -> None:
        """They join the cubes that are still to be placed."""
        game.sides[seat].cubes += self.amount
        if game.listening:
            words: dict[str, object] = {"resource": RESOURCE_NAMES[self.resource], "amount": self.amount}
            game.tell("extra-produced", seat, words)

    def no_effect(self, game: "Game", seat: i64, move: Move) -> Reason:
        """This is another step."""
        return reason("advisor-not-now", card=self.id)


@final
class Gain(Ability):
    """Krystallium or Soldiers come into the stock (ADV-13)."""

    def matters(self, game: "Game", seat: i64) -> bool:
        """A card has a space for them, or the round is over and its use with it."""
        if is_last_of_round(game) and game.stop.name != "end-of-game":
            return True
        for need in game.sides[seat].needs:
            if (need & CUBES if self.resource == KRYSTALLIUM else need >> SOLDIERS) > 0:
                return True
        return False

    def use(self, game: "Game", seat: i64, move: Move, areas: "Areas") -> None:
        """They are in the stock at once."""
        if self.resource == KRYSTALLIUM:
            game.sides[seat].krystallium += self.amount
        else:
            gain_soldiers(game, seat, self.amount)
        if game.listening:
            words: dict[str, object] = {"resource": RESOURCE_NAMES[self.resource], "amount": self.amount}
            game.tell("gained", seat, words)
