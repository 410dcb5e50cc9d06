"""What a viewer may not know is nowhere in what they are given."""

from collections import Counter
from collections.abc import Iterable, Iterator
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import kingdom
from kingdom.rules.events import Journal
from kingdom.rules.witness import Witness
from tests.properties.modes import SHOWN, cards_in
from tests.properties.strategies import Chooser, choosers, games, new_games, seats_of, seen, truth

viewers = st.sampled_from([0, 1, None])
SECRETS = (kingdom.Game, Witness, Journal)
NOT_DATA = (type, ModuleType, FunctionType, MethodType, BuiltinFunctionType)


def piles_of(game: kingdom.Game) -> Iterator[tuple[list[dict[str, Any]], str]]:
    """Every pile that may hold hidden cards, with the name that a reminder gives it."""
    table = truth(game)
    for name, area in table["areas"].items():
        yield area, name
    for seat, side in enumerate(table["sides"]):
        yield side["selection"], f"selection {seat}"
    yield table["discard"], "discard"


def knows(viewer: int | None, card: dict[str, Any]) -> bool:
    """Whether a viewer laid this hidden card or has secretly looked at it."""
    return card["laid_by"] == viewer or viewer in card.get("looked_by", [])


def hidden_from(game: kingdom.Game, viewer: int | None) -> set[str]:
    """The ids of cards of which this viewer may see no copy at all."""
    table = truth(game)
    known = Counter[str]()
    for pile, _ in piles_of(game):
        known.update(card["card"] for card in pile if not card.get("hidden") or knows(viewer, card))
    for seat, side in enumerate(table["sides"]):
        known.update(side["built"] + side["discarded"])
        known.update(row["card"].rstrip("-23456789") for row in side["construction"])
        if seat == viewer:
            known.update(side["hand"])
    known.update(cards_in(game.view(viewer).to_dict(), SHOWN))
    return {card for card in game.box.ids if card not in known} - {"calamity"}


@given(games(), viewers)
def test_no_view_names_a_card_that_its_viewer_cannot_see(game: kingdom.Game, viewer: int | None) -> None:
    viewer = viewer and viewer % len(seats_of(game))
    view = seen(game, viewer)
    assert [card for card in hidden_from(game, viewer) if f'"{card}"' in view] == []


@given(games())
def test_a_spectator_sees_no_hand_and_remembers_nothing(game: kingdom.Game) -> None:
    view: dict[str, Any] = game.view(None).to_dict()
    assert [side["hand"] for side in view["sides"]] == [None] * len(seats_of(game))
    assert view["memory"] == []
    for seat in seats_of(game) if len(seats_of(game)) == 2 else ():
        sides: Any = game.view(seat).to_dict()["sides"]
        assert sides[1 - seat]["hand"] is None
        assert sides[1 - seat]["hand_count"] == len(truth(game)["sides"][1 - seat]["hand"])


@given(games(), st.integers(0, 1))
def test_a_player_remembers_the_hidden_cards_that_they_laid_or_looked_at_and_no_others(
    game: kingdom.Game, seat: int
) -> None:
    seat %= len(seats_of(game))
    laid = [
        {"where": name, "index": index, "card": card["card"]}
        for pile, name in piles_of(game)
        for index, card in enumerate(pile)
        if card.get("hidden") and knows(seat, card)
    ]
    assert game.view(seat).to_dict()["memory"] == laid


def may_be_named(game: kingdom.Game, viewer: int) -> set[str]:
    """The ids of cards of which this reader of a log sees a copy at this moment."""
    return set(game.box.ids) - hidden_from(game, None if viewer < 0 else viewer)


@given(new_games(), choosers())
def test_no_log_names_a_card_before_its_reader_could_see_it(game: kingdom.Game, chooser: Chooser) -> None:
    journal = game.listen()
    told = dict.fromkeys((*seats_of(game), -1), 0)
    may_know = {viewer: may_be_named(game, viewer) for viewer in told}
    for _ in chooser.steps(game):
        for viewer in told:
            may_know[viewer] |= may_be_named(game, viewer)
            fresh = str(journal.logs[viewer][told[viewer] :])
            told[viewer] = len(journal.logs[viewer])
            assert [
                card for card in game.box.ids if f"'{card}'" in fresh and card not in may_know[viewer]
            ] in (
                [],
                ["calamity"],
            )


# --- the View as an object ---------------------------------------------------------------------------------


def parts_of(value: object) -> Iterator[object]:
    """What can be reached from a value by one attribute, key or index."""
    if isinstance(value, dict):
        yield from (*value.keys(), *value.values())
    elif isinstance(value, list | tuple | set | frozenset):
        yield from value
    elif not isinstance(value, str | bytes | int | float | bool | None):
        names = {*dir(value), *getattr(value, "__dict__", {})}
        for name in sorted(names):
            if not name.startswith("__"):
                yield getattr(value, name)


def reachable(root: object, *, stop: tuple[type, ...] = ()) -> list[object]:
    """All that can be reached from a value, not through these types; functions and classes are not data."""
    found: dict[int, object] = {}
    waiting = [root]
    while waiting:
        value = waiting.pop()
        if id(value) not in found and not isinstance(value, NOT_DATA):
            found[id(value)] = value
            if not isinstance(value, stop):
                waiting += parts_of(value)
    return list(found.values())


def rows_of(values: list[object]) -> list[list[object]]:
    """Everything in a list of values that is a row of things itself."""
    return [
        list(value) for value in values if isinstance(value, Iterable) and not isinstance(value, str | dict)
    ]


@given(games(), viewers)
def test_no_path_leads_from_a_view_to_the_game_its_seed_or_its_deck(
    game: kingdom.Game, viewer: int | None
) -> None:
    viewer = viewer and viewer % len(seats_of(game))
    told = reachable(game.view(viewer), stop=SECRETS)
    assert len(told) > 100
    assert not any(isinstance(value, SECRETS) for value in told)
    assert len(game.seed) < 7 or game.seed not in [value for value in told if isinstance(value, str)]
    deck = truth(game)["deck"]
    if len(set(deck)) > 3:
        rows = rows_of(told)
        assert deck not in rows
        assert [game.box.index[card] for card in deck] not in rows


@settings(phases=[Phase.generate])  # making an example smaller would take too long
@given(games(), viewers)
def test_a_view_shares_nothing_with_the_game_but_what_never_changes(
    game: kingdom.Game, viewer: int | None
) -> None:
    viewer = viewer and viewer % len(seats_of(game))
    lasting = {id(value) for root in (game.box, game.options, game.outcome) for value in reachable(root)}
    of_the_game = [value for value in reachable(game) if not isinstance(value, str | int | tuple | None)]
    changing = {id(value) for value in of_the_game} - lasting
    shared = [
        type(value).__name__ for value in reachable(game.view(viewer), stop=SECRETS) if id(value) in changing
    ]
    assert shared == []
