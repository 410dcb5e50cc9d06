"""What is on a Conquest board, in words, written from its data."""

from __future__ import annotations

from kingdom.locales.language import Locale
from kingdom.rules.modules.conquest.spots import COLOURS
from kingdom.rules.modules.conquest.tables import Chapter, ConquestBoard, Territory


def conquest_text(board: ConquestBoard, locale: Locale) -> list[str]:
    """For how many it is, and a line for each territory."""
    names = {one.id: one.name[locale.language] for one in board.territories}
    players = locale.say("conquest.solo" if board.players == 1 else "conquest.two-players")
    return [players, *(_territory(one, names, locale) for one in board.territories)]


def _territory(one: Territory, names: dict[str, str], locale: Locale) -> str:
    adjacent = locale.together([names[other] for other in one.adjacent])
    words = {"name": names[one.id], "id": one.id, "adjacent": adjacent}
    if one.castle:
        made = [locale.count(f"resource.{kind}", number) for kind, number in one.production.items()]
        return locale.say("conquest.castle", amounts=locale.together(made) or "–", **words)
    spots = ", ".join(_spot(spot, one.start.get(spot), locale) for spot in one.spots)
    return locale.say("conquest.territory", spots=spots, **one.points, **words)


def _spot(kind: str, army: str | None, locale: Locale) -> str:
    """A spot, and whose army begins on it."""
    spot = locale.say(f"spot.{kind}")
    if army not in COLOURS:
        return spot
    return locale.say("conquest.start", spot=spot, colour=locale.say(f"conquest.{army}"))


def conquest_chapter_text(chapter: Chapter, locale: Locale) -> list[str]:
    """The armies, and the game of one."""
    bronze, silver, gold = chapter.medals
    return [
        locale.say("conquest.armies", count=chapter.armies),
        locale.say("conquest.guard", count=chapter.castle_guard),
        locale.say("conquest.medals", bronze=bronze, silver=silver, gold=gold),
    ]
