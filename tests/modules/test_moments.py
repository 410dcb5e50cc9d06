"""Moments that a module is told of, and what it may say about the first tie, in plain Python."""

from collections.abc import Iterator

import pytest

from kingdom import Game, Options
from kingdom.rules.hooks import Module
from kingdom.rules.modules import registry
from kingdom.rules.modules.entry import Entry
from kingdom.testing import position
from tests.rulebook.helpers import play_choice


class Tally(Module):
    """Notes the Selections, and has a card in the second seat's Duchy."""

    def __init__(self) -> None:
        super().__init__("tally")
        self.selections: list[int] = []

    def selected(self, game: Game, seat: int) -> None:
        self.selections.append(seat)

    def duchy_cards(self, game: Game, seat: int) -> int:
        return 1 if seat == 1 else 0

    def medals(self, game: Game) -> tuple[int, ...]:
        return (70, 95, 115)


@pytest.fixture(autouse=True)
def tally() -> Iterator[None]:
    registry.register(Entry("tally", lambda options: Tally()))
    yield
    registry.forget("tally")


@pytest.mark.parametrize(("players", "seats"), [(2, [1, 0] * 4), (1, [0] * 4)])
def test_a_module_is_told_of_every_selection_when_it_is_over(players: int, seats: list[int]) -> None:
    game = Game.new(Options(players=players, module="tally"), 3)
    play_choice(game)
    (told,) = [module for module in game.modules if isinstance(module, Tally)]
    assert told.selections == seats


@pytest.mark.parametrize(("counted", "winners"), [("all", (1,)), ("constructed", (0, 1))])
def test_cards_of_a_module_in_a_duchy_count_in_the_first_tie(counted: str, winners: tuple[int, ...]) -> None:
    options = Options(module="tally", face="B", house={"tiebreak_cards": counted})
    game = position(phase="end-of-game", round=4, options=options, sides=({}, {}))
    assert game.outcome is not None
    assert game.outcome.winners == winners
