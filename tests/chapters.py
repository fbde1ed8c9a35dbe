"""The chapters of the rule books, for checks that what leads to one finds it."""

from __future__ import annotations

from cardtable.ui.rulebook.book import read_book


def known_anchors(name: str, language: str) -> list[str]:
    """The chapters of a rule book in order."""
    return [chapter.anchor for chapter in read_book(name, language).chapters]
