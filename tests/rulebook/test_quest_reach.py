"""What is within reach of a player: never less than can really be paid for a step."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.building.alchemy import of_colour
from kingdom.rules.material.resources import BASIC
from kingdom.rules.modules.quest import reach
from kingdom.rules.modules.quest.reach import least_for, reach_of, within
from kingdom.rules.modules.quest.step import together

amounts = st.lists(st.integers(0, 12), min_size=BASIC, max_size=BASIC)
holdings = st.lists(st.integers(0, 255), min_size=BASIC, max_size=BASIC)


def _packed(cubes: list[int]) -> int:
    return int(together(vec[i64](cubes)))


@given(holdings, st.integers(0, 200), st.integers(0, 200), amounts, st.integers(0, 6), st.integers(0, 15))
def test_what_can_be_paid_is_within_reach(
    held: list[int], krystallium: int, soldiers: int, cubes: list[int], jokers: int, fighters: int
) -> None:
    missing = sum(max(0, wanted - there) for wanted, there in zip(cubes, held, strict=True))
    payable = krystallium >= jokers + missing and soldiers >= fighters
    near = within(
        reach_of(_packed(held), krystallium, soldiers), least_for(vec[i64](cubes), jokers, fighters)
    )
    assert near or not payable


@given(
    st.integers(0, 12), st.integers(0, 9), st.integers(1, 12), st.integers(0, 6), st.integers(0, BASIC - 1)
)
def test_a_cost_of_one_colour_is_within_reach_only_when_it_can_be_paid(
    there: int, krystallium: int, wanted: int, jokers: int, resource: int
) -> None:
    held, cubes = [0] * BASIC, [0] * BASIC
    held[resource], cubes[resource] = there, wanted
    near = within(reach_of(_packed(held), krystallium, 0), least_for(vec[i64](cubes), jokers, 0))
    assert near == (krystallium >= jokers + max(0, wanted - there))


def test_the_bytes_of_a_reach_lie_above_each_other() -> None:
    everything = int(reach_of(_packed([1, 2, 3, 4]), 5, 6))
    without_marks = everything ^ reach.HIGHEST
    assert [of_colour(without_marks, resource) for resource in range(BASIC)] == [6, 7, 8, 9]
    assert (without_marks >> reach.KRYSTALLIUM) & 255 == 5
    assert without_marks >> reach.SOLDIERS == 6
