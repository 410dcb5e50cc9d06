"""The resource icons of a Duchy, as a Thief sees them: one Stolen token covers one (RUL-61, RUL-132)."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kingdom.rules.building.supremacy import cards_of_type
from kingdom.rules.material.resources import BASIC, RESOURCE_NAMES, TYPE_NAMES

if TYPE_CHECKING:
    from kingdom.rules.game import Game
    from kingdom.rules.material.box import Box
    from kingdom.rules.options import Options

NO_CARD: Final = -1
PLAIN: Final = -1


@final
class Icon:
    """All icons of one kind on the copies of one card, or on a Duchy card."""

    def __init__(self, name: str, card: i64, resource: i64, per_type: i64 = PLAIN) -> None:
        self.name: Final = name
        self.card: Final[i64] = card
        self.resource: Final[i64] = resource
        self.per_type: Final[i64] = per_type
        plain = f"{name} {RESOURCE_NAMES[resource]}"
        self.text: Final = plain if per_type == PLAIN else f"{plain} x {TYPE_NAMES[per_type]}"

    def number(self, game: "Game", seat: i64) -> i64:
        """How many of them this Duchy has that yield anything now."""
        side = game.sides[seat]
        if self.card == NO_CARD:
            face = game.faces[side.duchy]
            return face.production[self.resource] if face.id == self.name else 0
        copies: i64 = 0
        for card in side.built:
            if card == self.card:
                copies += 1
        if self.per_type == PLAIN:
            return copies * game.box.production[4 * self.card + self.resource]
        return copies if copies and cards_of_type(game, side, self.per_type) else 0


def icons_in(game: "Game", seat: i64) -> i64:
    """How many icons of all kinds this Duchy has that yield anything now."""
    side = game.sides[seat]
    box = game.box
    number: i64 = 0
    for resource in range(BASIC):
        number += game.faces[side.duchy].production[resource]
        for card in side.built:
            number += box.production[4 * card + resource]
    for card in side.built:
        if box.per_resource[card] >= 0 and cards_of_type(game, side, box.per_type[card]):
            number += 1
    return number


def icons_of(box: "Box", options: "Options") -> list[Icon]:
    """Every icon that can be in a Duchy of this game: the Duchy cards first, then the cards of the deck."""
    icons: list[Icon] = []
    for duchy in options.duchies:
        face = box.faces.get(f"{duchy} {options.face}")
        for resource in range(BASIC):
            if face is not None and face.production[resource]:
                icons.append(Icon(duchy, NO_CARD, resource))
    for card, name in enumerate(box.ids):
        for resource in range(BASIC):
            if box.production[4 * card + resource]:
                icons.append(Icon(name, card, resource))
        if box.per_resource[card] >= 0:
            icons.append(Icon(name, card, box.per_resource[card], box.per_type[card]))
    return icons
