"""What is in the box for one kind of game, as tables of small integers that the rules read.

A *card* is its number in these tables. A *slot* is one of its copies under construction: the second Farm that
a player slates while the first is unfinished has its own slot, and is called `farm-2`.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from kingdom.rules.building.cost import pack
from kingdom.rules.material.resources import (
    CALAMITY,
    DEVELOPMENT,
    FOREIGN,
    NO_TYPE,
    RESOURCE_NAMES,
    TREASURE,
    TYPE_NAMES,
)
from kingdom.rules.modules import registry
from kingdom.rules.options import Options

if TYPE_CHECKING:
    from kingdom.rules.cards.model import Catalogue, Combo, Development, Face


@final
class ForeignCard:
    """A card that a module brings: its id and copies, and whether it joins hands as the Calamity does."""

    def __init__(self, card_id: str, copies: int, *, in_deck: bool = False, joins_hand: bool = False) -> None:
        self.id: Final = card_id
        self.copies: Final = copies
        self.in_deck: Final = in_deck
        self.joins_hand: Final = joins_hand


@final
class DuchyFace:
    """One face of a Duchy card as tables."""

    def __init__(self, duchy: str, face: "Face") -> None:
        self.id: Final = duchy
        self.face: Final = face.face
        self.production: Final = vec[i64]([face.production.get(name, 0) for name in RESOURCE_NAMES[:4]])
        self.points: Final[i64] = face.points
        self.combo_each: Final[i64] = face.combo.each if face.combo else 0
        self.combo_type: Final[i64] = _type(face.combo.type) if face.combo else NO_TYPE
        self.krystallium: Final[i64] = face.start.get("krystallium", 0)
        self.soldiers: Final[i64] = face.start.get("soldier", 0)


def _type(name: str) -> int:
    return TYPE_NAMES.index(name)


@final
class Box:
    """All cards of one kind of game as tables, one entry a card."""

    def __init__(self, catalogue: "Catalogue", options: Options, foreign: list[ForeignCard]) -> None:
        self.catalogue: Final = catalogue
        self.digest: Final[str] = digest_for(catalogue, options)
        self.ids: list[str] = []
        self.kinds: vec[i64] = vec[i64]()
        self.types: vec[i64] = vec[i64]()
        self.copies: vec[i64] = vec[i64]()
        self.costs: vec[i64] = vec[i64]()
        # Production: four numbers a card; and for an icon "resource x type" which resource and which type.
        self.production: vec[i64] = vec[i64]()
        self.per_resource: vec[i64] = vec[i64]()
        self.per_type: vec[i64] = vec[i64]()
        self.bonus_krystallium: vec[i64] = vec[i64]()
        self.bonus_soldiers: vec[i64] = vec[i64]()
        # What recycling gives: one cube or two; -1 where there is none.
        self.first_cube: vec[i64] = vec[i64]()
        self.second_cube: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.combo_each: vec[i64] = vec[i64]()
        self.combo_type: vec[i64] = vec[i64]()
        # Cards that join a hand beside the seven from the deck: Calamities, or what a module puts there.
        self.joins_hand: list[bool] = []
        self.deck: list[int] = []

        self._add_deck(catalogue, options)
        self.calamity: Final[i64] = len(self.ids)
        self.calamity_points: Final[i64] = catalogue.calamity.points
        self._add_plain(catalogue.calamity.id, CALAMITY, catalogue.calamity.copies, ())
        self.joins_hand[self.calamity] = True
        self._add_foreign(foreign)
        self.size: Final[i64] = len(self.ids)
        self.index: Final[dict[str, int]] = {card_id: card for card, card_id in enumerate(self.ids)}

        self.first_slot: vec[i64] = vec[i64]()
        self.slot_card: vec[i64] = vec[i64]()
        self.slot_names: list[str] = []
        self._number_slots()
        self.slots: Final[i64] = len(self.slot_card)
        self.slot_index: Final[dict[str, int]] = {name: slot for slot, name in enumerate(self.slot_names)}
        self.faces: Final = _faces(catalogue)

    def _add_deck(self, catalogue: "Catalogue", options: Options) -> None:
        for development in catalogue.developments:
            copies = development.first_printing_copies if options.first_printing_deck else development.copies
            if copies and (options.deluxe or not development.deluxe):
                self._add_development(development, copies)
        for treasure in catalogue.treasures:
            self._add_plain(treasure.id, TREASURE, treasure.copies, treasure.recycle)
        for card, copies in enumerate(self.copies):
            self.deck += [card] * copies

    def _add_foreign(self, foreign: list[ForeignCard]) -> None:
        for brought in foreign:
            self._add_plain(brought.id, FOREIGN, brought.copies, ())
            self.joins_hand[-1] = brought.joins_hand
            if brought.in_deck:
                self.deck += [len(self.ids) - 1] * brought.copies

    def _number_slots(self) -> None:
        for card, card_id in enumerate(self.ids):
            self.first_slot = append(self.first_slot, len(self.slot_card))
            if self.kinds[card] == DEVELOPMENT:
                for copy in range(1, self.copies[card] + 1):
                    self.slot_card = append(self.slot_card, card)
                    self.slot_names.append(card_id if copy == 1 else f"{card_id}-{copy}")

    def _add_plain(self, card_id: str, kind: int, copies: int, recycle: tuple[str, ...]) -> None:
        self.ids.append(card_id)
        self.kinds = append(self.kinds, kind)
        self.types = append(self.types, NO_TYPE)
        self.copies = append(self.copies, copies)
        self.costs = append(self.costs, 0)
        self.production = extend(self.production, vec[i64]([0, 0, 0, 0]))
        self.per_resource = append(self.per_resource, -1)
        self.per_type = append(self.per_type, NO_TYPE)
        self.bonus_krystallium = append(self.bonus_krystallium, 0)
        self.bonus_soldiers = append(self.bonus_soldiers, 0)
        cubes = [*(RESOURCE_NAMES.index(name) for name in recycle), -1, -1]
        self.first_cube = append(self.first_cube, cubes[0])
        self.second_cube = append(self.second_cube, cubes[1])
        self.points = append(self.points, 0)
        self.combo_each = append(self.combo_each, 0)
        self.combo_type = append(self.combo_type, NO_TYPE)
        self.joins_hand.append(False)

    def _add_development(self, card: "Development", copies: int) -> None:
        self._add_plain(card.id, DEVELOPMENT, copies, card.recycle)
        self.types[-1] = _type(card.type)
        self.costs[-1] = pack([card.cost.get(name, 0) for name in RESOURCE_NAMES])
        for resource, name in enumerate(RESOURCE_NAMES[:4]):
            self.production[resource - 4] = card.production.get(name, 0)
        if card.production_per:
            self.per_resource[-1] = RESOURCE_NAMES.index(card.production_per.resource)
            self.per_type[-1] = _type(card.production_per.type)
        self.bonus_krystallium[-1] = card.bonus.get("krystallium", 0)
        self.bonus_soldiers[-1] = card.bonus.get("soldier", 0)
        self.points[-1] = card.points
        self._set_combo(card.combo)

    def _set_combo(self, combo: "Combo | None") -> None:
        if combo:
            self.combo_each[-1] = combo.each
            self.combo_type[-1] = _type(combo.type)

    def cubes_of(self, card: i64) -> i64:
        """How many cubes recycling this card gives."""
        if self.second_cube[card] >= 0:
            return 2
        return 1 if self.first_cube[card] >= 0 else 0

    def card(self, card_id: str) -> int:
        """The number of a card by its id."""
        return self.index[card_id]


def digest_for(catalogue: "Catalogue", options: Options) -> str:
    """The digest of the cards and of the tables of the modules in play."""
    from kingdom.rules.cards.kinds import kinds_of

    tables = [registry.entry(name).tables for name in options.modules]
    return catalogue.digest_with([kind for name in tables for kind in kinds_of(name)])


def _faces(catalogue: "Catalogue") -> dict[str, DuchyFace]:
    return {
        f"{duchy.id} {face.face}": DuchyFace(duchy.id, face)
        for duchy in catalogue.duchies
        for face in duchy.faces.values()
    }
