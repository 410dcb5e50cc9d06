"""A moment after the last window, for those who were the first there: their reward can be used."""

from typing import TYPE_CHECKING

from kingdom.rules.phases.production import Window

if TYPE_CHECKING:
    from kingdom.rules.game import Game


class LastReward(Window):
    """Opens only for players who have just been rewarded as the first, after all had ended (RUL-38)."""

    def begin(self, game: "Game") -> None:
        """Whoever was rewarded at the end of the last window and has a use for it is to act."""
        from kingdom.rules.modules.quest.quest import quest_of

        quest = quest_of(game)
        for seat in range(len(game.sides)):
            if quest is not None and (quest.rewarded >> seat) & 1:
                game.acting |= 1 << seat
                self.settle(game, seat)
