"""What the two printings preset, and that each single option can be changed (rules of the editions)."""

import pytest

import kingdom
from kingdom.rules.options import edition_options

PRESETS = {
    "revised": {
        "development_set": "rv70",
        "solo_reveal": "spy2",
        "search_limit": "once_per_round",
        "solo_face_a_penalty": "15",
        "search_may_discard_menace": "no",
        "quest_set": "rv3",
        "quest_alchemy_storage": "on",
        "final_step_tie": "first_player",
        "scenarios": "on",
    },
    "first_printing": {
        "development_set": "fp67",
        "solo_reveal": "trap1_per_round",
        "search_limit": "once_per_round_plus_one",
        "solo_face_a_penalty": "0",
        "search_may_discard_menace": "no",
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
    assert {name: options.rule(name) for name in PRESETS[edition]} == PRESETS[edition]


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
