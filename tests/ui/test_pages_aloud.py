"""Pages for ears and keys: names, the order in which one goes through them, and how little is told at once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QScrollArea,
    QTextEdit,
    QWidget,
)

from cardtable.app.settings import LANGUAGES
from cardtable.games.catalogue import catalogue
from cardtable.ui.a11y.roles import leave_to_control
from cardtable.ui.a11y.speech_text import SIGNS as UNSAID
from cardtable.ui.new_game.seats import SeatButton
from cardtable.ui.widgets.controls import label
from cardtable.ui.widgets.page import Page
from tests.ui.fingers import FOR_EVER, Fingers
from tests.ui.test_all_pages import WAYS, go, stops
from tests.ui.test_whole_match import wish
from tools.screenshots import table_after_deals

TEXT = QAccessible.Text
# So many words stand before the first control of a page. An offer of a guide comes before, and how an empty page fills;
# on two pages one reads.
MOST_WORDS = 15
MORE_WORDS = {"saved": 25, "statistics": 25, "evenings": 25}
READ = {"about", "review_page"}
TITLES = {
    "new_game": "Ólsen Ólsen: New game – Card Table",
    "settings": "Settings – Card Table",
    "first_start": "Who sits here? – Card Table",
    "people": "Who sits here? – Card Table",
    "about": "About Card Table – Card Table",
    "saved": "Saved games – Card Table",
    "statistics": "Statistics – Card Table",
    "evenings": "Evenings – Card Table",
    "rules": "Ólsen Ólsen: Rules – Card Table",
    "scores": "Ólsen Ólsen: Score sheet – Card Table",
    "review_page": "Ólsen Ólsen: Review – Card Table",
    "home": "Card Table",
}
SHIFT = Qt.KeyboardModifier.ShiftModifier
SIGNS = "‹›+×?▴▾✓"
# What lies on a table, also on one that is only looked at, has tests of its own.
every_page = pytest.mark.parametrize("name", [*(name for name in WAYS if name != "replay_page"), "home"])
# So many times at most something is told while one page comes for another.
MOST = 40


def page_of(window, name: str) -> Page:
    if name == "home":
        QApplication.processEvents()
        return window.home
    return go(window, name)


def spoken(widget: QWidget, kind: QAccessible.Text = TEXT.Name) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(kind)


# -- names and roles ---------------------------------------------------------------------------------------------------


@every_page
def test_the_window_says_which_page_and_which_game(window, name: str) -> None:
    page = page_of(window, name)
    assert window.windowTitle() == TITLES[name]
    told = QAccessible.queryAccessibleInterface(page)
    assert told.role() == QAccessible.Role.Grouping
    assert f"{told.text(TEXT.Name)} – Card Table".startswith(TITLES[name])


def test_the_title_of_the_window_follows_page_game_and_language(window) -> None:
    window.start(wish(1, 3))
    assert window.windowTitle() == "Ólsen Ólsen – Card Table"
    window.show_page(window.settings)
    assert window.windowTitle() == "Settings – Card Table"
    titles = []
    for language in LANGUAGES:
        window.services.change(language=language)
        QApplication.processEvents()
        titles.append(window.windowTitle())
    assert titles == [f"{word} – Card Table" for word in ("Stillingar", "Innstillinger", "Einstellungen", "Settings")]
    window.go_back()
    assert window.windowTitle() == "Ólsen Ólsen – Card Table"
    window.go_home()
    assert window.windowTitle() == "Card Table"


@every_page
def test_what_looks_like_a_heading_is_one(window, name: str) -> None:
    page = page_of(window, name)
    found = [one for one in page.findChildren(QLabel) if one.objectName() in ("title", "heading")]
    assert found
    for one in found:
        told = QAccessible.queryAccessibleInterface(one)
        assert (told.role(), told.text(TEXT.Name)) == (QAccessible.Role.Heading, one.text())
        one.setText("Something else")
        assert told.text(TEXT.Name) == "Something else"


@every_page
def test_buttons_are_called_by_words(window, name: str) -> None:
    page = page_of(window, name)
    if name == "new_game":
        page.house_button.click()
    for one in page.findChildren(QAbstractButton):
        if not isinstance(one.parent(), QAbstractScrollArea):
            assert spoken(one).strip(f"{SIGNS} ") == spoken(one) != "", one.text()


@every_page
def test_a_tip_that_only_repeats_a_name_is_not_spoken_after_it(window, name: str) -> None:
    page = page_of(window, name)
    for one in page.findChildren(QWidget):
        if one.toolTip():
            assert spoken(one) not in spoken(one, TEXT.Description), one


def test_a_key_is_told_where_readers_ask_for_keys(window) -> None:
    tool = window.home.saved
    actions = QAccessible.queryAccessibleInterface(tool).actionInterface()
    assert "O" in actions.keyBindingsForAction("Press")[0]
    assert spoken(tool, TEXT.Description).strip() == ""
    window.set_up("olsen")
    assert spoken(window.new_game.back) == "Back"
    assert spoken(window.new_game.back, TEXT.Description) == "key Esc"


@every_page
def test_what_scrolls_is_no_stop_or_has_a_name(window, name: str) -> None:
    page = page_of(window, name)
    for one in page.findChildren(QScrollArea):
        assert one.focusPolicy() == Qt.FocusPolicy.NoFocus or one.accessibleName(), one
    for one in stops(page):
        assert spoken(one), one


def test_a_game_is_named_once(window) -> None:
    tile = next(one for one in window.home.shelf.tiles if one.game == "med_stigum")
    assert QAccessible.queryAccessibleInterface(tile.play).role() == QAccessible.Role.Button
    assert spoken(tile.play) == "Ólsen Ólsen með stigum"
    about = spoken(tile.play, TEXT.Description)
    assert about.startswith("Round after round")
    assert "2 to 6 players" in about
    assert spoken(tile.more) == "Ólsen Ólsen með stigum: rules and more"


@every_page
def test_a_box_has_a_label_because_some_readers_call_it_by_its_value_else(window, name: str) -> None:
    page = page_of(window, name)
    if name == "new_game":
        page.house_button.click()
    for box in page.findChildren(QComboBox):
        told = QAccessible.queryAccessibleInterface(box)
        labels = [one.text(TEXT.Name) for one, _ in told.relations(QAccessible.RelationFlag.Label)]
        assert labels == [box.accessibleName()], box.currentText()
        assert labels[0]


# -- where the keys go -------------------------------------------------------------------------------------------------


def walk(page: Page, key: Qt.Key) -> list[QWidget]:
    """Where the keys come from the first stop of a page, until they are there again."""
    met: list[QWidget] = []
    while (at := QApplication.focusWidget()) not in met:
        assert page.isAncestorOf(at), at
        met.append(at)
        QTest.keyClick(
            at, key, Qt.KeyboardModifier.ShiftModifier if key == Qt.Key.Key_Backtab else Qt.KeyboardModifier(0)
        )
    assert QApplication.focusWidget() is met[0]
    return met


def towards(part: QWidget, ancestor: QWidget) -> QWidget:
    """The child of an ancestor in which a part lies."""
    while part.parentWidget() is not ancestor:
        part = part.parentWidget()
    return part


def comes_after(one: QWidget, other: QWidget) -> bool:
    """Whether the eye comes to one after the other: further right in a row, further down, or on top of it."""
    ancestor = one.parentWidget()
    while not ancestor.isAncestorOf(other):
        ancestor = ancestor.parentWidget()
    here, there = (towards(part, ancestor).geometry() for part in (one, other))
    if there.contains(here):
        return True
    shared = min(here.bottom(), there.bottom()) - max(here.top(), there.top())
    if shared > 0.4 * min(here.height(), there.height()):
        return there.right() <= here.left()
    return there.top() < here.top()


def told_order(page: Page) -> list[QObject]:
    """Everything in a page as readers meet it."""

    def parts(told: QAccessible) -> Iterator[QObject]:
        yield told.object()
        for place in range(told.childCount()):
            child = told.child(place)
            if child is not None and child.object() is not None:
                yield from parts(child)

    return list(parts(QAccessible.queryAccessibleInterface(page)))


def check_order(page: Page) -> None:
    top = page.nextInFocusChain()
    while not page.isAncestorOf(top) or top not in stops(page):
        top = top.nextInFocusChain()
    top.setFocus()
    forwards = walk(page, Qt.Key.Key_Tab)
    assert set(forwards) == set(stops(page))
    for before, after in pairwise(forwards):
        # Seats come in the order of play, round the table.
        assert comes_after(after, before) or SeatButton in map(type, (before, after)), (before, after)
    told = told_order(page)
    places = [told.index(part) for part in forwards]
    assert places == sorted(places)
    top.setFocus()
    assert walk(page, Qt.Key.Key_Backtab) == [forwards[0], *forwards[:0:-1]]


@every_page
def test_the_keys_go_where_the_eyes_go(window, name: str) -> None:
    check_order(page_of(window, name))


def test_the_keys_go_where_the_eyes_go_once_there_is_a_game(window, qtbot) -> None:
    window.new_game.set_up("kinaskak")
    window.start(wish(1, 3))
    Fingers(window, qtbot).settle()
    window.set_up("veidimadur")
    window.new_game.start.click()
    window.go_home()
    QApplication.processEvents()
    check_order(window.home)
    window.show_page(window.saved)
    check_order(window.saved)


def test_the_keys_go_where_the_eyes_go_however_seats_come_and_go(window) -> None:
    window.set_up("kinaskak")
    page = window.new_game
    page.house_button.click()
    page.have_seats(6)
    page.look_at(4)
    page.panel.remove.click()
    page.have_seats(7)
    page.choices["length"].setCurrentIndex(page.choices["length"].findData("chosen"))
    QApplication.processEvents()
    check_order(page)
    window.go_home()
    window.set_up("olsen")
    QApplication.processEvents()
    check_order(page)


def test_whoever_takes_a_seat_away_stays_among_the_seats(window) -> None:
    window.set_up("olsen")
    page = window.new_game
    page.look_at(1)
    page.panel.remove.setFocus()
    QTest.keyClick(page.panel.remove, Qt.Key.Key_Return)
    assert page.announcer.lately[-1] == "Seat 2 has been removed."
    assert QApplication.focusWidget() is page.seat_ring.buttons[1]
    page.look_at(2)
    page.panel.remove.click()
    assert QApplication.focusWidget() is page.seat_ring.buttons[1]


def test_the_keys_stay_on_a_game_that_is_drawn_anew(window) -> None:
    window.home.shelf.tiles[3].play.setFocus()
    window.services.change(theme="night")
    assert QApplication.focusWidget() is window.home.shelf.tiles[3].play


def test_the_first_window_begins_with_what_goes_on(services, qtbot) -> None:
    from cardtable.ui.shell.main_window import MainWindow
    from tests.ui.tables import position, table_at

    table_at(services, position(["2C", "3C"], "4C"))
    made = MainWindow(services)
    made.show()
    qtbot.waitExposed(made, timeout=FOR_EVER)
    made.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is made.home.continuing.continue_button, timeout=FOR_EVER)
    made.close()
    shiboken6.delete(made)


# -- how much is told at once ------------------------------------------------------------------------------------------


class Listener(QObject):
    """Counts what readers would be told of: parts that come and go and texts that are written while they listen."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.told: list[object] = []
        for kind, writes in (
            (QLabel, ("setText",)),
            (QComboBox, ("addItem", "setItemText", "setItemData", "setCurrentIndex")),
            (QTextEdit, ("setPlainText",)),
            (QWidget, ("setAccessibleName", "setAccessibleDescription")),
        ):
            for name in writes:
                self._hear(monkeypatch, kind, name)
        QApplication.instance().installEventFilter(self)

    def _hear(self, monkeypatch: pytest.MonkeyPatch, kind: type, name: str) -> None:
        real = getattr(kind, name)

        def heard(widget: QWidget, *given: object) -> object:
            if QAccessible.isActive():
                self.told.append((name, given))
            return real(widget, *given)

        monkeypatch.setattr(kind, name, heard)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide) and QAccessible.isActive():
            self.told.append((event.type(), watched))
        return False


@pytest.fixture
def listener(monkeypatch) -> Iterator[Listener]:
    made = Listener(monkeypatch)
    yield made
    QAccessible.setActive(False)
    QApplication.instance().removeEventFilter(made)


@every_page
def test_readers_are_told_of_a_page_and_not_of_all_its_parts(window, listener, name: str) -> None:
    if name == "scores":
        window.start(wish(1, 3))
    QApplication.processEvents()
    QAccessible.setActive(True)
    listener.told.clear()
    if name == "scores":
        window.open_scores()
    elif name == "home":
        window.show_page(window.settings)
        window.go_home()
    else:
        WAYS[name](window)
    assert QAccessible.isActive()
    QApplication.processEvents()
    assert len(listener.told) <= MOST, listener.told


def test_readers_are_told_of_house_rules_and_not_of_each(window, listener) -> None:
    window.set_up("kinaskak")
    QApplication.processEvents()
    QAccessible.setActive(True)
    for _ in range(2):
        listener.told.clear()
        window.new_game.house_button.click()
        QApplication.processEvents()
        assert len(listener.told) <= MOST, listener.told


def test_an_error_on_the_way_to_a_page_leaves_readers_listening(window, monkeypatch) -> None:
    QAccessible.setActive(True)
    monkeypatch.setattr(window.saved, "arrive", lambda: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        window.show_page(window.saved)
    assert QAccessible.isActive()
    QAccessible.setActive(False)


def test_house_rules_are_made_when_they_are_unfolded(window) -> None:
    window.set_up("kinaskak")
    page = window.new_game
    assert page.house.findChildren(QWidget) == []
    assert "By the book" in page.house_button.text()
    page.house_button.click()
    assert len(page.house.findChildren(QComboBox)) > 10
    page.choices["jokers"].setCurrentIndex(1)
    page.start.click()
    window.go_home()
    window.set_up("kinaskak")
    assert page.house.findChildren(QComboBox, options=Qt.FindChildOption.FindDirectChildrenOnly) == []
    assert "1 changed" in page.house_button.text()
    assert page.wish().options.house_rules()


def test_what_says_the_same_as_before_is_not_written_again(window, monkeypatch) -> None:
    window.show_page(window.settings)
    window.set_up("olsen")
    window.new_game.house_button.click()
    written: list[object] = []
    for name in ("setItemText", "setItemData"):
        monkeypatch.setattr(QComboBox, name, lambda box, *given: written.append(given))
    window.new_game.retranslate()
    window.settings.retranslate()
    assert written == []


def test_tab_leaves_a_sheet_with_scores(window) -> None:
    table = table_after_deals(window.services, 2, "kinaskak")
    window.table.sit_down(table)
    window.open_scores()
    QApplication.processEvents()
    assert QApplication.focusWidget() is window.scores.sheet
    check_order(window.scores)


@pytest.mark.parametrize("game", list(catalogue()))
def test_a_sheet_without_scores_says_so(window, game: str) -> None:
    table = table_after_deals(window.services, 0, game)
    window.table.sit_down(table)
    window.open_scores()
    page = window.scores
    single = table.entry.stage.scoring.planned(table.match.options) == 1
    assert page.sheet.isVisible() is not single
    assert page.nothing.isVisible() is single
    told = QAccessible.queryAccessibleInterface(page.room).text(TEXT.Description)
    assert told == page.nothing.text() == ("Nothing has been counted yet." if single else "")


def words_before_a_control(page: Page) -> int:
    """How many words a reader goes through before the first thing that can be done, but for the way back."""
    role = QAccessible.Role
    controls = {
        role.Button, role.RadioButton, role.CheckBox, role.ComboBox, role.EditableText, role.Slider, role.List,
        role.Link, role.ButtonMenu, role.Table,
    }  # fmt: skip
    count = 0

    def found(told: QAccessible) -> bool:
        nonlocal count
        if told.state().invisible or told.object() is page.back:
            return False
        if told.role() in controls:
            return True
        if told.role() in (role.StaticText, role.Heading):
            count += len(f"{told.text(TEXT.Name)} {told.text(TEXT.Description)}".split())
        return any(found(child) for at in range(told.childCount()) if (child := told.child(at)) is not None)

    assert found(QAccessible.queryAccessibleInterface(page))
    return count


@pytest.mark.parametrize("name", [name for name in WAYS if name not in READ])
def test_a_page_begins_with_what_can_be_done(window, name: str) -> None:
    assert words_before_a_control(page_of(window, name)) <= MORE_WORDS.get(name, MOST_WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_begins_with_what_can_be_done_in_every_language(window, language: str) -> None:
    window.services.change(language=language)
    QApplication.processEvents()
    assert words_before_a_control(window.home) <= MOST_WORDS


def everything_told(root: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    if root.state().invisible:
        return
    yield root
    for at in range(root.childCount()):
        child = root.child(at)
        if child is not None:
            yield from everything_told(child)


@pytest.mark.parametrize("name", WAYS)
def test_what_belongs_to_a_control_stands_nowhere_beside_it(window, name: str) -> None:
    """A reader that finds words which belong to nothing reads all of them before the first control."""
    told = list(everything_told(QAccessible.queryAccessibleInterface(page_of(window, name))))
    texts = {one.text(TEXT.Name).strip() for one in told if one.role() is QAccessible.Role.StaticText} - {""}
    of_controls = [one.text(TEXT.Description) for one in told if one.state().focusable]
    assert {text for text in texts if any(text in described for described in of_controls)} == set()


@every_page
def test_no_group_is_called_like_a_control_in_it(window, name: str) -> None:
    """A reader that comes to the control says both."""
    told = everything_told(QAccessible.queryAccessibleInterface(page_of(window, name)))
    groups = [one for one in told if one.role() is QAccessible.Role.Grouping and one.text(TEXT.Name)]
    twice = [
        one.text(TEXT.Name)
        for one in groups
        for part in everything_told(one)
        if part.object() is not one.object() and part.state().focusable and part.text(TEXT.Name) == one.text(TEXT.Name)
    ]
    assert twice == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*WAYS, "home"])
def test_whatever_is_told_of_a_page_can_be_said(window, name: str, language: str) -> None:
    window.services.change(language=language)
    told = list(everything_told(QAccessible.queryAccessibleInterface(page_of(window, name))))
    texts = {one.text(kind) for one in told for kind in (TEXT.Name, TEXT.Description)}
    assert {text for text in texts if UNSAID.search(text)} == set()


def test_what_is_left_to_its_control_has_no_words_of_its_own(qtbot) -> None:
    hint = label("quiet", "one short line")
    qtbot.addWidget(hint)
    leave_to_control(hint)
    made = QAccessible.queryAccessibleInterface(hint)
    assert made is not None
    assert (made.role(), made.text(TEXT.Name)) == (QAccessible.Role.Client, "")


def test_the_offer_of_a_guided_round_is_heard(window) -> None:
    window.set_up("olsen")
    assert any("guided first round" in text for text in window.new_game.announcer.lately)
    button = window.new_game.offer.go
    assert spoken(button, TEXT.Description) in window.new_game.announcer.lately
