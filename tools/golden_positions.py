"""Positions from which the ways to go on are counted, deep where much can happen at once."""

from __future__ import annotations

from collections.abc import Callable

from kingdom import Game, Options
from kingdom.testing import position


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


def _advisors_choosing(players: int) -> Game:
    """A Selection with Advisors that change the Offering areas."""
    rich = {"soldiers": 9, "hand": ["farm", "port"] if players == 2 else []}
    areas = [["whimsical-gambler", "power-behind-the-throne"], ["master-cartographer"]]
    return position(
        options=Options(module="advisors", players=players),
        phase="choice",
        turn=3 if players == 2 else 2,
        left=["great-silversmith", "belfry"],
        right=["nexus trap 2"],
        sides=[rich] * players,
        modules={"advisors": {"areas": areas[:players]}},
    )


def _deluxe_advisors_choosing() -> Game:
    """A Selection with Advisors that swap cards."""
    rich = {"soldiers": 9, "hand": ["farm", "port"], "selection": ["hamlet", "belfry trap 1"]}
    return position(
        options=Options(module="advisors", deluxe=True),
        phase="choice",
        turn=3,
        left=["great-silversmith", "quarry"],
        right=["nexus trap 2"],
        sides=(rich, {"hand": ["sawmill", "scholars"]}),
        modules={"advisors": {"areas": [["pretender", "shrewd-negotiator"], []]}},
    )


def _deluxe_advisors_ending() -> Game:
    """The end of a game with Advisors that change points."""
    rich = {"soldiers": 20, "built": ["majestic-statue", "grand-palace", "labyrinth-of-fenhror"]}
    return position(
        options=Options(module="advisors", deluxe=True),
        phase="end-of-game",
        round=4,
        sides=(rich,),
        modules={"advisors": {"areas": [["bewitching-manipulator", "grand-treasurer"], []]}},
    )


def _quest_planning() -> Game:
    return position(
        options=Options(module="quest"),
        sides=(
            {
                "selection": ["farm"],
                "construction": {"munitions-specialists": "population 2"},
                "alchemy": {"population": 5, "exploration": 3},
                "calamities": 2,
                "krystallium": 1,
                "soldiers": 13,
            },
            {"selection": ["belfry"]},
        ),
    )


def _quest_alone() -> Game:
    return position(
        options=Options(module="quest", players=1, quest="pestilent-lord"),
        phase="production",
        step="gold",
        round=4,
        sides=({"built": ["guildhall"], "alchemy": {"gold": 4, "materials": 5}, "krystallium": 1},),
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


def _dragons_and_shadows() -> Game:
    return position(
        options=Options(module="menace", menaces=("black-dragons", "shadows"), deluxe=True),
        sides=(
            {
                "selection": ["black-dragon", "shadow", "farm", "port"],
                "construction": {"royal-guard": "soldier 1", "hidden-valley": "soldier 1"},
            },
            {"selection": ["belfry"]},
        ),
    )


def _illusions() -> Game:
    return position(
        phase="choice",
        turn=8,
        options=Options(module="menace", menaces=("illusionists", "syphon"), deluxe=True),
        left=["watchtower"],
        right=["royal-mint"],
        sides=(
            {"hand": ["farm", "port"], "selection": ["nexus"]},
            {"hand": ["hamlet", "barracks"]},
        ),
        modules={"menace": {"illusions": [2, 0]}},
    )


def _conquest() -> Game:
    """Armies on both sides of the centre, a Double move, and pawns that could stand on other spots."""
    red = {"castle-red": 2, "plain-moon": 3, "coast-salmon": 1, "peaks-owl": 1}
    return position(
        phase="conquest",
        options=Options(module="conquest", board="A2"),
        sides=({"soldiers": 3}, {"soldiers": 2}),
        modules={"conquest": {"armies": [red, {"valley-moon": 1, "gorge-hermit": 2}]}},
    )


MOVE_TREES: dict[str, tuple[Callable[[], Game], int]] = {
    "the first Offering of a round": (_opening, 4),
    "Planning with a Treasure and Krystallium": (_planning, 6),
    "the Gold step of round 3": (_gold_step, 8),
    "a Selection with Advisors": (lambda: _advisors_choosing(2), 3),
    "a Selection with Advisors, alone": (lambda: _advisors_choosing(1), 4),
    "a Selection with Advisors that swap": (_deluxe_advisors_choosing, 4),
    "the end with Advisors that change points": (_deluxe_advisors_ending, 4),
    "Planning with The Usurper in reach": (_quest_planning, 5),
    "the last Gold step of The Pestilent Lord alone": (_quest_alone, 6),
    "Planning with a Shadow and a Frost Giant": (_menaces, 6),
    "the Combat of one player with Thieves": (_lonely_combat, 4),
    "Planning with a Dragon and a Shadow": (_dragons_and_shadows, 6),
    "an Offering with Illusion tokens": (_illusions, 6),
    "a Conquest phase on A2": (_conquest, 4),
}
"""The positions by what they show, each with the depth to which it is counted."""
