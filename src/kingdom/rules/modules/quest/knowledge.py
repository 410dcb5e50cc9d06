"""What is known of a player's progress, as plain values and back."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from kingdom.rules.modules.quest.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingdom.rules.modules.quest.step import Step


def words_of(steps: "list[Step]", progress: Progress) -> dict[str, object]:
    """One player's progress in words."""
    return {
        "done": _named(steps, progress.done),
        "waiting": _named(steps, progress.waiting),
        "traps": int(progress.traps),
        "spies": int(progress.spies),
        "spied": int(progress.spied),
        "points": int(progress.points),
    }


def _named(steps: "list[Step]", bits: i64) -> list[str]:
    return [step.words for step in steps if bits & step.bit]


def progress_of(steps: "list[Step]", words: Mapping[str, object]) -> Progress:
    """One player's progress out of such words; what is left out is nothing yet."""
    progress = Progress()
    progress.done = _bits(steps, words.get("done", ()))
    progress.waiting = _bits(steps, words.get("waiting", ()))
    progress.traps = cast("int", words.get("traps", 0))
    progress.spies = cast("int", words.get("spies", 0))
    progress.spied = cast("int", words.get("spied", 0))
    progress.points = cast("int", words.get("points", 0))
    return progress


def _bits(steps: "list[Step]", names: object) -> i64:
    known = {step.words: step.bit for step in steps}
    bits: i64 = 0
    for name in cast("Sequence[str]", names):
        if name not in known:
            raise ValueError(f"{name!r} is no step in play; write one of {', '.join(known)}.")
        bits |= known[name]
    return bits


def progress_of_all(steps: "list[Step]", words: Mapping[str, object], seats: int) -> list[Progress]:
    """The progress of all players, out of words with an entry for each of them."""
    made: list[Progress] = []
    for seat in range(seats):
        own: dict[str, object] = {
            name: cast("Sequence[object]", entries)[seat] for name, entries in words.items() if name in PARTS
        }
        made.append(progress_of(steps, own))
    return made


PARTS = ("done", "waiting", "traps", "spies", "spied", "points")
"""What the words of a player's progress are."""
