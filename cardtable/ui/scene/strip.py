"""Strip in a corner: a few lines on what happened since the viewer last acted, all of them on demand."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAbstractTextDocumentLayout, QColor, QPainter, QPalette, QPen, QTextDocument
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from cardtable.stage.strip import place_strip
from cardtable.ui.scene.drawing_kit import DEMI, MEDIUM, as_rect, shade
from cardtable.ui.scene.paint_guard import told_later
from cardtable.ui.theme import font
from cardtable.ui.widgets.tips import plain_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent
    from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

    from cardtable.stage.layout_parts import Rect
    from cardtable.ui.scene.tabletop import Tabletop

Z: Final = 310.0
OPEN_Z: Final = 11_200.0
LETTERS: Final = 0.92
LINES: Final = 3
PADDING: Final = 0.45


class StripItem(QGraphicsObject):
    """The newest three lines, and with the pointer or the focus on it all there are.

    A click or Enter plays what they tell once more: the scene emits ``asked_again``.
    """

    def __init__(self, table: Tabletop) -> None:
        super().__init__()
        self.table = table
        self.lines: tuple[str, ...] = ()
        self.spoken: tuple[str, ...] = ()
        self.hint = ""
        self._place: Rect | None = None
        self._rect = QRectF()
        self._open = False
        self._document = QTextDocument()
        self._written: tuple[object, ...] = ()
        self._arranged: tuple[object, ...] = ()
        self.setZValue(Z)
        self.setAcceptHoverEvents(True)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.hide()

    def tell(self, lines: Sequence[str], spoken: Sequence[str], hint: str) -> None:
        """Show these lines, which may hold colours; ``spoken`` are the same ones for ears."""
        if (tuple(lines), hint) == (self.lines, self.hint):
            return
        self.lines, self.spoken, self.hint = tuple(lines), tuple(spoken), hint
        self.setToolTip(plain_tip(hint))
        self.arrange()

    def arrange(self) -> None:
        """Find a corner that is free now; without one nothing is shown."""
        picture, table = self.table.picture, self.table
        for_this = (table.layout, self.lines, table.em, self._open)
        if self._arranged == for_this:
            return
        self._arranged = for_this
        self.prepareGeometryChange()
        before, self._place = self._place, None
        if self.lines and picture is not None and table.layout.cloth.height > 0:
            height = (LINES * 1.32 * LETTERS + 2 * PADDING) * table.em
            self._place = place_strip(table.layout, picture.zones, height, before)
        self.setVisible(self._place is not None)
        if self._place is not None:
            self._fit(self._place)
        self.update()

    def _fit(self, place: Rect) -> None:
        """As many of the newest lines as find room; opened, all of them, growing upwards or downwards."""
        em, rect = self.table.em, as_rect(place)
        inner = rect.width() - 2 * PADDING * em
        shown = self.lines if self._open else self.lines[-LINES:]
        self._write(shown, inner)
        most = rect.height() - 2 * PADDING * em + 1
        while not self._open and len(shown) > 1 and self._document.size().height() > most:
            shown = shown[1:]
            self._write(shown, inner)
        height = self._document.size().height() + 2 * PADDING * em
        cloth = as_rect(self.table.layout.cloth)
        high = min(height, cloth.height() - 2 * em)
        if not self._open:
            high = min(high, rect.height())
        downwards = rect.y() < cloth.center().y() - rect.height()
        top = rect.y() if downwards else rect.bottom() - high
        wide = min(rect.width(), self._document.idealWidth() + 2 * PADDING * em + 2)
        left = rect.x() if rect.center().x() < cloth.center().x() else rect.right() - wide
        self._rect = QRectF(left, max(top, cloth.y() + 0.5 * em), wide, high)

    def _write(self, lines: Sequence[str], width: float) -> None:
        key = (tuple(lines), round(width), self.table.em)
        if key == self._written:
            return
        self._written = key
        self._document.setDefaultFont(font(1.0, MEDIUM, LETTERS * self.table.em))
        self._document.setDocumentMargin(0)
        self._document.setHtml("".join(f'<p style="margin:0">{line}</p>' for line in lines))
        self._document.setTextWidth(width)

    def boundingRect(self) -> QRectF:
        """The strip with its frame."""
        reach = 3 * self.table.units.u
        return self._rect.adjusted(-reach, -reach, reach, reach)

    @told_later
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the lines on a dark ground; opened or focused it has a frame."""
        em, theme = self.table.em, self.table.theme
        framed = self._open or self.hasFocus()
        painter.setPen(QPen(QColor(theme.accent if framed else theme.edge), (2.2 if framed else 1) * self._u))
        painter.setBrush(shade(theme.panel, 250 if self._open else 170))
        painter.drawRoundedRect(self._rect, 0.6 * em, 0.6 * em)
        painter.save()
        inner = self._rect.adjusted(PADDING * em, PADDING * em, -PADDING * em, -PADDING * em)
        painter.setClipRect(inner.adjusted(-1, -1, 1, 1))
        # What is too long shows its end: the newest.
        over = max(0.0, self._document.size().height() - inner.height())
        painter.translate(inner.topLeft() - QPointF(0, over))
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, QColor(theme.text))
        self._document.documentLayout().draw(painter, context)
        painter.restore()

    @property
    def _u(self) -> float:
        return self.table.units.u

    def _unfold(self, on: bool) -> None:
        if on == self._open or self._place is None:
            return
        self.prepareGeometryChange()
        self._open = on
        self.setZValue(OPEN_Z if on else Z)
        self._fit(self._place)
        self.update()

    # -- pointer and keys ------------------------------------------------------------------------------------------

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Show all lines."""
        self._unfold(True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Show the newest only."""
        self._unfold(self.hasFocus() and self.table.shows_focus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show all lines, and let them be spoken."""
        super().focusInEvent(event)
        self._unfold(self.table.shows_focus)
        self.table.focused.emit(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the newest only."""
        super().focusOutEvent(event)
        self._unfold(False)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Play it once more."""
        event.accept()
        if not self.table.finish_motion():
            self.table.asked_again.emit()


def colour_names(text: str, names: Sequence[tuple[str, str]]) -> str:
    """The text as HTML in which each of these names has its colour."""
    shown = escape(text)
    for name, colour in sorted(names, key=lambda one: -len(one[0])):
        shown = _coloured(shown, escape(name), colour)
    return shown


def _coloured(text: str, name: str, colour: str) -> str:
    """Only whole words are names, and nothing inside a tag is one."""
    mark = f'<span style="color:{colour}; font-weight:{int(DEMI)}">{name}</span>'
    parts: list[str] = []
    start = 0
    while True:
        found = text.find(name, start)
        if found < 0:
            return "".join([*parts, text[start:]])
        end = found + len(name)
        whole = not text[found - 1 : found].isalnum() and not text[end : end + 1].isalnum()
        inside = text.rfind("<", 0, found) > text.rfind(">", 0, found)
        parts.append(text[start:found] + (mark if whole and not inside else name))
        start = end
