"""A module that changes nothing, so that a game of one can be played by the solo rules alone."""

from collections.abc import Mapping

from kingdom.rules.game import Game
from kingdom.rules.hooks import Module
from kingdom.rules.modules.entry import Entry
from kingdom.rules.options import Options
from kingdom.rules.scoring import Line, Score


class PlainModule(Module):
    """Only the medals that every module has, and points for tests of them."""

    def __init__(self) -> None:
        super().__init__("plain")
        self.points = 0

    def medals(self, game: Game) -> tuple[int, ...]:
        return (70, 95, 115)

    def scores(self, game: Game, seat: int, score: Score) -> None:
        if self.points:
            score.lines.append(Line("given", self.points))

    def arrange(self, game: Game, words: Mapping[str, object]) -> None:
        """`points` are given to the player in the end."""
        points = words["points"]
        assert isinstance(points, int)
        self.points = points


def _make(options: Options) -> Module:
    return PlainModule()


ENTRY = Entry("plain", _make)
