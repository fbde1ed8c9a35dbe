"""Eyes and hands for the driver within this process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.ui.a11y.transcript import Transcript
from tests.ui.fingers import FOR_EVER
from tools.driver.driver import Driver, Told

MODIFIERS = {"shift": Qt.KeyboardModifier.ShiftModifier, "ctrl": Qt.KeyboardModifier.ControlModifier}
# Milliseconds for what the program does of its own accord.
MOMENT = 1


class Keys:
    """Hands: keys as the system sends them to the window that has them."""

    def press(self, key: str) -> None:
        *held, name = key.split("+")
        modifiers = Qt.KeyboardModifier.NoModifier
        for modifier in held:
            modifiers |= MODIFIERS[modifier]
        if key == "shift+Tab":
            name = "Backtab"
        letter = len(name) == 1 and not held
        window = QApplication.activePopupWidget() or QGuiApplication.focusWindow()
        QTest.keyClick(window, name if letter else Qt.Key[f"Key_{name.capitalize()}"], modifiers)

    def write(self, text: str) -> None:
        for letter in text:
            self.press(letter)


class Listening:
    """Eyes that hear what the transcript tells; ``end`` closes them."""

    def __init__(self, app: QApplication) -> None:
        self.told: list[Told] = []
        self._transcript = Transcript(app, lambda line: self.told.append(Told(**line)))  # type: ignore[arg-type]
        self.end = self._transcript.end

    def look(self) -> None:
        QTest.qWait(MOMENT)


class Closed:
    """Eyes for whoever sees the table in another way, and at once."""

    told: tuple[Told, ...] = ()

    def look(self) -> None:
        pass


@contextmanager
def driving(app: QApplication) -> Iterator[Driver]:
    """A driver of whatever window has the keys; it waits for as long as it takes, and never for time to pass."""
    eyes = Listening(app)
    try:
        yield Driver(eyes, Keys(), time_limit=FOR_EVER / 1000, answer=0)
    finally:
        eyes.end()
