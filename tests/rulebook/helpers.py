"""What the tests of the rules say again and again: make a move, see one refused, look at the table."""

from typing import Any

import pytest

import kingdom
from kingdom.rules.position import position_of
from kingdom.testing import position

BARE = kingdom.Options(bare=True)
ALIKE = kingdom.Options(bare=True, face="B")
"""Both Duchies produce 2 materials, 1 population and 1 gold."""

Plain = dict[str, Any]


def do(game: kingdom.Game, seat: int, *texts: str) -> None:
    """Make moves by their text; each must be legal."""
    for text in texts:
        game.play(seat, kingdom.parse_move(text, game, seat))


def refused(game: kingdom.Game, seat: int, text: str) -> str:
    """The code of the reason for which a move is refused everywhere; asking changes nothing."""
    move = kingdom.parse_move(text, game, seat)
    before = game.fingerprint()
    assert move not in game.legal_moves(seat)
    why = game.why_not(seat, move)
    assert why is not None
    with pytest.raises(kingdom.IllegalMove) as caught:
        game.play(seat, move)
    assert caught.value.reason == why
    assert game.fingerprint() == before
    return why.code


def texts(game: kingdom.Game, seat: int) -> list[str]:
    """All legal moves as they are written."""
    return [str(move) for move in game.legal_moves(seat)]


def seen(game: kingdom.Game, viewer: int | None) -> Plain:
    """What a seat, or a spectator, may know."""
    return game.view(viewer).to_dict()


def truth(game: kingdom.Game) -> Plain:
    """Everything on the table, hidden cards included."""
    return position_of(game)


def own(game: kingdom.Game, seat: int) -> Plain:
    """A player's side as that player sees it."""
    side: Plain = seen(game, seat)["sides"][seat]
    return side


def faces(entries: list[Plain]) -> list[str | None]:
    """The ids of the cards that lie in an area as somebody sees it; None for one that is face down."""
    return [entry["card"] for entry in entries]


def area(game: kingdom.Game, name: str, viewer: int | None = None) -> list[str | None]:
    """The cards in an Offering area as a spectator, or a seat, sees them."""
    return faces(seen(game, viewer)["areas"][name])


def standing(game: kingdom.Game, seat: int) -> dict[str, dict[str, int]]:
    """A player's cards under construction and the spaces still open on each."""
    return {row["card"]: row["needs"] for row in own(game, seat)["construction"]}


def finish(game: kingdom.Game, seat: int) -> None:
    """Put every cube of this step that the seat holds into its Alchemy area, and be done."""
    at = (game.round, game.phase, game.step)
    while seat in game.to_act and (game.round, game.phase, game.step) == at:
        do(game, seat, "cube > alchemy" if own(game, seat)["cubes"] else "done")


def finish_all(game: kingdom.Game) -> None:
    """Both seats are done with this step, the round's first player first."""
    for seat in game.to_act:
        finish(game, seat)


def at_the_start_of_round(
    number: int, *, deck: tuple[str, ...] = (), sides: tuple[Plain, ...] = ()
) -> kingdom.Game:
    """A base game that has just come to this round, out of the one before."""
    if number == 1:
        return kingdom.Game.new(BARE, seed=7)
    game = position(phase="production", step="exploration", round=number - 1, deck=deck, sides=sides)
    if game.round < number:
        finish_all(game)
    assert (game.round, game.phase) == (number, "choice")
    return game


def play_to_round(game: kingdom.Game, number: int) -> None:
    """Make the first legal move again and again until this round begins, or the game is over."""
    while not game.over and game.round < number:
        seat = game.to_act[0]
        game.play(seat, game.legal_moves(seat)[0])


def play_choice(game: kingdom.Game) -> list[tuple[str, int]]:
    """Play a Choice phase to its end; the turns that were made: what was asked, and of which seat."""
    turns: list[tuple[str, int]] = []
    while game.phase == "choice":
        (seat,) = game.to_act
        turns.append((seen(game, None)["asks"], seat))
        turn = seen(game, None)["turn"]
        while game.phase == "choice" and seen(game, None)["turn"] == turn:
            game.play(seat, game.legal_moves(seat)[0])
    return turns


def selected(*cards: str, **words: object) -> kingdom.Game:
    """A Planning phase in which the first seat has these cards to plan, and the other seat none."""
    return position(phase="planning", sides=({"selection": cards, **words}, {}))


def in_the_discard(game: kingdom.Game, seat: int) -> list[str]:
    """What a player has discarded in the running phase."""
    discarded: list[str] = own(game, seat)["discarded"]
    return discarded
