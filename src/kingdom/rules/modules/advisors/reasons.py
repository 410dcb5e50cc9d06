"""Why a move of this chapter is refused, in words."""

from typing import Final

SENTENCES: Final = {
    "not-drawn": "{card} is not one of the Advisors you have drawn to choose from.",
    "not-your-advisor": "{card} is not in your Advisors' area.",
    "advisor-not-now": "{card} cannot be used at this moment.",
    "advisor-used": "{card} has been used already; an ability is used once a round, some once a game.",
    "advisor-too-dear": "{card} costs {cost} Soldiers, and you have {soldiers}.",
    "advisor-no-effect": "{card} would have no effect now.",
    "no-card-there": "There is no card at this place.",
    "not-face-down": "There is no face-down card at this place.",
    "fuller-area": "The card goes to the other area, where fewer cards lie.",
    "first-swap": "{card} asks first: swap the named card for one of your hand, with swap CARD.",
    "empty-hand": "Your opponent has no card in hand to swap it for.",
    "nothing-to-change": "There is nothing to change on {card}, or it is not in your Duchy.",
    "first-add": "First add a resource to each of your cards under construction; {card} is next.",
}
"""The sentences by their code."""
