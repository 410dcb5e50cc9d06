"""A table at which anything may be tried in any order: moves, refused moves, clones, worlds and records."""

from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import kingdom
from tests.properties.strategies import all_seen, moves_of, new_games, seats_of, seen
from tests.properties.test_everything_has_its_place import check
from tests.properties.test_legal_moves import check_refused

numbers = st.integers(0, 2**16)
seats = st.integers(0, 1)


class Table(RuleBasedStateMachine):
    """One game, what was seen of it last, and copies that were put aside."""

    game: kingdom.Game
    aside: list[tuple[kingdom.Game, str, list[str]]]

    @initialize(game=new_games())
    def sit_down(self, game: kingdom.Game) -> None:
        self.game = game
        self.aside = []

    def play(self, seat: int, number: int) -> None:
        """Make one of the seat's legal moves."""
        moves = self.game.legal_moves(seat)
        self.game.play(seat, moves[number % len(moves)])

    @rule(seat=seats, number=numbers)
    def one_move(self, seat: int, number: int) -> None:
        if not self.game.over:
            self.play(seat if seat in self.game.to_act else self.game.to_act[0], number)

    @rule(seat=seats, chosen=st.lists(numbers, min_size=10, max_size=60))
    def many_moves(self, seat: int, chosen: list[int]) -> None:
        for number in chosen:
            self.one_move((seat + number) % 2, number)

    @precondition(lambda self: len(self.game.to_act) == 2)
    @rule(seat=seats, number=numbers)
    def an_unseen_move(self, seat: int, number: int) -> None:
        before = [seen(self.game, viewer) for viewer in (1 - seat, None)]
        played = self.game.clone()
        self.play(seat, number)
        ended = self.game.view(None).at != played.view(None).at
        blind = self.game.options.rule("simultaneous") == "blind"
        after = [seen(self.game, viewer) for viewer in (1 - seat, None)]
        assert ended or (after == before) is blind

    @rule(seat=st.sampled_from([0, 1, 0, 1, -1, 2, 5]), number=st.integers(0, 400_000))
    def a_refused_move(self, seat: int, number: int) -> None:
        move = self.game.table.numbered(number % int(self.game.table.next_foreign()))
        if move is not None and str(move) not in moves_of(self.game, seat):
            before = self.game.fingerprint(), all_seen(self.game), self.game.record()
            check_refused(self.game, seat, move)
            assert (self.game.fingerprint(), all_seen(self.game), self.game.record()) == before

    @precondition(lambda self: len(self.aside) < 3)
    @rule()
    def put_a_clone_aside(self) -> None:
        clone = self.game.clone()
        self.aside.append((clone, clone.fingerprint(), all_seen(clone)))

    @precondition(lambda self: self.aside)
    @rule()
    def go_on_with_the_clone(self) -> None:
        clone, fingerprint, views = self.aside.pop()
        assert (clone.fingerprint(), all_seen(clone)) == (fingerprint, views)
        self.game = clone

    @rule(seat=seats, number=numbers)
    def sample_a_world(self, seat: int, number: int) -> None:
        seat %= len(seats_of(self.game))
        world = kingdom.sample_world(self.game.view(seat), Random(number))
        assert seen(world, seat) == seen(self.game, seat)
        assert moves_of(world, seat) == moves_of(self.game, seat)

    @rule()
    def replay_the_record(self) -> None:
        again = kingdom.replay(self.game.record(), catalogue=self.game.box.catalogue)
        assert again.fingerprint() == self.game.fingerprint()
        assert all_seen(again) == all_seen(self.game)

    @invariant()
    def everything_has_its_place(self) -> None:
        check(self.game)

    @invariant()
    def somebody_is_to_act_or_the_game_is_over(self) -> None:
        assert bool(self.game.to_act) is not self.game.over
        assert (self.game.outcome is not None) is self.game.over

    @invariant()
    def clones_put_aside_do_not_change(self) -> None:
        for clone, fingerprint, _ in self.aside:
            assert clone.fingerprint() == fingerprint


TestTable: Any = Table.TestCase
TestTable.settings = settings(stateful_step_count=30, deadline=None)
