"""The scenarios in the registry: one joins a game of one when `scenario=` names it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from kingdom.rules.modules.entry import Brought, Entry
from kingdom.rules.modules.scenarios.composition import COMPOSITIONS, NAMES

if TYPE_CHECKING:
    from kingdom.rules.hooks import Module
    from kingdom.rules.options import Options


def _make(options: "Options") -> "Module":
    from kingdom.rules.modules.scenarios.rats_everywhere import RatsEverywhere
    from kingdom.rules.modules.scenarios.scenario import ScenarioModule
    from kingdom.rules.modules.scenarios.thief_guild import ThiefGuild

    special: dict[str, type[ScenarioModule]] = {"SC01": RatsEverywhere, "SC05": ThiefGuild}
    name = str(options.chosen["scenario"])
    return special.get(name, ScenarioModule)(name)


def _brings(chosen: Mapping[str, object]) -> Brought:
    return COMPOSITIONS.get(str(chosen["scenario"]), Brought())


def _check(options: "Options") -> None:
    from kingdom.rules.options import OptionsError, one_of

    name = options.chosen["scenario"]
    one_of("scenario", name, NAMES)
    if options.players != 1:
        raise OptionsError(f"{name} is a scenario for one player; set players=1.")
    if options.rule("scenarios") == "off":
        raise OptionsError(f"The first printing has no scenarios; play {name} in the revised edition.")
    if options.named:
        raise OptionsError(f"{name} brings its own modules; leave module={options.named[0]!r} out.")
    for one in options.chosen:
        if one != "scenario":
            raise OptionsError(f"{name} decides by itself what is played with; leave {one}= out.")


ENTRY: Final[Entry] = Entry(
    "scenario",
    _make,
    choices=("scenario",),
    check=_check,
    house={"scenarios": (("on", "off"), "on", "off")},  # ED-11
    joins=lambda players, chosen: "scenario" in chosen,
    brings=_brings,
    tables="kingdom.rules.modules.scenarios.tables",
    events=("set-aside",),
)
