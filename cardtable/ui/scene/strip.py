"""Strip in a corner: a few lines on what happened since the viewer last acted, all of them on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAbstractTextDocumentLayout, QColor, QPainter, QPalette, QPen, QTextDocument
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from cardtable.stage.characters import animal_of_seat
from cardtable.stage.layout_parts import Rect
from cardtable.stage.popup_placement import LETTERS, place_strip
from cardtable.stage.turn_lines import WIDE, weightiest
from cardtable.ui.painting.drawing import MEDIUM, as_plain, as_rect, filled, shade
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.scene.turn_writer import add_face
from cardtable.ui.theme import font
from cardtable.ui.widgets.controls import plain_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent
    from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

    from cardtable.stage.popup_placement import StripPlace
    from cardtable.stage.turn_lines import TurnLine
    from cardtable.ui.scene.scene_context import SceneContext
    from cardtable.ui.scene.turn_writer import TurnWriter

Z: Final = 310.0
OPEN_Z: Final = 11_200.0
FACE: Final = 0.52
# How wide a letter is in the middle, in em of its size.
LETTER: Final = 0.5
# Where one line has to do, its letters become smaller by as much at most.
LEAST_LETTERS: Final = 0.72


class StripItem(QGraphicsObject):
    """The three lines that matter most, and with the pointer or the focus on it all there are.

    A click or Enter plays what they tell once more: the scene emits ``asked_again``.
    """

    def __init__(self, table: SceneContext) -> None:
        super().__init__()
        self.table = table
        self.lines: tuple[TurnLine, ...] = ()
        self.hint = ""
        self._writer: TurnWriter | None = None
        self._place: StripPlace | None = None
        self._cloth: Rect | None = None
        self._rect = QRectF()
        self._open = False
        self._document = QTextDocument()
        self._written: tuple[object, ...] = ()
        self._arranged: tuple[object, ...] = ()
        self.setZValue(Z)
        self.setAcceptHoverEvents(True)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.hide()

    @property
    def spoken(self) -> tuple[str, ...]:
        """All lines in words, for ears."""
        return () if self._writer is None else tuple(map(self._writer.spoken, self.lines))

    def tell(self, lines: Sequence[TurnLine], writer: TurnWriter, hint: str) -> None:
        """Show these lines, as the ``writer`` of this table writes them."""
        if (tuple(lines), writer, hint) == (self.lines, self._writer, self.hint):
            return
        self.lines, self._writer, self.hint = tuple(lines), writer, hint
        self.setToolTip(plain_tip(hint))
        self.arrange()

    @property
    def covered(self) -> Rect | None:
        """Where it stands; ``None`` where nothing is told."""
        return as_plain(self._rect) if self.isVisible() else None

    def clear(self) -> None:
        """Nothing is told."""
        self.lines = ()
        self.arrange()

    def arrange(self) -> None:
        """Find a corner that is free now; without one nothing is shown."""
        picture, table = self.table.picture, self.table
        for_this = (table.layout, self.lines, self._writer, table.em, self._open)
        if self._arranged == for_this:
            return
        self._arranged = for_this
        self.prepareGeometryChange()
        # On a table of another size, as when the log has been closed again, the best corner is looked for anew.
        before = self._place if table.layout.cloth == self._cloth else None
        self._cloth, self._place = table.layout.cloth, None
        if self.lines and picture is not None and table.layout.cloth.height > 0:
            self._place = place_strip(table.layout, picture.zones, before)
        self.setVisible(self._place is not None)
        if self._place is not None:
            self._fit(self._place)
        self.update()

    def _fit(self, place: StripPlace) -> None:
        """As many lines as find room, what matters most; opened, all of them, growing upwards or downwards."""
        em, rect, room = self.table.em, as_rect(place.rect), place.lines
        air = 2 * place.padding * em
        inner = rect.width() - air
        shown = weightiest(self.lines, room)
        if self._open:
            shown = list(self.lines)
        elif not place.grows:
            shown = shown[-1:]
        if room == 1 and not self._open:
            self._write_unbroken(shown, inner)
        else:
            self._write(shown, inner)
        # For turning points it grows.
        most = max(rect.height(), min(rect.height() * len(shown) / room, place.most))
        while not self._open and room > 1 and self._document.size().height() + air > most + 1:
            room -= 1
            shown = weightiest(self.lines, room)
            self._write(shown, inner)
        cloth = as_rect(self.table.layout.cloth)
        high = min(self._document.size().height() + air, cloth.height() - 2 * em)
        if not self._open:
            high = min(high, most)
        top = rect.y() if place.down else rect.bottom() - high
        wide = min(rect.width(), self._document.idealWidth() + air + 2)
        left = rect.x() if rect.center().x() < cloth.center().x() else rect.right() - wide
        self._rect = QRectF(left, max(top, cloth.y() + 0.5 * em), wide, high)

    def _write_unbroken(self, lines: Sequence[TurnLine], width: float) -> None:
        """Each line as one, in smaller letters where it would be too long."""
        self._write(lines, width)
        self._document.setTextWidth(-1)
        wanted = self._document.idealWidth()
        if wanted > width:
            self._write(lines, width, max(LEAST_LETTERS, 0.97 * width / wanted))
            self._document.setTextWidth(-1)

    def _write(self, lines: Sequence[TurnLine], width: float, share: float = 1.0) -> None:
        em, writer = self.table.em * share, self._writer
        key = (tuple(lines), writer, round(width), em, self.table.pixel_ratio, self._open)
        if key == self._written or writer is None:
            return
        self._written = key
        self._document.clear()
        self._document.setDefaultFont(font(LETTERS * em, MEDIUM))
        self._document.setDocumentMargin(0)
        gap = max(1, round(0.1 * em))  # Small cards are higher than letters.
        letters = None if self._open else min(WIDE, round(width / (LETTER * LETTERS * em)))
        texts = [f"{self._face(line.seat, em)}{writer.write(line, letters)}" for line in lines]
        style = f"margin-top:{gap}px; margin-bottom:{gap}px"
        self._document.setHtml("".join(f'<p style="{style}">{text}</p>' for text in texts))
        self._document.setTextWidth(width)

    def _face(self, seat: int, em: float) -> str:
        """The face of a seat as an image of the document."""
        plate = self.table.picture.plates.get(seat) if self.table.picture is not None else None
        if plate is None:
            return ""
        radius, ratio = FACE * em, self.table.pixel_ratio
        disc = self.table.faces.disc(animal_of_seat(plate.face, plate.colour), plate.colour, radius, ratio)
        return add_face(self._document, f"face:{seat}", disc)

    def boundingRect(self) -> QRectF:
        """The strip with its frame."""
        reach = 3 * self.table.units.u
        return self._rect.adjusted(-reach, -reach, reach, reach)

    @told_later
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the lines on a dark ground; opened or focused it has a frame."""
        em, theme = self.table.em, self.table.theme
        framed = self._open or self.hasFocus()
        edge = QPen(QColor(theme.accent if framed else theme.edge), (2.2 if framed else 1) * self.table.units.u)
        filled(painter, self._rect, edge, shade(theme.sunk, 250 if self._open else 170), 0.6 * em)
        painter.save()
        air = 0.0 if self._place is None else self._place.padding * em
        inner = self._rect.adjusted(air, air, -air, -air)
        painter.setClipRect(inner.adjusted(-1, -1, 1, 1))
        # What is too long shows its end: the newest.
        over = max(0.0, self._document.size().height() - inner.height())
        painter.translate(inner.topLeft() - QPointF(0, over))
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, QColor(theme.text))
        self._document.documentLayout().draw(painter, context)
        painter.restore()

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
