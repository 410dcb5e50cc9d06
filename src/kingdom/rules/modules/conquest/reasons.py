"""Why a move of the Conquest module is refused."""

from typing import Final

SENTENCES: Final = {
    "finish-action": "Finish the action that you have begun first.",
    "recruit-soldiers": "Each army costs a Soldier, and you have only {count} in stock.",
    "recruit-reserve": "Only {count} armies are left in your reserve.",
    "enemy-castle": "No army may enter the castle of your opponent.",
    "too-few-armies": "{card} is held by {count}: you must bring more armies, with a Soldier for each.",
    "no-army-near": "None of your armies can come to {card}, or you have no Soldier to pay for it.",
    "destination-first": "Choose a destination first: move TERRITORY.",
    "not-adjacent": "{card} is too far from the destination.",
    "across-enemy": "From {card} the way would lead through a territory that your opponent controls.",
    "start-taken": "You have said already how many armies come from {card}.",
    "not-so-many": "So many armies cannot come from {card}: there are fewer, or too few Soldiers to pay.",
    "too-few-brought": "More must come from {card}, or there would not be more armies than the enemy has.",
    "nothing-to-rearrange": "Your armies in {card} cannot stand on other spots than they do.",
    "rearranged-already": "{card} has been rearranged in this action.",
    "rearrange-and-act": "Rearranging is part of an action, and you can neither recruit nor move.",
    "spot-later": "It is not asked now whether an army stands on this spot.",
    "only-in-prison-stop": "Armies are imprisoned at the end of the Conquest phase by who holds the Prison.",
    "no-such-prisoner": "No army that could be imprisoned stands there.",
    "only-after-reveal": "Cards are destroyed right after the reveal, from the spot for it.",
    "not-in-their-selection": "{card} is not in the Selection area of your opponent.",
    "no-conquest-spy": "You have no Spy token of the board to use now.",
    "peek-in-choice": "A Spy token of the board is used at a turn of your own in the Choice phase.",
    "peek-nothing": "No face-down card that you do not know lies there.",
}
"""The sentences by their code."""
