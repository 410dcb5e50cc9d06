"""What the log and the boards of the Quest say."""

from typing import Any

import pytest

from kingdom.locales import LANGUAGES, Names, locale
from kingdom.locales.card_text import card_text, find_card
from kingdom.locales.log import narrate
from kingdom.locales.refusals import explain
from kingdom.rules.cards import load_deck, standard
from kingdom.rules.modules.quest.reasons import SENTENCES
from kingdom.rules.reasons import reason
from tests.rulebook.helpers import do
from tests.rulebook.quest_helpers import changed, planning

DUCHIES = ("valados", "teressia")


def names(language: str) -> Names:
    return Names(locale(language), standard(), DUCHIES)


def test_the_log_tells_a_step_with_its_price_and_what_it_brings() -> None:
    side = {"alchemy": {"exploration": 4, "population": 4}, "krystallium": 1, "calamities": 2}
    game = planning(side)
    journal = game.listen()
    do(game, 0, "quest usurper 1", "quest usurper 2")
    assert narrate(journal.logs[0], names("en"), 0) == [
        "You complete the step Hunt the Traitors for 4 Exploration.",
        "It brings you 2 Soldiers.",
        "You complete the step Foil the Plot for 4 Population and 1 Krystallium.",
        "You discard 2 Calamities; 0 left.",
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Teressia looks secretly at card 2 of the other Selection area."),
        ("fr", "Téressie regarde secrètement la carte 2 de la zone de Sélection adverse."),
        ("es", "Teresia mira en secreto la carta 2 del área de Selección rival."),
    ],
)
def test_a_look_is_told_without_the_card(language: str, told: str) -> None:
    event: dict[str, Any] = {"event": "looked", "seat": 1, "area": "other", "place": 2, "card": None}
    assert narrate([event], names(language), 0) == [told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_is_told_in_words(language: str) -> None:
    for board in standard().more["quest"].values():
        lines = card_text(board, locale(language))
        assert len(lines) == 1 + 2 * (1 + 4) + board.deluxe
        assert not [line for line in lines if "{" in line]


def test_conditions_cubes_tokens_and_points_have_words() -> None:
    step = (
        'step = 1\ncost = { gold = 1 }\ncondition = { type = "specialist", count = 3 }\n'
        "gain = { gold = 5, trap = 1, spy = 1, points = 2 }"
    )
    board = find_card(load_deck(changed("usurper", [step])), "usurper")
    assert board is not None
    assert card_text(board, locale("en"))[2] == (
        "1. Hunt the Traitors: 1 Gold and 3 cards of the type Specialist in the Duchy; "
        "benefit: 5 Gold into the Alchemy area, 1 Trap token, 1 Spy token and 2 VP."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SENTENCES)
def test_every_refusal_is_said_without_gaps(code: str, language: str) -> None:
    words = {"move": "quest usurper 1", "card": "usurper-1", "count": "3", "type": "specialist"}
    told = explain(reason(code, **words), names(language))
    assert "{" not in told
    assert "usurper-1" not in told
