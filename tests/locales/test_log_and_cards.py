"""What the log, the refusals and the cards say, in each language."""

from typing import Any

import pytest

from kingdom.locales import LANGUAGES, Names, locale
from kingdom.locales.card_text import card_text, find_card
from kingdom.locales.log import narrate, sentence
from kingdom.locales.names import every_card
from kingdom.locales.refusals import explain
from kingdom.rules.cards import standard
from kingdom.rules.reasons import SENTENCES, reason

DUCHIES = ("valados", "teressia")
RECYCLED = {"event": "recycled", "seat": 1, "card": "treasure-3"}
PLACED = {"event": "cube-placed", "seat": 1, "resource": "gold", "to": "alchemy"}


def names(language: str) -> Names:
    return Names(locale(language), standard(), DUCHIES)


def test_a_recycled_card_and_its_cubes_make_one_sentence() -> None:
    events = [RECYCLED, PLACED, PLACED | {"to": "royal-mint"}]
    assert narrate(events, names("en"), 0) == [
        "Teressia recycles Royal Coffer: 1 Gold into the Alchemy area and 1 Gold on Royal Mint."
    ]


def test_cubes_of_two_players_make_two_sentences() -> None:
    mine = {"event": "cube-placed", "seat": 0, "resource": "materials", "to": "farm-2"}
    assert narrate([mine, mine, mine, PLACED], names("en"), 0) == [
        "You place 3 Materials on Farm (2).",
        "Teressia places 1 Gold into the Alchemy area.",
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Teressia takes the left area: Farm and 1 face-down card."),
        ("fr", "Téressie récupère la zone de gauche : Ferme et 1 carte face cachée."),
        ("es", "Teresia toma el área izquierda: Granja y 1 carta boca abajo."),
    ],
)
def test_a_face_down_card_is_told_as_one(language: str, told: str) -> None:
    event = {"event": "taken", "seat": 1, "area": "left", "cards": [None, "farm"]}
    assert sentence(event, names(language), 0) == told


@pytest.mark.parametrize(("number", "told"), [(1, "avez 1 Krystallium."), (2, "avez 2 Krystalliums.")])
def test_french_counts_krystallium(number: int, told: str) -> None:
    event = {"event": "transmuted", "seat": 0, "krystallium": number}
    assert sentence(event, names("fr"), 0).endswith(told)


def test_an_event_that_nobody_has_words_for_is_still_told() -> None:
    told: dict[str, Any] = {"event": "fog-rises", "seat": 1, "depth": 3}
    assert sentence(told, names("en"), 0) == "Teressia: fog-rises depth 3"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SENTENCES)
def test_every_refusal_is_said_without_gaps(code: str, language: str) -> None:
    words = {"seats": "2", "move": "done", "phase": "choice", "card": "farm", "resource": "gold"}
    told = explain(reason(code, cubes="2", count="2", **words), names(language))
    assert told
    assert "{" not in told
    assert "farm" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_in_words(language: str) -> None:
    for card in every_card(standard()):
        lines = card_text(card, locale(language))
        assert card.name[language] in lines[0]
        assert len(lines) > 1


def test_a_card_says_what_is_printed_on_it() -> None:
    farm = find_card(standard(), "ferme")
    assert farm is not None
    assert card_text(farm, locale("es"))[1:] == [
        "Coste: 3 Materiales.",
        "Produce 2 Población.",
        "Bonificación de Reciclaje: 1 Población.",
    ]
