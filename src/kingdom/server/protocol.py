"""What is said at a table: the messages of the WebSocket protocol, which HTTP uses as well.

docs/server.md tells about each of them. A change that breaks a client counts PROTOCOL up.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

PROTOCOL: Final = 1
LONGEST_MOVE: Final = 300
LONGEST_MESSAGE: Final = 4_000
"""More than any command needs; a longer one is not read at all."""

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Key = Annotated[str, Meta(min_length=1, max_length=100)]
MoveText = Annotated[str, Meta(max_length=LONGEST_MOVE)]
Word = Annotated[str, Meta(max_length=40)]
Number = Annotated[int, Meta(ge=0, le=2**31)]


class _Said(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client says; an unknown field is a mistake and is refused."""


# --- from the client ---------------------------------------------------------------------------------------


class Hello(_Said, frozen=True, tag="hello"):
    """The first message: whose eyes. Without a key one watches; a key for both seats names one of them."""

    protocol: int
    key: Key | None = None
    seat: int | None = None


class Look(_Said, frozen=True, tag="look"):
    """Show me the whole table again."""


class MakeMove(_Said, frozen=True, tag="move"):
    """Make a move of the written form; `version` is that of the last message seen."""

    id: Id
    version: Number
    move: MoveText


class TakeBack(_Said, frozen=True, tag="take-back"):
    """Take back my last move, and what came after it."""

    id: Id
    version: Number


class Answer(_Said, frozen=True, tag="answer"):
    """Whether I agree that the other takes back their last move."""

    id: Id
    agree: bool


class Resign(_Said, frozen=True, tag="resign"):
    """I give up."""

    id: Id


class TakeTheWin(_Said, frozen=True, tag="take-the-win"):
    """The other has left: the game is mine."""

    id: Id


class StandIn(_Said, frozen=True, tag="stand-in"):
    """The other has left: this computer player sits down in their place."""

    id: Id
    player: Word


class ComeBack(_Said, frozen=True, tag="come-back"):
    """A computer stands in for me: I play again myself."""

    id: Id


class Rematch(_Said, frozen=True, tag="rematch"):
    """Another game of the same kind, with the seats exchanged; it begins when all have said so."""

    id: Id


Command = MakeMove | TakeBack | Answer | Resign | TakeTheWin | StandIn | ComeBack | Rematch
"""What changes a table, if it is accepted."""

FromClient = Hello | Look | Command


# --- from the table ----------------------------------------------------------------------------------------


class SeatStatus(Struct, frozen=True):
    """Who sits at one seat: `guest` is nobody yet; `player` is the computer player that chooses now."""

    seat: int
    duchy: str
    kind: str
    name: str
    player: str | None
    here: bool


class Ended(Struct, frozen=True):
    """How the game ended: by the rules (`over`), because a player resigned (`resigned`) or left (`left`)."""

    how: str
    winners: list[int]


class Status(Struct, frozen=True, tag_field="type", tag="status"):
    """What all may know of the table itself; sent whenever it changes, without a version."""

    seats: list[SeatStatus]
    take_back_asked_by: int | None
    rematch_wished_by: list[int]
    next_game: str | None
    ended: Ended | None


class TakingBack(Struct, frozen=True):
    """Whether this seat may take back its last move: `refusal` says why not, `consent` who must agree."""

    refusal: str | None
    consent: bool


class Whole(Struct, frozen=True, tag_field="type", tag="table"):
    """The whole table as one viewer may know it; it replaces all that was told before."""

    protocol: int
    game: str
    version: int
    viewer: int | None
    rules: int
    cards: str
    commitment: str
    view: dict[str, Any]
    moves: list[str]
    log: list[dict[str, Any]]
    taking_back: TakingBack | None
    status: Status


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """What is new since the version before: the events, and the view and legal moves after them."""

    version: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    moves: list[str]
    taking_back: TakingBack | None


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """A command is carried out and committed; `repeated` if its id had been accepted before."""

    id: str
    version: int
    repeated: bool


class Refusal(Struct, frozen=True, tag_field="type", tag="refused"):
    """A command that was not carried out, and why; a stale one comes with the table as it stands."""

    id: str | None
    code: str
    message: str
    words: dict[str, str]
    table: Whole | None = None


ToClient = Whole | Update | Status | Accepted | Refusal

decode_message: Final = msgspec.json.Decoder(FromClient).decode
decode_command: Final = msgspec.json.Decoder(Command).decode
encode: Final = msgspec.json.Encoder().encode


def schema() -> dict[str, Any]:
    """The published JSON schema of the socket, with its version."""
    (sent, told), parts = msgspec.json.schema_components(
        [FromClient, ToClient], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The table's WebSocket protocol",
        "version": PROTOCOL,
        "$defs": parts | {"FromClient": sent, "ToClient": told},
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/ToClient"}],
    }
