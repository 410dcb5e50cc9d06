"""A service for each test that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.service import Service, serving, settings_for


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    """A running service with an empty database, where nobody has to wait for whoever leaves."""
    with serving(settings_for(tmp_path, away_seconds=0.0)) as running:
        yield running
