"""The figures of one contestant, read from the JSON it prints, and their median over the rounds."""

import json
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

__all__ = ["Measurement", "median", "read_measurement"]

LIMIT_WORDS = {"dec_s": "decisions_per_s", "games_s": "games_per_s", "dec_per_game": "decisions_per_game"}


@dataclass(frozen=True, kw_only=True)
class Measurement:
    """What was measured of one engine; None for what it does not have."""

    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    clone_us: float | None = None
    view_us: float | None = None
    record_bytes: float | None = None
    position_bytes: float | None = None
    import_ms: float | None = None


NAMES = tuple(field.name for field in fields(Measurement))


def read_measurement(text: str, *, compiled: bool | None = None) -> Measurement:
    """The measurement in a JSON object, refused when it is not of the build that was asked for."""
    printed = json.loads(text)
    if compiled is not None and printed["compiled"] is not compiled:
        raise ValueError(f"it says compiled={printed['compiled']}, asked for compiled={compiled}")
    figures = {LIMIT_WORDS.get(name, name): value for name, value in printed.items()}
    return Measurement(**{name: value for name, value in figures.items() if name in NAMES})


def median(rounds: Sequence[Measurement]) -> Measurement:
    """The median of every figure over the rounds."""
    middle: dict[str, Any] = {}
    for name in NAMES:
        values = [value for one in rounds if (value := getattr(one, name)) is not None]
        middle[name] = statistics.median(values) if values else None
    return Measurement(**middle)
