"""The deck beside the sister game: figures that were counted by hand."""

from __future__ import annotations

import json

import pytest

from kingdom.arena.deck_report import as_json, as_text, report
from kingdom.rules.cards import Calamity, Catalogue, Combo, Development, PerType, standard

NAME = {"en": "x", "fr": "x", "es": "x"}


def card(card_id: str, **values: object) -> Development:
    plain = {"id": card_id, "name": NAME, "type": "structure", "copies": 1, "first_printing_copies": 1}
    return Development(**{**plain, "cost": {"materials": 2}, "recycle": ("gold",), **values})  # type: ignore[arg-type]


SMALL = Catalogue(
    (
        card("a", copies=3, production={"materials": 1, "gold": 1}),
        card("b", cost={"materials": 2, "gold": 2}, bonus={"soldier": 2}, points=6, recycle=("materials",)),
        card(
            "c",
            production_per=PerType("gold", "structure"),
            combo=Combo(2, "structure"),
            origin={"cost": "printed: x"},
        ),
        card(
            "d", type="discovery", cost={"exploration": 3, "krystallium": 1}, production={"gold": 1}, points=2
        ),
        card("e", copies=9, deluxe=True),
    ),
    (),
    Calamity(id="calamity", name=NAME, copies=8, points=-4),
    (),
)


@pytest.mark.parametrize(
    ("title", "measure", "ours"),
    [
        ("structure", "names", 3),
        ("structure", "copies", 5),
        ("structure", "mean cost", 12 / 5),
        ("structure", "copies by cost", {"2": 4, "4": 1}),
        ("structure", "own resource in the cost", 10 / 12),
        ("structure", "producers", 3),
        ("structure", "icons of a producer", 2),
        ("structure", "icons for each space of a producer", 1),
        ("structure", "per-type producers", 1),
        ("structure", "with a construction bonus", 1 / 5),
        ("structure", "with gross points", 1),
        ("structure", "mean gross points", 6),
        ("structure", "gross points for each space", 6 / 4),
        ("structure", "with combo points", 1),
        ("structure", "without points", 3),
        ("monument", "mean cost", None),
        ("all types", "copies", 6),
        ("all types", "gross points for each space", 8 / 8),
        ("whole deck", "copies", {"structure": 5, "specialist": 0, "monument": 0, "discovery": 1}),
        ("whole deck", "icons printed", {"materials": 3, "population": 0, "gold": 4, "exploration": 0}),
        ("whole deck", "bonus tokens", {"soldier": 2, "krystallium": 0}),
        ("whole deck", "recycling", {"materials": 1, "population": 0, "gold": 5, "exploration": 0}),
        ("whole deck", "recycling gives the resource of the type", 1 / 6),
        ("whole deck", "recycling gives what the card makes", 1),
        ("whole deck", "names by copies", {"1": 3, "3": 1}),
        ("origins", "cost", {"printed": 1, "designed": 3, "changed": 0}),
    ],
)
def test_a_small_deck_is_measured_as_by_hand(title: str, measure: str, ours: object) -> None:
    assert report(SMALL).row(title, measure).ours == pytest.approx(ours)


@pytest.mark.parametrize(
    ("title", "measure", "ours", "sister"),
    [
        ("structure", "mean cost", 78 / 23, 3.60),
        ("specialist", "icons for each space of a producer", 21 / 42, 0.49),
        ("monument", "mean gross points", 48 / 11, 3.43),
        ("discovery", "gross points for each space", 68 / 60, 1.12),
        ("all types", "with combo points", 10, 33),
        ("all types", "without points", 34, 78),
    ],
)
def test_the_deck_of_the_box_beside_the_sister_game(
    title: str, measure: str, ours: float, sister: float
) -> None:
    row = report(standard()).row(title, measure)
    assert row.ours == pytest.approx(ours)
    assert row.sister == sister


def test_the_spaces_that_the_box_asks_for() -> None:
    asked = {"materials": 73, "population": 76, "gold": 64, "exploration": 68, "krystallium": 7, "soldier": 7}
    assert report(standard()).row("whole deck", "spaces asked").ours == asked


def test_the_figures_of_the_sister_game_agree_with_each_other() -> None:
    whole = report(standard())
    for measure in (
        "names",
        "copies",
        "producers",
        "per-type producers",
        "with combo points",
        "without points",
    ):
        parts = [
            whole.row(title, measure).sister for title in ("structure", "specialist", "monument", "discovery")
        ]
        assert sum(part for part in parts if isinstance(part, int)) == whole.row("all types", measure).sister


def test_the_text_puts_both_decks_side_by_side() -> None:
    lines = as_text(report(standard())).splitlines()
    assert lines[0] == f"deck {standard().digest}"
    assert lines[lines.index("structure") + 3].split() == ["mean", "cost", "3.39", "3.60"]
    assert ["structure", "33%", "33%"] in [line.split() for line in lines]


def test_the_json_holds_every_row() -> None:
    whole = report(SMALL)
    told = json.loads(as_json(whole))
    assert told["digest"] == SMALL.digest
    assert [part["title"] for part in told["sections"]] == [part.title for part in whole.sections]
    assert told["sections"][0]["rows"][2] == {
        "measure": "mean cost",
        "ours": 2.4,
        "sister": 3.6,
        "share": False,
    }


def test_an_empty_deck_has_nothing_to_measure() -> None:
    empty = report(Catalogue((), (), SMALL.calamity, ()))
    assert empty.row("all types", "mean cost").ours is None
    assert "–" in as_text(empty)
