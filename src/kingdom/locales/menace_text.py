"""What is on a Menace card, and what there is to know of its deck."""

from __future__ import annotations

from kingdom.locales.language import Locale
from kingdom.rules.modules.menace.tables import MenaceCard, MenaceDeckCard


def menace_text(card: MenaceCard, locale: Locale) -> list[str]:
    """Combat cost, points lost or won, and what it does; Vermin and the like only cost points."""
    facts = [
        locale.say("menace.copies", count=card.copies),
        locale.say("menace.combat", count=card.combat),
    ]
    if card.points:
        facts.append(locale.say("menace.points", count=card.points))
    if card.produces:
        facts.append(locale.say("menace.produces", resource=locale.say(f"resource.{card.produces}", count=2)))
    if card.krystallium:
        facts.append(locale.say("menace.krystallium", count=card.krystallium))
    if card.secured:
        each = [
            locale.say("menace.secured-each", points=points, count=number)
            for number, points in enumerate(card.secured, 1)
        ]
        facts.append(locale.say("menace.secured", points=", ".join(each)))
    return [" ".join(facts), locale.say("menace.pile-card" if card.pile else _effect(card, locale))]


def _effect(card: MenaceCard, locale: Locale) -> str:
    """The text of this card, where it has one of its own, or that of its deck."""
    own = f"menace.effect.{card.id}"
    return own if locale.has(own) else f"menace.effect.{card.deck}"


def deck_text(deck: MenaceDeckCard, locale: Locale) -> list[str]:
    """How hard it is, what its Menaces do, and the medals of a game of one."""
    lines = [locale.say("menace.difficulty", count=deck.difficulty), locale.say(f"menace.effect.{deck.id}")]
    if deck.stolen_tokens:
        lines.append(locale.say("menace.tokens", count=deck.stolen_tokens))
    if deck.illusion_tokens:
        lines.append(locale.say("menace.illusion-tokens", count=deck.illusion_tokens))
    if deck.all_vanquished:
        lines.append(locale.say("menace.all-vanquished", points=deck.all_vanquished))
    if deck.calamity_at:
        lines.append(locale.say("menace.calamity-at", count=deck.calamity_at))
    return [*lines, _alone(deck, locale)]


def _alone(deck: MenaceDeckCard, locale: Locale) -> str:
    """The medals of a game of one, if it is played with this deck."""
    if not deck.solo:
        return locale.say("menace.for-two")
    bronze, silver, gold = deck.solo_medals
    return locale.say("menace.medals", bronze=bronze, silver=silver, gold=gold)
