"""How Alembic reaches the database: through the connection that the service hands it."""

from __future__ import annotations

from alembic import context

from kingdom.server.storage.rows import Rows

context.configure(connection=context.config.attributes["connection"], target_metadata=Rows.metadata)
with context.begin_transaction():
    context.run_migrations()
