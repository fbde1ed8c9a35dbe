"""A rule book for a phone: one chapter at a time, in plain blocks, in any language."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from cardtable.resources import rule_text

_HEADING: Final = re.compile(r"^(#{2,3}) (.*?)\s*\{#([a-z0-9_-]+)\}\s*$")
_PICTURE: Final = re.compile(r"!\[([^]]*)\]\([^)]*\)")
_LINK: Final = re.compile(r"\[([^]]*)\]\([^)]*\)")
_MARKS: Final = re.compile(r"\*\*|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)")
_ITEM: Final = re.compile(r"^(?:[-*]|\d+\.) ")
_RULE: Final = re.compile(r"^[|\s:-]+$")

Block = tuple[str, str]
"""A heading (``h``), a paragraph (``p``), an item (``li``), cells of a table (``row``, a tab between two)."""


class ChapterText(NamedTuple):
    """One chapter, and all chapters of its book: their anchors and titles, in order."""

    blocks: list[Block]
    chapters: list[tuple[str, str]]


def chapter(game: str, language: str, anchor: str) -> ChapterText:
    """The chapter that this anchor is in, with all its parts; the first one where there is none such."""
    chapters: list[tuple[str, str]] = []
    texts: list[list[str]] = []
    at = 0
    for line in rule_text(game, language).splitlines():
        heading = _HEADING.match(line)
        if heading is not None and heading[1] == "##":
            chapters.append((heading[3], _plain(heading[2])))
            texts.append([])
        if heading is not None and heading[3] == anchor:
            at = len(texts) - 1
        if texts:
            texts[-1].append(line)
    return ChapterText([block for line in texts[at] for block in _blocks(line)] if texts else [], chapters)


def _blocks(line: str) -> list[Block]:
    heading, text = _HEADING.match(line), line.strip()
    if heading is not None:
        return [("h", _plain(heading[2]))]
    if text.startswith("|"):
        return [] if _RULE.match(text) else [("row", "\t".join(_plain(cell.strip()) for cell in text[1:-1].split("|")))]
    item = _ITEM.match(text)
    if item is not None:
        return [("li", _plain(text[item.end() :]))]
    return [("p", _plain(text))] if text else []


def _plain(text: str) -> str:
    """The words alone; a picture is what it shows, in words."""
    return _MARKS.sub("", _LINK.sub(r"\1", _PICTURE.sub(r"\1", text)))
