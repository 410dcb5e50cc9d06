"""What is chosen before a game with the Quest module: which board, and the options of its editions."""

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from kingdom.rules.options import Options

HOUSE: Final = {
    "quest_set": (("rv3", "fp2"), "rv3", "fp2"),  # ED-03
    "quest_alchemy_storage": (("on", "off"), "on", "off"),  # ED-07, RUL-83
    "final_step_tie": (("first_player", "both_first"), "first_player", "both_first"),  # ED-08, RUL-84
}
"""Values, default of the revised edition, of the first printing."""

USUAL: Final = "usurper"
"""The board that is played when none is chosen."""


def boards_of(options: "Options") -> tuple[str, ...]:
    """The boards in play: one, or those that another module brings along."""
    chosen = options.choice("quest", USUAL)
    return chosen if isinstance(chosen, tuple) else (str(chosen),)


@final
class Terms:
    """What the options say about the Quest; it never changes, so all copies of a game share it."""

    def __init__(self, options: "Options") -> None:
        self.options: Final = options
        self.boards: Final = boards_of(options)
        # Whether cubes may pile up in the Alchemy area (QST-GEN-7, ED-07).
        self.stores: Final = options.rule("quest_alchemy_storage") == "on"
        self.both_first: Final = options.rule("final_step_tie") == "both_first"
        # Whether other chapters may change things between two decisions of a player.
        self.mixed: Final = not {"solo", "quest"}.issuperset(options.modules)


def check(options: "Options") -> None:
    """One board that is in the boxes on the table (QST-GEN-1, QST-GEN-17, QST-DLX-1)."""
    from kingdom.rules.cards import standard
    from kingdom.rules.options import OptionsError, in_the_box, one_of

    asked = options.chosen.get("quest")
    if isinstance(asked, tuple):
        raise OptionsError(f"quest={asked!r} names several; a game has one Quest, so give one name.")
    boards = standard().more["quest"]
    for quest in boards_of(options):
        one_of("quest", quest, tuple(boards))
        in_the_box("quest", quest, options.deluxe, deluxe=boards[quest].deluxe)
    if options.rule("quest_set") == "fp2":
        there = [name for name, board in boards.items() if board.first_printing or board.deluxe]
        _check_first_printing(options, there)


def _check_first_printing(options: "Options", there: list[str]) -> None:
    from kingdom.rules.options import OptionsError

    for quest in boards_of(options):
        if quest not in there:
            raise OptionsError(
                f"quest={quest!r} is not in the first printing, which has {' and '.join(there)}; "
                'choose one of these, or take all with house={"quest_set": "rv3"}.'
            )
