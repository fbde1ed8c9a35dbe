"""A line chart of totals over rounds, or of what changes over time; lines differ by marker and name, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.app.page import Line, Plot
from cardtable.stage.round_result import number
from cardtable.ui.a11y.speech_text import spoken
from cardtable.ui.language import say
from cardtable.ui.metrics import at_least, em
from cardtable.ui.painting.drawing import CREAM, INK, RULE, smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.theme import SEAT_COLOURS, font

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from cardtable.engine.match import Seat

# A line where the match ends, in the colour of a seat.
GOAL: Final = SEAT_COLOURS[2]
# In em: the letters, and how high a chart is at least.
LETTERS: Final = 0.875
LOWEST: Final = 12.5
# The letters at scale 1, on paper.
PRINTED: Final = 14.0
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
MOST_RULES: Final = 6
MARKER: Final = 5.0


def total_lines(seats: Sequence[Seat], totals: Sequence[Sequence[int]]) -> tuple[Line, ...]:
    """A line for each seat; the totals are by seat, those before the first round and after each."""
    return tuple(Line(seat.name, seat.colour, tuple(row[at] for row in totals)) for at, seat in enumerate(seats))


class Chart(QWidget):
    """Draws the lines, with the round below and the total at the left; ``goal`` is a line of its own.

    ``below`` says instead of a number what each value belongs to, as far as there is room; ``moments`` are how far from
    each other they stand, where that is not evenly.
    """

    def __init__(self) -> None:
        super().__init__()
        self.lines: tuple[Line, ...] = ()
        self.goal: int | None = None
        self.below: Sequence[str] = ()
        self.moments: Sequence[int] = ()
        self._letters = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        at_least(self, height=LOWEST)

    def show_lines(
        self,
        lines: tuple[Line, ...],
        goal: int | None,
        scale: float | None = None,
        below: Sequence[str] = (),
        moments: Sequence[int] = (),
    ) -> None:
        """Draw these lines; ``scale`` is that of the text where it is not that of the page."""
        self.lines, self.goal, self.below, self.moments = lines, goal, below, moments
        self._letters = em(LETTERS) if scale is None else PRINTED * scale
        self.update()

    def show_block(self, plot: Plot) -> None:
        """Draw these lines, and tell readers of them; without any there is no chart."""
        self.setVisible(bool(plot.lines))
        self.show_lines(plot.lines, plot.goal, None, plot.below, plot.moments)
        self.setAccessibleName(plot.title)
        ends = "; ".join(f"{line.name}: {line.totals[-1]}" for line in plot.lines)
        self.setAccessibleDescription(plot.told or spoken(ends))

    @property
    def highest(self) -> int:
        """The top of the chart."""
        most = max((max(line.totals) for line in self.lines), default=0)
        return max(most, self.goal or 0, 1)

    @property
    def lowest(self) -> int:
        """The foot of the chart, below zero where a total is."""
        return min(min((min(line.totals) for line in self.lines), default=0), 0)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper, rules, lines and names."""
        with smooth(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(CREAM))
            painter.drawRoundedRect(QRectF(self.rect()), 10, 10)
            if not self.lines:
                return
            painter.setFont(font(self._letters))
            metrics = QFontMetricsF(painter.font())
            names = max(metrics.horizontalAdvance(line.name) for line in self.lines) + 34
            left = max(map(metrics.horizontalAdvance, (_written(self.highest), _written(self.lowest)))) + 20
            room = QRectF(self.rect()).adjusted(left, 18, -min(names, self.width() * 0.3), -metrics.height() - 14)
            self._rules(painter, room, metrics)
            for place, line in enumerate(self.lines):
                self._line(painter, room, line, place)
            self._names(painter, room, metrics)

    def _point(self, room: QRectF, number: int, total: int) -> QPointF:
        return QPointF(
            self.across(room, number),
            room.bottom() - room.height() * (total - self.lowest) / (self.highest - self.lowest),
        )

    def across(self, room: QRectF, number: int) -> float:
        """Where a value stands."""
        moments = self.moments or range(len(self.lines[0].totals))
        return room.left() + room.width() * (moments[number] - moments[0]) / max(moments[-1] - moments[0], 1)

    def _rules(self, painter: QPainter, room: QRectF, metrics: QFontMetricsF) -> None:
        span = self.highest - self.lowest
        step = next((step for step in STEPS if span / step <= MOST_RULES), STEPS[-1])
        for total in range(-(-self.lowest // step) * step, self.highest + 1, step):
            y = self._point(room, 0, total).y()
            painter.setPen(QPen(QColor(RULE), 1.0))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(QColor(INK))
            where = QRectF(0, y - metrics.height() / 2, room.left() - 8, metrics.height())
            painter.drawText(where, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, _written(total))
        wide = max(max(map(metrics.horizontalAdvance, self.below), default=0) + 16, 40)
        for place in self.told(room, wide):
            x = self.across(room, place)
            where = QRectF(x - wide / 2, room.bottom() + 6, wide, metrics.height())
            painter.drawText(where, Qt.AlignmentFlag.AlignCenter, self.below[place] if self.below else str(place))
        if self.goal is not None:
            y = self._point(room, 0, self.goal).y()
            painter.setPen(QPen(QColor(GOAL), 2.0, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))

    def told(self, room: QRectF, wide: float) -> list[int]:
        """The values of which is said what they belong to: as many as find room beside each other."""
        rounds = len(self.lines[0].totals) - 1
        if not self.below:
            every = max(1, -(-rounds // 20))
            return list(range(every if rounds else 0, rounds + 1, every))
        found = [0]
        for place in range(1, rounds + 1):
            if self.across(room, place) - self.across(room, found[-1]) >= wide:
                found.append(place)
        return found

    def _line(self, painter: QPainter, room: QRectF, line: Line, number: int) -> None:
        points = [self._point(room, at, total) for at, total in enumerate(line.totals)]
        colour = QColor(SEAT_COLOURS[line.colour])
        painter.setPen(QPen(colour, 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        painter.setPen(QPen(QColor(CREAM), 1.0))
        painter.setBrush(colour)
        # Where markers would touch each other, the line is enough.
        if len(points) < room.width() / (3 * MARKER):
            for point in points:
                painter.drawPolygon(_marker(number, point))

    def _names(self, painter: QPainter, room: QRectF, metrics: QFontMetricsF) -> None:
        """The names at the ends of their lines, pushed apart where lines end close together."""
        ends = sorted((self._point(room, 0, line.totals[-1]).y(), place) for place, line in enumerate(self.lines))
        height = metrics.height()
        top = min(ends[0][0], room.bottom() - height * (len(ends) - 1)) - height / 2
        for y, at in ends:
            top = max(top, y - height / 2)
            rest = len(ends) - 1 - ends.index((y, at))
            top = min(top, self.height() - height * (rest + 1))
            line = self.lines[at]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(SEAT_COLOURS[line.colour]))
            painter.drawPolygon(_marker(at, QPointF(room.right() + 10, top + height / 2)))
            painter.setPen(QColor(INK))
            width = self.width() - room.right() - 22
            name = metrics.elidedText(line.name, Qt.TextElideMode.ElideRight, width)
            painter.drawText(QRectF(room.right() + 20, top, width, height), Qt.AlignmentFlag.AlignVCenter, name)
            top += height


def _written(total: int) -> str:
    return say(number(total))


_SHAPES: Final = (
    ((0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7)),
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    ((0, -1.1), (1.1, 0.9), (-1.1, 0.9)),
    ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
    ((0, 1.1), (1.1, -0.9), (-1.1, -0.9)),
    ((-0.4, -1.1), (0.4, -1.1), (0.4, -0.4), (1.1, -0.4), (1.1, 0.4), (0.4, 0.4), (0.4, 1.1), (-0.4, 1.1),
     (-0.4, 0.4), (-1.1, 0.4), (-1.1, -0.4), (-0.4, -0.4)),
)  # fmt: skip


def _marker(number: int, at: QPointF) -> QPolygonF:
    shape = _SHAPES[number % len(_SHAPES)]
    return QPolygonF([at + QPointF(x * MARKER, y * MARKER) for x, y in shape])
