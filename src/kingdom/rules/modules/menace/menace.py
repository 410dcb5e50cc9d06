"""The Menace module: two decks of Menaces, or in a game of one those in the Danger deck."""

from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.hearing import be_quiet
from kingdom.rules.hooks import Module
from kingdom.rules.material.box import ForeignCard
from kingdom.rules.modules.menace.deck import MenaceDeck
from kingdom.rules.modules.menace.decks import check_sizes, decks_for, printed_cards
from kingdom.rules.modules.menace.guard import in_company
from kingdom.rules.modules.menace.in_play import (
    ACTING,
    COMBAT,
    DRAWING,
    ELSEWHERE,
    OFFERING,
    PLANNING,
    InPlay,
    by_seat,
    in_play,
)
from kingdom.rules.modules.menace.options import decks_of
from kingdom.rules.modules.menace.own_moves import DRAW, VANQUISH, MoveList
from kingdom.rules.modules.menace.refusals import why_not
from kingdom.rules.moves import Move
from kingdom.rules.phases.phase import Phase
from kingdom.rules.reasons import Reason

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from kingdom.rules.cards.model import Catalogue
    from kingdom.rules.game import Game
    from kingdom.rules.material.move_table import MoveTable
    from kingdom.rules.modules.menace.tables import MenaceDeckCard
    from kingdom.rules.options import Options
    from kingdom.rules.scoring import Score


@final
class Menaces(Module):
    """What the decks in play change in the course of the game; each deck knows its own Menaces."""

    def __init__(self, options: "Options") -> None:
        super().__init__("menace")
        self.options: Final = options
        self.in_play: InPlay = InPlay(vec[MenaceDeck](), [], [], vec[i64]())
        self.round: i64 = 0
        # Which stop of the course is running, where it concerns Menaces; asked for at every decision.
        self.stage: i64 = ELSEWHERE
        # Whether other modules play beside this one and the rules of a game of one.
        self.in_company: bool = False
        # The Calamities stay in the box (MEN-GEN-1).
        self.calamities: i64 = 0
        # In a sampled world: what the others still see of the viewer.
        self.before: Menaces | None = None

    # --- set-up and rounds -----------------------------------------------------------------------------

    def cards(self, catalogue: "Catalogue") -> list[ForeignCard]:
        """The cards of the decks in play; those of a pile join no hand."""
        names = decks_of(self.options)
        check_sizes(catalogue, names)
        return [
            ForeignCard(card.id, card.copies, joins_hand=not card.pile)
            for card in printed_cards(catalogue, names)
        ]

    def moves(self, table: "MoveTable") -> list[Move]:
        """Those of each deck, then `draw CARD` for every Menace."""
        moves = MoveList(table.next_foreign(), self.number)
        decks = decks_for(table.box, decks_of(self.options), self.options.players)
        for place, deck in enumerate(decks):
            moves.deck = place
            deck.list_moves(moves, table.box, self.options)
        moves.deck = len(decks)
        for deck in decks:
            for kind in deck.kinds:
                moves.add(DRAW, f"draw {kind.id}", card=kind.card)
        return moves.made

    def round_course(self, round_: i64, course: list[Phase]) -> list[Phase]:
        """The stops at which Menaces act or are fought."""
        from kingdom.rules.modules.menace.course import with_menaces

        return with_menaces(course, self.options)

    def set_up(self, game: "Game") -> None:
        """The Calamities go back into the box; the Menace decks are shuffled."""
        self.calamities = game.calamities
        game.calamities = 0
        self.in_company = in_company(game)
        self.in_play = in_play(game, self.number)
        self.in_play.shuffle(game)

    def joins_hand(self, game: "Game", seat: i64) -> i64:
        """A card of the own deck; in a game of one it goes into the Danger deck (MEN-GEN-2, MEN-GEN-14)."""
        deck = self.in_play.deck_of(seat)
        return deck.draw() if len(game.sides) == 1 else deck.order[game.round - 1]

    def joined_hand(self, game: "Game", seat: i64, round_: i64) -> i64:
        """In a sampled world: the card of that round."""
        return self.in_play.deck_of(seat).order[round_ - 1]

    def phase_begins(self, game: "Game", phase: Phase) -> None:
        """In each round a card has left each deck; some decks do something as a stop begins."""
        self.round = game.round
        self.in_play.begins(game, phase)
        self.stage = self.in_play.stage_at(game.at)
        be_quiet(game, self, self.stage == ELSEWHERE and not self.in_company)

    # --- Planning, Production, Combat ------------------------------------------------------------------

    def extra_moves(self, game: "Game", seat: i64, phase: Phase, out: list[Move]) -> None:
        """What the running stop allows."""
        if self.stage == ELSEWHERE:
            return
        if self.stage == PLANNING:
            self.in_play.in_planning(game, seat, out)
        elif self.stage == ACTING:
            self.in_play.choices(game, seat, out)
        elif self.stage == COMBAT:
            self.in_play.vanquishable(game, seat, out)
        elif self.stage == OFFERING:
            self.in_play.in_choice(game, seat, out)
        else:
            out += self.in_play.draws(game, seat)

    def must_stay(self, game: "Game", seat: i64, phase: Phase) -> bool:
        """Planning goes on while a Menace could still be placed."""
        return self.stage == PLANNING and self.in_play.holds(game, seat)

    def restricts(self, game: "Game", seat: i64) -> bool:
        """Whether a deck forbids anything now; alone with the base rules none does outside Planning."""
        if self.stage != PLANNING and not self.in_company:
            return False
        for deck in self.in_play.decks:
            if deck.restricts(game, seat, planning=self.stage == PLANNING):
                return True
        return False

    def forbids(self, game: "Game", seat: i64, move: Move) -> Reason | None:
        """The first reason that a deck gives."""
        for deck in self.in_play.decks:
            if deck.restricts(game, seat, planning=self.stage == PLANNING):
                why = deck.forbids(game, seat, move)
                if why is not None:
                    return why
        return None

    def permitted(self, game: "Game", seat: i64, moves: list[Move]) -> list[Move]:
        """Alone with the base rules only what waits in Planning forbids anything."""
        planning = self.stage == PLANNING
        if self.in_company:
            for deck in self.in_play.decks:
                moves = deck.permitted(game, seat, moves, planning=planning)
        elif planning:
            for deck in self.in_play.patient:
                if deck.waiting[seat]:
                    moves = deck.permitted(game, seat, moves, planning=True)
        return moves

    def apply(self, game: "Game", seat: i64, move: Move) -> None:
        """Draw a Menace, vanquish one, or choose what one leaves open."""
        if move.to == DRAW:
            self.in_play.draw(game, seat, move.card)
        elif move.to == VANQUISH:
            self.in_play.decks[move.area].vanquish(game, seat, move)
        else:
            self.in_play.decks[move.area].choose(game, seat, move)

    def refusal(self, game: "Game", seat: i64, move: Move) -> Reason:
        """Why an own move is not possible now."""
        return why_not(self.in_play, self.stage, game, seat, move)

    def production(self, game: "Game", seat: i64, resource: i64) -> i64:
        """What the decks add to a count, or take from it."""
        total: i64 = 0
        for deck in self.in_play.producers:
            total += deck.production(game, seat, resource)
        return total

    def completed(self, game: "Game", seat: i64, card: i64) -> None:
        """A card has joined the Duchy."""
        for deck in self.in_play.decks:
            deck.completed(game, seat)

    def soldiers_gained(self, game: "Game", seat: i64, number: i64) -> None:
        """Soldiers have come into a stock."""
        for deck in self.in_play.decks:
            deck.soldiers_gained(game, seat)

    # --- Choice ----------------------------------------------------------------------------------------

    def selected(self, game: "Game", seat: i64) -> None:
        """A player has taken an Offering area."""
        if self.stage == OFFERING:
            for deck in self.in_play.decks:
                deck.selected(game, seat)

    def answers(self, game: "Game", seat: i64) -> list[Move]:
        """The answers to what a deck has asked."""
        return self.in_play.answers(game, seat)

    # --- end -------------------------------------------------------------------------------------------

    def duchy_cards(self, game: "Game", seat: i64) -> i64:
        """Vanquished Menaces that stand in the Duchy (RUL-64)."""
        number: i64 = 0
        for deck in self.in_play.decks:
            number += deck.duchy_cards(seat)
        return number

    def scores(self, game: "Game", seat: i64, score: "Score") -> None:
        """The Menaces that were not vanquished cost their points (MEN-GEN-13)."""
        for deck in self.in_play.decks:
            deck.scores(seat, score)

    def medals(self, game: "Game") -> tuple[int, ...]:
        """Those of the deck in the Danger deck (SOLO-26)."""
        name = self.in_play.deck_of(0).name
        printed = cast("MenaceDeckCard", game.box.catalogue.more["menace-deck"][name])
        return printed.solo_medals

    # --- knowledge -------------------------------------------------------------------------------------

    def clone(self) -> "Menaces":
        """An independent copy."""
        copy = Menaces(self.options)
        copy.in_play = self.in_play.clone()
        copy.in_company = self.in_company
        copy.round, copy.stage, copy.calamities = self.round, self.stage, self.calamities
        return copy

    def freeze(self) -> Module:
        """As it stands now; a sampled world knows how the viewer's side stood before."""
        frozen = self.before or self.clone()
        self.before = None
        return frozen

    def view(self, game: "Game", viewer: i64, frozen: Module) -> dict[str, object]:
        """Everything but the order of the decks, and which cards of them are still hidden."""
        assert isinstance(frozen, Menaces)
        own, others = self.in_play, frozen.in_play
        seats = range(len(game.sides))
        told = (others if viewer < 0 else own).common(self._dealt())
        told.update(by_seat([own.side(seat) if seat == viewer else others.side(seat) for seat in seats]))
        if len(seats) > 1 and own.mixed():
            told["joined"] = [own.joined(game, viewer, seat) for seat in seats]
        if game.asker == self.number:
            told["asking"] = "swap"
        if viewer >= 0 and frozen is not self:
            told["before"] = others.side(viewer)
        return told

    def _dealt(self) -> i64:
        """In how many rounds a card has left each deck; while owners choose one it lies there yet."""
        return self.round - 1 if self.stage == DRAWING else self.round

    def state(self) -> dict[str, object]:
        """The whole state with the decks in their order."""
        told = self.in_play.common(self._dealt())
        told.update(by_seat([self.in_play.side(seat) for seat in range(self.options.players)]))
        told["decks"] = [
            [deck.box.ids[card] for card in deck.left(self._dealt())] for deck in self.in_play.decks
        ]
        brought = sum([int(deck.calamities_brought()) for deck in self.in_play.decks])
        told["calamities"] = ["calamity"] * (int(self.calamities) - brought)
        return told

    def sample(
        self, game: "Game", viewer: i64, seen: dict[str, object], below: "Callable[[int], int]"
    ) -> None:
        """What lies open, and an order of each deck that agrees with the cards that were seen."""
        self.round = game.round
        self.in_play.put(len(game.sides), seen)
        self.stage = self.in_play.stage_at(game.at)
        if len(game.sides) > 1:
            unknown: list[list[str | None]] = [[], []]
            self.in_play.imagine(cast("list[list[str | None]]", seen.get("joined", unknown)), below)
        if "before" in seen:
            self.before = self.clone()
            self.before.in_play.put_side(viewer, cast("Mapping[str, object]", seen["before"]))

    def arrange(self, game: "Game", words: "Mapping[str, object]") -> None:
        """The words of a view: `standing`, `vanquished`, `giants`, `stolen` by seat; `pile`."""
        self.in_play.put(len(game.sides), words)
        for deck in self.in_play.decks:
            deck.arranged(game)


def menaces_in(game: "Game") -> InPlay:
    """The decks of a game that is played with Menaces."""
    for module in game.modules:
        if isinstance(module, Menaces):
            return module.in_play
    raise LookupError("This game is played without Menaces.")
