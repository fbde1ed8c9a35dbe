"""What the screen readers that listen just now understand."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QElapsedTimer

# A reader may come and go; it is asked about again after so many milliseconds.
ASK_AGAIN: Final = 3000
_LISTENS: Final = '"Object:Announcement:"'
_on_linux: Final = sys.platform.startswith("linux")
_answer: Final[list[bool]] = []
_asked: Final = QElapsedTimer()


def know_announcements() -> bool:
    """Whether announcements are spoken: on Linux Orca does so from version 45 on, and asks the bus for them."""
    if not _on_linux:
        return True
    if not _answer or _asked.elapsed() > ASK_AGAIN:
        _answer[:] = [_somebody_listens()]
        _asked.start()
    return _answer[0]


def read_dialogs() -> bool:
    """Whether a dialog that gets the keys is read with all that is written in it, as Orca does."""
    return _on_linux


def _somebody_listens() -> bool:
    """Whether the registry of the accessibility bus knows anybody who wants announcements."""
    try:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage
    except ImportError:
        return False
    bus = QDBusConnection.sessionBus()
    where = bus.call(QDBusMessage.createMethodCall("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"))
    found = where.arguments()
    if where.type() is not QDBusMessage.MessageType.ReplyMessage or not found:
        return False
    registry = QDBusConnection.connectToBus(str(found[0]), "cardtable-readers")
    if not registry.isConnected():
        return False
    place = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry")
    events = registry.call(QDBusMessage.createMethodCall(*place, "GetRegisteredEvents"))
    # A list of pairs cannot be read from Python, but a message shows all it holds.
    return _LISTENS in repr(events)
