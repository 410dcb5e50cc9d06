"""Events: what happened, and who may know it. Moves are what was wanted.

Events are only made while somebody listens, so bulk simulation pays nothing for them.
"""

from typing import Final, final

SPECTATOR: Final = -1

NAMES: Final = (
    "round-begins",
    "dealt",
    "opened",
    "phase-begins",
    "offered",
    "taken",
    "left-over",
    "revealed",
    "calamity",
    "slated",
    "recycled",
    "cube-placed",
    "transmuted",
    "krystallium-placed",
    "soldier-placed",
    "completed",
    "discarded",
    "calamities-discarded",
    "produced",
    "supremacy",
    "reshuffled",
    "looked",
    "scored",
    "game-over",
)
"""The events of the base rules; docs/notation.md tells what each of them carries."""


@final
class Event:
    """One thing that happened. `secret` is told to the seats in `knows`; others get None in its place."""

    def __init__(
        self,
        name: str,
        seat: int,
        details: dict[str, object],
        *,
        secret: dict[str, object] | None = None,
        knows: int = 0,
    ) -> None:
        self.name: Final = name
        self.seat: Final = seat
        self.details: Final = details
        self.secret: Final[dict[str, object]] = secret or {}
        self.knows: Final = knows

    def seen_by(self, viewer: int) -> dict[str, object]:
        """The event as this viewer (a seat or SPECTATOR) may know it."""
        told: dict[str, object] = {"event": self.name}
        if self.seat >= 0:
            told["seat"] = self.seat
        told.update(self.details)
        knows = viewer >= 0 and self.knows >> viewer & 1
        for name, value in self.secret.items():
            told[name] = value if knows else None
        return told


@final
class Journal:
    """The log of one game, a list for each viewer.

    Inside a simultaneous segment a player's events reach the others only when all have finished (RUL-02).
    """

    def __init__(self, seats: int) -> None:
        self.logs: Final[dict[int, list[dict[str, object]]]] = {
            viewer: [] for viewer in range(SPECTATOR, seats)
        }
        self._held: list[Event] = []

    def tell(self, event: Event, *, hold: bool) -> None:
        """Write an event down; `hold` keeps it from everybody but its own seat until `release`."""
        if hold and event.seat >= 0:
            self._held.append(event)
            self.logs[event.seat].append(event.seen_by(event.seat))
            return
        for viewer, log in self.logs.items():
            log.append(event.seen_by(viewer))

    def release(self, first: int) -> None:
        """The segment is over: the others learn what was held, the first player's events first (RUL-04)."""
        held = sorted(self._held, key=lambda event: event.seat != first)
        self._held = []
        for event in held:
            for viewer, log in self.logs.items():
                if viewer != event.seat:
                    log.append(event.seen_by(viewer))
