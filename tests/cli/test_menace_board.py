"""What the table at the prompt shows of the Menace decks of the deluxe box."""

import pytest

import kingdom
from kingdom.cli.tui.boards.menace import board
from kingdom.cli.tui.drawing import Drawing
from kingdom.locales import LANGUAGES, Names, locale
from kingdom.locales.card_text import card_text
from kingdom.rules.cards import standard
from tests.rulebook.helpers import do
from tests.rulebook.menace_helpers import alone, duel, menaces, plagued


def board_of(game: kingdom.Game, seat: int | None, language: str = "en") -> list[str]:
    """The lines of one seat, or of the middle of the table."""
    return list(board(menaces(game, 0), Names(locale(language), standard()), seat))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Menaces: Black Dragon · Vanquished: Black Dragon Egg · Soldiers owed 2"),
        ("fr", "Menaces : Dragon Noir · Vaincues : Œuf de Dragon Noir · Soldats dus 2"),
        (
            "es",
            "Amenazas: Dragón Negro · Eliminadas: Huevo de Dragón Negro · Fichas de Infantería debidas 2",
        ),
    ],
)
def test_debts_and_secured_eggs_are_shown(language: str, line: str) -> None:
    game = plagued(
        {"selection": ["port"]},
        options=duel(("black-dragons", "shadows"), deluxe=True, house={"dragon_debt": "permanent"}),
        menace={
            "standing": [["black-dragon"]],
            "vanquished": [["black-dragon-egg"]],
            "soldiers_owed": [1],
        },
    )
    assert board_of(game, 0, language) == [line]


def test_what_syphons_have_set_aside_lies_in_the_middle() -> None:
    game = plagued(
        {"selection": ["port"]}, options=alone("syphon", deluxe=True), menace={"aside": 3, "brought": 1}
    )
    assert board_of(game, None) == ["Set aside by Syphons 3"]


def test_illusion_tokens_are_shown_with_their_owner_and_on_cards() -> None:
    game = plagued(
        {"hand": ["farm", "port"]},
        {"hand": ["hamlet", "barracks"]},
        phase="choice",
        turn=12,
        left=["watchtower"],
        right=["royal-mint"],
        options=duel(("illusionists", "shadows"), deluxe=True),
        menace={"illusions": [2, 0]},
    )
    do(game, 0, "illusion left 1")
    assert board_of(game, 0) == ["Illusion tokens 1"]
    assert board_of(game, 1) == []
    names = Names(locale("en"), standard(), ("valados", "teressia"))
    _, rows = Drawing(game.view(1), names, ("greedy", "you"))._area("left")
    assert [row.called for row in rows] == ["watchtower ◆Valados"]
    do(game, 0, "offer farm left", "offer port right")
    do(game, 1, "take right", "offer hamlet right", "offer barracks right")
    do(game, 0, "take right")
    assert "swap N AREA N" in Drawing(game.view(0), names, ("you", "greedy")).order()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_say_what_is_in_the_data(language: str) -> None:
    more = standard().more
    spoken = locale(language)
    texts = {
        name: " ".join(card_text(one, spoken))
        for kind in ("menace", "menace-deck")
        for name, one in more[kind].items()
    }
    assert "20" in texts["sisters-of-misfortune"]
    assert "4" in texts["syphon"]
    assert "3" in texts["black-dragon-egg"]
    assert "10" in texts["black-dragon-egg"]
    assert spoken.say("resource.gold", count=2) in texts["syphon-gold"]
    assert spoken.say("menace.for-two") in texts["illusionists"]
    assert spoken.say("menace.krystallium", count=2) in texts["black-dragoness"]
