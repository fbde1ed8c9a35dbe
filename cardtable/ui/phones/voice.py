"""Sentences in another language than the one on the screen: each phone has its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTranslator

from cardtable.messages import source_text
from cardtable.resources import IncompleteError, compiled_translation

if TYPE_CHECKING:
    from cardtable.messages import Draw, Listing, Message


class Voice:
    """Writes in one language, whatever is in force in the program; IncompleteError when it was not compiled."""

    def __init__(self, language: str) -> None:
        path = compiled_translation("cardtable", language)
        self._translator = QTranslator()
        if not self._translator.load(str(path)):
            raise IncompleteError(path)

    def say(self, message: Message | Listing, draw: Draw | None = None) -> str:
        """The message in this language."""
        return message.render(self._text, draw)

    def _text(self, context: str, source: str, comment: str | None, n: int) -> str:
        found = self._translator.translate(context, source, comment, n) if context else ""
        return source_text(context, found or source, comment, n)
