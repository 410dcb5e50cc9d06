"""Decks that several tests write, and what the loader says of a faulty one."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingdom.rules.cards import DeckError, load_deck

FARM = '[[card]]\nid = "farm"\n'

NEW_CARD = """
[[card]]
id = "windmill"
name = { en = "Windmill", fr = "Moulin", es = "Molino" }
type = "structure"
copies = 2
cost = { materials = 2, soldier = 1 }
recycle = "population"
"""


def faults_of(deck: Path | str | bytes) -> list[str]:
    """The sentences of the DeckError that a deck raises."""
    with pytest.raises(DeckError) as caught:
        load_deck(deck)
    return str(caught.value).splitlines()
