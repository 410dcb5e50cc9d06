"""Which ability has which effect in the data."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kingdom.rules.modules.advisors.abilities.calamities import DiscardOwnCalamity, DoubleCalamities
from kingdom.rules.modules.advisors.abilities.construction import ConstructForFree, CubeOnEachConstruction
from kingdom.rules.modules.advisors.abilities.gains import ExtraProduction, Gain
from kingdom.rules.modules.advisors.abilities.offering import (
    DeckCardToSmallerArea,
    DiscardOfferedCard,
    MoveOfferedCard,
)
from kingdom.rules.modules.advisors.abilities.points import ChangeComboType, DoubleGrossPoints
from kingdom.rules.modules.advisors.abilities.reveal import RevealFaceDownCard
from kingdom.rules.modules.advisors.abilities.swapping import (
    OpponentSwapsOfferedCard,
    SwapSelectedWithOffered,
)
from kingdom.rules.modules.advisors.abilities.trap import RecoverTrap
from kingdom.rules.modules.advisors.ability import Ability

if TYPE_CHECKING:
    from kingdom.rules.modules.advisors.tables import Advisor

ABILITIES: Final[dict[str, type[Ability]]] = {
    "recover_trap": RecoverTrap,
    "add_deck_card_to_smaller_area": DeckCardToSmallerArea,
    "reveal_face_down_card": RevealFaceDownCard,
    "discard_offered_card": DiscardOfferedCard,
    "move_offered_card": MoveOfferedCard,
    "cube_on_each_construction": CubeOnEachConstruction,
    "extra_production": ExtraProduction,
    "double_calamities": DoubleCalamities,
    "discard_own_calamity": DiscardOwnCalamity,
    "gain": Gain,
    "construct_for_free": ConstructForFree,
    "opponent_swaps_offered_card": OpponentSwapsOfferedCard,
    "swap_selected_with_offered": SwapSelectedWithOffered,
    "change_combo_type": ChangeComboType,
    "double_gross_points": DoubleGrossPoints,
}


def ability_of(advisor: "Advisor", card: i64, place: int) -> Ability:
    """The ability of an Advisor, who has this card and this place among all in play."""
    return ABILITIES[advisor.effect](advisor, card, place)
