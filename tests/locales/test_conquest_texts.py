"""What the log, the boards and the map of Conquest say."""

import pytest

from kingdom.cli.tui.boards.conquest import COLUMNS, board
from kingdom.locales import LANGUAGES, Names, locale
from kingdom.locales.card_text import card_text
from kingdom.locales.log import narrate
from kingdom.locales.refusals import explain
from kingdom.rules.cards import standard
from kingdom.rules.modules.conquest.options import BOARDS
from kingdom.rules.modules.conquest.reasons import SENTENCES
from kingdom.rules.reasons import reason
from tests.rulebook.conquest_helpers import CENTRE, on_board, state
from tests.rulebook.helpers import do

DUCHIES = ("teressia", "senada")


def names(language: str) -> Names:
    return Names(locale(language), standard(), DUCHIES)


def test_the_log_tells_a_battle_with_what_is_won_and_lost() -> None:
    game = on_board({"peaks-stag": 2}, {CENTRE: 1}, soldiers=(2, 1))
    journal = game.listen()
    do(game, 0, f"move {CENTRE}", "from peaks-stag 2", f"man {CENTRE} prison")
    assert narrate(journal.logs[1], names("en"), 1) == [
        "Teressia moves 2 armies to Marsh of the Bear, from Peaks of the Stag.",
        "Teressia loses the Bonus spot Population in Peaks of the Stag.",
        "Teressia loses the Bonus spot Gold in Peaks of the Stag.",
        "Battle in Marsh of the Bear: each side loses 1 army there.",
        "You lose the Bonus spot card destruction in Marsh of the Bear.",
        "Teressia gains the Bonus spot Prison in Marsh of the Bear.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_the_map_shows_every_territory_and_fits(name: str, language: str) -> None:
    game = on_board({"castle-red": 1}, {"castle-blue": 1}, soldiers=(1, 1), board=name)
    lines = list(board(state(game), names(language), None))
    printed = standard().more["conquest-board"][name].territories
    drawn = lines[1 : 1 + next(at for at, line in enumerate(lines[1:]) if " · " in line)]
    assert max(map(len, drawn)) <= COLUMNS
    words = " ".join(drawn).split()
    assert sorted(set(words) & {one.id for one in printed}) == sorted(one.id for one in printed)
    borders = locale(language).say("conquest.borders", territories="").strip()
    assert len([line for line in lines if borders in line]) == len(printed)


def test_outside_the_phase_only_the_armies_of_each_side_are_shown() -> None:
    game = on_board({"plain-salt": 2}, {}, soldiers=(1, 1))
    do(game, 0, "pass")
    do(game, 1, "pass")
    seen = state(game)
    assert list(board(seen, names("en"), None)) == []
    assert list(board(seen, names("en"), 0)) == [
        "Red armies: plain-salt 2 (trap exploration) · reserve 10 · territories 3 VP"
    ]


def test_a_begun_move_is_shown() -> None:
    game = on_board({"castle-red": 2, "plain-salt": 1}, {}, soldiers=(3, 1))
    do(game, 0, "move peaks-stag", "from castle-red 1")
    assert list(board(state(game), names("en"), None))[-1] == "Move to peaks-stag so far: castle-red 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_is_told_in_words(language: str) -> None:
    for printed in standard().more["conquest-board"].values():
        lines = card_text(printed, locale(language))
        assert len(lines) == 2 + len(printed.territories)
        assert not [line for line in lines if "{" in line]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SENTENCES)
def test_every_refusal_is_said_without_gaps(code: str, language: str) -> None:
    told = explain(reason(code, card="marsh-bear", count="3"), names(language))
    assert "{" not in told
    assert "marsh-bear" not in told
