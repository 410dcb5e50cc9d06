"""Victory Points with their breakdown, ties and the winner (BASE-77 to BASE-85, RUL-138)."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kingdom.rules.building.supremacy import cards_of_type
from kingdom.rules.material.resources import NO_TYPE, TYPE_NAMES

if TYPE_CHECKING:
    from kingdom.rules.game import Game


@final
class Line:
    """One line of a score: what for (gross, combo, calamities or a module's word), which card, the points."""

    def __init__(self, what: str, points: int, *, card: str = "", each: int = 0, of: str = "") -> None:
        self.what: Final = what
        self.points: Final = points
        self.card: Final = card
        self.each: Final = each
        self.of: Final = of

    def to_dict(self) -> dict[str, object]:
        """The line with the fields that say something."""
        told: dict[str, object] = {"what": self.what, "points": self.points}
        if self.card:
            told["card"] = self.card
        if self.each:
            told["each"] = self.each
            told["of"] = self.of
        return told

    def __repr__(self) -> str:
        return f"Line({self.what!r}, {self.points}, card={self.card!r}, each={self.each}, of={self.of!r})"


@final
class Score:
    """One player's points, line by line."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines: list[Line] = lines

    @property
    def total(self) -> int:
        """The sum; it may be negative."""
        return sum(line.points for line in self.lines)

    def of(self, what: str) -> int:
        """The points of one kind of line."""
        return sum(line.points for line in self.lines if line.what == what)

    def to_dict(self) -> dict[str, object]:
        """Total and lines."""
        return {"total": self.total, "lines": [line.to_dict() for line in self.lines]}


@final
class Outcome:
    """Who has won, by what, and each player's score.

    `reason` is points, cards (in the Duchy), soldiers, shared, or a module's word.
    """

    def __init__(self, winners: tuple[int, ...], reason: str, scores: list[Score]) -> None:
        self.winners = winners
        self.reason = reason
        self.scores = scores
        self.medal: str | None = None
        # The Spanish rules let a shared victory be played again by agreement (ED-15).
        self.replay_offered = False

    def to_dict(self) -> dict[str, object]:
        """The outcome as plain values."""
        told: dict[str, object] = {
            "winners": list(self.winners),
            "reason": self.reason,
            "scores": [score.to_dict() for score in self.scores],
        }
        if self.medal:
            told["medal"] = self.medal
        if self.replay_offered:
            told["replay_offered"] = True
        return told


def total_now(game: "Game", seat: i64) -> i64:
    """The points of the base rules if the game ended now, without the breakdown."""
    side = game.sides[seat]
    box = game.box
    face = game.faces[side.duchy]
    total = face.points + box.calamity_points * side.calamities
    if face.combo_type != NO_TYPE:
        total += face.combo_each * cards_of_type(game, side, face.combo_type)
    for card in side.built:
        total += box.points[card]
        each = box.combo_each[card]
        if each:
            total += each * cards_of_type(game, side, box.combo_type[card])
    return total


def score_of(game: "Game", seat: i64) -> Score:
    """The score of one player with every line."""
    side = game.sides[seat]
    box = game.box
    face = game.faces[side.duchy]
    lines: list[Line] = []
    if face.points:
        lines.append(Line("gross", face.points, card=face.id))
    lines += [Line("gross", box.points[card], card=box.ids[card]) for card in side.built if box.points[card]]
    if face.combo_type != NO_TYPE:
        lines.append(_combo(game, seat, face.id, face.combo_each, face.combo_type))
    for card in side.built:
        if box.combo_each[card]:
            lines.append(_combo(game, seat, box.ids[card], box.combo_each[card], box.combo_type[card]))
    if side.calamities:
        lines.append(Line("calamities", box.calamity_points * side.calamities))
    score = Score(lines)
    for module in game.modules:
        module.scores(game, seat, score)
    return score


def _combo(game: "Game", seat: i64, card: str, each: int, kind: int) -> Line:
    number = cards_of_type(game, game.sides[seat], kind)
    return Line("combo", each * number, card=card, each=each, of=TYPE_NAMES[kind])


def judge(game: "Game") -> Outcome:
    """Score everybody and find the winner; ties by cards in the Duchy, then Soldiers, then shared."""
    scores = [score_of(game, seat) for seat in range(len(game.sides))]
    outcome = _by_points(game, scores)
    for module in game.modules:
        module.outcome(game, outcome)
    return outcome


def _by_points(game: "Game", scores: list[Score]) -> Outcome:
    everyone = list(range(len(scores)))
    constructed = game.options.rule("tiebreak_cards") == "constructed"
    cards = [cards_in_duchy(game, seat, constructed_only=constructed) for seat in everyone]
    best = _best(everyone, [score.total for score in scores])
    if len(best) == 1:
        return Outcome(tuple(best), "points", scores)
    best = _best(best, cards)
    if len(best) == 1:
        return Outcome(tuple(best), "cards", scores)
    best = _best(best, [side.soldiers for side in game.sides])
    if len(best) == 1:
        return Outcome(tuple(best), "soldiers", scores)
    outcome = Outcome(tuple(best), "shared", scores)
    outcome.replay_offered = game.options.rule("allow_replay_on_tie") == "yes"
    return outcome


def _best(seats: list[int], values: list[int]) -> list[int]:
    most = max([values[seat] for seat in seats])
    return [seat for seat in seats if values[seat] == most]


def cards_in_duchy(game: "Game", seat: i64, *, constructed_only: bool) -> int:
    """Cards that count for the first tie: all but the Duchy card itself, or Developments only (RUL-39)."""
    side = game.sides[seat]
    number = len(side.built)
    if constructed_only:
        return number
    for module in game.modules:
        number += module.duchy_cards(game, seat)
    return number + side.calamities
