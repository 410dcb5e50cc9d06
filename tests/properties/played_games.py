"""Plays so many random games and prints what came of them; see test_compiled_equals_interpreted.py."""

import sys
from hashlib import sha256
from json import dumps
from random import Random

import kingdom
from kingdom.arena.modes import NAMES, options
from kingdom.rules.record import as_bytes


def all_options(number: int) -> kingdom.Options:
    """Other options for every game: each mode in turn, then with other faces, printings and segments."""
    turn, mode = divmod(number, len(NAMES))
    return options(
        NAMES[mode],
        face="ABCD"[turn % 4] if turn % 3 == 0 else "AB"[turn % 2],
        deluxe=turn % 3 == 0,
        edition=("revised", "first_printing")[turn // 2 % 2],
        house={"simultaneous": ("blind", "open")[turn // 4 % 2], "quest_set": "rv3", "scenarios": "on"},
    )


def looked_at(game: kingdom.Game, seat: int, rng: Random) -> list[object]:
    """What can be asked of a game at one moment."""
    viewers = (*range(game.options.players), None)
    views = [game.view(viewer).to_dict() for viewer in viewers]
    world = kingdom.sample_world(game.view(seat), Random(7)).fingerprint()
    unlisted = game.table.numbered(rng.randrange(game.table.next_foreign()))
    why = None if unlisted is None else str(game.why_not(seat, unlisted))
    return [game.fingerprint(), game.clone().fingerprint(), views, world, why]


def played(number: int) -> dict[str, object]:
    """One game, move by move: how it went and all that was seen and told."""
    rng = Random(number)
    game = kingdom.Game.new(all_options(number), seed=number)
    journal = game.listen()
    trail = sha256()
    while not game.over:
        seat = game.to_act[rng.randrange(len(game.to_act))]
        moves = game.legal_moves(seat)
        trail.update(dumps([str(move) for move in moves]).encode())
        if rng.randrange(5) == 0:
            trail.update(dumps(looked_at(game, seat, rng)).encode())
        game.play(seat, moves[rng.randrange(len(moves))])
    assert game.outcome is not None
    return {
        "record": game.record(),
        "bytes": as_bytes(game).hex(),
        "fingerprint": game.fingerprint(),
        "outcome": game.outcome.to_dict(),
        "logs": sha256(dumps(journal.logs).encode()).hexdigest(),
        "trail": trail.hexdigest(),
    }


if __name__ == "__main__":
    number = int(sys.argv[1])
    sys.stdout.write(dumps({"compiled": kingdom.compiled, "games": [played(game) for game in range(number)]}))
