"""A list whose lines are never cut: they wrap, anew whenever its width or the size of text changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QLineF, QPersistentModelIndex, QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QPainter,
    QPalette,
    QTextDocument,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QListView, QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cardtable.ui.painting.paint_guard import told_later

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QResizeEvent

# Above a line that carries this, a thin rule begins another part; indented lines are that many steps to the right.
BEGINS: Final = Qt.ItemDataRole.UserRole + 1
INDENT: Final = Qt.ItemDataRole.UserRole + 2
_PADDING: Final = 0.34
_GAP: Final = 0.7
_LINE_SEPARATOR: Final = "\u2028"


class WrappedList(QListWidget):
    """Lines of text, each as high as its words need at this width."""

    def __init__(self) -> None:
        self._measured = 0
        super().__init__()
        self._wrapping = _Wrapping(self)
        self.setItemDelegate(self._wrapping)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        model = self.model()
        model.rowsInserted.connect(lambda _, first, __: self._measure_from(first))
        model.rowsRemoved.connect(lambda _, first, __: self._measure_from(first))
        model.dataChanged.connect(lambda first, *_: self._measure_from(first.row()))
        model.modelReset.connect(lambda: self._measure_from(0))

    def _measure_from(self, row: int) -> None:
        self._measured = min(self._measured, row)

    def doItemsLayout(self) -> None:
        """Tell Qt how high the new lines are: of those that are measured it need not ask for each of thousands."""
        model = self.model()
        with QSignalBlocker(model):
            for row in range(self._measured, self.count()):
                self.item(row).setSizeHint(self._wrapping.measured(model.index(row, 0)))
        self._measured = self.count()
        super().doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._wrap_anew()

    def changeEvent(self, event: QEvent) -> None:
        """Wrap anew when the letters become larger or smaller."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._wrap_anew()

    def _wrap_anew(self) -> None:
        self._wrapping.forget()
        self._measured = 0
        self.scheduleDelayedItemsLayout()

    def document(self, row: int) -> QTextDocument | None:
        """What is drawn in place of the text of this row, which is then only said."""
        return None

    def text_height(self, row: int) -> float:
        """How high the words of a line are at the present width, without the air around them."""
        return self._wrapping.words(self.model().index(row, 0)).boundingRect().height()


class _Wrapping(QStyledItemDelegate):
    """Draws and measures lines with one and the same layout of their words."""

    def __init__(self, owner: WrappedList) -> None:
        super().__init__(owner)
        self._owner = owner
        self._heights: dict[tuple[str, int, bool], int] = {}

    def forget(self) -> None:
        """What was measured at another width or with other letters."""
        self._heights.clear()

    def measured(self, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """As wide as the list, and as high as the words."""
        begins, indent = _begins(index), index.data(INDENT) or 0
        key = (str(index.data()), indent, begins)
        rich = self._rich(index)
        height = self._heights.get(key) if rich is None else self._high(rich.size().height(), begins)
        if height is None:
            height = self._heights[key] = self._high(self.words(index).boundingRect().height(), begins)
        return QSize(self._owner.viewport().width(), height)

    def _high(self, words: float, begins: bool) -> int:
        return round(words + 2 * self._pad() + self._gap(begins) + 0.5)

    @told_later
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The ground as the style wants it, then the rule and the words."""
        made = QStyleOptionViewItem(option)
        self.initStyleOption(made, index)
        made.text = ""
        gap = self._gap(_begins(index))
        place = QRectF(made.rect)
        made.rect = made.rect.adjusted(0, round(gap), 0, 0)
        owner, rich = self._owner, self._rich(index)
        chosen = bool(made.state & QStyle.StateFlag.State_Selected)
        if rich is not None:
            # Its colours show on the ground of the list only: it is chosen by a frame.
            made.state &= ~QStyle.StateFlag.State_Selected
        owner.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, made, painter, owner)
        painter.save()
        if gap:
            rule = QColor(owner.palette().color(QPalette.ColorRole.Text))
            rule.setAlphaF(0.35)
            painter.setPen(rule)
            y = place.top() + gap / 2
            painter.drawLine(QLineF(place.left() + self._pad(), y, place.right() - self._pad(), y))
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        painter.setPen(owner.palette().color(role))
        left = self._pad() + self._step() * (index.data(INDENT) or 0)
        corner = QPointF(place.left() + left, place.top() + gap + self._pad())
        if rich is None:
            self.words(index).draw(painter, corner)
        else:
            if chosen:
                painter.setPen(owner.palette().color(QPalette.ColorRole.Highlight))
                painter.drawRoundedRect(QRectF(made.rect).adjusted(1, 1, -1, -1), self._pad(), self._pad())
            context = QAbstractTextDocumentLayout.PaintContext()
            context.palette.setColor(QPalette.ColorRole.Text, owner.palette().color(QPalette.ColorRole.Text))
            painter.translate(corner)
            rich.documentLayout().draw(painter, context)
        painter.restore()

    def _rich(self, index: QModelIndex | QPersistentModelIndex) -> QTextDocument | None:
        """The document that is drawn there, as wide as there is room."""
        found = self._owner.document(index.row())
        if found is not None:
            found.setDocumentMargin(0)
            found.setDefaultFont(self._font())
            found.setTextWidth(self._room(index))
        return found

    def _room(self, index: QModelIndex | QPersistentModelIndex) -> float:
        return max(1.0, self._owner.viewport().width() - 2 * self._pad() - self._step() * (index.data(INDENT) or 0))

    def words(self, index: QModelIndex | QPersistentModelIndex) -> QTextLayout:
        """The words of a line, wrapped; a word that is longer than the line breaks where it has to."""
        layout = QTextLayout(str(index.data()).replace("\n", _LINE_SEPARATOR), self._font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        room = self._room(index)
        layout.beginLayout()
        height = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(room)
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        return layout

    def _font(self) -> QFont:
        return self._owner.font()

    def _pad(self) -> float:
        return self._owner.fontMetrics().height() * _PADDING

    def _step(self) -> float:
        return self._owner.fontMetrics().height() * 0.7

    def _gap(self, begins: bool) -> float:
        return self._owner.fontMetrics().height() * _GAP if begins else 0.0


def _begins(index: QModelIndex | QPersistentModelIndex) -> bool:
    return bool(index.data(BEGINS))
