"""The table as a service: the authority over a game, storage, computer players, HTTP and WebSocket."""
