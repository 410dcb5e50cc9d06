"""Why a move of the game of one is refused."""

from typing import Final

SENTENCES: Final = {
    "choose-area-first": "Choose an Offering area first: take left or take right.",
    "collect-first": "You have chosen an area: collect its cards, or search.",
    "finish-search": "Finish the Search first: it is paid with two cards, and one of those found is kept.",
    "nothing-hidden-there": "There is no face-down card at this place.",
    "no-spy-token": "No Spy token is available, so no face-down card can be revealed now.",
    "searched-already": "You have searched as often as a round allows.",
    "too-few-for-search": "A Search is paid with two face-up Development cards of the chosen area.",
    "cannot-pay-search": "{card} cannot pay for a Search.",
    "not-in-chosen-area": "{card} does not lie face up in the chosen area.",
    "not-found": "{card} is not among the cards found.",
}
"""The sentences by their code."""
