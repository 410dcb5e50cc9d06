"""The log in sentences: what each event says to one reader, with small steps of one act put together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kingdom.locales.names import Names
from kingdom.rules.phases.start_of_round import ROUNDS

Told = Mapping[str, Any]
"""One event as a log has it: its name, the seat, and what the reader may know of it."""

SILENT_PHASES = ("window", "nothing", "place", "menaces", "sisters", "draw", "destroy", "prison")
"""Moments whose beginning is no news: the next event says all."""


def narrate(events: Iterable[Told], names: Names, viewer: int | None) -> list[str]:
    """The events in order, one sentence each; cubes placed one after another make one sentence."""
    lines: list[str] = []
    waiting: list[Told] = []
    for event in events:
        if waiting and (event["event"] != "cube-placed" or event["seat"] != waiting[0]["seat"]):
            lines.append(_placed(waiting, names, viewer))
            waiting = []
        if event["event"] == "cube-placed" or (event["event"] == "recycled" and not waiting):
            waiting.append(event)
        else:
            lines.append(sentence(event, names, viewer))
    if waiting:
        lines.append(_placed(waiting, names, viewer))
    return [line for line in lines if line]


def sentence(event: Told, names: Names, viewer: int | None) -> str:
    """What one event says; empty when it is not worth a line."""
    key, words = _wording(event, names, viewer)
    if not key:
        return ""
    if "seat" in event:
        return _said(key, event["seat"], words, names, viewer)
    if names.locale.has(f"log.{key}"):
        return names.locale.say(f"log.{key}", **words)
    told = ", ".join(f"{name} {value}" for name, value in event.items() if name != "event")
    return f"{key}: {told}" if told else key


def _said(key: str, seat: int, words: dict[str, Any], names: Names, viewer: int | None) -> str:
    form = "you" if seat == viewer else "they"
    if names.locale.has(f"log.{key}.{form}"):
        return names.locale.say(f"log.{key}.{form}", who=names.seat(seat), **words)
    told = ", ".join(f"{name} {value}" for name, value in words.items())
    return f"{names.seat(seat)}: {key} {told}"


def _wording(event: Told, names: Names, viewer: int | None) -> tuple[str, dict[str, Any]]:
    """The key of the sentence and its words; an empty key for what is not worth a line."""
    name = event["event"]
    words = _plain_words(event, names)
    special = _SPECIAL.get(name)
    return special(event, words, names, viewer) if special else (name, words)


def _plain_words(event: Told, names: Names) -> dict[str, Any]:
    words: dict[str, Any] = {}
    for name, value in event.items():
        match name, value:
            case ("event" | "seat", _):
                pass
            case ("card", str()):
                words["card"] = names.card(value)
            case ("to", str()):
                words["place"] = names.place(value)
            case ("resource" | "space", str()):
                words[name] = names.resource(value)
            case ("of", str()):
                words["of"] = names.locale.say(f"type.{value}", count=1)
            case ("area" | "spot", str()):
                words[name] = names.locale.say(f"{name}.{value}")
            case _:
                words[name] = _value(value, names)
    return words


def _value(value: object, names: Names) -> object:
    """Amounts of resources and lists of cards as enumerations, anything else as it is."""
    if isinstance(value, dict):
        return names.amounts(value)
    if isinstance(value, list) and all(card is None or isinstance(card, str) for card in value):
        return names.cards(value)
    return value


Wording = tuple[str, dict[str, Any]]


def _round_begins(event: Told, words: dict[str, Any], names: Names, viewer: int | None) -> Wording:
    form = "you" if event["first"] == viewer else "they"
    return f"round-begins.{form}", words | {"rounds": ROUNDS, "who": names.seat(event["first"])}


def _phase_begins(event: Told, words: dict[str, Any], names: Names, viewer: int | None) -> Wording:
    if event["asks"] in SILENT_PHASES:
        return "", words
    key = f"phase.{event['phase']}"
    phase = names.locale.say(key) if names.locale.has(key) else event["phase"]
    return "phase-begins", {"phase": phase}


def _offered(event: Told, words: dict[str, Any], names: Names, viewer: int | None) -> Wording:
    return ("offered-hidden" if event["hidden"] else "offered"), words


def _taken(event: Told, words: dict[str, Any], names: Names, viewer: int | None) -> Wording:
    return ("taken" if event["cards"] else "taken-empty"), words


def _revealed(event: Told, words: dict[str, Any], names: Names, viewer: int | None) -> Wording:
    return ("revealed" if event["cards"] else ""), words


def _calamity(event: Told, words: dict[str, Any], names: Names, viewer: int | None) -> Wording:
    return "calamity", {"count": event["calamities"]}


def _transmuted(event: Told, words: dict[str, Any], names: Names, viewer: int | None) -> Wording:
    return "transmuted", {"count": event["krystallium"]}


def _completed(event: Told, words: dict[str, Any], names: Names, viewer: int | None) -> Wording:
    bonus = names.amounts({"soldier": event["soldiers"], "krystallium": event["krystallium"]})
    return ("completed-bonus" if bonus else "completed"), words | {"bonus": bonus}


def _produced(event: Told, words: dict[str, Any], names: Names, viewer: int | None) -> Wording:
    you = names.locale.say("word.you")
    who = [you if seat == viewer else names.seat(seat) for seat in range(len(event["totals"]))]
    totals = names.locale.together(
        [f"{name} {total}" for name, total in zip(who, event["totals"], strict=True)]
    )
    step = names.locale.say("log.step", resource=words["resource"])
    return "produced", {"resource": step[:1].upper() + step[1:], "totals": totals}


def _supremacy(event: Told, words: dict[str, Any], names: Names, viewer: int | None) -> Wording:
    return f"supremacy-{event['soldier']}", words


def _reshuffled(event: Told, words: dict[str, Any], names: Names, viewer: int | None) -> Wording:
    return "reshuffled", {"count": event["cards"]}


def _lost(event: Told, words: dict[str, Any], names: Names, viewer: int | None) -> Wording:
    return "lost", words | {"piece": names.locale.count(f"resource.{event['resource']}", 1)}


def _game_over(event: Told, words: dict[str, Any], names: Names, viewer: int | None) -> Wording:
    if event.get("medal"):
        form = "you" if event["winners"][0] == viewer else "they"
        medal = names.locale.say(f"medal.{event['medal']}")
        return f"medal.{form}", {"medal": medal, "who": _winners(event, names)}
    if not event["winners"] and names.locale.has(f"log.ending.{event['reason']}"):
        return f"ending.{event['reason']}", {}
    key = verdict_key(event["winners"], viewer)
    return f"game-over.{key}", {"reason": why_won(event["reason"], names), "who": _winners(event, names)}


_SPECIAL = {
    "round-begins": _round_begins,
    "phase-begins": _phase_begins,
    "offered": _offered,
    "taken": _taken,
    "revealed": _revealed,
    "calamity": _calamity,
    "transmuted": _transmuted,
    "completed": _completed,
    "produced": _produced,
    "supremacy": _supremacy,
    "reshuffled": _reshuffled,
    "lost": _lost,
    "game-over": _game_over,
}


def _winners(event: Told, names: Names) -> str:
    return names.locale.together([names.seat(seat) for seat in event["winners"]])


def verdict_key(winners: Sequence[int], viewer: int | None) -> str:
    """Which sentence names the winner: you, they, shared or nobody."""
    if len(winners) != 1:
        return "shared" if winners else "nobody"
    return "you" if winners[0] == viewer else "they"


def why_won(reason: str, names: Names) -> str:
    """The reason of an outcome in words."""
    return names.locale.say(f"why.{reason}") if names.locale.has(f"why.{reason}") else reason


def _placed(events: list[Told], names: Names, viewer: int | None) -> str:
    """A recycled card with where its cubes go, or cubes that were placed one after another."""
    placed = Counter((event["resource"], event["to"]) for event in events if event["event"] == "cube-placed")
    parts = []
    for (resource, to), number in placed.items():
        cubes = names.locale.count(f"resource.{resource}", number)
        if to == "alchemy":
            parts.append(names.locale.say("log.alchemised", cubes=cubes))
        else:
            parts.append(names.locale.say("log.placed", cubes=cubes, place=names.place(to)))
    words: dict[str, Any] = {"cubes": names.locale.together(parts)}
    recycled = events[0]["event"] == "recycled"
    if recycled:
        words["card"] = names.card(events[0]["card"])
    key = ("recycled-for" if parts else "recycled") if recycled else "cube-placed"
    return _said(key, events[0]["seat"], words, names, viewer)
