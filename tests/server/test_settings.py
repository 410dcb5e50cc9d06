"""Every setting and every message stands in docs/server.md as it is in the code."""

import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest
from msgspec import structs

from kingdom.server import protocol as said
from kingdom.server.refusals import SENTENCES
from kingdom.server.settings import PREFIX, Settings, SettingsError, from_environment
from tests.server.service import Service

DOCUMENT = Path(__file__).parents[2].joinpath("docs/server.md").read_text(encoding="utf-8")
DEFAULTS = Settings()


def rows(heading: str) -> list[list[str]]:
    """The cells of the tables under a heading, of each row that begins with a word in back quotes."""
    section = DOCUMENT.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def words(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_setting_is_in_the_document_with_its_default() -> None:
    told = {row[0].strip("`"): row[1].strip("`") for row in rows("Settings")}
    assert told == {
        PREFIX + field.name.upper(): f"{getattr(DEFAULTS, field.name)}".removesuffix(".0")
        for field in fields(Settings)
    }


def test_every_message_is_in_the_document_with_its_fields() -> None:
    told = {
        row[0].strip("`"): words(row[1]) for row in rows("The socket") if row[0].strip("`") not in SENTENCES
    }
    messages = [one for union in (said.FromClient, said.ToClient) for one in get_args(union)]
    assert told == {
        str(one.__struct_config__.tag): [field.encode_name for field in structs.fields(one)]
        for one in messages
    }


def test_every_refusal_is_in_the_document() -> None:
    told = [row[0].strip("`") for row in rows("The socket") if row[0].strip("`") in SENTENCES]
    assert told == list(SENTENCES)


def test_every_address_is_in_the_document(service: Service) -> None:
    described = service.said(service.http.get("/schema/openapi.json"))["paths"]
    told = {words(row[0])[0] for row in rows("HTTP")}
    assert told == {f"{method.upper()} {path}" for path, methods in described.items() for method in methods}


def test_the_version_of_the_protocol_is_in_the_document() -> None:
    assert f"`protocol` {said.PROTOCOL}" in DOCUMENT


def test_settings_come_from_the_environment_and_from_what_is_chosen() -> None:
    given = {"KINGDOM_PORT": "0", "KINGDOM_THINKING_SECONDS": "2.5", "KINGDOM_HOST": "::1", "OTHER": "x"}
    assert from_environment(given, host=None, port=9) == Settings(port=9, thinking_seconds=2.5, host="::1")


@pytest.mark.parametrize(
    "given",
    [
        {"KINGDOM_PORT": "many"},
        {"KINGDOM_PORT": "-1"},
        {"KINGDOM_WORKERS": "0"},
        {"KINGDOM_WORKERS": "9" * 30},
        {"KINGDOM_AWAY_SECONDS": "nan"},
        {"KINGDOM_AWAY_SECONDS": "soon"},
        {"KINGDOM_THINKING_SECONDS": "-1"},
        {"KINGDOM_DATABASE_URL": ""},
    ],
)
def test_a_setting_that_cannot_be_used_is_refused_by_its_name(given: dict[str, str]) -> None:
    with pytest.raises(SettingsError, match=next(iter(given))):
        from_environment(given)
