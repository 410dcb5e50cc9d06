"""English, French and Spanish: names, sentences and the texts of cards, in the words of the rulebooks."""

from __future__ import annotations

from kingdom.locales.language import LANGUAGES, Locale, locale
from kingdom.locales.names import Names

__all__ = ["LANGUAGES", "Locale", "Names", "locale"]
