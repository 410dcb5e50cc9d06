"""How the cards do in play: for each, how often it is slated, built, and how often its only builder won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import mean, median
from typing import TYPE_CHECKING

from kingdom.arena.play import play_out
from kingdom.rules.game import Game
from kingdom.rules.material.resources import DEVELOPMENT

if TYPE_CHECKING:
    from kingdom.rules.cards import Catalogue
    from kingdom.rules.options import Options

SURE = 40
"""Fewer games with a single builder than this say nothing about winning."""


@dataclass(slots=True)
class CardPlay:
    """What happened to one card in all games, its copies together."""

    card: str
    type: str
    cost: int
    copies: int
    planned: int = 0
    slated: int = 0
    built: int = 0
    by_round: Counter[int] = field(default_factory=Counter)
    alone: int = 0
    alone_won: float = 0.0

    @property
    def slated_share(self) -> float:
        """Of the copies that reached Planning, those that were slated."""
        return self.slated / self.planned if self.planned else 0.0

    @property
    def built_share(self) -> float:
        """Of the copies that were slated, those that were finished."""
        return self.built / self.slated if self.slated else 0.0

    @property
    def win_rate(self) -> float | None:
        """Of the games in which just one player built it, those which that player won."""
        return self.alone_won / self.alone if self.alone >= SURE else None


@dataclass(slots=True)
class PlayReport:
    """The cards and the scores of a number of games."""

    players: tuple[str, str]
    face: str
    games: int
    cards: list[CardPlay]
    scores: list[int]

    @property
    def median_score(self) -> float:
        """The middle score of all players."""
        return float(median(self.scores))

    @property
    def mean_score(self) -> float:
        """The mean score of all players."""
        return round(mean(self.scores), 1)


def play_report(
    options: Options, names: tuple[str, str], seeds: Iterable[str], catalogue: Catalogue | None = None
) -> PlayReport:
    """Play a game for each seed and count what became of every Development card."""
    report = PlayReport(names, options.face, 0, [], [])
    table: dict[str, CardPlay] = {}
    for seed in seeds:
        game = Game.new(options, seed, catalogue=catalogue, listen=True)
        if not table:
            table = _blank(game)
        play_out(game, names)
        _count(game, table)
        report.games += 1
        if game.outcome is not None:
            report.scores += [score.total for score in game.outcome.scores]
    report.cards = sorted(table.values(), key=lambda card: (card.type, -card.slated_share))
    return report


def _blank(game: Game) -> dict[str, CardPlay]:
    box = game.box
    return {
        card_id: CardPlay(
            card_id,
            box.catalogue.development(card_id).type,
            sum(box.catalogue.development(card_id).cost.values()),
            box.copies[card],
        )
        for card, card_id in enumerate(box.ids)
        if box.kinds[card] == DEVELOPMENT
    }


def _count(game: Game, table: dict[str, CardPlay]) -> None:
    round_ = 0
    for event in game.listen().logs[0]:
        name = event["event"]
        if name == "round-begins":
            round_ += 1
        elif name == "revealed":
            for card in _texts(event["cards"]):
                if card in table:
                    table[card].planned += 1
        elif name == "slated":
            table[_plain(event["card"], table)].slated += 1
        elif name == "completed":
            table[_plain(event["card"], table)].built += 1
            table[_plain(event["card"], table)].by_round[round_] += 1
    _count_lone_builders(game, table)


def _count_lone_builders(game: Game, table: dict[str, CardPlay]) -> None:
    built = [{game.box.ids[card] for card in side.built} for side in game.sides]
    winners = game.outcome.winners if game.outcome else ()
    for seat, cards in enumerate(built):
        for card in cards - built[1 - seat]:
            table[card].alone += 1
            if seat in winners:
                table[card].alone_won += 1 / len(winners)


def _texts(cards: object) -> list[str]:
    return [card for card in cards if isinstance(card, str)] if isinstance(cards, list) else []


def _plain(name: object, table: dict[str, CardPlay]) -> str:
    """The id of a card under construction, which may be called farm-2."""
    text = str(name)
    return text if text in table else text.rpartition("-")[0]


HEADINGS = (
    "card", "type", "cost", "copies", "of those taken, slated", "of those slated, built",
    "finished in round 1 / 2 / 3 / 4, %", "games with one builder", "that builder won",
)  # fmt: skip


def as_markdown(reports: Sequence[PlayReport]) -> str:
    """The reports as the text of a page."""
    return "\n".join([_section(report) for report in reports])


def _section(report: PlayReport) -> str:
    lines = [
        f"## Face {report.face}: {report.games} games of {' against '.join(report.players)}",
        "",
        f"Scores: mean {report.mean_score}, median {report.median_score:g}, "
        f"from {min(report.scores)} to {max(report.scores)}.",
        "",
        f"| {' | '.join(HEADINGS)} |",
        f"|{'---|' * len(HEADINGS)}",
        *(_row(card) for card in report.cards),
        "",
    ]
    return "\n".join(lines)


def _row(card: CardPlay) -> str:
    rounds = " / ".join(f"{100 * card.by_round[n] / max(1, card.built):.0f}" for n in range(1, 5))
    won = "-" if card.win_rate is None else f"{100 * card.win_rate:.0f} %"
    return (
        f"| {card.card} | {card.type} | {card.cost} | {card.copies} | {100 * card.slated_share:.0f} % "
        f"| {100 * card.built_share:.0f} % | {rounds} | {card.alone} | {won} |"
    )
