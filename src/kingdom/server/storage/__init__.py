"""The append-only log of all games, in SQLite or PostgreSQL."""
