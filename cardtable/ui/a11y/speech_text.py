"""Texts for ears: without the signs that eyes like and that cannot be pronounced."""

from __future__ import annotations

import re
from typing import Final

from cardtable.messages import WITHOUT_ISOLATES, translate
from cardtable.ui.language import say

SIGNS: Final = re.compile(r"[()\[\]–—·✓✗…★●▴▾‹›×→←|−=]|\+ ?\d")
"""What no text for ears holds."""

_WRITTEN: Final = re.compile(r"[()\[\]–—·✓✗…★●▴▾‹›×→←|−/+-]")
_BRACKET: Final = re.compile(r"([.!?:;]?)\s*[(\[]([^()\[\]]*)[)\]](?=(\w|\s+\w)?)")
_SPAN: Final = re.compile(r"(?<=\w)–(?=\w)")
_NUMBERS: Final = re.compile(r"(?<=\d)–(?=\d)")
_SHARE: Final = re.compile(r"(\d+) / (\d+)")
_TIMES: Final = re.compile(r"(?<=\d)\s*×\s*(?=\w)")
_PLUS: Final = re.compile(r"(?<![^\s(])\+\s?(?=\d)")
_MINUS: Final = re.compile(r"(?<![^\s(])[−-]\s?(?=\d)")
_APART: Final = re.compile(r"([.!?:;]?)\s*[·–—|]\s*")
_DROPPED: Final = re.compile(r"[✓✗…★●▴▾‹›×→←()\[\]]")
_COMMAS: Final = re.compile(r",(?:\s*,)+")
_BEFORE_STOP: Final = re.compile(r"\s*,\s*(?=[.:;!?])")


def spoken(text: str) -> str:
    """The text as it is said: what stood in brackets between commas; spans, shares and signs of numbers in words."""
    text = text.translate(WITHOUT_ISOLATES)
    if not _WRITTEN.search(text):
        return " ".join(text.split())
    of = translate("Reader", "{part} of {whole}", "two numbers, such as 30 of 40")
    for sign, word in (
        (_TIMES, translate("Reader", " times ", "between two numbers that are multiplied; with its spaces")),
        (_PLUS, translate("Reader", "plus ", "before a number, such as: 10 plus 5; with its space")),
        (_MINUS, translate("Reader", "minus ", "before a number, such as: minus 9; with its space")),
    ):
        text = sign.sub(say(word), text)
    to = say(translate("Reader", " to ", "between the ends of a span, such as: nine to queen; with its spaces"))
    number_to = say(translate("Reader", " to ", "between two numbers, such as: 2 to 5 players; with its spaces"))
    text = _SHARE.sub(lambda found: say(of.put(part=found[1], whole=found[2])), text)
    text = _BRACKET.sub(
        lambda found: f"{_pause(found)}{found[2]}" + ("," if found[3] and found[3].strip() else ""), text
    )
    text = _SPAN.sub(to, _NUMBERS.sub(number_to, text))
    text = _DROPPED.sub("", _APART.sub(_pause, text))
    text = _BEFORE_STOP.sub("", _COMMAS.sub(",", text))
    return " ".join(text.split()).strip(" ,")


def _pause(found: re.Match[str]) -> str:
    """A comma, unless what came before has its own stop."""
    return f"{found[1] or ','} "


def with_key(words: str, key: str) -> str:
    """A button and its key, for ears."""
    if not key:
        return sentence(words)
    text = translate("Reader", "{key}: {button}", "a key and the button that it presses")
    return sentence(say(text.put(key=key, button=words)))


def sentence(text: str) -> str:
    """The text with a stop at its end, where it has none of its own."""
    return text if text.rstrip("“”»").endswith((".", "!", "?", ":")) else f"{text}."


def spoken_key(key: str) -> str:
    """Which key it is, said of a button."""
    return say(translate("Reader", "key {key}", "said of a button: the key that presses it").put(key=key))
