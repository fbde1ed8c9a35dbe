"""What is said on the table: what a player says aloud, what a seat did last, and what happened to the viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardtable.stage.layout_parts import Rect
from cardtable.stage.picture import TagText
from cardtable.stage.popup_placement import OPEN, Where, lane_beside, obstacles, place_beside
from cardtable.stage.table_layout import Side
from cardtable.stage.zones import ZoneKind
from cardtable.ui.painting.drawing import (
    AT_LEFT,
    BOLD,
    CREAM,
    DEMI,
    INK,
    UNDER,
    as_rect,
    draw_suit,
    filled,
    outline,
    shade,
    under,
    width_of,
    write,
)
from cardtable.ui.scene.passive_item import PassiveItem
from cardtable.ui.widgets.controls import plain_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.stage.table_layout import SeatPlace
    from cardtable.ui.scene.plate_item import PlateItem
    from cardtable.ui.scene.scene_context import SceneContext
    from cardtable.ui.theme import Theme

BUBBLE_Z: Final = 12_000.0
TAG_Z: Final = 320.0
SPEECH: Final = 1.3
LOUD: Final = 1.7
TAG: Final = 0.8
# Letters of a tag become smaller by as much before anything is cut.
SMALLER: Final = (1.0, 0.94, 0.88, 0.8, 0.72)
# How much room an arrow and the suit that was named take behind the card of a tag.
NAMED: Final = 1.75
NOTICE: Final = 0.95
LEAST_NOTICE: Final = 0.7
# What lies further than this to the side of a bubble is not pointed at.
ASIDE: Final = 1.8
_FROM: Final = {
    Side.NEAR: (Where.ABOVE, Where.RIGHT, Where.LEFT, Where.BELOW),
    Side.LEFT: (Where.ABOVE, Where.RIGHT, Where.BELOW, Where.LEFT),
    Side.FAR: (Where.RIGHT, Where.LEFT, Where.BELOW, Where.ABOVE),
    Side.RIGHT: (Where.ABOVE, Where.LEFT, Where.BELOW, Where.RIGHT),
}


class SpeechItem(PassiveItem):
    """What a player has just said, beside the face, until something else happens."""

    def __init__(
        self, table: SceneContext, plate: PlateItem, text: str, size: float, strip: Callable[[], Rect | None]
    ) -> None:
        """``strip`` is where the strip stands now, on which nothing is said."""
        super().__init__(table, BUBBLE_Z)
        self._size, self._strip = size, strip
        self.plate = plate
        self.text = text
        self._tip = QPointF()
        self.place()

    def place(self) -> None:
        """Find a place beside the face, where it lies on no card that matters."""
        plate, em = self.plate, self.table.em
        if plate.place is None or plate.written is None:
            return
        self.prepareGeometryChange()
        centre, radius = plate.face_centre, plate.written.radius * em
        anchor = Rect(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        size = (width_of(self.text, self._size * em, BOLD) + 1.6 * em, (self._size * 1.35 + 0.7) * em)
        bounds = self.table.layout.cloth.inset(0.5 * em)
        zones = () if self.table.picture is None else self.table.picture.zones
        forbidden, strip = obstacles(self.table.layout, zones), self._strip()
        if strip is not None:
            forbidden.append((strip, OPEN))
        found = place_beside(anchor, size, bounds, forbidden, _FROM[plate.place.side], 0.7 * em)
        self.rect = as_rect(found.rect)
        self._tip = centre

    def draw(self, painter: QPainter) -> None:
        """Draw the bubble with its tip."""
        em = self.table.em
        path = bubble_path(self.rect, self._tip, em, 0.9 * em)
        paint_bubble(painter, path, self.table.theme, self.table.units.u)
        write(painter, self.rect, self.text, self._size * em, INK, BOLD)


def bubble_path(rect: QRectF, target: QPointF, em: float, reach: float) -> QPainterPath:
    """A rectangle with round corners and a tip that points to a point outside it, no longer than ``reach``."""
    path = QPainterPath()
    path.addRoundedRect(rect, 0.8 * em, 0.8 * em)
    if rect.contains(target):
        return path
    half = 0.45 * em
    x = min(max(target.x(), rect.left() + 1.2 * em), rect.right() - 1.2 * em)
    y = min(max(target.y(), rect.top() + 0.9 * em), rect.bottom() - 0.9 * em)
    tip = QPainterPath()
    if target.y() > rect.bottom() or target.y() < rect.top():
        if abs(target.x() - x) > ASIDE * em:
            return path  # It would point at something else.
        below = target.y() > rect.bottom()
        edge = rect.bottom() if below else rect.top()
        far = min(abs(target.y() - edge), reach) * (1 if below else -1)
        tip.moveTo(x - half, edge)
        tip.lineTo(min(max(target.x(), x - em), x + em), edge + far)
        tip.lineTo(x + half, edge)
    elif abs(target.y() - y) <= ASIDE * em:
        right = target.x() > rect.right()
        edge = rect.right() if right else rect.left()
        far = min(abs(target.x() - edge), reach) * (1 if right else -1)
        tip.moveTo(edge, y - half)
        tip.lineTo(edge + far, min(max(target.y(), y - em), y + em))
        tip.lineTo(edge, y + half)
    tip.closeSubpath()
    return path.united(tip)


def paint_bubble(painter: QPainter, path: QPainterPath, theme: Theme, u: float) -> None:
    """The ground of a bubble, with an edge that is seen on cards and on the cloth."""
    edge = QPen(QColor(theme.accent), 1.8 * u)
    outline(painter, path, under(edge, u))
    painter.fillPath(path, QColor(CREAM))
    outline(painter, path, edge)


class TagItem(PassiveItem):
    """A pill at a plate with what that seat did last; ``is_whole``: none of it is cut."""

    def __init__(self, table: SceneContext) -> None:
        super().__init__(table, TAG_Z)
        self.text = TagText("")
        self._lines: tuple[str, ...] = ()
        self._size = 0.0
        self.is_whole = True
        self._same: tuple[object, ...] = ()

    def arrange(self, text: TagText, place: SeatPlace) -> None:
        """Tell this beside the plate."""
        em = self.table.em
        same = (text, place, em, self.table.deck_style)
        if same == self._same:
            return
        self._same = same
        self.prepareGeometryChange()
        self.text = text
        room = as_rect(place.tag)
        self.setVisible(room.width() > 0)
        for smaller in SMALLER:
            self._size = smaller * em
            self._lines = self._broken(room)
            self.is_whole = self._wanted(self._lines) <= room.width()
            if self.is_whole:
                break
        width = min(self._wanted(self._lines), room.width())
        if place.side is Side.FAR and room.x() > place.plate.right - 1:
            left = room.x()
        elif place.side is Side.RIGHT:
            left = min(room.center().x() - width / 2, room.right() - width)
        else:
            left = max(room.center().x() - width / 2, room.x())
        high = 1.3 * em if len(self._lines) == 1 else room.height()
        top = room.center().y() - high / 2 if place.side is Side.FAR else room.y()
        self.rect = QRectF(left, top, width, high)
        self.setToolTip(plain_tip(text.text))
        self.update()

    def _broken(self, room: QRectF) -> tuple[str, ...]:
        """The words in one line, else in two with the card in the second, where they find room so."""
        words = self.text.text.split()
        tries: list[tuple[str, ...]] = [(self.text.text,)]
        if room.height() > 2 * self.table.em:
            tries += [(" ".join(words[:at]), " ".join(words[at:])) for at in range(len(words), 0, -1)]
        return next((lines for lines in tries if self._wanted(lines) <= room.width()), tries[0])

    def _wanted(self, lines: Sequence[str]) -> float:
        em = self.table.em
        wide = [width_of(line, TAG * self._size, DEMI) for line in lines]
        wide[-1] += self._card_width()
        return max(wide) + 0.95 * em

    def _card_width(self) -> float:
        if self.text.card is None:
            return 0.0
        sign = (0.35 if self.text.card.suit is None else 1.15) + (NAMED if self.text.named is not None else 0.0)
        return width_of(self.table.index_of(self.text.card), 0.86 * self._size, BOLD) + sign * self.table.em

    def draw(self, painter: QPainter) -> None:
        """Draw the pill; a card is shown as its index and sign."""
        em, card = self.table.em, self.text.card
        edge = QPen(QColor(UNDER), max(1.0, 1.2 * self.table.units.u))
        filled(painter, self.rect, edge, shade(CREAM, 236), 0.65 * em)
        line = self.rect.adjusted(0.45 * em, 0, -0.45 * em, 0)
        line.setHeight(line.height() / len(self._lines))
        for text in self._lines[:-1]:
            write(painter, line, text, TAG * self._size, INK, DEMI, AT_LEFT)
            line.translate(0, line.height())
        text = self._lines[-1]
        words = QRectF(line)
        words.setWidth(min(width_of(text, TAG * self._size, DEMI), line.width() - self._card_width()))
        write(painter, words, text, TAG * self._size, INK, DEMI, AT_LEFT)
        if card is None:
            return
        colour = QColor(INK) if card.suit is None else self.table.suit_colour(card.suit)
        index = self.table.index_of(card)
        wide = width_of(index, 0.86 * self._size, BOLD)
        x = words.right() + (0.2 * em if text else 0.0)
        write(painter, QRectF(x, line.y(), wide + 2, line.height()), index, 0.86 * self._size, colour, BOLD, AT_LEFT)
        if card.suit is not None:
            draw_suit(painter, card.suit, QPointF(x + wide + 0.45 * em, line.center().y()), 0.72 * em, colour)
        if self.text.named is not None:
            x += wide + em
            arrow = QRectF(x, line.y(), em, line.height())
            write(painter, arrow, "→", TAG * self._size, INK, DEMI, AT_LEFT)
            colour = self.table.suit_colour(self.text.named)
            draw_suit(painter, self.text.named, QPointF(x + 1.35 * em, line.center().y()), 0.8 * em, colour)


class WrittenNotice(NamedTuple):
    """Something that was done to the person in front of the screen, as it is written and in words for ears."""

    text: str
    spoken: str
    good: bool


class NoticeItem(PassiveItem):
    """Pills above one's own hand, one for each thing that was done to the player, until one has acted oneself."""

    def __init__(self, table: SceneContext, strip: Callable[[], Rect | None]) -> None:
        super().__init__(table, BUBBLE_Z - 1)
        self._strip = strip
        self.notices: tuple[WrittenNotice, ...] = ()
        self._pills: list[QRectF] = []
        self._share = 1.0

    def tell(self, notices: Sequence[WrittenNotice]) -> None:
        """Show these, or nothing."""
        self.notices = tuple(notices)
        self.arrange()

    def arrange(self) -> None:
        """Lie in the lane, one pill beside the other; where there is little room their letters are smaller.

        Where the ``strip`` has found no other place than the lane, they share it. While cards of the hand rise into it
        for a hint, they are away.
        """
        if not self.notices or self._is_hint_in_hand():
            self.hide()
            return
        em, lane = self.table.em, as_rect(lane_beside(self.table.layout, self._strip()))
        self.prepareGeometryChange()
        self.setVisible(lane.height() > 0)
        if not self.isVisible():
            return
        gap = 0.6 * em
        wanted = [width_of(one.text, NOTICE * em, DEMI) + 1.8 * em for one in self.notices]
        self._share = min(1.0, (lane.width() - gap * (len(wanted) - 1)) / sum(wanted))
        high = min(1.7 * em, lane.height() * 0.94)
        whole = sum(wanted) * self._share + gap * (len(wanted) - 1)
        x, y = lane.center().x() - whole / 2, lane.center().y() - high / 2
        self.rect = QRectF(x, y, whole, high)
        self._pills = []
        for width in wanted:
            self._pills.append(QRectF(x, y, width * self._share, high))
            x += width * self._share + gap
        self.setToolTip(plain_tip("\n".join(one.spoken for one in self.notices)))
        self.update()

    def _is_hint_in_hand(self) -> bool:
        picture = self.table.picture
        if picture is None:
            return False
        hands = (zone for zone in picture.zones if zone.kind is ZoneKind.HAND)
        return any(card in picture.hinted for zone in hands for card in zone.cards)

    def draw(self, painter: QPainter) -> None:
        """Draw the pills, red-brown or, for something good, gold-brown."""
        em, edge = self.table.em, QPen(QColor(self.table.theme.accent), 1.2 * self.table.units.u)
        for notice, pill in zip(self.notices, self._pills, strict=True):
            ground = shade("#5a4312" if notice.good else "#5c2320", 240)
            filled(painter, pill, edge, ground, pill.height() / 2)
            size = NOTICE * em * max(self._share, LEAST_NOTICE)
            write(painter, pill.adjusted(0.4 * em, 0, -0.4 * em, 0), notice.text, size, "#fbf6e8", DEMI)
