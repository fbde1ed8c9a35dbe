"""What a rule book consists of: its title, its chapters by their anchors, and its text without them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from cardtable.resources import rule_text

_HEADING: Final = re.compile(r"^(#{1,3}) (.*?)\s*\{#([a-z0-9_-]+)\}\s*$", re.MULTILINE)
WORDS: Final = "words"
"""The book of the words of the table, which lies beside the rule books in every language."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading: ``level`` 2 is a chapter, 3 a part of one."""

    title: str
    anchor: str
    level: int


@dataclass(frozen=True, slots=True)
class BookText:
    """A book in one language: its title, its chapters in order, and Markdown that Qt understands."""

    title: str
    chapters: tuple[Chapter, ...]
    markdown: str


def read_book(name: str, language: str) -> BookText:
    """The book of this name, such as ``olsen`` or ``words``."""
    source = rule_text(name, language)
    chapters = tuple(Chapter(title, anchor, len(marks)) for marks, title, anchor in _HEADING.findall(source))
    plain = _HEADING.sub(lambda found: f"{found[1]} {found[2]}", source)
    if not plain.startswith("# "):
        return BookText("", chapters, plain)
    title, _, rest = plain.partition("\n")
    return BookText(title.removeprefix("# ").strip(), chapters, rest)


def known_anchors(name: str, language: str) -> list[str]:
    """The chapters of a rule book, for checks that every refusal finds its own."""
    return [chapter.anchor for chapter in read_book(name, language).chapters]
