"""What comes up under a moving hand is deaf for a moment: panels until every key is up, all else to a second click."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QToolTip, QWidget

from cardtable.messages import translate
from cardtable.ui.a11y.announcer import Announcer, Tone
from cardtable.ui.language import say
from cardtable.ui.widgets.controls import plain_tip
from cardtable.ui.widgets.keys import MODIFIERS, ends, place_of

if TYPE_CHECKING:
    from collections.abc import Callable

DEAF: Final = 500
"""Milliseconds after which a panel takes its first press."""

FORGOTTEN: Final = 1000
"""Milliseconds without a key going down after which none is taken to be held: a held one repeats itself."""

CALM: Final = 5000
"""Milliseconds after which the same press means something new again, though it hurried the table before."""

SAID: Final = 3000
"""Milliseconds for which it can be read that a press did not count."""

_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress)
_ANSWERS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class _Click(NamedTuple):
    """What was clicked: when that ended, where on the screen, and what it met."""

    time: int
    where: QPointF
    met: QWidget | None


def _was_not_meant(event: QMouseEvent, before: _Click | None, click: _Click) -> bool:
    """Whether this is the click before once more, and meets what that one brought there."""
    passed = click.time - before.time if before is not None else 0
    if event.type() == QEvent.Type.MouseButtonDblClick:
        if before is None or passed > QGuiApplication.styleHints().mouseDoubleClickInterval():
            return True  # Its first half has chosen something in a menu or a dialog that lay here.
    elif before is None or not _are_near(click.where, before.where) or not 0 <= passed < InputGuard.wait:
        return False
    return click.met is not before.met and not _is_deaf(click.met)


def _are_near(one: QPointF, other: QPointF) -> bool:
    """Whether a hand that did not mean to move may have been at both."""
    return (one - other).manhattanLength() < QGuiApplication.styleHints().startDragDistance()


def _is_deaf(part: QWidget | None) -> bool:
    """Whether a panel that has just come up keeps presses from it, and says so."""
    while part is not None:
        if any(guard.deaf for guard in part.findChildren(InputGuard, "", Qt.FindChildOption.FindDirectChildrenOnly)):
            return True
        part = part.parentWidget()
    return False


def _running_clock() -> Callable[[], int]:
    timer = QElapsedTimer()
    timer.start()
    return timer.elapsed


class HeldKeys(QObject):
    """The keys that are down in a window; it watches what the system tells the window, before any widget gets it.

    A system does not tell the end of every key (of those that went down with Command, or while the window was left), so
    what cannot be known to be down is forgotten. Shift and the like answer nothing and are never among them.

    It also remembers the press that hurried the table: pressing the same again means no button that comes up. And a
    click that comes at once after another one in the same place, but meets something else than that, is kept from
    everybody: what lies under the pointer now was brought there by the first one, and has not been meant yet.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.clock = _running_clock()
        self._down: set[int] = set()
        self._last_press = 0
        self.before: frozenset[int] = frozenset()
        """What was down when the last key went down."""
        self._pressed_at = 0
        self.time_of: Callable[[QMouseEvent], int] = QMouseEvent.timestamp
        self._click: _Click | None = None
        self._goes_on = False
        self._hurried: frozenset[int] = frozenset()
        self._hurried_where: QPointF | None = None

    @property
    def down(self) -> set[int]:
        """The keys that are down now, each by its place on the keyboard."""
        if self.clock() - self._last_press > FORGOTTEN:
            self._down.clear()
        return self._down

    def hurry(self) -> None:
        """The press that is going on has hurried the table."""
        self._hurried = frozenset(self.down)
        self._hurried_where = self._click and self._click.where

    def only_hurries(self, press: QEvent) -> bool:
        """Whether this press goes on with the one that hurried the table.

        That is the same key, Space after any key (it always hurries), or a click where that one was.
        """
        if isinstance(press, QKeyEvent):
            return place_of(press) in self._hurried or (press.key() == Qt.Key.Key_Space and bool(self._hurried))
        return isinstance(press, QMouseEvent) and self._is_there(press.globalPosition())

    def _is_there(self, where: QPointF) -> bool:
        return self._hurried_where is not None and _are_near(where, self._hurried_where)

    def _note_press(self, event: QEvent, click: _Click | None = None) -> None:
        """Forget what hurried when something else is pressed, or the same after a while."""
        if self.clock() - self._pressed_at > CALM or not self.only_hurries(event):
            self._hurried, self._hurried_where = frozenset(), None
        self._click, self._goes_on, self._pressed_at = click, click is not None, self.clock()

    def _note_end(self, event: QMouseEvent) -> None:
        """A button does only now what it does, however long it was pressed."""
        if self._goes_on and self._click is not None:
            self._click, self._goes_on = self._click._replace(time=self._time(event)), False

    def _read(self, event: QMouseEvent) -> _Click:
        window = self.parent()
        met = window.childAt(event.position().toPoint()) if isinstance(window, QWidget) else None
        return _Click(self._time(event), event.globalPosition(), met)

    def _time(self, event: QMouseEvent) -> int:
        """When that was: it may have waited until what the click before brought there was made."""
        return self.time_of(event) or self.clock()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note what goes down and up, and swallow what meets something new; a window that is left knows of no key."""
        if isinstance(event, QKeyEvent) and event.key() in MODIFIERS:
            if event.type() == QEvent.Type.KeyRelease:
                self._down.clear()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if not event.isAutoRepeat():
                self.before = frozenset(self.down)
            self.down.add(place_of(event))
            self._last_press = self.clock()
            self._note_press(event)
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyRelease and not event.isAutoRepeat():
            if place_of(event) in self._down:
                self._down.remove(place_of(event))
            else:
                # It went down under another name, and which cannot be known.
                self._down.clear()
        elif isinstance(event, QMouseEvent) and event.type() in _PRESSES:
            click = self._read(event)
            if _was_not_meant(event, self._click, click):
                return True
            self._note_press(event, click)
        elif isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease:
            self._note_end(event)
        elif event.type() in (QEvent.Type.FocusOut, QEvent.Type.WindowDeactivate):
            self._down.clear()
        return False


class HeldKey(QObject):
    """The key with which something is held; ``ended`` when it is up, or cannot be known to be down any more.

    Its end may be told to somebody else, as to a window manager; but then it does not repeat itself any more, either.
    """

    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._place: int | None = None
        self.repeats = QTimer(self, singleShot=True, interval=FORGOTTEN)
        self.repeats.timeout.connect(self.ended)

    def goes_down(self, press: QKeyEvent) -> None:
        """It is this key, or it repeats itself, as it does from then on until it comes up."""
        if not press.isAutoRepeat():
            self._place = place_of(press)
        elif self.holds(press):
            self.repeats.start()

    def holds(self, press: QKeyEvent) -> bool:
        """Whether it is this key."""
        return place_of(press) == self._place

    def comes_up(self, release: QKeyEvent) -> None:
        """End, if it is this key, whatever it is called by now."""
        if self._place is not None and ends(release, self._place):
            self.ended.emit()

    def forget(self) -> None:
        """Nothing is held."""
        self._place = None
        self.repeats.stop()


def held_keys_of(widget: QWidget) -> HeldKeys | None:
    """The keys that are held in the window of a widget; ``None`` where that window does not look."""
    held = getattr(widget.window(), "held_keys", None)
    return held if isinstance(held, HeldKeys) else None


class InputGuard(QObject):
    """Keeps presses of mouse, Enter and Space from one panel and its buttons, from :meth:`start` on.

    A press counts only when ``wait`` milliseconds have passed and, after that or before, no other key and no other
    button of the mouse was down for a moment; nor does one that goes on hurrying the table. One that does not count
    says so. Letters are pressed on purpose and go through.
    """

    wait = DEAF

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        self._panel = panel
        self._announcer = Announcer(panel)
        self._all_up = True
        self.clock = _running_clock()
        self._since = -DEAF
        self._why: str | None = None

    def start(self) -> None:
        """The panel has come up."""
        self._since = self.clock()
        self._all_up = not self._held()
        self.watch()

    def watch(self) -> None:
        """Listen to all buttons that the panel has now."""
        for button in self._panel.findChildren(QAbstractButton):
            button.installEventFilter(self)
        self._panel.installEventFilter(self)

    @property
    def deaf(self) -> bool:
        """Whether a press does not count yet."""
        self._all_up = self._all_up or not self._held()
        return not self._all_up or self._too_early

    @property
    def _too_early(self) -> bool:
        return self.clock() - self._since < self.wait

    def _held(self, press: QEvent | None = None) -> bool:
        """Whether a key or a button is down, or was when this press began."""
        held = held_keys_of(self._panel)
        buttons = QGuiApplication.mouseButtons()
        keys: object = ()
        if held is not None:
            keys = held.before if isinstance(press, QKeyEvent) else held.down
        if isinstance(press, QMouseEvent):
            buttons &= ~press.button()
        return bool(keys) or buttons != Qt.MouseButton.NoButton

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow what does not count."""
        kind = event.type()
        if kind not in _PRESSES or (isinstance(event, QKeyEvent) and event.key() not in _ANSWERS):
            if kind == QEvent.Type.MouseButtonRelease and isinstance(watched, QAbstractButton):
                self._show_why(watched)
            if self._all_up or self._held():
                return False
            self._all_up = True
            # What is let go now was pressed before; whatever is pressed next began here.
            return kind == QEvent.Type.KeyRelease
        if isinstance(event, QKeyEvent) and event.isAutoRepeat():
            return True
        self._all_up = self._all_up or not self._held(event)
        hurries = self._only_hurries(event)
        if not self.deaf and not hurries:
            return False
        if isinstance(watched, QAbstractButton):
            self._why = self._reason(hurries)
            self._announcer.announce(self._why, Tone.URGENT, own=False)
            if isinstance(event, QKeyEvent):
                self._show_why(watched)
        return True

    def _only_hurries(self, press: QEvent) -> bool:
        held = held_keys_of(self._panel)
        return held is not None and held.only_hurries(press)

    def _reason(self, hurries: bool) -> str:
        """Why a press does not count, and what to do."""
        if hurries:
            return say(translate("Table", "That press only hurried the table. Press something else, or wait a moment."))
        return say(
            translate("Table", "That came too soon to count. Press once more.")
            if self._too_early
            else translate("Table", "Something else is still held down. Let go of everything, then press again.")
        )

    def _show_why(self, pressed: QWidget) -> None:
        """Show it below what was pressed, when the press has ended, since both ends of it end every tip."""
        why, self._why = self._why, None
        if why is not None:
            below = pressed.mapToGlobal(QPoint(0, pressed.height()))
            tip = partial(QToolTip.showText, below, plain_tip(why), pressed, pressed.rect(), SAID)
            QTimer.singleShot(0, pressed, tip)
