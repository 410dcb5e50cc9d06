"""What commands print: JSON, and a progress bar where somebody is looking."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

import click

Item = TypeVar("Item")


def print_json(value: object) -> None:
    """One JSON object on the standard output."""
    click.echo(json.dumps(value, ensure_ascii=False))


def watched(items: Iterable[Item], total: int, what: str) -> Iterator[Item]:
    """The items one by one, with a progress bar on the error output when that is a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total)
        for item in items:
            yield item
            progress.advance(task)
