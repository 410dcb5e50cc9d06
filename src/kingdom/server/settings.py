"""The settings of the service; each is an environment variable KINGDOM_ and its name in capitals."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any

PREFIX = "KINGDOM_"


class SettingsError(ValueError):
    """A setting that cannot be used; the message says what would be right."""


@dataclass(frozen=True)
class Settings:
    """How the service is run; docs/server.md tells about each."""

    database_url: str = "sqlite:///kingdom.sqlite"
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    thinking_seconds: float = 10.0
    away_seconds: float = 60.0
    most_tables: int = 500
    most_connections: int = 200


def from_environment(environment: Mapping[str, str], **chosen: object) -> Settings:
    """The settings of this environment; what is chosen beside it and is not None goes before."""
    values: dict[str, Any] = {}
    for field in fields(Settings):
        name = PREFIX + field.name.upper()
        if name in environment:
            values[field.name] = _READERS[str(field.type)](name, environment[name])
    values |= {name: value for name, value in chosen.items() if value is not None}
    return Settings(**values)


def _text(name: str, given: str) -> str:
    if not given:
        raise SettingsError(f"{name} is empty; leave it out or give it a value.")
    return given


def _whole(name: str, given: str) -> int:
    if not given.isdecimal() or len(given) > 9:
        raise SettingsError(f"{name}={given[:40]!r} is not a whole number.")
    if not int(given) and not name.endswith("PORT"):
        raise SettingsError(f"{name}=0 leaves nothing to work with; give it 1 or more.")
    return int(given)


def _seconds(name: str, given: str) -> float:
    try:
        seconds = float(given)
    except ValueError:
        seconds = math.nan
    if not 0 <= seconds <= 86_400:
        raise SettingsError(f"{name}={given[:40]!r} is not a number of seconds up to a day.")
    return seconds


_READERS: dict[str, Callable[[str, str], object]] = {"str": _text, "int": _whole, "float": _seconds}
