"""An evening as a sheet to keep: the same on the screen, on paper, and for keys and ears a table of who won what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QFrame, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from cardtable.games.catalogue import covers, title_of
from cardtable.messages import listing, translate
from cardtable.stage.characters import Mood
from cardtable.ui.avatars.faces import GOLD, draw_face
from cardtable.ui.evenings.words import (
    GAMES_WON,
    cheat_text,
    evening_grid,
    hour_of,
    score_text,
    uncounted_text,
    who_played,
    winners_heading,
)
from cardtable.ui.language import long_day, long_day_within, say
from cardtable.ui.metrics import SMALL, TITLE, em
from cardtable.ui.painting.drawing import draw_rose
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.theme import LIGHT, font
from cardtable.ui.widgets.backgrounds import draw_border, draw_hem, draw_shadow
from cardtable.ui.widgets.controls import plain_tip
from cardtable.ui.widgets.cover_picture import RED, picture_of
from cardtable.ui.widgets.grid import GridTable

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from cardtable.app.evenings import Evening
    from cardtable.app.page import Grid
    from cardtable.ui.printing.typesetting import Drawn
    from cardtable.ui.services import Services

INK: Final = LIGHT["green"]
"""What is written on paper has the colours of the day, whatever lies around it."""
# All in em. How far the words keep from the edge of the sheet, and how high its parts are.
SIDE, TOP, FOOT = 2.4, 1.7, 3.4
FACES, HEAD, SUM = 7.4, 11.9, 2.8
ROW, LOWEST_ROW = 3.5, 2.3
# How wide the column of games is: with pictures, with titles alone; and that of each person, as far as there is room.
PICTURED, TITLED, EACH = 13.5, 9.0, 5.5
_MIDDLE: Final = int(Qt.AlignmentFlag.AlignCenter)
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_CHEAT: Final = 0.95
# A page of paper is so many em wide; from so many people on it lies on its side.
UPRIGHT, ON_ITS_SIDE = 46.0, 64.0
LANDSCAPE_FROM: Final = 5


class Part(NamedTuple):
    """Which matches stand on a sheet (all of them on the screen, on paper as many as a page holds), and how high."""

    matches: range
    row: float
    last: bool


def parts_for(count: int, high: float) -> list[Part]:
    """How so many matches are laid on pages so many em high; as few pages as can be read."""
    room = high - TOP - HEAD - FOOT
    if count * LOWEST_ROW + SUM <= room:
        return [Part(range(count), min(ROW, (room - SUM) / count), True)]
    many = max(1, int((room - SUM) / LOWEST_ROW))
    starts = range(0, count, many)
    return [Part(range(first, min(count, first + many)), LOWEST_ROW, first == starts[-1]) for first in starts]


class SheetDrawing:
    """One evening, so wide, in letters of this size; all lengths are in the pixels of what it is drawn on."""

    def __init__(self, evening: Evening, services: Services, width: float, em: float, part: Part | None = None) -> None:
        self.evening, self._services, self.width, self._em = evening, services, width, em
        self.part = part or Part(range(len(evening.matches)), ROW, True)
        self.rows = evening.table()
        self._winners = evening.winners
        self._uncounted = uncounted_text(evening)
        inside = width - 2 * self._e(SIDE)
        left = inside - self._e(EACH) * len(self.rows)
        self.first = min(self._e(PICTURED), max(min(self._e(TITLED), 0.36 * inside), left))
        self._each = (inside - self.first) / len(self.rows)
        self._cheat = cheat_text(evening)
        room, how = QRectF(0, 0, inside, self._e(100)), int(Qt.TextFlag.TextWordWrap)
        written = QFontMetricsF(font(_CHEAT * em)).boundingRect(room, how, self._cheat).height()
        self.cheat_height = written + self._e(0.8) if self._cheat else 0.0
        """What the line about the boldest cheat takes below the last match."""

    def _e(self, count: float) -> float:
        return count * self._em

    @property
    def height(self) -> float:
        """How high it is."""
        rows = self.part.row * len(self.part.matches) + (SUM if self.part.last else 0)
        return self._e(TOP + HEAD + rows + FOOT) + (self.cheat_height if self.part.last else 0)

    def cell(self, row: int, column: int) -> QRectF:
        """Where the score of a person stands; below the last match, the number of those won."""
        high = self.part.row if row < len(self.part.matches) else SUM
        top = TOP + HEAD + min(row, len(self.part.matches)) * self.part.row
        left = self._e(SIDE) + self.first + column * self._each
        return QRectF(left, self._e(top), self._each, self._e(high))

    # -- how it is drawn -------------------------------------------------------------------------------------------

    @told_later
    def draw(self, painter: QPainter, paper: str) -> None:
        """Draw it from the origin on, on paper of this colour."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._draw_paper(painter, QRectF(0, 0, self.width, self.height), paper)
        left, inside = self._e(SIDE), self.width - 2 * self._e(SIDE)
        y = self._e(TOP)
        bold = QFont.Weight.Bold
        self._write(painter, QRectF(left, y, inside, self._e(2.1)), long_day(self.evening.day), TITLE, bold)
        line = QRectF(left, y + self._e(2.2), inside, self._e(1.3))
        self._write(painter, line, who_played(self.evening), 0.95, quiet=True)
        hem = QRectF(left + 0.2 * inside, y + self._e(3.6), 0.6 * inside, self._e(0.8))
        draw_hem(painter, hem, QColor(INK.hem), self._e(0.39))
        self._draw_people(painter)
        for row, at in enumerate(self.part.matches):
            self._draw_match(painter, row, at)
        if self.part.last:
            self._draw_sums(painter)
            below = QRectF(left, self.height - self._e(FOOT) - self.cheat_height, inside, self.cheat_height)
            self._write(painter, below, self._cheat, _CHEAT, wrap=True)
            if self._uncounted:
                foot = QRectF(left, self.height - self._e(FOOT - 0.2), inside, self._e(1.8))
                self._write(painter, foot, f"↶ {self._uncounted}", SMALL, quiet=True, wrap=True)

    def _draw_paper(self, painter: QPainter, sheet: QRectF, paper: str) -> None:
        """The sheet with its double line and a rose in each corner."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(paper))
        painter.drawRoundedRect(sheet, self._e(0.3), self._e(0.3))
        away = self._e(0.75)
        draw_border(painter, sheet.adjusted(away, away, -away, -away), self._em, QColor(INK.gold), QColor(paper))

    def _draw_people(self, painter: QPainter) -> None:
        radius = min(self._e(1.75), 0.4 * self._each)
        middle = self._e(TOP + FACES)
        for column, row in enumerate(self.rows):
            x = self.cell(0, column).center().x()
            won = row in self._winners
            if won:
                draw_rose(painter, QPointF(x, middle), 1.6 * radius, *GOLD)
            mood = Mood.DELIGHTED if won else Mood.CALM
            draw_face(painter, self._services, row.results[-1].seat, QPointF(x, middle), radius, mood)
            name = QRectF(x - self._each / 2, middle + self._e(2.5), self._each, self._e(1.7)).adjusted(
                self._e(0.2), 0, -self._e(0.2), 0
            )
            self._write(painter, name, row.name, 1.15, QFont.Weight.Bold)
        if self._winners:
            left, room = self._e(SIDE), self.first - self._e(0.5)
            heading = QRectF(left, middle - self._e(1.3), room, self._e(1.2))
            self._write(painter, heading, winners_heading(self.evening), 0.9, quiet=True, align=_LEFT)
            names = QRectF(left, middle - self._e(0.1), room, self._e(4.0))
            top = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            won_by = say(listing([row.name for row in self._winners]))
            size = 1.5 if len(self._winners) == 1 else 1.15
            self._write(painter, names, won_by, size, QFont.Weight.Bold, align=top, wrap=True)

    def _draw_match(self, painter: QPainter, row: int, at: int) -> None:
        """The game with its picture and hour, and everybody's score; a red rose where a person has won."""
        match = self.evening.matches[at]
        first = self.cell(row, 0)
        left, high = self._e(SIDE), first.height()
        self._rule(painter, first.top(), QColor(INK.rule), 0.06)
        x = left
        cover = covers().get(match.game)
        if cover is not None and self.first >= self._e(0.9 * PICTURED):
            size = QSize(round(1.08 * high), round(0.72 * high))
            ratio = painter.device().devicePixelRatio()
            picture = picture_of(cover.picture, self._services.pixmaps, self._services.theme, size, ratio)
            painter.drawPixmap(
                QRectF(QPointF(x, first.top() + 0.14 * high), size.toSizeF()), picture, QRectF(picture.rect())
            )
            x += size.width() + self._e(0.6)
        room = left + self.first - x - self._e(0.3)
        title = QRectF(x, first.top() + high / 2 - self._e(1.2), room, self._e(1.3))
        self._write(painter, title, title_of(match.game), 1.0, QFont.Weight.DemiBold, align=_LEFT)
        hour = QRectF(x, first.top() + high / 2 + self._e(0.05), room, self._e(1.1))
        self._write(painter, hour, hour_of(match), SMALL, quiet=True, align=_LEFT)
        for column, one in enumerate(self.rows):
            seat = one.results[at]
            cell, words = self.cell(row, column), score_text(match, seat)
            if not seat.won:
                self._write(painter, cell, words, 1.0)
                continue
            rose, dark = self._e(0.8), QColor(RED).darker(135).name()
            written = QFontMetricsF(font(self._em, QFont.Weight.Bold)).horizontalAdvance(words)
            start = cell.center().x() - (2.5 * rose + written) / 2
            if start >= cell.left():
                draw_rose(painter, QPointF(start + rose, cell.center().y()), rose, RED, dark)
                cell.setLeft(start + 2.5 * rose)
                self._write(painter, cell, words, 1.0, QFont.Weight.Bold, align=_LEFT)
            else:
                # In a narrow column the score stands below its rose.
                middle = QPointF(cell.center().x(), cell.center().y() - 0.2 * high)
                draw_rose(painter, middle, 0.2 * high, RED, dark)
                self._write(painter, cell.adjusted(0, 0.45 * high, 0, 0), words, 1.0, QFont.Weight.Bold)

    def _draw_sums(self, painter: QPainter) -> None:
        """The number of matches that each has won, as roses as far as they find room."""
        sums = self.cell(len(self.part.matches), 0)
        self._rule(painter, sums.top(), QColor(INK.text), 0.1)
        heading = QRectF(self._e(SIDE), sums.top(), self.first, sums.height())
        words = say(GAMES_WON)
        self._write(painter, heading, words, 1.1, QFont.Weight.Bold, align=_LEFT)
        for column, row in enumerate(self.rows):
            cell = self.cell(len(self.part.matches), column)
            step = self._e(1.7)
            shown = row.wins if row.wins * step <= cell.width() else 1
            middle = cell.center()
            for at in range(shown):
                aside = (at - (shown - 1) / 2) * step - (0.5 * step if shown < row.wins else 0)
                where = middle + QPointF(aside, 0)
                draw_rose(painter, where, self._e(0.72), RED, QColor(RED).darker(135).name())
            if shown < row.wins or not row.wins:
                beside = cell.translated(0.6 * step if shown < row.wins else 0, 0)
                self._write(painter, beside, str(row.wins), 1.0, QFont.Weight.Bold)

    def _rule(self, painter: QPainter, y: float, colour: QColor, width: float) -> None:
        painter.setPen(QPen(colour, self._e(width)))
        painter.drawLine(QPointF(self._e(SIDE), y), QPointF(self.width - self._e(SIDE), y))

    def _write(
        self, painter: QPainter, where: QRectF, text: str, size: float, weight: QFont.Weight = QFont.Weight.Medium,
        *, quiet: bool = False, align: int = _MIDDLE, wrap: bool = False,
    ) -> None:  # fmt: skip
        """Write this in a place, smaller where it is too long, and at last with dots."""
        painter.setPen(QColor(INK.quiet if quiet else INK.text))
        if wrap:
            painter.setFont(font(size * self._em, weight))
            painter.drawText(where, align | int(Qt.TextFlag.TextWordWrap), text)
            return
        for share in (1.0, 0.92, 0.84, 0.76, 0.68):
            how = font(size * share * self._em, weight)
            metrics = QFontMetricsF(how)
            if metrics.horizontalAdvance(text) <= where.width():
                break
        painter.setFont(how)
        painter.drawText(where, align, metrics.elidedText(text, Qt.TextElideMode.ElideRight, where.width() + 1))


def evening_paper(evening: Evening, services: Services) -> Drawn:
    """An evening on as many pages as its games need, with everybody who was there."""
    from cardtable.ui.printing.typesetting import Drawn

    wide = len(evening.people) >= LANDSCAPE_FROM
    across = ON_ITS_SIDE if wide else UPRIGHT

    def parts(width: float, high: float) -> list[Part]:
        rest = high - SheetDrawing(evening, services, width, width / across).cheat_height
        return parts_for(len(evening.matches), rest / width * across)

    def pages(width: float, high: float) -> int:
        return len(parts(width, high))

    def draw(painter: QPainter, width: float, high: float, page: int) -> None:
        SheetDrawing(evening, services, width, width / across, parts(width, high)[page]).draw(painter, "white")

    def height(width: float) -> float:
        return SheetDrawing(evening, services, width, width / across).height

    title = translate("Evenings", "The evening: {day}", "title of a page that is printed")
    day = long_day_within(evening.day)
    return Drawn(say(title.put(day=day)), f"Card Table {evening.day.isoformat()}", wide, pages, draw, height)


# Room for the shadow: at the sides and above, and below, in em.
AROUND, BELOW = 0.8, 1.6


class _Ring(QStyledItemDelegate):
    """Draws nothing but where the keys are: everything else stands on the sheet below."""

    @told_later
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """A ring round the cell."""
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(INK.text), 0.12 * em()))
            painter.drawRoundedRect(
                QRectF(option.rect).adjusted(em(0.2), em(0.2), -em(0.2), -em(0.2)), em(0.4), em(0.4)
            )
            painter.restore()


class Scores(GridTable):
    """Who won what, cell by cell, above the sheet that shows it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("scores")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setItemDelegate(_Ring(self))
        for bar in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            bar(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)

    def show_block(self, grid: Grid) -> None:
        """Hold this one; a tip says what is heard of each cell."""
        super().show_block(grid)
        for item in self.findItems("", Qt.MatchFlag.MatchContains):
            item.setToolTip(plain_tip(item.data(Qt.ItemDataRole.AccessibleTextRole)))


class EveningSheet(QWidget):
    """One evening on paper. ``asked(number)`` when a match of it is to be looked at again."""

    asked = Signal(int)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._drawing: SheetDrawing | None = None
        self.evening: Evening | None = None
        self.scores = Scores(self)
        self.scores.cellActivated.connect(self._ask)
        services.look_changed.connect(self.fit)

    def show_evening(self, evening: Evening | None) -> None:
        """Show this one."""
        self.evening = evening
        if evening is not None:
            self.scores.show_block(evening_grid(evening))
            self.scores.setAccessibleDescription(cheat_text(evening))
        self.fit()

    def _ask(self, row: int, _column: int) -> None:
        if self.evening is not None and row < len(self.evening.matches):
            self.asked.emit(self.evening.matches[row].id)

    def fit(self) -> None:
        """Be as high as what is written needs in this width."""
        if self.evening is None or self.width() < em(8):
            return
        self._drawing = made = SheetDrawing(self.evening, self._services, self.width() - 2 * em(AROUND), em())
        self.setFixedHeight(round(made.height) + em(AROUND) + em(BELOW))
        first = made.cell(0, 0)
        count = len(self.evening.matches)
        last = made.cell(count, len(made.rows) - 1)
        self.scores.setGeometry(
            em(AROUND) + round(first.left()), em(AROUND) + round(first.top()),
            round(last.right() - first.left()), round(last.bottom() - first.top()),
        )  # fmt: skip
        for column in range(len(made.rows)):
            self.scores.setColumnWidth(column, int(first.width()))
        for row in range(count + 1):
            self.scores.setRowHeight(row, int(made.cell(row, 0).height()))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw shadow and sheet."""
        made = self._drawing
        if made is None:
            return
        with QPainter(self) as painter:
            around = em(AROUND)
            sheet = QRect(around, around, round(made.width), round(made.height))
            draw_shadow(painter, sheet, em(0.3), self._services.frame, 1)
            painter.translate(around, around)
            made.draw(painter, self._services.frame.paper)
