"""`kingdom serve` and `kingdom play`: the table as a service, for everybody or for this screen."""

from __future__ import annotations

import os
from pathlib import Path

import click

from kingdom.cli.errors import WrongInput

LOOPBACK = "127.0.0.1"
FREE_PORT = 0

database_option = click.option(
    "--database", metavar="URL", help="Where games are kept: sqlite:///FILE or postgresql://..."
)


@click.command()
@click.option("--host", metavar="ADDRESS", help="The address to listen on (127.0.0.1).")
@click.option("--port", type=click.IntRange(0, 65535), metavar="NUMBER", help="The port (8000); 0 finds one.")
@database_option
def serve(host: str | None, port: int | None, database: str | None) -> None:
    """Serve tables over the network; settings come from KINGDOM_..."""
    _run(open_page=False, host=host, port=port, database_url=database)


@click.command()
@click.option("--no-browser", is_flag=True, help="Only print the address.")
@database_option
def play(no_browser: bool, database: str | None) -> None:
    """Start a table on this computer and open it in the browser."""
    if database is None and "KINGDOM_DATABASE_URL" not in os.environ:
        database = _own_database()
    _run(open_page=not no_browser, host=LOOPBACK, port=FREE_PORT, database_url=database)


def _run(*, open_page: bool, **chosen: object) -> None:
    from kingdom.server.running import run
    from kingdom.server.settings import SettingsError, from_environment

    def started(address: str) -> None:
        click.echo(address)
        if open_page:
            click.launch(address)

    try:
        run(from_environment(os.environ, **chosen), started)
    except SettingsError as error:
        raise WrongInput(str(error)) from None


def _own_database() -> str:
    """The file in which the games of this person are kept."""
    folder = Path(click.get_app_dir("wonderful-kingdom"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongInput(f"'{folder}' cannot be made ({error.strerror}); name another: --database.") from None
    return f"sqlite:///{folder / 'games.sqlite'}"
