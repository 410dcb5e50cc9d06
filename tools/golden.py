"""Writes the golden files: `python -m tools.golden`. Their diff is read like code.

Playthroughs are whole games between greedy players, told as a spectator saw them, with each player's moves.
Move trees count the ways to go on from fixed positions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from kingdom import Game, Options, players
from kingdom.arena.play import chance_of
from kingdom.locales import Names, locale
from kingdom.locales.log import narrate
from kingdom.rules.events import SPECTATOR
from kingdom.testing import move_tree, position

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
PLAYER = "greedy"

PLAYTHROUGHS: dict[str, tuple[Options, str]] = {
    "base-face-a": (Options(bare=True), "golden"),
    "base-face-b": (Options(bare=True, face="B"), "golden"),
    "first-printing": (Options(bare=True, edition="first_printing"), "golden"),
    "menace-first-duel": (Options(module="menace"), "golden"),
    "menace-shadows-thieves": (Options(module="menace", menaces=("shadows", "thieves")), "golden"),
    "menace-solo": (Options(players=1, module="menace", menaces="giant-rats"), "golden"),
}


def _opening() -> Game:
    return Game.new(Options(bare=True), "golden")


def _planning() -> Game:
    return position(
        sides=(
            {
                "selection": ["farm", "treasure-5", "dragon-egg"],
                "construction": {"barracks": "materials 2"},
                "krystallium": 1,
            },
            {"selection": ["belfry", "calamity"], "construction": {"port": ""}},
        )
    )


def _gold_step() -> Game:
    return position(
        phase="production",
        step="gold",
        round=3,
        sides=(
            {
                "built": ["guildhall", "market-hall"],
                "construction": {"great-arena": "gold 2", "royal-mint": ""},
            },
            {"built": ["guildhall"], "construction": {"cathedral": ""}, "soldiers": 1},
        ),
    )


def _menaces() -> Game:
    return position(
        options=Options(module="menace", menaces=("frost-giants", "shadows")),
        sides=(
            {
                "selection": ["frost-giant", "shadow", "farm", "port"],
                "construction": {"hamlet": "materials 1"},
            },
            {"selection": ["belfry"]},
        ),
    )


def _lonely_combat() -> Game:
    return position(
        phase="combat",
        options=Options(players=1, module="menace", menaces="thieves"),
        sides=({"soldiers": 4, "construction": {"royal-guard": "population 5"}},),
        modules={
            "menace": {"standing": [["thief", "thief"]], "stolen": [["valados gold", "valados materials"]]}
        },
    )


MOVE_TREES: dict[str, tuple[Callable[[], Game], int]] = {
    "the first Offering of a round": (_opening, 4),
    "Planning with a Treasure and Krystallium": (_planning, 6),
    "the Gold step of round 3": (_gold_step, 8),
    "Planning with a Shadow and a Frost Giant": (_menaces, 6),
    "the Combat of one player with Thieves": (_lonely_combat, 4),
}


def pages() -> dict[Path, str]:
    """Every golden file with what it should say."""
    written = {
        GOLDEN / f"{name}.txt": "\n".join(_playthrough(options, seed)) + "\n"
        for name, (options, seed) in PLAYTHROUGHS.items()
    }
    written[GOLDEN / "move-trees.txt"] = "\n".join(_move_trees()) + "\n"
    return written


def _playthrough(options: Options, seed: str) -> Iterator[str]:
    game = Game.new(options, seed, listen=True)
    log = game.listen().logs[SPECTATOR]
    names = Names(locale("en"), game.box.catalogue, options.duchies)
    chances = [chance_of(game.seed, seat) for seat in range(len(game.sides))]
    player = players.get(PLAYER)
    yield f"{options!r}, seed {seed!r}, {PLAYER} against {PLAYER}"
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
        counts = [str(move_tree(build(), deep)) for deep in range(1, depth + 1)]
        yield f"{name}: {' '.join(counts)}"


def main() -> int:
    """Write what has changed, and say which files those are."""
    for path, text in pages().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"rewritten: {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
