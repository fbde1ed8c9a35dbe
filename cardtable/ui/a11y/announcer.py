"""Speaking to the user who listens with a screen reader: sentences, and where the focus is."""

from __future__ import annotations

import sys
from collections import deque
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.ui.a11y.accessible_widgets import is_unheard
from cardtable.ui.a11y.roles import set_role
from cardtable.ui.a11y.speech_text import sentence, spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QObject

# So many milliseconds a usual voice takes for a letter.
A_LETTER: Final = 65
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
    """Whether the registry of the accessibility bus knows a reader that wants announcements."""
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


# So many sentences can be heard once more.
KEPT: Final = 5
NOTES: Final = 32
# So many milliseconds a busy reader may need before it gets to a notification.
UNREAD: Final = 4000
# So many milliseconds a notification can be read.
NOTED: Final = 10_000


class Tone(StrEnum):
    """How a sentence is said: when there is time, or at once, because it is a question, a refusal or one's own turn."""

    PASSING = "passing"
    URGENT = "urgent"
    FOCUS = "focus"
    DIALOG = "dialog"


class Said(NamedTuple):
    """Something that was given to a screen reader.

    With the tone of the focus it is the name of what has the keys, with that of a dialog what the reader finds there.
    """

    text: str
    tone: Tone


listeners: Final[list[Callable[[Said], None]]] = []
"""What wants to know what is said: tests, and a transcript."""


class Announcer:
    """Speaks for one part of the window, as long as that can be seen.

    ``lately`` are the last few sentences; names of what has the focus are not among them.
    """

    def __init__(self, part: QWidget) -> None:
        self._part = part
        self._lately: deque[tuple[str, bool]] = deque(maxlen=KEPT)
        self._notes: list[tuple[int, QWidget]] = []
        self._clock = QElapsedTimer()
        self._clock.start()
        self._silent_at = 0
        self._read = QTimer(part, singleShot=True, interval=NOTED)
        self._read.timeout.connect(self._take_down)

    @property
    def lately(self) -> Sequence[str]:
        """What was said last, the oldest first."""
        return tuple(text for text, _ in self._lately)

    @property
    def speaking(self) -> int:
        """For about how many milliseconds a reader will still speak of what was told."""
        return max(0, self._silent_at - self._clock.elapsed())

    def forget(self) -> None:
        """Another person listens now: what was said to one person alone is kept nowhere."""
        self._lately = deque(((text, own) for text, own in self._lately if not own), maxlen=KEPT)
        self._take_down()

    def _free_note(self) -> QWidget:
        """The one that was used longest ago, or a new one where even that may not have been read."""
        now = self._clock.elapsed()
        if not self._notes or (now - self._notes[0][0] < UNREAD and len(self._notes) < NOTES):
            note = QWidget(self._part)
            note.hide()
            note.setGeometry(0, 0, 1, 1)
            set_role(note, QAccessible.Role.Notification)
        else:
            note = self._notes.pop(0)[1]
        self._notes.append((now, note))
        return note

    def _take_down(self) -> None:
        """Leave nothing of what was said."""
        self._read.stop()
        for _, note in self._notes:
            note.hide()
            note.setAccessibleName("")

    def clear(self) -> None:
        """Nothing has been said."""
        self._lately.clear()
        self.forget()

    def announce(self, text: str, tone: Tone = Tone.PASSING, *, own: bool = True, again: bool = False) -> None:
        """Say this; ``own``: only the person who sits there now may hear it, ``again``: it was said before."""
        text = spoken(text)
        if not text:
            return
        if not again:
            self._lately.append((text, own))
        for listener in listeners:
            listener(Said(text, tone))
        if is_unheard():
            # Where the keys are is told first, for that cuts off what is being said.
            QTimer.singleShot(0, self._part, lambda: self._deliver(text, tone))
        else:
            self._deliver(text, tone)

    def _deliver(self, text: str, tone: Tone) -> None:
        if not QAccessible.isActive():
            return
        self._silent_at = self._clock.elapsed() + self.speaking + A_LETTER * len(text)
        if know_announcements():
            # Of two in a row from any other part than the window, Orca 48 hears the first one only.
            event = QAccessibleAnnouncementEvent(self._part.window(), text)
            urgent, passing = QAccessible.AnnouncementPoliteness.Assertive, QAccessible.AnnouncementPoliteness.Polite
            event.setPoliteness(urgent if tone is Tone.URGENT else passing)
            QAccessible.updateAccessibility(event)
        else:
            self._notify(text)

    def open(self, dialog: QWidget, text: str, more: str = "", *, own: bool = True) -> None:
        """A dialog has come up with this text, and ``more`` to say; who reads dialogs is told only that."""
        focus = QApplication.focusWidget()
        has_keys = focus is not None and dialog.isAncestorOf(focus)
        if not (has_keys and read_dialogs()):
            self.announce(f"{sentence(text)} {more}", Tone.URGENT, own=own)
            return
        self._lately.append((spoken(text), own))
        for listener in listeners:
            listener(Said(spoken(text), Tone.DIALOG))
        self.announce(more, Tone.URGENT, own=own)

    def focus(self, item: QObject, text: str) -> None:
        """This has the keys now, and is called so."""
        for listener in listeners:
            listener(Said(text, Tone.FOCUS))
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))

    def _notify(self, text: str) -> None:
        """For readers that know no announcements: a notification comes up, one pixel large.

        They read it when they get to it, so it is not used again before they have had the time.
        """
        note = self._free_note()
        note.hide()
        note.setAccessibleName(text)
        note.show()
        self._read.start()
