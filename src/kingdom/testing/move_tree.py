"""Counting the move tree: how many sequences of so many decisions there are from a position."""

from kingdom.rules.game import Game


def move_tree(game: Game, depth: int) -> int:
    """The number of ways to make `depth` decisions; a game that ends earlier counts once.

    Where players act at once, the round's first player decides first, as a serial caller does.
    """
    if depth == 0 or game.over:
        return 1
    seat = game.to_act[0]
    moves = game.legal_moves(seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        branch = game.clone()
        branch.apply(seat, move)
        total += move_tree(branch, depth - 1)
    return total
