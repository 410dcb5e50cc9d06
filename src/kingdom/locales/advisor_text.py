"""What is on an Advisor, in words: when the ability may be used, its price and what it does."""

from __future__ import annotations

from kingdom.locales.language import Locale
from kingdom.rules.modules.advisors.tables import Advisor, Chapter


def advisor_text(advisor: Advisor, locale: Locale) -> list[str]:
    """Window, price and effect; and how often or by whom it is not used."""
    resource = locale.count(f"resource.{advisor.resource}", advisor.amount) if advisor.resource else ""
    words = {
        "window": locale.say(f"advisors.window.{advisor.window}"),
        "cost": locale.count("resource.soldier", advisor.cost),
        "effect": locale.say(f"advisors.effect.{advisor.effect}", resource=resource, amount=advisor.amount),
    }
    lines = [locale.say("advisors.price", **words)]
    if advisor.once_per_game:
        lines.append(locale.say("advisors.once"))
    if not advisor.solo:
        lines.append(locale.say("advisors.two-players"))
    return lines


def chapter_text(chapter: Chapter, locale: Locale) -> list[str]:
    """What the module gives its players."""
    bronze, silver, gold = chapter.solo_medals
    return [
        locale.say("advisors.start", count=chapter.start_soldiers),
        locale.say("advisors.bonus", count=chapter.selection_bonus),
        locale.say("advisors.medals", bronze=bronze, silver=silver, gold=gold),
    ]
