"""The hand of a guided first round: it points at something on the table, beside it and never over it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QAccessible, QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from cardtable.stage.layout_parts import Rect, around
from cardtable.stage.popup_placement import BESIDE_PILE, OVER_CARD, SIGNS, Where, obstacles
from cardtable.stage.zones import zone_of
from cardtable.ui.a11y.roles import set_role
from cardtable.ui.language import say
from cardtable.ui.match.key_button import KeyButton
from cardtable.ui.painting.drawing import smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.scene.card_marks import HINTED_LIFT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QPaintEvent

    from cardtable.app.match.screen import Pointed
    from cardtable.cards import Card
    from cardtable.messages import Message
    from cardtable.ui.match.command_bar import CommandBar
    from cardtable.ui.match.question_panel import ChoicePanel, Panel
    from cardtable.ui.scene.view import TableView

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
        with smooth(self) as painter:
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


# How bad it is to cover a pixel of another button, whose words one may want to read.
BUTTONS: Final = 12.0


class _Target(NamedTuple):
    """Where on the page something is that the hand points at, and from where it is pointed at first."""

    rect: Rect
    sides: Sequence[Where] = BESIDE_PILE


class Pointer:
    """Points with a hand at the first thing of a lesson that is in sight, in coordinates of the page."""

    def __init__(
        self, page: QWidget, view: TableView, commands: CommandBar, question: Panel, choice: ChoicePanel,
        bubble: QWidget,
    ) -> None:  # fmt: skip
        self._page, self._view, self._scene, self._commands = page, view, view.table, commands
        self._question, self._choice, self._bubble = question, choice, bubble
        self.hand = PointingHand(page)

    @property
    def rect(self) -> Rect | None:
        """Where the hand is, in coordinates of the table; ``None`` while it points at nothing."""
        if self.hand.isHidden():
            return None
        return _moved(self._of_widget(self.hand), -self._view.mapTo(self._page, QPoint(0, 0)))

    def point(self, pointed: Sequence[Pointed]) -> None:
        """Let the hand point at the first of these that is in sight."""
        target = next((found for one in pointed if (found := self._target(one)) is not None), None)
        if target is None:
            self.hand.hide()
            return
        page, view, scene, em = self._page, self._view, self._scene, self._scene.em
        corner = view.mapTo(page, QPoint(0, 0))
        zones = () if scene.picture is None else scene.picture.zones
        forbidden = [(_moved(view.mapped(rect), corner), cost) for rect, cost in obstacles(scene.layout, zones)]
        made = [one for one, _ in self._commands.buttons]
        written = [one for one in (*made, self._commands.more, self._commands.go_on) if one.isVisible()]
        over = [one for one in (self._bubble, self._choice, self._question) if one.isVisible()]
        forbidden += [(self._of_widget(part), BUTTONS) for part in written]
        forbidden += [(self._of_widget(part), SIGNS) for part in (self._commands.words, *over)]
        inside = target.rect.bottom <= corner.y() + view.height()
        high = view.height() if inside else page.height() - corner.y()
        bounds = Rect(corner.x(), corner.y(), view.width(), high)
        self.hand.point_at(target.rect, bounds, forbidden, em, target.sides, still=scene.motion_time == 0)

    def _target(self, pointed: Pointed) -> _Target | None:
        if pointed.answer is not None:
            buttons = self._choice.choice_buttons
            shown = self._choice.isVisible() and pointed.answer < len(buttons)
            return self._answer(buttons[pointed.answer], self._choice, buttons) if shown else None
        if pointed.card is not None:
            return self._card(pointed.card)
        if pointed.button is not None:
            return self._button(pointed.button)
        if pointed.seat is not None:
            place = self._scene.layout.seats.get(pointed.seat)
            return None if place is None else _Target(self._on_page(place.plate))
        item = self._scene.zones.get(zone_of(pointed.zone))
        if item is None:
            return None
        lie = [spot.rect for spot in item.place.spots]
        return _Target(self._on_page(around(lie) if lie else item.place.rect))

    def _card(self, card: Card) -> _Target | None:
        picture, layout = self._scene.picture, self._scene.layout
        for zone in () if picture is None else picture.zones:
            place = layout.places.get(zone.id)
            if card in zone.cards and place is not None and zone.cards.index(card) < len(place.spots):
                rect = place.spots[zone.cards.index(card)].rect
                if picture is not None and (card in picture.hinted or card in self._scene.input.picked):
                    rise = HINTED_LIFT * rect.height + 1.3 * self._scene.em
                    rect = Rect(rect.x, rect.y - rise, rect.width, rect.height + rise)
                return _Target(self._on_page(rect), OVER_CARD)
        return None

    def _button(self, key: Message) -> _Target | None:
        bar, panel = self._commands, self._question
        made = bar.button_for(say(key))
        if not isinstance(made, KeyButton) or not (made.isVisible() or bar.more.isVisible()):
            return None
        if panel.isAncestorOf(made):
            answers = [one for one, _ in bar.buttons if panel.isAncestorOf(one) and one.isVisible()]
            return self._answer(made, panel, answers)
        # What found no room stands behind "More".
        return _Target(self._of_widget(made if made.isVisible() else bar.more), OVER_CARD)

    def _answer(self, made: KeyButton, panel: QWidget, answers: Sequence[KeyButton]) -> _Target:
        """Beside the panel, in the row of the button, on that side where no other answer lies between them."""
        rect, whole, view = self._of_widget(made), self._of_widget(panel), self._of_widget(self._view)
        row = [one for one in map(self._of_widget, answers) if one.y < rect.bottom and rect.y < one.bottom]
        lefts, rights = sum(one.x < rect.x for one in row), sum(one.x > rect.x for one in row)
        side = Where.LEFT if lefts <= rights else Where.RIGHT
        room = whole.x - view.x if side is Where.LEFT else view.right - whole.right
        if room < shortest(self._scene.em):
            # The panel is as wide as the table: over its question, then.
            return _Target(rect, (Where.ABOVE, Where.BELOW))
        return _Target(Rect(whole.x, rect.y, whole.width, rect.height), (side,))

    def _of_widget(self, made: QWidget) -> Rect:
        corner = made.mapTo(self._page, QPoint(0, 0))
        return Rect(corner.x(), corner.y(), made.width(), made.height())

    def _on_page(self, rect: Rect) -> Rect:
        return _moved(self._view.mapped(rect), self._view.mapTo(self._page, QPoint(0, 0)))


def _moved(rect: Rect, by: QPoint) -> Rect:
    """The rectangle, so much further to the right and down."""
    return Rect(rect.x + by.x(), rect.y + by.y(), rect.width, rect.height)
