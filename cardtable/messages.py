"""Sentences that can be written without knowing the language they will be read in.

Everything a person reads or hears is a :class:`Message`: an English source text with a context, named parameters and,
where something is counted, a number. Qt's ``lupdate`` knows the *name* ``translate`` and extracts its literal
arguments, plural forms included, so a sentence lives beside the game it belongs to; only ``ui/`` turns it into text,
with the translator of the language in force at that moment.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Translator = Callable[[str, str, str | None, int], str]
    Draw = Callable[[object], str]


_STOPS: Final = (".", "!", "?")
# A name in such letters is set apart, or the words round it were turned about: who asks, and who is asked.
_FROM_THE_RIGHT: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
WITHOUT_ISOLATES: Final = dict.fromkeys(range(0x2066, 0x206A))
"""Takes away what sets names apart for eyes alone (``str.translate``): for ears, and for the name of a file."""


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence to be translated later.

    ``n`` is the count behind ``%n`` (-1 where nothing is counted); ``parameters`` fill the ``{names}`` in the text
    and may be messages themselves, such as the name of a card in the case that the sentence asks for.
    """

    context: str
    source: str
    comment: str | None = None
    n: int = -1
    parameters: tuple[tuple[str, str | int | Message | Listing | Shown], ...] = ()

    def put(self, **parameters: str | int | Message | Listing | Shown) -> Message:
        """The same sentence with these parameters filled in."""
        return Message(self.context, self.source, self.comment, self.n, (*self.parameters, *parameters.items()))

    def count(self, n: int) -> Message:
        """The same sentence about so many."""
        return Message(self.context, self.source, self.comment, n, self.parameters)

    def render(self, translator: Translator, draw: Draw | None = None) -> str:
        """The sentence in the language of ``translator``; one that begins with another text begins with a capital.

        ``draw`` writes what can be drawn; without it that is said in words.
        """
        text = translator(self.context, self.source, self.comment, self.n)
        if not self.parameters:
            return text
        made = text.format_map({name: _rendered(value, translator, draw) for name, value in self.parameters})
        name = text[1:].partition("}")[0] if text.startswith("{") and text.endswith(_STOPS) else ""
        begins = isinstance(dict(self.parameters).get(name), Message | Listing | Shown)
        return capitalized(made) if begins else made


class Listing(NamedTuple):
    """Several things in one sentence: "the six of clubs, the six of hearts and the six of spades", or one of them."""

    items: tuple[str | Message, ...]
    joined: Message

    def render(self, translator: Translator, draw: Draw | None = None) -> str:
        """The items, joined as the language joins them."""
        texts = [_rendered(item, translator, draw) for item in self.items]
        if not texts:
            return ""
        text = texts[0]
        for following in texts[1:-1]:
            text = _COMMA.put(first=text, second=following).render(translator)
        return self.joined.put(first=text, second=texts[-1]).render(translator) if len(texts) > 1 else text


class Shown(NamedTuple):
    """Something drawn where a sentence is read, such as small cards, and said in ``words`` where it is heard."""

    value: object
    words: Message | Listing


def translate(context: str, text: str, comment: str | None = None, n: int = -1) -> Message:
    """A sentence with literal arguments, which is how the extraction tool finds it."""
    return Message(context, text, comment, n)


def listing(items: Sequence[str | Message]) -> Listing:
    """A list of things as one parameter of a sentence."""
    return Listing(tuple(items), _AND)


def choice(items: Sequence[str | Message]) -> Listing:
    """One of several things as one parameter of a sentence: "a three or a five"."""
    return Listing(tuple(items), _OR)


def verbatim(text: str) -> Message:
    """A text that is the same in every language, such as a player's name."""
    return Message("", "{text}", parameters=(("text", text),))


def capitalized(text: str) -> str:
    """The text with a capital at its beginning, and all else as it is."""
    return text[:1].upper() + text[1:]


@cache
def names_in(source: str) -> tuple[str, ...]:
    """The names in braces that a text wants to be filled in."""
    return tuple(re.findall(r"{(\w+)}", source))


def source_text(_context: str, source: str, _comment: str | None, n: int) -> str:
    """The translator of the source language, for logs, tests and programs without a window."""
    return source.replace("%n", str(n)) if n >= 0 else source


def _rendered(value: str | int | Message | Listing | Shown, translator: Translator, draw: Draw | None) -> str:
    if isinstance(value, Shown):
        return value.words.render(translator) if draw is None else draw(value.value)
    if isinstance(value, Message | Listing):
        return value.render(translator, draw)
    text = str(value)
    return f"\u2068{text}\u2069" if _FROM_THE_RIGHT.search(text) else text


_COMMA: Final = translate("List", "{first}, {second}", "joins all but the last two things of a list")
_AND: Final = translate("List", "{first} and {second}", "joins the last two things of a list")
_OR: Final = translate("List", "{first} or {second}", "joins the last two things of a choice")
