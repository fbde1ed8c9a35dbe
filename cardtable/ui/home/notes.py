"""Notes on the home page: a mistake of an old match that was certain, and what was wrong at the start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPen

from cardtable.app.startup_guard import Part
from cardtable.messages import translate
from cardtable.stage.characters import animal_of_seat
from cardtable.ui.language import say
from cardtable.ui.metrics import em
from cardtable.ui.painting.drawing import INK, smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.theme import font
from cardtable.ui.widgets.controls import PushButton, set_tip

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QPaintEvent

    from cardtable.app.yesterday import Found
    from cardtable.messages import Message
    from cardtable.ui.services import Services

SIDE: Final = 2.6
PAD: Final = 0.3
FACE: Final = 0.6
"""All in em: the note's sides, the air around it, and the radius of the face on it."""


class MistakeNote(PushButton):
    """A slip with a question mark and the face of who is asked; ``asked(found)`` when it is pressed."""

    asked = Signal(object)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.found: Found | None = None
        self.setObjectName("bare")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda: self.asked.emit(self.found))
        self.hide()

    def fill(self) -> None:
        """Show what lies there now."""
        found = self.found = self._services.yesterday.found()
        self.setVisible(found is not None)
        if found is not None:
            text = translate("Home", "{player}, what would you do now? A position from an old game, for a minute.")
            self.setAccessibleName(say(text.put(player=found.seat.name)))
            set_tip(self, self.accessibleName())
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the slip, in sight of the ring of the keys."""
        side = round(em(SIDE + 2 * PAD))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Never less."""
        return self.sizeHint()

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a slip with a folded corner, the question on it, and the face at its foot."""
        found, theme, unit = self.found, self._services.frame, em()
        if found is None:
            return
        side = SIDE * unit
        place = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        fold = 0.55 * unit
        with smooth(self, pictures=True) as painter:
            painter.setPen(QPen(QColor(theme.rule).darker(165), max(1.0, unit / 14)))
            painter.setBrush(QColor(theme.paper))
            corner = place.topRight()
            painter.drawPolygon(
                [
                    place.topLeft(), corner - QPointF(fold, 0), corner + QPointF(0, fold), place.bottomRight(),
                    place.bottomLeft(),
                ]
            )  # fmt: skip
            painter.drawPolyline([corner - QPointF(fold, 0), corner + QPointF(-fold, fold), corner + QPointF(0, fold)])
            painter.setPen(QColor(INK))
            painter.setFont(font(1.5 * unit, QFont.Weight.Bold))
            painter.drawText(place.adjusted(0, 0, -0.9 * unit, 0), Qt.AlignmentFlag.AlignCenter, "?")
            faces, radius, seat = self._services.faces, FACE * unit, found.seat
            away = radius + faces.margin(radius)
            middle = place.bottomRight() - QPointF(0.75 * unit, 0.75 * unit)
            disc = faces.disc(animal_of_seat(seat.face, seat.colour), seat.colour, radius, self.devicePixelRatioF())
            painter.drawPixmap(middle - QPointF(away, away), disc)
        self._draw_ring()


def what_is_left_out(parts: Collection[Part], *, aside: str = "", unread: bool = False) -> list[Message]:
    """What a person is told of a start that left something out; nothing where it did not.

    ``aside``: how settings are called now of which something made no sense. ``unread``: they are out of reach.
    """
    told = []
    if unread:
        told.append(
            translate(
                "Home",
                "Your settings, people and house rules could not be read just now; perhaps another program is "
                "using the file. They are kept as they are. What you see now is a fresh start; what you "
                "change lasts until you close the program. Close Card Table and open it again.",
            )
        )
    if aside:
        told.append(
            translate(
                "Home",
                "Some of your settings, perhaps people or house rules, could not be read. Nothing that was played is "
                "touched, and the settings as they were are kept in the data folder as {file}.",
            ).put(file=aside)
        )
    if Part.TABLES in parts:
        told.append(
            translate(
                "Home",
                "The last start of Card Table did not come to its end. Everything that was played is kept. "
                "To be safe, this start left out the newest game and decks of cards from elsewhere; "
                "all games are under “Saved games”.",
            )
        )
    if Part.CHANGE_OF_PEOPLE in parts:
        told.append(translate("Home", "If a name was being changed or forgotten, that has not been finished."))
    if Part.LIST in parts:
        told.append(translate("Home", "Unfinished games were not looked for."))
    if Part.SETTINGS in parts:
        told.append(
            translate(
                "Home",
                "Your settings and people are kept, but were not read. What you see now is a fresh start; "
                "what you change lasts until you close the program.",
            )
        )
    return told
