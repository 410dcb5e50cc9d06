"""What stands on a Quest board, in words, written from its data."""

from __future__ import annotations

from collections.abc import Iterator

from kingdom.locales.language import Locale
from kingdom.rules.cards.model import COST_KINDS, RESOURCES
from kingdom.rules.modules.quest.tables import STEPS, QuestBoard, QuestStep

OTHER_GAINS = {"trap": "quest.trap", "spy": "quest.spy", "points": "quest.points"}


def quest_text(board: QuestBoard, locale: Locale) -> list[str]:
    """The steps of both sides."""
    lines = [locale.say("quest.two-players"), *(_step(step, locale) for step in board.steps)]
    return [*lines, locale.say("quest.solo"), *(_step(step, locale) for step in board.solo_steps)]


def _step(step: QuestStep, locale: Locale) -> str:
    words = {"number": step.step, "name": step.name[locale.language], "cost": _cost(step, locale)}
    gain = locale.together(list(_gains(step, locale)))
    key = ("first-gain" if step.first_only else "gain") if gain else "step"
    final = "final-" if step.step == STEPS else ""
    return locale.say(f"quest.{final}{key}", gain=gain, **words)


def _cost(step: QuestStep, locale: Locale) -> str:
    parts = [locale.count(f"resource.{kind}", step.cost[kind]) for kind in COST_KINDS if kind in step.cost]
    if step.condition:
        kind = locale.say(f"type.{step.condition.type}", count=1)
        parts.append(locale.say("quest.condition", count=step.condition.count, type=kind))
    return locale.together(parts)


def _gains(step: QuestStep, locale: Locale) -> Iterator[str]:
    cubes = [locale.count(f"resource.{kind}", step.gain[kind]) for kind in RESOURCES if kind in step.gain]
    if cubes:
        yield locale.say("quest.cubes", cubes=locale.together(cubes))
    for kind in ("krystallium", "soldier"):
        if kind in step.gain:
            yield locale.count(f"resource.{kind}", step.gain[kind])
    for kind, key in OTHER_GAINS.items():
        if kind in step.gain:
            yield locale.say(key, count=step.gain[kind])
    if "discard_calamities" in step.gain:
        yield locale.say("quest.calamities", count=step.gain["discard_calamities"])
