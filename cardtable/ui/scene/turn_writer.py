"""Lines about turns as they are written at the table: names in the colours of their seats, cards as small cards."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor, QTextDocument

from cardtable.cards import Card, Suit
from cardtable.stage.turn_lines import fitted
from cardtable.ui.deck.faces import colour_of
from cardtable.ui.language import say
from cardtable.ui.painting.drawing import DEMI, INK, PAPER
from cardtable.ui.theme import SEAT_COLOURS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPixmap

    from cardtable.messages import Listing, Message
    from cardtable.stage.turn_lines import TurnLine
    from cardtable.ui.deck.style import FaceStyle

# Colours that show on white are too dark for names on a dark ground.
LIGHTER: Final = 170
ON_PAPER: Final = 100
# What is drawn has letters from here on in its place while the rest is made safe for HTML; nobody can type one.
_FIRST_DRAWN: Final = 0xE000


@dataclass(frozen=True)
class TurnWriter:
    """Writes lines for one table: ``names`` are those of the seats with their colours, ``style`` is the deck's.

    Names are by so many per cent ``lighter`` than the colours of their seats.
    """

    names: tuple[tuple[str, int], ...]
    style: FaceStyle
    lighter: int = LIGHTER

    def write(self, line: TurnLine, letters: int | None = None) -> str:
        """A line as HTML: the whole of it, or in about so many letters."""
        names = [name for name, _ in self.names]
        return self.html((line if letters is None else fitted(line, names, self.plain, letters)).text(names))

    def spoken(self, line: TurnLine) -> str:
        """The whole line in words, for ears."""
        return say(line.text([name for name, _ in self.names]))

    def _colour(self, colour: int) -> str:
        return QColor(SEAT_COLOURS[colour % len(SEAT_COLOURS)]).lighter(self.lighter).name()

    def plain(self, message: Message) -> str:
        """Cards and suits as index and sign in a mere text."""
        return in_signs(message, self.style)

    def html(self, message: Message) -> str:
        """Cards as small cards, and names in colour."""
        drawn: list[str] = []

        def mark(value: object) -> str:
            drawn.append(self._drawn(value))
            return chr(_FIRST_DRAWN + len(drawn) - 1)

        found = colour_names(say(message, mark), [(name, self._colour(colour)) for name, colour in self.names])
        for number, shown in enumerate(drawn):
            found = found.replace(chr(_FIRST_DRAWN + number), shown)
        return found

    def _drawn(self, value: object) -> str:
        match value:
            case Suit():
                return self._small(value.symbol, colour_of(value, self.style))
            case tuple():
                return " ".join(map(self._card, value))
        return escape(str(value))

    def _card(self, card: Card) -> str:
        colour = INK if card.suit is None else colour_of(card.suit, self.style)
        return self._small(_index(card, self.style), colour)

    @staticmethod
    def _small(text: str, colour: str) -> str:
        return (
            f'<span style="background-color:{PAPER}; color:{colour}; font-weight:{int(DEMI)}">'
            f"&nbsp;{escape(text)}&nbsp;</span>"
        )


def add_face(document: QTextDocument, name: str, face: QPixmap) -> str:
    """Give a face to a document by this name; what stands for it before a line."""
    document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), face)
    high = round(face.height() / face.devicePixelRatio())
    return f'<img src="{name}" height="{high}" style="vertical-align:middle">&nbsp;'


def in_signs(message: Message | Listing, style: FaceStyle) -> str:
    """A text in which cards are index and sign, and suits their signs."""

    def text(value: object) -> str:
        match value:
            case Suit():
                return value.symbol
            case tuple():
                return " ".join(_index(card, style) for card in value)
        return str(value)

    return say(message, text)


def _index(card: Card, style: FaceStyle) -> str:
    return "★" if card.suit is None else f"{style.index(card.rank)}{card.suit.symbol}"


def colour_names(text: str, names: Sequence[tuple[str, str]]) -> str:
    """The text as HTML in which each of these names has its colour: whole words alone, and the longest one there."""
    colours = dict(names)
    any_name = "|".join(map(re.escape, sorted(colours, key=len, reverse=True))) or "(?!)"
    parts = re.split(rf"(?<![^\W_])({any_name})(?![^\W_])", text)
    return "".join(_in_colour(part, colours[part]) if at % 2 else escape(part) for at, part in enumerate(parts))


def _in_colour(name: str, colour: str) -> str:
    return f'<span style="color:{colour}; font-weight:{int(DEMI)}">{escape(name)}</span>'
