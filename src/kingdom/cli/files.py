"""Reading and writing the files that a command names, with every failure said in one sentence."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING

from kingdom.cli.errors import WrongInput

if TYPE_CHECKING:
    from kingdom.rules.cards import Catalogue

LONGEST_RECORD = 1_000_000
"""A full game takes some 10 KB; what is larger than this is something else."""


def read_data(path: Path, what: str) -> bytes:
    """The bytes of a file that is meant to be a record or a deck."""
    try:
        if path.is_dir():
            raise WrongInput(f"'{path}' is a folder; name the file of {what}.")
        with path.open("rb") as file:
            data = file.read(LONGEST_RECORD + 1)
    except (OSError, ValueError) as error:
        raise WrongInput(f"'{path}' cannot be read ({_why(error)}); name the file of {what}.") from None
    if len(data) > LONGEST_RECORD:
        raise WrongInput(f"'{path}' is larger than any record or deck; name the file of {what}.")
    return data


def read_deck(path: Path | None) -> Catalogue | None:
    """The owner's deck in this file; None where no file was named."""
    from kingdom.rules.cards import DeckError, load_deck

    if path is None:
        return None
    data = read_data(path, "a deck, such as my-cards.toml")
    try:
        return load_deck(data, name=path.name)
    except DeckError as error:
        message = str(error.faults[0])
        if more := len(error.faults) - 1:
            message += f" And {more} more: 'kingdom cards check {path}' lists them."
        raise WrongInput(message) from None


def write_text(path: Path, text: str) -> None:
    """Write a file as a whole or not at all, so that an interruption spoils nothing that was there."""
    try:
        if path.is_dir():
            raise WrongInput(f"'{path}' is a folder; name a file to write to.")
        with NamedTemporaryFile(
            "w", encoding="utf-8", newline="\n", dir=path.parent, prefix=".kingdom-", delete=False
        ) as file:
            file.write(text)
        Path(file.name).chmod(0o666 & ~_mask())
        Path(file.name).replace(path)
    except (OSError, ValueError) as error:
        raise WrongInput(
            f"'{path}' cannot be written ({_why(error)}); name a file in a folder of yours."
        ) from None


def _mask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _why(error: OSError | ValueError) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)
