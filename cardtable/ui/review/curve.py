"""Curve of a match in review: what each decision was worth as it was played; a press on a step leads to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.app.judge_requests import Verdict
from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.metrics import em
from cardtable.ui.painting.drawing import smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.theme import font

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from cardtable.app.review import Choice, Review
    from cardtable.ui.services import Services

HEIGHT: Final = 5.5
"""How high it is, in em."""
SMALL: Final = 0.8
"""The letters of what it shows, as a share of the page's."""
FEWEST: Final = 3
"""With fewer decisions there is no curve to see."""


class Curve(QWidget):
    """Draws what was analysed, from the first decision to the last, with a dot where one cost something.

    ``picked(choice)`` where it is pressed. For keys and ears the list of the decisions says the same.
    """

    picked = Signal(object)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._steps: list[tuple[Choice, float]] = []
        self._count = 1
        self._chosen: Choice | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_review(self, review: Review | None, *, hidden: bool = False) -> None:
        """Draw the curve of this review as far as it is known; ``hidden``: it would say too much now."""
        choices = [] if review is None else [one for one in review.choices if one.is_told]
        self._count = max(len(choices), 2)
        self._places = {choice: at for at, choice in enumerate(choices)}
        self._steps = [(one, one.judgement.played.mean) for one in choices if one.judgement is not None]
        self.setVisible(len(self._steps) >= FEWEST and not hidden)
        self.setFixedHeight(em(HEIGHT))
        self.setAccessibleName(say(translate("Review", "How the game went, decision by decision")))
        self.update()

    def choose(self, choice: Choice | None) -> None:
        """Mark this step."""
        self._chosen = choice
        self.update()

    def _room(self) -> QRectF:
        edge = em(0.6)
        return QRectF(self.rect()).adjusted(edge, em(1.5), -edge, -edge)

    def _points(self) -> Sequence[QPointF]:
        room, values = self._room(), [value for _, value in self._steps]
        low, high = min(*values, 0.0), max(*values, 0.0)
        span = (high - low) or 1.0
        return [
            QPointF(
                room.left() + room.width() * self._places[choice] / (self._count - 1),
                room.bottom() - room.height() * (value - low) / span,
            )
            for choice, value in self._steps
        ]

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """The line over its ground, dots where something was lost, and a ring round the step that is looked at."""
        if len(self._steps) < FEWEST:
            return
        frame, points, unit, room = self._services.frame, self._points(), em(), self._room()
        with smooth(self) as painter:
            painter.setPen(QPen(QColor(frame.quiet), unit / 12))
            painter.drawLine(room.bottomLeft(), room.bottomRight())
            painter.setFont(font(SMALL * unit))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, self.accessibleName())
            painter.setPen(QPen(QColor(frame.text), unit / 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolyline(QPolygonF(points))
            for (choice, _), point in zip(self._steps, points, strict=True):
                if choice.verdict is Verdict.COST:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(QColor(frame.bad))
                    painter.drawEllipse(point, 0.3 * unit, 0.3 * unit)
                if choice is self._chosen:
                    painter.setPen(QPen(QColor(frame.text), unit / 8))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawEllipse(point, 0.45 * unit, 0.45 * unit)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The nearest step is looked at."""
        if len(self._steps) >= FEWEST:
            x = event.position().x()
            points = self._points()
            nearest = min(range(len(points)), key=lambda at: abs(points[at].x() - x))
            self.picked.emit(self._steps[nearest][0])
