"""A button that is a picture with words beneath it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy

from cardtable.ui.metrics import CHIP, SMALL, TILE, em, letters
from cardtable.ui.painting.drawing import smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.theme import font
from cardtable.ui.widgets.brush_title import draw_script, width_of_script
from cardtable.ui.widgets.controls import PushButton

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QPixmap

    from cardtable.ui.services import Services

    Letters = tuple[QFont, QFontMetricsF]

PAD: Final = 0.5
"""The air round picture and words, in em."""
WRAPPED: Final = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)
BOLD: Final = 1.0
# No word is written smaller than this part of its size.
SMALLEST: Final = 0.78
# Facts are written so much smaller rather than on two lines.
SQUEEZED: Final = 0.86


def sized(picture: QPixmap, size: QSize, ratio: float) -> QPixmap:
    """This picture as large as it is shown."""
    shown = picture.scaled(size * ratio, mode=Qt.TransformationMode.SmoothTransformation)
    shown.setDevicePixelRatio(ratio)
    return shown


class PictureButton(PushButton):
    """A picture, a title in one or two lines, and quiet facts below.

    The picture comes when it is drawn; until then there is a piece of cloth. ``on_one_line``: the title and each fact
    take one line, and what finds no room there ends in dots. ``corner`` is the room at the end of the facts that
    belongs to another button. All lengths are in pixels.
    """

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.title = ""
        self.script = ""
        self.facts: Sequence[str] = ()
        self.on_one_line = False
        self.corner = 0
        self.picture_height = 0
        self._pixmap: QPixmap | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def pixmap(self) -> QPixmap | None:
        """The picture, once it is there."""
        return self._pixmap

    def show_picture(self, pixmap: QPixmap | None) -> None:
        """Show this picture, or cloth alone."""
        self._pixmap = pixmap
        self.update()

    def picture_size(self) -> QSize:
        """How large a picture there is room for."""
        return QSize(max(1, self.width() - 2 * em(PAD)), max(1, self.picture_height - em(PAD)))

    def words_height(self, width: float) -> float:
        """How high the words are in a button of this width, with what is around them."""
        return self._write(None, width, 0.0)

    def longest_line(self) -> float:
        """How far right the words and what is in the corner reach, however they are written."""
        around = 2 * em(PAD) + 4
        plain = _letters(False, int(letters(SMALL) * SMALLEST))[1]
        facts = max((plain.horizontalAdvance(word) for fact in self.facts for word in fact.split(" ")), default=0.0)
        bold = _in_two_lines(self.title, self.width() - around, letters(BOLD))[1]
        title = max((bold.horizontalAdvance(word) for word in self.title.split(" ")), default=0.0)
        return around + max(title, facts + self.corner)

    def sizeHint(self) -> QSize:
        """As it is: who made it says how large it is."""
        return self.size()

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw picture, words, and the ring of the keys."""
        theme, pad, corner = self._services.frame, em(PAD), em(TILE)
        with smooth(self, pictures=True) as painter:
            room = QRectF(QPointF(pad, pad), self.picture_size().toSizeF())
            if self._pixmap is None:
                shape = QPainterPath()
                shape.addRoundedRect(room, em(CHIP), em(CHIP))
                painter.fillPath(shape, QColor(theme.cloth_edge))
            else:
                painter.drawPixmap(room, self._pixmap, QRectF(self._pixmap.rect()))
            self._write(painter, self.width(), self.picture_height + pad / 2)
            if self.hasFocus() or self.underMouse():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                width = 3.0 if self.hasFocus() else 1.4
                painter.setPen(QPen(QColor(theme.text if self.hasFocus() else theme.accent), width))
                inside = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
                painter.drawRoundedRect(inside, corner, corner)
            if self.isDown():
                dark = self.palette().color(QPalette.ColorRole.Shadow)
                dark.setAlpha(60)
                shape = QPainterPath()
                shape.addRoundedRect(QRectF(self.rect()), corner, corner)
                painter.fillPath(shape, dark)

    def _write(self, painter: QPainter | None, width: float, top: float) -> float:
        """Write the words, or with no painter find out how high they are."""
        if self.on_one_line:
            return self._write_short(painter, width, top)
        theme, pad = self._services.frame, em(PAD)
        room = width - 2 * pad - 4
        y = top
        script = width_of_script(self.script, 1)
        bold = _in_two_lines(self.title, room, letters(BOLD))
        y, end = _lines(painter, bold, self.title, QRectF(pad + 2, y, room, 0), QColor(theme.text))
        if script:
            side = bold[1].ascent()
            beside = end + 0.6 * side + script * side <= pad + 2 + room
            if not beside:
                y += 1.25 * side
            if painter is not None:
                x = end + 0.6 * side if beside else pad + 2.0
                draw_script(painter, self.script, x, y - 1.12 * side, side, QColor(theme.text))
        plain = letters(SMALL)
        for fact in self.facts:
            free = room - self.corner
            whole = fact.replace(" ", "\u00a0")
            on_one = _letters(False, round(plain * SQUEEZED))[1].horizontalAdvance(whole) <= free
            facts = _fitting(whole if on_one else fact, free, False, plain)
            high = max(float(self.corner), _lines(None, facts, fact, QRectF(0, 0, free, 0), QColor())[0])
            if painter is not None:
                # Beside the button in the corner, whatever lies above.
                y = max(y, self.height() - pad - high)
                painter.setFont(facts[0])
                painter.setPen(QColor(theme.quiet))
                painter.drawText(QRectF(pad + 2, y, free, high), WRAPPED | int(Qt.AlignmentFlag.AlignVCenter), fact)
            y += high
        return y - top + 1.3 * pad

    def _write_short(self, painter: QPainter | None, width: float, top: float) -> float:
        theme, pad = self._services.frame, em(PAD)
        y, room = top, width - 2 * pad - 4
        ways = [(self.title, _letters(True, letters(BOLD)), theme.text)]
        ways += [(fact, _letters(False, letters(SMALL)), theme.quiet) for fact in self.facts]
        for text, (how, metrics), colour in ways:
            if painter is not None:
                painter.setFont(how)
                painter.setPen(QColor(colour))
                painter.drawText(
                    QPointF(pad + 2, y + metrics.ascent()),
                    metrics.elidedText(text, Qt.TextElideMode.ElideRight, room),
                )
            y += metrics.height()
        return y - top + 1.3 * pad


@lru_cache(maxsize=256)
def _letters(bold: bool, pixels: int) -> tuple[QFont, QFontMetricsF]:
    """A font in whole pixels with its measures, which take long to find."""
    how = font(pixels, QFont.Weight.DemiBold if bold else QFont.Weight.Medium)
    return how, QFontMetricsF(how)


@lru_cache(maxsize=256)
def _in_two_lines(text: str, room: float, size: float) -> Letters:
    """The largest bold letters, as far as they stay legible, in which no word is too long and two lines are enough."""
    for share in (1.0, 0.94, 0.88, 0.82):
        how = _fitting(text, room, True, size * share)
        if _lines(None, how, text, QRectF(0, 0, room, 0), QColor())[0] < 2.5 * how[1].height():
            return how
    return _fitting(text, room, True, size)


@lru_cache(maxsize=256)
def _fitting(text: str, room: float, bold: bool, size: float) -> Letters:
    """The letters in which the longest word finds room, as far as they stay legible."""
    how = _letters(bold, round(size))
    longest = max((how[1].horizontalAdvance(word) for word in text.split(" ")), default=0.0)
    if longest <= room:
        return how
    return _letters(bold, int(size * max(SMALLEST, room / longest)))


def _lines(painter: QPainter | None, written: Letters, text: str, room: QRectF, colour: QColor) -> tuple[float, float]:
    """Write text in a column; how far down and (in its last line) how far right it reaches."""
    if not text:
        return room.top(), room.left()
    how, metrics = written
    high = QRectF(room.left(), room.top(), room.width(), 10000)
    taken = metrics.boundingRect(high, WRAPPED, text)
    if painter is not None:
        painter.setFont(how)
        painter.setPen(colour)
        painter.drawText(QRectF(room.left(), room.top(), room.width(), taken.height() + 2), WRAPPED, text)
    return taken.bottom(), taken.right()
