"""A reader may ask any object for any child, also for one that has just gone: nothing ends the program."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QMenu, QScrollArea, QWidget

from cardtable.games.catalogue import covers
from cardtable.ui.a11y import announcer
from cardtable.ui.language import say
from cardtable.ui.shell.main_window import MainWindow
from tests.ui.fingers import Fingers
from tests.ui.found import in_menu
from tests.ui.test_ears import begin, walk

NAME = QAccessible.Text.Name


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


def open_pages(hands: Fingers) -> None:
    """Make every page, with a table."""
    window = hands.window
    for page in (window.settings, window.about, window.saved):
        window.show_page(page)
    window.open_rules(next(iter(covers())))
    window.set_up("kinaskak")
    begin(hands, "kinaskak", 2, 2)
    window.open_scores()


def test_no_object_of_any_page_falls_over_a_child_that_is_not_there(hands) -> None:
    open_pages(hands)
    asked = 0
    for widget in [hands.window, *hands.window.findChildren(QWidget)]:
        if isinstance(widget, QAbstractItemView):
            continue  # These answer as they should, with a warning.
        interface = QAccessible.queryAccessibleInterface(widget)
        for index in (-1, interface.childCount(), interface.childCount() + 1, 99):
            assert interface.child(index) is None
            asked += 1
    assert asked > 400
    hands.window.table.get_up()


def test_scroll_areas_and_menus_have_what_is_in_them(hands) -> None:
    open_pages(hands)
    for area in hands.window.findChildren(QScrollArea):
        interface = QAccessible.queryAccessibleInterface(area)
        assert interface.childCount() == 1
        assert interface.indexOfChild(interface.child(0)) == 0
        assert interface.child(0).parent().object() is area
    menus = [menu for menu in hands.window.findChildren(QMenu) if menu.actions()]
    assert menus
    for menu in menus:
        interface = QAccessible.queryAccessibleInterface(menu)
        names = [interface.child(number).text(NAME) for number in range(interface.childCount())]
        assert names == [action.text().partition("\t")[0] for action in menu.actions()]
        assert all(interface.child(number).parent().object() is menu for number in range(len(names)))
    hands.window.table.get_up()


def test_an_entry_of_the_menu_is_chosen_by_its_action(hands) -> None:
    begin(hands, "kinaskak", 1, 3)
    assert in_menu(hands.page.top)
    menu = hands.page.top.findChild(QMenu)
    interface = QAccessible.queryAccessibleInterface(menu)
    entries = {interface.child(number).text(NAME): interface.child(number) for number in range(interface.childCount())}
    action = entries["Settings"].actionInterface()
    action.doAction(action.actionNames()[0])
    assert hands.window.pages.currentWidget() is hands.window.settings
    hands.window.table.get_up()


def test_objects_of_a_page_that_is_gone_are_harmless(hands) -> None:
    """What a reader still holds of a page from which everything was taken away."""
    hands.window.set_up("kinaskak")
    page = hands.window.new_game
    held = list(walk(QAccessible.queryAccessibleInterface(page)))
    hands.window.set_up("olsen")
    for interface in held:
        if interface.isValid():
            assert interface.childCount() >= 0
            interface.child(0)
            assert interface.text(NAME) is not None


@pytest.fixture
def listening(monkeypatch) -> Iterator[None]:
    """A reader runs before anything is made, so that Qt asks for every object as soon as there is one."""
    monkeypatch.setattr(announcer, "know_announcements", lambda: False)
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def test_what_is_made_while_a_reader_listens_is_what_it_is_meant_to_be(listening, services, qtbot) -> None:
    window = MainWindow(services)
    window.show()
    qtbot.waitExposed(window)
    hands = Fingers(window, qtbot)
    begin(hands, "olsen", 1, 2)
    page = hands.page
    hands.settle()
    roles = QAccessible.Role
    for part in (page.bubble, page.asker, page.questions.panel, page.curtain, page.round_end.panel):
        assert QAccessible.queryAccessibleInterface(part).role() == roles.Dialog
    for heading in page.top.findChildren(QLabel, "heading"):
        assert QAccessible.queryAccessibleInterface(heading).role() == roles.Heading
    for made, command in page.commands.buttons:
        found = QAccessible.queryAccessibleInterface(made)
        assert found.actionInterface().keyBindingsForAction("Press") == [say(command.key)]
    told = [f"Sentence {number} of a quick turn." for number in range(9)]
    for text in told:
        page.announcer.announce(text)
    notes = [note for note in page.children() if isinstance(note, QWidget) and note.size() == QSize(1, 1)]
    shown = [note for note in notes if not note.isHidden()]
    assert [QAccessible.queryAccessibleInterface(note).role() for note in notes] == [roles.Notification] * len(notes)
    assert [note.accessibleName() for note in shown][-9:] == told, "a reader may get to the first one last"
    page.announcer.forget()
    assert all(note.isHidden() and not note.accessibleName() for note in notes)
    page.get_up()
    window.close()
    shiboken6.delete(window)


def test_no_button_has_a_description_that_is_a_blank_or_its_own_name(hands) -> None:
    open_pages(hands)
    buttons = hands.window.findChildren(QAbstractButton)
    assert len(buttons) > 40
    for button in buttons:
        interface = QAccessible.queryAccessibleInterface(button)
        name, told = interface.text(NAME), interface.text(QAccessible.Text.Description)
        assert told == told.strip()
        assert told != name or not told, name
        assert name or button.isHidden() or not button.text(), "a button without a name"
    hands.window.table.get_up()


def test_what_readers_find_keeps_nothing_alive(hands) -> None:
    """Qt throws an interface away with its widget, and its Python half stays for ever: with all that it holds."""
    open_pages(hands)
    found = [QAccessible.queryAccessibleInterface(part) for part in hands.window.findChildren(QObject)]
    ours = [interface for interface in found if interface is not None and vars(interface)]
    found = [
        part for interface in walk(QAccessible.queryAccessibleInterface(hands.page)) for part in held_by(interface)
    ]
    assert len(ours) > 30
    found += [part for interface in ours for part in held_by(interface)]
    assert found == []


def held_by(part: object) -> list[QObject]:
    """The objects of Qt that a part of an interface holds, and what it holds holds."""
    values = list(vars(part).values())
    inner = [value for value in values if isinstance(value, QAccessibleActionInterface)]
    return [value for value in values if isinstance(value, QObject)] + [
        value for one in inner for value in vars(one).values() if isinstance(value, QObject)
    ]
