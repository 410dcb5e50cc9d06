"""Who can move where: starting territories, how many pawns it takes, and that a Move begun can be ended."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kingdom.rules.modules.conquest.board import bit

if TYPE_CHECKING:
    from kingdom.rules.modules.conquest.action import Action
    from kingdom.rules.modules.conquest.armies import Armies


def around(armies: "Armies", colour: i64, destination: i64, *, double: bool) -> i64:
    """The territories from which a pawn comes to the destination in one Move (CONQ-23, CONQ-34).

    With the Double move those two steps away, too, if what lies between is not the enemy's (RUL-111).
    """
    board = armies.board
    found = board.near[destination]
    if double:
        open_ = board.near[destination] & ~armies.controlled(1 - colour)
        for territory in range(board.size):
            if open_ & bit(territory):
                found |= board.near[territory]
    return found & ~bit(destination)


def may_be_entered(armies: "Armies", colour: i64, territory: i64) -> bool:
    """Everything but the castle of the other player (CONQ-26, CONQ-46)."""
    return armies.alone or territory != armies.board.castles[1 - colour]


def pawns_in(armies: "Armies", colour: i64, territories: i64) -> i64:
    """How many pawns of a colour stand in these territories."""
    number: i64 = 0
    for territory in range(armies.board.size):
        if territories & bit(territory):
            number += armies.at(colour, territory)
    return number


def can_move_to(armies: "Armies", colour: i64, soldiers: i64, territory: i64, *, double: bool) -> bool:
    """Whether more pawns than the enemy has there can be brought (CONQ-24)."""
    if not may_be_entered(armies, colour, territory):
        return False
    enough = armies.at(1 - colour, territory) + 1
    if soldiers < enough:
        return False
    return pawns_in(armies, colour, around(armies, colour, territory, double=double)) >= enough


def can_move_at_all(armies: "Armies", colour: i64, soldiers: i64) -> bool:
    """Whether any territory could be moved to."""
    double = armies.moves_double(colour)
    for territory in range(armies.board.size):
        if can_move_to(armies, colour, soldiers, territory, double=double):
            return True
    return False


def starts_left(armies: "Armies", colour: i64, action: "Action") -> i64:
    """The starting territories of a running Move from which no pawns have been taken yet."""
    near = around(armies, colour, action.destination, double=action.double)
    return near & armies.held(colour) & ~action.used


def most_from(armies: "Armies", colour: i64, soldiers: i64, action: "Action", start: i64) -> i64:
    """As many as can come from this starting territory."""
    return min(armies.at(colour, start), soldiers - action.total)


def fewest_from(armies: "Armies", colour: i64, soldiers: i64, action: "Action", start: i64) -> i64:
    """As few as may come from it so that the others can still bring enough."""
    others = starts_left(armies, colour, action) & ~bit(start)
    lacking = armies.at(1 - colour, action.destination) + 1 - action.total
    # What comes from here and what can come from the others share the Soldiers, which are enough.
    fewest = lacking - pawns_in(armies, colour, others)
    return max(1, fewest)


def brings_enough(armies: "Armies", colour: i64, action: "Action") -> bool:
    """Whether those brought so far outnumber the enemy."""
    return action.total > armies.at(1 - colour, action.destination)
