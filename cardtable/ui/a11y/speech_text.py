"""Texts for ears: without the signs that eyes like and that cannot be pronounced."""

from __future__ import annotations

import re
from typing import Final

from cardtable.messages import translate
from cardtable.ui.language import say

SIGNS: Final = re.compile(r"[()\[\]–—·✓✗…★●▴▾‹›×→←|]")
"""What no text for ears holds."""

_BRACKET: Final = re.compile(r"\s*[(\[]([^()\[\]]*)[)\]](?=(\w|\s+\w)?)")
_SPAN: Final = re.compile(r"(?<=\w)–(?=\w)")
_NUMBERS: Final = re.compile(r"(?<=\d)–(?=\d)")
_SHARE: Final = re.compile(r"(\d+) / (\d+)")
_APART: Final = re.compile(r"\s*[·–—|]\s*")
_DROPPED: Final = re.compile(r"[✓✗…★●▴▾‹›×→←()\[\]]")
_COMMAS: Final = re.compile(r",(?:\s*,)+")
_BEFORE_STOP: Final = re.compile(r"\s*,\s*(?=[.:;!?])")


def spoken(text: str) -> str:
    """The text as it is said: what stood in brackets between commas, spans and shares in words."""
    if not SIGNS.search(text) and " / " not in text:
        return " ".join(text.split())
    of = translate("Reader", "{part} of {whole}", "two numbers, such as 30 of 40")
    to = say(translate("Reader", " to ", "between the ends of a span, such as: nine to queen; with its spaces"))
    number_to = say(translate("Reader", " to ", "between two numbers, such as: 2 to 5 players; with its spaces"))
    text = _SHARE.sub(lambda found: say(of.put(part=found[1], whole=found[2])), text)
    text = _BRACKET.sub(lambda found: f", {found[1]}" + ("," if found[2] and found[2].strip() else ""), text)
    text = _SPAN.sub(to, _NUMBERS.sub(number_to, text))
    text = _DROPPED.sub("", _APART.sub(", ", text))
    text = _BEFORE_STOP.sub("", _COMMAS.sub(",", text))
    return " ".join(text.split()).strip(" ,")


def with_key(words: str, key: str) -> str:
    """A button and its key, for ears."""
    if not key:
        return sentence(words)
    text = translate("Reader", "{key}: {button}", "a key and the button that it presses")
    return sentence(say(text.put(key=key, button=words)))


def sentence(text: str) -> str:
    """The text with a stop at its end."""
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."


def spoken_key(key: str) -> str:
    """Which key it is, said of a button."""
    return say(translate("Reader", "key {key}", "said of a button: the key that presses it").put(key=key))
