"""What can be typed at the prompt besides moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from kingdom.cli.tui.console import Hanging
from kingdom.cli.tui.listing import listing
from kingdom.cli.tui.scores import score_table
from kingdom.locales.card_text import card_text, find_card
from kingdom.locales.log import narrate
from kingdom.rules.moves import Move

if TYPE_CHECKING:
    from kingdom.cli.tui.session import Session

LINES_OF_LOG = 20


class Commands:
    """The commands of one session, by their words."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.warned = False
        self._by_word: dict[str, Callable[[str, int, list[Move]], None]] = {
            "?": self._moves,
            "look": self._look,
            "log": self._log,
            "score": self._score,
            "card": self._card,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }

    def obey(self, line: str, seat: int, moves: list[Move]) -> bool:
        """Carry out a command; whether the line was one."""
        word, _, rest = line.partition(" ")
        command = self._by_word.get(word.lower())
        if command is None:
            return False
        self.warned = self.warned and word.lower() == "quit"
        command(rest.strip(), seat, moves)
        return True

    def _moves(self, rest: str, seat: int, moves: list[Move]) -> None:
        self.session.console.print(listing(moves, self.session.locale, self.session.console.width))

    def _look(self, rest: str, seat: int, moves: list[Move]) -> None:
        drawing = self.session.drawing(seat)
        self.session.console.print(drawing.whole(self.session.console.width))
        self.session.console.print(Text(f"» {drawing.order()}", style="do"))

    def _log(self, rest: str, seat: int, moves: list[Move]) -> None:
        wanted = int(rest[:6]) if rest.isdecimal() else LINES_OF_LOG
        lines = narrate(self.session.journal.logs[seat], self.session.names, seat)
        for line in lines[-wanted:] if wanted else []:
            self.session.console.print(Hanging(Text(f"· {line}"), 2))

    def _score(self, rest: str, seat: int, moves: list[Move]) -> None:
        drawing = self.session.drawing(seat)
        scores = [drawing.score(one) for one in range(len(drawing.seen["sides"]))]
        self.session.say("table.score-now", style="do")
        self.session.console.print(score_table(scores, self.session.names))

    def _card(self, rest: str, seat: int, moves: list[Move]) -> None:
        box = self.session.game.box
        slot = box.slot_index.get(rest.lower())
        wanted = box.ids[box.slot_card[slot]] if slot is not None else rest
        card = find_card(box.catalogue, wanted)
        if card is None:
            self.session.say("table.no-card", style="wrong", card=rest[:60])
            return
        for line in card_text(card, self.session.locale, face=self.session.game.options.face):
            self.session.console.print(Text(line))

    def _save(self, rest: str, seat: int, moves: list[Move]) -> None:
        from kingdom.cli.tui.session import save

        if rest:
            save(self.session, rest)
        else:
            self.session.say("table.save-needs-file", style="wrong")

    def _help(self, rest: str, seat: int, moves: list[Move]) -> None:
        self.session.say("table.help")

    def _quit(self, rest: str, seat: int, moves: list[Move]) -> None:
        """Without a record the first `quit` only warns."""
        from kingdom.cli.tui.session import Leave

        if self.session.record is None and not self.warned:
            self.warned = True
            self.session.say("table.not-saved", style="wrong")
            return
        raise Leave
