"""Player names as a table may show them: from any file or paste, without what turns the text around it."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

NAMELESS: Final = "?"
LONGEST_NAME: Final = 60
LONGEST_TYPED: Final = 40
"""Of a name that is given in this program; in files of others longer ones may lie."""
LONGEST_FACE: Final = 20
# Joins the parts of a family of emoji, or keeps letters of some scripts apart: harmless, and meant.
_JOINERS: Final = "\u200c\u200d"
_FLAG_LETTERS: Final = range(0xE0020, 0xE0080)
# Letters by their category, and yet they cannot be seen: fillers of Hangul, and Braille without a dot.
_UNSEEN: Final = "\u115f\u1160\u3164\uffa0\u2800"


def clean_name(text: str) -> str:
    """The name without control characters, overrides of the writing direction and lone surrogates, on one line.

    What is left of nothing that can be seen is :data:`NAMELESS`.
    """
    kept = "".join(" " if letter.isspace() else letter for letter in text if _is_harmless(letter))
    name = " ".join(kept.split()).strip(f" {_JOINERS}{_UNSEEN}")
    return name if can_be_seen(name) else NAMELESS


def name_key(name: str) -> str:
    """What every spelling of one name has in common: the same for large and small letters, and however accents are put.

    A Mac writes ö and é as two letters, one over the other, where other systems write one.
    """
    return unicodedata.normalize("NFC", name).casefold()


def can_be_seen(text: str) -> bool:
    """Whether anything in it leaves a mark, so that it may be a player's name."""
    return any(map(_is_seen, text))


def called_otherwise(text: str, name: str, instead: str) -> str:
    """The text with another name wherever this one stands as a word, in large or small letters, with an s or without.

    >>> called_otherwise("Anna’s rules, Annas Regeln, Annabel", "anna", "Guest")
    'Guest’s rules, Guests Regeln, Annabel'
    """
    composed, called = (unicodedata.normalize("NFC", one) for one in (text, name))
    made = re.sub(rf"(?<!\w){re.escape(called)}(?=s?(?!\w))", lambda _: instead, composed, flags=re.IGNORECASE)
    return text if made == composed else made


def _is_seen(letter: str) -> bool:
    """Whether it leaves a mark of its own: marks over letters, joiners, fillers and letters of flags do not."""
    return unicodedata.category(letter)[0] in "LNPS" and letter not in _UNSEEN


def _is_harmless(letter: str) -> bool:
    if letter in _JOINERS or ord(letter) in _FLAG_LETTERS or letter.isspace():
        return True
    return unicodedata.category(letter) not in ("Cc", "Cf", "Cs")


def called_apart(name: str, others: Iterable[str]) -> str:
    """This name as none of the others: with the first number that sets it apart, where it has to be.

    It becomes no longer than it was, or than a name that can be typed.
    """
    taken, longest = set(map(name_key, others)), max(LONGEST_TYPED, len(name))
    made, number = name, 1
    while name_key(made) in taken:
        number += 1
        made = f"{name[: longest - len(str(number)) - 1]} {number}"
    return made
