"""The stops that the Menace module adds to a round (MEN-GEN-8, MEN-GEN-9)."""

from typing import TYPE_CHECKING, Final

from kingdom.rules.modules.menace.acting import MenacesAct, MenacesActAtEnd
from kingdom.rules.modules.menace.combat import Combat
from kingdom.rules.modules.menace.drawing import Drawing
from kingdom.rules.modules.menace.options import decks_of
from kingdom.rules.phases.phase import Phase
from kingdom.rules.phases.planning import Planning, Reveal
from kingdom.rules.phases.start_of_round import StartOfRound

if TYPE_CHECKING:
    from kingdom.rules.options import Options

AT_THE_END: Final = "sisters-of-misfortune"
"""The deck that acts when Planning ends."""


def with_menaces(course: list[Phase], options: "Options") -> list[Phase]:
    """Menaces act after the reveal, some at the end of Planning, and Combat follows Production."""
    phases: list[Phase] = []
    for phase in course:
        phases.append(phase)
        if isinstance(phase, Reveal):
            phases.append(MenacesAct("planning", "menaces"))
        if isinstance(phase, Planning) and AT_THE_END in decks_of(options):
            phases.append(MenacesActAtEnd("planning", "sisters"))
        if isinstance(phase, StartOfRound) and options.rule("menace_draw") == "owner_choice":
            phases.append(Drawing("choice", "draw"))
    return [*phases, Combat("combat", "combat")]
