"""Carrying out recruits and Moves: battles, the spots that are won and lost, and what they give at once."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kingdom.rules.modules.conquest.action import Action
from kingdom.rules.modules.conquest.board import NOWHERE, bit
from kingdom.rules.modules.conquest.marching import brings_enough, starts_left
from kingdom.rules.modules.conquest.own_moves import ARRIVE, DESTINATION, FROM, MAN, PASS, REARRANGE, RECRUIT
from kingdom.rules.modules.conquest.spots import KINDS, PRISON, TRAP

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.modules.conquest.conquest import Conquest
    from kingdom.rules.moves import Move


def decide(game: "Game", conquest: "Conquest", seat: i64, move: "Move") -> None:
    """One decision of an action; with the last one the action is carried out."""
    action = conquest.action
    if move.to == RECRUIT:
        _recruit(game, conquest, seat, move.second)
    elif move.to == PASS:
        _pass(game, conquest, seat)
    elif move.to == DESTINATION:
        _begin(game, conquest, seat)
        action.destination = move.area
    elif move.to == FROM:
        _take_from(game, conquest, seat, move)
    elif move.to == ARRIVE:
        _arrive(game, conquest, seat)
    elif move.to == REARRANGE:
        _rearrange(game, conquest, seat, move.area)
    elif move.to == MAN:
        _man(game, conquest, seat, move.second)


def _begin(game: "Game", conquest: "Conquest", seat: i64) -> None:
    """An action is not interrupted between its decisions, as an Offering is not (RUL-03)."""
    conquest.action.begin(double=conquest.armies.moves_double(seat))
    game.offered = 1


def _end(game: "Game", conquest: "Conquest", seat: i64) -> None:
    """The action is over: the passes are counted anew, and it is the other's turn (CONQ-21)."""
    conquest.passes = 0
    _next_turn(game, conquest, seat)


def _next_turn(game: "Game", conquest: "Conquest", seat: i64) -> None:
    conquest.action = Action(conquest.armies.board.size)
    game.offered = 0
    if len(game.sides) > 1:
        conquest.turn = 1 - seat


def _pass(game: "Game", conquest: "Conquest", seat: i64) -> None:
    """The turn goes on to the other; the enemy of one player never acts (CONQ-44)."""
    conquest.passes += 1
    if game.listening:
        game.tell("passed", seat, {})
    _next_turn(game, conquest, seat)


def _recruit(game: "Game", conquest: "Conquest", seat: i64, number: i64) -> None:
    """So many Soldiers for so many pawns of the reserve, which stand on the castle (CONQ-22)."""
    armies = conquest.armies
    game.sides[seat].soldiers -= number
    armies.reserve[seat] -= number
    armies.add(seat, armies.board.castles[seat], number)
    if game.listening:
        game.tell("recruited", seat, {"count": int(number), "left": int(armies.reserve[seat])})
    _end(game, conquest, seat)


def _rearrange(game: "Game", conquest: "Conquest", seat: i64, territory: i64) -> None:
    """Pawns of a territory change spots; nothing is asked where there are enough for all (RUL-107)."""
    armies, action = conquest.armies, conquest.action
    _begin(game, conquest, seat)
    action.rearranged |= bit(territory)
    pawns = armies.at(seat, territory)
    if pawns < armies.board.capacity(territory):
        action.man(territory, armies.board.spots_of[territory], pawns)
    else:
        station(game, conquest, seat, territory, armies.board.spots_of[territory])


# --- a Move, decision by decision --------------------------------------------------------------------------


def _take_from(game: "Game", conquest: "Conquest", seat: i64, move: "Move") -> None:
    action, board = conquest.action, conquest.armies.board
    action.brought[move.area] = move.second
    action.used |= bit(move.area)
    action.total += move.second
    stay = conquest.armies.at(seat, move.area) - move.second
    if 0 < stay < board.capacity(move.area):
        action.man(move.area, board.spots_of[move.area], stay)
    else:
        _go_on(game, conquest, seat)


def _go_on(game: "Game", conquest: "Conquest", seat: i64) -> None:
    """Ask for more pawns where more could come; otherwise they arrive."""
    armies, action = conquest.armies, conquest.action
    if action.total == game.sides[seat].soldiers or starts_left(armies, seat, action) == 0:
        _arrive(game, conquest, seat)


def _arrive(game: "Game", conquest: "Conquest", seat: i64) -> None:
    """All arrive together; it may have to be said on which spots those who are left after a battle stand."""
    armies, action = conquest.armies, conquest.action
    assert brings_enough(armies, seat, action)
    there = action.destination
    stand = armies.at(seat, there) + action.total - armies.at(1 - seat, there)
    if stand < armies.board.capacity(there):
        action.man(there, armies.board.spots_of[there], stand)
    else:
        _march(game, conquest, seat)


def _man(game: "Game", conquest: "Conquest", seat: i64, spot: i64) -> None:
    action = conquest.action
    action.chosen |= bit(spot)
    action.to_man -= 1
    if action.to_man == 0:
        _manned(game, conquest, seat)


def _manned(game: "Game", conquest: "Conquest", seat: i64) -> None:
    """It is known on which spots of this territory pawns will stand."""
    action = conquest.action
    territory = action.manning
    action.manning = NOWHERE
    if action.destination == NOWHERE:
        station(game, conquest, seat, territory, action.chosen)
    elif territory == action.destination:
        _march(game, conquest, seat)
    else:
        _go_on(game, conquest, seat)


# --- a Move, carried out -----------------------------------------------------------------------------------


def _march(game: "Game", conquest: "Conquest", seat: i64) -> None:
    """Soldiers are paid, the pawns leave, fight and arrive (CONQ-23 to CONQ-28)."""
    armies, action = conquest.armies, conquest.action
    there = action.destination
    game.sides[seat].soldiers -= action.total
    if game.listening:
        _tell_march(game, conquest, seat)
    for territory in range(armies.board.size):
        if action.brought[territory]:
            armies.add(seat, territory, -action.brought[territory])
            _settle(game, conquest, seat, territory)
    enemies = armies.at(1 - seat, there)
    if enemies:
        _fight(game, conquest, seat, enemies)
    armies.add(seat, there, action.total - enemies)
    _settle(game, conquest, seat, there)
    _end(game, conquest, seat)


def _tell_march(game: "Game", conquest: "Conquest", seat: i64) -> None:
    action, names = conquest.action, conquest.armies.board.territories
    starts = [name for at, name in enumerate(names) if action.brought[at]]
    numbers = [int(number) for number in action.brought if number]
    told: dict[str, object] = {"card": names[action.destination], "starts": starts, "armies": numbers}
    game.tell("marched", seat, told | {"count": int(action.total)})


def _fight(game: "Game", conquest: "Conquest", seat: i64, enemies: i64) -> None:
    """All enemies go home, and as many of the pawns that arrive (CONQ-24, RUL-110)."""
    armies = conquest.armies
    there = conquest.action.destination
    if game.listening:
        game.tell("battle", seat, {"card": armies.board.territories[there], "count": int(enemies)})
    station(game, conquest, 1 - seat, there, 0)
    armies.add(1 - seat, there, -enemies)
    armies.send_home(1 - seat, enemies)
    armies.send_home(seat, enemies)


def _settle(game: "Game", conquest: "Conquest", seat: i64, territory: i64) -> None:
    """Pawns stand on all spots if there are enough of them, otherwise on those that were chosen."""
    armies = conquest.armies
    pawns = armies.at(seat, territory)
    if pawns >= armies.board.capacity(territory):
        station(game, conquest, seat, territory, armies.board.spots_of[territory])
    else:
        station(game, conquest, seat, territory, conquest.action.chosen if pawns else 0)


# --- spots -------------------------------------------------------------------------------------------------


def station(game: "Game", conquest: "Conquest", colour: i64, territory: i64, wanted: i64) -> None:
    """From now on pawns stand on exactly these spots of a territory; others are lost at once (CONQ-27)."""
    armies = conquest.armies
    here = armies.board.spots_of[territory]
    before = armies.manned[colour] & here
    after = wanted & here
    armies.manned[colour] += after - before
    for spot in range(len(armies.board.spots)):
        if before & ~after & bit(spot):
            _lost(game, conquest, colour, spot)
        elif after & ~before & bit(spot):
            _won(game, conquest, colour, spot)


def _lost(game: "Game", conquest: "Conquest", colour: i64, spot: i64) -> None:
    """A Trap token is returned, if it is not spent; a Spy token is gone (CONQ-27, RUL-114)."""
    if colour >= len(game.sides):
        return
    board = conquest.armies.board
    if board.kind_of[spot] == TRAP and len(game.sides) > 1:
        game.sides[colour].traps = max(0, game.sides[colour].traps - 1)
    if game.listening:
        game.tell("spot-lost", colour, _spot_in_words(conquest, spot))


def _won(game: "Game", conquest: "Conquest", colour: i64, spot: i64) -> None:
    """A Trap token is given; from the Prison the own pawns come home (CONQ-28, CONQ-37)."""
    if colour >= len(game.sides):
        return
    armies = conquest.armies
    if game.listening:
        game.tell("spot-won", colour, _spot_in_words(conquest, spot))
    kind = armies.board.kind_of[spot]
    if kind == TRAP and len(game.sides) > 1:
        game.sides[colour].traps += 1
    elif kind == PRISON and armies.prison[colour]:
        freed = armies.prison[colour]
        armies.prison[colour] = 0
        armies.send_home(colour, freed)
        if game.listening:
            game.tell("freed", colour, {"count": int(freed)})


def _spot_in_words(conquest: "Conquest", spot: i64) -> dict[str, object]:
    board = conquest.armies.board
    territory = board.territories[board.territory_of[spot]]
    return {"card": territory, "spot": KINDS[board.kind_of[spot]]}


def imprison(game: "Game", conquest: "Conquest", victim: i64, move: "Move") -> None:
    """A pawn of this colour goes to the Prison, and its spot is lost (CONQ-36, CONQ-49)."""
    armies = conquest.armies
    if move.second >= 0:
        spots = armies.manned[victim] & ~bit(move.second)
        station(game, conquest, victim, move.area, spots)
    armies.add(victim, move.area, -1)
    armies.prison[victim] += 1
    if game.listening:
        told: dict[str, object] = {"card": armies.board.territories[move.area]}
        alone = len(game.sides) == 1
        game.tell("own-imprisoned" if alone else "imprisoned", 0 if alone else 1 - victim, told)
