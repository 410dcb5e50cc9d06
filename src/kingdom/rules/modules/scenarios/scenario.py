"""A scenario on the table: what lies ready, what must be built in the end, how the game is lost."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append
from mypy_extensions import i64

from kingdom.rules.building.place import put_under_construction
from kingdom.rules.hooks import Module
from kingdom.rules.options import OptionsError
from kingdom.rules.scoring import Outcome
from kingdom.rules.view import seen_sides

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from kingdom.rules.game import Game
    from kingdom.rules.material.side import Side
    from kingdom.rules.modules.scenarios.tables import Scenario

CARD_MISSING: Final = "card-missing"
"""Why a game is lost: a card that the scenario asks for does not stand in the Duchy."""


class ScenarioModule(Module):
    """One scenario; those with special rules derive from this one."""

    def __init__(self, scenario: str) -> None:
        super().__init__("scenario", may_forbid=False)
        self.quiet = True
        self.scenario: Final[str] = scenario
        # The cards that must stand in the Duchy, a card as often as it is asked for, and those given built.
        self.required: list[int] = []
        self.given: list[int] = []
        self.thresholds: tuple[int, ...] = ()

    # --- set-up ----------------------------------------------------------------------------------------

    def deck(self, game: "Game", cards: list[int]) -> list[int]:
        """The cards that lie ready leave the deck before it is shuffled (SCEN-GEN-3, RUL-87)."""
        left = cards[:]
        for name in self._lying_ready(game):
            card = game.box.index.get(name, -1)
            if card not in left:
                raise OptionsError(f"{self.scenario} needs more copies of {name!r} than this deck has.")
            left.remove(card)
        return left

    def _lying_ready(self, game: "Game") -> tuple[str, ...]:
        page = self.page(game)
        return page.construction + page.built

    def set_up(self, game: "Game") -> None:
        """Cards under construction and constructed ones; these give no Construction bonus (SCEN-GEN-8)."""
        page = self.page(game)
        self.required = [game.box.index[name] for name in page.construction]
        self.given = [game.box.index[name] for name in page.built]
        self.thresholds = page.medals
        for card in self.required:
            put_under_construction(game, 0, card)
        for card in self.given:
            game.sides[0].built = append(game.sides[0].built, card)

    def page(self, game: "Game") -> "Scenario":
        """What the data say of this scenario."""
        return cast("Scenario", game.box.catalogue.more["scenario"][self.scenario])

    # --- the end ---------------------------------------------------------------------------------------

    def medals(self, game: "Game") -> tuple[int, ...]:
        """The scenario's own thresholds in place of those of its modules (RUL-81)."""
        return self.thresholds

    def outcome(self, game: "Game", outcome: Outcome) -> None:
        """A loss overrides the score (SCEN-GEN-2)."""
        lost = self.loss(game)
        if lost:
            outcome.winners = ()
            outcome.medal = None
            outcome.reason = lost

    def loss(self, game: "Game") -> str:
        """Why the game is lost in the end, or an empty text; a Quest in play judges its own final step."""
        return CARD_MISSING if self.missing(game) else ""

    def missing(self, game: "Game") -> list[int]:
        """The required cards that do not stand in the Duchy yet; any copy of a name counts (RUL-88)."""
        return self.missing_from(game.sides[0])

    def missing_from(self, side: "Side") -> list[int]:
        """Those that do not stand in this Duchy."""
        lacking = self.required[:]
        for card in side.built:
            if card in lacking:
                lacking.remove(int(card))
        return lacking

    # --- knowledge -------------------------------------------------------------------------------------

    def clone(self) -> "ScenarioModule":
        """An independent copy."""
        copy = type(self)(self.scenario)
        copy.required, copy.given, copy.thresholds = self.required, self.given, self.thresholds
        return copy

    def view(self, game: "Game", viewer: i64, frozen: Module) -> dict[str, object]:
        """Everything about a scenario is open; inside a segment spectators see how it began."""
        assert isinstance(frozen, ScenarioModule)
        ids = game.box.ids
        own = self if viewer == 0 else frozen
        return {
            "scenario": self.scenario,
            "required": [ids[card] for card in self.required],
            "missing": [ids[card] for card in self.missing_from(seen_sides(game, viewer)[0])],
            "medals": list(self.thresholds),
            **own.state(),
        }

    def state(self) -> dict[str, object]:
        """Only special rules have a state."""
        return {}

    def put(self, words: "Mapping[str, object]") -> None:
        """Set the state to what a view or a built position says."""

    def sample(
        self, game: "Game", viewer: i64, seen: dict[str, object], below: "Callable[[int], int]"
    ) -> None:
        """What is seen is all there is."""
        self.put(seen)

    def arrange(self, game: "Game", words: "Mapping[str, object]") -> None:
        """`constructed`: cards that lay ready under construction and stand in the Duchy by now."""
        self.put(words)
        side = game.sides[0]
        for name in cast("Iterable[str]", words.get("constructed", ())):
            side.remove_row(_row_of_card(game, name))
            side.built = append(side.built, game.box.index[name])


def _row_of_card(game: "Game", name: str) -> i64:
    row: i64 = 0
    for slot in game.sides[0].slots:
        if game.box.slot_card[slot] == game.box.index[name]:
            return row
        row += 1
    raise ValueError(f"{name!r} does not lie ready under construction.")


def lose_at_once(game: "Game", reason: str) -> None:
    """An immediate loss ends the game without a score (RUL-105)."""
    if not game.over:
        game.finish(Outcome((), reason, []))
