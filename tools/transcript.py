"""Writes docs/pictures/round.txt: one round at the prompt, with greedy's moves typed in for the person."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from kingdom import Game, Options, players
from kingdom.arena.play import chance_of
from kingdom.cli.tui.seats import ComputerSeat
from kingdom.cli.tui.session import Session
from kingdom.locales import locale

PAGE = Path(__file__).parents[1] / "docs" / "pictures" / "round.txt"
SEED = "7"


class Typist:
    """Types what greedy would do, and leaves when the second round begins."""

    interactive = False

    def __init__(self, game: Game) -> None:
        self.game = game

    def read(self, seat: int, prompt: str, moves: Sequence[str], names: Sequence[str]) -> str:
        """The next line, printed behind its prompt as a terminal shows it."""
        if self.game.round > 1:
            return "quit"
        player = players.get("greedy")
        luck = chance_of(SEED, seat)
        line = str(player.choose(self.game.view(seat), self.game.legal_moves(seat), luck))
        print(f"{prompt}{line}")
        return line


def transcript() -> str:
    """The round as it stands on a terminal of 80 columns."""
    os.environ["COLUMNS"] = "80"
    output = StringIO()
    with redirect_stdout(output):
        game = Game.new(Options(module="quest"), SEED, listen=True)
        session = Session(game, {1: ComputerSeat("greedy", game, 1)}, locale("en"), Typist(game))
        session.welcome()
        session.run()
    lines = [line.rstrip() for line in output.getvalue().splitlines()]
    second = next(at for at, line in enumerate(lines) if line.startswith("· Round 2"))
    return "\n".join([f"$ kingdom table --seed {SEED}", *lines[:second]]) + "\n"


def main(arguments: Sequence[str] = ()) -> int:
    """Write the page, or with --check say whether it is up to date."""
    text = transcript()
    if "--check" not in arguments:
        PAGE.write_text(text, encoding="utf-8")
    elif PAGE.read_text(encoding="utf-8") != text:
        print("docs/pictures/round.txt is out of date: python -m tools.transcript", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
