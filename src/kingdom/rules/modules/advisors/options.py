"""The choices of this chapter: only a scenario makes them, players draw their Advisors."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kingdom.rules.options import Options

GIVEN: Final = "given_advisors"
"""The Advisors that lie in the one player's area from the start, so that none are drawn."""
SOLDIERS: Final = "start_soldiers"
"""With how many Soldiers the players start, in place of the usual number."""
BROUGHT: Final = (GIVEN, SOLDIERS)


def check(options: "Options") -> None:
    """Refuse what only a scenario may set."""
    from kingdom.rules.options import OptionsError

    for name in BROUGHT:
        if name in options.chosen:
            raise OptionsError(f"{name} is set by the scenarios that need it; leave it out.")
