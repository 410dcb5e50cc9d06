"""What is on a card, in words, written from its data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from kingdom.locales.brought_text import brought_text
from kingdom.locales.language import Locale
from kingdom.locales.names import Brought, Card, every_brought, every_card
from kingdom.rules.cards import Calamity, Catalogue, Combo, Development, Duchy, Face, Treasure


def find_card(catalogue: Catalogue, wanted: str) -> Card | Brought | None:
    """The card (or what else a module brings) with this id, or with this name in any language."""
    plain = " ".join(wanted.split()).casefold()
    for card in (*every_card(catalogue), *every_brought(catalogue)):
        if plain in (card.id.casefold(), *(name.casefold() for name in card.name.values())):
            return card
    return None


def card_text(card: Card | Brought, locale: Locale, *, face: str | None = None) -> list[str]:
    """The lines of a card: its name, then what is on it."""
    match card:
        case Development():
            return [_title(card, card.type, locale), *_development(card, locale), *_box(card, locale)]
        case Treasure():
            lines = [locale.say("cardtext.must-recycle"), *_recycle(card.recycle, locale)]
            return [_title(card, "treasure", locale), *lines]
        case Calamity():
            lines = [locale.say("cardtext.no-choice"), locale.say("cardtext.points", count=card.points)]
            return [_title(card, "calamity", locale), *lines]
        case Duchy():
            lines = [f"{card.name[locale.language]} ({card.id})", *_box(card, locale)]
            for letter, printed in card.faces.items():
                if face in (None, letter):
                    lines += _face(printed, locale, [] if card.deluxe else _box(printed, locale))
            return lines
        case _:
            lines = [*brought_text(card, locale), *_box(card, locale)]
            return [f"{card.name[locale.language]} ({card.id})", *lines]


def _box(card: object, locale: Locale) -> list[str]:
    """That something is in the deluxe box."""
    return [locale.say("cardtext.deluxe")] if getattr(card, "deluxe", False) else []


def _title(card: Development | Treasure | Calamity, kind: str, locale: Locale) -> str:
    copies = locale.say("cardtext.copies", count=card.copies)
    return f"{card.name[locale.language]} ({card.id}): {locale.say(f'type.{kind}', count=1)}, {copies}."


def _development(card: Development, locale: Locale) -> list[str]:
    lines = [locale.say("cardtext.cost", amounts=_amounts(card.cost, locale))]
    if card.production:
        lines.append(locale.say("cardtext.production", amounts=_amounts(card.production, locale)))
    if card.production_per:
        lines.append(
            locale.say(
                "cardtext.production-per",
                amount=locale.count(f"resource.{card.production_per.resource}", 1),
                type=locale.say(f"type.{card.production_per.type}", count=1),
            )
        )
    if card.bonus:
        lines.append(locale.say("cardtext.bonus", amounts=_amounts(card.bonus, locale)))
    lines += _recycle(card.recycle, locale)
    return lines + _points(card.points, card.combo, locale)


def _recycle(recycle: tuple[str, ...], locale: Locale) -> list[str]:
    return [locale.say("cardtext.recycle", amounts=_amounts(Counter(recycle), locale))] if recycle else []


def _face(face: Face, locale: Locale, box: list[str]) -> list[str]:
    parts = [locale.say("cardtext.nothing")]
    if face.production:
        parts = [locale.say("cardtext.production", amounts=_amounts(face.production, locale))]
    if face.start:
        parts.append(locale.say("cardtext.start", amounts=_amounts(face.start, locale)))
    parts += _points(face.points, face.combo, locale)
    title = locale.say("cardtext.face", letter=face.face)
    return [f"{title} {' '.join([*parts, *box])}"]


def _points(points: int, combo: Combo | None, locale: Locale) -> list[str]:
    lines = [locale.say("cardtext.points", count=points)] if points else []
    if combo:
        kind = locale.say(f"type.{combo.type}", count=1)
        lines.append(locale.say("cardtext.combo", count=combo.each, type=kind))
    return lines


def _amounts(amounts: Mapping[str, int], locale: Locale) -> str:
    return locale.together(
        [locale.count(f"resource.{name}", number) for name, number in amounts.items() if number]
    )
