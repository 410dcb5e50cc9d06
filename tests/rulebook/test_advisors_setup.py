"""Set-up with Advisors: draft, deck and Soldiers (ADV-GEN-4 to ADV-GEN-7, ADV-GEN-16 to 21)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import kingdom
from kingdom.rules.cards import DeckError
from kingdom.rules.modules import registry
from kingdom.rules.modules.advisors.entry import ENTRY
from kingdom.rules.modules.entry import Brought, Entry
from tests.modules.plain import PlainModule
from tests.rulebook.advisors_helpers import ALL, ALONE, TWO, advisor, changed, drafted, table
from tests.rulebook.helpers import do, own, refused, seen, texts, truth


def drawn(game: kingdom.Game, seat: int) -> list[str]:
    cards: list[str] = table(game, seat)["drawn"]
    return cards


@pytest.mark.rule("R-287")
def test_each_player_draws_two_advisors_keeps_one_and_returns_the_other_to_the_box() -> None:
    game = kingdom.Game.new(TWO, seed=1)
    assert (game.phase, game.round, game.to_act) == ("draft", 0, (0, 1))
    first, second = drawn(game, 0), drawn(game, 1)
    assert len({*first, *second}) == 4
    assert sorted(texts(game, 0)) == sorted(f"draft {card}" for card in first)
    assert refused(game, 0, f"draft {second[0]}") == "not-drawn"
    do(game, 0, f"draft {first[0]}")
    do(game, 1, f"draft {second[1]}")
    assert (game.phase, game.round) == ("choice", 1)
    assert table(game)["areas"] == [[first[0]], [second[1]]]
    assert refused(game, 0, f"draft {first[1]}") == "not-in-this-phase"
    assert truth(game)["modules"]["advisors"]["returned"] == [[first[1]], [second[0]]]
    returned = {first[1], second[0]}
    assert not returned & set(truth(game)["deck"])


@pytest.mark.rule("R-287")
def test_only_its_owner_knows_what_was_drawn_and_returned_for_the_whole_game() -> None:
    game = kingdom.Game.new(TWO, seed=1, listen=True)
    mine = drawn(game, 0)
    assert table(game, 1)["drawn"] != mine
    assert table(game)["drawn"] == []
    do(game, 0, f"draft {mine[0]}")
    assert table(game, 0)["kept"] == [mine[0], None]
    assert table(game, 1)["kept"] == [None, None]
    do(game, 1, texts(game, 1)[0])
    journal = game.listen()
    kept = [event for event in journal.logs[0] if event["event"] == "advisor-kept"]
    assert kept[0]["returned"] == [mine[1]]
    for viewer in (1, None):
        assert mine[1] not in str(table(game, viewer))
        assert mine[1] not in str(journal.logs[-1 if viewer is None else viewer])


def test_in_sampled_worlds_the_returned_advisor_is_any_that_was_not_seen() -> None:
    game = drafted()
    worlds = [truth(kingdom.sample_world(game.view(0), Random(number))) for number in range(60)]
    returned = {world["modules"]["advisors"]["returned"][1][0] for world in worlds}
    known = {*table(game, 0)["areas"][0], *table(game, 0)["areas"][1], *table(game, 0)["returned"]}
    assert len(returned) > 6
    assert not returned & known
    assert {tuple(world["modules"]["advisors"]["returned"][0]) for world in worlds} == {
        tuple(table(game, 0)["returned"])
    }


def test_in_a_sampled_world_the_other_does_not_see_either_that_a_choice_was_made() -> None:
    game = kingdom.Game.new(TWO, seed=1)
    do(game, 0, texts(game, 0)[0])
    world = kingdom.sample_world(game.view(0), Random(1))
    for one in (game, world):
        assert table(one, 1)["kept"] == [None, None]
        assert table(one, 1)["drawn_count"] == [2, 2]
        assert table(one, 1)["returned_count"] == [0, 0]


@pytest.mark.rule("R-288")
def test_ten_advisors_take_the_place_of_the_ten_treasures_in_the_deck() -> None:
    game = drafted()
    cards: Counter[str] = Counter(truth(game)["deck"])
    for side in truth(game)["sides"]:
        cards.update(side["hand"])
    for area in truth(game)["areas"].values():
        cards.update(entry["card"] for entry in area)
    del cards["calamity"]
    assert sum(cards.values()) == game.box.catalogue.deck_size() == 80
    assert sum(cards[name] for name in ALL) == 10
    assert not [name for name in cards if name.startswith("treasure")]


def test_the_deck_is_completed_and_shuffled_only_after_the_draft() -> None:
    game = kingdom.Game.new(TWO, seed=1)
    assert len(truth(game)["deck"]) == 70
    other = kingdom.Game.new(TWO, seed=1)
    for one, keep in ((game, 0), (other, -1)):
        for seat in (0, 1):
            do(one, seat, texts(one, seat)[keep])
    decks = [set(truth(one)["deck"]) & set(ALL) for one in (game, other)]
    assert decks[0] == decks[1]


@pytest.mark.rule("R-289", "R-293")
def test_each_player_starts_with_two_soldiers_and_the_kept_advisor_adds_none() -> None:
    game = kingdom.Game.new(kingdom.Options(module="advisors"), seed=1)
    before = [own(game, seat)["soldiers"] for seat in (0, 1)]
    bare = kingdom.Game.new(kingdom.Options(bare=True), seed=1)
    assert before == [own(bare, seat)["soldiers"] + 2 for seat in (0, 1)]
    assert [own(drafted(), seat)["soldiers"] for seat in (0, 1)] == before


@pytest.mark.rule("R-290")
def test_calamities_are_still_dealt() -> None:
    game = drafted()
    assert [own(game, seat)["hand"].count("calamity") for seat in (0, 1)] == [1, 1]
    assert seen(game, None)["calamities"] == 6


# --- a game of one -----------------------------------------------------------------------------------------


@pytest.mark.rule("R-319", "R-321")
def test_a_game_of_one_has_eleven_advisors_and_never_one_with_the_two_player_mark() -> None:
    playing = {name for name in ALL if name in kingdom.Game.new(ALONE, seed=1).box.index}
    assert len(playing) == 11
    assert {"illuminated-prophet", "power-behind-the-throne", "master-cartographer"} <= playing
    base = {name for name in ALL if not advisor(name).deluxe}
    assert base - playing == {"underground-spy", "chief-mercenary", "scrying-alchemist"}


@pytest.mark.rule("R-321")
def test_an_owner_may_decide_otherwise_who_plays_alone() -> None:
    gambler = '[[advisor]]\nid = "whimsical-gambler"\nsolo = false\n'
    deck = changed(gambler + '[[advisor]]\nid = "chief-mercenary"\nsolo = true\n')
    game = kingdom.Game.new(ALONE, seed=1, catalogue=deck)
    assert "chief-mercenary" in game.box.index
    assert "whimsical-gambler" not in game.box.index


@pytest.mark.rule("R-320")
def test_alone_ten_advisors_replace_the_treasures_and_what_was_returned_is_among_them() -> None:
    game = kingdom.Game.new(ALONE, seed=1)
    first, second = drawn(game, 0)
    assert own(game, 0)["soldiers"] == 2
    do(game, 0, f"draft {first}")
    table_ = truth(game)
    cards = Counter(table_["deck"] + table_["modules"]["solo"]["danger"])
    for area in table_["areas"].values():
        cards.update(entry["card"] for entry in area)
    assert cards[second] == 1
    assert cards[first] == 0
    assert sum(cards[name] for name in ALL) == 10
    assert sum(cards.values()) - cards["calamity"] == 80
    assert cards["calamity"] == 4


def test_the_danger_deck_is_drawn_from_the_completed_deck() -> None:
    games = [drafted(ALONE, seed) for seed in range(12)]
    hidden = [set(truth(game)["modules"]["solo"]["danger"]) for game in games]
    assert any(danger & set(ALL) for danger in hidden)
    assert not any("treasure" in card for danger in hidden for card in danger)


@pytest.mark.parametrize("number", range(4))
def test_what_there_is_no_room_for_in_the_deck_stays_out_unseen(number: int) -> None:
    deck = changed('[[advisors]]\nid = "advisors"\nin_deck = 6\n')
    for options, out in ((TWO, 4), (ALONE, 4)):
        game = drafted(options, number, deck)
        assert table(game, 0)["left_out"] == out
        left = truth(game)["modules"]["advisors"]["left_out"]
        assert len(left) == out
        assert not set(left) & set(truth(game)["deck"])
        assert not any(f"'{name}'" in str(table(game, 0)) for name in left)


# --- what a scenario sets ----------------------------------------------------------------------------------


def _given(*names: str) -> Entry:
    """A module beside this one, which gives Advisors and Soldiers as a scenario does."""
    choices = {"given_advisors": names, "start_soldiers": 6}
    return Entry(
        "tale",
        lambda options: PlainModule(),
        brings=lambda chosen: Brought(("advisors",), choices),
    )


@pytest.mark.parametrize(
    ("names", "left"),
    [(("illuminated-prophet", "power-behind-the-throne"), 9), (("master-cartographer",), 10)],
)
def test_a_scenario_gives_advisors_and_soldiers_and_nobody_drafts(names: tuple[str, ...], left: int) -> None:
    registry.register(_given(*names))
    try:
        game = kingdom.Game.new(kingdom.Options(players=1, module="tale", face="B"), seed=1)
        assert (game.phase, game.round) == ("choice", 1)
        assert table(game)["areas"] == [list(names)]
        assert own(game, 0)["soldiers"] == 6
        table_ = truth(game)
        cards = table_["deck"] + table_["modules"]["solo"]["danger"]
        cards += [entry["card"] for area in table_["areas"].values() for entry in area]
        assert sum(card in ALL for card in cards) == left
        assert not any("treasure" in card for card in cards)
        world = kingdom.sample_world(game.view(0), Random(1))
        assert world.view(0).to_dict() == game.view(0).to_dict()
    finally:
        registry.forget("tale")


@pytest.mark.parametrize("name", ENTRY.choices)
def test_players_do_not_set_what_scenarios_set(name: str) -> None:
    chosen: dict[str, Any] = {name: 3}
    with pytest.raises(kingdom.OptionsError, match="is set by the scenarios"):
        kingdom.Options(module="advisors", **chosen)


# --- owners' files -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[advisor]]\nid = "great-silversmith"\nwindow = "lunch"', "'lunch' is not known here"),
        ('[[advisor]]\nid = "forest-chieftain"\nwindow = "choice"', "extra_production has no meaning"),
        ('[[advisor]]\nid = "great-silversmith"\nresource = "gold"', "gain needs a resource"),
        (
            '[[advisors]]\nid = "advisors"\nsolo_medals = [3, 2]',
            "write the points of Bronze, Silver and Gold",
        ),
        ('[[advisor]]\nid = "grand-vizier"\ncost = 1', "a new advisor needs"),
    ],
)
def test_wrong_tables_are_refused_with_what_to_write_instead(text: str, message: str) -> None:
    with pytest.raises(DeckError) as caught:
        changed(text)
    assert message.replace("'", '"') in str(caught.value).replace("'", '"')


def test_an_owner_can_take_an_advisor_out() -> None:
    game = kingdom.Game.new(TWO, 1, catalogue=changed('[[advisor]]\nid = "great-silversmith"\ncopies = 0'))
    assert "great-silversmith" not in game.box.index
