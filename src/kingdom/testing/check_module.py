"""What every module must keep to; a test of a new module calls this before testing its rules."""

from json import dumps
from random import Random

from kingdom.rules.game import Game
from kingdom.rules.moves import Move
from kingdom.rules.notation import parse_move
from kingdom.rules.options import Options
from kingdom.rules.record import as_bytes, replay
from kingdom.rules.sample import sample_world


def check_module(options: Options, *, games: int = 10) -> None:
    """Play random games with these options and fail with a sentence when the module breaks a promise.

    Games end; every listed move applies and reads back; records replay; clones and sampled worlds are
    independent and agree; views are plain values; nothing of a running segment is seen before its end.
    """
    for number in range(games):
        game = Game.new(options, f"check/{number}", listen=True)
        luck = Random(number)
        for _ in range(20_000):
            if game.over:
                break
            _check_moment(game, luck)
            seat = luck.choice(game.to_act)
            game.play(seat, luck.choice(game.legal_moves(seat)))
        assert game.over, f"Game {number} of {options!r} does not end."
        _check_end(game)


def _check_moment(game: Game, luck: Random) -> None:
    for seat in game.to_act:
        moves = game.legal_moves(seat)
        assert moves, f"Seat {seat} is to act in {game.phase} and has no legal move."
        _check_reading(game, seat, luck.choice(moves))
    if luck.random() < 0.1:
        _check_worlds(game, luck)
        _check_blindness(game, luck)


def _check_reading(game: Game, seat: int, move: Move) -> None:
    assert parse_move(str(move), game, seat) == move, f"'{move}' does not read back."
    assert game.table.numbered(move.number) == move, f"'{move}' is not the move with its number."


def _check_worlds(game: Game, luck: Random) -> None:
    before = game.fingerprint()
    seat = luck.choice(game.to_act)
    view = game.view(seat)
    told = dumps(view.to_dict())
    world = sample_world(view, luck)
    assert dumps(world.view(seat).to_dict()) == told, f"A sampled world looks different to seat {seat}."
    assert world.legal_moves(seat) == game.legal_moves(seat), "A sampled world has other legal moves."
    for copy in (world, game.clone()):
        for _ in range(30):
            if not copy.over:
                actor = luck.choice(copy.to_act)
                copy.play(actor, luck.choice(copy.legal_moves(actor)))
    assert game.fingerprint() == before, "Playing a copy changed the game."


def _check_blindness(game: Game, luck: Random) -> None:
    """Inside a simultaneous segment nothing that one player does shows in the other's view."""
    if len(game.to_act) < 2:
        return
    copy = game.clone()
    seat = luck.choice(copy.to_act)
    at = copy.at
    before = dumps(copy.view(1 - seat).to_dict())
    copy.play(seat, luck.choice(copy.legal_moves(seat)))
    if copy.at == at and copy.options.blind:
        assert dumps(copy.view(1 - seat).to_dict()) == before, f"Seat {1 - seat} sees into {copy.phase}."


def _check_end(game: Game) -> None:
    assert game.outcome is not None
    for data in (game.record(), as_bytes(game)):
        again = replay(data)
        assert again.fingerprint() == game.fingerprint(), "A record leads somewhere else."
    dumps(
        [view.to_dict() for view in (game.view(None), *(game.view(seat) for seat in range(len(game.sides))))]
    )
