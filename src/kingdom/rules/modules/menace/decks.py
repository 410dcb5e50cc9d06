"""Which class plays which Menace deck; a new deck is one more file and one more line."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from kingdom.rules.modules.menace.black_dragons import BlackDragons
from kingdom.rules.modules.menace.deck import MenaceDeck
from kingdom.rules.modules.menace.frost_giants import FrostGiants
from kingdom.rules.modules.menace.giant_rats import GiantRats
from kingdom.rules.modules.menace.illusionists import Illusionists
from kingdom.rules.modules.menace.kind import Menace
from kingdom.rules.modules.menace.options import DECKS
from kingdom.rules.modules.menace.shadows import Shadows
from kingdom.rules.modules.menace.sisters import Sisters
from kingdom.rules.modules.menace.syphons import Syphons
from kingdom.rules.modules.menace.thieves import Thieves
from kingdom.rules.options import OptionsError
from kingdom.rules.phases.start_of_round import ROUNDS

if TYPE_CHECKING:
    from kingdom.rules.cards.model import Catalogue
    from kingdom.rules.material.box import Box
    from kingdom.rules.modules.menace.tables import MenaceCard


_CLASSES: Final[dict[str, type[MenaceDeck]]] = {
    "black-dragons": BlackDragons,
    "frost-giants": FrostGiants,
    "giant-rats": GiantRats,
    "illusionists": Illusionists,
    "shadows": Shadows,
    "sisters-of-misfortune": Sisters,
    "syphon": Syphons,
    "thieves": Thieves,
}


def deck_called(name: str, kinds: list[Menace], seats: i64, box: "Box") -> MenaceDeck:
    """The deck with this name and these cards."""
    return _CLASSES[name](name, kinds, seats, box)


def decks_for(box: "Box", names: tuple[str, ...], seats: i64) -> list[MenaceDeck]:
    """These decks with their cards, in the order in which they act."""
    cards = printed_cards(box.catalogue, names)
    decks: list[MenaceDeck] = []
    for name in dict.fromkeys([card.deck for card in cards]):
        kinds = [Menace(box.index[card.id], card) for card in cards if card.deck == name]
        decks.append(deck_called(name, kinds, seats, box))
    return decks


def printed_cards(catalogue: "Catalogue", names: tuple[str, ...]) -> "list[MenaceCard]":
    """The cards of these decks, in the order in which the decks act (RUL-51)."""
    cards = [cast("MenaceCard", card) for card in catalogue.more["menace"].values()]
    return [card for deck in DECKS if deck in names for card in cards if card.deck == deck]


def check_sizes(catalogue: "Catalogue", names: tuple[str, ...]) -> None:
    """A hand of every round gets a card of its deck, so an owner's deck must have as many."""
    cards = printed_cards(catalogue, names)
    for name in names:
        size = sum([card.copies for card in cards if card.deck == name and not card.pile])
        if size < ROUNDS:
            raise OptionsError(f"The Menace deck {name!r} has {size} cards; a game needs {ROUNDS} of them.")
