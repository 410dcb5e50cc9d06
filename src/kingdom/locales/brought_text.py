"""What is on a card or board that a module brings, in words: one function a kind, found by its class."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kingdom.locales.advisor_text import advisor_text, chapter_text
from kingdom.locales.conquest_text import conquest_chapter_text, conquest_text
from kingdom.locales.language import Locale
from kingdom.locales.menace_text import deck_text, menace_text
from kingdom.locales.names import Brought
from kingdom.locales.quest_text import quest_text
from kingdom.locales.scenario_text import scenario_text
from kingdom.rules.modules.advisors.tables import Advisor, Chapter
from kingdom.rules.modules.conquest.tables import Chapter as ConquestChapter
from kingdom.rules.modules.conquest.tables import ConquestBoard
from kingdom.rules.modules.menace.tables import MenaceCard, MenaceDeckCard
from kingdom.rules.modules.quest.tables import QuestBoard
from kingdom.rules.modules.scenarios.tables import Scenario

Writer = Callable[[Any, Locale], list[str]]

WRITERS: Mapping[type[Any], Writer] = {
    MenaceCard: menace_text,
    MenaceDeckCard: deck_text,
    QuestBoard: quest_text,
    Scenario: scenario_text,
    Advisor: advisor_text,
    Chapter: chapter_text,
    ConquestBoard: conquest_text,
    ConquestChapter: conquest_chapter_text,
}
"""Who writes the text of which class."""


def brought_text(card: Brought, locale: Locale) -> list[str]:
    """The lines of something that a module brings."""
    writer = WRITERS.get(type(card))
    return writer(card, locale) if writer else []
