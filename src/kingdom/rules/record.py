"""Records: seed, options and moves, as text (a move a line) and as bytes. docs/notation.md has the format."""

from json import dumps, loads
from typing import TYPE_CHECKING, Final

from kingdom.rules.game import Game
from kingdom.rules.material.deck import commitment
from kingdom.rules.moves import Move
from kingdom.rules.notation import NotationError, read_move
from kingdom.rules.options import Options, OptionsError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kingdom.rules.cards.model import Catalogue

RULES_VERSION: Final = 1
"""Counts up when the same moves could lead somewhere else than before."""
FORMAT: Final = 1
TITLE: Final = "wonderful kingdom record"
MAGIC: Final = b"WKR"
HEADER: Final = ("rules", "cards", "options", "commitment", "seed")


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message says where and what would be right."""


class Recorded:
    """A record that has been read: how the game was set up and its moves, not yet checked for legality."""

    def __init__(self, options: Options, seed: str, digest: str, moves: list[tuple[int, str | int]]) -> None:
        self.options: Final = options
        self.seed: Final = seed
        self.digest: Final = digest
        self.moves: Final = moves
        self.result: str | None = None


# --- writing -----------------------------------------------------------------------------------------------


def as_text(game: Game) -> str:
    """The record as text."""
    lines = [
        f"{TITLE} {FORMAT}",
        f"rules {RULES_VERSION}",
        f"cards {game.box.digest}",
        f"options {dumps(game.options.to_dict())}",
        f"commitment {commitment(game.seed)}",
        f"seed {game.seed}",
    ]
    lines += [f"{seat + 1} {move}" for seat, move in _history(game)]
    if game.final is not None:
        lines.append(f"result {result_line(game)}")
    return "\n".join(lines) + "\n"


def result_line(game: Game) -> str:
    """Points of the seats in order (none after an immediate loss), who won and by what."""
    assert game.final is not None
    points = [str(score.total) for score in game.final.scores]
    winners = [str(seat + 1) for seat in game.final.winners] or ["nobody"]
    return " ".join([*points, "won by", *winners, f"({game.final.reason})"])


def as_bytes(game: Game) -> bytes:
    """The record as compact bytes."""
    head = {
        "rules": RULES_VERSION,
        "cards": game.box.digest,
        "options": game.options.to_dict(),
        "seed": game.seed,
    }
    header = dumps(head, separators=(",", ":")).encode()
    body = bytearray(MAGIC + bytes([FORMAT]))
    _write_number(body, len(header))
    body += header
    for seat, move in _history(game):
        _write_number(body, move.number << 1 | seat)
    return bytes(body)


def _history(game: Game) -> "Iterator[tuple[int, Move]]":
    if game.witness is None:
        raise ValueError("This game has no witness, so its moves were not kept; make it with witnessed=True.")
    return zip(game.witness.seats, game.witness.moves, strict=True)


def _write_number(body: bytearray, number: int) -> None:
    """Seven bits a byte, the lowest first; the high bit says that more follow."""
    while number > 127:
        body.append(number & 127 | 128)
        number >>= 7
    body.append(number)


# --- reading -----------------------------------------------------------------------------------------------


def read_record(data: str | bytes) -> Recorded:
    """Read a record in either form."""
    if isinstance(data, bytes):
        if data.startswith(MAGIC):
            return _read_bytes(data)
        try:
            data = data.decode()
        except UnicodeDecodeError:
            raise RecordError("This is not a record: neither its text nor its compact form.") from None
    try:
        data.encode()
    except UnicodeEncodeError:
        raise RecordError("This is not a record: it holds half characters, which no text file can.") from None
    return _read_text(data)


def _read_text(text: str) -> Recorded:
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != f"{TITLE} {FORMAT}":
        raise RecordError(f"Line 1: a record begins with '{TITLE} {FORMAT}'.")
    head = _read_head(lines[1 : 1 + len(HEADER)])
    recorded = _recorded(head)
    if head["commitment"] != commitment(recorded.seed):
        raise RecordError("The commitment is not the SHA-256 of the seed, so one of the two was changed.")
    for number, line in lines[1 + len(HEADER) :]:
        if recorded.result is not None:
            raise RecordError(f"Line {number}: nothing may follow the result.")
        word, _, rest = line.partition(" ")
        if word == "result":
            recorded.result = rest
        elif word in ("1", "2") and rest:
            recorded.moves.append((int(word) - 1, rest))
        else:
            raise RecordError(
                f"Line {number}: {line[:40]!r} is not a move; write the seat (1 or 2), then the move."
            )
    return recorded


def _read_head(lines: list[tuple[int, str]]) -> dict[str, object]:
    head: dict[str, object] = {}
    for name, (number, line) in zip(HEADER, lines, strict=False):
        word, _, rest = line.partition(" ")
        if word != name:
            raise RecordError(f"Line {number}: {line[:40]!r} stands where '{name} ...' should.")
        head[name] = rest
    if len(head) < len(HEADER):
        raise RecordError(f"The record breaks off before its line '{HEADER[len(head)]} ...'.")
    try:
        head["options"] = loads(str(head["options"]))
    except (ValueError, RecursionError):
        raise RecordError('The options are not a JSON object, such as {"bare": true}.') from None
    if not str(head["rules"]).isdecimal():
        raise RecordError(f"rules {_short(head['rules'])}: the version of the rules is a number.")
    head["rules"] = int(str(head["rules"])[:9])
    return head


def _recorded(head: dict[str, object]) -> Recorded:
    if head.get("rules") != RULES_VERSION:
        raise RecordError(
            f"This record is of rules version {_short(head.get('rules'))}; "
            f"this program plays {RULES_VERSION}."
        )
    return Recorded(options_of(head.get("options")), str(head.get("seed")), str(head.get("cards")), [])


def _short(value: object) -> str:
    """Something foreign on one line of a message."""
    return repr(value if isinstance(value, int) else str(value)[:40])[:60]


def options_of(chosen: object) -> Options:
    """The options of a JSON object; a list in it stands for a tuple."""
    if not isinstance(chosen, dict):
        raise RecordError('The options are not a JSON object, such as {"bare": true}.')
    for name, value in chosen.items():
        if isinstance(value, list):
            chosen[name] = tuple(value)
    try:
        return Options(**chosen)
    except (OptionsError, TypeError, ValueError, AttributeError) as error:
        raise RecordError(f"The options do not fit: {error}") from None


def _read_bytes(data: bytes) -> Recorded:
    if len(data) < 5 or data[3] != FORMAT:
        raise RecordError(f"This compact record is not of format {FORMAT}.")
    numbers = _Numbers(data, 4)
    size = numbers.next()
    header = data[numbers.at : numbers.at + size]
    try:
        head = loads(header)
    except (ValueError, RecursionError):
        raise RecordError("The head of this compact record is broken.") from None
    if not isinstance(head, dict):
        raise RecordError("The head of this compact record is broken.")
    recorded = _recorded(head)
    numbers.at += size
    while numbers.at < len(data):
        number = numbers.next()
        recorded.moves.append((number & 1, number >> 1))
    return recorded


class _Numbers:
    """Reads the numbers of a compact record one after another."""

    def __init__(self, data: bytes, at: int) -> None:
        self.data = data
        self.at = at

    def next(self) -> int:
        number = 0
        shift = 0
        while self.at < len(self.data) and shift < 63:
            byte = self.data[self.at]
            self.at += 1
            number |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return number
        raise RecordError("This compact record breaks off in the middle of a number.")


# --- replaying ---------------------------------------------------------------------------------------------


def replay(
    data: str | bytes, *, catalogue: "Catalogue | None" = None, listen: bool = False, upto: int | None = None
) -> Game:
    """Play a record again; the same position comes out. `upto` stops after so many moves."""
    recorded = read_record(data)
    game = start(recorded, catalogue, listen=listen)
    for number, _ in enumerate(play_on(game, recorded), 1):
        if number == upto:
            break
    return game


def start(recorded: Recorded, catalogue: "Catalogue | None" = None, *, listen: bool = False) -> Game:
    """The game of a record before its first move."""
    try:
        game = Game.new(recorded.options, recorded.seed, catalogue=catalogue, listen=listen)
    except OptionsError as error:
        raise RecordError(f"This game cannot be set up: {error}") from None
    if game.box.digest != recorded.digest:
        raise RecordError(
            f"This record was played with another deck ({_short(recorded.digest)}, "
            f"not {game.box.digest}); name the file of that deck with --cards."
        )
    return game


def play_on(game: Game, recorded: Recorded) -> "Iterator[tuple[int, Move]]":
    """Make the moves of a record one by one, each before it is yielded."""
    for number, (seat, named) in enumerate(recorded.moves, 1):
        move = _named(game, number, named)
        why = game.why_not(seat, move)
        if why is not None:
            raise RecordError(f"Move {number} ({seat + 1} {move}) is not possible: {why}")
        game.apply(seat, move)
        yield seat, move
    if recorded.result is not None and (game.final is None or result_line(game) != recorded.result):
        played = result_line(game) if game.final is not None else "not over"
        raise RecordError(f"The record says 'result {recorded.result}', but the moves lead to '{played}'.")


def _named(game: Game, number: int, named: str | int) -> Move:
    if isinstance(named, int):
        move = game.table.numbered(named)
        if move is None:
            raise RecordError(f"Move {number}: there is no move with the number {named} in this deck.")
        return move
    try:
        return read_move(named, game.table)
    except NotationError as error:
        raise RecordError(f"Move {number}: {error}") from None
