"""What a viewer is told of a table. Nothing else about it leaves this process."""

from __future__ import annotations

from collections.abc import Callable

from kingdom.rules.material.deck import commitment
from kingdom.rules.record import RULES_VERSION
from kingdom.server.protocol import PROTOCOL, SeatStatus, Status, TakingBack, Update, Whole
from kingdom.server.table.deal import COMPUTER, SPECTATOR
from kingdom.server.table.decide import taking_back
from kingdom.server.table.state import State

Here = Callable[[int], bool]
"""Whether somebody looks at the table with the key of this seat."""


def whole(state: State, viewer: int, here: Here) -> Whole:
    """The table as this viewer may know it."""
    played = state.played
    return Whole(
        protocol=PROTOCOL,
        game=state.setting.game,
        version=played.versions[viewer],
        viewer=None if viewer == SPECTATOR else viewer,
        rules=RULES_VERSION,
        cards=played.game.box.digest,
        commitment=commitment(played.game.seed),
        view=_view(state, viewer),
        moves=_moves(state, viewer),
        log=list(played.log(viewer)),
        taking_back=_taking_back(state, viewer),
        status=status(state, here),
    )


def update(state: State, viewer: int, told: int) -> Update:
    """What is new to this viewer, who had been told so much of the log."""
    return Update(
        version=state.played.versions[viewer],
        events=state.played.log(viewer)[told:],
        view=_view(state, viewer),
        moves=_moves(state, viewer),
        taking_back=_taking_back(state, viewer),
    )


def status(state: State, here: Here) -> Status:
    """What all may know of the table itself."""
    duchies = state.played.game.options.duchies
    asked = state.asked
    return Status(
        seats=[
            SeatStatus(
                number,
                duchies[number],
                seat.kind,
                seat.name,
                seat.player,
                seat.kind == COMPUTER or here(number),
            )
            for number, seat in enumerate(state.seats)
        ],
        take_back_asked_by=asked[0] if asked else None,
        rematch_wished_by=sorted(state.wishes),
        next_game=state.next_game,
        ended=state.ended,
    )


def _view(state: State, viewer: int) -> dict[str, object]:
    return state.played.game.view(None if viewer == SPECTATOR else viewer).to_dict()


def _moves(state: State, viewer: int) -> list[str]:
    if viewer == SPECTATOR or state.ended is not None:
        return []
    return [move.text for move in state.played.game.legal_moves(viewer)]


def _taking_back(state: State, viewer: int) -> TakingBack | None:
    return None if viewer == SPECTATOR else taking_back(state, viewer)
