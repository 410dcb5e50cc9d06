"""Two games that differ only in what a seat cannot see give that seat equal views, legal moves and logs."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

import kingdom
from kingdom.rules.moves import OFFER, Move
from tests.properties.strategies import Chooser, choosers, games, moves_of, seen, truth


def look_of(move: Move) -> object:
    """What everybody sees of a move: of a card laid face down only the area."""
    return (OFFER, move.area) if move.hidden else str(move)


def unseen_cards(game: kingdom.Game) -> int:
    """How many cards lie in the deck or face down on the table."""
    table = truth(game)
    piles = [table["discard"], *table["areas"].values(), *(side["selection"] for side in table["sides"])]
    return len(table["deck"]) + sum("hidden" in entry for pile in piles for entry in pile)


class Twins:
    """A game, and another one that is the same as far as one seat and the spectators can tell."""

    def __init__(self, game: kingdom.Game, seat: int, rng: Random) -> None:
        self.seat = seat
        self.game = game.clone()
        self.twin = kingdom.sample_world(game.view(seat), rng)
        self.journals = (self.game.listen(), self.twin.listen())
        self.at = game.view(seat).at
        self.open = game.options.rule("simultaneous") == "open"

    def check(self) -> None:
        """The seat sees no difference, and neither it nor a spectator is told of one."""
        assert moves_of(self.twin, self.seat) == moves_of(self.game, self.seat)
        assert seen(self.twin, self.seat) == seen(self.game, self.seat)
        for viewer in (self.seat, -1):
            assert self.journals[1].logs[viewer] == self.journals[0].logs[viewer]

    def step(self, chooser: Chooser) -> bool:
        """One more move that looks the same in both; False when there is none, or more would be shown."""
        game, twin = self.game, self.twin
        actors = [actor for actor in (0, 1) if actor in game.to_act and actor in twin.to_act]
        number = chooser.below(len(actors)) if actors else None
        if number is None:
            return False
        if actors[number] == self.seat:
            step = chooser.step_of(game, self.seat)
            return step is not None and self._make(game, twin, step, step)
        if len(actors) == 2 and not self.open:
            return self._unseen(chooser, game) and self._unseen(chooser, twin)
        return self._seen(chooser, actors[number])

    def _unseen(self, chooser: Chooser, one: kingdom.Game) -> bool:
        """Inside a segment the opponent does something else in each game."""
        step = chooser.step_of(one, 1 - self.seat)
        if step is None:
            return False
        after = one.clone()
        after.play(*step)
        if 1 - self.seat in after.to_act:
            one.play(*step)
        return True

    def _seen(self, chooser: Chooser, actor: int) -> bool:
        """The opponent does what looks the same in both games."""
        looks = {look_of(move): move for move in self.twin.legal_moves(actor)}
        common = [move for move in self.game.legal_moves(actor) if look_of(move) in looks]
        number = chooser.below(len(common)) if common else None
        if number is None:
            return False
        move = common[number]
        return self._make(self.game, self.twin, (actor, move), (actor, looks[look_of(move)]))

    def _make(
        self, game: kingdom.Game, twin: kingdom.Game, step: tuple[int, Move], same: tuple[int, Move]
    ) -> bool:
        # The opponent may be further on in one of them, which nobody sees before the segment is over; and a
        # secret look at a hidden card tells the games apart.
        remembered = []
        for one, move in ((game, step), (twin, same)):
            after = one.clone()
            after.play(*move)
            # What is turned up or drawn may be another card in the twin.
            if after.view(None).at != self.at or unseen_cards(after) < unseen_cards(one):
                return False
            remembered.append([memory.to_dict(game.box.ids) for memory in after.view(self.seat).memory])
        if step[0] == self.seat and remembered[0] != remembered[1]:
            return False
        game.play(*step)
        twin.play(*same)
        return True


@given(games(seats=2), st.integers(0, 1), st.integers(0, 2**32).map(Random), choosers(longest=60))
def test_a_seat_cannot_tell_which_of_two_games_it_plays(
    game: kingdom.Game, seat: int, rng: Random, chooser: Chooser
) -> None:
    twins = Twins(game, seat, rng)
    twins.check()
    while twins.step(chooser):
        twins.check()


@given(games(), st.integers(0, 2**32).map(Random))
def test_a_spectator_cannot_tell_either(game: kingdom.Game, rng: Random) -> None:
    world = kingdom.sample_world(game.view(None), rng)
    assert seen(world, None) == seen(game, None)
