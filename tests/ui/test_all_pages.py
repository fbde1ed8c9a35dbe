"""What holds on every page: where the keys begin, Escape, F11, tool tips; and the tiles and the window itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QMenu, QPushButton, QWidget

from cardtable.app.settings import FILE_NAME, Person, Settings, WindowPlace, read_settings
from cardtable.store.database import Database
from cardtable.ui.home.tile import GameTile
from cardtable.ui.people.face_cards import OutlineCard
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.window_place import TITLE_BAR, first_size, kept_inside
from cardtable.ui.widgets.page import Page
from tests.app.test_review import played
from tests.ui.fingers import FOR_EVER, Fingers
from tests.ui.rest import restless
from tests.ui.test_whole_match import wish

# Every page that can be left, and how one comes there from the home page.
WAYS: dict[str, Callable[[MainWindow], object]] = {
    "new_game": lambda window: window.set_up("olsen"),
    "settings": lambda window: window.home.asked.emit("settings"),
    "first_start": lambda window: window.home.asked.emit("people"),
    "people": lambda window: (window.services.change(people=[Person("Amma", 0)]), window.home.asked.emit("people")),
    "about": lambda window: (window.home.asked.emit("settings"), window.settings.asked_about.emit()),
    "saved": lambda window: window.home.asked.emit("saved"),
    "statistics": lambda window: window.home.asked.emit("statistics"),
    "evenings": lambda window: window.home.asked.emit("evenings"),
    "rules": lambda window: window.home.asked_rules.emit("olsen"),
    "scores": lambda window: (window.start(wish(1, 3)), window.open_scores()),
    "review_page": lambda window: window.history.review(played("olsen", persons=2, deals=99)),
    "replay_page": lambda window: window.history.replay(played("olsen")),
}
# The round corners of a button; and the sign of its menu, which stands a little aside when the edge is thicker.
ROUND, MENU = 12, 24
every_page = pytest.mark.parametrize("name", WAYS)
every_page_with_a_way_back = pytest.mark.parametrize("name", [name for name in WAYS if name != "first_start"])


def go(window: MainWindow, name: str) -> Page:
    WAYS[name](window)
    page = window.pages.currentWidget()
    assert page is (getattr(window, name) if hasattr(MainWindow, name) else getattr(window.history, name))
    QApplication.processEvents()
    return page


def stops(page: Page) -> list[QWidget]:
    """Where the keys can be on a page."""
    return [
        part
        for part in page.findChildren(QWidget)
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisible() and part.isEnabled()
    ]


def test_no_page_is_forgotten_here(window) -> None:
    """All are tried below, beside the home page, which nobody leaves, the table, and a replay's own score sheet."""
    pages = {
        name
        for owner in (window, window.history)
        for name, part in vars(type(owner)).items()
        if hasattr(part, "attrname") and isinstance(getattr(owner, name), Page)
    }
    assert pages == {*WAYS, "table", "replay_scores"}


@every_page
def test_the_keys_begin_on_the_first_useful_thing(window, name: str) -> None:
    page = go(window, name)
    focused = QApplication.focusWidget()
    assert focused is page.first()
    assert focused is not page.back
    assert page.isAncestorOf(focused)
    assert focused.isVisible()
    assert focused.isEnabled()


def test_the_home_page_begins_with_what_can_be_played(window) -> None:
    assert QApplication.focusWidget() is window.home.continuing.continue_button
    assert window.home.continuing.newest is None
    window.start(wish(1, 3))
    window.go_home()
    assert QApplication.focusWidget() is window.home.continuing.continue_button


@pytest.mark.parametrize("name", [*WAYS, "home", "table"])
def test_every_page_comes_to_rest(window, name: str) -> None:
    if name == "table":
        window.start(wish(1, 3))
        window.table.running.scheduler.pause()
    elif name in WAYS:
        go(window, name)
    assert not restless()


def test_enter_that_is_held_from_the_page_before_opens_no_game_and_closes_no_sheet(window) -> None:
    def repeats() -> None:
        part = QApplication.focusWidget()
        QApplication.sendEvent(
            part, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
        )

    window.services.database.add(played("olsen", lines=6), "seed")
    window.home.asked.emit("saved")
    wanted: list[int] = []
    window.saved.continued.connect(wanted.append)
    repeats()
    assert not wanted
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert wanted
    window.set_up("olsen")
    window.new_game.house_button.click()
    repeats()
    assert window.new_game.sheet.isVisible()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert not window.new_game.sheet.isVisible()


@every_page
def test_where_the_keys_are_is_seen_at_the_edge_alone(window, name: str) -> None:
    """The style's own thin box around the words, within the button's bright edge, says it twice."""
    page = go(window, name)
    buttons = [
        part
        for part in stops(page)
        # A card of a person has its ring round the card.
        if isinstance(part, QPushButton | QCheckBox)
        and part.width() > ROUND + MENU
        and not isinstance(part, OutlineCard)
    ]
    assert buttons
    for one in buttons:
        drawn = []
        for reason in (Qt.FocusReason.OtherFocusReason, Qt.FocusReason.TabFocusReason):
            page.setFocus() if not drawn else one.setFocus(reason)
            window.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
            QApplication.processEvents()
            drawn.append(one.grab().toImage())
        inside = drawn[0].rect().adjusted(ROUND, 8, -MENU, -8)
        assert drawn[0].copy(inside) == drawn[1].copy(inside), one.text()
        assert drawn[0] != drawn[1], one.text()


@every_page_with_a_way_back
def test_escape_leaves_from_wherever_the_keys_are(window, name: str) -> None:
    page = go(window, name)
    left = []
    page.back.clicked.disconnect()
    page.back.clicked.connect(lambda: left.append(True))
    parts = stops(page)
    assert len(parts) > 1
    for number, part in enumerate(parts, 1):
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_Escape)
        assert len(left) == number, part


@every_page_with_a_way_back
def test_escape_goes_where_back_goes(window, name: str) -> None:
    page = go(window, name)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    by_key = window.pages.currentWidget()
    assert by_key is not page
    window.go_home()
    go(window, name).back.click()
    assert window.pages.currentWidget() is by_key


@pytest.mark.parametrize("name", [*WAYS, "home", "table"])
def test_f11_fills_the_screen_and_comes_back(window, name: str) -> None:
    if name == "table":
        window.start(wish(1, 3))
    elif name in WAYS:
        go(window, name)
    assert not window.isFullScreen()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_escape_leaves_the_full_screen_only_where_nothing_else_takes_it(window) -> None:
    window.toggle_full_screen()
    go(window, "settings")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.home
    assert window.isFullScreen()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not window.isFullScreen()


@every_page
def test_the_bar_above_says_its_keys(window, name: str) -> None:
    assert "(Esc)" in go(window, name).back.toolTip()


def test_the_tools_of_the_home_page_have_keys_that_work(window, qtbot) -> None:
    for tool, page in ((window.home.saved, "saved"), (window.home.settings, "settings")):
        key = tool.shortcut()
        assert key.toString(key.SequenceFormat.NativeText) in tool.toolTip()
        QTest.keySequence(window, key)
        qtbot.waitUntil(lambda page=page: window.pages.currentWidget() is getattr(window, page), timeout=FOR_EVER)
        window.go_home()


def test_enter_starts_the_game_wherever_no_button_or_list_takes_it(window) -> None:
    window.set_up("olsen")
    page = window.new_game
    started = []
    page.wished.disconnect()
    page.wished.connect(lambda wished: started.append(wished))
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert len(started) == 1
    page.look_at(1)
    for part in (page.panel.name, page.panel.colour, page.panel.levels["hard"]):
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_Return)
    assert page.seating.seats[1].level == "hard"
    for part in (page.sets.box, page.taking_back.box, page.deal.code):
        page.house_button.setFocus()
        QTest.keyClick(page.house_button, Qt.Key.Key_Return)
        assert page.house.isVisible()
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_Return)
        assert page.sheet.isHidden(), "Enter is done with it, and deals not yet"
    assert len(started) == 1
    page.deal.code.setText("K7QF")
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert len(started) == 1


# -- tiles -------------------------------------------------------------------------------------------------------------


def test_the_whole_tile_is_its_button(window) -> None:
    tile = window.home.findChildren(GameTile)[1]
    chosen = []
    window.home.chosen.disconnect()
    window.home.chosen.connect(chosen.append)
    corner = QPoint(3, tile.height() // 2)
    for part in (tile.play, tile):
        QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=part.rect().center() if part is tile.play else corner)
    assert len(chosen) == 2
    QTest.mousePress(tile, Qt.MouseButton.LeftButton, pos=corner)
    QTest.mouseRelease(tile, Qt.MouseButton.LeftButton, pos=QPoint(-20, 5))
    QTest.mouseClick(tile, Qt.MouseButton.RightButton, pos=corner)
    assert len(chosen) == 2


def test_a_tile_is_one_stop_for_each_of_its_buttons(window) -> None:
    tile = window.home.findChildren(GameTile)[1]
    stopping = [part for part in tile.findChildren(QWidget) if part.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert all(isinstance(part, QAbstractButton) for part in stopping)
    assert not tile.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_the_picture_of_the_newest_game_continues_it(window, qtbot) -> None:
    window.start(wish(1, 3))
    Fingers(window, qtbot).settle()
    window.go_home()
    QTest.mouseClick(window.home.continuing.picture, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.table


# -- the window --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("room", "size"),
    [((1920, 1080), (1536, 864)), ((1280, 800), (1024, 700)), ((2560, 1600), (2048, 1280)), ((800, 600), (792, 552))],
)
def test_the_first_window_suits_the_screen(room: tuple[int, int], size: tuple[int, int]) -> None:
    assert first_size(QSize(*room)) == QSize(*size)


@pytest.mark.parametrize(
    ("kept", "rooms"),
    [
        (QRect(100, 100, 1000, 700), [QRect(0, 0, 1920, 1080)]),
        (QRect(-5000, 9000, 1000, 700), [QRect(0, 0, 1920, 1080)]),
        (QRect(2000, 50, 1000, 700), [QRect(0, 0, 1280, 800)]),
        (QRect(1500, 50, 1000, 700), [QRect(0, 0, 1280, 800), QRect(1280, 0, 1920, 1080)]),
        (QRect(-900, 0, 800, 700), [QRect(0, 0, 1280, 800), QRect(-1024, 0, 1024, 768)]),
        (QRect(0, 0, 4000, 3000), [QRect(0, 30, 1280, 770)]),
        (QRect(5, 0, 800, 600), [QRect(0, 0, 1280, 800)]),
    ],
)
def test_the_window_lies_on_a_screen_that_is_there(kept: QRect, rooms: list[QRect]) -> None:
    placed = kept_inside(kept, rooms)
    assert any(room.contains(placed) for room in rooms)
    assert placed.y() >= min(room.y() for room in rooms) + TITLE_BAR
    if any(room.adjusted(0, TITLE_BAR, 0, 0).contains(kept) for room in rooms):
        assert placed == kept


def opened(folder: Path) -> tuple[MainWindow, Callable[[], None]]:
    """A window on a folder, and the way to close it."""
    database = Database(folder)
    services = Services(database, folder, "en")
    made = MainWindow(services)
    made.show()

    def close() -> None:
        made.close()
        services.close()
        database.close()
        shiboken6.delete(made)
        shiboken6.delete(services)

    return made, close


@pytest.mark.parametrize("maximised", [False, True])
def test_the_window_comes_up_where_it_was(qapp, tmp_path: Path, maximised: bool) -> None:
    window, close = opened(tmp_path)
    window.setGeometry(13, 61, 770, 570)
    QApplication.processEvents()
    if maximised:
        window.showMaximized()
        window.toggle_full_screen()
    QApplication.processEvents()
    close()
    assert read_settings(tmp_path).window == WindowPlace(13, 61, 770, 570, maximised, full_screen=maximised)
    # The small screen of the tests has room for it a little further up.
    rooms = [screen.availableGeometry() for screen in qapp.screens()]
    window, close = opened(tmp_path)
    assert window.isFullScreen() is maximised
    if maximised:
        window.toggle_full_screen()
        QApplication.processEvents()
    assert window.isMaximized() is maximised
    assert window.normalGeometry() == kept_inside(QRect(13, 61, 770, 570), rooms)
    close()


def test_the_place_is_kept_as_soon_as_the_window_rests(qapp, tmp_path: Path) -> None:
    """A program that is killed then has not lost it; while the window is pulled nothing is written."""
    window, close = opened(tmp_path)
    rest = window.place.rest
    for step in range(3):
        window.setGeometry(20, 60, 770 + step, 570)
        QApplication.processEvents()
        assert rest.isActive()
        assert read_settings(tmp_path).window is None
    rest.timeout.emit()
    assert read_settings(tmp_path).window == WindowPlace(20, 60, 772, 570)
    window.toggle_full_screen()
    QApplication.processEvents()
    assert rest.isActive()
    rest.timeout.emit()
    assert read_settings(tmp_path).window == WindowPlace(20, 60, 772, 570, full_screen=True)
    close()


@pytest.mark.parametrize(
    "data",
    [3, "x", [], {}, {"x": 0}, {"x": 0, "y": 0, "width": 0, "height": 5}, {"x": 10**9, "y": 0, "width": 9, "height": 9},
     {"x": True, "y": 0, "width": 9, "height": 9}, {"x": 0, "y": 0, "width": 9, "height": 9, "maximised": 1}],
)  # fmt: skip
def test_a_place_that_makes_no_sense_is_forgotten(tmp_path: Path, data: object) -> None:
    import json

    (tmp_path / FILE_NAME).write_text(json.dumps({"window": data, "pace": "calm"}), encoding="utf-8")
    assert read_settings(tmp_path) == Settings(pace="calm")


# -- where one was -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["saved", "statistics", "evenings", "settings", "people"])
def test_escape_leads_back_to_the_button_one_came_from(window, qtbot, name: str) -> None:
    window.services.change(people=[Person("Anna", 0)])
    button = getattr(window.home, name)
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert window.pages.currentWidget() is not window.home
    qtbot.keyClick(QApplication.focusWidget() or window.pages.currentWidget(), Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.home
    assert button.hasFocus()


def test_escape_leads_back_to_the_game_one_came_from(window, qtbot) -> None:
    tile = window.home.shelf.tiles[3].play
    tile.setFocus()
    qtbot.keyClick(tile, Qt.Key.Key_Return)
    assert window.pages.currentWidget() is window.new_game
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert tile.hasFocus()


@pytest.mark.parametrize("name", [*WAYS, "table"])
def test_one_key_leads_home_from_everywhere(window, qtbot, name: str) -> None:
    if name == "table":
        window.start(wish(1, 2))
    else:
        WAYS[name](window)
    QApplication.processEvents()
    qtbot.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert window.pages.currentWidget() is window.home
    assert window.running is None


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_escape_opens_the_menu_of_a_table_where_nothing_lies_to_be_taken_away(window, qtbot) -> None:
    window.start(wish(1, 2))
    qtbot.keyClick(window.table.view, Qt.Key.Key_Escape)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert any("Home" in action.text() for action in menu.actions())
    assert (menu.accessibleName(), menu.activeAction()) == ("Menu", menu.actions()[0]), (
        "readers tell the chosen entry alone"
    )
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert window.pages.currentWidget() is window.table
