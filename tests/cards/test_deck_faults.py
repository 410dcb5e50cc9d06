"""Every fault of a deck file is said with its line, what is wrong, and what to write instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingdom.rules.cards import standard
from kingdom.rules.cards.source import LONGEST_FILE, LONGEST_LINE
from tests.cards.decks import FARM, NEW_CARD, faults_of

FAULTS: dict[str, tuple[str | bytes, int, str, str]] = {
    "unknown table": ('\n[[cards]]\nid = "farm"', 2, "cards: there is no such table", 'write "card"'),
    "single brackets": ('[card]\nid = "farm"', 1, "a table of its own", "write [[card]]"),
    "unknown field": (FARM + "coost = {}", 3, "coost: there is no such field", 'write "cost"'),
    "unknown type": (FARM + 'type = "monumnet"', 3, '"monumnet" is not known', 'write "monument"'),
    "far type": (FARM + 'type = "x"', 3, '"x" is not known', "structure, specialist, monument, discovery"),
    "unknown resource": (FARM + "\ncost = { glod = 1 }", 4, "cost, glod", 'write "gold"'),
    "unknown recycling": (FARM + 'recycle = "explortion"', 3, "recycle", 'write "exploration"'),
    "unknown bonus": (FARM + "bonus = { soldiers = 1 }", 3, "soldiers", 'write "soldier"'),
    "misspelt id": ('[[card]]\nid = "farmm"\ncopies = 2', 1, "a new card needs name", 'id = "farm"'),
    "incomplete card": (
        '[[card]]\nid = "zzz"',
        1,
        "needs name, type, copies, cost, recycle too",
        "write them all",
    ),
    "no id": ("[[card]]\ncopies = 2", 1, "card 1: a new card needs id", "write them all"),
    "missing translation": (NEW_CARD.replace('fr = "Moulin", ', ""), 4, "no name in fr", 'write fr = "…"'),
    "nothing to remove": ('[[card]]\nid = "zzz"\ncopies = 0', 1, "no such card to remove", "leave it out"),
    "wrong kind of value": (FARM + 'copies = "4"', 3, '"4" cannot stand here', "a whole number from 0 to 31"),
    "truth for a number": (FARM + "copies = true", 3, "true cannot stand here", "a whole number"),
    "huge number": (FARM + f"copies = 0x{'f' * 300}", 3, "a huge number", "a whole number"),
    "date": (FARM + "copies = 2020-01-01", 3, "a date or time", "a whole number"),
    "number for truth": (FARM + "deluxe = 1", 3, "1 cannot stand here", "true or false"),
    "list for a table": (FARM + "cost = [1]", 3, "a list is not a table", "write a table with materials"),
    "cost of nothing": (FARM + "cost = {}", 3, "nothing is asked", "at least one of materials"),
    "cost of 0": (FARM + "cost = { gold = 0 }", 3, "0 cannot stand here", "from 1 to 31, or leave it out"),
    "cost over 31": (FARM + "cost = { gold = 32 }", 3, "32 cannot stand here", "from 1 to 31"),
    "negative points": (FARM + "points = -1", 3, "-1 cannot stand here", "a number from 0 to 99"),
    "half a combo": (FARM + "points = { each = 2 }", 3, "per is missing", "write per"),
    "three resources": (FARM + 'recycle = ["gold", "gold", "gold"]', 3, "3 resources", "write 1 or 2 of"),
    "one for a treasure": (
        '[[treasure]]\nid = "treasure-1"\nrecycle = "gold"',
        3,
        "1 resources",
        "write 2 of",
    ),
    "too few calamities": ('[[calamity]]\nid = "calamity"\ncopies = 7', 3, "7 cannot stand", "from 8 to 31"),
    "capital id": (NEW_CARD.replace("windmill", "Windmill"), 3, '"Windmill" cannot be an id', "lowercase"),
    "notation id": (NEW_CARD.replace("windmill", "alchemy"), 3, "word of the written moves", "another id"),
    "numbered id": (NEW_CARD.replace("windmill", "mill-2"), 3, "ends in a number", "second Farm"),
    "id of another kind": (NEW_CARD.replace("windmill", "calamity"), 3, "another kind of card", "another id"),
    "treasure id": ('[[treasure]]\nid = "gold-chest"', 2, "cannot be a Treasure's id", "treasure-"),
    "id twice": (FARM + "\n" + FARM, 4, "given before on line 1", "put both tables together"),
    "removed and given": (
        FARM + "copies = 0\n" + FARM,
        4,
        "given before on line 1",
        "put both tables together",
    ),
    "name twice": (
        FARM + 'name = { es = "puerto" }',
        3,
        '"farm" and "port" are both called',
        "name of its own",
    ),
    "long name": (FARM + f"name = {{ en = '{'x' * 41}' }}", 3, "too long", "at most 40"),
    "empty name": (FARM + 'name = { en = " " }', 3, '" " cannot stand here', "one line of text"),
    "more than all copies": (FARM + "first_printing_copies = 5", 3, "5 is more than all 4", "at most 4"),
    "no origin": (FARM + '[card.origin]\ncost = "seen"', 4, '"seen" is no origin', 'write "designed" or'),
    "unknown face": (
        '[[duchy]]\nid = "valados"\n[[duchy.face]]\nface = "F"',
        4,
        '"F" is not known',
        "A, B, C, D, E",
    ),
    "face twice": (
        '[[duchy]]\nid = "valados"\n[[duchy.face]]\nface = "A"\n[[duchy.face]]\nface = "A"',
        5,
        'duchy "valados", face A: this face was given before',
        "each face of a Duchy once",
    ),
    "face without letter": ('[[duchy]]\nid = "valados"\n[[duchy.face]]\n', 3, "no letter", "write face ="),
    "wrong TOML": ("\n[[card]]\nid = farm", 3, "this is not TOML: invalid value", 'in "double quotes"'),
    "field twice": (FARM + "copies = 1\ncopies = 2\n#", 4, "cannot overwrite a value", "only once"),
    "not UTF-8": (b"# one\n# \xff", 2, "not UTF-8", "save the file as UTF-8"),
    "long line": ("\n#" + "x" * LONGEST_LINE, 2, "401 characters are too many", "keep to 400"),
    "long file": ("#\n" * LONGEST_FILE, 1, "characters are too many", "keep to 128000"),
    "deep brackets": ("x = " + "[\n" * 5000, 1, "too deep", "close them"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_says_its_line_what_is_wrong_and_what_to_write(fault: str) -> None:
    deck, line, what, advice = FAULTS[fault]
    (sentence,) = faults_of(deck)
    assert sentence.startswith(f"deck, line {line}: ")
    said, _, instead = sentence.partition("; ")
    assert what in said
    assert advice in instead
    assert sentence.endswith(".")


def test_all_faults_are_told_at_once_in_the_order_of_the_file() -> None:
    text = FARM + "copies = -1\ncost = { wood = 1, gold = 99 }\n" + '[[card]]\nid = "port"\ntype = 3\n'
    assert [sentence.split(":")[0] for sentence in faults_of(text)] == [
        "deck, line 3",
        "deck, line 4",
        "deck, line 4",
        "deck, line 7",
    ]


def test_a_line_is_right_although_a_text_before_it_looks_like_a_field() -> None:
    text = '[[card]]\nid = "farm"\nnote = """\ncopies = 1 # \'\'\'\n"""\ncopies = -1\n'
    lines = [sentence.split(":")[0] for sentence in faults_of(text)]
    assert lines == ["deck, line 3", "deck, line 6"]


def test_a_file_is_named_and_so_is_a_missing_one_and_a_folder(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(FARM + "\ncopies = -1\n")
    said = 'mine.toml, line 4: card "farm", copies: -1 cannot stand here; write a whole number from 0 to 31.'
    assert faults_of(path) == [said]
    (missing,) = faults_of(tmp_path / "none.toml")
    assert missing.startswith("none.toml, line 1: the file cannot be read (No such file")
    (folder,) = faults_of(tmp_path)
    assert "cannot be read" in folder


def test_a_deck_shorter_than_a_round_is_refused() -> None:
    removed = [f'[[card]]\nid = "{card.id}"\ncopies = 0' for card in standard().developments]
    sentences = faults_of("\n".join(removed))
    assert "the deck has 10 cards; keep between 16 and 240" in sentences[0]


def test_more_than_200_different_cards_are_refused() -> None:
    letters = [a + b for a in "abcdefghijklm" for b in "abcdefghijklm"]
    new = [
        NEW_CARD.replace("indmill", pair).replace("oulin", pair).replace("olino", pair) for pair in letters
    ]
    sentences = faults_of("\n".join(new))
    assert "the deck has 230 different cards; keep to 200" in sentences[0]


def test_more_cards_than_the_engine_shuffles_are_refused() -> None:
    text = "\n".join(
        f'[[card]]\nid = "{card_id}"\ncopies = 31'
        for card_id in ("farm", "port", "nexus", "barracks", "hamlet", "belfry")
    )
    assert "the deck has 252 cards; keep between 16 and 240" in faults_of(text)[0]
