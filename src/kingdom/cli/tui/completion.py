"""Tab at the prompt: only moves that are legal now, word by word, and the commands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

COMMANDS = ("?", "look", "log", "score", "card", "save", "help", "quit")


def next_words(typed: str, moves: Iterable[str], names: Iterable[str]) -> Iterator[str]:
    """What may stand next: whole words that continue what has been typed."""
    begun = " ".join(typed.split())
    if typed[-1:].isspace() and begun:
        begun += " "
    lines = [*moves, *COMMANDS, *(f"card {name}" for name in names)]
    done = begun.rfind(" ") + 1
    found = dict.fromkeys(
        line[done:].split(" ")[0] for line in lines if line.startswith(begun.lower()) and line != begun
    )
    yield from (word for word in found if word)


class MoveCompleter(Completer):
    """Completes the moves of one decision; set them anew before each prompt."""

    def __init__(self) -> None:
        self.moves: Sequence[str] = ()
        self.names: Sequence[str] = ()

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """The next words that fit."""
        typed = document.text_before_cursor
        last = typed.split(" ")[-1]
        for word in next_words(typed, self.moves, self.names):
            goes_on = any(next_words(f"{typed[: len(typed) - len(last)]}{word} ", self.moves, self.names))
            yield Completion(f"{word} " if goes_on else word, start_position=-len(last), display=word)
