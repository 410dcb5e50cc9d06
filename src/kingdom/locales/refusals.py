"""Refusals in the reader's language; the English sentences stand in kingdom.rules.reasons."""

from __future__ import annotations

from kingdom.locales.names import Names
from kingdom.rules.reasons import Reason, sentences


def explain(reason: Reason, names: Names) -> str:
    """Why a move is refused, in a sentence."""
    words = {name: _word(name, word, names) for name, word in reason.words.items()}
    if names.locale.has(f"refusal.{reason.code}"):
        return names.locale.say(f"refusal.{reason.code}", **words)
    return sentences().get(reason.code, reason.code).format_map(words)


def _word(name: str, word: str, names: Names) -> str:
    if name == "card":
        return names.card(word)
    if name == "resource":
        return names.resource(word, 1)
    if name == "type":
        return names.locale.say(f"type.{word}", count=1)
    if name == "phase" and names.locale.has(f"phase.{word}") and names.locale.language != "en":
        return names.locale.say(f"phase.{word}")
    return word
