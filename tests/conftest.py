"""What all tests share: how far Hypothesis searches, and whether the intended copy is tested."""

import os

import pytest
from hypothesis import settings

import kingdom
from kingdom.rules.modules import registry
from tests.modules import plain

# In continuous integration the examples are the same in every run; elsewhere each run looks at new ones.
settings.register_profile("default", max_examples=200, deadline=None, derandomize="CI" in os.environ)
settings.register_profile("long", max_examples=5_000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

# A game of one by the solo rules alone needs some module; this one changes nothing.
registry.register(plain.ENTRY)


@pytest.fixture(scope="session", autouse=True)
def the_intended_copy_is_tested() -> None:
    """`make test` runs the same tests twice and says here which of the two runs this is."""
    if intended := os.environ.get("KINGDOM_EXPECT_COMPILED"):
        assert kingdom.compiled is (intended == "1"), f"these are the rules in {kingdom.__file__}"
