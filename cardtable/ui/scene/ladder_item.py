"""A ladder that everybody goes down, such as Langi's from the eight to the ace, with the faces on their steps."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable.cards import Rank
from cardtable.stage.layout_parts import ASPECT
from cardtable.ui.painting.drawing import BOLD, INK, PAPER, as_rect, filled, shade, write
from cardtable.ui.scene.passive_item import PassiveItem

if TYPE_CHECKING:
    from cardtable.stage.picture import PlateText
    from cardtable.stage.zones import Ladder
    from cardtable.ui.scene.scene_context import SceneContext

LADDER_Z: Final = 0.8
# In heights of a step: a card on it, a face, and how far apart faces on the same step stand.
CARD: Final = 0.86
FACE: Final = 0.4
APART: Final = 0.56
# How long a jump takes, in times of a card that flies, and how far out it goes, in heights of a step.
JUMP: Final = 2.2
OUT: Final = 0.9


class LadderItem(PassiveItem):
    """The ladder of one table; a face that goes down jumps there, once the cards lie."""

    def __init__(self, table: SceneContext) -> None:
        super().__init__(table, LADDER_Z)
        self.ladder: Ladder | None = None
        self._before: tuple[int, ...] = ()
        self._same: tuple[object, ...] = ()
        self._jump = QVariantAnimation(table)
        self._jump.setStartValue(0.0)
        self._jump.setEndValue(1.0)
        self._jump.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._jump.valueChanged.connect(lambda _: self.update())
        table.hurried.connect(self._land)

    def arrange(self, ladder: Ladder | None) -> None:
        """Show this ladder where the layout has room for it, or none."""
        room, table = as_rect(self.table.layout.ladder), self.table
        self.setVisible(ladder is not None and not room.isEmpty())
        plates = {} if table.picture is None else table.picture.plates
        faces = tuple((plate.face, plate.colour, plate.active) for _, plate in sorted(plates.items()))
        same = (ladder, room, faces, table.theme, table.units, table.pixel_ratio, table.deck_style)
        if same == self._same:
            return
        self._same = same
        self.prepareGeometryChange()
        self.rect = room
        if ladder is not None and self.ladder is not None and ladder.seats != self.ladder.seats:
            self._leave(self.ladder, ladder)
        self.ladder = ladder
        self.update()

    def _leave(self, before: Ladder, now: Ladder) -> None:
        """Jump from the steps where the faces stood; another table's are not jumped from."""
        self._land()
        alike = (before.steps, len(before.seats)) == (now.steps, len(now.seats))
        if alike and self.table.motion_time and self.isVisible():
            self._before = before.seats
            self._jump.setDuration(round(JUMP * self.table.motion_time))
            self._jump.start()

    def _land(self) -> None:
        self._jump.stop()
        self._before = ()
        self.update()

    @property
    def jumping(self) -> bool:
        """Whether a face is in the air."""
        return self._jump.state() is QVariantAnimation.State.Running

    def boundingRect(self) -> QRectF:
        """The ladder, with its edge."""
        return self.rect.adjusted(-self._step, -4, self._step, 4)

    @property
    def _step(self) -> float:
        """How high a step is."""
        return self.rect.height() / len(self.ladder.steps) if self.ladder is not None else 0.0

    def place(self, step: int, number: int) -> QPointF:
        """Where the face of this number among those on a step stands, counted from 0 as the steps are."""
        high = self._step
        card = CARD * high / ASPECT
        x = self.rect.x() + card + (0.45 + FACE + APART * number) * high
        return QPointF(x, self.rect.y() + (step + 0.5) * high)

    def draw(self, painter: QPainter) -> None:
        """Draw the rails, a card on each step, and the faces."""
        ladder, picture = self.ladder, self.table.picture
        if ladder is None or picture is None:
            return
        self._paint_steps(painter, ladder)
        seats = sorted(picture.plates.items())
        places, before = self._places(ladder.seats), self._places(self._before)
        share = float(self._jump.currentValue() or 0.0) if self.jumping else 1.0
        for (_, text), end, start in zip(seats, places, before or places, strict=False):
            out = math.sin(math.pi * share) * OUT * self._step if start.y() != end.y() else 0.0
            self._paint_face(painter, text, start + (end - start) * share + QPointF(out, 0.0))

    def _places(self, seats: tuple[int, ...]) -> list[QPointF]:
        """By seat; who stands on the same step stands side by side."""
        return [self.place(step, seats[:seat].count(step)) for seat, step in enumerate(seats)]

    def _paint_steps(self, painter: QPainter, ladder: Ladder) -> None:
        theme, u, high = self.table.theme, self.table.units.u, self._step
        wide = CARD * high / ASPECT
        middle = self.rect.x() + wide / 2
        painter.setPen(QPen(shade(theme.quiet, 90), 2.0 * u))
        for x in (middle - 0.3 * wide, middle + 0.3 * wide):
            top, bottom = self.rect.y() + 0.4 * high, self.rect.bottom() - 0.4 * high
            painter.drawLine(QPointF(x, top), QPointF(x, bottom))
        for at, step in enumerate(ladder.steps):
            middle_of_step = self.rect.y() + (at + 0.5) * high
            painter.setPen(QPen(shade(theme.quiet, 60), 1.2 * u))
            painter.drawLine(QPointF(middle, middle_of_step), QPointF(self.rect.right(), middle_of_step))
            stood = at in ladder.seats
            card = QRectF(self.rect.x(), middle_of_step - CARD * high / 2, wide, CARD * high)
            edge = QPen(QColor(theme.accent), 1.8 * u) if stood else Qt.PenStyle.NoPen
            filled(painter, card, edge, QColor(PAPER) if stood else shade(PAPER, 120), 0.12 * wide)
            index = self.table.deck_style.index(Rank(step))
            write(painter, card, index, (0.62 if len(index) == 1 else 0.48) * high, INK, BOLD)

    def _paint_face(self, painter: QPainter, text: PlateText, centre: QPointF) -> None:
        radius = FACE * self._step
        if text.active:
            painter.setPen(QPen(QColor(self.table.theme.accent), 2.4 * self.table.units.u))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, radius + 1, radius + 1)
        self.table.draw_face(painter, text.face, text.colour, centre, radius)
