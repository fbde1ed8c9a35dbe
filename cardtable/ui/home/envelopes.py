"""Envelopes on the home page: in each the cards of a lost match, sealed for who will play them again."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QMenu

from cardtable.app.dares import Envelope, State
from cardtable.messages import translate
from cardtable.stage.characters import animal_of_seat
from cardtable.ui.a11y.speech_text import sentence, spoken
from cardtable.ui.language import say
from cardtable.ui.metrics import em
from cardtable.ui.painting.drawing import smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.widgets import dialogs
from cardtable.ui.widgets.controls import PushButton, menu_text, pop_up, set_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from cardtable.engine.match import Seat
    from cardtable.messages import Message
    from cardtable.ui.services import Services

WIDE: Final = 3.2
HIGH: Final = 2.6
STEP: Final = 2.7
"""How far the next envelope lies from the left edge of the one on it, in em."""
PAD: Final = 0.15
"""The air around, in em."""
SEAL: Final = 0.72
"""The radius of a face on a seal, in em."""


def state_text(envelope: Envelope) -> Message:
    """How an envelope lies there, in a sentence."""
    if envelope.results is not None:
        return envelope.results
    if envelope.state is State.SEALED:
        return translate("Dares", "It can be opened from tomorrow on.", "an envelope")
    if envelope.state is State.BEGUN:
        return translate("Dares", "It has been opened and waits to be played on.", "an envelope")
    return translate("Dares", "Open it and play these cards again.", "an envelope")


class EnvelopesButton(PushButton):
    """All envelopes, the first on top; nothing where there are none.

    A press opens the one there is, and lets choose among several. Signals: ``opened(number)`` of the lost match, when
    its cards are wanted; ``played_on(number)`` of the match that answers it.
    """

    opened = Signal(int)
    played_on = Signal(int)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.envelopes: list[Envelope] = []
        self.most = 1
        self.scale = 1.0
        self.setObjectName("bare")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._press)
        self.hide()

    def fill(self) -> None:
        """Show what lies there now."""
        self.envelopes = self._services.dares.envelopes() if self._services.settings.dares else []
        self.setVisible(bool(self.envelopes))
        texts = [(say(one.title), say(state_text(one))) for one in self.envelopes]
        self.setAccessibleName(" ".join(sentence(spoken(text)) for pair in texts for text in pair))
        set_tip(self, "\n".join(f"{title}\n{state}" for title, state in texts))
        self.updateGeometry()
        self.update()

    def draw_at(self, most: int, scale: float) -> None:
        """Draw so many at most, so much smaller."""
        if (most, scale) != (self.most, self.scale):
            self.most, self.scale = most, scale
            self.updateGeometry()
            self.update()

    def _press(self) -> None:
        if len(self.envelopes) == 1:
            self._open(self.envelopes[0])
            return
        pop_up(self.menu_of_all(), self.mapToGlobal(self.rect().bottomLeft()))

    def menu_of_all(self) -> QMenu:
        """A menu with every envelope; it goes when one was chosen."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(self.accessibleName())
        for one in self.envelopes:
            text = f"{say(one.title)} – {say(state_text(one))}"
            menu.addAction(menu_text(text), partial(self._open, one))
        return menu

    def _open(self, envelope: Envelope) -> None:
        """Deal the cards, go on with them, or tell what there is and ask whether it is still wanted."""
        # It may have become another day since this page came, and nobody has come or gone.
        envelope = next((one for one in self._services.dares.envelopes() if one.number == envelope.number), envelope)
        if envelope.state is State.READY:
            self.opened.emit(envelope.number)
            return
        if envelope.state is State.BEGUN and envelope.answer is not None:
            self.played_on.emit(envelope.answer)
            return
        told = translate("Dares", "{dare}. {state}", "an envelope, and in whole sentences how it lies there")
        away, leave = translate("Dares", "Put the envelope away"), translate("Dares", "Leave it there")
        question = told.put(dare=envelope.title, state=state_text(envelope))
        if dialogs.ask_yes(self.window(), question, away, leave):
            self._services.dares.put_away(envelope.number)
            self.fill()

    # -- how they look ---------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Room for as many as are drawn, in sight of the ring of the keys."""
        count = max(1, min(self.most, len(self.envelopes)))
        return QSize(round(self._em * (WIDE + STEP * (count - 1) + 2 * PAD)), round(self._em * (HIGH + 2 * PAD)))

    @property
    def _em(self) -> float:
        return em() * self.scale

    def minimumSizeHint(self) -> QSize:
        """Never less."""
        return self.sizeHint()

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw them over each other."""
        size = self._em
        with smooth(self, pictures=True) as painter:
            top = (self.height() - HIGH * size) / 2
            for at in range(min(self.most, len(self.envelopes)) - 1, -1, -1):
                place = QRectF((PAD + STEP * at) * size, top, WIDE * size, HIGH * size)
                self._draw(painter, self.envelopes[at], place)
        self._draw_ring()

    def _draw(self, painter: QPainter, envelope: Envelope, place: QRectF) -> None:
        """Closed with a seal, with a golden edge once it may be opened; open with a sheet that shows who has won."""
        theme, size, is_open = self._services.frame, self._em, envelope.state in (State.BEGUN, State.PLAYED)
        body = place.adjusted(0.1 * size, (1.1 if is_open else 0.3) * size, -0.1 * size, -0.1 * size)
        painter.setPen(QPen(QColor(theme.rule).darker(165), max(1.0, size / 14)))
        painter.setBrush(QColor(theme.rule if is_open else theme.paper))
        if is_open:
            painter.drawPolygon([body.topLeft(), QPointF(body.center().x(), place.top()), body.topRight()])
            sheet = body.adjusted(0.3 * size, -1.0 * size, -0.3 * size, 0)
            painter.setBrush(QColor(theme.paper).lighter(107))
            painter.drawRect(sheet)
            for at, seat in enumerate(envelope.winners):
                middle = QPointF(sheet.center().x() + (at - 0.5) * 1.2 * size, sheet.top() + 0.6 * size)
                self._draw_face(painter, seat, middle, 0.5 * size)
            painter.setBrush(QColor(theme.paper))
        painter.drawRoundedRect(body, 0.12 * size, 0.12 * size)
        if is_open:
            self._draw_face(painter, envelope.seat, body.center() + QPointF(0, 0.1 * size), 0.5 * size)
            return
        point = QPointF(body.center().x(), body.top() + 1.25 * size)
        painter.drawPolyline([body.topLeft(), point, body.topRight()])
        self._draw_face(painter, envelope.seat, point, SEAL * size)
        if envelope.state is State.READY:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.gold), 0.16 * size))
            painter.drawRoundedRect(body, 0.12 * size, 0.12 * size)

    def _draw_face(self, painter: QPainter, seat: Seat, middle: QPointF, radius: float) -> None:
        """A face in the colour of its seat, as a seal is pressed."""
        faces = self._services.faces
        away = radius + faces.margin(radius)
        disc = faces.disc(animal_of_seat(seat.face, seat.colour), seat.colour, radius, self.devicePixelRatioF())
        painter.drawPixmap(middle - QPointF(away, away), disc)
