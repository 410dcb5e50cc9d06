"""What is on a Menace card, and what there is to know of its deck."""

from __future__ import annotations

from kingdom.locales.language import Locale
from kingdom.rules.modules.menace.tables import MenaceCard, MenaceDeckCard


def menace_text(card: MenaceCard, locale: Locale) -> list[str]:
    """Combat cost, points lost, and what it does; Vermin and the like only cost points."""
    facts = [
        locale.say("menace.copies", count=card.copies),
        locale.say("menace.combat", count=card.combat),
        locale.say("menace.points", count=card.points),
    ]
    return [" ".join(facts), locale.say("menace.pile-card" if card.pile else f"menace.effect.{card.deck}")]


def deck_text(deck: MenaceDeckCard, locale: Locale) -> list[str]:
    """How hard it is, what its Menaces do, and the medals of a game of one."""
    bronze, silver, gold = deck.solo_medals
    lines = [locale.say("menace.difficulty", count=deck.difficulty), locale.say(f"menace.effect.{deck.id}")]
    if deck.stolen_tokens:
        lines.append(locale.say("menace.tokens", count=deck.stolen_tokens))
    return [*lines, locale.say("menace.medals", bronze=bronze, silver=silver, gold=gold)]
