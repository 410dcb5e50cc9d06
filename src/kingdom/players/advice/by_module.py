"""Which advice there is for which module."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kingdom.players.advice.advice import Advice
from kingdom.players.advice.advisors import AdvisorsAdvice
from kingdom.players.advice.conquest import ConquestAdvice
from kingdom.players.advice.menace import MenaceAdvice
from kingdom.players.advice.quest import QuestAdvice
from kingdom.players.advice.scenario import ScenarioAdvice
from kingdom.players.advice.solo import SoloAdvice

if TYPE_CHECKING:
    from kingdom.players.estimate import Estimate

_BY_MODULE: Final[dict[str, type[Advice]]] = {
    "advisors": AdvisorsAdvice,
    "conquest": ConquestAdvice,
    "menace": MenaceAdvice,
    "quest": QuestAdvice,
    "scenario": ScenarioAdvice,
    "solo": SoloAdvice,
}


def advice_for(module: str, mine: "Estimate", seat: i64) -> Advice:
    """What is known about this module, for the seat whose side is estimated; nothing about unknown ones."""
    return _BY_MODULE.get(module, Advice)(mine, seat)
