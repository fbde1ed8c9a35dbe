"""Labels, buttons, boxes and sliders as all pages have them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSlider,
    QWidget,
)

from cardtable.messages import translate
from cardtable.ui.a11y.answered import expect_an_answer
from cardtable.ui.a11y.speech_text import spoken, spoken_key
from cardtable.ui.metrics import space
from cardtable.ui.painting.drawing import smooth
from cardtable.ui.painting.paint_guard import told_later

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QWheelEvent
    from PySide6.QtWidgets import QMenu

    from cardtable.messages import Message


def plain_tip(text: str) -> str:
    """What Qt has to be given to show this text as it is; the first paint has tips, and needs no module for markup."""
    if "<" not in text and "&" not in text:
        return text
    return f"<qt>{text.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')}</qt>"


# A description that is none: where there is none at all, Qt takes the tool tip.
NOTHING: Final = " "
# A box that is as wide as its text says of its field that it is this much narrower at most.
SLACK: Final = 12
# The sign and the air of a box of choices take no more of its width than so many times its height.
AROUND: Final = 1.5
# Home from everywhere, as in browsers.
HOME_KEY: Final = QKeySequence("Alt+Home")
# How broad the ring is that shows where the keys are.
RING: Final = 2.0


def label(name: str = "", text: str = "", wrap: bool = False) -> QLabel:
    """A label; ``name`` chooses its style (title, heading, quiet, warning).

    What it says is plain text always: a name that looks like markup is a name.
    """
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setObjectName(name)
    made.setWordWrap(wrap)
    return made


def scrolling(inside: QWidget) -> QScrollArea:
    """Room in which this scrolls. The keys go by it: what they reach inside scrolls into sight by itself."""
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setWidget(inside)
    return scroll


class ComboBox(QComboBox):
    """A box of choices that the wheel leaves alone: the user who scrolls the page does not want to change a house rule.

    What finds no room in the box ends in dots; its list is as wide as it needs to be.
    """

    _label: QLabel | None = None

    def set_spoken_name(self, name: str) -> None:
        """Be called this by readers, where the eye sees what it is about: they take it from a label alone."""
        if self._label is None:
            self._label = label()
            self._label.setParent(self)
            self._label.setBuddy(self)
            self._label.hide()
        self._label.setText(name)
        self.setAccessibleName(name)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box, and as much of its text as there is room for."""
        if self.fontMetrics().horizontalAdvance(self.currentText()) + AROUND * self.height() <= self.width():
            super().paintEvent(event)
            return
        # Here, because making what Qt knows of styles takes a good part of the start.
        from PySide6.QtWidgets import QStyle, QStyleOptionComboBox, QStylePainter

        shown = QStyleOptionComboBox()
        self.initStyleOption(shown)
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, shown)
        room = (
            self.style()
            .subControlRect(QStyle.ComplexControl.CC_ComboBox, shown, QStyle.SubControl.SC_ComboBoxEditField, self)
            .width()
        )
        text = shown.currentText
        if self.fontMetrics().horizontalAdvance(text) > room + SLACK:
            shown.currentText = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, shown)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()


class TitledBox(QWidget):
    """A box of choices with its title before it, by which readers call it."""

    def __init__(self) -> None:
        super().__init__()
        self.box = ComboBox()
        self.title = label("quiet")
        self.title.setBuddy(self.box)
        row = QHBoxLayout(self)
        space(row, 0.5)
        row.addWidget(self.title)
        row.addWidget(self.box)

    def set_title(self, title: str) -> None:
        """Be called this."""
        self.title.setText(title)
        self.box.setAccessibleName(title)


class Slider(QSlider):
    """A slider from 0 to ``most`` that speaks when it is let go; the wheel leaves it alone like a :class:`ComboBox`."""

    def __init__(self, most: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(0, most)
        self.setSingleStep(most // 20)
        self.setPageStep(most // 5)
        self.setTracking(False)

    def show_value(self, value: int) -> None:
        """Stand there, and say nothing about it."""
        self.blockSignals(True)
        self.setValue(value)
        self.blockSignals(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()


class PushButton(QPushButton):
    """A button that Enter presses as Space does, so that Enter never reaches what lies behind it.

    ``describes_itself``: its tip is no description for readers, because it has one of its own.
    """

    describes_itself = False

    def setText(self, text: str) -> None:
        """Write the text as it is: an ampersand is one, as in "Jón & Anna". The key stays, which Qt forgets else."""
        key = self.shortcut()
        super().setText(text.replace("&", "&&"))
        self.setShortcut(key)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring of the keys outside the button, where its style leaves room for it."""
        super().paintEvent(event)
        self._draw_ring()

    def _draw_ring(self) -> None:
        ground = self.parentWidget() or self
        if self.hasFocus():
            with smooth(self) as painter:
                # In the colour of what is written round it: the button's own may be that of its ground.
                painter.setPen(QPen(ground.palette().color(QPalette.ColorRole.WindowText), RING))
                inside = QRectF(self.rect()).adjusted(RING / 2, RING / 2, -RING / 2, -RING / 2)
                round_ = 0.8 * self.fontInfo().pixelSize()
                painter.drawRoundedRect(inside, round_, round_)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)


def button(action: Callable[[], object], *, primary: bool = False, bare: bool = False) -> QPushButton:
    """A push button that calls ``action``."""
    made = PushButton()
    made.setProperty("primary", primary)
    if bare:
        made.setObjectName("bare")
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    made.clicked.connect(lambda: action())
    return made


def text_with_key(text: str, key: QKeySequence | Qt.Key) -> str:
    """A text and its key as the system writes it: Ctrl+O, Strg+O or ⌘O."""
    return f"{text} ({QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)})"


def set_tip(widget: QWidget, text: str) -> None:
    """Say this while the mouse rests on the widget, as plain text.

    Qt takes a tip for the description that readers speak after the name. There it is what it says more than the name,
    such as a key; a key that Qt knows of is told by Qt where readers ask for keys.
    """
    widget.setToolTip(plain_tip(text))
    if isinstance(widget, PushButton) and widget.describes_itself:
        return
    name = spoken_name(widget)
    if not name or not text.startswith(name):
        widget.setAccessibleDescription(spoken(text))
        return
    key = text.removeprefix(name).strip().removeprefix("(").removesuffix(")")
    known = isinstance(widget, QAbstractButton) and not widget.shortcut().isEmpty()
    widget.setAccessibleDescription(NOTHING if known or not key else spoken_key(key))


def spoken_name(widget: QWidget) -> str:
    """What readers call a widget."""
    name = widget.accessibleName()
    if not name and isinstance(widget, QAbstractButton):
        return widget.text().replace("&&", "&")
    return name or (widget.text() if isinstance(widget, QLabel) else "")


def menu_text(text: str) -> str:
    """What Qt has to be given to write this in a menu as it is: an ampersand alone would be the mark of a key."""
    return text.replace("&", "&&")


def pop_up(menu: QMenu, at: QPoint, name: str = "") -> None:
    """Open a menu at a point of the screen with its first entry chosen, which is all that readers tell of a menu."""
    menu.setAccessibleName(name or menu.accessibleName())
    menu.aboutToHide.connect(expect_an_answer, Qt.ConnectionType.SingleShotConnection)
    menu.popup(at)
    if menu.actions():
        menu.setActiveAction(menu.actions()[0])


def set_flag(widget: QWidget, name: str, value: bool) -> None:
    """Set a property that the style sheet looks at; a widget that was never shown is dressed by it later."""
    if bool(widget.property(name)) != value:
        widget.setProperty(name, value)
        if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            widget.style().unpolish(widget)
            widget.style().polish(widget)


def discard(widget: QWidget) -> None:
    """Take a widget away for good. Hidden first, else a layout's pending "show" makes a window of it."""
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()


def clear(layout: QLayout) -> None:
    """Take everything out of a layout and delete it."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            discard(widget)


DEAL_OF_THE_DAY: Final = translate("NewGame", "Deal of the day")
SAME_DEAL: Final = translate("Deals", "Play these cards again")
OTHER_SEATS: Final = translate("Deals", "Same cards, new seats", "the same deal with people in other seats")


def copy_text(code: str) -> Message:
    """The code of a deal, and what a press on it does."""
    return translate("Deals", "Copy deal code {code}").put(code=code)


def put_on_clipboard(code: str) -> None:
    """Copy a code, so that it can be sent to others."""
    QGuiApplication.clipboard().setText(code)


def copied(code: str) -> Message:
    """The sentence for a code that was copied."""
    return translate("Deals", "The deal code {code} was copied.").put(code=code)
