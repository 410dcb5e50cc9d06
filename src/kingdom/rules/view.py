"""What one viewer may know: a value without hidden fields, made anew whenever it is asked for."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.building.alchemy import by_colour
from kingdom.rules.building.cost import unpack
from kingdom.rules.material.entry import (
    card_of,
    is_hidden,
    is_known_to,
    laid_by,
    laid_in,
    lookers,
    tokens_on,
)
from kingdom.rules.material.resources import AREA_NAMES, HELD, KEPT, RESOURCE_NAMES
from kingdom.rules.scoring import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box, DuchyFace
    from kingdom.rules.material.side import Side
    from kingdom.rules.options import Options

SPECTATOR: Final = -1
UNKNOWN: Final = -1
"""Stands for a card that lies face down."""


@final
class Lying:
    """A card in an area: which one (UNKNOWN when face down).

    Of a hidden card all know who laid it and when, and who has secretly looked at it (one bit a seat); of
    any card whose tokens lie on it (one bit a seat).
    """

    def __init__(
        self, card: i64, laid_by: i64 = -1, laid_in: i64 = 0, looked_by: i64 = 0, tokens: i64 = 0
    ) -> None:
        self.card: Final[i64] = card
        self.laid_by: Final[i64] = laid_by
        self.laid_in: Final[i64] = laid_in
        self.looked_by: Final[i64] = looked_by
        self.tokens: Final[i64] = tokens

    def to_dict(self, ids: list[str]) -> dict[str, object]:
        """A card by its id, or null with who laid it."""
        told: dict[str, object] = {"card": ids[self.card] if self.card >= 0 else None}
        if self.card < 0:
            told.update(laid_by=self.laid_by, laid_in=self.laid_in)
        if self.looked_by:
            told["looked_by"] = seats_in(self.looked_by)
        if self.tokens:
            told["tokens"] = seats_in(self.tokens)
        return told


@final
class SideView:
    """One player's side as the viewer may know it; the hand is empty when it is not theirs to see."""

    def __init__(self, side: "Side", face: "DuchyFace", *, own: bool) -> None:
        self.face: Final = face
        self.sees_hand: Final = own
        self.hand: vec[i64] = side.hand[:] if own else vec[i64]()
        self.hand_count: i64 = len(side.hand)
        self.traps: i64 = side.traps
        self.selection: list[Lying] = [lying(entry) for entry in side.selection]
        self.slots: vec[i64] = side.slots[:]
        self.needs: vec[i64] = side.needs[:]
        self.jokers: vec[i64] = side.jokers[:]
        self.marks: vec[i64] = side.marks[:]
        self.built: vec[i64] = side.built[:]
        self.calamities: i64 = side.calamities
        self.alchemy: i64 = side.alchemy
        self.krystallium: i64 = side.krystallium
        self.soldiers: i64 = side.soldiers
        self.training: i64 = side.training
        self.announced: i64 = side.announced
        self.cubes: i64 = side.cubes
        self.discarded: vec[i64] = side.discarded[:]
        self.shown: i64 = side.shown

    def to_dict(self, box: "Box") -> dict[str, object]:
        """The side as plain values in the rulebook's words."""
        ids = box.ids
        return {
            "duchy": self.face.id,
            "hand": [ids[card] for card in self.hand] if self.sees_hand else None,
            "hand_count": self.hand_count,
            "traps": self.traps,
            "selection": [card.to_dict(ids) for card in self.selection],
            "construction": [self._row(box, row) for row in range(len(self.slots))],
            "built": [ids[card] for card in self.built],
            "calamities": self.calamities,
            "alchemy": amounts(by_colour(self.alchemy)),
            "krystallium": self.krystallium,
            "soldiers": self.soldiers,
            "training": self.training,
            "announced": self.announced,
            "cubes": self.cubes,
            "discarded": [ids[card] for card in self.discarded],
            "calamities_shown": self.shown,
        }

    def _row(self, box: "Box", row: int) -> dict[str, object]:
        told: dict[str, object] = {
            "card": box.slot_names[self.slots[row]],
            "needs": amounts(unpack(self.needs[row])),
            "krystallium_on": amounts(unpack(self.jokers[row])),
        }
        if self.marks[row]:
            told["marks"] = [name for bit, name in ((HELD, "held"), (KEPT, "kept")) if self.marks[row] & bit]
        return told


@final
class Memory:
    """A face-down card that the viewer laid or looked at, from their own log (RUL-30): where, and which."""

    def __init__(self, where: str, index: i64, card: i64) -> None:
        self.where: Final = where
        self.index: Final[i64] = index
        self.card: Final[i64] = card

    def to_dict(self, ids: list[str]) -> dict[str, object]:
        """The reminder as plain values."""
        return {"where": self.where, "index": self.index, "card": ids[self.card]}


@final
class View:
    """The game as one seat (or a spectator) may know it."""

    def __init__(self, game: "Game", viewer: i64) -> None:
        self.viewer: Final[i64] = viewer
        self.options: Final[Options] = game.options
        self.box: Final[Box] = game.box
        self.round: Final[i64] = game.round
        self.first: Final[i64] = game.first
        self.phase: Final[str] = game.phase
        self.step: Final[str | None] = game.step
        self.asks: Final[str] = game.stop.asks_now(game)
        self.at: Final[i64] = game.at
        self.turn: Final[i64] = game.turn
        self.offered: Final[i64] = game.offered
        self.to_act: Final[tuple[int, ...]] = _to_act(game, viewer)
        # A module may have put a question to one seat; whoever was to act goes on after the answer.
        self.asker: Final[i64] = game.asker
        self.waiting: Final[i64] = game.waiting
        self.deck_count: Final[i64] = len(game.deck) - game.dealt
        self.reshuffles: Final[i64] = game.reshuffles
        self.calamities: Final[i64] = game.calamities
        self.discard: Final = [lying(entry) for entry in game.discard]
        self.areas: Final = [[lying(entry) for entry in area] for area in game.areas]
        sides = seen_sides(game, viewer)
        self.sides: Final = [
            SideView(side, game.faces[side.duchy], own=seat == viewer) for seat, side in enumerate(sides)
        ]
        # The own side as a running segment began: what the others still see of it.
        self.own_before: SideView | None = _own_before(game, viewer)
        self.memory: Final = _memory(game, sides, viewer)
        self.modules: Final = _modules(game, viewer)
        self.over: Final[bool] = game.over
        self.outcome: Final[Outcome | None] = game.final

    def to_dict(self) -> dict[str, object]:
        """The view as plain values in the rulebook's words."""
        ids = self.box.ids
        told: dict[str, object] = {
            "viewer": None if self.viewer == SPECTATOR else self.viewer,
            "options": self.options.to_dict(),
            "round": self.round,
            "first": self.first,
            "phase": self.phase,
            "step": self.step,
            "asks": self.asks,
            "turn": self.turn,
            "offered": self.offered,
            "to_act": list(self.to_act),
            "deck_count": self.deck_count,
            "calamities": self.calamities,
            "discard": [card.to_dict(ids) for card in self.discard],
            "areas": {
                name: [card.to_dict(ids) for card in self.areas[area]] for area, name in enumerate(AREA_NAMES)
            },
            "sides": [side.to_dict(self.box) for side in self.sides],
            "memory": [card.to_dict(ids) for card in self.memory],
            "over": self.over,
        }
        if self.asker >= 0:
            told["asked_by"] = list(self.modules)[self.asker]
        if self.modules:
            told["modules"] = self.modules
        if self.outcome is not None:
            told["outcome"] = self.outcome.to_dict()
        return told


def view_of(game: "Game", viewer: i64) -> View:
    """The view of this seat, or of a spectator."""
    if viewer != SPECTATOR and not 0 <= viewer < len(game.sides):
        raise ValueError(
            f"Seat {viewer} is not at this table; use 0 to {len(game.sides) - 1}, or None to watch."
        )
    return View(game, viewer)


def lying(entry: i64) -> Lying:
    """An entry without what a viewer may not know."""
    if is_hidden(entry):
        return Lying(UNKNOWN, laid_by(entry), laid_in(entry), lookers(entry), tokens_on(entry))
    return Lying(card_of(entry), tokens=tokens_on(entry))


def seats_in(bits: i64) -> list[int]:
    """The seats of which these are the bits."""
    return [seat for seat in range(2) if (bits >> seat) & 1]


def _blind(game: "Game") -> bool:
    """Whether the players are inside a segment whose doings are not shown yet."""
    phase = game.stop
    if game.over or game.acting == 0 or not phase.simultaneous or not game.options.blind:
        return False
    if game.witness is None:
        raise ValueError(
            "While players act at once only a game with a witness has views; use witnessed=True."
        )
    return True


def seen_sides(game: "Game", viewer: i64) -> "list[Side]":
    """The sides as this viewer may know them: those of others as they were when the segment began."""
    if not _blind(game):
        return game.sides
    assert game.witness is not None
    frozen = game.witness.frozen
    return [game.sides[seat] if seat == viewer else frozen[seat] for seat in range(len(game.sides))]


def _own_before(game: "Game", viewer: i64) -> SideView | None:
    if viewer == SPECTATOR or not _blind(game) or game.witness is None:
        return None
    side = game.witness.frozen[viewer]
    return SideView(side, game.faces[side.duchy], own=True)


def _to_act(game: "Game", viewer: i64) -> tuple[int, ...]:
    """Whom the table waits for. Whether another has finished a simultaneous segment is not shown."""
    if not _blind(game):
        return game.to_act
    bits = game.asked
    if viewer != SPECTATOR and (game.acting >> viewer) & 1 == 0:
        bits &= ~(1 << viewer)
    order = [(game.first + turn) % len(game.sides) for turn in range(len(game.sides))]
    return tuple([seat for seat in order if (bits >> seat) & 1])


def _memory(game: "Game", sides: "list[Side]", viewer: i64) -> list[Memory]:
    if viewer == SPECTATOR:
        return []
    kept: list[Memory] = []
    for area, name in enumerate(AREA_NAMES):
        _remember(kept, name, game.areas[area], viewer)
    for seat, side in enumerate(sides):
        _remember(kept, f"selection {seat}", side.selection, viewer)
    _remember(kept, "discard", game.discard, viewer)
    return kept


def _remember(kept: list[Memory], where: str, entries: "Iterable[int]", viewer: i64) -> None:
    for index, entry in enumerate(entries):
        if is_hidden(entry) and is_known_to(entry, viewer):
            kept.append(Memory(where, index, card_of(entry)))


def _modules(game: "Game", viewer: i64) -> dict[str, object]:
    if len(game.modules) == 0:
        return {}
    frozen = game.modules
    if _blind(game) and game.witness is not None:
        frozen = game.witness.frozen_modules
    return {
        module.name: module.view(game, viewer, frozen[number]) for number, module in enumerate(game.modules)
    }


def amounts(numbers: list[int]) -> dict[str, int]:
    """Numbers in the order of the resources, those that are not zero by name."""
    return {RESOURCE_NAMES[resource]: number for resource, number in enumerate(numbers) if number}
