"""Health, metrics, and one honest page: what this is, and how to play without a picture of the table."""

from __future__ import annotations

from html import escape
from typing import Annotated, Final

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import HeaderParameter
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncEngine

from kingdom.locales import LANGUAGES, locale
from kingdom.server.metrics import Metrics
from kingdom.server.storage.database import answers
from kingdom.server.web.http import VERSION

PLAIN: Final = "text/plain; version=1.0.0; charset=utf-8"
SAFE: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""The page loads nothing from anywhere, and no link that is followed from it tells where it came from."""

ADDRESSES: Final = (
    (f"{VERSION}/schema/openapi.json", "page.openapi"),
    (f"{VERSION}/socket-schema.json", "page.socket"),
    ("/health", "page.health"),
    ("/metrics", "page.metrics"),
)


class Health(Struct):
    """Whether games can be played."""

    database: bool


@get("/health")
async def health(engine: NamedDependency[AsyncEngine]) -> Response[Health]:
    """Whether the service can do its work: 200 or 503."""
    works = await answers(engine)
    return Response(Health(works), status_code=HTTP_200_OK if works else HTTP_503_SERVICE_UNAVAILABLE)


@get("/metrics")
async def show_metrics(metrics: NamedDependency[Metrics]) -> Response[bytes]:
    """Counters in the form that Prometheus reads."""
    return Response(metrics.text(), media_type=PLAIN)


@get(["/", "/games/{game:str}"], include_in_schema=False)
async def page(
    accept_language: Annotated[str, HeaderParameter(name="Accept-Language")] = "",
) -> Response[str]:
    """The page of the service, in the language of whoever asks."""
    return Response(drawn(preferred(accept_language)), media_type=MediaType.HTML, headers=SAFE)


def preferred(accept_language: str) -> str:
    """The first of the wanted languages that we speak."""
    for wanted in accept_language.lower().split(","):
        if wanted.strip()[:2] in LANGUAGES:
            return wanted.strip()[:2]
    return LANGUAGES[0]


def drawn(language: str) -> str:
    """The page in this language."""
    say = locale(language).say
    rows = "".join(
        f'<li><a href="{address}">{address}</a> {escape(say(key))}</li>' for address, key in ADDRESSES
    )
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(say('page.title'))}</title>"
        "<style>body{font:1rem/1.5 serif;max-width:40rem;margin:2rem auto;padding:0 1rem}</style>"
        f"<h1>{escape(say('page.title'))}</h1><p>{escape(say('page.what'))}</p>"
        f"<p>{escape(say('page.prompt'))}</p><pre>kingdom table</pre>"
        f"<p>{escape(say('page.programs'))}</p><ul>{rows}</ul></html>\n"
    )
