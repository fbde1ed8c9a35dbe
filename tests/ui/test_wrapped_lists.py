"""Lists never cut what they say: the log, the chapters of a rule book, the saved games; and a book opens at its top."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
import shiboken6
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QImage, QTextDocument
from PySide6.QtWidgets import QApplication, QListWidget, QWidget

from cardtable.app.settings import LANGUAGES
from cardtable.games.catalogue import covers
from cardtable.ui.match.log_panel import LogPanel
from cardtable.ui.widgets.wrapped_list import BEGINS, WrappedList
from tests.ui.fingers import Fingers
from tests.ui.test_whole_match import wish

SENTENCES = (
    "Svindl! Birta hefur rétt fyrir sér: Sigrún setti út spil sem passar ekki, og tekur tígulsexu aftur á höndina "
    "ásamt þremur spilum í refsingu úr bunkanum.",
    "Anna lays the queen of clubs.",
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkundenvordruck wird gelegt.",
    "Anna, Birta",
)


@pytest.fixture
def story(services) -> Iterator[LogPanel]:
    host = QWidget()
    host.resize(1200, 1000)
    made = LogPanel()
    made.setParent(host)
    made.addItems(SENTENCES)
    host.show()
    yield made
    host.close()
    shiboken6.delete(host)


def needed(view: QListWidget, row: int) -> int:
    """How high the words of a row are, wrapped by another hand than the list's."""
    measure = QFontMetrics(view.font())
    flags = int(Qt.TextFlag.TextWordWrap)
    # The list has some air at both sides, so its words can only need more.
    return measure.boundingRect(QRect(0, 0, view.viewport().width(), 10_000), flags, view.item(row).text()).height()


def holds_every_word(view: QListWidget) -> None:
    view.doItemsLayout()
    assert view.textElideMode() is Qt.TextElideMode.ElideNone
    for row in range(view.count()):
        rect = view.visualItemRect(view.item(row))
        assert rect.height() >= needed(view, row)
        assert rect.height() >= view.text_height(row)
        assert rect.width() <= view.viewport().width()


@pytest.mark.parametrize("width", [120, 290, 300, 580])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_log_cuts_no_sentence(services, story, width: int, scale: int) -> None:
    services.change(text_scale=scale)
    story.setFixedSize(width, 900)
    story.show()
    QApplication.processEvents()
    holds_every_word(story)
    assert story.visualItemRect(story.item(0)).height() > story.visualItemRect(story.item(3)).height()


def test_it_wraps_anew_with_the_drawer_and_the_letters(services, story) -> None:
    story.resize(500, 900)
    story.show()
    QApplication.processEvents()
    heights = [story.visualItemRect(story.item(0)).height()]
    story.resize(290, 900)
    QApplication.processEvents()
    story.executeDelayedItemsLayout()
    heights.append(story.visualItemRect(story.item(0)).height())
    services.change(text_scale=200)
    QApplication.processEvents()
    story.executeDelayedItemsLayout()
    heights.append(story.visualItemRect(story.item(0)).height())
    assert heights == sorted(set(heights))
    holds_every_word(story)


def test_only_new_lines_are_measured(services, story, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or each line added to thousands would be felt."""
    story.setFixedSize(290, 900)
    story.show()
    QApplication.processEvents()
    story.executeDelayedItemsLayout()
    asked: list[int] = []
    wrapping = story.itemDelegate()
    measured = wrapping.measured
    monkeypatch.setattr(wrapping, "measured", lambda index: asked.append(index.row()) or measured(index))
    story.addItems(SENTENCES[:2])
    story.executeDelayedItemsLayout()
    assert asked == [4, 5]
    holds_every_word(story)


def test_a_line_that_says_something_else_is_measured_anew(services, story) -> None:
    story.setFixedSize(290, 900)
    story.show()
    QApplication.processEvents()
    holds_every_word(story)
    story.item(1).setText(SENTENCES[0])
    holds_every_word(story)
    story.insertItem(0, SENTENCES[2])
    story.takeItem(1)
    holds_every_word(story)


def test_the_last_letters_of_a_sentence_are_drawn(services) -> None:
    """The last line differs when the last word does, so it is not hidden."""

    def drawn(text: str) -> QImage:
        view = WrappedList()
        view.addItem(text)
        view.setFixedSize(290, 400)
        image = view.grab().toImage()
        view.deleteLater()
        return image

    start = SENTENCES[0]
    assert drawn(start + " WWWW") != drawn(start + " MMMM")


def test_a_thin_rule_stands_where_a_round_begins(window, qtbot) -> None:
    hands = Fingers(window, qtbot)
    window.start(wish(0, 2, first_to=2))
    log = window.table.log
    window.table.toggle_log()
    hands.wait(hands.between)
    assert not any(log.item(row).data(BEGINS) for row in range(log.count()))
    hands.wait(window.table.round_end.isVisible)
    window.table.deal()
    # The round that is over is a line that can be opened, and the heading of the new one stands apart from it.
    assert [row for row in range(log.count()) if log.item(row).data(BEGINS)] == [1]
    assert log.item(0).text().startswith("▸ Round 1: ")
    plain = log.visualItemRect(log.item(0)).height() - log.text_height(0)
    assert log.visualItemRect(log.item(1)).height() - log.text_height(1) > plain


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 200])
def test_no_chapter_of_any_book_is_cut(window, language: str, scale: int) -> None:
    window.services.change(language=language, text_scale=scale)
    for game in covers():
        window.open_rules(game)
        QApplication.processEvents()
        holds_every_word(window.rules.book.chapters)
    assert window.rules.book.chapters.width() < window.rules.width() / 2


def test_what_a_tile_has_no_room_for_is_its_tip(window) -> None:
    window.start(wish(1, 6))
    window.go_home()
    window.resize(window.minimumSize())
    window.services.change(text_scale=200)
    name = "A very long name of a very long game " * 3
    window.services.database.rename(window.services.database.games()[0].id, name)
    window.home.asked.emit("saved")
    QApplication.processEvents()
    tip = window.saved.list.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert name.strip()[:40] in tip
    assert all(player in tip for player in window.saved.list.values[0].players)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 200])
def test_the_rules_open_at_the_top_of_the_book(window, language: str, scale: int) -> None:
    window.services.change(language=language, text_scale=scale)
    window.start(wish(1, 3))
    window.table.asked_rules.emit("")
    for _ in range(3):
        QApplication.processEvents()
    rules = window.rules.book
    assert rules.text.verticalScrollBar().maximum() > 0
    assert rules.text.verticalScrollBar().value() == 0
    assert rules.chapters.currentRow() == 0
    assert rules.text.textCursor().position() == 0


def test_another_book_opens_at_its_top_and_a_chapter_at_the_chapter(window) -> None:
    window.open_rules("olsen", "option-start")
    QApplication.processEvents()
    if window.rules.book.anchor == "option-start":
        assert window.rules.book.text.verticalScrollBar().value() > 0
    window.rules.book.chapters.setCurrentRow(3)
    assert window.rules.book.text.verticalScrollBar().value() > 0
    window.open_rules("kinaskak")
    QApplication.processEvents()
    assert window.rules.book.text.verticalScrollBar().value() == 0
    assert window.rules.book.chapters.currentRow() == 0


@pytest.mark.parametrize("scale", [100, 200])
def test_no_name_on_the_score_sheet_is_cut(window, scale: int) -> None:
    window.services.change(text_scale=scale)
    usual = wish(1, 6)
    names = ("Þórbergur Guðmundsson", "Guðmundína Sigríður", "Wwwwwwwwwwwwwwwwwwww", "Birta", "X", "Freyja")
    seats = tuple(replace(seat, name=name) for seat, name in zip(usual.seats, names, strict=True))
    options = usual.entry.game.options.read({"first_to": 3})
    window.start(replace(usual, seats=seats, options=options))
    window.open_scores()
    QApplication.processEvents()
    sheet = window.scores.sheet
    header = sheet.horizontalHeader()
    assert header.textElideMode() is Qt.TextElideMode.ElideNone
    for column, name in enumerate(names):
        assert sheet.horizontalHeaderItem(column).text().split() == name.split()
        wanted = header.sectionSizeFromContents(column)
        assert header.sectionSize(column) >= wanted.width(), name
        assert header.height() >= wanted.height(), name


class Drawn(WrappedList):
    """A list whose first rows are drawn as high documents."""

    def __init__(self) -> None:
        self.documents: list[QTextDocument] = []
        super().__init__()

    def document(self, row: int) -> QTextDocument | None:
        return self.documents[row] if row < len(self.documents) else None


def test_a_row_that_is_drawn_no_more_is_as_high_as_its_words(services) -> None:
    made = Drawn()
    made.resize(400, 400)
    made.addItem("Anna lays the queen of clubs.")
    made.doItemsLayout()
    low = made.sizeHintForRow(0)
    high = QTextDocument()
    high.setHtml("a<br>b<br>c<br>d")
    made.documents = [high]
    made.item(0).setText("Anna")
    made.item(0).setText("Anna lays the queen of clubs.")
    made.doItemsLayout()
    assert made.sizeHintForRow(0) > 2 * low
    made.documents = []
    made.item(0).setText("Anna")
    made.item(0).setText("Anna lays the queen of clubs.")
    made.doItemsLayout()
    assert made.sizeHintForRow(0) == low
    shiboken6.delete(made)
