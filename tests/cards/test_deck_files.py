"""Decks of owners, full or partial, laid over the cards of the box."""

from __future__ import annotations

from pathlib import Path

from kingdom.rules.cards import PerType, load_deck, loader, standard
from kingdom.rules.cards.catalogue import FILES
from tests.cards.decks import NEW_CARD


def test_an_empty_deck_is_the_box_itself() -> None:
    assert load_deck("").digest == standard().digest


def test_a_partial_deck_replaces_only_the_fields_it_gives() -> None:
    farm = load_deck('[[card]]\nid = "farm"\ncost = { gold = 1 }\nname = { fr = "La Ferme" }').development(
        "farm"
    )
    before = standard().development("farm")
    assert farm.cost == {"gold": 1}
    assert farm.name == {"en": "Farm", "fr": "La Ferme", "es": "Granja"}
    assert (farm.type, farm.copies, farm.production) == (before.type, before.copies, before.production)
    assert farm.origin_of("cost") == "changed: deck"
    assert farm.origin_of("copies") == before.origin_of("copies")


def test_an_owner_may_say_where_a_value_is_printed() -> None:
    text = '[[card]]\nid = "farm"\ncost = { gold = 1 }\n[card.origin]\ncost = "printed: on my card"'
    assert load_deck(text).development("farm").origin_of("cost") == "printed: on my card"


def test_a_combo_replaces_gross_points_and_gross_points_a_combo() -> None:
    combo = '[[card]]\nid = "nexus"\npoints = { each = 2, per = "discovery" }\n'
    deck = load_deck(combo + '[[card]]\nid = "royal-guard"\npoints = 4')
    nexus, guard = deck.development("nexus"), deck.development("royal-guard")
    assert nexus.combo is not None
    assert (nexus.points, nexus.combo.each, nexus.combo.type) == (0, 2, "discovery")
    assert (guard.points, guard.combo) == (4, None)


def test_no_copies_remove_a_card() -> None:
    deck = load_deck('[[card]]\nid = "farm"\ncopies = 0\n[[treasure]]\nid = "treasure-3"\ncopies = 0')
    assert "farm" not in [card.id for card in deck.developments]
    assert (deck.deck_size(), deck.deck_size(first_printing=True)) == (75, 72)


def test_a_new_card_joins_both_printings() -> None:
    deck = load_deck(NEW_CARD)
    windmill = deck.development("windmill")
    assert (windmill.copies, windmill.first_printing_copies) == (2, 2)
    assert windmill.cost == {"materials": 2, "soldier": 1}
    assert windmill.recycle == ("population",)
    assert deck.deck_size() == 82


def test_a_deluxe_card_is_not_in_the_first_printing() -> None:
    deck = load_deck(NEW_CARD + "deluxe = true")
    assert deck.development("windmill").first_printing_copies == 0
    assert deck.deck_size() == 80


def test_fewer_copies_are_fewer_in_the_first_printing_too() -> None:
    deck = load_deck('[[card]]\nid = "farm"\ncopies = 2\n[[card]]\nid = "watchtower"\ncopies = 3')
    assert deck.development("farm").first_printing_copies == 2
    assert deck.development("watchtower").first_printing_copies == 0


def test_a_face_of_a_duchy_is_replaced_alone() -> None:
    text = '[[duchy]]\nid = "valados"\n[[duchy.face]]\nface = "C"\nstart = { krystallium = 6 }'
    valados = load_deck(text).duchy("valados")
    assert valados.faces["C"].start == {"krystallium": 6}
    assert valados.faces["A"] == standard().duchy("valados").faces["A"]


def test_the_calamity_and_a_treasure_can_be_changed() -> None:
    treasure = '[[treasure]]\nid = "treasure-1"\nrecycle = ["gold", "gold"]\n'
    deck = load_deck(treasure + '[[calamity]]\nid = "calamity"\npoints = -5')
    assert (deck.calamity.points, deck.calamity.copies) == (-5, 8)
    assert deck.treasures[0].recycle == ("gold", "gold")


def test_a_production_for_each_type_can_be_given() -> None:
    text = '[[card]]\nid = "farm"\nproduction_per = { resource = "gold", type = "monument" }'
    assert load_deck(text).development("farm").production_per == PerType("gold", "monument")


def test_the_data_of_the_box_is_a_full_deck_and_plays_alike() -> None:
    data = Path(loader.__file__).parent / "data"
    text = "\n".join((data / file).read_text(encoding="utf-8") for file in FILES)
    assert load_deck(text).digest == standard().digest


def test_a_deck_is_read_from_a_file_whatever_its_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b'\xef\xbb\xbf[[card]]\r\nid = "farm"\r\ncopies = 3\r\n')
    farm = load_deck(path).development("farm")
    assert (farm.copies, farm.origin_of("copies")) == (3, "changed: mine.toml")
