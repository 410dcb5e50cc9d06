"""What goes wrong is answered with one clear sentence and its code; no traceback leaves this process."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from kingdom.server.protocol import Refusal
from kingdom.server.refusals import Refused, refused
from kingdom.server.table.table import Stale

logger = logging.getLogger(__name__)

Asking = Request[Any, Any, Any]

STATUS: Final = {
    "not-understood": HTTP_400_BAD_REQUEST,
    "bad-options": HTTP_400_BAD_REQUEST,
    "bad-cards": HTTP_400_BAD_REQUEST,
    "bad-name": HTTP_400_BAD_REQUEST,
    "seats-wrong": HTTP_400_BAD_REQUEST,
    "seed-known": HTTP_400_BAD_REQUEST,
    "no-such-player": HTTP_400_BAD_REQUEST,
    "wrong-key": HTTP_401_UNAUTHORIZED,
    "only-watching": HTTP_401_UNAUTHORIZED,
    "not-your-seat": HTTP_403_FORBIDDEN,
    "bad-invitation": HTTP_403_FORBIDDEN,
    "no-such-page": HTTP_404_NOT_FOUND,
    "no-such-game": HTTP_404_NOT_FOUND,
    "failure": HTTP_500_INTERNAL_SERVER_ERROR,
    "too-many": HTTP_503_SERVICE_UNAVAILABLE,
}
"""Every other refusal is a conflict with how the table stands."""


def refusal_of(error: Exception, command: str | None = None) -> Refusal:
    """What is told of an error; `command` is the id of what was asked for."""
    table = error.table if isinstance(error, Stale) else None
    if isinstance(error, Stale):
        error = error.refusal
    if isinstance(error, RecursionError):
        error = refused("not-understood", detail="it is nested too deeply.")
    if not isinstance(error, Refused):
        logger.error("A request failed.", exc_info=error)
        error = refused("failure")
    return Refusal(command, error.code, error.message, error.words, table)


def answer_refusal(request: Asking, error: Exception) -> Response[Refusal]:
    """A refusal, or a failure of ours, over HTTP."""
    refusal = refusal_of(error)
    return Response(refusal, status_code=STATUS.get(refusal.code, HTTP_409_CONFLICT))


def answer_http(request: Asking, error: HTTPException) -> Response[Refusal]:
    """What the framework refuses: unknown addresses, wrong methods, bodies that do not fit."""
    status = error.status_code
    if status >= HTTP_500_INTERNAL_SERVER_ERROR:
        return answer_refusal(request, error)
    why = (
        refused("no-such-page")
        if status == HTTP_404_NOT_FOUND
        else refused("not-understood", detail=_why(error))
    )
    return Response(Refusal(None, why.code, why.message, why.words), status_code=status)


def _why(error: HTTPException) -> str:
    """The framework's reason in one line, with the field that is wrong."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        told = [str(extra[0].get(name, "")) for name in ("key", "message")]
        return ": ".join([part for part in told if part]) + "."
    return str(error.detail).partition("\n")[0].rstrip(".") + "."


def not_understood(error: msgspec.MsgspecError) -> Refused:
    """A message that is not of the protocol."""
    return refused("not-understood", detail=f"{str(error).rstrip('.')}.")
