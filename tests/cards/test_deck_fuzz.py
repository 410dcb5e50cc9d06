"""Whatever is given as a deck, the loader answers with a Catalogue or a DeckError."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kingdom.rules.cards import Catalogue, DeckError, load_deck

WORDS = st.sampled_from(
    [
        "[[card]]",
        "[[duchy]]",
        "[[duchy.face]]",
        "[card.origin]",
        "[card]",
        "id =",
        "copies =",
        "cost =",
        "points =",
        '"farm"',
        "gold",
        '"""',
        "'''",
        "{",
        "}",
        "[",
        "]",
        ",",
        "=",
        ".",
        "#",
        "1",
        "-4",
        "true",
        'face = "A"',
        "\n",
    ]
)


def reads_or_refuses(deck: str | bytes) -> None:
    try:
        assert isinstance(load_deck(deck), Catalogue)
        return
    except DeckError as error:
        faults = error.faults
    assert faults
    assert all(fault.line >= 1 and str(fault).startswith("deck, line ") for fault in faults)


@given(st.one_of(st.text(), st.binary(), st.lists(WORDS).map(" ".join)))
def test_any_text_is_a_deck_or_a_deck_error(deck: str | bytes) -> None:
    reads_or_refuses(deck)


SCALARS = st.one_of(
    st.integers().map(str),
    st.booleans().map(lambda value: str(value).lower()),
    st.sampled_from(
        ['"farm"', '"gold"', '"designed"', "1.5", "nan", "1979-05-27", "{}", "[]", "[[]]", "{ a = 1 }"]
    ),
    st.sampled_from(
        ["{ gold = 1 }", '{ each = 2, per = "monument" }', '["gold"]', '[{ face = "A" }]', '{ en = "x" }']
    ),
)
FIELDS = st.sampled_from(
    ["name", "type", "copies", "cost", "production", "production_per", "recycle", "points", "face"]
)


@given(st.sampled_from(["card", "treasure", "calamity", "duchy"]), st.dictionaries(FIELDS, SCALARS))
def test_any_value_in_any_field_is_a_deck_or_a_deck_error(kind: str, fields: dict[str, str]) -> None:
    known = {"card": "farm", "treasure": "treasure-1", "calamity": "calamity", "duchy": "valados"}[kind]
    lines = [f"[[{kind}]]", f'id = "{known}"', *(f"{field} = {value}" for field, value in fields.items())]
    reads_or_refuses("\n".join(lines))
