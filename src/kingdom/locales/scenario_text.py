"""What the page of a scenario says, written from its data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from kingdom.locales.language import Locale
from kingdom.locales.names import Names
from kingdom.rules.cards import standard
from kingdom.rules.modules.scenarios.composition import COMPOSITIONS
from kingdom.rules.modules.scenarios.tables import Scenario

ORDER = ("bronze", "silver", "gold")


def scenario_text(scenario: Scenario, locale: Locale) -> list[str]:
    """With what it is played, what lies ready, its rules, its losses and its medals."""
    names = Names(locale, standard())
    return [locale.say("scenariotext.solo"), *_set_up(scenario, locale, names), *_end(scenario, locale)]


def _set_up(scenario: Scenario, locale: Locale, names: Names) -> Iterator[str]:
    chosen = COMPOSITIONS[scenario.id].choices
    decks = _tuple(chosen.get("menaces"))
    if decks:
        key = "danger" if len(decks) > 1 else "menace"
        yield locale.say(f"scenariotext.{key}", decks=names.cards(decks))
    quests = _tuple(chosen.get("quest"))
    if quests:
        yield locale.say("scenariotext.quest", count=len(quests), quests=names.cards(quests))
    advisors = _tuple(chosen.get("given_advisors"))
    if advisors:
        yield locale.say("scenariotext.advisors", advisors=names.cards(advisors))
    if "start_soldiers" in chosen:
        amount = names.amounts({"soldier": int(str(chosen["start_soldiers"]))})
        yield locale.say("scenariotext.soldiers", amount=amount)
    if chosen.get("spy_tokens") == "none":
        yield locale.say("scenariotext.no-spies")
    for where, cards in (("construction", scenario.construction), ("built", scenario.built)):
        if cards:
            yield locale.say(f"scenariotext.{where}", cards=counted(cards, names))


def _end(scenario: Scenario, locale: Locale) -> Iterator[str]:
    if locale.has(f"scenariotext.special.{scenario.id}"):
        yield locale.say(f"scenariotext.special.{scenario.id}", lost_at=scenario.lost_at)
    if scenario.construction:
        yield locale.say("scenariotext.lost-missing")
    quests = _tuple(COMPOSITIONS[scenario.id].choices.get("quest"))
    if quests:
        yield locale.say("scenariotext.lost-step", count=len(quests))
    yield locale.say("scenariotext.medals", **dict(zip(ORDER, scenario.medals, strict=True)))


def counted(cards: Sequence[str], names: Names) -> str:
    """Cards as one enumeration, each name once: "Farm ×4, Port"."""
    return ", ".join(
        names.card(card) + (f" ×{number}" if number > 1 else "") for card, number in Counter(cards).items()
    )


def _tuple(value: object) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value) if isinstance(value, tuple) else ()
