"""What the page of a scenario says is made from its data, in every language, and found by its number."""

import pytest

from kingdom.arena.modes import SCENARIOS
from kingdom.cli.tui.boards.scenario import board
from kingdom.locales import LANGUAGES, Names, locale
from kingdom.locales.card_text import card_text, find_card
from kingdom.rules.cards import standard
from tests.rulebook.helpers import seen
from tests.rulebook.scenario_helpers import give_aside, new


def page(scenario: str, language: str) -> list[str]:
    card = find_card(standard(), scenario)
    assert card is not None
    return card_text(card, locale(language))


def test_a_page_says_what_lies_ready_how_it_is_lost_and_what_earns_medals() -> None:
    assert page("sc05", "en") == [
        "The Thief Guild (SC05)",
        "A scenario for one player.",
        "Menace module: Shadows and Thieves; the first go into the Danger deck.",
        "Constructed from the start: Hamlet, Guildhall.",
        "The four Thieves stand in your Construction area, their tokens on all icons of the constructed "
        "cards. What you give up to a Shadow is laid beside the Danger deck; lost at once when 5 resources "
        "lie there. Lost in the end if a Thief is left.",
        "Bronze 80, Silver 95, Gold 120.",
    ]


def test_given_advisors_soldiers_and_missing_spy_tokens_are_told() -> None:
    told = " ".join(page("SC02", "en"))
    for words in ("Illuminated Prophet and Power Behind the Throne", "6 Soldiers", "no Spy tokens"):
        assert words in told


def test_quests_and_several_copies_are_told() -> None:
    assert any("The Usurper and The Pestilent Lord" in line for line in page("SC06", "en"))
    assert any("Farm ×4" in line for line in page("SC01", "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_page_names_its_cards_and_medals_in_every_language(scenario: str, language: str) -> None:
    printed = standard().more["scenario"][scenario]
    told = " ".join(page(scenario, language))
    for card in (*printed.construction, *printed.built):
        assert standard().development(card).name[language] in told
    assert all(str(points) in told for points in printed.medals)


def test_the_board_shows_what_is_left_to_do() -> None:
    names = Names(locale("en"), standard())
    modules = seen(new("SC01"), 0)["modules"]
    assert list(board(modules["scenario"], names, None)) == [
        "SC01 Rats Everywhere · still to construct: Farm ×4 · medals 70/90/110"
    ]
    assert list(board(modules["scenario"], names, 0)) == []
    (line,) = board(seen(give_aside(2), 0)["modules"]["scenario"], names, None)
    assert "beside the Danger deck 2 of 5" in line
