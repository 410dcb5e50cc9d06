"""The module of the Advisors: where they come from, where they go, and when their abilities may be used."""

from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from kingdom.rules.building.complete import gain_soldiers
from kingdom.rules.hearing import hear
from kingdom.rules.hooks import Module
from kingdom.rules.material.box import ForeignCard
from kingdom.rules.material.resources import TREASURE
from kingdom.rules.modules.advisors import knowledge
from kingdom.rules.modules.advisors.areas import Areas
from kingdom.rules.modules.advisors.council import Council, advisors_of_box, council_for
from kingdom.rules.modules.advisors.draft import Draft, DraftOfAdvisors
from kingdom.rules.modules.advisors.end_of_game import EndAbilities
from kingdom.rules.modules.advisors.options import GIVEN, SOLDIERS
from kingdom.rules.modules.advisors.refusals import why_not
from kingdom.rules.modules.advisors.taken_up import in_hands, left_after_showing
from kingdom.rules.modules.advisors.windows import END_ABILITIES, END_OF_GAME
from kingdom.rules.options import OptionsError
from kingdom.rules.phases.end_of_game import Scoring
from kingdom.rules.reasons import Reason

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from kingdom.rules.cards.model import Catalogue
    from kingdom.rules.game import Game
    from kingdom.rules.material.move_table import MoveTable
    from kingdom.rules.modules.advisors.ability import Ability
    from kingdom.rules.moves import Move
    from kingdom.rules.options import Options
    from kingdom.rules.phases.phase import Phase
    from kingdom.rules.scoring import Score


@final
class Advisors(Module):
    """The Advisors' areas, the draft, and the abilities of those in play."""

    def __init__(self, options: "Options") -> None:
        super().__init__("advisors", may_forbid=False)
        self.options: Final = options
        self.given: Final = cast("tuple[str, ...]", options.choice(GIVEN, ()))
        # After a draft the deck is completed and shuffled.
        self.shuffles = not self.given
        self.council: Council | None = None
        self.areas: Areas = Areas(options.players)
        self.draft: Draft = Draft(options.players)
        self.ids: list[str] = []
        # In a sampled world: the viewer, and the abilities used before the running segment began.
        self.viewer: i64 = -1
        self.used_before: int = 0

    def clone(self) -> "Advisors":
        """An independent copy."""
        copy = Advisors(self.options)
        copy.council = self.council
        copy.areas = self.areas.clone()
        copy.draft = self.draft.clone()
        copy.ids = self.ids
        return copy

    # --- set-up and rounds -----------------------------------------------------------------------------

    def cards(self, catalogue: "Catalogue") -> list[ForeignCard]:
        """One copy of each Advisor (RUL-102)."""
        playing = advisors_of_box(catalogue, self.options)
        return [ForeignCard(advisor.id, advisor.copies, in_deck=True) for advisor in playing]

    def deck(self, game: "Game", cards: list[int]) -> list[int]:
        """Advisors in place of the Treasures; those that lie elsewhere from the start are not among them."""
        given = [game.box.index.get(name, -1) for name in self.given]
        return [card for card in cards if game.box.kinds[card] != TREASURE and card not in given]

    def moves(self, table: "MoveTable") -> "list[Move]":
        """The draft, and what uses the abilities."""
        return Council(table.box, self.options).make(table.box, table.next_foreign(), self.number)

    def round_course(self, round_: i64, course: "list[Phase]") -> "list[Phase]":
        """Advisors are drafted before the first round, unless they are given."""
        if round_ == 1 and not self.given:
            return [DraftOfAdvisors("draft", "draft"), *course]
        return course

    def final_course(self, course: "list[Phase]") -> "list[Phase]":
        """Abilities of the end of the game come just before the points are counted."""
        at = [isinstance(phase, Scoring) for phase in course].index(True)
        return [*course[:at], EndAbilities("end-of-game", END_ABILITIES, simultaneous=False), *course[at:]]

    def set_up(self, game: "Game") -> None:
        """Soldiers for all; Advisors that are given lie in the area, with no Soldier for them (RUL-70)."""
        council = council_for(game, self.number)
        self.council = council
        self.ids = game.box.ids
        for name in self.given:
            if name not in game.box.index or not council.is_advisor(game.box.index[name]):
                raise OptionsError(f"The Advisor {name!r} is not among these cards; add it to the deck file.")
            self.areas.join(0, council.of_card(game.box.index[name]).place)
        soldiers = self.options.choice(SOLDIERS, council.chapter.start_soldiers)
        for side in game.sides:
            side.soldiers += cast("int", soldiers)

    def deck_lies(self, game: "Game") -> None:
        """Before the first round Advisors are drawn, and only so many are in the deck."""
        if game.round == 0 and self.given:
            self.draft.leave_out(game, self.council_in_play())
        elif game.round == 0:
            self.draft.begin(game, self.council_in_play())

    def end_draft(self, game: "Game") -> None:
        """Those kept are shown, the deck is completed."""
        for seat, card in enumerate(self.draft.kept):
            if card >= 0:
                self.areas.join(seat, self.council_in_play().of_card(card).place)
        self.draft.complete_deck(game, self.council_in_play().chapter.in_deck)

    def round_begins(self, game: "Game") -> None:
        """Every ability may be used again (ADV-GEN-2)."""
        self.areas.round_begins(self.council_in_play().once_per_game)

    # --- where Advisors go -----------------------------------------------------------------------------

    def joins_selection(self, game: "Game", seat: i64, card: i64) -> bool:
        """An Advisor goes to the Advisors' area at once and brings a Soldier (ADV-GEN-9, ADV-GEN-10)."""
        council = self.council_in_play()
        if not council.is_advisor(card):
            return False
        self.areas.join(seat, council.of_card(card).place)
        bonus = council.chapter.selection_bonus
        if game.listening:
            game.tell("advisor-joins", seat, {"card": game.box.ids[card], "soldiers": bonus})
        gain_soldiers(game, seat, bonus)
        return True

    def revealed(self, game: "Game", seat: i64, card: i64) -> bool:
        """So does one that was taken face down, when it is turned up (ADV-GEN-12)."""
        return self.joins_selection(game, seat, card)

    def laid_open(self, game: "Game", seat: i64, card: i64) -> None:
        """A card that was swapped into this hand may lie on the table again."""
        if self.areas.taken_up:
            self.areas.taken_up = left_after_showing(game, self.areas.taken_up, seat, card)

    def turned_up(self, game: "Game", card: i64, by: i64) -> None:
        """So may one laid face down."""
        self.laid_open(game, by, card)

    # --- decisions -------------------------------------------------------------------------------------

    def drafting(self, seat: i64) -> "list[Move]":
        """The Advisors that this player may keep."""
        return [self.council_in_play().drafting(card) for card in sorted(self.draft.drawn[seat])]

    def extra_moves(self, game: "Game", seat: i64, phase: "Phase", out: "list[Move]") -> None:
        """The abilities that may be used now and do something."""
        if self.areas.asking[seat] >= 0:
            out += self.asking(seat).answers(game, seat, self.areas)
            return
        ready = self.council_in_play().ready(game, self.areas, seat)
        if ready:
            for ability in self.council_in_play().in_order(self.areas, seat, ready):
                out += ability.targets(game, seat)

    def answers(self, game: "Game", seat: i64) -> "list[Move]":
        """What the opponent of an Advisor's owner may do about it."""
        return self.asking(seat).answers(game, seat, self.areas)

    def any_time(self, game: "Game", seat: i64) -> bool:
        """Whether an ability could matter in this window or step."""
        if self.areas.asking[seat] >= 0:
            return True
        return self.council_in_play().any_matters(game, self.areas, seat)

    def restricts(self, game: "Game", seat: i64) -> bool:
        """While an ability asks for more, nothing else can be done."""
        return self.areas.asking[seat] >= 0

    def forbids(self, game: "Game", seat: i64, move: "Move") -> Reason | None:
        """Every other move waits."""
        if move.module == self.number:
            return None
        return self.asking(seat).no_answer(game, seat, move, self.areas)

    def asking(self, seat: i64) -> "Ability":
        """The ability that asks this player for more."""
        return self.council_in_play().abilities[self.areas.asking[seat]]

    def constructs(self, game: "Game", seat: i64, move: "Move") -> i64:
        """The card that the Master Artisan would complete."""
        if move.module != self.number or self.council_in_play().is_draft(move):
            return -1
        return self.council_in_play().of_card(move.card).constructs(move)

    def soldiers_for(self, game: "Game", seat: i64, move: "Move") -> i64:
        """What using an ability costs."""
        council = self.council_in_play()
        return 0 if council.is_draft(move) else council.of_card(move.card).cost

    def apply(self, game: "Game", seat: i64, move: "Move") -> None:
        """Draft an Advisor, use an ability, or add the next resource."""
        council = self.council_in_play()
        if council.is_draft(move):
            self.draft.keep(game, seat, move.card)
            return
        ability = council.of_card(move.card)
        if not ability.carries_on(move):
            ability.pay(game, seat, self.areas)
        ability.use(game, seat, move, self.areas)
        self._let_others_wait(game)
        stop = game.stop
        if ability.window == END_OF_GAME and isinstance(stop, EndAbilities):
            stop.used(game, seat)

    def _let_others_wait(self, game: "Game") -> None:
        """While an ability asks for more, this module has something to forbid."""
        asks = self.areas.anybody_asked()
        if asks != self.may_forbid:
            self.may_forbid = asks
            hear(game)

    def refusal(self, game: "Game", seat: i64, move: "Move") -> Reason:
        """Why an own move is not possible now."""
        return why_not(self, game, seat, move)

    def council_in_play(self) -> Council:
        """The Advisors in play; they are known when the box is on the table."""
        assert self.council is not None
        return self.council

    # --- end -------------------------------------------------------------------------------------------

    def scores(self, game: "Game", seat: i64, score: "Score") -> None:
        """What abilities of the end of the game change (ADV-26); Advisors themselves give nothing."""
        for ability in self.council_in_play().abilities:
            ability.scores(game, seat, score, self.areas)

    def medals(self, game: "Game") -> tuple[int, ...]:
        """The points that the module asks for in a game of one (ADV-GEN-19)."""
        return self.council_in_play().chapter.solo_medals

    # --- knowledge -------------------------------------------------------------------------------------

    def freeze(self) -> "Advisors":
        """In a sampled world, the viewer's own part as the others still see it."""
        copy = self.clone()
        if self.viewer >= 0:
            copy.areas.used[self.viewer] = self.used_before
            copy.draft.take_back(self.viewer)
            self.viewer = -1
        return copy

    def view(self, game: "Game", viewer: i64, frozen: Module) -> dict[str, object]:
        """Areas and used abilities for all, the draft for its own player."""
        assert isinstance(frozen, Advisors)
        return knowledge.seen_by(viewer, self, frozen, game.box.ids)

    def state(self) -> dict[str, object]:
        """The whole state, the pile of the draft in its order."""
        return knowledge.whole_state(self, self.ids)

    def sample(
        self, game: "Game", viewer: i64, seen: dict[str, object], below: "Callable[[int], int]"
    ) -> None:
        """What was seen of areas and draft."""
        knowledge.take_over(self, game, viewer, seen)
        self._let_others_wait(game)

    def known(self, game: "Game") -> list[int]:
        """The Advisors in the areas, and what the viewer has drawn."""
        return knowledge.in_areas_and_draft(self)

    def unseen(
        self,
        game: "Game",
        viewer: i64,
        seen: dict[str, object],
        cards: list[int],
        below: "Callable[[int], int]",
    ) -> list[int]:
        """Unseen Advisors lie where others have laid them."""
        return knowledge.imagine(self, viewer, seen, cards, below)

    def came_to_hand(self, game: "Game", viewer: i64) -> list[tuple[int, int, int, int]]:
        """Cards that were swapped into a hand (RUL-78)."""
        return in_hands(game, self.areas.taken_up, viewer)

    def arrange(self, game: "Game", words: "Mapping[str, object]") -> None:
        """Advisors in the areas are not in the deck."""
        knowledge.arrange(self, game, words)
        self._let_others_wait(game)


def advisors_of(game: "Game") -> Advisors:
    """The module of a game with Advisors."""
    for module in game.modules:
        if isinstance(module, Advisors):
            return module
    raise LookupError("This game has no Advisors.")
