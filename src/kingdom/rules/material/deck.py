"""Shuffling: every order of cards comes from the seed through SHA-256, so that anyone can deal it again.

The bytes of SHA-256("SEED/LABEL/0"), SHA-256("SEED/LABEL/1"), ... are read one after another. For each place
from the last down to the second, a byte below the largest multiple of (place + 1) gives, modulo (place + 1),
the place to swap with; other bytes are skipped. docs/notation.md repeats this for people without this code.
"""

from hashlib import sha256

from librt.vecs import append, vec
from mypy_extensions import i64


def shuffled(cards: list[int], seed: str, label: str) -> vec[i64]:
    """The cards in the order that this seed gives them; at most 256 of them."""
    return reordered(vec[i64](cards), seed, label)


def reordered(cards: vec[i64], seed: str, label: str) -> vec[i64]:
    """The same for cards in a vec, which stays as it is."""
    order = cards[:]
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


def in_order(cards: vec[i64]) -> vec[i64]:
    """The cards from the lowest number to the highest: counted, which is quicker than comparing them."""
    highest: i64 = -1
    for card in cards:
        if card > highest:
            highest = card
    copies = vec[i64]([0] * (highest + 1))
    for card in cards:
        copies[card] += 1
    order = vec[i64]()
    number: i64 = 0
    while number <= highest:
        copy: i64 = 0
        while copy < copies[number]:
            order = append(order, number)
            copy += 1
        number += 1
    return order


def commitment(seed: str) -> str:
    """What is published when a game starts: the SHA-256 of the seed."""
    return sha256(seed.encode()).hexdigest()
