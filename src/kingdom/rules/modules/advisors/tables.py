"""The tables of this chapter in deck files: an Advisor each, and one of what the module gives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kingdom.rules.cards import readers
from kingdom.rules.cards.kinds import Kind, record_of
from kingdom.rules.cards.model import BONUS_KINDS, RESOURCES, Marked
from kingdom.rules.cards.readers import MOST, MOST_POINTS, Field, Place, number
from kingdom.rules.cards.schema import with_origin

ANY_TIME = "any_time"
CHOICE = ("choice", "choice_before_selecting")
WINDOWS = (*CHOICE, "planning", "production", "end_of_production", "end_of_game", ANY_TIME)
"""When an ability may be used."""

EFFECTS: Mapping[str, tuple[str, ...]] = {
    "recover_trap": CHOICE,
    "add_deck_card_to_smaller_area": CHOICE,
    "reveal_face_down_card": CHOICE,
    "discard_offered_card": CHOICE,
    "move_offered_card": CHOICE,
    "cube_on_each_construction": ("end_of_production",),
    "extra_production": ("production",),
    "double_calamities": ("end_of_game",),
    "discard_own_calamity": WINDOWS,
    "gain": WINDOWS,
    "construct_for_free": WINDOWS,
    "opponent_swaps_offered_card": CHOICE[1:],
    "swap_selected_with_offered": CHOICE,
    "change_combo_type": ("end_of_game",),
    "double_gross_points": ("end_of_game",),
}
"""What an ability does, and the windows in which that has a meaning."""

RESOURCE_OF: Mapping[str, tuple[str, ...]] = {"extra_production": RESOURCES, "gain": BONUS_KINDS}
"""The effects that name a resource, and which it can be."""

MOST_ADVISORS = 30
FEWEST_DRAWN, MOST_DRAWN = 1, 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Advisor(Marked):
    """An Advisor: what the ability costs in Soldiers, when it may be used and what it does."""

    id: str
    name: Mapping[str, str]
    copies: int = 1
    cost: int
    window: str
    effect: str
    resource: str = ""
    amount: int = 1
    once_per_game: bool = False
    solo: bool = True
    deluxe: bool = False
    origin: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter(Marked):
    """What the module gives its players, how many Advisors are drawn and play, and its solo medals."""

    id: str
    name: Mapping[str, str]
    start_soldiers: int
    selection_bonus: int
    drawn: int
    in_deck: int
    solo_medals: tuple[int, ...]
    origin: Mapping[str, str] = field(default_factory=dict)


def _check(advisor: Advisor, place: Place) -> None:
    """Window and resource must go with the effect."""
    windows = EFFECTS[advisor.effect]
    if advisor.window not in windows:
        what = f"{advisor.effect} has no meaning in the window {advisor.window}"
        place.at("window").fault(what, f"write one of {', '.join(windows)}")
    known = RESOURCE_OF.get(advisor.effect, ())
    if known and advisor.resource not in known:
        what = f"{advisor.effect} needs a resource"
        place.at("resource").fault(what, f"write one of {', '.join(known)}")


ADVISOR = with_origin(
    {
        "id": Field(readers.an_id, needed=True),
        "name": Field(readers.names, needed=True),
        "copies": Field(number(0, 1)),
        "cost": Field(number(0, MOST), needed=True),
        "window": Field(readers.one_of(WINDOWS), needed=True),
        "effect": Field(readers.one_of(list(EFFECTS)), needed=True),
        "resource": Field(readers.one_of([*RESOURCES, "krystallium", "soldier"])),
        "amount": Field(number(1, MOST)),
        "once_per_game": Field(readers.truth),
        "solo": Field(readers.truth),
        "deluxe": Field(readers.truth),
    }
)

CHAPTER = with_origin(
    {
        "id": Field(readers.one_of(["advisors"]), needed=True),
        "name": Field(readers.names, needed=True),
        "start_soldiers": Field(number(0, MOST_POINTS), needed=True),
        "selection_bonus": Field(number(0, MOST), needed=True),
        "drawn": Field(number(FEWEST_DRAWN, MOST_DRAWN), needed=True),
        "in_deck": Field(number(0, MOST_ADVISORS), needed=True),
        "solo_medals": Field(readers.medals, needed=True),
    }
)

KINDS: Mapping[str, Kind] = {
    "advisors": Kind(CHAPTER, record_of(Chapter), most=1),
    "advisor": Kind(ADVISOR, record_of(Advisor), _check, MOST_ADVISORS),
}
"""The tables by name."""

FILES = ("advisors.toml",)
