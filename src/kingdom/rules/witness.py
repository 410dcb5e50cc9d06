"""What must be remembered while a game is played so that it can be shown, told and recorded.

Bulk simulation plays without a witness and pays for none of it.
"""

from typing import final

from librt.vecs import append, vec

from kingdom.rules.events import Journal
from kingdom.rules.hooks import Module
from kingdom.rules.material.side import Side
from kingdom.rules.moves import Move


@final
class Witness:
    """The moves so far, and each side as it lay when the running simultaneous segment began."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.seats: list[int] = []
        self.frozen: list[Side] = []
        self.frozen_modules: vec[Module] = vec[Module]()
        self.journal: Journal | None = None

    def clone(self) -> "Witness":
        """A copy without the journal: whoever clones a game does not listen to it."""
        copy = Witness()
        copy.moves = self.moves[:]
        copy.seats = self.seats[:]
        copy.frozen = self.frozen[:]
        copy.frozen_modules = self.frozen_modules[:]
        return copy

    def freeze(self, sides: list[Side], modules: vec[Module]) -> None:
        """A simultaneous segment begins: keep what everybody sees of everybody now."""
        self.frozen = [side.clone() for side in sides]
        self.frozen_modules = vec[Module]()
        for module in modules:
            self.frozen_modules = append(self.frozen_modules, module.freeze())

    def thaw(self) -> None:
        """The segment is over."""
        if self.frozen:
            self.frozen = []
            self.frozen_modules = vec[Module]()
