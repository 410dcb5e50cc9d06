"""Abilities that swap a card of an Offering area for one of a hand or Selection area (ADV-15, ADV-16)."""

from typing import TYPE_CHECKING, final

from librt.vecs import append, pop, remove
from mypy_extensions import i64

from kingdom.rules.material.entry import card_of, face_down, is_hidden, put_in_order, without_tokens
from kingdom.rules.material.resources import AREA_NAMES
from kingdom.rules.modules.advisors.abilities.offering import PLACES, OfferedCard, taken_out
from kingdom.rules.modules.advisors.ability import Ability
from kingdom.rules.modules.advisors.taken_up import taken_up
from kingdom.rules.moves import MODULE, Move
from kingdom.rules.phases.choice import goes_elsewhere, shown_cards
from kingdom.rules.reasons import Reason, reason

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.modules.advisors.areas import Areas


@final
class OpponentSwapsOfferedCard(OfferedCard):
    """The opponent takes a card of an Offering area into the hand and lays another face down (RUL-78).

    The owner names the card; the opponent, asked at once, chooses what to lay, and spends no Trap token.
    """

    def make(self, box: "Box", seats: i64, number: i64, module: i64) -> list[Move]:
        """`advisor pretender left 2`, and the answers: `swap farm` for every card that a hand can hold."""
        moves = super().make(box, seats, number, module)
        for card, name in enumerate(box.ids):
            at = number + len(moves)
            moves.append(Move(at, MODULE, f"swap {name}", module=module, card=self.card, to=card))
        return moves

    def has_effect(self, game: "Game", seat: i64) -> bool:
        """There is an opponent with a card to lay (RUL-130)."""
        return len(game.sides) > 1 and len(game.sides[1 - seat].hand) > 0

    def targets(self, game: "Game", seat: i64) -> list[Move]:
        """Every card of both areas."""
        return super().targets(game, seat) if self.has_effect(game, seat) else []

    def use(self, game: "Game", seat: i64, move: Move, areas: "Areas") -> None:
        """Ask the opponent, or carry out the answer."""
        if self.carries_on(move):
            self._swap(game, seat, move.to, areas)
            return
        areas.named = [int(move.area), int(move.second), self.place]
        areas.asking[1 - seat] = self.place
        if game.listening:
            cards = shown_cards(game, [game.areas[move.area][move.second]])
            words: dict[str, object] = {"area": AREA_NAMES[move.area], "place": int(move.second) + 1}
            game.tell("offer-named", seat, words | {"cards": cards})
        game.ask(move.module, 1 - seat)

    def _swap(self, game: "Game", seat: i64, card: i64, areas: "Areas") -> None:
        area, place, _ = areas.named
        areas.named = []
        areas.asking[seat] = -1
        game.answered()
        entry = taken_out(game, area, place)
        side = game.sides[seat]
        # What is taken is remembered before anything else is shown of this hand.
        areas.taken_up = [*areas.taken_up, taken_up(game, seat, entry)]
        side.hand = put_in_order(remove(side.hand, card), card_of(entry))
        game.areas[area].append(face_down(card, seat, game.round))
        if game.listening:
            ids = game.box.ids
            words: dict[str, object] = {"area": AREA_NAMES[area], "cards": shown_cards(game, [int(entry)])}
            own: dict[str, object] = {"card": ids[card], "taken": [ids[card_of(entry)]]}
            game.tell("offer-swapped", seat, words, own, 1 << seat)

    def carries_on(self, move: Move) -> bool:
        """`swap` does, with its card."""
        return move.to >= 0

    def answers(self, game: "Game", seat: i64, areas: "Areas") -> list[Move]:
        """Any card of the hand."""
        first = self.first + len(AREA_NAMES) * PLACES
        found: list[Move] = []
        last: i64 = -1
        for card in game.sides[seat].hand:
            if card != last:
                found.append(self.own[first + card])
            last = card
        return found

    def no_answer(self, game: "Game", seat: i64, move: Move, areas: "Areas") -> Reason:
        """Why this card is not laid now."""
        if areas.asking[seat] != self.place:
            return super().no_answer(game, seat, move, areas)
        if self.carries_on(move) and move.card == self.card:
            return reason("not-in-hand", card=game.box.ids[move.to])
        return reason("first-swap", card=self.id)

    def no_effect(self, game: "Game", seat: i64, move: Move) -> Reason:
        """The opponent has no card, or nothing lies there."""
        return super().no_effect(game, seat, move) if self.has_effect(game, seat) else reason("empty-hand")


@final
class SwapSelectedWithOffered(Ability):
    """A card of the own Selection area and one of an Offering area change places, as they lie (RUL-79)."""

    def make(self, box: "Box", seats: i64, number: i64, module: i64) -> list[Move]:
        """`advisor shrewd-negotiator 3 left 2`: the place in the Selection area, then the offered card."""
        moves: list[Move] = []
        for own in range(PLACES):
            for area, name in enumerate(AREA_NAMES):
                for place in range(PLACES):
                    words = f"{own + 1} {name} {place + 1}"
                    at = number + len(moves)
                    moves.append(self.move(at, module, words, area=area, second=place, to=own))
        return moves

    def targets(self, game: "Game", seat: i64) -> list[Move]:
        """Every pair; a face-up Advisor never lies in a Selection area."""
        found: list[Move] = []
        row: i64 = len(AREA_NAMES) * PLACES
        for own in range(min(PLACES, len(game.sides[seat].selection))):
            for area in range(len(AREA_NAMES)):
                first = self.first + row * own + PLACES * area
                found += self.own[first : first + min(PLACES, len(game.areas[area]))]
        return found

    def use(self, game: "Game", seat: i64, move: Move, areas: "Areas") -> None:
        """Both keep their face; an Advisor that lies face up moves on at once (ADV-GEN-9)."""
        side = game.sides[seat]
        side.selection, given = pop(side.selection, move.to)
        taken = without_tokens(taken_out(game, move.area, move.second))
        game.areas[move.area].append(given)
        if game.listening:
            words: dict[str, object] = {"area": AREA_NAMES[move.area]}
            words["given"] = shown_cards(game, [int(given)])
            words["taken"] = shown_cards(game, [int(taken)])
            game.tell("selected-swapped", seat, words)
        if is_hidden(taken) or not goes_elsewhere(game, seat, taken):
            side.selection = append(side.selection, taken)

    def no_effect(self, game: "Game", seat: i64, move: Move) -> Reason:
        """Nothing lies at one of the two places."""
        return reason("no-card-there")
