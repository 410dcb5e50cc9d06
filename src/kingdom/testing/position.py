"""Build any position by the rulebook's words: `position(phase="production", step="gold", sides=(...))`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingdom.rules.building.alchemy import cube_of
from kingdom.rules.building.cost import one, spaces
from kingdom.rules.building.place import put_under_construction
from kingdom.rules.game import Game
from kingdom.rules.material.deck import shuffled
from kingdom.rules.material.entry import card_of, face_down, put_in_order
from kingdom.rules.material.resources import BASIC, DEVELOPMENT, KRYSTALLIUM, RESOURCE_NAMES
from kingdom.rules.material.side import Side
from kingdom.rules.options import Options
from kingdom.rules.phases.choice import Choice
from kingdom.rules.phases.production import ProductionStep
from kingdom.rules.phases.start_of_round import StartOfRound
from kingdom.rules.setup import deck_lies, deck_of, prepare

if TYPE_CHECKING:
    from kingdom.rules.cards.model import Catalogue

SIDE_WORDS: Final = (
    "hand",
    "traps",
    "selection",
    "construction",
    "built",
    "calamities",
    "alchemy",
    "krystallium",
    "soldiers",
    "training",
    "shown",
)
SideWords = Mapping[str, object]


class PositionError(ValueError):
    """A position that cannot be built; the message says what to write instead."""


def position(
    *,
    phase: str = "planning",
    round: int = 1,
    step: str | None = None,
    turn: int = 0,
    offered: int = 0,
    sides: Sequence[SideWords] = (),
    left: Iterable[str] = (),
    right: Iterable[str] = (),
    deck: Iterable[str] = (),
    discard: Iterable[str] = (),
    calamities: int | None = None,
    options: Options | None = None,
    seed: int | str = 0,
    catalogue: "Catalogue | None" = None,
    modules: Mapping[str, Mapping[str, object]] | None = None,
) -> Game:
    """A game at the beginning of a phase (or at a turn of Choice, or a step of Production).

    A side is a mapping with any of `SIDE_WORDS`. Cards are named by id; "farm trap" lies face down, laid by
    the other seat, and "farm trap 1" by seat 1. `construction` is a mapping or list of pairs from cards to
    what lies on them: "materials 2, krystallium 1 on gold, soldier 1". Cards named in `deck` are drawn first;
    the rest of the box follows in the seed's order. At phase "planning" the Selection areas are turned up.
    `modules` has words for the modules in play, by their names; each says in `arrange` what it understands.
    """
    builder = _Builder(options or Options(bare=True), str(seed), catalogue)
    game = builder.game
    game.round = round
    game.first = (round - 1) % len(game.sides)
    game.areas = [builder.entries(left, laid_by=game.first), builder.entries(right, laid_by=game.first)]
    game.discard = builder.entries(discard, laid_by=game.first)
    builder.fill_all(sides)
    builder.rest(deck)
    game.calamities = max(0, builder.calamities - 2 * round) if calamities is None else calamities
    _arrange(game, modules or {})
    _enter(game, phase, step, turn, offered)
    return game


def _arrange(game: Game, words: Mapping[str, Mapping[str, object]]) -> None:
    playing = {module.name: module for module in game.modules}
    for name, said in words.items():
        if name not in playing:
            raise PositionError(f"The module {name!r} is not in play here; put it into the options.")
        try:
            playing[name].arrange(game, said)
        except (ValueError, TypeError, KeyError) as error:
            raise PositionError(f"modules[{name!r}]: {error}") from None


def _enter(game: Game, phase: str, step: str | None, turn: int, offered: int) -> None:
    phases = dict.fromkeys(stop.name for stop in game.course)
    if phase not in phases:
        raise PositionError(f"phase={phase!r} is not known; write one of {', '.join(phases)}.")
    at = _stop(game, phase, step)
    game.acting = 0
    if phase == "choice":
        game.go_to(at)
        game.turn = turn
        game.offered = offered
        choice = game.course[at]
        assert isinstance(choice, Choice)
        for module in game.modules:
            module.phase_begins(game, choice)
        choice.next_actor(game)
        game.asked = game.acting
        return
    game.go_to(at - 1)
    game.go_on()


def _stop(game: Game, phase: str, step: str | None) -> int:
    """Where in the course this moment is; a Production step is entered through the window before it."""
    if phase == "end-of-game":
        return [stop.name for stop in game.course].index(phase)
    rounds = [at for at, stop in enumerate(game.course) if isinstance(stop, StartOfRound)]
    if not 1 <= game.round <= len(rounds):
        raise PositionError(f"round={game.round}: a game has rounds 1 to {len(rounds)}.")
    if phase == "production" and step not in RESOURCE_NAMES[:BASIC]:
        raise PositionError(f"step={step!r}: name one of {', '.join(RESOURCE_NAMES[:BASIC])}.")
    for at in range(rounds[game.round - 1], len(game.course)):
        stop = game.course[at]
        if isinstance(stop, ProductionStep) and phase == "production":
            if RESOURCE_NAMES[stop.resource] == step:
                return at - 1
        elif stop.name == phase and phase != "production" and not isinstance(stop, StartOfRound):
            return at
    raise PositionError(f"There is no {phase} in round {game.round} of this game.")


class _Builder:
    """Lays cards on the table and keeps count of those that are left in the box."""

    def __init__(self, options: Options, seed: str, catalogue: "Catalogue | None") -> None:
        self.game = prepare(options, seed, catalogue, witnessed=True, deck=[])
        self.left = [int(card) for card in shuffled(deck_of(self.game), seed, "deck")]
        self.calamities = self.game.calamities

    def card(self, name: str) -> int:
        box = self.game.box
        if name not in box.index:
            raise PositionError(f"{name!r} is not a card of this game.")
        card = box.index[name]
        if card in box.deck:
            if card not in self.left:
                raise PositionError(
                    f"{name!r} is named more often than the box has copies ({box.copies[card]})."
                )
            self.left.remove(card)
        return card

    def entries(self, names: Iterable[str], *, laid_by: int) -> list[int]:
        return [self._entry(name, laid_by) for name in names]

    def _entry(self, text: str, laid_by: int) -> int:
        words = text.split()
        card = self.card(words[0])
        if len(words) == 1:
            return card
        if words[1] != "trap" or len(words) > 3 or words[2:] not in ([], ["1"], ["2"]):
            raise PositionError(f"{text!r}: write a card, 'CARD trap', 'CARD trap 1' or 'CARD trap 2'.")
        seat = int(words[2]) - 1 if len(words) == 3 else laid_by
        return int(face_down(card, seat, self.game.round))

    def rest(self, first: Iterable[str]) -> None:
        top = [self.card(name) for name in first]
        self.game.deck = vec[i64](self.left)
        deck_lies(self.game)
        self.game.deck = vec[i64](top + [int(card) for card in self.game.deck])

    def fill_all(self, sides: Sequence[SideWords]) -> None:
        if len(sides) > len(self.game.sides):
            raise PositionError(f"{len(sides)} sides for a game of {len(self.game.sides)}.")
        for seat, words in enumerate(sides):
            self.fill(seat, words)

    def fill(self, seat: int, words: SideWords) -> None:
        side = self.game.sides[seat]
        side.traps = 2
        for word, value in words.items():
            if word not in SIDE_WORDS:
                raise PositionError(f"{word!r} is not part of a side; write one of {', '.join(SIDE_WORDS)}.")
            if word in ("hand", "selection", "built", "construction", "alchemy"):
                getattr(self, f"_{word}")(side, value, seat)
            else:
                setattr(side, word, value)

    def _hand(self, side: Side, names: Iterable[str], seat: int) -> None:
        for name in names:
            side.hand = put_in_order(side.hand, self.card(name))

    def _selection(self, side: Side, names: Iterable[str], seat: int) -> None:
        for entry in self.entries(names, laid_by=1 - seat):
            side.selection = append(side.selection, entry)

    def _built(self, side: Side, names: Iterable[str], seat: int) -> None:
        side.built = vec[i64]([card_of(self.card(name)) for name in names])

    def _alchemy(self, side: Side, cubes: int | Mapping[str, int], seat: int) -> None:
        amounts = {"materials": cubes} if isinstance(cubes, int) else cubes
        for name, number in amounts.items():
            side.alchemy += number * cube_of(self._resource(name))

    def _construction(
        self, side: Side, cards: Mapping[str, str] | Iterable[tuple[str, str]], seat: int
    ) -> None:
        for name, lying in cards.items() if isinstance(cards, Mapping) else cards:
            card = self.card(name)
            box = self.game.box
            if box.kinds[card] != DEVELOPMENT:
                raise PositionError(f"{name!r} cannot be under construction.")
            put_under_construction(self.game, seat, card)
            for part in filter(None, (piece.strip() for piece in lying.split(","))):
                self._lay(side, name, part)

    def _lay(self, side: Side, name: str, part: str) -> None:
        words = part.split()
        joker = len(words) == 4 and words[0] == "krystallium" and words[2] == "on"
        if not (joker or len(words) == 2) or not words[1].isdigit():
            raise PositionError(f"{part!r} on {name!r}: write 'materials 2' or 'krystallium 1 on gold'.")
        resource = self._resource(words[3] if joker else words[0])
        row = len(side.slots) - 1
        for _ in range(int(words[1])):
            if spaces(side.needs[row], resource) == 0:
                raise PositionError(f"{part!r} on {name!r}: there is no free space for so many.")
            side.needs[row] -= one(resource)
            if joker and resource != KRYSTALLIUM:
                side.jokers[row] += one(resource)

    def _resource(self, name: str) -> int:
        if name not in RESOURCE_NAMES:
            raise PositionError(f"{name!r} is not a resource; write one of {', '.join(RESOURCE_NAMES)}.")
        return RESOURCE_NAMES.index(name)
