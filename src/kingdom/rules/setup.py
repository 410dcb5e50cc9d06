"""Set-up: box, deck, Duchies, modules and the course of the game (BASE-01 to BASE-10)."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.game import Game
from kingdom.rules.hearing import hear
from kingdom.rules.hooks import Module
from kingdom.rules.material.box import Box, DuchyFace, digest_for
from kingdom.rules.material.deck import reordered
from kingdom.rules.material.move_table import MoveTable
from kingdom.rules.material.resources import EXPLORATION, GOLD, MATERIALS, POPULATION
from kingdom.rules.material.side import Side
from kingdom.rules.modules import registry
from kingdom.rules.options import Options, OptionsError, check_seed
from kingdom.rules.phases.choice import Choice
from kingdom.rules.phases.end_of_game import Scoring
from kingdom.rules.phases.phase import Phase
from kingdom.rules.phases.planning import Planning, Reveal
from kingdom.rules.phases.production import ProductionStep, Window
from kingdom.rules.phases.start_of_round import ROUNDS, StartOfRound
from kingdom.rules.witness import Witness

if TYPE_CHECKING:
    from kingdom.rules.cards.model import Catalogue

ROUND: Final[tuple[Phase, ...]] = (
    StartOfRound("choice", "nothing"),
    Choice("choice", "offer", simultaneous=False),
    Window("choice", "window"),
    Reveal("planning", "nothing"),
    Planning("planning", "plan"),
    Window("production", "window", resource=MATERIALS),
    ProductionStep("production", "place", resource=MATERIALS),
    Window("production", "window", resource=POPULATION),
    ProductionStep("production", "place", resource=POPULATION),
    Window("production", "window", resource=GOLD),
    ProductionStep("production", "place", resource=GOLD),
    Window("production", "window", resource=EXPLORATION),
    ProductionStep("production", "place", resource=EXPLORATION),
    Window("production", "window"),
)
"""The course of one round. Windows stand where a phase or step begins or ends (RUL-03, RUL-123)."""

END: Final[tuple[Phase, ...]] = (
    Window("end-of-game", "window"),
    Scoring("end-of-game", "nothing"),
)


@final
class Kind:
    """What all games with the same options and cards share: the table of moves, the course, the deck."""

    def __init__(self, table: MoveTable, course: list[Phase]) -> None:
        self.table: Final = table
        self.course: Final = course
        # The Development deck before it is shuffled, once the first game has asked its modules.
        self.deck: vec[i64] = vec[i64]()


MOST_KINDS: Final = 200
"""So many are remembered; then the memory begins anew."""

_kinds: "Final[dict[tuple[str, Catalogue, int], Kind]]" = {}
_tables: Final[dict[str, MoveTable]] = {}
_courses: Final[list[list[Phase]]] = []


def prepare(
    options: Options,
    seed: str,
    catalogue: "Catalogue | None",
    *,
    witnessed: bool,
    deck: list[int] | None = None,
) -> Game:
    """A game with everything on the table, before the first round begins."""
    check_seed(seed)
    modules = [registry.entry(name).make(options) for name in options.modules]
    for number, module in enumerate(modules):
        module.number = number
    if catalogue is None:
        from kingdom.rules.cards.catalogue import standard

        catalogue = standard()
    kind = _kind_of(options, catalogue, modules)
    table = kind.table
    game = Game(options, table.box, table, seed)
    game.modules = vec[Module](modules)
    game.faces = [_face(table.box, duchy, options.face) for duchy in options.duchies]
    for number, face in enumerate(game.faces):
        side = Side(number)
        side.krystallium = face.krystallium
        side.soldiers = face.soldiers
        game.sides.append(side)
    game.calamities = table.box.copies[table.box.calamity]
    game.course = kind.course
    if witnessed:
        game.witness = Witness()
    if deck is None and len(kind.deck) == 0:
        kind.deck = vec[i64](deck_of(game))
    game.deck = _shuffled_deck(kind.deck, seed, modules) if deck is None else vec[i64](deck)
    for module in modules:
        module.set_up(game)
    hear(game)
    if deck is None:
        deck_lies(game)
    return game


def _shuffled_deck(cards: vec[i64], seed: str, modules: list[Module]) -> vec[i64]:
    """The Development deck as it lies on the table; a module may shuffle it itself."""
    for module in modules:
        if module.shuffles:
            return cards[:]
    return reordered(cards, seed, "deck")


def deck_lies(game: Game) -> None:
    """The deck is shuffled: modules take from it what belongs elsewhere."""
    for module in game.modules:
        module.deck_lies(game)


def deck_of(game: Game) -> list[int]:
    """The Development deck of this game before it is shuffled."""
    cards = game.box.deck
    for module in game.modules:
        cards = module.deck(game, cards)
    return cards


def _face(box: Box, duchy: str, face: str) -> DuchyFace:
    if f"{duchy} {face}" not in box.faces:
        known = [name for name in box.faces if name.startswith(f"{duchy} ")]
        raise OptionsError(f"The Duchy {duchy!r} has no face {face!r}; it has {', '.join(known)}.")
    return box.faces[f"{duchy} {face}"]


def _kind_of(options: Options, catalogue: "Catalogue", modules: list[Module]) -> Kind:
    key = (repr(options), catalogue, registry.changes())
    kind = _kinds.get(key)
    if kind is None:
        kind = Kind(_table_for(options, catalogue, modules), _course(modules))
        if len(_kinds) >= MOST_KINDS:
            _kinds.clear()
        _kinds[key] = kind
    return kind


def _table_for(options: Options, catalogue: "Catalogue", modules: list[Module]) -> MoveTable:
    """The tables of this kind of game; those of the base game are made once and shared."""
    key = f"{catalogue.digest} {options.first_printing_deck} {options.deluxe}"
    if modules:
        key += f" {options!r} {digest_for(catalogue, options)}"
    table = _tables.get(key)
    if table is None:
        foreign = [card for module in modules for card in module.cards(catalogue)]
        table = MoveTable(Box(catalogue, options, foreign))
        for module in modules:
            table.add_foreign(module.moves(table))
        _tables[key] = table
    return table


def _course(modules: list[Module]) -> list[Phase]:
    """All stops of the game; with no module between them, the last two windows of the game are one."""
    if not modules:
        if not _courses:
            _courses.append([*ROUND * (ROUNDS - 1), *ROUND[:-1], *END])
        return _courses[0]
    course: list[Phase] = []
    for round_ in range(1, ROUNDS + 1):
        phases = list(ROUND)
        for module in modules:
            phases = module.round_course(round_, phases)
        course += phases
    final = list(END)
    for module in modules:
        final = module.final_course(final)
    return course + final
