"""A Conquest board as tables of small integers; sets of territories and of spots are bits."""

from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from kingdom.rules.material.resources import BASIC, RESOURCE_NAMES
from kingdom.rules.modules.conquest.spots import COLOURS, KINDS, spot_names

if TYPE_CHECKING:
    from kingdom.rules.cards.model import Catalogue
    from kingdom.rules.modules.conquest.tables import Chapter, ConquestBoard, Territory

NOWHERE: Final = -1


def bit(number: i64) -> i64:
    """The set of this one territory or spot."""
    one: i64 = 1
    return one << number


def number_of(bits: i64) -> i64:
    """How many territories or spots are in a set."""
    number: i64 = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


@final
class Board:
    """Territories, spots and who borders on whom; it never changes, so all games on it share it."""

    def __init__(self, printed: "ConquestBoard", chapter: "Chapter") -> None:
        self.id: Final[str] = printed.id
        # The armies of a colour; in a game of one those in the enemy castle, and the points of the medals.
        self.armies: Final[i64] = chapter.armies
        self.guard: Final[i64] = chapter.castle_guard
        self.medals: Final[tuple[int, ...]] = chapter.medals
        self.territories: Final[list[str]] = [one.id for one in printed.territories]
        self.index: Final = {name: at for at, name in enumerate(self.territories)}
        self.size: Final[i64] = len(self.territories)
        self.near: vec[i64] = vec[i64]()
        self.castles: vec[i64] = vec[i64]([NOWHERE, NOWHERE])
        # Two numbers a territory, by colour.
        self.points: vec[i64] = vec[i64]()
        # Four numbers a colour: what its castle yields.
        self.yields: vec[i64] = vec[i64]([0] * (len(COLOURS) * BASIC))
        self.spots_of: vec[i64] = vec[i64]()
        self.of_kind: vec[i64] = vec[i64]([0] * len(KINDS))
        self.territory_of: vec[i64] = vec[i64]()
        self.kind_of: vec[i64] = vec[i64]()
        # "marsh-bear prison": as moves write them.
        self.spots: Final[list[str]] = []
        # The colour of the army that begins on each spot, or -1.
        self.starts: vec[i64] = vec[i64]()
        for territory in printed.territories:
            self._add(territory)
        self.spot_index: Final = {name: at for at, name in enumerate(self.spots)}

    def _add(self, territory: "Territory") -> None:
        near: i64 = 0
        for name in territory.adjacent:
            near |= bit(self.index[name])
        self.near = append(self.near, near)
        points = [territory.points.get(colour, 0) for colour in COLOURS]
        self.points = extend(self.points, vec[i64](points))
        if territory.castle:
            colour = COLOURS.index(territory.castle)
            self.castles[colour] = self.index[territory.id]
            for resource, name in enumerate(RESOURCE_NAMES[:BASIC]):
                self.yields[BASIC * colour + resource] = territory.production.get(name, 0)
        spots: i64 = 0
        for kind, name in zip(territory.spots, spot_names(territory.spots), strict=True):
            spot: i64 = len(self.spots)
            spots |= bit(spot)
            self.of_kind[KINDS.index(kind)] |= bit(spot)
            self.kind_of = append(self.kind_of, KINDS.index(kind))
            self.territory_of = append(self.territory_of, self.index[territory.id])
            start = territory.start.get(name)
            self.starts = append(self.starts, NOWHERE if start is None else COLOURS.index(start))
            self.spots.append(f"{territory.id} {name}")
        self.spots_of = append(self.spots_of, spots)

    def capacity(self, territory: i64) -> i64:
        """How many spots a territory has."""
        return number_of(self.spots_of[territory])


_boards: Final[dict[tuple[str, str], Board]] = {}


def board_from(catalogue: "Catalogue", digest: str, name: str) -> Board:
    """The board of this name as these cards have it, made once."""
    key = (digest, name)
    if key not in _boards:
        printed = cast("ConquestBoard", catalogue.more["conquest-board"][name])
        _boards[key] = Board(printed, cast("Chapter", catalogue.more["conquest"]["conquest"]))
    return _boards[key]
