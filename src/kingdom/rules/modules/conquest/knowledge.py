"""The state of the module in words, and back: for views, traces, sampled worlds and built positions."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.modules.conquest.action import Action
from kingdom.rules.modules.conquest.armies import Armies
from kingdom.rules.modules.conquest.board import NOWHERE, Board, bit
from kingdom.rules.modules.conquest.spots import COLOURS

if TYPE_CHECKING:
    from kingdom.rules.modules.conquest.conquest import Conquest

Words = Mapping[str, object]


def words_of(conquest: "Conquest") -> dict[str, object]:
    """Everything, the first of each pair for Red, the second for Blue."""
    armies = conquest.armies
    return {
        "board": armies.board.id,
        "armies": [_standing(armies, colour) for colour in range(len(COLOURS))],
        "spots": [_spots(armies.board, armies.manned[colour]) for colour in range(len(COLOURS))],
        "reserve": _numbers(armies.reserve),
        "prison": _numbers(armies.prison),
        "spied": _numbers(conquest.spied),
        "to_destroy": _numbers(conquest.to_destroy),
        "turn": None if conquest.turn == NOWHERE else int(conquest.turn),
        "passes": int(conquest.passes),
        "action": _action_in_words(conquest.action, armies.board),
    }


def _standing(armies: "Armies", colour: i64) -> dict[str, int]:
    names = armies.board.territories
    return {name: int(armies.at(colour, at)) for at, name in enumerate(names) if armies.at(colour, at)}


def _spots(board: Board, bits: i64) -> list[str]:
    return [name for at, name in enumerate(board.spots) if bits & bit(at)]


def _numbers(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]


def _territory(board: Board, territory: i64) -> str | None:
    return None if territory == NOWHERE else board.territories[territory]


def _action_in_words(action: Action, board: Board) -> dict[str, object] | None:
    """What has been decided of an action that has begun; None before."""
    if not action.begun:
        return None
    names = board.territories
    return {
        "double": action.double,
        "destination": _territory(board, action.destination),
        "from": {name: int(action.brought[at]) for at, name in enumerate(names) if action.brought[at]},
        "rearranged": [name for at, name in enumerate(names) if action.rearranged & bit(at)],
        "manning": _territory(board, action.manning),
        "to_man": int(action.to_man),
        "chosen": _spots(board, action.chosen),
    }


# --- back --------------------------------------------------------------------------------------------------


def armies_of(board: Board, seen: Words, *, alone: bool) -> Armies:
    """The armies as a view shows them."""
    armies = Armies(board, alone=alone)
    _put_armies(armies, cast("Sequence[Mapping[str, int]]", seen["armies"]))
    _put_spots(armies, cast("Sequence[Sequence[str]]", seen["spots"]))
    armies.reserve = _vec(seen["reserve"])
    armies.prison = _vec(seen["prison"])
    return armies


def put(conquest: "Conquest", seen: Words) -> None:
    """Set everything to what a view says."""
    armies = armies_of(conquest.armies.board, seen, alone=conquest.armies.alone)
    conquest.armies = armies
    conquest.spied = _vec(seen["spied"])
    conquest.to_destroy = _vec(seen["to_destroy"])
    conquest.turn = NOWHERE if seen["turn"] is None else cast("int", seen["turn"])
    conquest.passes = cast("int", seen["passes"])
    conquest.action = _action_of(armies.board, cast("Words | None", seen["action"]))


def arrange(conquest: "Conquest", words: Words) -> None:
    """Set what is named; armies stand on all spots they can unless it is said, the others are in reserve."""
    armies = conquest.armies
    if "armies" in words:
        _put_armies(armies, cast("Sequence[Mapping[str, int]]", words["armies"]))
        armies.manned = vec[i64]([_all_spots(armies, colour) for colour in range(len(COLOURS))])
    if "spots" in words:
        _put_spots(armies, cast("Sequence[Sequence[str]]", words["spots"]))
    armies.prison = _vec(words.get("prison", [0, 0]))
    conquest.spied = _vec(words.get("spied", [0, 0]))
    for colour in range(len(COLOURS)):
        standing: i64 = 0
        for territory in range(armies.board.size):
            standing += armies.at(colour, territory)
        armies.reserve[colour] = armies.board.armies - standing - armies.prison[colour]


def _vec(numbers: object) -> vec[i64]:
    return vec[i64](list(cast("Sequence[int]", numbers)))


def _put_armies(armies: "Armies", standing: Sequence[Mapping[str, int]]) -> None:
    armies.on = vec[i64]([0] * (len(COLOURS) * int(armies.board.size)))
    for colour, own in enumerate(standing):
        for name, number in own.items():
            armies.add(colour, _number(name, armies.board.index), number)


def _put_spots(armies: "Armies", manned: Sequence[Sequence[str]]) -> None:
    armies.manned = vec[i64]([_bits(names, armies.board.spot_index) for names in manned])


def _all_spots(armies: "Armies", colour: i64) -> int:
    """The spots that are filled in the order of the board while there are pawns beside them."""
    board = armies.board
    manned: i64 = 0
    left = [armies.at(colour, territory) for territory in range(board.size)]
    for spot in range(len(board.spots)):
        territory = board.territory_of[spot]
        if left[territory]:
            left[territory] -= 1
            manned |= bit(spot)
    return int(manned)


def _number(name: str, known: Mapping[str, int]) -> int:
    if name not in known:
        raise ValueError(f"{name!r} is not on this board; write one of {', '.join(known)}.")
    return known[name]


def _bits(names: object, known: Mapping[str, int]) -> int:
    bits: i64 = 0
    for name in cast("Sequence[str]", names):
        bits |= bit(_number(name, known))
    return int(bits)


def _where(board: Board, name: object) -> i64:
    return NOWHERE if name is None else board.index[cast("str", name)]


def _action_of(board: Board, words: Words | None) -> Action:
    action = Action(board.size)
    if words is None:
        return action
    action.begin(double=bool(words["double"]))
    action.destination = _where(board, words["destination"])
    for name, number in cast("Mapping[str, int]", words["from"]).items():
        action.brought[board.index[name]] = number
        action.used |= bit(board.index[name])
        action.total += number
    action.rearranged = _bits(words["rearranged"], board.index)
    action.manning = _where(board, words["manning"])
    action.to_man = cast("int", words["to_man"])
    action.chosen = _bits(words["chosen"], board.spot_index)
    return action
