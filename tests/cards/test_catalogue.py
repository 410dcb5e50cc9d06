"""The box as a whole: how many cards there are, Treasures, Calamities, Duchies, names and origins."""

from __future__ import annotations

import pytest

from kingdom.rules.cards import load_deck, standard
from kingdom.rules.cards.model import LANGUAGES, RESOURCES, TYPES

CARDS = standard()


@pytest.mark.rule("R-005")
def test_the_revised_deck_has_70_developments_and_80_cards_with_treasures() -> None:
    assert sum(card.copies for card in CARDS.developments if not card.deluxe) == 70
    assert CARDS.deck_size() == 80


@pytest.mark.rule("R-006")
def test_the_first_printing_has_67_developments_and_77_cards_with_treasures() -> None:
    assert sum(card.first_printing_copies for card in CARDS.developments) == 67
    assert CARDS.deck_size(first_printing=True) == 77


def test_the_deluxe_box_adds_five_developments() -> None:
    deluxe = {card.id: card.copies for card in CARDS.developments if card.deluxe}
    assert deluxe == {"quarry": 2, "mercenary-soldiers": 1, "grand-palace": 1, "labyrinth-of-fenhror": 1}
    assert CARDS.deck_size(deluxe=True) == 85


def test_there_are_ten_treasures_with_every_pair_of_resources_once() -> None:
    assert [treasure.id for treasure in CARDS.treasures] == [f"treasure-{number}" for number in range(1, 11)]
    assert sum(treasure.copies for treasure in CARDS.treasures) == 10
    pairs = {tuple(sorted(treasure.recycle)) for treasure in CARDS.treasures}
    assert len(pairs) == 10


def test_there_are_eight_calamities_of_minus_four() -> None:
    assert (CARDS.calamity.copies, CARDS.calamity.points) == (8, -4)
    assert CARDS.calamity.origin_of("points").startswith("printed: ")


def test_faces_a_score_2_for_each_card_of_a_type_and_are_asymmetric() -> None:
    faces = [duchy.faces["A"] for duchy in CARDS.duchies]
    assert {face.combo.each for face in faces if face.combo} == {2}
    assert len({face.combo for face in faces}) == len(CARDS.duchies) == 3


def test_faces_b_are_the_same_for_all() -> None:
    first, *others = [duchy.faces["B"] for duchy in CARDS.duchies]
    assert all((face.production, face.points, face.combo) == (first.production, 0, None) for face in others)


@pytest.mark.parametrize("duchy_id", ["valados", "teressia", "senada"])
def test_faces_c_start_with_5_krystallium_and_faces_d_score_nothing(duchy_id: str) -> None:
    faces = CARDS.duchy(duchy_id).faces
    assert (faces["C"].production, faces["C"].start) == ({}, {"krystallium": 5})
    assert (faces["D"].points, faces["D"].combo) == (0, None)


def test_the_two_faces_e_produce_nothing() -> None:
    faces = {duchy.id: duchy.faces["E"] for duchy in CARDS.duchies if "E" in duchy.faces}
    assert set(faces) == {"teressia", "senada"}
    assert all(face.production == {} for face in faces.values())


def test_senada_and_the_faces_c_to_e_belong_to_the_deluxe_box() -> None:
    base = {
        (duchy.id, face.face) for duchy in CARDS.duchies for face in duchy.faces.values() if not face.deluxe
    }
    assert base == {("valados", "A"), ("valados", "B"), ("teressia", "A"), ("teressia", "B")}
    assert [duchy.id for duchy in CARDS.duchies if duchy.deluxe] == ["senada"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name_in_a_language(language: str) -> None:
    named = [card.name for card in CARDS.developments] + [treasure.name for treasure in CARDS.treasures]
    named += [CARDS.calamity.name, *(duchy.name for duchy in CARDS.duchies)]
    names = [name[language].casefold() for name in named]
    assert len(set(names)) == len(names) == 51 + 10 + 1 + 3


def test_every_number_is_printed_or_designed() -> None:
    fields = (
        "copies",
        "first_printing_copies",
        "cost",
        "production",
        "production_per",
        "bonus",
        "recycle",
        "points",
    )
    origins = [card.origin_of(name) for card in CARDS.developments for name in fields]
    assert all(origin == "designed" or origin.startswith("printed: ") for origin in origins)
    assert origins.count("designed") < len(origins)


def test_costs_stay_between_2_and_8_spaces_of_known_kinds() -> None:
    sizes = {sum(card.cost.values()) for card in CARDS.developments}
    assert (min(sizes), max(sizes)) == (2, 8)


def test_the_digest_changes_with_what_is_played_and_not_with_what_is_called() -> None:
    renamed = load_deck('[[card]]\nid = "farm"\nname = { en = "Farmstead" }')
    dearer = load_deck('[[card]]\nid = "farm"\ncost = { materials = 4 }')
    assert renamed.digest == CARDS.digest
    assert {renamed: "same"}[CARDS] == "same"
    assert dearer.digest != CARDS.digest
    assert dearer != CARDS


def test_an_unknown_card_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="farmm"):
        CARDS.development("farmm")
    with pytest.raises(KeyError, match="valado"):
        CARDS.duchy("valado")


def test_every_type_occurs_and_every_resource_is_produced() -> None:
    assert {card.type for card in CARDS.developments} == set(TYPES)
    assert {kind for card in CARDS.developments for kind in card.production} == set(RESOURCES)
