"""Choices that are all in sight: answers side by side in one frame, chips of a filter, and a switch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPen
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QFrame, QRadioButton, QStyle, QStyleOptionButton

from cardtable.ui.metrics import space
from cardtable.ui.painting.drawing import smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.widgets.controls import PushButton, clear
from cardtable.ui.widgets.icons import Icon, draw_icon, set_icon

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from cardtable.ui.services import Services

T = TypeVar("T")


class Chip(PushButton):
    """One of several things that can be chosen; what is chosen is filled and has a tick."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.setObjectName("chip")
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.toggled.connect(self._tick)
        services.look_changed.connect(self._tick)

    def _tick(self) -> None:
        if self.isChecked():
            set_icon(self, Icon.TICK, self._services.frame.on_accent, 0.85)
        else:
            self.setIcon(QIcon())


class Segment(QRadioButton):
    """One of the answers, as wide as its word and the tick of what is chosen; Enter chooses it as Space does."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("segment")
        self.toggled.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Measured anew: Qt remembers what it measured without the tick."""
        self.ensurePolished()
        shown = QStyleOptionButton()
        self.initStyleOption(shown)
        words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        return self.style().sizeFromContents(QStyle.ContentsType.CT_RadioButton, shown, words, self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose it; where it is chosen already, Enter is the page's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.isChecked():
            self.click()
        else:
            super().keyPressEvent(event)


class Segments(QFrame, Generic[T]):
    """All answers to one question side by side, of which one is chosen; ``answer`` is called with what is pressed."""

    def __init__(self, answer: Callable[[T], object]) -> None:
        super().__init__()
        self.setObjectName("segments")
        self._answer = answer
        self._answers: list[T] = []
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        space(self._row, 0)

    def offer(self, answers: Sequence[tuple[T, str]], chosen: T | None) -> None:
        """Offer these, each in a word or two; ``None``: none of them is chosen."""
        if [answer for answer, _ in answers] != self._answers:
            clear(self._row)
            self._answers = [answer for answer, _ in answers]
            for answer in self._answers:
                made = Segment()
                # The room of the tick goes from one to the other at once, before anything that follows is drawn.
                made.toggled.connect(lambda _: self._row.activate())
                made.clicked.connect(lambda _=False, answer=answer: self._answer(answer))
                self._row.addWidget(made)
        for button, (answer, words) in zip(self.buttons, answers, strict=True):
            button.setText(words.replace("&", "&&"))
            # Where nothing is chosen, none of them is.
            button.setAutoExclusive(chosen in self._answers)
            button.setChecked(answer == chosen)

    def fit(self, width: int) -> None:
        """Stand side by side in so much room, else one below the other."""
        directions = QBoxLayout.Direction
        beside = sum(button.sizeHint().width() for button in self.buttons) + 4 <= width
        self._row.setDirection(directions.LeftToRight if beside else directions.TopToBottom)

    @property
    def chosen(self) -> Segment:
        """The answer that is chosen, else the first one."""
        return next((button for button in self.buttons if button.isChecked()), self.buttons[0])

    @property
    def buttons(self) -> list[Segment]:
        """The answers, in their order."""
        return [one for one in self.children() if isinstance(one, Segment)]


class Switch(QCheckBox):
    """Yes or no: a knob that lies at the left or at the right, there with a tick in it."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.setObjectName("switch")
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the switch where the style has room for a box to tick."""
        super().paintEvent(event)
        theme, on = self._services.frame, self.isChecked()
        shown = QStyleOptionButton()
        self.initStyleOption(shown)
        room = QRectF(self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, shown, self))
        inside = room.adjusted(0.7, 0.7, -0.7, -0.7)
        half = inside.height() / 2
        with smooth(self) as painter:
            painter.setPen(QPen(QColor(theme.accent if on else theme.edge), 1.4))
            painter.setBrush(QColor(theme.accent if on else theme.sunk))
            painter.drawRoundedRect(inside, half, half)
            knob = QPointF(inside.right() - half if on else inside.left() + half, inside.center().y())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.on_accent if on else theme.edge))
            painter.drawEllipse(knob, 0.72 * half, 0.72 * half)
            if on:
                draw_icon(painter, Icon.TICK, knob, 1.05 * half, QColor(theme.accent))
