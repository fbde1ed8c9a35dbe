"""What a phone lays over its page when it is asked for: the log, the scores, the rules, the last trick."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cardtable.app.phones.page import WORDS, element_name
from cardtable.messages import translate
from cardtable.resources import rule_text
from cardtable.stage.card_names import card_name
from cardtable.stage.common_words import HOUSE_RULES, NO_HOUSE_RULES
from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from cardtable.app.match.presenter import Presenter
    from cardtable.app.phones.page import Page, PageWriter
    from cardtable.app.sight import SeatSight
    from cardtable.app.turns import Until
    from cardtable.engine.options import Option, Value
    from cardtable.messages import Message

# What is too long for a phone to take at once loses it its connection; the log on the screen tells all.
MOST_LINES: Final = 400
BEFORE: Final = translate("Phones", "What came before that is on the big screen.", "below the log of a long game")
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


LAST_TRICK: Final = translate("Table", "Last trick", "button")
TOTAL: Final = translate("Scores", "Total")


class Sheets:
    """Makes the sheets of one phone, in its ``language``."""

    def __init__(self, sight: SeatSight, presenter: Presenter, writer: PageWriter, language: str) -> None:
        self._sight, self._presenter, self._writer, self._language = sight, presenter, writer, language

    def sheet(self, name: str, rule: str, until: Until | None = None) -> Page | None:
        """The sheet of this name, as far as the table has told it; ``None`` where there is none."""
        table = self._sight.table
        match name:
            case "log":
                lines = self._presenter.lines(every_round=True, until=until)
                newest = [*reversed(lines[-MOST_LINES:]), *([BEFORE] if len(lines) > MOST_LINES else [])]
                return self._with_title(name, WORDS[name], lines=[self._writer.text(line) for line in newest])
            case "scores":
                return self._with_title(name, WORDS[name], **self._scores())
            case "rules":
                found = chapter(table.entry.stage.rule_book, self._language, rule or self._presenter.chapter())
                house = list(table.match.options.house_rules())
                return self._with_title(
                    name,
                    WORDS[name],
                    blocks=found.blocks,
                    chapters=found.chapters,
                    house=self._writer.text(HOUSE_RULES if house else NO_HOUSE_RULES),
                    rules=[(option.rule, self._house_rule(option, value)) for option, value in house],
                )
            case "order":
                return self._order()
        return None

    def _order(self) -> Page | None:
        """What can be marked to be called, and what is."""
        standing, seat = self._sight.table.standing, self._sight.seat
        title, form = standing.title(seat), standing.form(seat)
        if title is None or form is None:
            return None
        marks = standing.marks(seat).lines
        lines = [
            {
                "key": line.key,
                "text": self._writer.text(line.label),
                "face": None if line.card is None else element_name(line.card),
                "useful": line.useful,
                "marked": line.key in marks,
            }
            for line in form.lines
        ]
        times = list(range(1, form.most + 1)) if form.most > 1 and not form.once else []
        about = self._writer.text(form.about)
        return self._with_title("order", title, about=about, lines=lines, times=times, left=standing.left(seat, form))

    def last_trick(self) -> Page:
        """The cards of the last trick."""
        picture = self._presenter.pictures.made
        zones = () if picture is None else picture.zones
        cards = [card for zone in zones if zone.kind is ZoneKind.LAST for card in zone.cards if card is not None]
        return self._with_title("trick", LAST_TRICK, lines=[self._writer.text(card_name(card)) for card in cards])

    def _house_rule(self, option: Option, value: Value) -> str:
        return f"{self._writer.text(option.title)}: {self._writer.text(value.label)}"

    def _scores(self) -> dict[str, Any]:
        table = self._sight.table
        match = table.match
        told = match.results[: self._presenter.pictures.ended]
        rows = [[str(number), *map(str, result.scores)] for number, result in enumerate(told, 1)]
        standing = match.game.standing(match.options, len(match.seats), told)
        totals = [self._writer.text(TOTAL), *map(str, standing.totals)]
        return {"heads": ["", *table.names], "rows": [*rows, totals]}

    def _with_title(self, name: str, title: Message, **parts: Any) -> Page:
        return {"kind": name, "title": self._writer.text(title), **parts}
