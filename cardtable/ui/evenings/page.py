"""The evenings: what the same people played on one day, each a note, and one of them as a sheet to keep."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QBoxLayout,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.evenings import Evening, evenings
from cardtable.messages import translate
from cardtable.stage.common_words import REPLAY
from cardtable.ui.avatars.faces import draw_face
from cardtable.ui.evenings.sheet import EveningSheet, evening_paper
from cardtable.ui.evenings.words import games_text, match_text, short_day, told
from cardtable.ui.language import say
from cardtable.ui.metrics import ROWS, SMALL, em, letters, space
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.statistics.counting import CountedPage
from cardtable.ui.theme import font
from cardtable.ui.widgets.backgrounds import draw_ring, draw_tile
from cardtable.ui.widgets.choices import Chip
from cardtable.ui.widgets.controls import button, discard, pop_up, set_tip, spoken_name, text_with_key
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.icons import SPACE, Icon, set_icon
from cardtable.ui.widgets.tab_order import put_in_order
from cardtable.ui.widgets.value_list import ValueList

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex

    from cardtable.ui.printing.typesetting import Drawn
    from cardtable.ui.services import Services

# How wide and high a note is with the air round it, in em; and so many faces find room on it.
WIDE, HIGH = 16.0, 4.7
AIR: Final = 0.35
FACE: Final = 0.9
MOST: Final = 5


class Notes(ValueList[Evening]):
    """Every evening as a note, one of them chosen: below each other, or in one row where there is little room."""

    def __init__(self, services: Services) -> None:
        super().__init__(lambda evening: short_day(evening.day), told)
        self.setObjectName("wall")
        self.setItemDelegate(_Note(self, services))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lay_out(in_a_row=False)

    def lay_out(self, *, in_a_row: bool, most: int = 0) -> None:
        """Lie in a row, or below each other in so much height at most."""
        flow = QListView.Flow.LeftToRight if in_a_row else QListView.Flow.TopToBottom
        if self.flow() is not flow:
            self.setFlow(flow)
        high = em(HIGH)
        self.setMinimumWidth(0 if in_a_row else em(WIDE) + self.verticalScrollBar().sizeHint().width())
        self.setMaximumWidth(16_777_215 if in_a_row else self.minimumWidth())
        self.setFixedHeight(high if in_a_row else max(high, min(most, high * self.count())))
        self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        """As large as it was told to be."""
        return QSize(em(WIDE), self.minimumHeight())


class _Note(QStyledItemDelegate):
    """Draws one evening."""

    def __init__(self, notes: Notes, services: Services) -> None:
        super().__init__(notes)
        self._notes, self._services = notes, services

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """All are alike."""
        return QSize(em(WIDE), em(HIGH))

    @told_later
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The note, gold-framed where it is chosen."""
        theme, evening = self._services.frame, self._notes.values[index.row()]
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        air = em(AIR)
        note = option.rect.adjusted(air, air, -air, -air)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        draw_tile(painter, note, theme, chosen=chosen)
        if chosen and self._notes.hasFocus():
            draw_ring(painter, note, theme)
        self._draw_words(painter, note, evening, chosen)
        self._draw_faces(painter, note, evening)
        painter.restore()

    def _draw_words(self, painter: QPainter, note: QRect, evening: Evening, chosen: bool) -> None:
        theme = self._services.frame
        y = float(note.top() + em(0.5))
        for text, size, weight, colour in (
            (short_day(evening.day), 1.0, QFont.Weight.Bold if chosen else QFont.Weight.DemiBold, theme.text),
            (games_text(evening), SMALL, QFont.Weight.Medium, theme.quiet),
        ):
            how = font(letters(size), weight)
            metrics = QFontMetricsF(how)
            painter.setFont(how)
            painter.setPen(QColor(colour))
            words = metrics.elidedText(text, Qt.TextElideMode.ElideRight, note.width() - em(1.6))
            painter.drawText(QPointF(note.left() + em(0.9), y + metrics.ascent()), words)
            y += metrics.height() + em(0.1)

    def _draw_faces(self, painter: QPainter, note: QRect, evening: Evening) -> None:
        seats = [row.results[-1].seat for row in evening.table()][:MOST]
        for at, seat in enumerate(reversed(seats)):
            middle = QPointF(note.right() - em(1.4) - at * em(1.5), note.bottom() - em(1.3))
            draw_face(painter, self._services, seat, middle, em(FACE))


# In less width, in em, the notes lie in a row above the sheet.
BESIDE_FROM: Final = 50.0


class EveningsPage(CountedPage):
    """Every evening, the last one first, and one of them with all that was played.

    Signals: ``asked_replay(number)`` and ``asked_scores(number)`` when a match of it is to be looked at.
    """

    asked_replay = Signal(int)
    asked_scores = Signal(int)
    column = ROWS

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services, go_back)
        self.changed.connect(self._take)
        self._evenings: list[Evening] = []
        self.years: list[Chip] = []
        self._years = QWidget()
        self._chips = FlowLayout(self._years, 0)
        space(self._chips, 0.3)
        self.list = Notes(services)
        self.list.changed.connect(self._show)
        self.sheet = EveningSheet(services)
        self.sheet.asked.connect(self.asked_replay)
        self.scores, self.again = (
            button(lambda: self._offer(self.scores), bare=True),
            button(lambda: self._offer(self.again), bare=True),
        )
        self.keep = button(lambda: self._offer(self.keep))
        self.print = button(self._print, primary=True)
        self.menu = QMenu(self)
        self._deeds = (self.again, self.scores, self.keep, self.print)
        self.add_aside(*self._deeds)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        space(self._row, 1)
        left = QVBoxLayout()
        space(left, 0.5)
        left.addWidget(self._years)
        left.addWidget(self.list)
        left.addStretch()
        self._row.addLayout(left)
        self._row.addWidget(self.sheet, 1)
        for part in (self.counting, self.left_out):
            self.body.addWidget(part)
        self.body.addLayout(self._row)
        self.body.addWidget(self.empty, 1)
        self.body.addStretch()
        self.retranslate()
        services.look_changed.connect(self.fit)

    @property
    def evening(self) -> Evening | None:
        """The one that is chosen."""
        return self.list.value

    def first(self) -> QWidget | None:
        """The evenings; without any, the way to the games."""
        if self.list.isHidden():
            return self.back if self.empty.isHidden() else self.games
        return self.list

    # -- what is shown ---------------------------------------------------------------------------------------------

    def _take(self) -> None:
        """Offer the years, and list the evenings."""
        self._evenings = evenings(self.counting.summaries)
        years = sorted({one.day.year for one in self._evenings}, reverse=True)
        if [chip.text() for chip in self.years] != [str(year) for year in years]:
            self._offer_years(years)
        self._years.setVisible(len(years) > 1)
        self._say_nothing()
        self._list()

    def _offer_years(self, years: list[int]) -> None:
        chosen = next((chip.text() for chip in self.years if chip.isChecked()), "")
        for chip in self.years:
            self._chips.removeWidget(chip)
            discard(chip)
        self.years = [Chip(self.services) for _ in years]
        for chip, year in zip(self.years, years, strict=True):
            chip.setText(str(year))
            chip.setAutoExclusive(True)
            chip.setChecked(str(year) == chosen)
            chip.clicked.connect(self._list)
            self._chips.addWidget(chip)
        if self.years and not any(chip.isChecked() for chip in self.years):
            self.years[0].setChecked(True)

    def _say_nothing(self) -> None:
        title = translate("Evenings", "No evening yet")
        nothing = translate(
            "Evenings",
            "When two or more of you have finished a game together, the evening appears here with everything you "
            "played.",
        )
        self.show_nothing("" if self._evenings else say(nothing), say(title))

    def _list(self) -> None:
        kept = self.evening
        year = next((chip.text() for chip in self.years if chip.isChecked()), "")
        listed = [one for one in self._evenings if str(one.day.year) == year]
        keys = [(one.day, one.people) for one in listed]
        chosen = keys.index((kept.day, kept.people)) if kept is not None and (kept.day, kept.people) in keys else 0
        self.list.fill(listed, chosen)
        self.list.setVisible(bool(listed))
        self.fit()
        self._show()

    def _show(self) -> None:
        """The evening that is chosen."""
        evening = self.evening
        self.sheet.show_evening(evening)
        for part in (self.sheet, *self._deeds):
            part.setVisible(evening is not None)
        self.lie_aside()
        put_in_order(self)

    def fit(self) -> None:
        """At the left of the sheet where there is room for that, else above it."""
        inside = self.width() - 2 * self.side_air(self.width())
        beside = inside >= em(BESIDE_FROM)
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self.list.lay_out(in_a_row=not beside, most=self.room.height() - em(4))

    # -- deeds -----------------------------------------------------------------------------------------------------

    def _offer(self, asked: QWidget) -> None:
        """What one of the buttons offers: the games of the evening, or ways to keep it."""
        from cardtable.ui.printing.output import keep_as_pdf, keep_as_picture

        evening, paper = self.evening, self._on_paper()
        if evening is None or paper is None:
            return
        self.menu.clear()
        self.menu.setAccessibleName(asked.accessibleName())
        if asked is self.keep:
            self.menu.addAction(say(translate("Paper", "Save as a PDF …")), lambda: keep_as_pdf(self.window(), paper))
            self.menu.addAction(
                say(translate("Paper", "Save as a picture …")), lambda: keep_as_picture(self.window(), paper)
            )
        else:
            signal = self.asked_scores if asked is self.scores else self.asked_replay
            for match in evening.matches:
                self.menu.addAction(match_text(match), partial(signal.emit, match.id))
        pop_up(self.menu, asked.mapToGlobal(asked.rect().bottomLeft()), spoken_name(asked))

    def _print(self) -> None:
        from cardtable.ui.printing.output import send_to_printer

        paper = self._on_paper()
        if paper is not None:
            send_to_printer(self.window(), paper)

    def _on_paper(self) -> Drawn | None:
        """The evening as it can be printed."""
        return None if self.evening is None else evening_paper(self.evening, self.services)

    def dress(self) -> None:
        """Draw the signs of buttons in the colours in force."""
        super().dress()
        set_icon(self.print, Icon.PRINT, self.services.frame.on_accent)

    def retranslate(self) -> None:
        """Write every text of the page."""
        super().retranslate()
        self.write_title(say(translate("Evenings", "Evenings")))
        self.list.setAccessibleName(say(translate("Evenings", "Evenings")))
        self.scores.setText(say(translate("Evenings", "Score sheets", "button: of the games of an evening")))
        self.again.setText(say(REPLAY))
        self.keep.setText(say(translate("Paper", "Save as …", "button: keep a paper as a PDF or a picture")))
        self.print.setText(SPACE + say(translate("Paper", "Print …")))
        self.print.setAccessibleName(say(translate("Paper", "Print …")))
        self.print.setShortcut("Ctrl+P")
        set_tip(self.print, text_with_key(self.print.accessibleName(), self.print.shortcut()))
        for part in (self.scores, self.again, self.keep):
            part.setAccessibleName(part.text().replace("&&", "&"))
        self._say_nothing()
        self._list()
