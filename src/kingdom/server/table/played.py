"""The moves that count, the game they lead to, and the version that each viewer has seen.

Versions count for each viewer apart: what the other does inside a simultaneous segment changes nothing for a
viewer before the barrier (RUL-02), so their version may not tell of it either.
"""

from __future__ import annotations

from dataclasses import dataclass

from kingdom.rules.game import Game
from kingdom.rules.moves import Move
from kingdom.rules.notation import read_move
from kingdom.server.table.deal import SPECTATOR, Deal

Seen = dict[int, int]
"""The viewers to whom something is new, and how much of their log was told before."""


@dataclass(frozen=True)
class Back:
    """A take-back: from where in the history; `alone` if that one move goes and later ones stay."""

    at: int
    alone: bool


class Played:
    """One game as far as it has been played."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.history: list[tuple[int, str]] = []
        # What a record says besides: after how many moves, and what.
        self.marks: list[tuple[int, str]] = []
        # Where the running simultaneous segment began in the history.
        self.segment: int | None = None
        # The moves, by seat and place, since which that seat is known to have learnt something.
        self.learnt: set[tuple[int, int]] = set()
        self.game = self._dealt()
        self.viewers = (SPECTATOR, *range(len(self.game.sides)))
        self.versions = dict.fromkeys(self.viewers, 1)
        self.told = {viewer: len(self.log(viewer)) for viewer in self.viewers}

    def _dealt(self) -> Game:
        game = self.deal.new_game()
        assert game.witness is not None
        self.segment = 0 if game.witness.frozen else None
        return game

    def log(self, viewer: int) -> list[dict[str, object]]:
        """All that this viewer has been told of the game."""
        witness = self.game.witness
        assert witness is not None
        assert witness.journal is not None
        return witness.journal.logs[viewer]

    def make(self, seat: int, move: Move) -> Seen:
        """A legal move: what comes of it, and for whom that is news."""
        hushed = self._play(seat, move)
        seen: Seen = {}
        for viewer in self.viewers:
            if viewer == seat or not hushed or len(self.log(viewer)) != self.told[viewer]:
                seen[viewer] = self.told[viewer]
                self.told[viewer] = len(self.log(viewer))
                self.versions[viewer] += 1
        return seen

    def _play(self, seat: int, move: Move) -> bool:
        """Make a move; whether the others see nothing of it yet."""
        witness = self.game.witness
        assert witness is not None
        before = witness.frozen
        self.game.apply(seat, move)
        self.history.append((seat, move.text))
        same = bool(before) and witness.frozen is before
        if not same:
            self.segment = len(self.history) if witness.frozen else None
        return same

    def interrupt(self) -> tuple[int, ...]:
        """The game ends outside its rules: nobody may move any more, which all see."""
        for viewer in self.viewers:
            self.versions[viewer] += 1
        return self.viewers

    # --- taking back ---------------------------------------------------------------------------------------

    def last_of(self, seat: int) -> Back | None:
        """The last move of this seat; inside a running segment it goes alone, for the other's are apart."""
        for at in range(len(self.history) - 1, -1, -1):
            if self.history[at][0] == seat:
                return Back(at, alone=self.segment is not None and at >= self.segment)
        return None

    def touches_others(self, back: Back) -> bool:
        """Whether the other's moves go, too. In a running segment nobody may learn whether there are any."""
        if back.alone:
            return False
        seat = self.history[back.at][0]
        return self.segment is not None or any(mover != seat for mover, _ in self.history[back.at :])

    def take_back(self, back: Back) -> tuple[int, ...]:
        """Undo it; whoever sees a difference."""
        seat = self.history[back.at][0]
        kept = self.history[: back.at] + (self.history[back.at + 1 :] if back.alone else [])
        gone = len(self.history) - len(kept)
        self.replay(kept)
        seen = (seat,) if back.alone else self.viewers
        for viewer in seen:
            self.versions[viewer] += 1
            self.told[viewer] = len(self.log(viewer))
        self.mark(f"seat {seat + 1} took back {gone} move{'s' * (gone != 1)}")
        return seen

    def replay(self, moves: list[tuple[int, str]]) -> None:
        """Begin anew and make these moves; nobody is told."""
        self.history = []
        self.learnt = set()
        self.game = self._dealt()
        for seat, text in moves:
            self._play(seat, read_move(text, self.game.table))

    # --- the record ----------------------------------------------------------------------------------------

    def mark(self, text: str) -> None:
        """Say something in the record at this place."""
        self.marks.append((len(self.history), text))

    def record(self) -> str:
        """The game as a record; what was taken back and who sat in stands there as remarks."""
        lines = self.game.record().splitlines()
        head = len(lines) - len(self.history) - (self.game.final is not None)
        for after, text in sorted(self.marks, key=lambda mark: mark[0], reverse=True):
            lines.insert(head + min(after, len(self.history)), f"# {text}")
        return "\n".join(lines) + "\n"
