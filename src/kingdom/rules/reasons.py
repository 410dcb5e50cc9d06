"""Why a move is refused: a code for programs, a sentence for people.

The sentences are English; the other languages have theirs under the same codes in kingdom.locales.
"""

from typing import Final, final

from kingdom.rules.modules import registry

SENTENCES: Final[dict[str, str]] = {
    "game-over": "The game is over, so no move can be made any more.",
    "not-your-turn": "It is not this player's turn; seat {seats} is to act.",
    "unknown-move": "This move does not belong to the cards of this game.",
    "answer-first": "Answer first what you are asked now.",
    "not-in-this-phase": "'{move}' cannot be done in the {phase} phase at this moment.",
    "not-in-hand": "{card} is not in your hand.",
    "no-trap-token": "You have no Trap token left, so {card} can only be offered face up.",
    "offer-first": "You are making an Offering: choose a card from your hand, an area and a face.",
    "take-first": "You are choosing an Offering area: take left or take right.",
    "finish-offering": "Finish your Offering first: a second card must be offered.",
    "not-in-selection": "{card} is not in your Selection area.",
    "cannot-slate": "{card} cannot be slated for construction: only Development cards can.",
    "cannot-recycle": "{card} cannot be recycled: only Development and Treasure cards can.",
    "no-matching-space": "{card} has no free space for {resource}.",
    "not-under-construction": "{card} is not in your Construction area.",
    "no-krystallium": "You have no Krystallium in stock.",
    "no-soldier": "You have no Soldier in stock; one in the Training area does not count.",
    "kept": "{card} may not be discarded now.",
    "cards-left": "Every card of your Selection area must be slated or recycled before you are done.",
    "cubes-left": "Place the {count} cubes you still hold before you are done.",
    "nothing-to-place": "You hold no cube to place.",
}


def sentences() -> dict[str, str]:
    """Every refusal in English by its code, those of the modules too."""
    known = dict(SENTENCES)
    for one in registry.entries():
        known.update(one.sentences)
    return known


@final
class Reason:
    """One refusal: its code and the words that belong in its sentence."""

    def __init__(self, code: str, words: dict[str, str]) -> None:
        self.code: Final = code
        self.words: Final = words

    def __str__(self) -> str:
        return sentences().get(self.code, self.code).format(**self.words)

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.words!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.code == other.code and self.words == other.words

    def __hash__(self) -> int:
        return hash(self.code)


def reason(code: str, **words: object) -> Reason:
    """A refusal with this code; the words are card ids, resources and numbers."""
    return Reason(code, {name: str(word) for name, word in words.items()})


class IllegalMove(ValueError):
    """A refused move; nothing has changed."""

    def __init__(self, why: Reason, move: object) -> None:
        super().__init__(f"{move}: {why}")
        self.reason = why
        self.move = move
