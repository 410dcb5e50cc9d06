"""What is known of the printed Developments holds in the data, and so does the scoring example."""

from __future__ import annotations

import pytest

from kingdom.rules.cards import Combo, PerType, standard

CARDS = standard()

KNOWN_NAMES = (
    ("farm", "Farm", "Ferme"),
    ("barracks", "Barracks", "Caserne"),
    ("expeditionary-force", "Expeditionary Force", "Corps Expéditionnaire"),
    ("royal-cavalry", None, "Cavalerie Royale"),
    ("munitions-specialists", "Munitions Specialists", "Artificiers"),
    ("royal-guard", "Royal Guard", "Garde Royale"),
    ("alchemical-forge", "Alchemical Forge", "Forge Alchimique"),
    ("great-arena", None, "Grande Arène"),
    ("secret-fellowship", "Secret Fellowship", "Confrérie Secrète"),
    ("majestic-statue", None, "Statue Majestueuse"),
    ("great-library", None, "Grande Bibliothèque"),
    ("banquet-hall", None, "Salle de Banquet"),
    ("tax-collector", None, "Percepteur"),
    ("nexus", None, "Nexus"),
    ("navigators", "Navigators", "Navigateurs"),
    ("hamlet", "Hamlet", "Hameau"),
    ("guildhall", "Guildhall", "Guilde"),
    ("scholars", None, "Savants"),
    ("port", "Port", "Port"),
    ("grand-army", "Grand Army", "Grande Armée"),
    ("infernal-gate", "Infernal Gate", "Porte Infernale"),
    ("royal-dungeon", "Royal Dungeon", "Donjon Royal"),
    ("great-lighthouse", "Great Lighthouse", "Grand Phare"),
    ("cache-of-giants", "Cache of Giants", "Cache des Géants"),
    ("recruiters", "Recruiters", "Recruteur"),
    ("high-rampart", "High Rampart", "Haute Muraille"),
    ("tatis-tribe", "Tatis Tribe", None),
    ("dragon-egg", "Dragon Egg", None),
)


@pytest.mark.parametrize(("card_id", "english", "french"), KNOWN_NAMES)
def test_a_name_that_is_known_stands_on_its_card(
    card_id: str, english: str | None, french: str | None
) -> None:
    card = CARDS.development(card_id)
    assert english in (None, card.name["en"])
    assert french in (None, card.name["fr"])
    assert card.origin_of("name").startswith("printed: ")


def test_28_base_names_are_known() -> None:
    printed = [card for card in CARDS.developments if card.origin_of("name").startswith("printed")]
    assert sum(not card.deluxe for card in printed) == len(KNOWN_NAMES) == 28


@pytest.mark.parametrize(
    ("card_id", "points"),
    [
        ("farm", 0),
        ("barracks", 0),
        ("expeditionary-force", 0),
        ("tax-collector", 0),
        ("navigators", 0),
        ("quarry", 0),
        ("mercenary-soldiers", 0),
        ("nexus", 1),
        ("munitions-specialists", 2),
        ("alchemical-forge", 2),
        ("great-library", 3),
        ("great-arena", 6),
        ("grand-palace", 10),
        ("labyrinth-of-fenhror", 15),
    ],
)
def test_printed_gross_points(card_id: str, points: int) -> None:
    card = CARDS.development(card_id)
    assert (card.points, card.combo) == (points, None)
    assert card.origin_of("points").startswith("printed: ")


@pytest.mark.parametrize(
    ("card_id", "each"),
    [
        ("royal-cavalry", 2),
        ("royal-guard", 2),
        ("banquet-hall", 2),
        ("majestic-statue", 3),
        ("secret-fellowship", 4),
    ],
)
def test_printed_combo_multipliers(card_id: str, each: int) -> None:
    card = CARDS.development(card_id)
    assert card.combo is not None
    assert (card.points, card.combo.each) == (0, each)
    assert card.origin_of("combo").startswith("printed: ")


def test_secret_fellowship_and_teressia_count_monuments() -> None:
    assert CARDS.development("secret-fellowship").combo == Combo(4, "monument")
    assert CARDS.duchy("teressia").faces["A"].combo == Combo(2, "monument")


@pytest.mark.parametrize("card_id", ["navigators", "port", "barracks", "grand-army", "hamlet", "guildhall"])
def test_a_scenario_takes_one_of_several_copies(card_id: str) -> None:
    card = CARDS.development(card_id)
    assert card.copies >= 2
    assert card.first_printing_copies >= 2


@pytest.mark.parametrize(
    "card_id",
    [
        "royal-guard",
        "alchemical-forge",
        "secret-fellowship",
        "infernal-gate",
        "royal-dungeon",
        "great-lighthouse",
        "cache-of-giants",
        "recruiters",
        "high-rampart",
    ],
)
def test_a_scenario_takes_the_single_copy(card_id: str) -> None:
    card = CARDS.development(card_id)
    assert (card.copies, card.first_printing_copies) == (1, 1)
    assert card.origin_of("copies").startswith("printed: ")


def test_there_are_exactly_four_farms() -> None:
    assert CARDS.development("farm").copies == 4


@pytest.mark.parametrize(
    ("card_id", "kind"),
    [
        ("farm", "structure"),
        ("expeditionary-force", "specialist"),
        ("royal-cavalry", "specialist"),
        ("alchemical-forge", "monument"),
        ("great-arena", "monument"),
        ("majestic-statue", "monument"),
        ("great-library", "monument"),
        ("tax-collector", "specialist"),
        ("secret-fellowship", "specialist"),
    ],
)
def test_types_that_are_known(card_id: str, kind: str) -> None:
    card = CARDS.development(card_id)
    assert card.type == kind
    assert card.origin_of("type").startswith("printed: ")


def test_the_barracks_of_the_example_take_3_materials_and_produce_1_population() -> None:
    barracks = CARDS.development("barracks")
    assert barracks.cost == {"materials": 3}
    assert barracks.production == {"population": 1}


def test_the_expeditionary_force_produces_exploration_for_each_specialist() -> None:
    assert CARDS.development("expeditionary-force").production_per == PerType("exploration", "specialist")


def test_the_great_library_has_a_per_type_production() -> None:
    assert CARDS.development("great-library").production_per is not None


def test_hamlet_and_guildhall_produce_four_resources_together() -> None:
    icons = [sum(CARDS.development(card_id).production.values()) for card_id in ("hamlet", "guildhall")]
    assert sum(icons) == 4


@pytest.mark.parametrize("card_id", ["guildhall", "scholars"])
def test_a_construction_bonus_is_pictured(card_id: str) -> None:
    card = CARDS.development(card_id)
    assert card.bonus
    assert card.origin_of("bonus").startswith("printed: ")


def test_a_card_of_2_points_asks_for_krystallium_or_a_soldier() -> None:
    assert any(
        card.points == 2 and {"krystallium", "soldier"} & set(card.cost) for card in CARDS.developments
    )


def test_the_reviewed_card_gives_3_soldiers_and_scores_2_for_each_discovery() -> None:
    reviewed = [card for card in CARDS.developments if card.combo == Combo(2, "discovery")]
    assert any(card.bonus == {"soldier": 3} for card in reviewed)


@pytest.mark.parametrize("card_id", ["infernal-gate", "secret-fellowship", "royal-dungeon"])
def test_the_great_things_of_the_prophecy_cost_most(card_id: str) -> None:
    most = max(sum(card.cost.values()) for card in CARDS.developments)
    assert sum(CARDS.development(card_id).cost.values()) == most


def test_a_development_is_recycled_for_one_resource_and_a_treasure_for_two() -> None:
    assert {len(card.recycle) for card in CARDS.developments} == {1}
    assert {len(treasure.recycle) for treasure in CARDS.treasures} == {2}


def test_the_scoring_example_gives_39() -> None:
    """Gross points 2 + 6 + 3, combo (3 + 4 + 2) for each of 4 Monuments, two Calamities."""
    built = [
        CARDS.development(card_id)
        for card_id in (
            "tax-collector",
            "majestic-statue",
            "great-library",
            "secret-fellowship",
            "great-arena",
            "alchemical-forge",
        )
    ]
    types = [card.type for card in built]
    assert types.count("monument") == 4
    combos = [card.combo for card in built if card.combo]
    if duchy := CARDS.duchy("teressia").faces["A"].combo:
        combos.append(duchy)
    gross = sum(card.points for card in built)
    combo = sum(each.each * types.count(each.type) for each in combos)
    assert (gross, combo, 2 * CARDS.calamity.points) == (11, 36, -8)
    assert gross + combo + 2 * CARDS.calamity.points == 39
