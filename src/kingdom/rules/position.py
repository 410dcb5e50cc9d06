"""The whole true position as plain values: for traces, bug reports and fingerprints, never for a player."""

from hashlib import sha256
from json import dumps
from typing import TYPE_CHECKING

from kingdom.rules.material.entry import card_of, is_hidden, laid_by, laid_in, lookers, tokens_on
from kingdom.rules.material.resources import AREA_NAMES
from kingdom.rules.scoring import score_of, total_now
from kingdom.rules.view import SideView, seats_in

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.material.side import Side


def position_of(game: "Game") -> dict[str, object]:
    """Everything on the table, hidden things included."""
    told: dict[str, object] = {
        "round": game.round,
        "first": game.first,
        "phase": game.phase,
        "step": game.step,
        "asks": game.stop.asks_now(game),
        "to_act": list(game.to_act),
        "turn": game.turn,
        "offered": game.offered,
        "deck": [game.box.ids[card] for card in game.deck[game.dealt :]],
        "calamities": game.calamities,
        "discard": [_entry(game, entry) for entry in game.discard],
        "areas": {
            name: [_entry(game, entry) for entry in game.areas[area]] for area, name in enumerate(AREA_NAMES)
        },
        "sides": [_side(game, seat, side) for seat, side in enumerate(game.sides)],
        "over": game.over,
    }
    if game.asker >= 0:
        told["asked_by"] = game.modules[game.asker].name
    if len(game.modules):
        told["modules"] = {module.name: module.state() for module in game.modules}
    if game.final is not None:
        told["outcome"] = game.final.to_dict()
    return told


def _entry(game: "Game", entry: int) -> dict[str, object]:
    card: dict[str, object] = {"card": game.box.ids[card_of(entry)]}
    if is_hidden(entry):
        card.update(hidden=True, laid_by=laid_by(entry), laid_in=laid_in(entry))
        if lookers(entry):
            card["looked_by"] = seats_in(lookers(entry))
    if tokens_on(entry):
        card["tokens"] = seats_in(tokens_on(entry))
    return card


def _side(game: "Game", seat: int, side: "Side") -> dict[str, object]:
    told = SideView(side, game.faces[side.duchy], own=True).to_dict(game.box)
    del told["hand_count"]
    told["selection"] = [_entry(game, entry) for entry in side.selection]
    told["score"] = score_of(game, seat).total if len(game.modules) else total_now(game, seat)
    return told


def fingerprint(game: "Game") -> str:
    """The same short text for positions in which the same cards lie in the same places.

    The order in which cards were built or discarded does not count; the order of the deck does.
    """
    told = position_of(game)
    told["discard"] = sorted(dumps(entry, sort_keys=True) for entry in _list(told["discard"]))
    for side in _list(told["sides"]):
        assert isinstance(side, dict)
        side["built"] = sorted(side["built"])
        side["discarded"] = sorted(side["discarded"])
    return sha256(dumps(told, sort_keys=True).encode()).hexdigest()[:16]


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value
