"""Finding words in a text whatever their accents and capitals are: “olsen” finds “Ólsen”."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

# Letters that are no other letter with an accent, as a user without such keys types them.
_SPELT: Final = {"æ": "ae", "ø": "o", "ð": "d", "þ": "th", "ß": "ss", "œ": "oe", "\N{RIGHT SINGLE QUOTATION MARK}": "'"}
_SPACE: Final = " "
# Where a sentence begins: after the end of another one, and of a paragraph.
_BEGINS: Final = re.compile(r"(?<=[.!?…:]) |[\u2029\u2028\ufdd0\ufdd1\n]")


def folded(text: str) -> tuple[str, list[int]]:
    """The text without accents and capitals, and for each of its letters where in the text it comes from.

    Any space is one space; places count as Qt does, in units of 16 bits.
    """
    found: list[str] = []
    places: list[int] = []
    at = 0
    for letter in text:
        spelt = _spelt(letter)
        found.append(spelt)
        places += [at] * len(spelt)
        at += 2 if ord(letter) > 0xFFFF else 1
    places.append(at)
    return "".join(found), places


def _spelt(letter: str) -> str:
    if letter.isspace():
        return _SPACE
    apart = unicodedata.normalize("NFKD", letter.casefold())
    return "".join(_SPELT.get(one, one) for one in apart if not unicodedata.combining(one))


def plain(text: str) -> str:
    """The text without accents and capitals."""
    return folded(text)[0]


def find_all(wanted: str, text: str) -> list[tuple[int, int]]:
    """Where the wanted words begin and end in the text, one place after the other; nothing for no words."""
    needle = " ".join(plain(wanted).split())
    if not needle:
        return []
    hay, places = folded(text)
    found: list[tuple[int, int]] = []
    at = hay.find(needle)
    while at >= 0:
        end = at + len(needle)
        # A letter that is spelt with two is found as a whole or not at all.
        begins = at == 0 or places[at] != places[at - 1]
        ends = end >= len(places) - 1 or places[end] != places[end - 1]
        if begins and ends:
            found.append((places[at], places[end]))
        at = hay.find(needle, end if begins and ends else at + 1)
    return found


def sentence_at(place: int, text: str) -> str:
    """The sentence, heading or cell of a table in which this place of the text is; places as above."""
    units = text.encode("utf-16-le")
    before, after = (part.decode("utf-16-le", "ignore") for part in (units[: 2 * place], units[2 * place :]))
    return (_BEGINS.split(before)[-1] + _BEGINS.split(after)[0]).strip()
