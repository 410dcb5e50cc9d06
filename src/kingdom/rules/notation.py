"""Reading the text form of a move; writing it is `str(move)`. The grammar is in docs/notation.md."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING

from kingdom.rules.material.move_table import KRYSTALLIUM_SPACES, MoveTable, words_of
from kingdom.rules.material.resources import AREA_NAMES, RESOURCE_NAMES
from kingdom.rules.modules import registry
from kingdom.rules.moves import Move

if TYPE_CHECKING:
    from kingdom.rules.game import Game

FORMS = (
    "offer CARD left|right [trap]",
    "take left|right",
    "slate CARD",
    "recycle CARD > PLACE[, PLACE]",
    "cube > PLACE",
    "krystallium > CARD SPACE",
    "soldier > CARD",
    "discard CARD",
    "done",
)
"""The forms of the base moves; a PLACE is a card under construction or `alchemy`."""


class NotationError(ValueError):
    """A text that is not a move; the message says what would be."""


def parse_move(text: str, game: "Game", seat: int) -> Move:
    """The move that this text names. It need not be legal now; `game.why_not` tells.

    A card under construction may be called by its plain name when this seat has just one copy of it there.
    """
    return read_move(text, game.table, _standing(game, seat))


def read_move(text: str, table: MoveTable, standing: dict[str, str] | None = None) -> Move:
    """The move that this text names among all moves of a deck."""
    words = words_of(text)
    own = table.foreign_by_words.get(" ".join(words))
    if own is not None:
        return own
    if not words:
        raise NotationError(f"An empty line is not a move; {_forms()}.")
    reader = _READERS.get(words[0])
    if reader is None and any(other.split(" ", 1)[0] == words[0] for other in table.foreign_by_words):
        raise NotationError(_no_move_of_a_module(" ".join(words), words[0], table))
    if reader is None:
        raise NotationError(f"{words[0]!r} does not begin a move{_near(words[0], _READERS)}; {_forms()}.")
    return reader(_Words(words, table, standing or {}))


def _no_move_of_a_module(text: str, verb: str, table: MoveTable) -> str:
    near = _near(text, [other for other in table.foreign_by_words if other.split(" ", 1)[0] == verb])
    forms = [form for one in registry.entries() for form in one.forms if form.split(" ", 1)[0] == verb]
    return f"{text!r} is not a move of this game{near}; the form is " + " or ".join(map(repr, forms)) + "."


def _forms() -> str:
    return "moves look like: " + "; ".join(FORMS)


def _near(word: str, known: Iterable[str]) -> str:
    close = get_close_matches(word, list(known), n=1)
    return f" (did you mean {close[0]!r}?)" if close else ""


def _standing(game: "Game", seat: int) -> dict[str, str]:
    """Plain names of cards that stand just once in this seat's Construction area, under any copy's slot."""
    if not 0 <= seat < len(game.sides):
        return {}
    names: dict[str, str] = {}
    slots = game.sides[seat].slots
    cards = [game.box.slot_card[slot] for slot in slots]
    for slot, card in zip(slots, cards, strict=True):
        if cards.count(card) == 1:
            names[game.box.ids[card]] = game.box.slot_names[slot]
    return names


class _Words:
    """The words of one move, read from left to right."""

    def __init__(self, words: list[str], table: MoveTable, standing: dict[str, str]) -> None:
        self.words = words
        self.at = 1
        self.table = table
        self.standing = standing

    def next(self, what: str) -> str:
        if self.at == len(self.words):
            raise NotationError(f"'{' '.join(self.words)}' breaks off: {what} is missing; {self._form()}.")
        self.at += 1
        return self.words[self.at - 1]

    def _form(self) -> str:
        for form in FORMS:
            if form.startswith(self.words[0]):
                return f"the form is '{form}'"
        return _forms()

    def arrow(self) -> None:
        word = self.next("'>'")
        if word != ">":
            raise NotationError(f"{word!r} stands where '>' should; {self._form()}.")

    def has(self, word: str) -> bool:
        if self.at < len(self.words) and self.words[self.at] == word:
            self.at += 1
            return True
        return False

    def end(self, move: Move) -> Move:
        if self.at < len(self.words):
            rest = " ".join(self.words[self.at :])
            raise NotationError(f"{rest!r} is too much after '{move.text}'; {self._form()}.")
        return move

    def card(self) -> int:
        word = self.next("a card")
        card = self.table.box.index.get(word)
        if card is None:
            raise NotationError(f"{word!r} is not a card of this game{_near(word, self.table.box.index)}.")
        return card

    def slot(self) -> int:
        return self._slot_of(self.next("a card"))

    def _slot_of(self, word: str) -> int:
        slot = self.table.box.slot_index.get(self.standing.get(word, word))
        if slot is None:
            near = _near(word, self.table.box.slot_index)
            raise NotationError(f"{word!r} is not a card that can be under construction{near}.")
        return slot

    def place(self) -> int:
        """The Alchemy area is place 0, a slot its number and one."""
        word = self.next("a place")
        return 0 if word == "alchemy" else self._slot_of(word) + 1

    def one_of(self, what: str, known: tuple[str, ...]) -> int:
        word = self.next(what)
        if word not in known:
            raise NotationError(f"{word!r} is not {what}; write {' or '.join(known)}.")
        return known.index(word)


def _offer(words: _Words) -> Move:
    card = words.card()
    area = words.one_of("an area", AREA_NAMES)
    hidden = words.has("trap")
    return words.end(words.table.offers[card][2 * area + hidden])


def _take(words: _Words) -> Move:
    return words.end(words.table.takes[words.one_of("an area", AREA_NAMES)])


def _slate(words: _Words) -> Move:
    return words.end(words.table.slates[words.card()])


def _recycle(words: _Words) -> Move:
    card = words.card()
    cubes = words.table.box.cubes_of(card)
    name = words.table.box.ids[card]
    if cubes == 0:
        raise NotationError(f"{name!r} cannot be recycled: only Development and Treasure cards can.")
    words.arrow()
    places = [words.place()]
    while words.has(","):
        places.append(words.place())
    if len(places) != cubes:
        places_needed = "one place" if cubes == 1 else f"{cubes} places, with a comma between"
        raise NotationError(f"{name!r} gives {cubes} when recycled: name {places_needed}.")
    if cubes == 1:
        return words.end(words.table.recyclings(card)[places[0]])
    return words.end(words.table.pairs(card, places[0])[places[1]])


def _cube(words: _Words) -> Move:
    words.arrow()
    return words.end(words.table.cubes[words.place()])


def _krystallium(words: _Words) -> Move:
    words.arrow()
    slot = words.slot()
    space = words.one_of("a space that Krystallium fills", RESOURCE_NAMES[:KRYSTALLIUM_SPACES])
    return words.end(words.table.krystallium[KRYSTALLIUM_SPACES * slot + space])


def _soldier(words: _Words) -> Move:
    words.arrow()
    return words.end(words.table.soldiers[words.slot()])


def _discard(words: _Words) -> Move:
    return words.end(words.table.discards[words.slot()])


def _done(words: _Words) -> Move:
    return words.end(words.table.done)


_READERS = {
    "offer": _offer,
    "take": _take,
    "slate": _slate,
    "recycle": _recycle,
    "cube": _cube,
    "krystallium": _krystallium,
    "soldier": _soldier,
    "discard": _discard,
    "done": _done,
}
