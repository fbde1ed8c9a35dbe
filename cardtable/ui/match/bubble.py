"""Why something does not go, or what a good player would do: said beside what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF, QMouseEvent
from PySide6.QtWidgets import QFrame

from cardtable.messages import Message, translate
from cardtable.stage.layout_parts import Rect
from cardtable.stage.popup_placement import OVER_CARD, Where, obstacles, place_beside
from cardtable.ui.a11y.roles import set_role
from cardtable.ui.a11y.speech_text import spoken
from cardtable.ui.language import say
from cardtable.ui.painting.drawing import INK, smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.scene.speech_items import bubble_path, paint_bubble
from cardtable.ui.theme import font
from cardtable.ui.widgets.controls import button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QEnterEvent, QPaintEvent

    from cardtable.app.match.screen import About
    from cardtable.app.match.screen import Bubble as BubblePart
    from cardtable.ui.scene.view import TableView

# A message is tried as wide as this and then narrower, in em: it goes where it covers least.
WIDTHS: Final = (24.0, 18.0, 14.0, 30.0)
TIP: Final = 0.9
# So many em away from what it is about, it points no longer.
FAR: Final = 3.0
# How long a message stays, in milliseconds, and how much longer for each letter.
STAYS: Final = 6000
PER_LETTER: Final = 60
_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_FLAGS: Final = int(_LEFT) | int(Qt.TextFlag.TextWordWrap)


class Bubble(QFrame):
    """A message on the table with a way to the rule; any press takes it away and does what it would have done.

    ``asked_rule`` carries the chapter's anchor.
    """

    asked_rule = Signal(str)
    gone = Signal()

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self.setObjectName("bubble")
        set_role(self, QAccessible.Role.Dialog)
        self.message: Message | None = None
        self._rule = ""
        self._anchor = Rect(0, 0, 0, 0)
        self._sides: Sequence[Where] = OVER_CARD
        self.link = button(self._open_rule, bare=True)
        self.link.setParent(self)
        self.link.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self._go)
        self._part: BubblePart | None = None
        self.hide()

    @property
    def text(self) -> str:
        """What it says now; empty while it is hidden."""
        return say(self.message) if self.isVisible() and self.message is not None else ""

    def show_part(self, part: BubblePart | None, anchor: Callable[[About], Rect]) -> None:
        """Say just this; what was said already is left alone, and goes when its time is over."""
        if part is None:
            self._part = None
            if self.isVisible():
                self.hide()
        elif self._part is None or part.number != self._part.number:
            self._part = part
            self.say(part.message, part.rule, anchor(part.about), part.sides)

    def lay_out(self, anchor: Callable[[About], Rect]) -> None:
        """The table lies otherwise: find what it speaks of, and room beside that."""
        if self.isVisible() and self._part is not None:
            self._anchor = anchor(self._part.about)
            self.place()

    def _go(self) -> None:
        """Go, and say so."""
        self.hide()
        self.gone.emit()

    def say(self, message: Message, rule: str, anchor: Rect, sides: Sequence[Where] = OVER_CARD) -> None:
        """Say the message beside a part of the table; ``rule`` is the chapter behind it, or empty."""
        self.hide()
        self.message, self._rule, self._anchor, self._sides = message, rule, anchor, sides
        self.retranslate()
        self.show()
        self.raise_()
        self._watch(True)
        self._begin_to_leave()

    def hide(self) -> None:
        """Go away; the keys are the table's again."""
        self._time.stop()
        self._watch(False)
        if self.link.hasFocus():
            self._view.setFocus()
        super().hide()

    def _begin_to_leave(self) -> None:
        self._time.start(STAYS + PER_LETTER * len(self.text))

    def retranslate(self) -> None:
        """Write the texts and find room for them."""
        if self.message is None:
            return
        self.setAccessibleName(spoken(say(self.message)))
        self.link.setText(say(translate("Table", "Show the rule")) + "  ›")
        self.link.setAccessibleName(say(translate("Table", "Show the rule")))
        self.link.setVisible(bool(self._rule))
        self.place()

    # -- size and place --------------------------------------------------------------------------------------------

    @property
    def _em(self) -> float:
        return self._view.table.em

    def _measure(self, widest: float) -> tuple[float, float]:
        """The size of the bubble without its tip: measured from the text, before it is placed."""
        em, cloth = self._em, self._view.table.layout.cloth
        text = "" if self.message is None else say(self.message)
        widest = min(widest * em, cloth.width - 2 * em)
        measure = QFontMetricsF(font(em))
        room = measure.boundingRect(QRectF(0, 0, widest - 1.6 * em, 10_000), _FLAGS, text)
        width = room.width() + 1.7 * em
        height = room.height() + 1.2 * em
        if self._rule:
            hint = self.link.sizeHint()
            width = max(width, hint.width() + 1.4 * em)
            height += hint.height()
        return min(width, cloth.width - em), height

    def place(self) -> None:
        """Lie beside the anchor, on nothing that matters."""
        scene, em = self._view.table, self._em
        zones = () if scene.picture is None else scene.picture.zones
        bounds = scene.layout.cloth.inset(0.5 * em)
        forbidden = [(self._view.mapped(rect), cost) for rect, cost in obstacles(scene.layout, zones)]
        sizes = dict.fromkeys(self._measure(widest) for widest in WIDTHS)
        tried = [place_beside(self._mapped, size, bounds, forbidden, self._sides, 0.75 * em) for size in sizes]
        found = min(tried, key=lambda one: (one.side is None, one.cost)).rect
        size = (found.width, found.height)
        reach = round(TIP * em)
        self.setGeometry(
            round(found.x) - reach, round(found.y) - reach, round(size[0]) + 2 * reach, round(size[1]) + 2 * reach
        )
        if self._rule:
            hint = self.link.sizeHint()
            # Its words begin where those above do.
            edge = (hint.width() - self.link.fontMetrics().horizontalAdvance(self.link.text())) / 2
            self.link.setGeometry(
                reach + round(0.85 * em - edge),
                self.height() - reach - hint.height() - round(0.25 * em),
                hint.width(),
                hint.height(),
            )

    @property
    def _mapped(self) -> Rect:
        """What it speaks of, in coordinates of the view."""
        return self._view.mapped(self._anchor)

    @property
    def sheet(self) -> QRectF:
        """The bubble without its tip, in coordinates of the view."""
        reach = round(TIP * self._em)
        return QRectF(self.geometry()).adjusted(reach, reach, -reach, -reach)

    @property
    def points(self) -> bool:
        """Whether it has a tip: from too far away that would end on something else, and seem to speak of it."""
        sheet, anchor = self.sheet, self._mapped
        across = max(anchor.x - sheet.right(), sheet.left() - anchor.right)
        down = max(anchor.y - sheet.bottom(), sheet.top() - anchor.bottom)
        return max(across, down) <= FAR * self._em

    @property
    def words(self) -> QRectF:
        """The room for the text, in coordinates of the bubble."""
        em, reach = self._em, round(TIP * self._em)
        foot = self.link.height() if self._rule else 0
        return QRectF(self.rect()).adjusted(
            reach + 0.85 * em, reach + 0.6 * em, -reach - 0.7 * em, -reach - 0.6 * em - foot
        )

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bubble with its tip."""
        em, reach = self._em, round(TIP * self._em)
        sheet = QRectF(self.rect()).adjusted(reach, reach, -reach, -reach)
        centre = self._mapped.centre
        target = QPointF(centre[0] - self.x(), centre[1] - self.y()) if self.points else sheet.center()
        with smooth(self) as painter:
            path = bubble_path(sheet.adjusted(1, 1, -1, -1), target, em, TIP * em - 2)
            paint_bubble(painter, path, self._view.table.theme, self._view.table.units.u)
            painter.setFont(font(em))
            painter.setPen(QColor(INK))
            painter.drawText(self.words, _FLAGS, self.text)

    # -- the pointer -----------------------------------------------------------------------------------------------

    def _watch(self, on: bool) -> None:
        """See every press in the window before any part of it does, or no longer."""
        window = self.window().windowHandle()
        if window is not None:
            window.removeEventFilter(self)
            if on:
                window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go before a press arrives, so that it means what it would have meant without us."""
        if isinstance(event, QMouseEvent) and event.type() in _PRESSES:
            where = self.mapFrom(self.window(), event.position().toPoint())
            if not (self.link.isVisible() and self.link.geometry().contains(where)):
                self._go()
        return False

    def enterEvent(self, event: QEnterEvent) -> None:
        """A user who points at it is still reading."""
        self._time.stop()

    def leaveEvent(self, event: QEvent) -> None:
        """Now the time to go begins again."""
        if self.isVisible():
            self._begin_to_leave()

    def _open_rule(self) -> None:
        self.asked_rule.emit(self._rule)
