"""A rule book with all that belongs to it: how this table plays, the search, the chapters and the text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QKeyCombination, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QListWidgetItem, QToolButton, QVBoxLayout, QWidget

from cardtable.games.catalogue import entry as game_entry
from cardtable.messages import translate
from cardtable.resources import rule_text
from cardtable.stage.common_words import HOUSE_RULES, NO_HOUSE_RULES
from cardtable.ui.a11y.announcer import Announcer
from cardtable.ui.language import say
from cardtable.ui.metrics import em, space
from cardtable.ui.rulebook.book_text import RuleText
from cardtable.ui.widgets.controls import button, label, set_tip, text_with_key
from cardtable.ui.widgets.text_search import find_all, sentence_at
from cardtable.ui.widgets.wrapped_list import INDENT, WrappedList

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from cardtable.engine.options import Options
    from cardtable.ui.services import Services


class _Words(QLineEdit):
    """What is looked for: Enter goes on and Shift with Enter back, Escape empties it."""

    went = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Escape are for the search; where nothing is looked for, Escape is the book's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.went.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class SearchLine(QWidget):
    """Signals: ``wanted(words)`` whenever they change, ``went(1 or -1)`` to the next or the previous place."""

    wanted = Signal(str)
    went = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.words = _Words()
        self.words.setClearButtonEnabled(True)
        self.words.textChanged.connect(self.wanted)
        self.words.went.connect(self.went)
        self.count = label("quiet")
        self.back = button(lambda: self.went.emit(-1), bare=True)
        self.forth = button(lambda: self.went.emit(1), bare=True)
        self.back.setText("‹")
        self.forth.setText("›")
        for made in (self.back, self.forth):
            made.setProperty("sign", True)
        rows = QGridLayout(self)
        space(rows, 0.25)
        rows.addWidget(self.words, 0, 0, 1, 3)
        rows.addWidget(self.count, 1, 0)
        rows.addWidget(self.back, 1, 1)
        rows.addWidget(self.forth, 1, 2)
        rows.setColumnStretch(0, 1)
        self.tell(0, 0)

    def retranslate(self) -> None:
        """Write the texts."""
        self.words.setPlaceholderText(say(translate("Rules", "Search", "in an empty line; short")))
        text = say(translate("Rules", "Search the rules"))
        self.words.setAccessibleName(text)
        set_tip(self.words, text_with_key(text, QKeySequence(QKeySequence.StandardKey.Find)))
        for sign in self.words.findChildren(QToolButton):
            sign.setAccessibleName(say(translate("Rules", "Clear the search")))
        enter, shift = Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier
        for made, text, key in (
            (self.back, say(translate("Rules", "Previous result")), QKeySequence(QKeyCombination(shift, enter))),
            (self.forth, say(translate("Rules", "Next result")), QKeySequence(enter)),
        ):
            made.setAccessibleName(text)
            set_tip(made, text_with_key(text, key))

    def begin(self) -> None:
        """Take the keys, with what was looked for last ready to be typed over."""
        self.words.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.words.selectAll()

    def tell(self, number: int, total: int) -> str:
        """Say at which place of how many one is, or that there is none; returns the sentence."""
        looking = bool(self.words.text().strip())
        if not looking:
            text = ""
        elif not total:
            text = say(translate("Rules", "Not in this book"))
        else:
            text = say(
                translate("Rules", "{number} of {total}", "the place of all that were found").put(
                    number=number, total=total
                )
            )
        self.count.setText(text)
        self.count.setVisible(looking)
        for made in (self.back, self.forth):
            made.setVisible(looking and total > 1)
        return text


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


# So wide is the list of chapters, in em, at most this share of the book, and at least so wide.
CHAPTERS: Final = 18.0
CHAPTERS_SHARE: Final = 0.36
LEAST_CHAPTERS: Final = 10.0
# So much of the height takes what this table plays at most.
HOUSE_SHARE: Final = 0.22
_RULES: Final = translate("Home", "Rules")
RULE_BOOK: Final = translate("Rules", "Rule book")


class RuleBook(QWidget):
    """The book of one game and, beside it, that of the words; in a ``narrow`` one chapters and text take turns.

    ``turned()`` when another book was opened.
    """

    turned = Signal()

    def __init__(self, services: Services, *, narrow: bool = False) -> None:
        super().__init__()
        self._services = services
        self._narrow = narrow
        self.game = ""
        self.anchor = ""
        self.in_words = False
        self._options: Options | None = None
        self._book = BookText("", (), "")
        self._hits: list[tuple[int, int]] = []
        self._hit = -1
        self._left_at = ""
        self.search = SearchLine()
        self.search.wanted.connect(lambda _: self._look())
        self.search.went.connect(self.step)
        self.chapters = WrappedList()
        self.chapters.currentRowChanged.connect(self._go_to)
        self.unfold = button(self.toggle_chapters)
        self.words = button(self.turn)
        self.house = label("warning", wrap=True)
        self.house_rules = WrappedList()
        self.house_rules.itemActivated.connect(self._to_house_rule)
        self.house_rules.itemClicked.connect(self._to_house_rule)
        self.text = RuleText(services, on_table=narrow)
        self.text.cursorPositionChanged.connect(self._follow)
        self.announcer = Announcer(self)
        self.text.walked.connect(self.announcer.announce)
        self._build()
        self.retranslate()
        services.look_changed.connect(self._fill)

    def _build(self) -> None:
        right = QVBoxLayout()
        space(right, 0.5)
        if self._narrow:
            self.chapters.hide()
            ways = QHBoxLayout()
            ways.addWidget(self.unfold)
            ways.addWidget(self.words)
            right.addWidget(self.search)
            right.addLayout(ways)
            right.addWidget(self.chapters, 1)
            self.chapters.itemActivated.connect(lambda _: self._unfold(False))
            self.chapters.itemClicked.connect(lambda _: self._unfold(False))
        right.addWidget(self.house)
        right.addWidget(self.house_rules)
        right.addWidget(self.text, 1)
        if self._narrow:
            self.setLayout(right)
            return
        self.unfold.setParent(self)
        self.unfold.hide()
        self._left = QWidget()
        left = QVBoxLayout(self._left)
        space(left, 0.5)
        left.addWidget(self.search)
        left.addWidget(self.chapters, 1)
        left.addWidget(self.words)
        columns = QHBoxLayout(self)
        space(columns, 1)
        columns.addWidget(self._left)
        columns.addLayout(right, 1)

    # -- opening ---------------------------------------------------------------------------------------------------

    def open(self, game: str, anchor: str = "", options: Options | None = None) -> None:
        """Open a game's book at a chapter; ``options`` are those of the table one comes from."""
        self.game, self.anchor, self._options = game, anchor, options
        self.in_words = False
        self._unfold(False)
        self.search.words.clear()
        self._fill()
        self.turned.emit()

    def turn(self) -> None:
        """From the rules to the words of the table, and back to where one was."""
        self.anchor, self._left_at = self._left_at if self.in_words else "", self.anchor
        self.in_words = not self.in_words
        self._unfold(False)
        self._fill()
        self.text.setFocus()
        self.turned.emit()

    @property
    def title(self) -> str:
        """What the open book is called: the game, or the words of the table."""
        return self._book.title if self.in_words else game_entry(self.game).game.title

    @property
    def chapter(self) -> str:
        """The title of the open chapter."""
        row = self.chapters.currentRow()
        return self._book.chapters[row].title if 0 <= row < len(self._book.chapters) else ""

    @property
    def anchors(self) -> list[str]:
        """The chapters of the open book."""
        return [chapter.anchor for chapter in self._book.chapters]

    def retranslate(self) -> None:
        """Write every text, the book in the language in force."""
        self.search.retranslate()
        self.chapters.setAccessibleName(say(translate("Rules", "Chapters")))
        self.text.setAccessibleName(say(RULE_BOOK))
        walk = translate("Rules", "H goes to the next heading.", "for whoever hears the book; H is the key")
        self.text.setAccessibleDescription(say(walk))
        self.unfold.setText(say(translate("Rules", "Chapters")))
        self.house_rules.setAccessibleName(say(translate("Rules", "House rules of your table")))
        self._fill()

    def _fill(self) -> None:
        if not self.game:
            return
        stage = game_entry(self.game).stage
        self._book = read_book(WORDS if self.in_words else stage.rule_book, self._services.languages.current)
        with QSignalBlocker(self.text):
            self.text.write(self._book.markdown, stage.layout.middle)
        words = translate("Rules", "Word list", "button: what the words in the rules mean")
        self.words.setText(f"‹  {say(_RULES)}" if self.in_words else say(words))
        self.words.setAccessibleName(say(_RULES if self.in_words else words))
        self._write_house_rules()
        row = self.anchors.index(self.anchor) if self.anchor in self.anchors else 0
        self._write_chapters(row)
        self._fit()
        self._go_to(row)
        if self.search.words.text():
            self._look()

    def _write_chapters(self, row: int) -> None:
        """The list of chapters, each with how often the words that are looked for stand in it."""
        found = [0] * len(self._book.chapters)
        for start, _ in self._hits:
            found[self.text.chapter_at(start)] += 1
        self.chapters.blockSignals(True)
        self.chapters.clear()
        for chapter, number in zip(self._book.chapters, found, strict=True):
            item = QListWidgetItem(f"{chapter.title}  ({number})" if number else chapter.title)
            if number:
                told = translate("Rules", "{chapter}: found %n time(s)", "a chapter for readers", number)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, say(told.put(chapter=chapter.title)))
            item.setData(INDENT, max(0, chapter.level - 2))
            self.chapters.addItem(item)
        self.chapters.setCurrentRow(row)
        self.chapters.blockSignals(False)

    # -- how this table plays --------------------------------------------------------------------------------------

    def _write_house_rules(self) -> None:
        rules = [] if self._options is None else list(self._options.house_rules())
        self.house_rules.clear()
        for option, value in rules:
            item = QListWidgetItem(f"{say(option.title)}: {say(value.label)}")
            item.setData(Qt.ItemDataRole.UserRole, option.rule)
            self.house_rules.addItem(item)
        self.house.setText(say(HOUSE_RULES if rules else NO_HOUSE_RULES))
        shown = self._options is not None and not self.in_words
        self.house.setVisible(shown)
        self.house_rules.setVisible(shown and bool(rules))

    def _to_house_rule(self, item: QListWidgetItem) -> None:
        """Open the chapter about this rule of the table."""
        self.show_chapter(str(item.data(Qt.ItemDataRole.UserRole)))

    # -- chapters --------------------------------------------------------------------------------------------------

    def show_chapter(self, anchor: str) -> None:
        """Open this chapter of the open book, if it has it."""
        self._unfold(False)
        if anchor in self.anchors:
            row = self.anchors.index(anchor)
            self.chapters.blockSignals(True)
            self.chapters.setCurrentRow(row)
            self.chapters.blockSignals(False)
            self._go_to(row)
            self.text.setFocus()
            self.tell_chapter()

    def toggle_chapters(self) -> None:
        """In a narrow book, show the chapters in place of the text, or the text again."""
        self._unfold(self.text.isVisibleTo(self))

    def _unfold(self, unfolded: bool) -> None:
        if not self._narrow or unfolded == self.chapters.isVisibleTo(self):
            return
        had_keys = self.text.hasFocus() or self.chapters.hasFocus() or self.unfold.hasFocus()
        self.chapters.setVisible(unfolded)
        self.text.setVisible(not unfolded)
        if had_keys:
            (self.chapters if unfolded else self.text).setFocus()

    def arrive(self) -> None:
        """The text has its width only now, so the chapter is looked for once more."""
        self._fit()
        self._go_to(self.chapters.currentRow())

    def _go_to(self, row: int) -> None:
        if not 0 <= row < len(self._book.chapters):
            return
        self.anchor = self.anchors[row]
        self.text.go_to(row)

    def tell_chapter(self) -> None:
        """Say what the open chapter is called, and how it begins."""
        self.announcer.announce(f"{self.chapter}. {self.text.first_words(self.chapters.currentRow())}")

    def _follow(self) -> None:
        """Whoever walks through the text comes to other chapters."""
        row = self.text.chapter_at(self.text.textCursor().position())
        if self.text.hasFocus() and row != self.chapters.currentRow() and row < len(self._book.chapters):
            self.anchor = self.anchors[row]
            self.chapters.blockSignals(True)
            self.chapters.setCurrentRow(row)
            self.chapters.blockSignals(False)

    # -- searching -------------------------------------------------------------------------------------------------

    def begin_search(self) -> None:
        """Take the keys to the search."""
        self.search.begin()

    def _look(self) -> None:
        """Mark all places with the words that are looked for, and go to the first one from here on."""
        self._hits = find_all(self.search.words.text(), self.text.all_words)
        here = self.text.textCursor().position()
        self._hit = next((at for at, (start, _) in enumerate(self._hits) if start >= here), 0) if self._hits else -1
        self._write_chapters(max(self.chapters.currentRow(), 0))
        self._show_hit()

    def step(self, way: int) -> None:
        """Go to the next place, or the previous one; after the last comes the first."""
        self._unfold(False)
        if self._hits:
            self._hit = (self._hit + way) % len(self._hits)
        self._show_hit()

    def _show_hit(self) -> None:
        self.text.show_hits(self._hits, self._hit)
        told = self.search.tell(self._hit + 1, len(self._hits))
        if self._hits:
            row = self.text.chapter_at(self._hits[self._hit][0])
            self.anchor = self.anchors[row]
            self.chapters.blockSignals(True)
            self.chapters.setCurrentRow(row)
            self.chapters.blockSignals(False)
            place = self._hits[self._hit][0]
            told = f"{told}. {self.chapter}. {sentence_at(place, self.text.all_words)}"
        self.announcer.announce(told)

    # -- size ------------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The chapters take their share."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if not self._narrow:
            share = round(self.width() * CHAPTERS_SHARE)
            self._left.setFixedWidth(max(em(LEAST_CHAPTERS), min(em(CHAPTERS), share)))
        lines = sum(self.house_rules.sizeHintForRow(row) for row in range(self.house_rules.count()))
        frame = self.house_rules.height() - self.house_rules.viewport().height()
        least = 3 * self.fontMetrics().height()
        most = max(least, round(self.height() * HOUSE_SHARE))
        self.house_rules.setFixedHeight(min(lines + max(frame, 4), most))


def shortcut_for_search(part: QWidget, book: RuleBook) -> QShortcut:
    """Ctrl+F anywhere in this part of the window looks for words in the book."""
    made = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), part, book.begin_search)
    made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    return made
