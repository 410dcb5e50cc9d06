"""What can be measured from outside. Nothing here moves because of what somebody does in a running game.

Whoever watches a counter of moves would see the other act inside a simultaneous segment, so the moves of a
game are counted when it has ended.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """The counters of one service."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.games_made = Counter("kingdom_games_made", "Games that were made.", registry=self.registry)
        self.games_ended = Counter(
            "kingdom_games_ended", "Games that have ended, by how.", ["how"], registry=self.registry
        )
        self.moves = Counter("kingdom_moves", "Moves of games that have ended.", registry=self.registry)
        self.tables_open = Gauge("kingdom_tables_open", "Tables in memory.", registry=self.registry)
        self.connections = Gauge("kingdom_connections", "Open WebSockets.", registry=self.registry)
        self.failures = Counter(
            "kingdom_failures", "Requests that failed on our side.", registry=self.registry
        )

    def count_ended(self, how: str, moves: int) -> None:
        """A game has ended after so many moves."""
        self.games_ended.labels(how).inc()
        self.moves.inc(moves)

    def text(self) -> bytes:
        """All of it in the form that Prometheus reads."""
        return generate_latest(self.registry)
