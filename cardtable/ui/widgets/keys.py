"""Keys: which key of the keyboard an event is about, and which letter it means in whatever layout is in use."""

from __future__ import annotations

import sys
import unicodedata
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

MODIFIERS: Final = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_Super_L,
        Qt.Key.Key_Super_R,
        Qt.Key.Key_Hyper_L,
        Qt.Key.Key_Hyper_R,
        Qt.Key.Key_Mode_switch,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
        Qt.Key.Key_ScrollLock,
    }
)
"""Keys that mean something with another one only."""

_WITH_LETTERS: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
_XKB: Final = 8
"""X11 and Wayland number the keys of a keyboard from 8 on, where Linux and Windows begin with 0."""


def _rows(*rows: tuple[int, str]) -> dict[int, str]:
    return {first + step: letter for first, row in rows for step, letter in enumerate(row)}


_PC: Final = _rows((16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
_MAC: Final = _rows((0, "ASDFHGZXCV"), (11, "BQWERYT"), (31, "OU"), (34, "IP"), (37, "LJ"), (40, "K"), (45, "NM"))


def place_of(event: QKeyEvent, system: str = sys.platform) -> int:
    """Which key of the keyboard it is, whatever it writes: with Shift, Tab goes down as Backtab and may come up as Tab.

    The scan code says so, on macOS the virtual key; where a program sent the key there is neither, and it is below 0.
    """
    place = event.nativeVirtualKey() if system == "darwin" else event.nativeScanCode()
    return place or -event.key()


def ends(event: QKeyEvent, place: int, system: str = sys.platform) -> bool:
    """Whether, as this key comes up, the one that went down at this place is up, or may be: then nothing is held.

    A key that is sent without its place may be any. macOS tells no end of a key that comes up while Command is down.
    """
    if event.isAutoRepeat():
        return False
    unknown = place_of(event, system) < 0 and event.key() not in MODIFIERS
    return place_of(event, system) == place or unknown or (system == "darwin" and event.key() == Qt.Key.Key_Control)


def letter_of(event: QKeyEvent, system: str = sys.platform) -> str:
    """The letter, figure or sign that a key means, as a capital: what it writes, in a Latin script or by its place.

    None with Ctrl, Alt, AltGr or Super: who presses these means something else.
    """
    if event.modifiers() & ~_WITH_LETTERS:
        return ""
    return _latin(event.text(), event, system)


def written(event: QKeyEvent, system: str = sys.platform) -> str:
    """What a key writes where a name is begun: in any script, and with AltGr, but not with Alt alone or Super."""
    alone = event.modifiers() & ~_WITH_LETTERS == Qt.KeyboardModifier.AltModifier and system != "darwin"
    return "" if alone or event.modifiers() & Qt.KeyboardModifier.MetaModifier else event.text()


def letter_with_control(event: QKeyEvent, system: str = sys.platform) -> str:
    """The letter that is pressed with Ctrl and, perhaps, Shift; ``""`` with anything else."""
    if event.modifiers() & ~_WITH_LETTERS != Qt.KeyboardModifier.ControlModifier or event.key() > sys.maxunicode:
        return ""
    return _latin(chr(event.key()), event, system)


def _latin(text: str, event: QKeyEvent, system: str) -> str:
    """What is written, as a capital; for a letter of another script that which a keyboard of the US has there."""
    if len(text) != 1 or not text.isprintable() or text.isspace():
        return ""
    if text.isdecimal():
        return str(int(text))
    if not text.isalpha() or unicodedata.name(text, "").startswith("LATIN"):
        return text.upper()
    if system == "darwin":
        return _MAC.get(event.nativeVirtualKey(), "")
    return _PC.get(event.nativeScanCode() - (0 if system == "win32" else _XKB), "")


def press_by_place(page: QWidget, event: QKeyEvent) -> bool:
    """Press what has this key with Ctrl on a page, in a layout whose letters Qt's shortcuts do not know."""
    letter = letter_with_control(event)
    if not letter.isalpha() or event.key() == ord(letter):
        return False
    wanted = QKeySequence(f"Ctrl+{letter}")
    for button in page.findChildren(QAbstractButton):
        if button.shortcut() == wanted and button.isVisible() and button.isEnabled():
            button.click()
            return True
    for shortcut in page.findChildren(QShortcut):
        part, known = shortcut.parent(), shortcut.keys()
        if wanted in known and isinstance(part, QWidget) and part.isVisible() and shortcut.isEnabled():
            shortcut.activated.emit()
            return True
    return False
