"""The command `kingdom`: one file for each subcommand."""

from __future__ import annotations

import click

from kingdom import __version__
from kingdom.cli.bench import bench
from kingdom.cli.cards import cards
from kingdom.cli.errors import CarefulGroup
from kingdom.cli.match import match
from kingdom.cli.replay import replay
from kingdom.cli.serve import play, serve
from kingdom.cli.simulate import simulate
from kingdom.cli.table import table
from kingdom.cli.verify import verify

__all__ = ["cli", "main"]

SECTIONS = {
    "Play": (table, play, serve),
    "Records": (replay, verify),
    "Cards": (cards,),
    "Research": (simulate, match, bench),
}


class Kingdom(CarefulGroup):
    """The whole command, with its subcommands in sections."""

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the subcommands under their headings, one line each."""
        widest = max(len(name) for name in self.commands)
        for heading, commands in SECTIONS.items():
            with formatter.section(heading):
                rows = [(f"{one.name:{widest}}", one.get_short_help_str(64)) for one in commands]
                formatter.write_dl(rows)


@click.group(
    cls=Kingdom,
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
    epilog="'kingdom COMMAND --help' tells about one command.",
)
@click.version_option(__version__, message="kingdom %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """It's a Wonderful Kingdom: play, serve tables, replay and check games, measure players."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


for _commands in SECTIONS.values():
    for _command in _commands:
        cli.add_command(_command)


def main() -> None:
    """Run the command with the arguments of this process."""
    cli(prog_name="kingdom")
