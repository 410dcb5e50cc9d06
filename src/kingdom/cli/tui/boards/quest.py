"""The Quest in the middle of the table, and what each player has achieved of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kingdom.cli.tui.console import LETTERS
from kingdom.locales import Names
from kingdom.rules.modules.quest.tables import STEPS, QuestBoard, QuestStep


def board(seen: Mapping[str, Any], names: Names, seat: int | None) -> Iterator[str]:
    """A line for each board in the middle; on a player's side the steps and the Spy tokens."""
    if seat is None:
        for quest in seen["boards"]:
            printed = names.brought[quest]
            assert isinstance(printed, QuestBoard)
            yield _board(printed, names, solo=len(seen["done"]) == 1)
    else:
        achieved = list(_achieved(seen, names, seat))
        if achieved:
            yield " · ".join(achieved)


def _board(printed: QuestBoard, names: Names, *, solo: bool) -> str:
    steps = [_step(step, names) for step in (printed.solo_steps if solo else printed.steps)]
    name = printed.name[names.locale.language]
    return names.locale.say("quest.board", name=name, steps=" · ".join(steps))


def _step(step: QuestStep, names: Names) -> str:
    """A step in short: 3 Recruit Mercenaries G5 → S4."""
    say = names.locale.say
    parts = [str(step.step), step.name[names.locale.language]]
    if step.step == STEPS:
        parts.append(f"({say('quest.final')})")
    parts += [f"{LETTERS[kind]}{number}" for kind, number in step.cost.items()]
    if step.condition:
        parts.append(f"{step.condition.count}×{say(f'type.{step.condition.type}', count=1)}")
    if step.gain:
        parts += ["→", *(_gain(kind, number, names) for kind, number in step.gain.items())]
    if step.first_only:
        parts.append(f"({say('quest.first')})")
    return " ".join(parts)


def _gain(kind: str, number: int, names: Names) -> str:
    if kind in LETTERS:
        return f"{LETTERS[kind]}{number}"
    key = "minus" if kind == "discard_calamities" else kind
    return names.locale.say(f"quest.{key}", count=number)


def _achieved(seen: Mapping[str, Any], names: Names, seat: int) -> Iterator[str]:
    steps = ", ".join(_short(step, seen["boards"]) for step in seen["done"][seat])
    if steps:
        yield names.locale.say("quest.completed", steps=steps)
    if seen["spies"][seat]:
        left = seen["spies"][seat] - seen["spied"][seat]
        yield names.locale.say("quest.spies", left=left, count=seen["spies"][seat])


def _short(step: str, boards: list[str]) -> str:
    """With one board in play the number of the step says all."""
    return step.rpartition(" ")[2] if len(boards) == 1 else step
