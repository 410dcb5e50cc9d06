"""The options of the edition that concern the game of one."""

from typing import Final

HOUSE: Final = {
    "solo_reveal": (("spy2", "trap1_per_round"), "spy2", "trap1_per_round"),  # ED-04
    "search_limit": (  # ED-05, RUL-46
        ("once_per_round", "once_per_round_plus_one"),
        "once_per_round",
        "once_per_round_plus_one",
    ),
    "solo_face_a_penalty": (("15", "0"), "15", "0"),  # ED-06
    "search_may_discard_menace": (("no", "yes"), "no", "no"),  # ED-10
    "search_may_discard_treasure": (("yes", "no"), "yes", "yes"),  # RUL-47
    "search_rest": (("discard", "bottom", "top"), "discard", "discard"),  # RUL-45
}
"""Values, default of the revised edition, of the first printing."""
