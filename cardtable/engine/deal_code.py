"""Deal codes: eight letters and digits that a family can say over the telephone to play the same cards again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from datetime import date
    from random import Random

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V"})
_DATA: Final = 7
_FIELD: Final = 0b100101


class DealCodeError(ValueError):
    """The text is not a deal code: wrong letters, wrong length, or a slip that the check letter caught."""


def new_deal_code(rng: Random) -> str:
    """A fresh code, such as ``K7QF-2M9Z``."""
    return _with_check("".join(ALPHABET[int(rng.random() * 32)] for _ in range(_DATA)))


def deal_of_the_day(game: str, day: date) -> str:
    """The code of this day for a game, made from the date alone: the same for every family, without a server."""
    import hashlib

    made = hashlib.sha256(f"{game} {day.isoformat()}".encode()).digest()
    return _with_check("".join(ALPHABET[byte % len(ALPHABET)] for byte in made[:_DATA]))


def parse_deal_code(text: str) -> str:
    """The code in its one written form.

    Capitals and all that is no letter or digit, such as the dash that a phone makes of a hyphen, do not matter; O reads
    as 0, I and L as 1, U as V.
    """
    plain = "".join(letter for letter in text.upper() if letter.isalnum()).translate(_ALIKE)
    if len(plain) != _DATA + 1 or any(letter not in ALPHABET for letter in plain):
        raise DealCodeError("length")
    code = _with_check(plain[:_DATA])
    if code.replace("-", "") != plain:
        raise DealCodeError("check")
    return code


def _with_check(data: str) -> str:
    check = 0
    for letter in data:
        check = _doubled(check) ^ ALPHABET.index(letter)
    plain = data + ALPHABET[_doubled(check)]
    return f"{plain[:4]}-{plain[4:]}"


def _doubled(value: int) -> int:
    """Times x in the field of 32 elements: every single slip and every swap of neighbours then shows."""
    return (value << 1) ^ (_FIELD if value & 16 else 0)
