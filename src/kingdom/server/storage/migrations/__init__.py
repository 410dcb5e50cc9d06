"""How the database came to its present form; Alembic reads this."""
