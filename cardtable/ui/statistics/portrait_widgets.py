"""Widgets of a portrait: the player as a card, the last games, the balances against others, and month by month."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.cards import RANKS, SUITS, Card
from cardtable.games.catalogue import title_of
from cardtable.messages import translate
from cardtable.stage.characters import Mood
from cardtable.stage.layout_parts import ASPECT
from cardtable.ui.a11y.roles import set_role
from cardtable.ui.avatars.faces import CORNER, RADIUS, draw_face, draw_person_card, look_of
from cardtable.ui.language import say, when_text
from cardtable.ui.metrics import LEAST_LETTERS, SMALL, TITLE, em, letters
from cardtable.ui.painting.drawing import smooth, write_elided
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.statistics.words import month_name, month_text
from cardtable.ui.theme import LIGHT, SEAT_COLOURS
from cardtable.ui.widgets.backgrounds import draw_shadow
from cardtable.ui.widgets.controls import discard, set_tip
from cardtable.ui.widgets.roving_focus import RovingFocus, Stop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from cardtable.app.statistics import Balance, Month, Result
    from cardtable.engine.match import Seat
    from cardtable.ui.services import Services

# How high a row is, in em.
BALANCE: Final = 2.7
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class BalanceRow(Stop):
    """How one stands with one player: own wins to the left, theirs to the right; who leads smiles."""

    def __init__(self, services: Services, seat: Seat, balance: Balance, most: int) -> None:
        super().__init__()
        self._services, self._seat, self._balance, self._most = services, seat, balance, most
        self.setCheckable(True)
        text = translate("Statistics", "{player}: {won} won, {lost} lost", "how one stands with somebody")
        told = say(text.put(player=seat.name, won=balance.won, lost=balance.lost))
        self.setAccessibleName(told)
        set_tip(self, told)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Face, name, and the bar between two figures."""
        theme, balance = self._services.frame, self._balance
        middle_y = self.height() / 2
        with smooth(self, pictures=True) as painter:
            if self.isChecked() or self.hasFocus() or self.underMouse():
                colour = theme.text if self.hasFocus() else theme.gold if self.isChecked() else theme.line
                painter.setPen(QPen(QColor(colour), 0.13 * em()))
                inside = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
                painter.drawRoundedRect(inside, em(0.6), em(0.6))
            mood = Mood.DELIGHTED if balance.lost > balance.won else Mood.CALM
            draw_face(painter, self._services, self._seat, QPointF(em(1.6), middle_y), em(1.1), mood)
            painter.setPen(QColor(theme.text))
            name = QRectF(em(3.1), 0, min(em(6), 0.28 * self.width()), self.height())
            weight = QFont.Weight.Bold if self.isChecked() else QFont.Weight.DemiBold
            write_elided(painter, name, self._seat.name, letters(1.0), weight, _LEFT)
            bold = QFont.Weight.Bold
            write_elided(
                painter, QRectF(name.right(), 0, em(1.7), self.height()), str(balance.won), letters(0.95), bold, _RIGHT
            )
            end = QRectF(self.width() - em(2.2), 0, em(2.0), self.height())
            write_elided(painter, end, str(balance.lost), letters(0.95), bold, _LEFT)
            bar = QRectF(name.right() + em(2.2), middle_y - em(0.34), end.left() - name.right() - em(2.7), 2 * em(0.34))
            self._draw_bar(painter, bar)

    def _draw_bar(self, painter: QPainter, bar: QRectF) -> None:
        theme, balance = self._services.frame, self._balance
        round_ = bar.height() / 2
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.sunk))
        painter.drawRoundedRect(bar, round_, round_)
        middle = bar.center().x()
        unit = bar.width() / 2 / max(1, self._most)
        theirs = SEAT_COLOURS[look_of(self._seat, self._services)[1] % len(SEAT_COLOURS)]
        painter.setPen(Qt.PenStyle.NoPen)
        for left, wins, colour in (
            (middle - balance.won * unit, balance.won, theme.gold),
            (middle, balance.lost, theirs),
        ):
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(QRectF(left, bar.top(), wins * unit, bar.height()), 0.4 * round_, 0.4 * round_)
        painter.setPen(QPen(QColor(theme.text), 0.1 * em()))
        painter.drawLine(QPointF(middle, bar.top() - em(0.35)), QPointF(middle, bar.bottom() + em(0.35)))


class Balances(RovingFocus):
    """One row for each player met. ``chosen(place)``: only games with that one are wanted; again: all of them."""

    chosen = Signal(int)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services

    def show_balances(self, rows: Sequence[tuple[Seat, Balance]], chosen: int | None) -> None:
        """Show these, one of them perhaps chosen."""
        most = max((max(one.won, one.lost) for _, one in rows), default=1)
        made = []
        for at, (seat, one) in enumerate(rows):
            row = BalanceRow(self._services, seat, one, most)
            row.setChecked(at == chosen)
            row.clicked.connect(lambda _=False, at=at: self.chosen.emit(at))
            made.append(row)
        focused = any(stop.hasFocus() for stop in self.stops)
        self.take(made, chosen or 0)
        if focused and made:
            made[chosen or 0].setFocus(Qt.FocusReason.OtherFocusReason)
        self.follow()

    def follow(self) -> None:
        """Be as high as the rows are."""
        self.setFixedHeight(em(BALANCE) * len(self.stops))
        self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the width."""
        self._lay()

    def _lay(self) -> None:
        for at, row in enumerate(self.stops):
            row.setGeometry(0, at * em(BALANCE), self.width(), em(BALANCE))


# How high the bars are with their words, in em.
MONTHS: Final = 6.2
_CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)


class _MonthBar(QWidget):
    """One month: how much was played as an outline, how much of it was won as its filling, and that as a figure."""

    def __init__(self, services: Services, month: Month, most: int) -> None:
        super().__init__()
        self._services, self._month, self._most = services, month, most
        text = translate("Statistics", "{month}: {won} won of {played}", "games of a month")
        told = say(text.put(month=month_text(month), won=month.won, played=month.played))
        self.setAccessibleName(told)
        set_tip(self, told)
        set_role(self, QAccessible.Role.ListItem)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar between its figure and its name."""
        theme, month = self._services.frame, self._month
        wide = 0.64 * self.width()
        base, above = self.height() - em(1.5), em(1.4)
        unit = (base - above) / self._most
        with smooth(self) as painter:
            left = (self.width() - wide) / 2
            bar = QRectF(left, base - month.played * unit, wide, month.played * unit)
            painter.setPen(QColor(theme.text))
            figure = QRectF(0, bar.top() - em(1.3), self.width(), em(1.2))
            write_elided(
                painter, figure, str(month.won) if month.played else "", letters(SMALL), QFont.Weight.Bold, _CENTRE
            )
            painter.setPen(QColor(theme.quiet))
            name = QRectF(0, base + em(0.2), self.width(), em(1.2))
            write_elided(painter, name, month_name(month), letters(SMALL), QFont.Weight.Medium, _CENTRE)
            if not month.played:
                return
            painter.setPen(QPen(QColor(theme.edge), 1.2))
            painter.setBrush(QColor(theme.sunk))
            painter.drawRoundedRect(bar, em(0.25), em(0.25))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            won = QRectF(bar.left(), base - month.won * unit, bar.width(), month.won * unit)
            painter.drawRoundedRect(won, em(0.25), em(0.25))


class Months(QWidget):
    """Month by month, the last one at the right."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.bars: list[QWidget] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        set_role(self, QAccessible.Role.List)

    def show_months(self, months: Sequence[Month]) -> None:
        """Show these."""
        for bar in self.bars:
            discard(bar)
        most = max((one.played for one in months), default=1)
        self.bars = [_MonthBar(self._services, one, max(1, most)) for one in months]
        for bar in self.bars:
            bar.setParent(self)
            bar.show()
        self._lay()

    def sizeHint(self) -> QSize:
        """Room for the bars."""
        return QSize(em(12), em(MONTHS))

    def minimumSizeHint(self) -> QSize:
        """They become flatter, but not less."""
        return QSize(em(8), em(MONTHS))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width."""
        self._lay()

    def _lay(self) -> None:
        step = min(em(TITLE * 2.4), self.width() / max(1, len(self.bars)))
        for at, bar in enumerate(self.bars):
            bar.setGeometry(round(at * step), 0, round(step), self.height())


# All in em: how high a row of cards is, how much higher a card lies that was won, and how wide a card is at most.
CARDS, RISE, WIDEST = 4.8, 0.8, 2.75


class GameCard(Stop):
    """One game that was played: a card that lies face up and higher where it was won, else its back."""

    def __init__(self, services: Services, result: Result) -> None:
        super().__init__()
        self._services = services
        self.result = result
        match, seat = result
        won = (
            translate("Statistics", "won", "one of the last games")
            if seat.won
            else translate("Statistics", "lost", "one of the last games")
        )
        told = f"{say(won)}, {title_of(match.game)}, {when_text(match.ended)}"
        self.setAccessibleName(told)
        set_tip(self, told)

    @property
    def card(self) -> Card:
        """The card that stands for it, the same every time."""
        number = 17 * self.result.match.id % (len(RANKS) * len(SUITS))
        return Card.of(RANKS[number % len(RANKS)], SUITS[number // len(RANKS)])

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, and the ring of the keys."""
        pixmaps, ratio = self._services.pixmaps, self.devicePixelRatioF()
        margin = pixmaps.margin(self._width())
        width = self._width()
        won = self.result.seat.won
        picture = pixmaps.face(self.card, width, ratio) if won else pixmaps.back(1, width, ratio)
        top = 0 if won else em(RISE)
        with smooth(self, pictures=True) as painter:
            painter.drawPixmap(QPointF(em(0.25) - margin, em(0.25) + top - margin), picture)
            if self.hasFocus() or self.underMouse():
                theme = self._services.frame
                painter.setPen(QPen(QColor(theme.text if self.hasFocus() else theme.accent), 0.15 * em()))
                ring = QRectF(em(0.25), em(0.25) + top, width, ASPECT * width).adjusted(-2, -2, 2, 2)
                painter.drawRoundedRect(ring, 0.08 * width + 2, 0.08 * width + 2)

    def _width(self) -> float:
        return self.width() - 2 * em(0.25)


class WonRow(RovingFocus):
    """The last games, the oldest at the left; for ears the newest comes first. ``asked(number)``: one of them."""

    asked = Signal(int)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_results(self, results: Sequence[Result]) -> None:
        """Show these, in the order in which they ended."""
        made = []
        for result in reversed(results):
            card = GameCard(self._services, result)
            card.clicked.connect(lambda _=False, number=result.match.id: self.asked.emit(number))
            made.append(card)
        self.take(made)
        self._lay()

    def sizeHint(self) -> QSize:
        """As high as a card and its rise."""
        return QSize(em(10), em(CARDS + 0.5))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lie closer in less room."""
        self._lay()

    def _lay(self) -> None:
        count = len(self.stops)
        if not count:
            return
        air = em(0.25)
        width = min(em(WIDEST), round((em(CARDS) - em(RISE)) / ASPECT))
        step = min(1.12 * width, (self.width() - width - 2 * air) / max(1, count - 1))
        for at, card in enumerate(reversed(self.stops)):
            card.setGeometry(round(at * step), 0, width + 2 * air, em(CARDS) + 2 * air)
            card.raise_()


PAPER: Final = LIGHT["green"]


class PortraitCard(QWidget):
    """The player of a portrait as a card of the deck."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._seat: Seat | None = None
        set_role(self, QAccessible.Role.Graphic)

    def show_seat(self, seat: Seat) -> None:
        """Show this player."""
        self._seat = seat
        self.setAccessibleName(seat.name)
        self.update()

    def lay_out(self, width: int) -> None:
        """Be so wide, with room for the shadow."""
        self.setFixedSize(width, round((width - 2 * em(0.5)) * ASPECT) + 2 * em(0.5))

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card."""
        if self._seat is None:
            return
        air = em(0.5)
        card = QRectF(self.rect()).adjusted(air, air, -air, -air)
        width = card.width()
        animal, colour = look_of(self._seat, self._services)
        face = self._services.faces.disc(animal, colour, RADIUS * width, self.devicePixelRatioF())
        frame = QPen(QColor(PAPER.line), 1)
        with smooth(self, pictures=True) as painter:
            draw_shadow(painter, card.toRect(), round(CORNER * width), self._services.frame)
            draw_person_card(painter, card, colour, face, self._seat.name, 0.155 * width, LEAST_LETTERS, frame)
