"""What the two printings preset, and that each single option can be changed (rules of the editions)."""

import pytest

import kingdom
from kingdom.rules.options import edition_options

OF_BOTH = {
    "tiebreak_cards": "all",
    "allow_replay_on_tie": "no",
    "simultaneous": "blind",
    "reveal_discarded_hidden": "no",
    "soldier_supply": "unlimited",
    "search_may_discard_menace": "no",
    "search_may_discard_treasure": "yes",
    "search_rest": "discard",
    "menace_draw": "random",
    "frost_giant_timing": "any",
    "stolen_on_multiplier": "minus_one",
    "dragon_debt": "production",
}
PRESETS = {
    "revised": {
        **OF_BOTH,
        "development_set": "rv70",
        "solo_reveal": "spy2",
        "search_limit": "once_per_round",
        "solo_face_a_penalty": "15",
        "quest_set": "rv3",
        "quest_alchemy_storage": "on",
        "final_step_tie": "first_player",
        "scenarios": "on",
    },
    "first_printing": {
        **OF_BOTH,
        "development_set": "fp67",
        "solo_reveal": "trap1_per_round",
        "search_limit": "once_per_round_plus_one",
        "solo_face_a_penalty": "0",
        "quest_set": "fp2",
        "quest_alchemy_storage": "off",
        "final_step_tie": "both_first",
        "scenarios": "off",
    },
}


@pytest.mark.rule("R-429", "R-430")
@pytest.mark.parametrize("edition", list(PRESETS))
def test_an_edition_presets_its_options(edition: str) -> None:
    options = kingdom.Options(bare=True, edition=edition)
    assert {name: options.rule(name) for name in edition_options()} == PRESETS[edition]


@pytest.mark.parametrize("name", sorted(edition_options()))
def test_each_option_of_an_edition_may_be_changed_alone(name: str) -> None:
    values, revised, first = edition_options()[name]
    for edition, preset in (("revised", revised), ("first_printing", first)):
        assert kingdom.Options(bare=True, edition=edition).rule(name) == preset
        for value in values:
            changed = kingdom.Options(bare=True, edition=edition, house={name: value})
            assert changed.rule(name) == value
            others = set(edition_options()) - {name}
            plain = kingdom.Options(bare=True, edition=edition)
            assert all(changed.rule(other) == plain.rule(other) for other in others)
