"""What every computer player must keep to; a test of a new player calls this and nothing more."""

from json import dumps
from random import Random
from typing import TYPE_CHECKING

from kingdom.rules.game import Game
from kingdom.rules.options import Options
from kingdom.rules.sample import sample_world

if TYPE_CHECKING:
    from kingdom.players.player import Player


def check_player(player: "Player", *, games: int = 6, options: Options | None = None) -> None:
    """Play whole games with this player in every seat, and fail with a sentence when it misbehaves.

    It must choose a legal move, leave the view and the list of moves as they were, decide the same way again
    from the same view and luck, and decide the same way in worlds that its seat cannot tell from this one.
    """
    for number in range(games):
        chosen = options or Options(bare=True, face="AB"[number % 2])
        game = Game.new(chosen, f"check/{number}")
        luck = Random(number)
        while not game.over:
            seat = game.to_act[0]
            _check_decision(player, game, seat, luck)


def _check_decision(player: "Player", game: Game, seat: int, luck: Random) -> None:
    view = game.view(seat)
    moves = game.legal_moves(seat)
    before = dumps(view.to_dict())
    state = luck.getstate()
    move = player.choose(view, moves, luck)
    after = luck.getstate()
    assert move in game.legal_moves(seat), f"{player.name} chose '{move}', which is not legal."
    assert moves == game.legal_moves(seat), f"{player.name} changed the list of legal moves."
    assert dumps(view.to_dict()) == before, f"{player.name} changed the view."

    luck.setstate(state)
    again = player.choose(game.view(seat), game.legal_moves(seat), luck)
    assert again == move, f"{player.name} chose '{move}', then '{again}' with the same view and luck."
    world = sample_world(game.view(seat), Random(str(state[1][:3])))
    luck.setstate(state)
    elsewhere = player.choose(world.view(seat), world.legal_moves(seat), luck)
    assert elsewhere == move, (
        f"{player.name} chose '{move}' here and '{elsewhere}' where only hidden cards are different."
    )
    luck.setstate(after)
    game.play(seat, move)
