"""What all abilities share: a price in Soldiers, a window, moves of their own, an effect."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from kingdom.rules.material.resources import RESOURCE_NAMES
from kingdom.rules.modules.advisors.windows import BY_NAME
from kingdom.rules.moves import MODULE, NOTHING, Move
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.modules.advisors.areas import Areas
    from kingdom.rules.modules.advisors.tables import Advisor
    from kingdom.rules.scoring import Score


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """One Advisor in play. It has no state: what has been used stands in the areas."""

    def __init__(self, advisor: "Advisor", card: i64, place: int) -> None:
        self.id: Final[str] = advisor.id
        self.card: Final[i64] = card
        self.place: Final[int] = place
        self.cost: Final[i64] = advisor.cost
        self.window: Final[i64] = BY_NAME[advisor.window]
        self.amount: Final[i64] = advisor.amount
        self.resource: Final[i64] = RESOURCE_NAMES.index(advisor.resource) if advisor.resource else -1
        self.once_per_game: Final[bool] = advisor.once_per_game
        # Its own moves among all of the module, from this one on.
        self.own: list[Move] = []
        self.first: i64 = 0

    def move(
        self,
        number: i64,
        module: i64,
        words: str = "",
        *,
        area: i64 = NOTHING,
        second: i64 = NOTHING,
        to: i64 = NOTHING,
    ) -> Move:
        """`advisor` with the name and what else it takes."""
        text = f"advisor {self.id} {words}".rstrip()
        return Move(number, MODULE, text, module=module, card=self.card, area=area, second=second, to=to)

    def make(self, box: "Box", seats: i64, number: i64, module: i64) -> list[Move]:
        """Every move that uses it, numbered from here on."""
        return [self.move(number, module)]

    def has_effect(self, game: "Game", seat: i64) -> bool:
        """Whether using it now does anything (RUL-129)."""
        return True

    def targets(self, game: "Game", seat: i64) -> list[Move]:
        """The moves that use it now and do something."""
        return [self.own[self.first]] if self.has_effect(game, seat) else []

    def matters(self, game: "Game", seat: i64) -> bool:
        """Whether an own window should open for it here."""
        return len(self.targets(game, seat)) > 0

    def constructs(self, move: Move) -> i64:
        """The slot of the card under construction that this move completes; -1 for none."""
        return -1

    def pay(self, game: "Game", seat: i64, areas: "Areas") -> None:
        """Payment comes before the benefit (RUL-131)."""
        game.sides[seat].soldiers -= self.cost
        areas.use(seat, self.place)
        if game.listening:
            game.tell("advisor-used", seat, {"card": self.id, "cost": self.cost})

    def use(self, game: "Game", seat: i64, move: Move, areas: "Areas") -> None:
        """The effect, when the Soldiers are paid."""
        raise NotImplementedError

    def carries_on(self, move: Move) -> bool:
        """Whether this move is an answer to what it asks, and not its use."""
        return False

    def answers(self, game: "Game", seat: i64, areas: "Areas") -> list[Move]:
        """The moves that carry on what it has begun, while the areas say that it asks for more."""
        return []

    def no_answer(self, game: "Game", seat: i64, move: Move, areas: "Areas") -> Reason:
        """Why this move does not carry on what it has begun."""
        return reason("advisor-not-now", card=self.id)

    def scores(self, game: "Game", seat: i64, score: "Score", areas: "Areas") -> None:
        """What its use changes in the score of a player."""

    def no_effect(self, game: "Game", seat: i64, move: Move) -> Reason:
        """Why this move would do nothing."""
        return reason("advisor-no-effect", card=self.id)
