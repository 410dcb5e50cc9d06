"""Scores as a table, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kingdom.locales import Names
from kingdom.locales.log import sentence
from kingdom.rules.scoring import Line, Outcome, Score

KINDS = ("gross", "combo", "calamities")


def score_table(scores: Sequence[Score], names: Names) -> RenderableType:
    """The sums of each kind of points side by side, then the cards they come from."""
    say = names.locale.say
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for seat in range(len(scores)):
        table.add_column(names.seat(seat), justify="right")
    for kind in _kinds(scores):
        title = say(f"score.{kind}") if names.locale.has(f"score.{kind}") else kind
        table.add_row(title, *[str(score.of(kind)) for score in scores])
    table.add_row(
        Text(say("score.total"), style="do"), *[Text(str(score.total), style="do") for score in scores]
    )
    details = []
    for seat, score in enumerate(scores):
        lines = [_line(line, names) for line in score.lines if line.card]
        if lines:
            details.append(Text(f"{names.seat(seat)}: {', '.join(lines)}", style="quiet"))
    return Group(table, *details)


def _kinds(scores: Sequence[Score]) -> list[str]:
    """The base kinds, then what modules add, in the order it comes."""
    more = [line.what for score in scores for line in score.lines if line.what not in KINDS]
    return [*KINDS, *dict.fromkeys(more)]


def _line(line: Line, names: Names) -> str:
    card = names.card(line.card)
    if line.each:
        kind = names.locale.say(f"type.{line.of}", count=line.points // line.each)
        return f"{card} {line.each} × {line.points // line.each} {kind} = {line.points}"
    return f"{card} {line.points}"


def verdict(outcome: Outcome, names: Names, viewer: int | None) -> str:
    """Who has won and by what, or which medal was earned: the last sentence of the log."""
    told = {
        "event": "game-over",
        "winners": outcome.winners,
        "reason": outcome.reason,
        "medal": outcome.medal,
    }
    return sentence(told, names, viewer)
