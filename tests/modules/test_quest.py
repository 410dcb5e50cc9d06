"""The Quest module keeps the promises of modules, refuses wrong options and reads its boards strictly."""

import pytest

import kingdom
from kingdom import Options, OptionsError
from kingdom.rules.cards import DeckError, load_deck, standard
from kingdom.rules.hooks import Module
from kingdom.rules.modules import registry
from kingdom.rules.modules.entry import Brought, Entry
from kingdom.rules.modules.quest.quest import quest_of
from kingdom.testing import PositionError, check_module, position
from tests.rulebook.quest_helpers import with_quest

WAYS = [
    with_quest(),
    with_quest("northern-lands"),
    with_quest("pestilent-lord", edition="first_printing"),
    with_quest(house={"simultaneous": "open", "quest_alchemy_storage": "off"}),
    with_quest(players=1),
    with_quest("northern-lands", players=1),
    with_quest(players=1, edition="first_printing"),
]


@pytest.mark.parametrize("options", WAYS, ids=repr)
def test_it_keeps_to_the_rules_of_modules(options: Options) -> None:
    check_module(options, games=4)


# --- options -----------------------------------------------------------------------------------------------


def test_the_usurper_is_played_when_no_quest_is_chosen() -> None:
    game = kingdom.Game.new(Options(module="quest"), 1)
    quest = quest_of(game)
    assert quest is not None
    assert quest.boards == ("usurper",)
    assert quest_of(kingdom.Game.new(Options(bare=True), 1)) is None


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"quest": "dragon"}, "quest='dragon' is not known; choose one of 'usurper'"),
        ({"quest": ("usurper", "northern-lands")}, "a game has one Quest, so give one name"),
        ({"quest": "northern-lands", "edition": "first_printing"}, "is not in the first printing"),
        ({"quest": 3}, "quest='3' is not known"),
    ],
)
def test_a_wrong_quest_is_refused_with_a_sentence(words: dict[str, object], said: str) -> None:
    with pytest.raises(OptionsError, match=said):
        Options(module="quest", **words)  # type: ignore[arg-type]  # wrong on purpose


def test_a_quest_without_its_module_is_refused() -> None:
    with pytest.raises(OptionsError, match="option='quest' is not known"):
        Options(bare=True, quest="usurper")


def test_the_first_printing_has_two_quests_and_can_be_given_all_three() -> None:
    there = [name for name, board in standard().more["quest"].items() if board.first_printing]
    assert len(there) == 2
    all_three = {"quest_set": "rv3"}
    Options(module="quest", quest="northern-lands", edition="first_printing", house=all_three)
    with pytest.raises(OptionsError, match="first printing"):
        Options(module="quest", quest="northern-lands", house={"quest_set": "fp2"})


# --- two boards, as another module may bring them ----------------------------------------------------------

PAIR = ("usurper", "pestilent-lord")


def test_another_module_may_bring_two_boards() -> None:
    entry = Entry(
        "pair", lambda options: Module("pair"),
        brings=lambda chosen: Brought(("quest",), {"quest": PAIR}),
    )  # fmt: skip
    registry.register(entry)
    try:
        options = Options(players=1, module="pair")
        check_module(options, games=2)
        words = {"done": [["usurper 4"]]}
        game = position(options=options, sides=({"selection": ["farm"]},), modules={"quest": words})
    finally:
        registry.forget("pair")
    quest = quest_of(game)
    assert quest is not None
    assert quest.final_step_done(0, "usurper")
    assert not quest.final_step_done(0, "pestilent-lord")
    assert quest.finishers() == ()
    assert quest.state()["boards"] == list(PAIR)


# --- data --------------------------------------------------------------------------------------------------


def board(fields: str) -> str:
    return f'[[quest]]\nid = "usurper"\n{fields}'


def test_an_owner_changes_single_values_of_a_step() -> None:
    deck = load_deck(board("[[quest.step]]\nstep = 3\ncost = { gold = 6 }"))
    old, new = (cards.more["quest"]["usurper"] for cards in (standard(), deck))
    assert new.steps[2].cost == {"gold": 6}
    assert new.steps[2].gain == old.steps[2].gain
    assert new.steps[2].origin_of("cost") == "changed: deck"
    assert (new.steps[0], new.solo_steps) == (old.steps[0], old.solo_steps)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ("[[quest.step]]\ncost = { gold = 6 }", "it has no number"),
        ("[[quest.step]]\nstep = 5", "5 cannot stand here; write a whole number from 1 to 4"),
        ("[[quest.step]]\nstep = 1\n[[quest.step]]\nstep = 1", "this step was given before"),
        ("[[quest.step]]\nstep = 1\ngain = { gems = 1 }", "there is no such field"),
        ('[[quest.step]]\nstep = 1\ncondition = { type = "specialist" }', "count is missing"),
        ("[[quest.step]]\nstep = 1\ncost = {}", "nothing is asked"),
        ("step = 1", "1 cannot stand here"),
        ("medals = [95, 70, 115]", "write the points of Bronze, Silver and Gold"),
    ],
)
def test_a_fault_on_a_board_is_told_with_what_to_write(fields: str, said: str) -> None:
    with pytest.raises(DeckError, match=said.replace("[", r"\[")):
        load_deck(board(fields))


def test_an_unknown_board_is_refused() -> None:
    with pytest.raises(DeckError, match='write "usurper" if you meant that'):
        load_deck('[[quest]]\nid = "usurpers"')


def test_an_unknown_step_cannot_be_arranged() -> None:
    with pytest.raises(PositionError, match="'usurper 5' is no step in play"):
        position(options=with_quest(), modules={"quest": {"done": (["usurper 5"], [])}})
