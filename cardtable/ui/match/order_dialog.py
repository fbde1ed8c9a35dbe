"""Where a player marks what is to be called as soon as it can be: cards of the deck, or the other players."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.messages import translate
from cardtable.stage.standing_orders import AT_MOST, USEFUL
from cardtable.ui.language import say
from cardtable.ui.metrics import em, space
from cardtable.ui.painting.drawing import smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.widgets.controls import button, label, scrolling, set_tip

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QEnterEvent, QPaintEvent

    from cardtable.messages import Message
    from cardtable.stage.standing_orders import OrderForm, OrderLine
    from cardtable.ui.services import Services

DONE: Final = translate("Order", "Done", "button")
CARD: Final = 2.9
ACROSS: Final = 13
FAINT: Final = 0.55
# The ring of a marked card is so wide, as a share of the card.
EDGE: Final = 0.08
WIDEST: Final = 52.0
BESIDE: Final = 5.5
HIGH: Final = 36.0


class CardToggle(QAbstractButton):
    """A small card that can be marked; one that would help has a dot below it."""

    def __init__(self, services: Services, line: OrderLine, wide: float) -> None:
        super().__init__()
        self._services, self._line, self._wide = services, line, wide
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        text = say(USEFUL.put(card=line.label)) if line.useful else say(line.label)
        self.setAccessibleName(text)
        set_tip(self, text)

    @property
    def _edge(self) -> float:
        return EDGE * self._wide

    def sizeHint(self) -> QSize:
        """The card, its ring, and the dot."""
        high = self._services.pixmaps.height(self._wide) + 3 * self._edge
        return QSize(round(self._wide + 2 * self._edge), round(high + 2 * self._edge))

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, with a ring when it is marked."""
        assert self._line.card is not None
        pixmaps, wide, edge = self._services.pixmaps, self._wide, self._edge
        high, margin = pixmaps.height(wide), pixmaps.margin(wide)
        face = pixmaps.face(self._line.card, wide, self.devicePixelRatioF(), large=True)
        gold = QColor(self._services.frame.gold)
        with smooth(self) as painter:
            painter.setOpacity(1.0 if self.isChecked() or self._line.useful else FAINT)
            painter.drawPixmap(QPointF(edge - margin, edge - margin), face)
            painter.setOpacity(1.0)
            if self._line.useful:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(gold)
                painter.drawEllipse(QPointF(self.width() / 2, high + 2.8 * edge), edge, edge)
                painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = gold if self.isChecked() else self.palette().color(QPalette.ColorRole.Highlight)
            if self.isChecked() or self.hasFocus() or self.underMouse():
                painter.setPen(QPen(ring, edge if self.isChecked() else edge / 2))
                painter.drawRoundedRect(QRectF(edge / 2, edge / 2, wide + edge, high + edge), 2 * edge, 2 * edge)
            if self.hasFocus():
                painter.setPen(QPen(self.palette().color(QPalette.ColorRole.WindowText), 1.5))
                painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 2 * edge, 2 * edge)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The ring comes and goes with the mouse."""
        super().enterEvent(event)
        self.update()


class OrderDialog(QDialog):
    """The standing order of one seat.

    ``marked(key)`` when a line is marked, or no more, ``limited(times)`` when it is to be called so often at most.
    """

    marked = Signal(str)
    limited = Signal(int)

    def __init__(self, parent: QWidget, services: Services, seat: int, title: Message, form: OrderForm) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("order")
        self._services, self.seat = services, seat
        self.lines: dict[str, QAbstractButton] = {}
        self.times: list[QAbstractButton] = []
        self.ready = button(self.accept, primary=True)
        self.ready.setText(say(DONE))
        self.ready.setDefault(True)
        self.setWindowTitle(say(title))
        rows = QVBoxLayout(self)
        space(rows, 0.8, 1.2, 1.0)
        rows.addWidget(label("title", say(title), wrap=True))
        rows.addWidget(label("", say(form.about), wrap=True))
        inside = QWidget()
        # All ranks of a suit stand in one row, whatever the size of text.
        room = min(em(WIDEST), parent.width()) - em(BESIDE)
        self._fill(form, QGridLayout(inside), min(em(CARD), room / ACROSS / (1 + 2 * EDGE)))
        every = scrolling(inside)
        every.setObjectName("plain")
        rows.addWidget(every, 1)
        foot = QHBoxLayout()
        if not form.once and form.most > 1:
            self._count(form, foot)
        foot.addStretch(1)
        foot.addWidget(self.ready)
        rows.addLayout(foot)
        self.resize(min(round(em(WIDEST)), parent.width()), min(round(em(HIGH)), parent.height()))

    def show_marks(self, lines: Collection[str], left: int, most: int) -> None:
        """Show what is marked, how often it is called at most, and how often it still can be."""
        for key, made in self.lines.items():
            made.setChecked(key in lines)
        for times, made in enumerate(self.times, 1):
            made.setChecked(times == left)
            made.setVisible(times <= most)

    def _fill(self, form: OrderForm, grid: QGridLayout, wide: float) -> None:
        """Suit by suit in rows, the jokers after them; without cards one below the other."""
        grid.setSpacing(0)
        drawn = sorted(form.lines, key=lambda line: line.card is not None and line.card.suit is None)
        for place, line in enumerate(drawn):
            made: QAbstractButton = CardToggle(self._services, line, wide) if line.card else _chip(say(line.label))
            made.clicked.connect(partial(self.marked.emit, line.key))
            row, column = divmod(place, ACROSS) if line.card else (place, 0)
            grid.addWidget(made, row, column, Qt.AlignmentFlag.AlignCenter)
            self.lines[line.key] = made
        grid.setRowStretch(grid.rowCount(), 1)

    def _count(self, form: OrderForm, foot: QHBoxLayout) -> None:
        """How often at most."""
        foot.addWidget(label("", say(AT_MOST)))
        for times in range(1, form.most + 1):
            made = _chip(str(times))
            made.setAccessibleName(f"{say(AT_MOST)} {times}")
            made.clicked.connect(partial(self.limited.emit, times))
            foot.addWidget(made)
            self.times.append(made)


def _chip(text: str) -> QAbstractButton:
    made = button(lambda: None)
    made.setObjectName("chip")
    made.setCheckable(True)
    made.setText(text)
    return made
