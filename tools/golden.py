"""Writes the golden files: `python -m tools.golden`. Their diff is read like code.

Playthroughs are whole games, most of them between greedy players, told as a spectator saw them, with each
player's moves: one at least of everything that tools/coverage.py lists, for two players and for one.
Move trees count the ways to go on: from the positions of golden_positions.py, and in each mode from the first
decision and from the Planning phase of a round that greedy players came to.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
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
HASTY = ("greedy", "random")
"""Random uses abilities that greedy waits with, and greedy has the Soldiers for the dear ones."""
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
    "conquest-a2",
    "conquest-b1",
    "conquest-b2",
    *modes.FOR_ONE,
)
"""The modes of the revised edition that have a playthrough; the others are told by their move trees."""

OPEN_TABLE = {"simultaneous": "open", "reveal_discarded_hidden": "yes"}
HOUSE: dict[str, Options] = {
    "house-rules": Options(
        bare=True,
        house={
            **OPEN_TABLE,
            "development_set": "fp67",
            "tiebreak_cards": "constructed",
            "allow_replay_on_tie": "yes",
            "soldier_supply": "30",
        },
    ),
    "house-rules-menace": Options(
        module="menace",
        menaces=("frost-giants", "thieves"),
        house={
            "menace_draw": "owner_choice",
            "frost_giant_timing": "start",
            "stolen_on_multiplier": "block_icon",
        },
    ),
    "house-rules-dragons": modes.options("menace-shadows-black-dragons", house={"dragon_debt": "permanent"}),
    "house-rules-solo-menace": modes.options(
        "solo-menace-giant-rats",
        house={
            "solo_reveal": "trap1_per_round",
            "search_limit": "once_per_round_plus_one",
            "solo_face_a_penalty": "0",
            "search_may_discard_menace": "yes",
            "search_may_discard_treasure": "no",
            "search_rest": "bottom",
        },
    ),
    "house-rules-solo-quest": modes.options(
        "solo-quest-usurper",
        house={"search_rest": "top", "quest_set": "fp2", "quest_alchemy_storage": "off"},
    ),
}
"""Several options of the edition at once, each with a value that no printing presets, or not this one."""


@dataclass(frozen=True)
class Playthrough:
    """A game that is told: what it is played with, by whom, and from which seed."""

    options: Options
    players: tuple[str, ...] = (PLAYER, PLAYER)
    seed: str = SEED


def _advisors(seed: str, face: str, *duchies: str, **house: str) -> Playthrough:
    """A game with the Advisors of both boxes, in which some are used that greedy players rarely use."""
    options = Options(module="advisors", deluxe=True, face=face, duchies=duchies, house=house)
    return Playthrough(options, HASTY, seed)


PLAYTHROUGHS: dict[str, Playthrough] = {
    "base-face-a": Playthrough(Options(bare=True)),
    "base-face-b": Playthrough(Options(bare=True, face="B")),
    "first-printing": Playthrough(Options(bare=True, edition="first_printing")),
    "first-printing-quest": Playthrough(modes.options("quest-usurper", edition="first_printing")),
    "first-printing-solo": Playthrough(
        modes.options("solo-menace-shadows", edition="first_printing", face="B")
    ),
    "quest-pestilent-lord": Playthrough(
        Options(module="quest", quest="pestilent-lord", deluxe=True, face="D")
    ),
    "advisors-bewitching-manipulator": _advisors("golden 5440", "B", "senada", "valados"),
    "advisors-master-artisan": _advisors("golden 1369", "A", "senada", "teressia", **OPEN_TABLE),
    "advisors-scrying-alchemist": _advisors("golden 16351", "A", "senada", "teressia", **OPEN_TABLE),
    **{name: Playthrough(options) for name, options in HOUSE.items()},
    **{name: Playthrough(modes.options(name)) for name in PLAYED},
}


def pages() -> dict[Path, str]:
    """Every golden file with what it should say."""
    written = {
        GOLDEN / f"{name}.txt": "\n".join(_told(played)) + "\n" for name, played in PLAYTHROUGHS.items()
    }
    written[GOLDEN / "move-trees.txt"] = "\n".join(_move_trees()) + "\n"
    return written


def _told(played: Playthrough) -> Iterator[str]:
    options = played.options
    game = Game.new(options, played.seed, listen=True)
    log = game.listen().logs[SPECTATOR]
    names = Names(locale("en"), game.box.catalogue, options.duchies)
    chances = [chance_of(game.seed, seat) for seat in range(len(game.sides))]
    at_table = [players.get(name) for name in played.players[: options.players]]
    names_of_players = " against ".join(played.players[: options.players])
    yield f"{options!r}, seed {played.seed!r}, {names_of_players}"
    yield from narrate(log, names, None)
    while not game.over:
        seat = game.to_act[0]
        told = len(log)
        move = at_table[seat].choose(game.view(seat), game.legal_moves(seat), chances[seat])
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
