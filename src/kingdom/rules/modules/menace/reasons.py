"""Why a move of the Menace module, or one that a Menace forbids, is refused."""

from typing import Final

SENTENCES: Final = {
    "menaces-act": "The Menaces act first: give up a card to each Shadow, cover an icon for each Thief.",
    "nothing-to-give-up": "No Shadow asks for a card of your Selection area now.",
    "cannot-give-up": "{card} is no Development or Treasure card of your Selection area.",
    "nothing-to-cover": "No Thief has just come to you, so no icon is covered now.",
    "no-such-icon": "Your Duchy has no such icon that could be covered.",
    "no-giant-waits": "No Frost Giant waits to be placed now.",
    "frozen-already": "There is a Frost Giant beneath {card} already.",
    "giant-waits": "A Frost Giant must be placed beneath a card under construction first: freeze CARD.",
    "keep-for-giant": "Your Frost Giants need the cards that you have left, so none of them may go now.",
    "frozen": "{card} is frozen: only vanquishing its Frost Giant completes it.",
    "only-in-combat": "Menaces are vanquished in the Combat phase only.",
    "not-before-you": "{card} does not stand in your Construction area.",
    "too-few-soldiers": "{card} has a Combat cost of {count}, paid at once with Soldiers in stock.",
    "no-stolen-token": "No Stolen token lies on that icon of your Duchy.",
    "name-stolen-token": "Say which Stolen token is removed with the Thief: vanquish {card} ICON.",
    "not-full": "{card} is not finished; its Frost Giant is vanquished only together with that.",
    "draw-first": "Choose which card of your Menace deck joins your hand: draw CARD.",
    "not-in-menace-deck": "{card} is not left in your Menace deck.",
}
"""The sentences by their code."""
