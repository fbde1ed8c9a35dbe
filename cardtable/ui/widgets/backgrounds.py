"""What the pages lie on: a wall with a soft light from above, the knitted hem under a head, and shadows."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QWidget

from cardtable.ui.deck.shapes import rose_petals
from cardtable.ui.metrics import TILE, TITLE, em
from cardtable.ui.painting.drawing import draw_rose, smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.theme import SEAT_COLOURS

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from cardtable.ui.services import Services
    from cardtable.ui.theme import Theme

# How far the three heights of shadows reach and fall, in em, and how dark they are for their theme's darkness.
REACH: Final = (0.5, 1.0, 1.8)
FALL: Final = (0.14, 0.35, 0.7)
DARK: Final = (1.0, 1.1, 1.2)
LAYERS: Final = 12
# How high the roses of the hem are, in em, and how far they are apart in their radii.
ROSE: Final = 0.78
STEP: Final = 3.5


def draw_wall(painter: QPainter, room: QRect, theme: Theme) -> None:
    """The wall of a page that is so large, with the light on it."""
    width, height = room.width(), room.height()
    light = QRadialGradient(QPointF(width / 2, -0.1 * height), 1.05 * max(width, height))
    light.setColorAt(0, QColor(theme.glow))
    light.setColorAt(0.75, QColor(theme.wall))
    painter.fillRect(room, light)


class Hem(QWidget):
    """The knitted band under the head of a page: roses and lozenges. It says nothing."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        """As wide as may be."""
        return QSize(em(10), em(ROSE) + 2)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw an odd number of signs, so that a rose stands at both ends."""
        with smooth(self) as painter:
            draw_hem(painter, QRectF(self.rect()), QColor(self._services.frame.hem), em(ROSE) / 2)


class Rose(QWidget):
    """The rose before the name of the program, on the cloth or else on the wall. It says nothing."""

    def __init__(self, services: Services, *, on_felt: bool = False) -> None:
        super().__init__()
        self._services = services
        self._on_felt = on_felt

    def sizeHint(self) -> QSize:
        """As high as the title."""
        return QSize(em(TITLE) + 4, em(TITLE) + 4)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it in the middle."""
        theme = self._services.theme if self._on_felt else self._services.frame
        with smooth(self) as painter:
            painter.translate(QRectF(self.rect()).center())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.gold))
            for even in (True, False):
                painter.drawPath(rose_petals(em(TITLE) / 2, even=even))


def draw_hem(painter: QPainter, room: QRectF, colour: QColor, radius: float) -> None:
    """Roses of this radius and lozenges by turns in the middle of this band."""
    count = max(3, round(room.width() / (STEP * radius))) | 1
    step, y = room.width() / count, room.center().y()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for number in range(count):
        x = room.left() + (number + 0.5) * step
        if number % 2 == 0:
            painter.save()
            painter.translate(x, y)
            for even in (True, False):
                painter.drawPath(rose_petals(radius, even=even))
            painter.restore()
            continue
        for aside, size in ((-0.9, 0.3), (0.0, 0.58), (0.9, 0.3)):
            middle, reach = x + aside * radius, size * radius
            painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(middle - reach, y), QPointF(middle, y - reach),
                        QPointF(middle + reach, y), QPointF(middle, y + reach),
                    ]
                )
            )  # fmt: skip


def draw_border(painter: QPainter, sheet: QRectF, unit: float, line: QColor, paper: QColor) -> None:
    """The double line of a sheet of paper with a rose in each corner; ``unit`` is the height of its letters."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width in ((0.0, 0.1), (0.23, 0.05)):
        painter.setPen(QPen(line, width * unit))
        away = inset * unit
        painter.drawRoundedRect(sheet.adjusted(away, away, -away, -away), 0.2 * unit, 0.2 * unit)
    away, blue = 0.4 * unit, SEAT_COLOURS[1]
    for x in (sheet.left() + away, sheet.right() - away):
        for y in (sheet.top() + away, sheet.bottom() - away):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(paper)
            painter.drawEllipse(QPointF(x, y), 1.02 * unit, 1.02 * unit)
            draw_rose(painter, QPointF(x, y), 0.9 * unit, blue, QColor(blue).darker(135).name())


def draw_tile(painter: QPainter, tile: QRect, theme: Theme, *, chosen: bool) -> None:
    """A tile on the wall with its shadow; the chosen one has a golden frame."""
    draw_shadow(painter, tile, em(TILE), theme, int(chosen))
    painter.setPen(QPen(QColor(theme.gold), 0.15 * em()) if chosen else QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(theme.tile))
    painter.drawRoundedRect(QRectF(tile).adjusted(0.5, 0.5, -0.5, -0.5), em(TILE), em(TILE))


def draw_ring(painter: QPainter, tile: QRect, theme: Theme) -> None:
    """The ring round the tile that has the keys."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.text), 0.12 * em()))
    away = 0.2 * em()
    painter.drawRoundedRect(QRectF(tile).adjusted(-away, -away, away, away), 1.1 * em(TILE), 1.1 * em(TILE))


def draw_shadow(painter: QPainter, rect: QRect, radius: int, theme: Theme, height: int = 0) -> None:
    """The shadow of something rounded that lies so high: on the wall (0), chosen or open (1), over all others (2)."""
    if not theme.shadow:
        return
    picture, reach = _shadow(theme.shadow, radius, height, em())
    core = radius + reach
    across, down = rect.width() - 2 * radius, rect.height() - 2 * radius
    if across < 1 or down < 1:
        return
    parts = ((0, core), (core, 1), (core + 1, core))
    xs = (rect.left() - reach, rect.left() + radius, rect.left() + radius + across, rect.left() + rect.width() + reach)
    ys = (rect.top() - reach, rect.top() + radius, rect.top() + radius + down, rect.top() + rect.height() + reach)
    for column, (from_x, wide) in enumerate(parts):
        for row, (from_y, high) in enumerate(parts):
            room = QRect(xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row])
            painter.drawPixmap(room, picture, QRect(from_x, from_y, wide, high))


@lru_cache(maxsize=32)
def _shadow(dark: int, radius: int, height: int, letters: int) -> tuple[QPixmap, int]:
    """The four corners of a shadow with a pixel between them, and how far it reaches beyond its owner."""
    reach, fall = REACH[height] * letters, FALL[height] * letters
    margin = round(reach + fall) + 1
    side = 2 * (radius + margin) + 1
    made = QPixmap(side, side)
    made.fill(Qt.GlobalColor.transparent)
    owner = QRectF(margin, margin, 2 * radius + 1, 2 * radius + 1)
    with smooth(made) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(10, 14, 8, max(1, round(dark * DARK[height] / LAYERS * 1.4))))
        for layer in range(LAYERS):
            grow = reach * (1 - layer / LAYERS) ** 1.6 - 0.15 * reach
            round_ = radius + max(0.0, grow)
            painter.drawRoundedRect(owner.adjusted(-grow, -grow + fall, grow, grow + fall), round_, round_)
    return made, margin
