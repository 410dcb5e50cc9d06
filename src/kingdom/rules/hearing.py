"""Which modules are asked at the decisions of a stop; a module with nothing to say there is quiet."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from kingdom.rules.hooks import Module

if TYPE_CHECKING:
    from kingdom.rules.game import Game


def be_quiet(game: "Game", module: Module, quiet: bool) -> None:
    """Whether this module has nothing to say at the stop that begins."""
    if quiet != module.quiet:
        module.quiet = quiet
        hear(game)


def hear(game: "Game") -> None:
    """From now on only modules that are not quiet are asked at decisions."""
    quiet: i64 = 0
    game.warned = False
    for module in game.modules:
        if module.quiet:
            quiet += 1
        elif module.may_forbid:
            game.warned = True
    if quiet == 0:
        game.speaking = game.modules
    elif quiet == len(game.modules):
        game.speaking = vec[Module]()
    else:
        game.speaking = _louder(game.modules)


def _louder(modules: vec[Module]) -> vec[Module]:
    speaking = vec[Module]()
    for module in modules:
        if not module.quiet:
            speaking = append(speaking, module)
    return speaking


def copies_of(modules: vec[Module]) -> vec[Module]:
    """Independent copies that keep their places."""
    copies = vec[Module]()
    for module in modules:
        copy = module.clone()
        copy.number = module.number
        copy.quiet, copy.may_forbid = module.quiet, module.may_forbid
        copies = append(copies, copy)
    return copies
