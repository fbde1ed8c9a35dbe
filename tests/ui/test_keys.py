"""Keys in every layout: which letter is meant, which key of the keyboard it is, and that what is held ends with it."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from cardtable.cards import Card
from cardtable.ui.match.page import with_control
from cardtable.ui.widgets.keys import ends, letter_of, letter_with_control, place_of, written
from tests.ui.fingers import Fingers
from tests.ui.tables import position, table_at

PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
SUPER = Qt.KeyboardModifier.MetaModifier
ALTGR = Qt.KeyboardModifier.GroupSwitchModifier
SYSTEMS = ("linux", "win32", "darwin")

LETTERS = "QWERTYUIOPASDFGHJKLZXCVBNM"
# What the keys write at which a keyboard of the US has these letters.
LAYOUTS = {
    "us": "qwertyuiopasdfghjklzxcvbnm",
    "is": "qwertyuiopasdfghjklzxcvbnm",
    "no": "qwertyuiopasdfghjklzxcvbnm",
    "de": "qwertzuiopasdfghjklyxcvbnm",
    "ru": "йцукенгшщзфывапролдячсмить",
    "gr": ";ςερτυθιοπασδφγηξκλζχψωβνμ",
}
PC = dict(zip(LETTERS, (*range(16, 26), *range(30, 39), *range(44, 51)), strict=True))
# As Apple's headers number them.
MAC = dict(
    zip(
        LETTERS,
        (12, 13, 14, 15, 17, 16, 32, 34, 31, 35, 0, 1, 2, 3, 5, 4, 38, 40, 37, 6, 7, 8, 9, 11, 45, 46),
        strict=True,
    )
)


def pressed(
    at: str,
    writes: str,
    modifiers: Qt.KeyboardModifier = NONE,
    system: str = "linux",
    kind: QEvent.Type = PRESS,
    again: bool = False,
) -> QKeyEvent:
    """The key at which a keyboard of the US has a letter, as a system tells it."""
    key = ord(writes.upper()) if len(writes) == 1 else 0
    scan = {"linux": PC[at] + 8, "win32": PC[at], "darwin": 0}[system]
    virtual = MAC[at] if system == "darwin" else 1
    text = chr(ord(at) - 64) if modifiers & CTRL and writes.isascii() else writes
    return QKeyEvent(kind, key, modifiers, scan, virtual, 0, text, again)


every_system = pytest.mark.parametrize("system", SYSTEMS)
every_layout = pytest.mark.parametrize("layout", LAYOUTS)


@pytest.mark.whole
@every_system
@every_layout
def test_a_letter_is_what_it_writes_or_where_it_is(layout: str, system: str) -> None:
    for at, writes in zip(LETTERS, LAYOUTS[layout], strict=True):
        meant = writes.upper() if writes.isascii() else at
        assert letter_of(pressed(at, writes, NONE, system), system) == meant
        assert letter_of(pressed(at, writes.upper(), SHIFT, system), system) == meant
        if writes != ";":
            assert letter_with_control(pressed(at, writes, CTRL, system), system) == meant


@pytest.mark.whole
@every_system
@pytest.mark.parametrize("other", [CTRL, ALT, SUPER, ALTGR, CTRL | ALT, SHIFT | ALT, CTRL | SHIFT], ids=str)
@every_layout
def test_with_another_modifier_than_shift_it_is_no_letter(layout: str, other: Qt.KeyboardModifier, system: str) -> None:
    for at, writes in zip(LETTERS, LAYOUTS[layout], strict=True):
        assert letter_of(pressed(at, writes, other, system), system) == ""
        assert other in (CTRL, CTRL | SHIFT) or letter_with_control(pressed(at, writes, other, system), system) == ""


@pytest.mark.parametrize(
    ("writes", "meant"),
    [
        ("þ", "Þ"),
        ("ö", "Ö"),
        ("5", "5"),
        ("٥", "5"),
        ("*", "*"),
        (" ", ""),
        ("\r", ""),
        ("\x1b", ""),
        ("", ""),
        ("º", ""),
    ],
)
def test_other_letters_figures_and_signs(writes: str, meant: str) -> None:
    """``º`` is written by a key that has no letter where keyboards of the US have one."""
    assert letter_of(QKeyEvent(PRESS, 0, NONE, 49, 1, 0, writes)) == meant


def test_a_sign_is_no_letter_where_another_keyboard_has_one() -> None:
    assert letter_of(pressed("M", ",")) == ","


@every_system
def test_a_name_is_begun_in_any_script(system: str) -> None:
    assert written(pressed("V", "м", NONE, system), system) == "м"
    assert written(pressed("T", "þ", ALTGR, system), system) == "þ"
    assert written(pressed("T", "t", SUPER, system), system) == ""
    assert written(pressed("T", "t", ALT, system), system) == ("t" if system == "darwin" else "")


@every_system
def test_what_is_held_ends_with_its_key_and_no_other(system: str) -> None:
    place = place_of(pressed("V", "v", NONE, system), system)
    up = partial(pressed, system=system, kind=RELEASE)
    for writes, modifiers in (
        ("v", NONE),
        ("V", SHIFT),
        ("“", ALTGR),
        ("м", NONE),
        ("v", CTRL),
        ("v", SUPER),
        ("", NONE),
    ):
        assert ends(up("V", writes, modifiers), place, system)
    assert not ends(up("B", "v", NONE), place, system), "another key that writes the same by now"
    assert not ends(up("V", "v", NONE, again=True), place, system), "it repeats itself"
    assert ends(QKeyEvent(RELEASE, Qt.Key.Key_A, NONE), place, system), "which key that is cannot be known"
    command = QKeyEvent(RELEASE, Qt.Key.Key_Control, NONE, 37, 55, 0)
    assert ends(command, place, system) is (system == "darwin")


@every_layout
def test_with_control_the_same_is_done(layout: str) -> None:
    for at, writes in zip(LETTERS, LAYOUTS[layout], strict=True):
        letter = writes.upper() if writes.isascii() else at
        deeds = {"Z": "back", "Y": "redo", "S": "sort", "K": "order", "H": "cover", "M": "sound", "F": "find"}
        assert with_control(pressed(at, writes, CTRL)) == deeds.get(letter)
        if letter == "Z":
            assert with_control(pressed(at, writes, CTRL | SHIFT)) == "redo"


# -- at the table ------------------------------------------------------------------------------------------------------


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


def sit(hands: Fingers, people: int) -> None:
    hands.window.show_page(hands.window.table)
    hands.window.table.sit_down(table_at(hands.window.services, position(["4H 9S KD QD", "5H 6H 7S"], "2C"), people))
    hands.wait(lambda: not hands.scene.moving)


def send(event: QKeyEvent) -> None:
    QApplication.sendEvent(QApplication.focusWidget(), event)


def shows_the_king(hands: Fingers) -> bool:
    return Card.parse("KD") in {item.card for item in hands.scene.cards}


PEEKS = {
    "let go with AltGr": (pressed("V", "v"), pressed("V", "“", ALTGR, kind=RELEASE)),
    "let go with Shift": (pressed("V", "v"), pressed("V", "V", SHIFT, kind=RELEASE)),
    "let go in another layout": (pressed("V", "v"), pressed("V", "м", kind=RELEASE)),
    "pressed in a layout without Latin letters": (pressed("V", "м"), pressed("V", "v", kind=RELEASE)),
    "greek": (pressed("V", "ω"), pressed("V", "ω", kind=RELEASE)),
}


@pytest.mark.whole
@pytest.mark.parametrize(("down", "up"), PEEKS.values(), ids=PEEKS)
def test_a_peek_lasts_as_long_as_its_key(hands, down: QKeyEvent, up: QKeyEvent) -> None:
    sit(hands, 2)
    send(down.clone())
    assert shows_the_king(hands)
    send(pressed("B", "v", kind=RELEASE))
    assert shows_the_king(hands), "that was another key"
    send(up.clone())
    assert not shows_the_king(hands)
    assert hands.page.curtain.sheet.isVisible()


@pytest.mark.parametrize("modifiers", [ALT, ALTGR, SUPER, CTRL], ids=str)
def test_with_another_modifier_nobody_peeks(hands, modifiers: Qt.KeyboardModifier) -> None:
    sit(hands, 2)
    send(pressed("V", "v", modifiers))
    assert not hands.page.curtain.peeks


def test_a_peek_with_space_ends_with_that_key_though_it_is_called_otherwise(hands) -> None:
    sit(hands, 2)
    hands.page.curtain.peek_button.setFocus()
    send(QKeyEvent(PRESS, Qt.Key.Key_Space, NONE, 65, 1, 0, " "))
    assert shows_the_king(hands)
    send(QKeyEvent(RELEASE, Qt.Key.Key_nobreakspace, ALTGR, 65, 1, 0, "\xa0"))
    assert not shows_the_king(hands)


def test_a_peek_whose_end_is_told_to_nobody_ends_when_its_key_repeats_itself_no_more(hands) -> None:
    sit(hands, 2)
    curtain = hands.page.curtain
    send(pressed("V", "v"))
    assert not curtain.held_key.repeats.isActive(), "no system has to repeat keys"
    send(pressed("V", "v", again=True))
    assert curtain.held_key.repeats.isActive()
    curtain.held_key.repeats.timeout.emit()
    assert not shows_the_king(hands)
    assert not curtain.held_key.repeats.isActive()


@pytest.mark.parametrize("layout", ["ru", "gr"])
def test_without_latin_letters_keys_press_the_same_buttons(hands, layout: str) -> None:
    sit(hands, 1)
    writes = dict(zip(LETTERS, LAYOUTS[layout], strict=True))
    before = len(hands.page.table.round.hands[0])
    send(pressed("D", writes["D"]))
    hands.wait(lambda: len(hands.page.table.round.hands[0]) == before + 1)
    done = []
    hands.page.deeds["sound"] = lambda: done.append("sound")
    send(pressed("M", writes["M"], CTRL))
    assert done == ["sound"]


@pytest.mark.parametrize("modifiers", [ALT, ALTGR, SUPER, CTRL | ALT], ids=str)
def test_with_another_modifier_nothing_is_done_at_the_table(hands, modifiers: Qt.KeyboardModifier) -> None:
    sit(hands, 1)
    log = list(hands.page.table.match.log)
    for letter in LETTERS:
        send(pressed(letter, letter.lower(), modifiers))
    assert hands.page.table.match.log == log


@pytest.mark.parametrize("layout", ["us", "ru", "gr"])
def test_a_typed_card_is_found_in_every_layout(hands, layout: str) -> None:
    sit(hands, 1)
    writes = dict(zip(LETTERS, LAYOUTS[layout], strict=True))
    send(pressed("K", writes["K"].upper(), SHIFT))
    send(pressed("D", writes["D"]))
    assert hands.scene.focusItem().card == Card.parse("KD")


@pytest.mark.parametrize("layout", ["ru", "gr"])
def test_shortcuts_of_pages_are_found_by_their_place(window, layout: str) -> None:
    window.show_page(window.home)
    writes = dict(zip(LETTERS, LAYOUTS[layout], strict=True))
    send(pressed("O", writes["O"], CTRL))
    assert window.pages.currentWidget() is window.saved
    send(pressed("F", writes["F"], CTRL))
    assert window.saved.search.words.hasFocus() or not window.saved.search.isVisible()


@pytest.mark.parametrize("layout", ["us", "ru", "gr"])
def test_the_letters_of_the_shelf_in_every_layout(window, layout: str) -> None:
    shelf = window.home.shelf
    shelf.all[0].play.setFocus()
    at = dict(zip(LETTERS, LAYOUTS[layout], strict=True))
    send(pressed("K", at["K"]))
    assert QApplication.focusWidget().title.startswith("K")
