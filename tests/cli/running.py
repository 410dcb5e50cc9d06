"""Running the command as a process of its own, the way a person does."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

Done = subprocess.CompletedProcess[str]


def kingdom(*arguments: str | Path, typed: str = "", **variables: str) -> Done:
    """The command with these arguments and this text at its input."""
    command = [sys.executable, "-m", "kingdom", *map(str, arguments)]
    environment = os.environ | {"PYTHONIOENCODING": "utf-8", "COLUMNS": "80"} | variables
    return subprocess.run(
        command, input=typed, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )


def in_process(arguments: Sequence[str], typed: str = "") -> tuple[int, str, str]:
    """The same without a process: status, output and error output."""
    from click.testing import CliRunner

    from kingdom.cli import cli

    result = CliRunner().invoke(cli, list(arguments), input=typed, prog_name="kingdom")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.stdout, result.stderr
