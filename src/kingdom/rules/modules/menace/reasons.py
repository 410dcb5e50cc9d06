"""Why a move of the Menace module, or one that a Menace forbids, is refused."""

from typing import Final

SENTENCES: Final = {
    "menaces-act": "The Menaces act first, and what they ask for cannot wait.",
    "nothing-to-give-up": "No Shadow asks for a card of your Selection area now.",
    "cannot-give-up": "{card} is no Development or Treasure card of your Selection area.",
    "nothing-to-cover": "No Thief has just come to you, so no icon is covered now.",
    "no-such-icon": "Your Duchy has no such icon that could be covered.",
    "no-sister-takes": "No Sister of Misfortune takes a cube from you now.",
    "no-such-cube": "No such cube lies on {card}; Sisters take neither Krystallium nor Soldiers.",
    "no-dragon-takes": "No Black Dragon asks for a Soldier of your cards now.",
    "no-soldier-there": "No Soldier lies on {card}.",
    "illusion-in-offering": "An Illusion token is placed in your own Offering.",
    "one-illusion": "You have placed an Illusion token in this Offering already.",
    "no-illusion": "You have no Illusion token.",
    "no-card-for-illusion": "There is no card without an Illusion token of yours in that place.",
    "swap-after-selecting": "A card is swapped after your Selection, for one under your Illusion token.",
    "no-illusion-there": "Swap a card of your Selection area for one under your Illusion token, or none.",
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
