"""A small fast random generator for bulk play; the game's own chance comes from its seed, never from here."""

from typing import Final, final

from mypy_extensions import i64

_LOW: Final = 4294967295
_FACTOR: Final = 698769069


@final
class Dice:
    """A multiply-with-carry generator of Marsaglia's; its arithmetic stays below 2 ** 62."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = (seed * 69069 + 362436069) % _LOW + 1
        self.below(2)

    def below(self, stop: i64) -> i64:
        """A whole number from 0 to stop - 1."""
        self.state = _FACTOR * (self.state & _LOW) + (self.state >> 32)
        return ((self.state & _LOW) * stop) >> 32

    def randrange(self, stop: int, /) -> int:
        """The same under the name that random.Random gives it."""
        return self.below(stop)

    def getrandbits(self, bits: int, /) -> int:
        """A whole number of so many bits."""
        number = 0
        for _ in range((bits + 15) // 16):
            number = number << 16 | int(self.below(65536))
        return number >> (-bits % 16)
