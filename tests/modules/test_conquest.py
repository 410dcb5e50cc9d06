"""The Conquest module keeps the promises of modules, refuses wrong options and reads its boards strictly."""

from typing import Any

import pytest

import kingdom
from kingdom import Options, OptionsError
from kingdom.rules.cards import DeckError, load_deck, standard
from kingdom.rules.modules.conquest.options import BOARDS
from kingdom.rules.modules.conquest.tables import ConquestBoard
from kingdom.testing import PositionError, check_module
from tests.rulebook.conquest_helpers import on_board, state, with_board


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("simultaneous", ["blind", "open"])
def test_it_keeps_to_the_rules_of_modules(board: str, simultaneous: str) -> None:
    check_module(with_board(board, house={"simultaneous": simultaneous}), games=2)


# --- options -----------------------------------------------------------------------------------------------


def test_the_name_of_the_module_is_enough() -> None:
    for players, board in ((2, "A1"), (1, "C1")):
        options = Options(module="conquest", players=players)
        assert (options.deluxe, options.face) == (True, "E")
        assert options.duchies == ("teressia", "senada")[:players]
        assert options.to_dict() == ({"module": "conquest"} | ({"players": 1} if players == 1 else {}))
        assert state(kingdom.Game.new(options, 1))["board"] == board


def test_what_is_said_as_it_is_anyway_is_the_same_game() -> None:
    said = Options(module="conquest", deluxe=True, face="E", duchies=("teressia", "senada"))
    assert said == Options(module="conquest")
    other = Options(module="conquest", duchies=("senada", "teressia"))
    assert Options(**other.to_dict()) == other  # type: ignore[arg-type]  # plain values


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"module": "conquest", "board": "D1"}, "board='D1' is not known; choose one of 'A1'"),
        ({"module": "conquest", "board": "C1"}, "board='C1' is for one player; choose A1 or A2"),
        ({"module": "conquest", "players": 1, "board": "A1"}, "is for two players; choose C1 or C2"),
        ({"module": "conquest", "face": "A"}, "face='A': the module 'conquest' is played on face 'E'"),
        ({"module": "conquest", "deluxe": False}, "is in the deluxe box; leave deluxe out"),
        ({"bare": True, "deluxe": True, "face": "E"}, "face='E' is for the module 'conquest'; name it"),
        ({"module": "quest", "board": "A1"}, "option='board' is not known"),
        ({"module": ("conquest", "quest")}, "Modules are used one at a time"),
    ],
)
def test_wrong_options_are_refused_with_a_sentence(words: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionsError, match=said):
        Options(**words)


def test_an_unknown_territory_cannot_be_arranged() -> None:
    with pytest.raises(PositionError, match="'mordor' is not on this board"):
        on_board({"mordor": 1}, {})


# --- data --------------------------------------------------------------------------------------------------


def board_of(deck: str) -> ConquestBoard:
    found = load_deck(deck).more["conquest-board"]["A1"]
    assert isinstance(found, ConquestBoard)
    return found


def a1(fields: str) -> str:
    return f'[[conquest-board]]\nid = "A1"\n{fields}'


def territory(name: str, fields: str) -> str:
    return a1(f'[[conquest-board.territory]]\nid = "{name}"\n{fields}')


def test_an_owner_changes_single_values_of_a_territory() -> None:
    deck = territory("marsh-bear", 'spots = ["gold", "gold", "prison"]\npoints = { red = 5, blue = 5 }')
    centre = next(one for one in board_of(deck).territories if one.id == "marsh-bear")
    old = next(one for one in board_of("").territories if one.id == "marsh-bear")
    assert (centre.points, centre.adjacent) == ({"red": 5, "blue": 5}, old.adjacent)
    assert centre.origin_of("points") == "changed: deck"
    game = on_board({"marsh-bear": 3}, {}, soldiers=(1, 0), options=with_board())
    assert state(game)["spots"][0] == ["marsh-bear destroy", "marsh-bear prison"]


def test_the_second_spot_of_a_kind_has_a_number() -> None:
    deck = load_deck(territory("marsh-bear", 'spots = ["gold", "gold", "prison"]'))
    game = kingdom.Game.new(with_board(), 1, catalogue=deck)
    assert kingdom.parse_move("man marsh-bear gold-2", game, 0).text == "man marsh-bear gold-2"


TABLE = "[[conquest-board.territory]]\n"
NAMED = 'name = { en = "C", fr = "C", es = "C" }\n'


def castle(colour: str, down: int) -> str:
    """A castle beside its field."""
    place = f'adjacent = ["{colour}-field"]\ncentre = [500, {down}]\n'
    return f'{TABLE}id = "{colour}-castle"\n{NAMED}castle = "{colour}"\n{place}'


def field(colour: str, other: str, down: int) -> str:
    """A territory between its castle and the other field."""
    place = f'adjacent = ["{colour}-castle", "{other}-field"]\ncentre = [500, {down}]\n'
    spots = f'points = {{ red = 1, blue = 1 }}\nspots = ["gold"]\nstart = {{ gold = "{colour}" }}\n'
    return f'{TABLE}id = "{colour}-field"\n{NAMED}{spots}{place}'


def small_board(name: str) -> str:
    """Two castles with a territory each, which is all there is."""
    castles = castle("red", 600) + castle("blue", 100)
    fields = field("red", "blue", 400) + field("blue", "red", 300)
    return f'[[conquest-board]]\nid = "{name}"\nanew = true\n{castles}{fields}'


def test_an_owner_may_draw_a_board_anew() -> None:
    deck = load_deck(small_board("A1"))
    game = kingdom.Game.new(with_board(), 1, catalogue=deck)
    assert state(game)["armies"] == [{"red-field": 1}, {"blue-field": 1}]
    assert state(game)["reserve"] == [11, 11]


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        (territory("marsh-bear", 'spots = ["gems"]'), '"gems" is not known here'),
        (territory("marsh-bear", "points = { red = 5 }"), "blue is missing"),
        (territory("marsh-bear", 'adjacent = ["bay-king"]'), "hills-raven, .*|does not name it as adjacent"),
        (territory("marsh-bear", 'adjacent = ["mordor"]'), "mordor is no other territory of this board"),
        (territory("mordor", 'adjacent = ["marsh-bear"]'), "it is new and lacks its name or its centre"),
        (territory("castle-red", 'spots = ["gold"]'), "a castle has no spots"),
        (territory("marsh-bear", 'castle = "red"'), "2 castles are red"),
        (territory("marsh-bear", "spots = []"), "it lacks spots or points"),
        (territory("marsh-bear", "production = { gold = 1 }"), "only castles produce without an army"),
        (territory("marsh-bear", 'start = { gold = "red" }'), "there is no spot gold for an army"),
        (territory("marsh-bear", 'start = { gold = "green" }'), '"green" is not known here'),
        (territory("marsh-bear", "centre = [1, 900]"), "is not in the picture"),
        (territory("marsh-bear", "polygon = [[1, 2], [3, 4]]"), "the polygon has too few corners"),
        (territory("bay-king", 'spots = ["prison"]'), "there are several Prisons"),
        (territory("bay-king", "") + territory("x", "").replace(a1(""), ""), "lacks its name"),
        (a1('[[conquest-board.territory]]\nsea = true'), "it has no id"),
        (a1("territory = 3"), "3 cannot stand here"),
        ('[[conquest-board]]\nid = "A3"', 'write "A1"|is not known here'),
        ('[[conquest]]\nid = "conquest"\narmies = 0', "0 cannot stand here"),
    ],
)  # fmt: skip
def test_a_fault_on_a_board_is_told_with_what_to_write(deck: str, said: str) -> None:
    with pytest.raises(DeckError, match=said.replace("[", r"\[")):
        load_deck(deck)


def test_a_territory_given_twice_is_a_fault() -> None:
    twice = territory("bay-king", "sea = true") + '\n[[conquest-board.territory]]\nid = "bay-king"\n'
    with pytest.raises(DeckError, match="this territory was given before"):
        load_deck(twice)


@pytest.mark.parametrize("name", BOARDS)
def test_every_number_of_the_boards_is_within_what_the_box_has(name: str) -> None:
    printed: Any = standard().more["conquest-board"][name]
    spots = [spot for one in printed.territories for spot in one.spots]
    # Six Trap tokens are in the box: two of each player, and two more for this module.
    assert spots.count("trap") <= 6
    assert (
        len([colour for one in printed.territories for colour in one.start.values()]) == 4 * printed.players
    )
