"""One game at the prompt: whose turn it is, what they are shown, and what they type."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.text import Text

from kingdom.cli.errors import WrongInput
from kingdom.cli.files import write_text
from kingdom.cli.tui.commands import Commands
from kingdom.cli.tui.console import Hanging, new_console
from kingdom.cli.tui.drawing import Drawing
from kingdom.cli.tui.listing import grouped
from kingdom.cli.tui.reader import Reader
from kingdom.cli.tui.scores import score_table, verdict
from kingdom.cli.tui.seats import ComputerSeat
from kingdom.locales import Locale, Names
from kingdom.locales.log import narrate
from kingdom.locales.refusals import explain
from kingdom.rules.game import Game
from kingdom.rules.material.deck import commitment
from kingdom.rules.moves import DISCARD, DONE, Move
from kingdom.rules.notation import NotationError, parse_move

MOST_NEWS = 40
NEWS_ON_RESUMING = 6
SHOWN_OTHERWISE = ("dealt", "scored", "game-over")
"""Events that are no news, for the table itself or the last page shows them."""
ON_THE_BOARD = ("conquest", "prison")
"""What is asked again and again while the middle of the table changes, which is then shown anew."""
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what could be scrolled back to."""


class Leave(Exception):
    """The person leaves the table."""


class Session:
    """A game between persons at this prompt and computer players."""

    def __init__(
        self,
        game: Game,
        computers: Mapping[int, ComputerSeat],
        locale: Locale,
        reader: Reader,
        *,
        record: Path | None = None,
        ask_all: bool = False,
    ) -> None:
        self.game = game
        self.computers = computers
        self.locale = locale
        self.reader = reader
        self.record = record
        self.ask_all = ask_all
        self.console = new_console()
        self.names = Names(locale, game.box.catalogue, game.options.duchies)
        self.journal = game.listen()
        self.persons = [seat for seat in range(len(game.sides)) if seat not in computers]
        self.told = dict.fromkeys(self.persons, 0)
        self.forced: dict[int, list[Move]] = {seat: [] for seat in self.persons}
        self.at_screen = self.persons[0] if len(self.persons) == 1 else -1
        self.drawn: tuple[object, ...] = ()
        self.commands = Commands(self)

    def welcome(self) -> None:
        """What is played, that the deal is fixed, and how to get help; a resumed game tells its last news."""
        if self.game.options.bare:
            self.say("table.bare")
        self.say("table.commitment", style="quiet", digest=commitment(self.game.seed)[:16])
        self.say("table.hint", style="quiet")
        resumed = bool(self.game.witness and self.game.witness.moves)
        for seat in self.persons if resumed else ():
            self.told[seat] = max(0, len(self.journal.logs[seat]) - NEWS_ON_RESUMING)

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            while not self.game.over:
                self.step()
        except Leave:
            self._say_how_to_go_on()
            return
        finally:
            self.keep()
        self._end()

    def step(self) -> None:
        """One move of whoever is to act."""
        seat = self.game.to_act[0]
        if seat in self.computers:
            self.game.play(seat, self.computers[seat].choose(self.game))
            return
        moves = self.game.legal_moves(seat)
        forced = self._forced_move(moves)
        if forced is not None:
            if forced.verb != DONE:
                self.forced[seat].append(forced)
            self.game.play(seat, forced)
            return
        self._hand_over(seat)
        self._show(seat)
        self.game.play(seat, self._ask(seat, moves))

    def _forced_move(self, moves: list[Move]) -> Move | None:
        """The only move there is, or `done` where one could only discard instead; none if all is asked."""
        if self.ask_all:
            return None
        if len(moves) > 1:
            moves = [move for move in moves if move.verb != DISCARD]
            return moves[0] if [move.verb for move in moves] == [DONE] else None
        return moves[0]

    def keep(self) -> None:
        """Write the record, if one is kept."""
        if self.record is not None:
            write_text(self.record, self.game.record())

    def drawing(self, seat: int) -> Drawing:
        """The table as this seat sees it."""
        players = [
            self.computers[seat].player.name if seat in self.computers else self.locale.say("table.person")
            for seat in range(len(self.game.sides))
        ]
        return Drawing(self.game.view(seat), self.names, players)

    def say(self, key: str, *, style: str = "", **words: object) -> None:
        """Print one of the table's texts."""
        whole = "file" in words  # what is to be copied must not be broken into lines
        self.console.print(Text(self.locale.say(key, **words), style=style), soft_wrap=whole)

    # --- what a person sees --------------------------------------------------------------------------------

    def _hand_over(self, seat: int) -> None:
        """With two persons at one screen: nobody sees the other's hand."""
        if seat == self.at_screen:
            return
        self.at_screen = seat
        self.drawn = ()
        if self.reader.interactive:
            self.console.file.write(CLEAR)
            prompt = self.locale.say("table.hand-over", who=self.names.seat(seat))
            if self.reader.read(seat, prompt + " ", (), ()) is None:
                raise Leave
            self.console.file.write(CLEAR)
        else:
            self.console.rule(self.names.seat(seat))

    def _show(self, seat: int) -> None:
        """The news, then the whole table at a new moment, or only the own side inside one."""
        self.news(seat)
        drawing = self.drawing(seat)
        seen = drawing.seen
        now = (
            seat,
            seen["round"],
            seen["phase"],
            seen["step"],
            seen["turn"] if seen["phase"] == "choice" else 0,
        )
        width = self.console.width
        if now != self.drawn:
            self.console.print()
            self.console.print(drawing.whole(width))
        elif seen["asks"] in ("plan", "window"):
            self.console.print(drawing.own(width))
        elif seen["asks"] in ON_THE_BOARD:
            self.console.print(drawing.middle())
        self.drawn = now
        self.console.print(Hanging(Text(f"» {drawing.order()}", style="do"), 2))

    def news(self, seat: int) -> None:
        """What has happened since this person was last told."""
        log = self.journal.logs[seat]
        events = [event for event in log[self.told[seat] :] if event["event"] not in SHOWN_OTHERWISE]
        lines = narrate(events, self.names, seat)
        self.told[seat] = len(log)
        if len(lines) > MOST_NEWS:
            self.say("table.more-news", style="quiet", count=len(lines) - MOST_NEWS)
        for line in lines[-MOST_NEWS:]:
            self.console.print(Hanging(Text(f"· {line}"), 2))
        if self.forced[seat]:
            moves = "; ".join(move.text for move in self.forced[seat])
            self.say("table.forced", style="quiet", moves=moves)
            self.forced[seat] = []

    # --- what a person types -------------------------------------------------------------------------------

    def _ask(self, seat: int, moves: list[Move]) -> Move:
        """Read until there is a legal move."""
        moves = grouped(moves)
        texts = [move.text for move in moves]
        prompt = f"{self.names.seat(seat)}> "
        while True:
            self.keep()
            line = self.reader.read(seat, prompt, texts, self.game.box.ids)
            if line is None:
                raise Leave
            if self._is_done(line, texts):
                line = "done"
            if not line or line.startswith("#") or self.commands.obey(line, seat, moves):
                continue
            move = self._move(line, seat, moves)
            if move is not None:
                return move

    def _is_done(self, line: str, texts: list[str]) -> bool:
        """At the keyboard Enter alone goes on where nothing has to be done."""
        return self.reader.interactive and not line and "done" in texts

    def _move(self, line: str, seat: int, moves: list[Move]) -> Move | None:
        """The move of this line, or None after saying why there is none."""
        if line.isdecimal() and 1 <= int(line[:6]) <= len(moves):
            return moves[int(line[:6]) - 1]
        try:
            move = parse_move(line, self.game, seat)
        except NotationError as error:
            english = self.locale.language == "en"
            text = str(error) if english else self.locale.say("table.not-a-move", line=line[:60])
            self.console.print(Text(f"✗ {text}", style="wrong"))
            return None
        why = self.game.why_not(seat, move)
        if why is None:
            return move
        self.console.print(Text(f"✗ {explain(why, self.names)}", style="wrong"))
        return None

    # --- the end -------------------------------------------------------------------------------------------

    def _say_how_to_go_on(self) -> None:
        if self.record is not None:
            self.say("table.left-saved", file=self.record)
        else:
            self.say("table.left")

    def _end(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None
        viewer = self.persons[0] if len(self.persons) == 1 else None
        if viewer is not None:
            self.news(viewer)
        self.console.print()
        self.console.print(score_table(outcome.scores, self.names))
        self.console.print(Text(verdict(outcome, self.names, viewer), style="do"))
        self.say("table.seed", seed=self.game.seed)
        if self.record is not None:
            self.say("table.saved-over", file=self.record)


def save(session: Session, file: str) -> None:
    """Write the record to another file; what is wrong with it is said, and the game goes on."""
    try:
        path = Path(file)
        if path.exists() and path != session.record:
            session.say("table.file-exists", style="wrong", file=file)
            return
        write_text(path, session.game.record())
    except (WrongInput, ValueError) as error:
        session.console.print(Text(f"✗ {error}", style="wrong"))
        return
    session.record = path
    session.say("table.saved", file=file)
