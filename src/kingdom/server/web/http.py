"""The HTTP interface, version 1: making games, joining them, looking, and commands without a socket."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import Body, FromPath, HeaderParameter, QueryParameter
from msgspec import Meta, Struct

from kingdom.players import NAMES
from kingdom.server.protocol import PROTOCOL, Accepted, Command, Whole, schema
from kingdom.server.table.deal import SPECTATOR
from kingdom.server.table.making import Asked, checked_name, hashed, new_secret
from kingdom.server.tables import Tables

VERSION: Final = "/api/v1"
BEARER: Final = "Bearer "

Authorization = Annotated[
    str | None, HeaderParameter(name="Authorization", description="Bearer and the key of a seat.")
]
SeatAsked = Annotated[int | None, QueryParameter(description="Which seat, when the key opens both.")]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
Name = Annotated[str, Meta(max_length=100)]


class NewGame(Struct, forbid_unknown_fields=True):
    """Which game, and who sits where: `me`, `guest`, or the name of a computer player."""

    options: dict[str, Any]
    seats: Annotated[list[Name], Meta(min_length=1, max_length=2)]
    name: Name = ""
    seed: Annotated[str, Meta(max_length=100)] | None = None
    cards: Annotated[str, Meta(max_length=200_000)] | None = None


class Invitation(Struct):
    """The secret link for one seat. What follows the # is not sent to the service by a browser."""

    seat: int
    invitation: str
    link: str


class GameMade(Struct):
    """A game that was made: the public link to watch it, your key, and a secret for each guest."""

    game: str
    watch: str
    key: str | None
    seats: list[int]
    invitations: list[Invitation]


class Join(Struct, forbid_unknown_fields=True):
    """A guest sits down."""

    invitation: Secret
    name: Name = ""


class Joined(Struct):
    """The seat that is yours now, and its key."""

    seat: int
    key: str


class Players(Struct):
    """The computer players by name."""

    players: list[str]


class Version(Struct):
    """The versions of what is spoken here."""

    http: int
    protocol: int


@get("/version")
async def version() -> Version:
    """Which versions of HTTP interface and socket protocol this service speaks."""
    return Version(http=1, protocol=PROTOCOL)


@get("/players")
async def players() -> Players:
    """Who can be asked to play at a seat or to stand in."""
    return Players(list(NAMES))


@get("/socket-schema.json")
async def socket_schema() -> dict[str, Any]:
    """The JSON schema of the WebSocket protocol."""
    return schema()


@post("/games")
async def make_game(tables: NamedDependency[Tables], data: Annotated[NewGame, Body()]) -> GameMade:
    """Make a game."""
    made = await tables.make(Asked(data.options, data.seats, data.name, data.seed, data.cards))
    watch = f"/games/{made.setting.game}"
    key = made.key
    mine = (
        [] if key is None else [n for n, place in enumerate(made.setting.places) if place.key == hashed(key)]
    )
    invitations = [
        Invitation(seat, secret, f"{watch}#join={secret}") for seat, secret in made.invitations.items()
    ]
    return GameMade(made.setting.game, watch, key, mine, invitations)


@post("/games/{game:str}/join", status_code=200)
async def join(tables: NamedDependency[Tables], game: FromPath[str], data: Annotated[Join, Body()]) -> Joined:
    """Sit down with an invitation, which is used up by it."""
    name = checked_name(data.name)
    table = await tables.open(game)
    key = new_secret()
    seat = await table.sit(hashed(data.invitation), hashed(key), name)
    return Joined(seat, key)


@get("/games/{game:str}")
async def look(
    tables: NamedDependency[Tables],
    game: FromPath[str],
    authorization: Authorization = None,
    seat: SeatAsked = None,
) -> Whole:
    """The table as the holder of this key may know it, or as a spectator."""
    table = await tables.open(game)
    if authorization is None:
        return table.whole(SPECTATOR)
    return table.whole(table.seat_of(hashed(authorization.removeprefix(BEARER)), seat))


@post("/games/{game:str}/commands", status_code=200)
async def obey(
    tables: NamedDependency[Tables],
    game: FromPath[str],
    data: Annotated[Command, Body()],
    authorization: Authorization = None,
    seat: SeatAsked = None,
) -> Accepted:
    """Carry out a command; it is committed when the answer comes."""
    table = await tables.open(game)
    viewer = SPECTATOR
    if authorization is not None:
        viewer = table.seat_of(hashed(authorization.removeprefix(BEARER)), seat)
    return await table.obey(viewer, data)


@get("/games/{game:str}/record", media_type=MediaType.TEXT)
async def record(tables: NamedDependency[Tables], game: FromPath[str]) -> Response[str]:
    """The record with the seed, when the game has ended: `kingdom verify` checks it."""
    table = await tables.open(game)
    return Response(table.record(), media_type=MediaType.TEXT)


def router() -> Router:
    """All of it."""
    handlers = [version, players, socket_schema, make_game, join, look, obey, record]
    return Router(VERSION, route_handlers=handlers)
