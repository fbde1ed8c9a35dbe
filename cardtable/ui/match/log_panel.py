"""The log beside the table: a heading for each round and a line for each turn, with faces and small cards."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QListWidgetItem

from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.scene.turn_writer import add_face
from cardtable.ui.widgets.controls import plain_tip
from cardtable.ui.widgets.wrapped_list import BEGINS, INDENT, WrappedList

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPixmap

    from cardtable.app.match.screen import LogRow
    from cardtable.stage.turn_lines import TurnLine
    from cardtable.ui.scene.turn_writer import TurnWriter

_SCROLLING: Final = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def _arrow(row: LogRow) -> str:
    """What says that a row can be opened, or closed."""
    return "" if row.opened is None else "▾ " if row.opened else "▸ "


class LogPanel(WrappedList):
    """Shows the rows of one match's log, the newest at the bottom.

    Signals: ``asked_moment(line)``: the table as it lay then is to be seen. ``asked_more(line)``: what the row that
    begins there stands for is to be opened, or closed.
    """

    asked_moment = Signal(int)
    asked_more = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[LogRow, ...] = ()
        self._writer: TurnWriter | None = None
        self._documents: list[QTextDocument | None] = []
        self.itemClicked.connect(self._pressed)
        self._at_arrow = False
        self._follows = True
        bar = self.verticalScrollBar()
        bar.actionTriggered.connect(lambda: self._follow(bar.sliderPosition()))
        bar.rangeChanged.connect(self._show_newest)
        self.hide()

    def show_part(
        self, rows: Sequence[LogRow] | None, writer: TurnWriter, face: Callable[[int], QPixmap | None]
    ) -> None:
        """Show these rows, and nothing where the log is put away; ``face`` is that of a seat."""
        if rows is None:
            self.hide()
            return
        shown = not self.isHidden()
        if not shown or (tuple(rows), writer) != (self.rows, self._writer):
            self._write(tuple(rows), writer, face)
        if not shown:
            self._follows = True
            self.show()
            self.scrollToBottom()

    def forget(self) -> None:
        """Nothing has happened."""
        self.rows, self._writer = (), None
        self.clear()
        self._documents.clear()

    def _write(self, rows: tuple[LogRow, ...], writer: TurnWriter, face: Callable[[int], QPixmap | None]) -> None:
        """Write what is other than it was; who has scrolled up goes on reading there."""
        known = self.rows if writer == self._writer else ()
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(rows, known, strict=False)))
        chosen = self.currentRow()
        self.rows, self._writer = rows, writer
        while self.count() > same:
            self.takeItem(self.count() - 1)
        tip = plain_tip(say(translate("Table", "A click shows this moment; the arrow tells it sentence by sentence.")))
        del self._documents[same:]
        for at in range(same, len(rows)):
            row = rows[at]
            line = row.line
            self._documents.append(None if line is None else self._drawn(row, line, writer, face(line.seat)))
            item = QListWidgetItem(self._words(row, writer))
            item.setData(BEGINS, row.level == 0 and at > 0)
            item.setData(INDENT, row.level)
            item.setData(Qt.ItemDataRole.ToolTipRole, tip)
            self.addItem(item)
        if chosen >= 0:
            self.setCurrentRow(min(chosen, self.count() - 1))
        self._show_newest()

    def _show_newest(self) -> None:
        if self._follows:
            self.scrollToBottom()

    def _follow(self, position: int) -> None:
        """Whether the newest is to be seen: who has scrolled away from it reads something else."""
        self._follows = position >= self.verticalScrollBar().maximum() - 2

    @staticmethod
    def _words(row: LogRow, writer: TurnWriter) -> str:
        if row.line is not None:
            return writer.spoken(row.line)
        assert row.text is not None
        return _arrow(row) + say(row.text)

    @staticmethod
    def _drawn(row: LogRow, line: TurnLine, writer: TurnWriter, face: QPixmap | None) -> QTextDocument:
        """A turn's line with the face of its seat."""
        document = QTextDocument()
        image = "" if face is None else add_face(document, "face", face)
        document.setHtml(f"{_arrow(row)}{image}{writer.write(line)}")
        return document

    def document(self, row: int) -> QTextDocument | None:
        """A turn is drawn with faces and small cards."""
        return self._documents[row] if row < len(self._documents) else None

    # -- pointer and keys ------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember whether it was the arrow before a row that was pressed."""
        indent = self.indexAt(event.position().toPoint()).data(INDENT) or 0
        self._at_arrow = event.position().x() < self.fontMetrics().height() * (1.4 + 0.7 * indent)
        super().mousePressEvent(event)

    def _pressed(self, item: QListWidgetItem) -> None:
        row = self.rows[self.row(item)]
        if row.opened is not None and (self._at_arrow or row.level == 0):
            self.asked_more.emit(row.first)
        else:
            self.asked_moment.emit(row.end)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shows the moment, and the arrows open and close; letters are calls and buttons, and go to the page."""
        at = self.currentRow()
        row = self.rows[at] if 0 <= at < len(self.rows) else None
        turns = {Qt.Key.Key_Right: False, Qt.Key.Key_Left: True}
        key = Qt.Key(event.key())
        if key in _SCROLLING:
            super().keyPressEvent(event)
            self._follow(self.verticalScrollBar().value())
        elif row is not None and key in _ENTER:
            self.asked_moment.emit(row.end)
        elif row is not None and key in turns and row.opened is turns[key]:
            self.asked_more.emit(row.first)
        else:
            event.ignore()
