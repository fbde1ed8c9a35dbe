"""The rule book of a game: chapters at the left, the text with pictures of positions, and this table's house rules."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QImage, QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QListWidgetItem, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from cardtable.app.guide import TITLE, has_guide
from cardtable.cards import Card
from cardtable.games.catalogue import covers
from cardtable.games.catalogue import entry as game_entry
from cardtable.messages import translate
from cardtable.resources import rule_text
from cardtable.ui.fans import row_of
from cardtable.ui.language import say
from cardtable.ui.parts import Page, button, label
from cardtable.ui.strokes import ScriptSign
from cardtable.ui.wrapped_list import INDENT, WrappedList

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from cardtable.engine.options import Options
    from cardtable.ui.program import Program

# So wide is the list of chapters at 100 %, at most this share of the page, and at least so wide.
CHAPTERS: Final = 290
CHAPTERS_SHARE: Final = 0.36
LEAST_CHAPTERS: Final = 160
# What lies round and between back button, title and the way to the guide.
HEAD_ROOM: Final = 84
_HEADING: Final = re.compile(r"^(#{1,3}) (.*?)\s*\{#([a-z0-9_-]+)\}\s*$", re.MULTILINE)


class RuleText(QTextBrowser):
    """The text; pictures of positions are drawn when they are met (``cards:2C|6C*,KD``)."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self._program = program
        self.setOpenLinks(False)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Draw a position, or leave other resources alone."""
        name = QUrl(name)
        if kind != QTextDocument.ResourceType.ImageResource.value or name.scheme() != "cards":
            return super().loadResource(kind, name)
        return self._position(name.path())

    def _position(self, text: str) -> QImage:
        top, _, hand = text.partition("|")
        marked = [(Card.parse(word.rstrip("*")), word.endswith("*")) for word in hand.split(",") if word]
        upper = [Card.parse(word) for word in top.split(",") if word]
        ratio = self.devicePixelRatioF()
        return row_of(upper, marked, self._program.pixmaps, self._program.theme, ratio).toImage()


class RulesPage(Page):
    """Shows a rule book, opened at a chapter.

    Signals: ``left()`` back to where one came from, ``asked_guide(game)`` to the guided first round.
    """

    left = Signal()
    asked_guide = Signal(str)
    passing = True

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.game = ""
        self.anchor = ""
        self._options: Options | None = None
        self._anchors: list[str] = []
        self.back: QPushButton = button(self.left.emit, bare=True)
        self.title = label("title")
        self.script = ScriptSign()
        self.guide: QPushButton = button(lambda: self.asked_guide.emit(self.game))
        self.chapters = WrappedList()
        self.chapters.currentRowChanged.connect(self._go_to)
        self.house = label("warning", wrap=True)
        self.text = RuleText(program)
        self._build()
        self.retranslate()
        program.look_changed.connect(self._fill)

    def _build(self) -> None:
        head = self._head = QHBoxLayout()
        head.setContentsMargins(24, 18, 24, 10)
        head.setSpacing(18)
        head.addWidget(self.back)
        head.addWidget(self.title)
        head.addWidget(self.script)
        head.addStretch(1)
        head.addWidget(self.guide)
        right = QWidget()
        column = self._column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.house)
        column.addWidget(self.text, 1)
        middle = QHBoxLayout()
        middle.setContentsMargins(24, 0, 24, 24)
        middle.setSpacing(18)
        middle.addWidget(self.chapters)
        middle.addWidget(right, 1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(head)
        rows.addLayout(middle, 1)

    def open(self, game: str, anchor: str = "", options: Options | None = None) -> None:
        """Open a game's book at a chapter; ``options`` are those of the table one comes from."""
        self.game = game
        self.anchor = anchor
        self._options = options
        self._fill()

    def retranslate(self) -> None:
        """Write every text of the page, the book in the language in force."""
        self.write_back()
        self.chapters.setAccessibleName(say(translate("Rules", "Chapters")))
        self.text.setAccessibleName(say(translate("Rules", "Rule book")))
        self.guide.setText(say(TITLE))
        self._fill()

    def _fill(self) -> None:
        if not self.game:
            return
        title = game_entry(self.game).game.title
        self.write_title(title, f"{title}: {say(translate('Home', 'Rules'))}")
        self.script.write(covers()[self.game].script)
        self.guide.setVisible(has_guide(self.game))
        source = rule_text(game_entry(self.game).stage.rule_book, self.program.languages.current)
        headings = _HEADING.findall(source)
        self._anchors = [anchor for _, _, anchor in headings]
        plain = _HEADING.sub(lambda found: f"{found[1]} {found[2]}", source)
        document = self.text.document()
        document.setDefaultFont(self.text.font())
        document.setMarkdown(plain.split("\n", 1)[1] if plain.startswith("# ") else plain)
        self.chapters.blockSignals(True)
        self.chapters.clear()
        for marks, title, _ in headings:
            chapter = QListWidgetItem(title)
            chapter.setData(INDENT, max(0, len(marks) - 2))
            self.chapters.addItem(chapter)
        self.chapters.blockSignals(False)
        self.house.setText(self._house_rules())
        self.house.setVisible(bool(self.house.text()))
        self._space_out()
        self._fit_guide()
        row = self._anchors.index(self.anchor) if self.anchor in self._anchors else 0
        self.chapters.blockSignals(True)
        self.chapters.setCurrentRow(row)
        self.chapters.blockSignals(False)
        self._fit_chapters()
        self._go_to(row)

    def _space_out(self) -> None:
        """Air between the paragraphs and above the headings, which Markdown does not bring along."""
        base = self.text.fontMetrics().height()
        block = self.text.document().begin()
        while block.isValid():
            shape = block.blockFormat()
            heading = shape.headingLevel()
            inside = QTextCursor(block).currentTable() is not None
            shape.setTopMargin(base * 1.1 if heading else 0.0 if inside else base * 0.2)
            shape.setBottomMargin(base * 0.3 if heading else 0.0 if inside else base * 0.35)
            shape.setLineHeight(118.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            QTextCursor(block).setBlockFormat(shape)
            block = block.next()

    def arrive(self) -> None:
        """The text has its width only now, so the chapter is looked for once more."""
        self._go_to(self.chapters.currentRow())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The chapters take their share, and the way to the guide finds room."""
        super().resizeEvent(event)
        self._fit_chapters()
        self._fit_guide()

    def _fit_guide(self) -> None:
        """Beside the title, or above the text where both would not find room."""
        parts = (self.back, self.title, self.guide)
        fits = sum(part.sizeHint().width() for part in parts) + HEAD_ROOM <= self.width()
        if fits == (self._head.indexOf(self.guide) >= 0):
            return
        if fits:
            self._column.removeWidget(self.guide)
            self._head.addWidget(self.guide)
        else:
            self._head.removeWidget(self.guide)
            self._column.insertWidget(0, self.guide)

    def _fit_chapters(self) -> None:
        wanted = round(CHAPTERS * self.program.text_scale)
        self.chapters.setFixedWidth(max(LEAST_CHAPTERS, min(wanted, round(self.width() * CHAPTERS_SHARE))))

    def first(self) -> QWidget:
        """The text, which the arrows scroll."""
        return self.text

    def _house_rules(self) -> str:
        if self._options is None:
            return ""
        rules = [f"{say(option.title)}: {say(value.label)}" for option, value in self._options.house_rules()]
        if not rules:
            return say(translate("Rules", "Your table plays by the book, without house rules."))
        return say(translate("Rules", "Your table plays with house rules. {rules}").put(rules=" · ".join(rules)))

    def _go_to(self, row: int) -> None:
        if not 0 <= row < len(self._anchors):
            return
        self.anchor = self._anchors[row]
        if row == 0:
            # What stands before the first chapter belongs to the top of the book.
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
            self.text.verticalScrollBar().setValue(0)
            return
        block = self.text.document().begin()
        met = -1
        while block.isValid():
            if block.blockFormat().headingLevel() > 0:
                met += 1
                if met == row:
                    self.text.setTextCursor(QTextCursor(block))
                    self.text.document().setTextWidth(self.text.viewport().width())
                    top = self.text.document().documentLayout().blockBoundingRect(block).top()
                    self.text.verticalScrollBar().setValue(max(0, round(top) - 6))
                    return
            block = block.next()

    @property
    def anchors(self) -> list[str]:
        """The chapters of the open book."""
        return list(self._anchors)


def known_anchors(game: str, language: str) -> list[str]:
    """The chapters of a rule book, for checks that every refusal finds its own."""
    return [anchor for _, _, anchor in _HEADING.findall(rule_text(game, language))]
