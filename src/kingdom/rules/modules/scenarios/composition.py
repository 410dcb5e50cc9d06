"""What each scenario is played with: modules and what is chosen for them (SCEN-01 to SCEN-06)."""

from typing import Final

from kingdom.rules.modules.entry import Brought

COMPOSITIONS: Final = {
    "SC01": Brought(("menace",), {"menaces": ("giant-rats",), "vanquished_vermin": "pile"}),
    "SC02": Brought(
        ("advisors",),
        {
            "given_advisors": ("illuminated-prophet", "power-behind-the-throne"),
            "start_soldiers": 6,
            "spy_tokens": "none",
        },
    ),
    "SC03": Brought(("quest", "menace"), {"quest": "northern-lands", "menaces": ("frost-giants",)}),
    "SC04": Brought(("advisors", "quest"), {"quest": "usurper", "given_advisors": ("master-cartographer",)}),
    "SC05": Brought(("menace",), {"menaces": ("shadows", "thieves")}),
    "SC06": Brought(("quest",), {"quest": ("usurper", "pestilent-lord")}),
}
"""By the number that is printed on the scenario's page."""

NAMES: Final = tuple(COMPOSITIONS)
