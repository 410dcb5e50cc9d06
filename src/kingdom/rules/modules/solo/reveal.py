"""The tokens that turn a face-down card up: two Spy tokens, or in the first printing a Trap token (ED-04)."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

if TYPE_CHECKING:
    from kingdom.rules.options import Options

SPY_TOKENS: Final = 2


@final
class Tokens:
    """How many are there, how many can be used now, and how often one was used this round."""

    def __init__(self, number: i64, *, every_round: bool, more_searches: bool) -> None:
        self.number: Final[i64] = number
        # The Trap token of the first printing comes back at the start of each round, a Spy token at the end
        # of each Choice phase.
        self.every_round: Final = every_round
        self.more_searches: Final = more_searches
        self.available: i64 = min(number, 1)
        self.used: i64 = 0

    def clone(self) -> "Tokens":
        """An independent copy."""
        copy = Tokens(self.number, every_round=self.every_round, more_searches=self.more_searches)
        copy.available, copy.used = self.available, self.used
        return copy

    def can_reveal(self) -> bool:
        """Whether a token can be used now."""
        return self.available > 0

    def searches(self) -> i64:
        """Searches in this round: one; in the first printing two after a card was revealed (RUL-46)."""
        return 2 if self.more_searches and self.used else 1

    def spend(self) -> None:
        """Turn an Available token over (SOLO-17)."""
        self.available -= 1
        self.used += 1

    def round_begins(self) -> None:
        """Nothing was used yet this round."""
        self.used = 0
        if self.every_round:
            self.available = self.number

    def choice_ends(self) -> bool:
        """One Unavailable Spy token is turned back, if there is one (SOLO-18)."""
        if self.every_round or self.available == self.number:
            return False
        self.available += 1
        return True


def tokens_of(options: "Options") -> Tokens:
    """The tokens that a game of one begins with; a scenario may take the Spy tokens away."""
    first_printing = options.rule("solo_reveal") == "trap1_per_round"
    number = 1 if first_printing else SPY_TOKENS
    if options.choice("spy_tokens") == "none":
        number = 0
    more = options.rule("search_limit") == "once_per_round_plus_one"
    return Tokens(number, every_round=first_printing, more_searches=more)
