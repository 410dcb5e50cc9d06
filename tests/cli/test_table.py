"""Playing at the prompt: whole games by pipe, languages, and what one seat is shown."""

import json
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from kingdom.cli.tui.completion import MoveCompleter, next_words
from kingdom.cli.tui.seats import ComputerSeat
from kingdom.cli.tui.session import Session
from kingdom.locales import Names, locale
from kingdom.rules.game import Game
from kingdom.rules.options import Options
from tests.cli.running import in_process, kingdom

FIRST_CHOICES = "1\n" * 1200


@pytest.mark.parametrize("seat", ["valados", "teressia", "both"])
def test_a_whole_game_is_played_by_pipe(seat: str) -> None:
    done = kingdom("table", "--seat", seat, "--seed", "7", typed=FIRST_CHOICES)
    assert (done.returncode, done.stderr) == (0, "")
    assert "gross VP" in done.stdout
    assert "The seed was 7." in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["Your hand", "Offer a card", "Tatis Tribe"]),
        ("fr", ["Votre main", "Proposez une carte", "Ferme"]),
        ("es", ["Tu mano", "Ofrece una carta", "Granja"]),
    ],
)
def test_the_table_speaks_each_language(language: str, texts: list[str]) -> None:
    _, printed, _ = in_process(["table", "--seed", "7", "--language", language])
    for text in texts:
        assert text in printed


@pytest.mark.parametrize(
    ("language", "why"),
    [("en", "is not in your hand"), ("fr", "n’est pas dans votre main"), ("es", "no está en tu mano")],
)
def test_a_refused_move_is_explained(language: str, why: str) -> None:
    _, printed, _ = in_process(["table", "--seed", "7", "--language", language], "offer nexus left\n")
    assert why in printed


def test_a_game_without_a_module_says_so() -> None:
    assert "base rules alone" in in_process(["table", "--bare", "--seed", "7"])[1]


def test_where_nothing_is_said_a_quest_is_played() -> None:
    printed = in_process(["table", "--seed", "7"])[1]
    assert "Quest The Usurper" in printed
    assert "base rules alone" not in printed
    assert "Quest The Usurper" in in_process(["table", "--solo", "--seed", "7"])[1]


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        (["--quest", "northern-lands"], "The Northern Lands"),
        (["--menaces", "shadows,thieves"], "Shadows"),
        (["--module", "advisors"], "draft"),
        (["--board", "A2"], "Red armies: "),
        (["--solo", "--board", "C1"], "Blue armies: "),
        (["--scenario", "SC05"], "The Thief Guild"),
        (["--module", "advisors", "--quest", "usurper", "--free-mix"], "draft"),
        (["--solo", "--menaces", "giant-rats"], "Vermin"),
    ],
)
def test_every_chapter_can_be_named(words: list[str], shown: str) -> None:
    assert shown in in_process(["table", "--seed", "7", *words])[1]


def test_the_commands_at_the_prompt_answer() -> None:
    typed = "?\nlook\nlog 3\nscore\ncard farm\ncard xyz\nhelp\nsave\nquit\nquit\n"
    status, printed, _ = in_process(["table", "--seed", "7"], typed)
    assert status == 0
    for text in ("[1] left", "If the game ended now", "Cost: 3 Materials", "no card “xyz”", "Moves (PLACE"):
        assert text in printed
    assert "`quit` again leaves it" in printed
    assert "the game was not kept" in printed


def test_a_game_can_be_saved_at_the_prompt(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    in_process(["table", "--seed", "7"], f"1\nsave {file}\n1\n")
    assert len([line for line in file.read_text().splitlines() if " offer sawmill" in line]) == 1
    _, printed, _ = in_process(["table", "--seed", "8"], f"save {file}\nsave {tmp_path}/no/x\n")
    said = " ".join(printed.split())  # lines break where the name of the folder makes them
    assert "exists; name a new file" in said
    assert "cannot be written" in said


def test_without_colours_and_with_a_bad_width_it_is_drawn_all_the_same() -> None:
    done = kingdom("table", "--seed", "7", NO_COLOR="1", COLUMNS="7", TERM="dumb")
    assert done.returncode == 0
    assert "Your hand" in done.stdout


def test_only_legal_words_are_completed() -> None:
    moves = ["recycle farm > alchemy", "recycle farm > port", "slate farm", "done"]
    assert list(next_words("recycle fa", moves, [])) == ["farm"]
    assert list(next_words("recycle farm > ", moves, [])) == ["alchemy", "port"]
    assert list(next_words("offer ", moves, [])) == []
    assert list(next_words("", moves, []))[:3] == ["recycle", "slate", "done"]
    assert list(next_words("card n", moves, ["nexus", "farm"])) == ["nexus"]


def test_the_completer_replaces_the_word_begun() -> None:
    completer = MoveCompleter()
    completer.moves = ["recycle farm > alchemy", "recycle port > alchemy"]
    found = list(completer.get_completions(Document("recycle fa"), CompleteEvent()))
    assert [(one.text, one.start_position) for one in found] == [("farm ", -2)]


class Watched:
    """Reads random legal moves, and looks at what has been printed for each seat."""

    interactive = False

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.session: Session
        self.prompts = 0

    def read(self, seat: int, prompt: str, moves: Sequence[str], names: Sequence[str]) -> str:
        self.prompts += 1
        console = self.session.console
        self.session.commands.obey("look", seat, [])
        self.session.commands.obey("score", seat, [])
        self.session.commands.obey("log 30", seat, [])
        shown = console.export_text()
        for card in unknown_to(self.session.game, seat, self.session):
            assert card not in shown.split(), f"seat {seat} was shown {card}"
            assert self.session.names.card(card) not in shown, f"seat {seat} was shown {card}"
        return self.rng.choice(list(moves))


def unknown_to(game: Game, seat: int, session: Session) -> list[str]:
    """The cards of this deck of which nothing in the seat's view and log speaks, nor any longer name."""
    known = json.dumps([game.view(seat).to_dict(), session.journal.logs[seat]])
    names = [session.names.card(card) for card in game.box.ids if f'"{card}' in known]
    hidden = [card for card in game.box.ids if f'"{card}' not in known]
    return [card for card in hidden if not any(session.names.card(card) in name for name in names)]


@pytest.mark.parametrize("both", [False, True], ids=["against a computer", "two at one screen"])
def test_nothing_that_only_the_other_may_know_is_printed(both: bool) -> None:
    game = Game.new(Options(bare=True), "leak", listen=True)
    computers = {} if both else {1: ComputerSeat("greedy", game, 1)}
    reader = Watched(3)
    session = Session(game, computers, locale("en"), reader)
    session.console.record = True
    session.console.file = StringIO()
    reader.session = session
    session.run()
    assert game.over
    assert reader.prompts > 50


def test_each_seat_is_called_by_its_duchy() -> None:
    game = Game.new(Options(bare=True), "names", listen=True)
    names = Names(locale("fr"), game.box.catalogue, game.options.duchies)
    assert [names.seat(0), names.seat(1)] == ["Valados", "Téressie"]
    assert names.card("farm-2") == "Ferme (2)"


def test_the_table_stops_only_where_there_is_more_to_do_than_discarding() -> None:
    """The first choices of a whole game, with and without stopping for discards alone."""
    asked = in_process(["table", "--seed", "7", "--ask-all"], FIRST_CHOICES)[1]
    skipped = in_process(["table", "--seed", "7"], FIRST_CHOICES)[1]
    only_discards = "» You may discard cards under construction"
    assert only_discards in asked
    assert only_discards not in skipped


def test_every_decision_is_asked_on_request() -> None:
    one_by_one = in_process(["table", "--seed", "7", "--ask-all"], FIRST_CHOICES)[1]
    assert "Played for you" not in one_by_one
    assert "The seed was 7." in one_by_one
