"""Writes the golden files: `python -m tools.golden`. Their diff is read like code.

Playthroughs are whole games between greedy players, told as a spectator saw them, with each player's moves:
one of each module and Menace deck, for two players and for one, of each scenario, and of each printing.
Move trees count the ways to go on: from the positions of golden_positions.py, and in each mode from the first
decision and from the Planning phase of a round that greedy players came to.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from kingdom import Game, Options, players
from kingdom.arena import modes
from kingdom.arena.play import chance_of
from kingdom.locales import Names, locale
from kingdom.locales.log import narrate
from kingdom.rules.events import SPECTATOR
from kingdom.testing import move_tree
from tools.golden_positions import MOVE_TREES

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
PLAYER = "greedy"
SEED = "golden"
DEPTH = 3
LATER = 2
"""The round from whose Planning phase each mode's move tree is counted beside its beginning."""

PLAYED = (
    "quest-northern-lands",
    "advisors",
    "menace-giant-rats-frost-giants",
    "menace-shadows-thieves",
    "menace-sisters-of-misfortune-syphon",
    "menace-black-dragons-illusionists",
    "quest-ancestral-treasure",
    "quest-captive-dragon",
    "advisors-deluxe",
    "face-c",
    "conquest-a1",
    *modes.FOR_ONE,
)
"""The modes of the revised edition that have a playthrough; the others are told by their move trees."""

PLAYTHROUGHS: dict[str, Options] = {
    "base-face-a": Options(bare=True),
    "base-face-b": Options(bare=True, face="B"),
    "first-printing": Options(bare=True, edition="first_printing"),
    "first-printing-quest": modes.options("quest-usurper", edition="first_printing"),
    "first-printing-solo": modes.options("solo-menace-shadows", edition="first_printing", face="B"),
    **{name: modes.options(name) for name in PLAYED},
}


def pages() -> dict[Path, str]:
    """Every golden file with what it should say."""
    written = {
        GOLDEN / f"{name}.txt": "\n".join(_playthrough(options)) + "\n"
        for name, options in PLAYTHROUGHS.items()
    }
    written[GOLDEN / "move-trees.txt"] = "\n".join(_move_trees()) + "\n"
    return written


def _playthrough(options: Options) -> Iterator[str]:
    game = Game.new(options, SEED, listen=True)
    log = game.listen().logs[SPECTATOR]
    names = Names(locale("en"), game.box.catalogue, options.duchies)
    chances = [chance_of(game.seed, seat) for seat in range(len(game.sides))]
    player = players.get(PLAYER)
    yield f"{options!r}, seed {SEED!r}, {' against '.join([PLAYER] * options.players)}"
    yield from narrate(log, names, None)
    while not game.over:
        seat = game.to_act[0]
        told = len(log)
        move = player.choose(game.view(seat), game.legal_moves(seat), chances[seat])
        game.play(seat, move)
        yield f"  {seat + 1} {move}"
        yield from narrate(log[told:], names, None)
    yield f"position {game.fingerprint()}"


def _move_trees() -> Iterator[str]:
    for name, (build, depth) in MOVE_TREES.items():
        yield f"{name}: {_counts(build(), depth)}"
    for mode in modes.NAMES:
        yield f"{mode}, the first decision: {_counts(Game.new(modes.options(mode), SEED), DEPTH)}"
        yield f"{mode}, Planning in round {LATER}: {_counts(_in_planning(modes.options(mode)), DEPTH)}"


def _counts(game: Game, depth: int) -> str:
    return " ".join(str(move_tree(game, deep)) for deep in range(1, depth + 1))


def _in_planning(options: Options) -> Game:
    """Where greedy players stand when they begin to plan."""
    game = Game.new(options, SEED)
    chances = [chance_of(SEED, seat) for seat in range(len(game.sides))]
    player = players.get(PLAYER)
    while game.phase != "planning" or game.round < LATER:
        seat = game.to_act[0]
        game.play(seat, player.choose(game.view(seat), game.legal_moves(seat), chances[seat]))
    return game


def main() -> int:
    """Write what has changed, and say which files those are."""
    written = pages()
    for path in set(GOLDEN.glob("*.txt")) - set(written):
        path.unlink()
        print(f"removed: {path.name}")
    for path, text in written.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"rewritten: {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
