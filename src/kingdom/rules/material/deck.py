"""Shuffling: every order of cards comes from the seed through SHA-256, so that anyone can deal it again.

The bytes of SHA-256("SEED/LABEL/0"), SHA-256("SEED/LABEL/1"), ... are read one after another. For each place
from the last down to the second, a byte below the largest multiple of (place + 1) gives, modulo (place + 1),
the place to swap with; other bytes are skipped. docs/notation.md repeats this for people without this code.
"""

from hashlib import sha256

from librt.vecs import vec
from mypy_extensions import i64


def shuffled(cards: list[int], seed: str, label: str) -> vec[i64]:
    """The cards in the order that this seed gives them; at most 256 of them."""
    order = vec[i64](cards)
    supply = b""
    used: i64 = 0
    block = 0
    place: i64 = len(order) - 1
    while place > 0:
        if used == len(supply):
            supply = sha256(f"{seed}/{label}/{block}".encode()).digest()
            block += 1
            used = 0
        drawn: i64 = supply[used]
        used += 1
        choices = place + 1
        if drawn < 256 // choices * choices:
            other = drawn % choices
            card = order[place]
            order[place] = order[other]
            order[other] = card
            place -= 1
    return order


def commitment(seed: str) -> str:
    """What is published when a game starts: the SHA-256 of the seed."""
    return sha256(seed.encode()).hexdigest()
