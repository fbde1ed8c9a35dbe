"""The rule book as a part of the window: beside the table and on its page, with search, pictures and words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.app.settings import LANGUAGES
from cardtable.cards import Card
from cardtable.games.catalogue import catalogue, entry
from cardtable.stage.zones import Middle
from cardtable.ui.a11y.announcer import Said, listeners
from cardtable.ui.language import say
from cardtable.ui.rulebook.book import RuleBook, read_book
from cardtable.ui.rulebook.book_text import Position, describe
from cardtable.ui.widgets.text_search import find_all, sentence_at
from tests.ui.contrast import TEXT, contrast
from tests.ui.fingers import Fingers
from tests.ui.tables import position, table_at


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


def sit(hands: Fingers, current, people: int = 1) -> None:
    window = hands.window
    window.show_page(window.table)
    window.table.sit_down(table_at(window.services, current, people))
    hands.wait(lambda: not hands.scene.moving)


def book_of(hands: Fingers) -> RuleBook:
    assert hands.page.rules.is_open
    return hands.page.rules.panel.book


@contextmanager
def listening() -> Iterator[list[str]]:
    """What is said meanwhile."""
    heard: list[str] = []

    def hear(said: Said) -> None:
        heard.append(said.text)

    listeners.append(hear)
    yield heard
    listeners.remove(hear)


# -- beside the table ----------------------------------------------------------------------------------------------


def test_f1_opens_the_chapter_that_matters_now_beside_the_table(hands) -> None:
    sit(hands, position(["KD 9H 4S", "5C 6C"], "2C"))
    hands.key(Qt.Key.Key_F1)
    book = book_of(hands)
    assert book.anchor == "drawing"
    assert book.text.marked[0] == book.chapter
    assert book.text.hasFocus()
    assert hands.window.pages.currentWidget() is hands.page
    assert hands.page.view.width() + hands.page.rules.panel.width() == hands.page.width()
    QApplication.processEvents()
    QApplication.processEvents()
    assert book.text.verticalScrollBar().value() > 0


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F1])
def test_the_key_that_closes_the_book_gives_the_keys_back(hands, key: Qt.Key) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C"], "2C"))
    hands.key(Qt.Key.Key_F1)
    wide = hands.page.view.width()
    hands.key(key)
    assert not hands.page.rules.is_open
    assert hands.page.view.width() > wide
    assert hands.page.view.hasFocus()


def test_a_refusal_opens_its_rule_in_the_open_book(hands) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C"], "2C"))
    hands.page.ask_rules("aim")
    hands.click_card(Card.parse("9H"))
    hands.click_zone("discard")
    hands.page.view.setFocus()
    hands.key(Qt.Key.Key_F1)
    assert book_of(hands).anchor == "laying"


def test_the_table_is_played_on_while_the_book_lies_beside_it(hands) -> None:
    sit(hands, position(["6C KD 4S", "6H 9H 9S"], "2C"))
    hands.key(Qt.Key.Key_F1)
    hands.drag_card(Card.parse("6C"))
    hands.wait(lambda: len(hands.page.table.round.pile) > 1)
    assert hands.page.rules.is_open


def test_no_letter_that_is_typed_in_the_book_is_played_at_the_table(hands) -> None:
    sit(hands, position(["KD 9H 4S", "5C 6C"], "2C"))
    hands.key(Qt.Key.Key_F1)
    book = book_of(hands)
    lines = len(hands.page.table.match.log)
    for widget in (book.text, book.search.words, book.words):
        widget.setFocus()
        for letter in "TDPOH ":
            hands.qtbot.keyClick(widget, letter)
    book.in_words and book.turn()
    assert len(hands.page.table.match.log) == lines
    assert not any(item.hinted for item in hands.scene.cards)


def test_the_rules_button_opens_and_closes(hands) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C"], "2C"))
    hands.page.toggle_rules()
    assert book_of(hands).anchor == "laying"
    hands.page.toggle_rules()
    assert not hands.page.rules.is_open


def test_in_a_narrow_window_the_book_is_a_page(hands) -> None:
    hands.window.resize(900, 700)
    sit(hands, position(["KD 9H 4S", "5C 6C"], "2C"))
    hands.key(Qt.Key.Key_F1)
    assert hands.window.pages.currentWidget() is hands.window.rules
    assert hands.window.rules.book.anchor == "drawing"
    hands.window.resize(1280, 800)
    hands.click_button(hands.window.rules.back)
    hands.key(Qt.Key.Key_F1)
    assert hands.page.rules.is_open
    hands.window.resize(900, 700)
    QApplication.processEvents()
    assert not hands.page.rules.is_open


@pytest.mark.parametrize("width", [900, 1280])
def test_words_are_looked_for_at_once_wherever_the_book_opens(hands, width: int) -> None:
    hands.window.resize(width, 700)
    sit(hands, position(["KD 9H 4S", "5C 6C"], "2C"))
    QTest.keyClick(hands.page.view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    book = book_of(hands) if hands.page.rules.is_open else hands.window.rules.book
    assert book.search.words.hasFocus()


def test_large_text_needs_a_larger_window_for_both(hands) -> None:
    sit(hands, position(["KD 9H 4S", "5C 6C"], "2C"))
    assert hands.page.rules.has_room
    for size in ((1280, 800), (2560, 1600)):
        hands.window.resize(*size)
        hands.window.services.change(text_scale=200)
        assert not hands.page.rules.has_room
        hands.window.services.change(text_scale=100)
        assert hands.page.rules.has_room


def test_an_open_book_leaves_the_table_its_room_when_letters_were_made_larger_in_the_settings(hands) -> None:
    sit(hands, position(["KD 9H 4S", "5C 6C"], "2C"))
    hands.page.ask_rules()
    hands.window.show_page(hands.window.settings)
    hands.window.services.change(text_scale=200)
    hands.window.go_back()
    assert not hands.page.rules.is_open
    assert hands.page.view.width() == hands.page.width()


def test_the_log_takes_the_place_of_the_book_and_the_book_that_of_the_log(hands) -> None:
    sit(hands, position(["KD 9H 4S", "5C 6C"], "2C"))
    hands.key(Qt.Key.Key_F1)
    hands.page.toggle_log()
    assert not hands.page.rules.is_open
    hands.page.view.setFocus()
    hands.key(Qt.Key.Key_F1)
    assert hands.page.rules.is_open
    assert not hands.page.log.isVisible()


def test_the_curtain_closes_the_book_because_its_chapter_may_tell_something(hands) -> None:
    sit(hands, position(["6C 9H 4S KD", "5C 6H 3C"], "2C"), people=2)
    hands.page.curtain.show_button.click()
    hands.key(Qt.Key.Key_F1)
    assert hands.page.rules.is_open
    hands.page.running.controller.cover()
    assert hands.page.curtain.isVisible()
    assert not hands.page.rules.is_open
    hands.page.ask_rules()
    assert not hands.page.rules.is_open
    assert hands.window.rules.book.anchor == "turn-order", "what everybody may know"


def test_the_book_beside_the_table_follows_the_language(hands) -> None:
    sit(hands, position(["KD 9H 4S", "5C 6C"], "2C"))
    hands.key(Qt.Key.Key_F1)
    hands.window.services.change(language="de")
    assert book_of(hands).chapter == "Ziehen"
    assert book_of(hands).anchor == "drawing"


def test_the_book_says_how_the_table_plays_and_leads_to_the_chapter(hands) -> None:
    options = entry("olsen").game.options(multi_rank=False)
    window = hands.window
    window.show_page(window.table)
    current = position(["KD 9H 4S", "5C 6C"], "2C", options=options)
    window.table.sit_down(table_at(window.services, current, multi_rank=False))
    hands.page.ask_rules()
    book = book_of(hands)
    assert book.house_rules.count() == 1
    book.house_rules.setFocus()
    book.house_rules.setCurrentRow(0)
    book.house_rules.itemActivated.emit(book.house_rules.item(0))
    assert book.anchor == "option-multi_rank"


# -- searching -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "text", "found"),
    [
        ("olsen", "Say Ólsen, ÓLSEN", [(4, 9), (11, 16)]),
        ("Ólsen", "olsen", [(0, 5)]),
        ("rod", "Röð", [(0, 3)]),
        ("rodin", "röðin", [(0, 5)]),
        ("strasse", "Die Straße", [(4, 10)]),
        ("thristur", "þristur", [(0, 7)]),
        ("s", "ß", []),
        ("a b", "a\N{NO-BREAK SPACE}b", [(0, 3)]),
        ("kort", "\N{JIGSAW PUZZLE PIECE}kort", [(2, 6)]),
        ("  ", "nothing", []),
        ("x", "nothing", []),
    ],
)
def test_words_are_found_whatever_their_accents(wanted: str, text: str, found: list[tuple[int, int]]) -> None:
    assert find_all(wanted, text) == found


def test_all_places_are_marked_counted_and_gone_through(window) -> None:
    window.open_rules("olsen")
    book = window.rules.book
    book.search.words.setText("olsen")
    total = len(find_all("olsen", book.text.all_words))
    assert total > 3
    marked = book.text.marked[1:]
    assert len(marked) == total
    assert {word.casefold() for word in marked} <= {"ólsen", "olsen"}
    assert book.search.count.text() == f"1 of {total}"
    book.search.words.went.emit(-1)
    assert book.search.count.text() == f"{total} of {total}"
    book.search.words.went.emit(1)
    assert book.search.count.text() == f"1 of {total}"
    titles = [book.chapters.item(row).text() for row in range(book.chapters.count())]
    assert sum(title.endswith(")") for title in titles) >= 3
    book.search.words.setText("")
    assert len(book.text.marked) == 1
    assert not any(book.chapters.item(row).text().endswith(")") for row in range(book.chapters.count()))


def test_that_nothing_was_found_is_said(window) -> None:
    window.open_rules("olsen")
    with listening() as heard:
        window.rules.book.search.words.setText("zeppelin")
    assert window.rules.book.search.count.text() == "Not in this book"
    assert heard[-1] == "Not in this book"


def test_control_f_goes_to_the_search_from_the_table_and_from_the_page(hands) -> None:
    sit(hands, position(["KD 9H 4S", "5C 6C"], "2C"))
    hands.qtbot.keyClick(hands.page.view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert book_of(hands).search.words.hasFocus()
    hands.window.open_rules("olsen")
    hands.qtbot.keyClick(hands.window.rules.book.text, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert hands.window.rules.book.search.words.hasFocus()


def test_escape_empties_the_search_before_it_leaves(window, qtbot) -> None:
    window.open_rules("olsen")
    words = window.rules.book.search.words
    words.setText("card")
    words.setFocus()
    qtbot.keyClick(words, Qt.Key.Key_Escape)
    assert words.text() == ""
    assert window.pages.currentWidget() is window.rules
    qtbot.keyClick(words, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is not window.rules


def test_the_sentence_that_was_found_is_said(window) -> None:
    window.open_rules("olsen")
    book = window.rules.book
    with listening() as heard:
        book.search.words.setText("eight")
        book.step(2)
    sentence = sentence_at(book.text.textCursor().position(), book.text.all_words)
    assert heard[-1].endswith(f"{book.chapter}. {sentence}")


@pytest.mark.parametrize(
    ("text", "wanted", "sentence"),
    [
        ("One. Two eights. Three", "eights", "Two eights."),
        ("Head\u2029Laid: an eight.\u2029Next", "eight", "an eight."),
        ("\N{JIGSAW PUZZLE PIECE} is one! An eight", "eight", "An eight"),
        ("eight", "eight", "eight"),
    ],
)
def test_a_sentence_is_cut_out_of_its_paragraph(text: str, wanted: str, sentence: str) -> None:
    assert sentence_at(find_all(wanted, text)[0][0], text) == sentence


# -- for ears ------------------------------------------------------------------------------------------------------


def line_of(book: RuleBook) -> str:
    """What is written in the line of the caret."""
    cursor = book.text.textCursor()
    cursor.select(cursor.SelectionType.LineUnderCursor)
    return cursor.selectedText()


def test_a_book_that_opens_says_its_chapter_and_the_first_paragraph(hands) -> None:
    sit(hands, position(["KD 9H 4S", "5C 6C"], "2C"))
    with listening() as heard:
        hands.key(Qt.Key.Key_F1)
    book = book_of(hands)
    assert heard[-1].startswith("Drawing. ")
    assert heard[-1].endswith(book.text.first_words(book.chapters.currentRow()))
    with listening() as heard:
        hands.window.open_rules("olsen", "aim")
    assert heard[-1].startswith(f"{hands.window.rules.book.chapter}. ")


@pytest.mark.parametrize("game", catalogue())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_begins_with_words(window, game: str, language: str) -> None:
    window.services.change(language=language)
    window.open_rules(game)
    text = window.rules.book.text
    for chapter in range(len(window.rules.book.anchors)):
        assert len(text.first_words(chapter).split()) >= 2


def test_whoever_listens_walks_through_the_book(window, qtbot) -> None:
    QAccessible.setActive(True)
    window.open_rules("olsen", "drawing")
    book = window.rules.book
    assert book.text.hasFocus()
    assert line_of(book) == book.chapter
    told = QAccessible.queryAccessibleInterface(book.text)
    assert (told.role(), told.state().readOnly) == (QAccessible.Role.EditableText, True)
    assert told.text(QAccessible.Text.Name) == "Rule book"
    assert told.textInterface().cursorPosition() == book.text.textCursor().position()
    qtbot.keyClick(book.text, Qt.Key.Key_Down)
    assert book.text.first_words(book.chapters.currentRow()).startswith(line_of(book).strip())
    row = book.chapters.currentRow()
    said: list[Said] = []
    listeners.append(said.append)
    qtbot.keyClick(book.text, Qt.Key.Key_H)
    listeners.remove(said.append)
    assert (book.chapters.currentRow(), line_of(book)) == (row + 1, book.chapter)
    assert [one.text for one in said] == [f"{book.chapter}. {book.text.first_words(row + 1)}"]
    qtbot.keyClick(book.text, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert (book.chapters.currentRow(), line_of(book)) == (row, book.chapter)
    for _ in range(200):
        qtbot.keyClick(book.text, Qt.Key.Key_Down)
        if book.chapters.currentRow() > row:
            break
    assert book.chapters.currentRow() == row + 1, "the list of chapters follows"
    for _ in range(20):
        qtbot.keyClick(book.text, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert line_of(book) == book.chapter == "The aim"
    qtbot.keyClick(book.text, Qt.Key.Key_Tab)
    assert not book.text.hasFocus()


def test_whoever_looks_scrolls_through_the_book(window, qtbot) -> None:
    window.open_rules("olsen")
    text = window.rules.book.text
    before = text.verticalScrollBar().value()
    qtbot.keyClick(text, Qt.Key.Key_Down)
    assert text.verticalScrollBar().value() > before
    assert text.textCursor().position() == 0


# -- pictures ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("game", catalogue())
def test_no_picture_is_wider_than_the_text(window, game: str, scale: int) -> None:
    window.services.change(text_scale=scale)
    window.open_rules(game)
    text = window.rules.book.text
    for width in (300, 420, 900):
        text.setFixedWidth(width)
        QApplication.processEvents()
        for _, image in text.pictures():
            assert 0 < image.width() <= text.viewport().width()
        assert scale > 100 or text.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff


@pytest.mark.parametrize("game", catalogue())
def test_every_picture_can_be_told(game: str) -> None:
    import re

    middle = catalogue()[game].stage.layout.middle
    for line in re.findall(r"\(cards:([^)]*)\)", read_book(catalogue()[game].stage.rule_book, "en").markdown):
        shown = Position.read(line)
        told = " ".join(say(text) for text in describe(shown, middle))
        assert told.count(".") >= 1
        assert "{" not in told
        assert shown.is_trick(middle) <= (middle is Middle.TRICK)


def test_a_reader_hears_the_cards_of_a_picture_by_their_names(window) -> None:
    QAccessible.setActive(True)
    window.open_rules("olsen")
    told = window.rules.book.text.toPlainText()
    assert "On the table: two of clubs. In the hand: six of clubs, king of diamonds and nine of hearts." in told
    assert "Marked: six of clubs." in told


@pytest.mark.parametrize("frame", ["light", "dark"])
def test_what_stands_below_a_picture_can_be_read_beside_the_table_and_on_its_page(hands, frame: str) -> None:
    hands.window.services.change(frame=frame)
    sit(hands, position(["KD 9H 4S", "5C 6C"], "2C"))
    hands.key(Qt.Key.Key_F1)
    beside = book_of(hands).text
    hands.window.open_rules("olsen")
    for text in (beside, hands.window.rules.book.text):
        cursor = text.textCursor()
        cursor.setPosition(text.pictures()[0][0].selectionEnd() + 2)
        ground = text.palette().color(QPalette.ColorRole.Base)
        assert contrast(cursor.charFormat().foreground().color(), ground) >= TEXT


# -- the words -----------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_reachable_from_every_book_and_back(window, language: str) -> None:
    window.services.change(language=language)
    for game in catalogue():
        window.open_rules(game, "house-rules")
        book = window.rules.book
        book.words.click()
        assert book.in_words
        assert window.rules.title.text() == book.title == read_book("words", language).title
        assert len(book.anchors) > 5
        book.words.click()
        assert not book.in_words
        assert book.anchor == "house-rules"


def test_the_words_are_the_same_in_every_language() -> None:
    books = [read_book("words", language) for language in LANGUAGES]
    assert len({tuple(chapter.anchor for chapter in book.chapters) for book in books}) == 1
    assert len({book.markdown.count("**") for book in books}) == 1
    for book in books:
        assert find_all("Ólsen", book.markdown)


def test_in_the_narrow_book_chapters_and_text_take_turns(hands) -> None:
    sit(hands, position(["KD 9H 4S", "5C 6C"], "2C"))
    hands.key(Qt.Key.Key_F1)
    book = book_of(hands)
    book.unfold.click()
    assert book.chapters.isVisible()
    assert not book.text.isVisible()
    book.chapters.setCurrentRow(2)
    hands.qtbot.keyClick(book.chapters, Qt.Key.Key_Return)
    assert not book.chapters.isVisible()
    assert book.text.hasFocus()
    assert book.anchor == book.anchors[2]
    assert book.text.marked[0] == book.chapter


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 200])
def test_nothing_in_the_frame_of_the_book_is_cut(window, language: str, scale: int) -> None:
    window.services.change(language=language, text_scale=scale)
    window.resize(760, 560)
    window.open_rules("shanghai")
    QApplication.processEvents()
    book = window.rules.book
    for _ in range(2):
        assert book.words.width() >= book.words.sizeHint().width()
        line = book.search.words
        assert line.fontMetrics().horizontalAdvance(line.placeholderText()) < line.width() - 30
        book.turn()
        QApplication.processEvents()


def test_a_place_that_was_found_is_in_sight(window) -> None:
    window.services.change(text_scale=200)
    window.open_rules("olsen", "laying")
    QApplication.processEvents()
    book = window.rules.book
    book.search.words.setText("olsen")
    for _ in range(8):
        QApplication.processEvents()
        rect = book.text.cursorRect()
        assert book.text.viewport().rect().contains(rect), rect
        book.step(1)
