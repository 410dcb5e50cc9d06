"""Abilities that change what a card of the own Duchy is worth when points are counted (ADV-17, ADV-18)."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kingdom.rules.building.supremacy import cards_of_type
from kingdom.rules.material.resources import NO_TYPE, TYPE_NAMES
from kingdom.rules.modules.advisors.ability import Ability
from kingdom.rules.moves import Move
from kingdom.rules.reasons import Reason, reason
from kingdom.rules.scoring import Line

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.modules.advisors.areas import Areas
    from kingdom.rules.scoring import Score

DUCHY: Final = "duchy"
"""The Duchy card itself, which is one of the own cards, too (RUL-139)."""
TYPES: Final = len(TYPE_NAMES)


class OfOneCard(Ability):
    """An ability that is used on a card of the own Duchy and matters when points are counted.

    `second` of its moves is the card, or behind all cards the Duchy card.
    """

    def changed(self, areas: "Areas", seat: i64) -> list[Move]:
        """The moves with which this player has used it."""
        made = [self.own[at] for at in areas.lasting[seat]]
        return [move for move in made if move.card == self.card]

    def use(self, game: "Game", seat: i64, move: Move, areas: "Areas") -> None:
        """On which card it was used is remembered until points are counted."""
        rows = [row[:] for row in areas.lasting]
        rows[seat].append(int(move.number - self.own[0].number))
        areas.lasting = rows
        if game.listening:
            self.tell(game, seat, move)

    def tell(self, game: "Game", seat: i64, move: Move) -> None:
        """Report what is changed."""
        raise NotImplementedError

    def no_effect(self, game: "Game", seat: i64, move: Move) -> Reason:
        """There is no such card, or it has nothing to change."""
        return reason("nothing-to-change", card=card_name(game, seat, move.second))


def card_name(game: "Game", seat: i64, card: i64) -> str:
    """The id of a card, or of the Duchy of this player."""
    return game.faces[game.sides[seat].duchy].id if card == game.box.size else game.box.ids[card]


def own_cards(game: "Game", seat: i64) -> list[int]:
    """The cards in the Duchy of this player, each once, with the Duchy card."""
    return [*sorted({int(card) for card in game.sides[seat].built}), int(game.box.size)]


def combo_of(game: "Game", seat: i64, card: i64) -> tuple[i64, i64]:
    """What a card counts for each card of a type, and of which type; of none where it has no combo."""
    if card == game.box.size:
        face = game.faces[game.sides[seat].duchy]
        return face.combo_each, face.combo_type
    return game.box.combo_each[card], game.box.combo_type[card]


def gross_of(game: "Game", seat: i64, card: i64) -> i64:
    """The points that a card gives by itself."""
    if card == game.box.size:
        return game.faces[game.sides[seat].duchy].points
    return game.box.points[card]


@final
class ChangeComboType(OfOneCard):
    """The combo of a card of the own Duchy counts the cards of another type (ADV-17)."""

    def make(self, box: "Box", seats: i64, number: i64, module: i64) -> list[Move]:
        """`advisor bewitching-manipulator royal-guard monument`, for every card and the Duchy."""
        return [
            self.move(number + TYPES * card + kind, module, f"{name} {word}", second=card, to=kind)
            for card, name in enumerate([*box.ids, DUCHY])
            for kind, word in enumerate(TYPE_NAMES)
        ]

    def targets(self, game: "Game", seat: i64) -> list[Move]:
        """Every card with a combo, and every type but its own."""
        found: list[Move] = []
        for card in own_cards(game, seat):
            _, kind = combo_of(game, seat, card)
            if kind != NO_TYPE:
                first = self.first + TYPES * card
                found += [self.own[first + other] for other in range(TYPES) if other != kind]
        return found

    def tell(self, game: "Game", seat: i64, move: Move) -> None:
        """Which card, and what it counts now."""
        words: dict[str, object] = {"card": card_name(game, seat, move.second)}
        each, _ = combo_of(game, seat, move.second)
        words |= {"each": int(each), "of": TYPE_NAMES[move.to]}
        game.tell("combo-changed", seat, words)

    def scores(self, game: "Game", seat: i64, score: "Score", areas: "Areas") -> None:
        """The line of the card counts the new type; of several copies one does."""
        for move in self.changed(areas, seat):
            card = card_name(game, seat, move.second)
            each, _ = combo_of(game, seat, move.second)
            number = cards_of_type(game, game.sides[seat], move.to)
            line = Line("combo-changed", int(each * number), card=card, each=each, of=TYPE_NAMES[move.to])
            at = [old.what == "combo" and old.card == card for old in score.lines].index(True)
            score.lines[at] = line


@final
class DoubleGrossPoints(OfOneCard):
    """The gross points of a card of the own Duchy count twice (ADV-18)."""

    def make(self, box: "Box", seats: i64, number: i64, module: i64) -> list[Move]:
        """`advisor grand-treasurer great-arena`, for every card and the Duchy."""
        return [
            self.move(number + card, module, name, second=card) for card, name in enumerate([*box.ids, DUCHY])
        ]

    def targets(self, game: "Game", seat: i64) -> list[Move]:
        """Every card that gives points by itself."""
        return [
            self.own[self.first + card] for card in own_cards(game, seat) if gross_of(game, seat, card) > 0
        ]

    def tell(self, game: "Game", seat: i64, move: Move) -> None:
        """Which card, and what it gives once more."""
        words: dict[str, object] = {"card": card_name(game, seat, move.second)}
        game.tell("gross-doubled", seat, words | {"points": int(gross_of(game, seat, move.second))})

    def scores(self, game: "Game", seat: i64, score: "Score", areas: "Areas") -> None:
        """Its points once more; of several copies one is doubled."""
        for move in self.changed(areas, seat):
            points = int(gross_of(game, seat, move.second))
            score.lines.append(Line("gross-doubled", points, card=card_name(game, seat, move.second)))
