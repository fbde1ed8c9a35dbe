"""What a page shows that has nothing yet: a lamp over a small table, empty chairs, two cards that wait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardtable.cards import Card, Rank, Suit
from cardtable.stage.layout_parts import ASPECT
from cardtable.ui.a11y.roles import leave_to_control
from cardtable.ui.metrics import READING, at_least, em, space
from cardtable.ui.painting.cloth import paint_cloth
from cardtable.ui.painting.drawing import dashed, shade, smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.theme import SEAT_COLOURS, THEMES
from cardtable.ui.widgets.backgrounds import draw_shadow
from cardtable.ui.widgets.controls import button, label

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPaintEvent

    from cardtable.ui.services import Services

# How wide and high the drawing is, in units of its own, which are as large as there is room.
WIDE, HIGH = 30.0, 22.5
LOWEST: Final = 8.0
LIGHT: Final = THEMES["green"].gold
SHADE: Final = SEAT_COLOURS[2]
CARD: Final = Card.of(Rank.EIGHT, Suit.HEARTS)


class Drawing(QWidget):
    """The table that waits, under its lamp. It says nothing."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        at_least(self, height=LOWEST)

    def sizeHint(self) -> QSize:
        """It takes all the room that there is, and needs little."""
        return QSize(em(WIDE), em(LOWEST))

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it in the middle, as large as there is room."""
        unit = min(em(), self.width() / WIDE, self.height() / HIGH)
        with smooth(self, pictures=True) as painter:
            painter.translate(self.width() / 2, self.height())
            self._draw(painter, unit)

    def _draw(self, painter: QPainter, e: float) -> None:
        theme = self._services.frame
        middle = -9.3 * e
        if not theme.plain:
            reach = min(22 * e, self.width() / 2)
            room = QRectF(-reach, -20 * e, 2 * reach, 20 * e)
            _shine(painter, room, middle + 1.5 * e, 150 if theme.light else 110)
        painter.setBrush(QColor(theme.tile))
        painter.setPen(dashed(QColor(theme.edge), 0.11 * e))
        for x, y in ((-12.6, 1.4), (12.6, 1.4), (0, -5.0), (0, 5.9)):
            painter.drawEllipse(QPointF(x * e, middle + y * e), 1.9 * e, 1.9 * e)
        table = QRectF(-10 * e, middle - 4.4 * e, 20 * e, 10.4 * e)
        draw_shadow(painter, table.toRect(), round(1.5 * e), theme, 2 if e > 0.8 * em() else 0)
        paint_cloth(painter, table, self._services.theme, 0.9 * e, e / 16)
        self._draw_cards(painter, QPointF(0, middle + 0.8 * e), 3.3 * e)
        _draw_lamp(painter, middle - 6.4 * e, e, theme.quiet, -self.height())

    def _draw_cards(self, painter: QPainter, middle: QPointF, width: float) -> None:
        pixmaps, ratio = self._services.pixmaps, painter.device().devicePixelRatio()
        away = QPointF(width / 2 + pixmaps.margin(width), ASPECT * width / 2 + pixmaps.margin(width))
        for x, lean, picture in (
            (-0.55, -7, pixmaps.back(1, width, ratio)),
            (0.6, 8, pixmaps.face(CARD, width, ratio)),
        ):
            painter.save()
            painter.translate(middle + QPointF(x * width, 0))
            painter.rotate(lean)
            painter.drawPixmap(-away, picture)
            painter.restore()


def _shine(painter: QPainter, room: QRectF, brightest: float, strength: int) -> None:
    """The light of the lamp on the wall behind the table: it is gone where its room ends."""
    reach, flat = room.width() / 2, room.height() / room.width()
    light = QRadialGradient(QPointF(0, 0), reach, QPointF(0, (brightest - room.center().y()) / flat))
    for at, share in ((0.0, 1.0), (0.45, 0.52), (0.75, 0.13), (1.0, 0.0)):
        light.setColorAt(at, shade(LIGHT, round(share * strength)))
    painter.save()
    painter.translate(room.center())
    painter.scale(1, flat)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(QPointF(0, 0), reach, reach)
    painter.restore()


def _draw_lamp(painter: QPainter, foot: float, e: float, cord: str, top: float) -> None:
    painter.setPen(QPen(QColor(cord), 0.13 * e))
    painter.drawLine(QPointF(0, foot - 2.3 * e), QPointF(0, top))
    form = QPainterPath(QPointF(-1.2 * e, foot - 2.4 * e))
    form.lineTo(1.2 * e, foot - 2.4 * e)
    form.cubicTo(2.2 * e, foot - 1.5 * e, 3.6 * e, foot - e, 3.9 * e, foot)
    form.lineTo(-3.9 * e, foot)
    form.cubicTo(-3.6 * e, foot - e, -2.2 * e, foot - 1.5 * e, -1.2 * e, foot - 2.4 * e)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(SHADE))
    painter.drawPath(form)
    painter.setBrush(QColor(LIGHT).lighter(125))
    painter.drawRoundedRect(QRectF(-3.9 * e, foot - 0.1 * e, 7.8 * e, 0.5 * e), 0.25 * e, 0.25 * e)


class EmptyState(QWidget):
    """The drawing, what there is not, how that changes, and the way on, a button that calls ``go``."""

    def __init__(self, services: Services, go: Callable[[], object]) -> None:
        super().__init__()
        self._services = services
        self.drawing = Drawing(services)
        self.title = label("title", wrap=True)
        self.words = label("", wrap=True)
        leave_to_control(self.words)
        self.go = button(go, primary=True)
        column = QVBoxLayout(self)
        space(column, 0.75, 0, 0, 0, 2)
        column.addWidget(self.drawing, 1)
        middle = Qt.AlignmentFlag.AlignHCenter
        for words in (self.title, self.words):
            words.setAlignment(middle)
            column.addWidget(words)
        column.addWidget(self.go, 0, middle)
        services.look_changed.connect(self._fit)

    def _fit(self) -> None:
        air = max(0, (self.width() - em(READING)) // 2)
        for words in (self.title, self.words):
            words.setContentsMargins(air, 0, air, 0)

    def resizeEvent(self, event: object) -> None:
        """No sentence is wider than one reads."""
        self._fit()

    def tell(self, title: str, words: str) -> None:
        """Say this; without a title there is nothing to be drawn, only something to be said."""
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.words.setText(words)
        self.go.setAccessibleDescription(words)

    def text(self) -> str:
        """All that is said."""
        return " ".join(one.text() for one in (self.title, self.words) if one.text())
