"""Which Menace decks are played, and the options of the edition that concern them."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kingdom.rules.options import Options

DECKS: Final = (
    "black-dragons",
    "shadows",
    "giant-rats",
    "thieves",
    "frost-giants",
    "sisters-of-misfortune",
    "syphon",
    "illusionists",
)
"""The decks there are, in the order in which they act (RUL-51)."""
FIRST_DUEL: Final = ("frost-giants", "giant-rats")
"""What the rulebook advises to begin with (MEN-GEN-17)."""

HOUSE: Final = {
    "menace_draw": (("random", "owner_choice"), "random", "random"),  # RUL-52
    "frost_giant_timing": (("any", "start"), "any", "any"),  # RUL-55
    "stolen_on_multiplier": (("minus_one", "block_icon"), "minus_one", "minus_one"),  # RUL-61
    "dragon_debt": (("production", "permanent"), "production", "production"),  # RUL-65
}
"""Values, default of the revised edition, of the first printing."""


def decks_of(options: "Options") -> tuple[str, ...]:
    """The deck of each seat; in a game of one the deck in the Danger deck, then those that are only there."""
    from kingdom.rules.options import names_of

    chosen = options.choice("menaces")
    return FIRST_DUEL[: options.players] if chosen is None else names_of("menaces", chosen)


def check(options: "Options") -> None:
    """Known decks, each once, and one a player; another module may bring more to a game of one."""
    from kingdom.rules.options import OptionsError, one_of

    decks = decks_of(options)
    for deck in decks:
        one_of("menaces", deck, DECKS)
    players = options.players
    brought = options.choice("menaces") != options.chosen.get("menaces")
    if len(decks) != players and not (brought and players == 1 and decks):
        raise OptionsError(f"menaces={decks!r} names {len(decks)}; a game of {players} needs {players}.")
    if len(set(decks)) != len(decks):
        raise OptionsError(f"Both players have {decks[0]!r}, which is there once; give each another deck.")
    _check_box(options, decks)


def _check_box(options: "Options", decks: tuple[str, ...]) -> None:
    """Each deck is in the box that is played with, and plays with so many players."""
    from kingdom.rules.cards import standard
    from kingdom.rules.options import OptionsError, in_the_box

    printed = standard().more["menace-deck"]
    for deck in decks:
        in_the_box("menaces", deck, options.deluxe, deluxe=printed[deck].deluxe)
        if options.players == 1 and not printed[deck].solo:
            alone = ", ".join([repr(name) for name in DECKS if printed[name].solo])
            raise OptionsError(f"The Menace deck {deck!r} is for two players; a game of one takes {alone}.")
