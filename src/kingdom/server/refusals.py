"""Why the table refuses: a code for programs, a sentence for people. The rules have their own codes beside.

The sentences are English; the other languages have theirs under the same codes in kingdom.locales.
"""

from __future__ import annotations

from typing import Final

from kingdom.rules.reasons import Reason

SENTENCES: Final = {
    "not-understood": "This is not understood: {detail}",
    "protocol": "This table speaks version {ours} of the protocol, not {theirs}; load the page again.",
    "hello-first": "Say hello first, with the version of the protocol.",
    "no-such-page": "There is nothing at this address.",
    "no-such-game": "There is no game with this id; it may be mistyped.",
    "wrong-key": "This key opens no seat of this game.",
    "not-your-seat": "This key is for another seat of this game.",
    "only-watching": "Whoever watches cannot do this; sit down with the key of a seat.",
    "bad-invitation": "This invitation is not for a free seat of this game; it may have been used already.",
    "too-many": "So many are at this table that nobody else finds a place; come back later.",
    "failure": "Something went wrong on this side; nothing that was acknowledged is lost, so try again.",
    "stale": "The table has moved on since you looked; here is how it stands now.",
    "id-used": "The id {id} was used for something else; give every command an id of its own.",
    "not-a-move": "{detail}",
    "too-long": "More has happened in this game than any game needs; begin another one.",
    "other-rules": "This game was begun under other rules, which this program no longer plays.",
    "table-closed": "The game has ended, so this is no longer possible.",
    "still-playing": "This is possible only when the game has ended.",
    "nothing-to-take-back": "You have made no move that could be taken back.",
    "revealed": "Something that you did not know has been revealed since, so your move stands.",
    "before-the-stand-in": "Your move was answered by the player who has left, so it stands.",
    "already-asked": "It has been asked already and waits for the answer.",
    "nothing-asked": "Nothing is asked of you now.",
    "nobody-else": "Nobody else plays here, so this has no meaning.",
    "still-here": "The other player is still here, or has not been away for long.",
    "replaced": "A computer player sits in for you; come back to the table first.",
    "not-replaced": "No computer player sits in for you, so there is nothing to come back to.",
    "no-such-player": "There is no computer player {name}; choose one of {known}.",
    "seats-wrong": "This game has {players} seats, one for a person at least: me, guest, or one of {known}.",
    "seed-known": "Who plays against a guest cannot choose the seed, for it tells where every card lies.",
    "bad-name": "A name is up to {most} printable letters.",
    "bad-options": "{detail}",
    "bad-cards": "{detail}",
}  # fmt: skip


class Refused(Exception):
    """A command that is not carried out; nothing has changed."""

    def __init__(self, code: str, words: dict[str, str] | None = None, message: str = "") -> None:
        self.code = code
        self.words = words or {}
        self.message = message or SENTENCES[code].format_map(self.words)
        super().__init__(self.message)


def refused(code: str, **words: object) -> Refused:
    """A refusal of the table with this code."""
    return Refused(code, {name: str(word) for name, word in words.items()})


def refused_by_the_rules(reason: Reason) -> Refused:
    """A refusal of the rules, under their own code."""
    return Refused(reason.code, dict(reason.words), str(reason))
