"""What wrong input leads to: one sentence on the error output and status 2, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import click

WRONG_INPUT = 2
INTERRUPTED = 130
CLOSED_PIPE = 1


class WrongInput(click.ClickException):
    """Input that cannot be used; the message says what would be right."""

    exit_code = WRONG_INPUT


class CarefulGroup(click.Group):
    """A command whose failures are one sentence each, and whose interruption is quiet."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: object,
    ) -> NoReturn:
        """Run and end the process."""
        never_fail_on_letters()
        try:
            status = super().main(
                args, prog_name, complete_var, False, windows_expand_args=windows_expand_args, **extra
            )
            sys.stdout.flush()
        except (click.Abort, KeyboardInterrupt):
            sys.exit(INTERRUPTED)
        except click.exceptions.NoArgsIsHelpError as asked:
            click.echo(asked.ctx.get_help())
            sys.exit(0)
        except click.ClickException as error:
            click.echo(f"kingdom: {sentence(error)}", err=True)
            sys.exit(WRONG_INPUT)
        except BrokenPipeError:
            _forget_output()
            sys.exit(CLOSED_PIPE)
        sys.exit(status if isinstance(status, int) else 0)


def sentence(error: click.ClickException) -> str:
    """The message as one line that ends like a sentence, with where to look further."""
    message = " ".join(error.format_message().split())
    if message[-1:] not in ".!?)":
        message += "."
    if isinstance(error, click.UsageError) and error.ctx is not None and not isinstance(error, WrongInput):
        message += f" See '{error.ctx.command_path} --help'."
    return message


def never_fail_on_letters() -> None:
    """Where the terminal cannot show a letter, show a question mark instead of stopping."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _forget_output() -> None:
    """Nobody reads on: what is still to be written at the end of the process goes nowhere."""
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, sys.stdout.fileno())
