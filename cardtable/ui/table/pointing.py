"""A hand that points at something on the table, beside it and never over it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QAccessible, QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from cardtable.stage.layout_parts import Rect
from cardtable.stage.popup_placement import Where
from cardtable.ui.a11y.roles import set_role
from cardtable.ui.scene.paint_guard import told_later

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QPaintEvent

# In em: how long and wide the hand is, and how far it moves to and fro.
LONG: Final = 3.4
WIDE: Final = 2.4
SWAY: Final = 0.35
# How many milliseconds once to and fro takes, and how often it does.
TAKES: Final = 900
TIMES: Final = 4
# How far the fingertip stays away, how large the hand may be, and at which parts of an edge it points.
GAP: Final = 0.12
SCALES: Final = (1.0, 0.88, 0.76)
SHARES: Final = (0.5, 0.35, 0.65, 0.2, 0.8)
# What it costs to be smaller, in square em: as much as covering a label, for a speck of a hand is not seen.
SMALL: Final = 8.0
# What a pixel of the hand costs that would lie outside.
CUT: Final = 50.0
SKIN: Final = "#f6d3b1"
EDGE: Final = "#5b3a26"
# How far the hand is turned so that its finger, which points up, points at what lies on the other side of it.
_TURNED: Final = {Where.BELOW: 0.0, Where.LEFT: 90.0, Where.ABOVE: 180.0, Where.RIGHT: -90.0}


def shortest(em: float) -> float:
    """How much room the hand needs at least beside what it points at."""
    return (LONG + SWAY) * em * min(SCALES) + GAP * em


class PointingHand(QWidget):
    """Lies over the page and takes no press. ``side`` is on which side of what it points at it lies."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        set_role(self, QAccessible.Role.Graphic)
        self.side = Where.ABOVE
        self._em = 16.0
        self._away = 0.0
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setKeyValueAt(0.5, 1.0)
        self._motion.setEndValue(0.0)
        self._motion.setDuration(TAKES)
        self._motion.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._motion.setLoopCount(TIMES)
        self._motion.valueChanged.connect(self._sway)
        self.hide()

    def point_at(
        self, target: Rect, bounds: Rect, forbidden: Sequence[tuple[Rect, float]], em: float, sides: Sequence[Where],
        *, still: bool,
    ) -> None:  # fmt: skip
        """Point at this part of the page from where that covers least; ``still``: without moving."""
        best = min(_places(target, em, sides), key=lambda one: one.cost(bounds, forbidden))
        self.side, self._em = best.side, best.em
        rect = best.rect
        self.setGeometry(round(rect.x), round(rect.y), round(rect.width), round(rect.height))
        self.show()
        self.raise_()
        self.update()
        self._motion.stop()
        if not still:
            self._motion.start()

    def hide(self) -> None:
        """Point at nothing."""
        self._motion.stop()
        self._away = 0.0
        super().hide()

    def _sway(self, share: float) -> None:
        self._away = share
        self.update()

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the hand: a finger, three that are closed, a thumb and the cuff."""
        em = self._em
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(self.rect().toRectF().center())
            painter.rotate(_TURNED[self.side])
            painter.translate(0.0, -(LONG + SWAY) * em / 2 + self._away * SWAY * em)
            painter.scale(em, em)
            _paint_hand(painter)


class _Place(NamedTuple):
    rect: Rect
    side: Where
    em: float
    least: float

    def cost(self, bounds: Rect, forbidden: Sequence[tuple[Rect, float]]) -> float:
        """What is covered, and most of all what would be cut off."""
        inside = self.rect.common(bounds)
        cut = (self.rect.width * self.rect.height - inside) * CUT
        return self.least + cut + sum(self.rect.common(other) * weight for other, weight in forbidden)


def _places(target: Rect, em: float, sides: Sequence[Where]) -> Iterator[_Place]:
    """Every place with the fingertip at an edge of the target: in its middle and as large as possible, if that goes."""
    for rank, side in enumerate(sides):
        for smaller, scale in enumerate(SCALES):
            for away, share in enumerate(SHARES):
                wide, long, gap = WIDE * em * scale, (LONG + SWAY) * em * scale, GAP * em
                least = rank * 10.0 + smaller * SMALL * em * em + away * 5.0
                if side in (Where.ABOVE, Where.BELOW):
                    x = target.x + share * target.width - wide / 2
                    y = target.y - gap - long if side is Where.ABOVE else target.bottom + gap
                    yield _Place(Rect(x, y, wide, long), side, em * scale, least)
                else:
                    x = target.x - gap - long if side is Where.LEFT else target.right + gap
                    y = target.y + share * target.height - wide / 2
                    yield _Place(Rect(x, y, long, wide), side, em * scale, least)


def _paint_hand(painter: QPainter) -> None:
    """The hand in em, its fingertip at the origin, pointing up."""
    pen = QPen(QColor(EDGE), 0.11)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(SKIN))
    palm = QPainterPath()
    palm.addRoundedRect(QRectF(-0.42, 1.05, 1.36, 1.3), 0.42, 0.42)
    finger = QPainterPath()
    finger.addRoundedRect(QRectF(-0.28, 0.06, 0.52, 1.7), 0.26, 0.26)
    thumb = QPainterPath()
    thumb.moveTo(-0.34, 2.1)
    thumb.cubicTo(QPointF(-1.0, 1.85), QPointF(-1.05, 1.35), QPointF(-0.82, 1.2))
    thumb.cubicTo(QPointF(-0.6, 1.1), QPointF(-0.5, 1.5), QPointF(-0.2, 1.55))
    thumb.closeSubpath()
    painter.drawPath(palm.united(finger).united(thumb))
    for x in (0.24, 0.5, 0.74):
        painter.drawRoundedRect(QRectF(x - 0.06, 1.0, 0.3, 0.72), 0.15, 0.15)
    painter.setBrush(QColor("#2f6f8f"))
    painter.setPen(QPen(QColor("#173b4d"), 0.11))
    painter.drawRoundedRect(QRectF(-0.5, 2.3, 1.5, 0.72), 0.16, 0.16)
