"""Why a move of the Quest module is refused."""

from typing import Final

SENTENCES: Final = {
    "quest-interrupts": "An Offering or a Selection is not interrupted: do this before or after it.",
    "quest-later": "'{move}' has to wait: another question is to be answered first.",
    "step-done": "You have completed {card} already, and each step is completed once.",
    "step-condition": "{card} asks for {count} cards of the type {type} in your Duchy.",
    "step-soldiers": "{card} costs {count} Soldiers at once, and you have fewer in stock.",
    "step-unpaid": "{card} is paid at once, and your cubes and your Krystallium do not cover its cost.",
    "step-plainly": "Leave the addition out: '{move}' pays and brings no other way than without it.",
    "step-recycle": "For {card} cards are recycled in Planning alone, and where they would be transmuted.",
    "transmute-five": "Your Alchemy area does not hold these five cubes.",
    "no-quest-spy": "You have no Spy token of the Quest to use now.",
    "spy-in-choice": "A Spy token of the Quest is used at a turn of your own in the Choice phase.",
    "spy-nothing": "No face-down card that you do not know lies there.",
}
"""The sentences by their code."""
