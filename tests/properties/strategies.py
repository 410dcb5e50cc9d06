"""Games and plays for the property tests: any options, decks and seeds, broken off at any moment."""

from collections.abc import Iterator
from functools import cache
from json import dumps
from typing import Any, Final

from hypothesis import assume
from hypothesis import strategies as st

import kingdom
from kingdom.rules.cards import Catalogue, load_deck, standard
from kingdom.rules.moves import DISCARD
from kingdom.rules.options import edition_options
from kingdom.rules.position import position_of
from tests.properties.modes import modes

LONGEST_PLAY: Final = 300
"""Moves; most games are over before."""

# --- decks -------------------------------------------------------------------------------------------------


def _copies(kept: dict[str, int]) -> str:
    """A deck in which only these cards are left, so often."""
    cards = [
        f'[[card]]\nid = "{card.id}"\ncopies = {0 if card.deluxe else kept.get(card.id, 0)}\n'
        f"first_printing_copies = {0 if card.deluxe else kept.get(card.id, 0)}\n"
        for card in standard().developments
    ]
    treasures = [
        f'[[treasure]]\nid = "{treasure.id}"\ncopies = {kept.get(treasure.id, 0)}\n'
        for treasure in standard().treasures
    ]
    return "\n".join(cards + treasures)


_EIGHT_NAMES: Final = {
    "farm": 2,
    "barracks": 2,
    "belfry": 2,
    "crystal-cavern": 2,
    "royal-guard": 2,
    "nexus": 2,
}
_TWO_CUBES: Final = {
    "farm": '"gold", "gold"',
    "barracks": '"gold", "materials"',
    "nexus": '"population", "population"',
}
_DECKS: Final = {
    # As few cards as a round takes: later rounds are dealt from the shuffled discards, and hands stay short.
    "few cards": _copies(_EIGHT_NAMES | {"treasure-1": 1, "treasure-3": 1, "treasure-8": 2}),
    "two rounds": _copies({card.id: 1 for card in standard().developments[:34]}),
    "all treasures": _copies({treasure.id: 3 for treasure in standard().treasures}),
    "two cubes": "\n".join(
        f'[[card]]\nid = "{card}"\nrecycle = [{cubes}]' for card, cubes in _TWO_CUBES.items()
    ),
    # Completing one of these pays for the next (RUL-18).
    "chains": '[[card]]\nid = "sawmill"\ncost = { krystallium = 1 }\nbonus = { krystallium = 2 }\n'
    '[[card]]\nid = "hamlet"\ncost = { soldier = 1, gold = 1 }\nbonus = { soldier = 3, krystallium = 1 }\n'
    '[[duchy]]\nid = "valados"\n[[duchy.face]]\nface = "A"\nstart = { soldier = 2, krystallium = 1 }\n',
}


@cache
def deck(name: str) -> Catalogue | None:
    """An owner's deck by its name; None for the cards of the box."""
    return load_deck(_DECKS[name]) if name in _DECKS else None


deck_names: Final = st.sampled_from(["the box", *_DECKS])

# --- games -------------------------------------------------------------------------------------------------


@st.composite
def options(draw: st.DrawFn, simultaneous: str | None = None, seats: int | None = None) -> kingdom.Options:
    """Options of any mode for so many players, of any number with None."""
    mode = draw(st.sampled_from(modes(seats)))
    players = mode.get("players", 2)
    deluxe = draw(st.booleans())
    duchies, face = ("valados", "teressia")[:players], draw(st.sampled_from("AB"))
    if deluxe:
        duchies = tuple(draw(st.permutations(("valados", "teressia", "senada")))[:players])
        face = draw(st.sampled_from("ABCD"))
    known = edition_options()
    names = draw(st.sets(st.sampled_from(sorted(known)), max_size=5))
    house = {name: draw(st.sampled_from(known[name][0])) for name in sorted(names)}
    house.update(mode.get("house", {}))
    if simultaneous:
        house["simultaneous"] = simultaneous
    edition = draw(st.sampled_from(("revised", "first_printing")))
    table = {"face": face, "duchies": duchies, "edition": edition, "deluxe": deluxe}
    return kingdom.Options(**(table | mode | {"house": house}))


texts = st.text("abc xyz/:", min_size=1, max_size=12).map(str.strip).filter(bool)
seeds: Final = st.one_of(st.integers(0, 2**64), texts)


@st.composite
def new_games(draw: st.DrawFn, simultaneous: str | None = None, seats: int | None = None) -> kingdom.Game:
    """A game that has just been set up."""
    chosen = draw(options(simultaneous, seats))
    # The cards that lie ready in a scenario are in the box, and not in every owner's deck.
    cards = "the box" if "scenario" in chosen.modules else draw(deck_names)
    return kingdom.Game.new(chosen, draw(seeds), catalogue=deck(cards))


# --- plays -------------------------------------------------------------------------------------------------


class Chooser:
    """Drawn bytes that choose who acts where both may, and which legal move, until they are used up."""

    def __init__(self, supply: bytes, *, discards: bool = True) -> None:
        self._supply = iter(supply)
        self._discards = discards

    def below(self, stop: int) -> int | None:
        """A number below `stop`, from two bytes; None at the end of the supply."""
        high, low = next(self._supply, None), next(self._supply, None)
        return None if low is None or high is None else (high << 8 | low) % stop

    def step(self, game: kingdom.Game) -> tuple[int, kingdom.Move] | None:
        """Whose move comes next, and which; None when there is nothing more to play."""
        if game.over:
            return None
        seat = self.below(len(game.to_act))
        return None if seat is None else self.step_of(game, game.to_act[seat])

    def step_of(self, game: kingdom.Game, seat: int) -> tuple[int, kingdom.Move] | None:
        """A move of this seat."""
        moves = game.legal_moves(seat)
        if not self._discards:
            moves = [move for move in moves if move.verb != DISCARD]
        number = self.below(len(moves))
        return None if number is None else (seat, moves[number])

    def steps(self, game: kingdom.Game) -> Iterator[tuple[int, kingdom.Move]]:
        """Play on, and yield each move when it has been made."""
        while (step := self.step(game)) is not None:
            game.play(*step)
            yield step

    def play(self, game: kingdom.Game) -> kingdom.Game:
        """Play on to the end of the supply or of the game."""
        for _ in self.steps(game):
            pass
        return game


@st.composite
def choosers(draw: st.DrawFn, longest: int = LONGEST_PLAY) -> Chooser:
    """A play of any length; in half of them nobody discards, so that more is built."""
    length = 4 * draw(st.integers(0, longest))
    return Chooser(draw(st.binary(min_size=length, max_size=length)), discards=draw(st.booleans()))


@st.composite
def games(draw: st.DrawFn, simultaneous: str | None = None, seats: int | None = None) -> kingdom.Game:
    """A game at any moment."""
    return draw(choosers()).play(draw(new_games(simultaneous, seats)))


@st.composite
def games_in_a_segment(draw: st.DrawFn, simultaneous: str | None = "blind") -> kingdom.Game:
    """A game at the beginning of a simultaneous segment in which both seats act."""
    game = draw(new_games(simultaneous, seats=2))
    chooser = draw(choosers())
    latest: kingdom.Game | None = None
    while (step := chooser.step(game)) is not None:
        at = game.view(None).at
        game.play(*step)
        if len(game.to_act) == 2 and game.view(None).at != at:
            latest = game.clone()
    while latest is None and not game.over:
        seat = game.to_act[0]
        game.play(seat, game.legal_moves(seat)[0])
        if len(game.to_act) == 2:
            latest = game
    assume(latest is not None)
    assert latest is not None
    return latest


def to_the_end(game: kingdom.Game, chooser: Chooser) -> kingdom.Game:
    """Play on as the chooser says, and when it says no more make first moves until the game is over."""
    chooser.play(game)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, game.legal_moves(seat)[0])
    return game


# --- reading -----------------------------------------------------------------------------------------------


def truth(game: kingdom.Game) -> dict[str, Any]:
    """Everything on the table, hidden cards included."""
    return position_of(game)


def seen(game: kingdom.Game, viewer: int | None) -> str:
    """A view as the text that would be sent."""
    return dumps(game.view(viewer).to_dict(), sort_keys=True)


def seats_of(game: kingdom.Game) -> range:
    """The seats at the table."""
    return range(game.options.players)


def all_seen(game: kingdom.Game) -> list[str]:
    """The views of all seats and of a spectator."""
    return [seen(game, viewer) for viewer in (*seats_of(game), None)]


def moves_of(game: kingdom.Game, seat: int) -> list[str]:
    """The legal moves of a seat as texts."""
    return [str(move) for move in game.legal_moves(seat)]


def numbers_of_all_moves(game: kingdom.Game, start: int) -> Iterator[int]:
    """Numbers spread over the whole table of moves, many of the common ones and some of the long tail."""
    last = game.table.next_foreign()
    yield from range(start % 5, min(4_000, last), 5)
    yield from range(4_000 + start, last, 499)
