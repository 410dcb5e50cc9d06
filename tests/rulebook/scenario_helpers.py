"""What the tests of the scenarios say again and again."""

from collections import Counter
from typing import Any

import kingdom
from kingdom.testing import position
from tests.rulebook.helpers import do, seen, truth

ADVISORS_OF_ONE = 11
REQUIRED = {
    "SC01": {"farm": 4},
    "SC02": {"infernal-gate": 1, "secret-fellowship": 1, "royal-dungeon": 1},
    "SC03": {"great-lighthouse": 1, "navigators": 1, "port": 1, "cache-of-giants": 1},
    "SC04": {"recruiters": 1, "grand-army": 1, "barracks": 1, "alchemical-forge": 1},
    "SC05": {},
    "SC06": {"barracks": 1, "royal-guard": 1, "high-rampart": 1, "munitions-specialists": 1},
}
MEDALS = {
    "SC01": (70, 90, 110),
    "SC02": (60, 80, 100),
    "SC03": (65, 85, 110),
    "SC04": (80, 95, 125),
    "SC05": (80, 95, 120),
    "SC06": (60, 85, 100),
}
WITHOUT_THIEVES: dict[str, Any] = {"modules": {"menace": {"standing": [["shadow"]], "stolen": [[]]}}}
QUESTS = {"SC03": ["northern-lands"], "SC04": ["usurper"], "SC06": ["usurper", "pestilent-lord"]}


def options(scenario: str, **words: Any) -> kingdom.Options:  # noqa: ANN401 - options are of every kind
    return kingdom.Options(players=1, scenario=scenario, **words)


def new(scenario: str, seed: int = 7) -> kingdom.Game:
    return kingdom.Game.new(options(scenario), seed)


def at(scenario: str, phase: str, **words: Any) -> kingdom.Game:  # noqa: ANN401 - words of `position`
    """The scenario in this phase, the last round where nothing else is said."""
    return position(options=options(scenario, face="B"), phase=phase, **{"round": 4, **words})


def module(game: kingdom.Game, name: str) -> dict[str, Any]:
    modules: Any = seen(game, 0)["modules"]
    found: dict[str, Any] = modules[name]
    return found


def every_card_of_the_deck(game: kingdom.Game) -> Counter[str]:
    """What lies in the Development deck, the Danger deck and the Offering areas after set-up."""
    table = truth(game)
    cards = Counter[str](table["deck"] + table["modules"]["solo"]["danger"])
    for area in table["areas"].values():
        cards.update(entry["card"] for entry in area)
    return cards


def advisors_in(cards: Counter[str], game: kingdom.Game) -> set[str]:
    return set(cards) & set(game.box.catalogue.more["advisor"])


def end(scenario: str, **words: Any) -> kingdom.Game:  # noqa: ANN401
    """The scenario judged with all it asks for constructed and its Quests finished, unless words say else."""
    ready = [card for card, number in REQUIRED[scenario].items() for _ in range(number)]
    modules: dict[str, Any] = {"scenario": {"constructed": ready}}
    if scenario in QUESTS:
        modules["quest"] = {"done": [[f"{quest} 4" for quest in QUESTS[scenario]]]}
    modules |= words.pop("modules", {})
    game = at(scenario, "end-of-game", modules=modules, **words)
    while not game.over:
        do(game, 0, "done")
    return game


def lost(game: kingdom.Game) -> str:
    """Why a game is lost; empty for one that is not."""
    assert game.outcome is not None
    return "" if game.outcome.reason in ("medal", "no-medal") else game.outcome.reason


def give_aside(number: int) -> kingdom.Game:
    """The Thief Guild with so many resources beside the Danger deck."""
    return at("SC05", "planning", round=2, modules={"scenario": {"aside": number}})
