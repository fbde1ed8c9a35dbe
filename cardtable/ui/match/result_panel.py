"""The game's own panel when a round is over: who has what and why, and what comes next."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from cardtable.app.match.round_end import AGAIN
from cardtable.messages import translate
from cardtable.stage.characters import Mood, animal_of_seat
from cardtable.stage.common_words import REVIEW
from cardtable.ui.a11y.roles import set_role
from cardtable.ui.a11y.speech_text import sentence, spoken
from cardtable.ui.language import say
from cardtable.ui.match.key_button import KeyButton
from cardtable.ui.painting.drawing import AT_LEFT, AT_RIGHT, DEMI, INK, MEDIUM, draw_rose, smooth, width_of, write
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.scene.turn_writer import ON_PAPER, TurnWriter
from cardtable.ui.theme import font
from cardtable.ui.widgets.controls import button, clear, label, set_tip
from cardtable.ui.widgets.input_guard import InputGuard
from cardtable.ui.widgets.line_chart import PRINTED, Chart, total_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from cardtable.app.match.screen import RoundEnd
    from cardtable.engine.match import Seat
    from cardtable.stage.round_result import AccountSheet, Row
    from cardtable.ui.match.key_button import Look
    from cardtable.ui.painting.face_pixmaps import FacePixmaps

FACE: Final = 1.05
ROW: Final = 2.6
COLUMN_GAP: Final = 0.9
HEADING: Final = 0.82
QUIET: Final = "#6b675c"
WON: Final = "#f3e3b3"
SMALLEST: Final = 0.64
_HEADING: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap
ROSE: Final = ("#c3202f", "#8f1420")
WINNER: Final = 1.7
# The letters of the curve, as a share of those of the panel.
PLOTTED: Final = 0.8
CURVE: Final = 8.5
BUTTONS: Final = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6)
LOW: Final = 24.0
SEAL: Final = translate("Dares", "Seal for tomorrow", "button: the cards of a lost match")
SEALING: Final = translate(
    "Dares", "Put the same cards into an envelope on the home page: from tomorrow on the loser can play them again."
)


class _Columns:
    """How wide the columns of one panel are: all rows share it. ``size`` is the height of letters in em.

    Where room is short headings take two lines, letters become smaller, and at last the first columns are left to who
    points at a row. ``said`` are all headings and all cells by seat.
    """

    def __init__(self, sheet: AccountSheet, names: Sequence[str], em: float, width: float) -> None:
        self.said = [say(text) for text in sheet.columns]
        self.all_cells = {row.seat: [say(text) for text in row.cells] for row in sheet.rows}
        name = max(width_of(one, em, DEMI) for one in names)
        first = 0
        while not self._fits(em, name, width, first) and first < len(self.said) - 1:
            first += 1
        self.headings = self.said[first:]
        self.cells = {seat: cells[first:] for seat, cells in self.all_cells.items()}
        self.lines = (
            max(
                len(heading.split()) > 1 and width_of(heading, HEADING * self.size * em) > wide + 1
                for heading, wide in zip(self.headings, self.wide, strict=True)
            )
            + 1
        )

    def _fits(self, em: float, name: float, width: float, first: int) -> bool:
        """Whether everything from this column on has room, in letters as large as possible."""
        for narrow in (False, True):
            self.size = 1.0
            while self.size > SMALLEST:
                letters = self.size * em
                self.gap = COLUMN_GAP * letters
                self.wide = [
                    max(
                        max(width_of(one, HEADING * letters) for one in (heading.split() if narrow else [heading])),
                        *(width_of(cells[at], letters, DEMI) for cells in self.all_cells.values()),
                    )
                    for at, heading in enumerate(self.said)
                    if at >= first
                ]
                left = (2 * FACE * self.size + 1.6) * em
                if left + name * self.size + sum(one + self.gap for one in self.wide) <= width:
                    return True
                self.size -= 0.05 if narrow else 0.1
                if not narrow and self.size < 0.85:
                    break
        return False

    def places(self, right: float) -> list[tuple[float, float]]:
        """Where each column begins and how wide it is, for rows that end here."""
        found: list[tuple[float, float]] = []
        for wide in reversed(self.wide):
            found.append((right - wide, wide))
            right -= wide + self.gap
        return found[::-1]


class LedgerRow(QWidget):
    """One seat in the panel, or the headings over all of them (``row`` is ``None``)."""

    def __init__(self, columns: _Columns, row: Row | None, seat: Seat | None, faces: FacePixmaps, em: float) -> None:
        super().__init__()
        self._columns, self._row, self._seat, self._faces, self._em = columns, row, seat, faces, em
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if row is not None and seat is not None:
            reason = "" if row.reason is None else say(row.reason)
            cells = columns.all_cells[row.seat]
            facts = [f"{heading} {cell}".strip() for heading, cell in zip(columns.said, cells, strict=True)]
            hidden = facts[: len(columns.said) - len(columns.headings)]
            set_tip(self, "\n".join([*hidden, reason] if reason else hidden))
            set_role(self, QAccessible.Role.StaticText)
            # A dash is nothing to be heard, and means none.
            values = [spoken(cell).removesuffix(".") or 0 for cell in cells]
            told = [f"{heading} {value}".strip() for heading, value in zip(columns.said, values, strict=True)]
            self.setAccessibleName(spoken(sentence(f"{seat.name}: {', '.join([*told, reason] if reason else told)}")))

    def sizeHint(self) -> QSize:
        """As high as a face, or as a line of small letters."""
        return QSize(round(12 * self._em), round(self._em * self._ems))

    @property
    def _ems(self) -> float:
        if self._row is not None:
            return 0.5 + (ROW - 0.5) * self._columns.size
        return 0.4 + 1.1 * self._columns.lines * self._columns.size

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw face, name and numbers."""
        em, columns, rect = self._em, self._columns, QRectF(self.rect())
        letters = columns.size * em
        places = columns.places(rect.right() - 0.5 * em)
        with smooth(self, pictures=True) as painter:
            if self._row is None or self._seat is None:
                for (x, wide), heading in zip(places, columns.headings, strict=True):
                    painter.setFont(font(HEADING * letters, MEDIUM))
                    painter.setPen(QColor(QUIET))
                    painter.drawText(QRectF(x - 6, rect.y(), wide + 7, rect.height()), _HEADING, heading)
                return
            if self._row.won:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(WON))
                painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), 0.5 * em, 0.5 * em)
            radius = FACE * letters
            centre = QPointF(0.5 * em + radius, rect.center().y())
            margin = self._faces.margin(radius)
            animal = animal_of_seat(self._seat.face, self._seat.colour)
            disc = self._faces.disc(animal, self._seat.colour, radius, self.devicePixelRatioF())
            painter.drawPixmap(centre - QPointF(radius + margin, radius + margin), disc)
            x = centre.x() + radius + 0.5 * em
            room = QRectF(x, rect.y(), places[0][0] - 0.3 * em - x, rect.height())
            weight = DEMI if self._row.won else MEDIUM
            write(painter, room, self._seat.name, letters, INK, weight, AT_LEFT)
            cells = columns.cells[self._row.seat]
            for at, ((x, wide), cell) in enumerate(zip(places, cells, strict=True)):
                bold = DEMI if at == len(cells) - 1 or self._row.won else MEDIUM
                write(painter, QRectF(x - 2, rect.y(), wide + 2, rect.height()), cell, letters, INK, bold, AT_RIGHT)


class EveningRow(QWidget):
    """How many matches each person has won this evening: a face, a number and a rose."""

    def __init__(self, faces: FacePixmaps) -> None:
        super().__init__()
        self._faces, self._em = faces, 16.0
        self._won: list[tuple[Seat, int]] = []
        set_role(self, QAccessible.Role.StaticText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fill(self, won: Sequence[tuple[Seat, int]], em: float) -> None:
        """Show these."""
        self._won, self._em = list(won), em
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as a face."""
        return QSize(round(12 * self._em), round(2.4 * self._em) * self._rows)

    @property
    def _rows(self) -> int:
        return -(-len(self._won) // self._each)

    @property
    def _each(self) -> int:
        return max(1, min(len(self._won), int(max(self.width(), 12 * self._em) / (5.2 * self._em))))

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw them side by side."""
        em, radius = self._em, 0.95 * self._em
        step = self.width() / max(1, self._each)
        with smooth(self, pictures=True) as painter:
            for number, (seat, wins) in enumerate(self._won):
                row, column = divmod(number, self._each)
                centre = QPointF(column * step + 1.3 * em, (row + 0.5) * 2.4 * em)
                disc = self._faces.disc(
                    animal_of_seat(seat.face, seat.colour), seat.colour, radius, self.devicePixelRatioF()
                )
                away = disc.width() / disc.devicePixelRatio() / 2
                painter.drawPixmap(centre - QPointF(away, away), disc)
                room = QRectF(centre.x() + radius + 0.4 * em, centre.y() - em, 1.4 * em, 2 * em)
                write(painter, room, str(wins), 1.1 * em, INK, DEMI, AT_LEFT)
                draw_rose(painter, QPointF(room.right() + 0.3 * em, centre.y()), 0.55 * em, *ROSE)


class FacesRow(QWidget):
    """The faces of those who played, as they came in: who has won large and with a rose, the others beside."""

    def __init__(self, faces: FacePixmaps) -> None:
        super().__init__()
        self._faces, self._em = faces, 16.0
        self._shown: list[tuple[Seat, Mood]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fill(self, shown: Sequence[tuple[Seat, Mood]], em: float) -> None:
        """Show these."""
        self._shown, self._em = list(shown), em
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the face of who has won, with the rose."""
        return QSize(round(12 * self._em), round(2.3 * WINNER * self._em))

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw them in one row on one line, in the middle."""
        radii = [(WINNER if mood is Mood.DELIGHTED else FACE) * self._em for _, mood in self._shown]
        gap, ratio = 0.5 * self._em, self.devicePixelRatioF()
        needed = sum(2 * radius + gap for radius in radii) - gap
        scale = min(1.0, (self.width() - gap) / needed)
        x, foot = (self.width() - scale * needed) / 2, self.height() - 0.2 * self._em
        with smooth(self, pictures=True) as painter:
            for (seat, mood), whole in zip(self._shown, radii, strict=True):
                radius = scale * whole
                centre = QPointF(x + radius, foot - radius)
                disc = self._faces.disc(animal_of_seat(seat.face, seat.colour), seat.colour, radius, ratio, mood)
                away = disc.width() / disc.devicePixelRatio() / 2
                painter.drawPixmap(centre - QPointF(away, away), disc)
                if mood is Mood.DELIGHTED:
                    draw_rose(painter, centre + QPointF(0.75 * radius, 0.7 * radius), 0.38 * radius, *ROSE)
                x += 2 * radius + scale * gap


class ResultPanel(QFrame):
    """Title, rows, facts, rounds and report, which scroll, and below them what can be done; ``spoken`` is all of it.

    ``asked_moment(line)``: what decided it is to be seen once more, from this line of the log on.
    """

    asked_moment = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("account")
        set_role(self, QAccessible.Role.Dialog)
        self._title = label("title", wrap=True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._body = QWidget()
        self._inside = QVBoxLayout(self._body)
        self._ledger = QVBoxLayout()
        self._ledger.setSpacing(2)
        self._facts = QGridLayout()
        self._sentence = label("", wrap=True)
        self.dare = label("", wrap=True)
        self._rounds = QVBoxLayout()
        self._decided_title = label("heading", wrap=True)
        self._decided = label("", wrap=True)
        self._decided.setTextFormat(Qt.TextFormat.RichText)
        self.moment_button = button(self._ask_moment, bare=True)
        self._moment = 0
        self._evening_title = label("heading", wrap=True)
        self._evening: EveningRow | None = None
        self._report_title = label("heading", wrap=True)
        self.report = label("", wrap=True)
        self._podium: FacesRow | None = None
        self.chart = Chart()
        self._inside.addWidget(self._title)
        for part in (self._ledger, self._facts):
            self._inside.addLayout(part)
        self._inside.addWidget(self._sentence)
        self._inside.addWidget(self.dare)
        heading = QHBoxLayout()
        heading.addWidget(self._decided_title, 1)
        heading.addWidget(self.moment_button, 0, Qt.AlignmentFlag.AlignBottom)
        self._inside.addLayout(heading)
        self._inside.addWidget(self._decided)
        self._inside.addWidget(self.chart)
        self._inside.addLayout(self._rounds)
        self._inside.addWidget(self._evening_title)
        self._inside.addWidget(self._report_title)
        self._inside.addWidget(self.report)
        self._inside.addStretch(1)
        self._scrolled = QGridLayout()
        self._inside.addLayout(self._scrolled)
        # Whatever has to be told scrolls, and the buttons below it are in sight: in a low panel what comes next alone.
        self._room = QScrollArea()
        self._room.setObjectName("plain")
        self._room.setWidgetResizable(True)
        self._room.setFrameShape(QFrame.Shape.NoFrame)
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._room.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._room.setWidget(self._body)
        self.next_button, self.again_button = KeyButton(), KeyButton()
        self.sheet_button, self.look_button, self.review_button = KeyButton(), KeyButton(), KeyButton()
        self.seal_button, self.leave_button = KeyButton(), KeyButton()
        for way in self.ways:
            way.setParent(self)
        self._ways = QGridLayout()
        rows = self._rows = QVBoxLayout(self)
        rows.addWidget(self._room, 1)
        rows.addLayout(self._ways)
        self.spoken = ""
        self.guard = InputGuard(self)
        self._below = False
        self.hide()

    def _ask_moment(self) -> None:
        self.asked_moment.emit(self._moment)

    @property
    def ways(self) -> list[KeyButton]:
        """The buttons in their order."""
        return [
            self.next_button, self.again_button, self.sheet_button, self.look_button, self.review_button,
            self.seal_button, self.leave_button,
        ]  # fmt: skip

    @property
    def title(self) -> str:
        """What stands above all."""
        return self._title.text()

    def lay_out(self, where: QRect, *, below: bool) -> None:
        """Take this room, beside the table or ``below`` it."""
        self._below = below
        self.setGeometry(where)

    def fill(
        self, part: RoundEnd, sheet: AccountSheet, faces: FacePixmaps, look: Look, keys: tuple[str, str, str, str]
    ) -> None:
        """Write all of it; ``keys`` are those of what comes next, score sheet, looking at the table, and sealing."""
        seats = part.seats
        em = look.em
        pad = round(0.8 * em)
        self._rows.setContentsMargins(pad, round(0.6 * em), pad, pad)
        self._rows.setSpacing(round((0.3 if self._below else 0.5) * em))
        self._inside.setContentsMargins(0, 0, round(0.3 * em), 0)
        self._inside.setSpacing(round(0.55 * em))
        self._title.setText(say(sheet.title))
        self.setAccessibleName(spoken(say(sheet.title)))
        self._room.setAccessibleName(self.accessibleName())
        self._fill_podium(part, faces, em)
        columns = _Columns(sheet, [seat.name for seat in seats], em, self.width() - 2 * pad - 1.6 * em)
        clear(self._ledger)
        made = [LedgerRow(columns, None, None, faces, em)]
        made += [LedgerRow(columns, row, seats[row.seat], faces, em) for row in sheet.rows]
        for one in made:
            self._ledger.addWidget(one)
            one.show()
        self._fill_facts(sheet, em)
        self._sentence.setVisible(sheet.sentence is not None)
        self._sentence.setText("" if sheet.sentence is None else say(sheet.sentence))
        self.dare.setVisible(part.dare is not None)
        self.dare.setText("" if part.dare is None else say(part.dare))
        decided = self._fill_decided(part, sheet, look)
        self._fill_rounds(sheet, em)
        self._fill_chart(part, sheet, em)
        evening = self._fill_evening(part, faces, em)
        found = sheet.report
        self._report_title.setVisible(found is not None)
        self.report.setVisible(found is not None)
        self._report_title.setText("" if found is None else say(found.title))
        self.report.setText("" if found is None else "\n".join(f"– {say(line)}" for line in found.lines))
        self._write_buttons(part, sheet, look, keys)
        facts = [sentence(f"{say(one)}: {say(two)}") for one, two in sheet.facts]
        said = [
            sentence(self._title.text()),
            self._sentence.text(),
            self.dare.text(),
            *(row.accessibleName() for row in made),
            *facts,
        ]
        said += decided + evening
        said += [sentence(self._report_title.text()), self.report.text()] if found is not None else []
        self.spoken = " ".join(filter(None, said))

    def _fill_facts(self, sheet: AccountSheet, em: float) -> None:
        clear(self._facts)
        self._facts.setHorizontalSpacing(round(em))
        self._facts.setVerticalSpacing(round(0.2 * em))
        self._facts.setColumnStretch(1, 1)
        for number, (name, value) in enumerate(sheet.facts):
            for column, text in enumerate((name, value)):
                cell = label("quiet" if not column else "", say(text), wrap=True)
                cell.setAlignment(AT_LEFT if not column else AT_RIGHT)
                self._facts.addWidget(cell, number, column)
                # A part that was never shown has no height in the layout of a sheet that is not shown yet.
                cell.show()

    def _fill_decided(self, part: RoundEnd, sheet: AccountSheet, look: Look) -> list[str]:
        """What decided the game or the round; gives it in words."""
        writer = TurnWriter(tuple((seat.name, seat.colour) for seat in part.seats), look.style, ON_PAPER)
        story = [*(say(line) for line in sheet.story), *([] if part.best is None else [say(part.best)])]
        for words in (self._decided_title, self._decided):
            words.setVisible(bool(part.decided or story))
        self.moment_button.setVisible(part.played and part.moment is not None)
        self.moment_button.setText(say(translate("Table", "Show it again", "button: the turn that decided the round")))
        self._moment = part.moment or 0
        self._decided_title.setText(
            say(translate("Table", "What decided the game", "heading"))
            if story
            else say(translate("Table", "What decided it", "heading: in a round or a leg"))
        )
        self._decided.setText("<br>".join([*map(escape, story), *map(writer.write, part.decided)]))
        told = [*map(spoken, story), *(sentence(spoken(writer.spoken(line))) for line in part.decided)]
        self._decided.setAccessibleName(" ".join(told))
        return [sentence(self._decided_title.text()), *told] if told else []

    def _fill_podium(self, part: RoundEnd, faces: FacePixmaps, em: float) -> None:
        """The faces at the end of a match; in a low panel they would leave no room for what it tells."""
        if self._podium is None:
            self._podium = FacesRow(faces)
            self._inside.insertWidget(0, self._podium)
        self._podium.setVisible(bool(part.moods) and self.height() > LOW * em)
        self._podium.fill([(part.seats[seat], mood) for seat, mood in part.moods], em)

    def _fill_chart(self, part: RoundEnd, sheet: AccountSheet, em: float) -> None:
        """The curve of a match that is over."""
        self.chart.setVisible(bool(sheet.totals))
        self.chart.setFixedHeight(round(CURVE * em))
        lines = total_lines(part.seats, sheet.totals) if sheet.totals else ()
        self.chart.show_lines(lines, None, PLOTTED * em / PRINTED)
        self.chart.setAccessibleName(say(translate("Scores", "The totals, round by round")))

    def _fill_evening(self, part: RoundEnd, faces: FacePixmaps, em: float) -> list[str]:
        """How the evening stands; gives it in words."""
        if self._evening is None:
            self._evening = EveningRow(faces)
            self._inside.insertWidget(self._inside.indexOf(self._evening_title) + 1, self._evening)
        won = [(part.seats[seat], wins) for seat, wins in part.evening]
        for widget in (self._evening_title, self._evening):
            widget.setVisible(bool(won))
        if not won:
            return []
        self._evening_title.setText(say(translate("Table", "Won this evening", "above the faces of those who play")))
        self._evening.fill(won, em)
        told = ", ".join(f"{seat.name} {wins}" for seat, wins in won)
        self._evening.setAccessibleName(told)
        return [sentence(f"{self._evening_title.text()}: {told}")]

    def _fill_rounds(self, sheet: AccountSheet, em: float) -> None:
        clear(self._rounds)
        self._rounds.setSpacing(round(0.1 * em))
        for one in sheet.rounds:
            mark = "✓" if one.over else "›" if one.following else " "
            line = label("over" if one.over else "next" if one.following else "later", wrap=True)
            line.setText(f"{mark}  {one.number}.  {say(one.text)}")
            self._rounds.addWidget(line)
            line.show()

    def _write_buttons(self, part: RoundEnd, sheet: AccountSheet, look: Look, keys: tuple[str, str, str, str]) -> None:
        over = sheet.following is None
        self.next_button.setVisible(not over)
        self.again_button.setVisible(over and part.played)
        self.leave_button.setVisible(part.played)
        self.review_button.setVisible(part.review)
        self.seal_button.setVisible(part.dared)
        first = self.again_button if over else self.next_button
        following, short = sheet.following or AGAIN, sheet.following_short or AGAIN
        words = {
            first: ([say(following), say(short)], keys[0]),
            self.sheet_button: ([say(translate("Table", "Score sheet"))], keys[1]),
            self.look_button: ([say(translate("Table", "Look at the table"))], keys[2]),
            self.review_button: ([say(REVIEW)], ""),
            self.seal_button: (
                [say(SEAL), say(translate("Dares", "For tomorrow", "the same button, in little room"))],
                keys[3],
            ),
            self.leave_button: ([say(translate("Table", "To the home page"))], ""),
        }
        gap = round(0.4 * look.em)
        for grid in (self._ways, self._scrolled):
            grid.setSpacing(gap)
            while grid.count():
                grid.takeAt(0)
        room = self.width() - 2 * round(0.8 * look.em)
        places = self._places([one for one in self.ways if one in words and not one.isHidden()], first)
        # Where the panel is low, lower buttons leave room for what it tells.
        low = self.height() <= LOW * look.em
        scales = BUTTONS[2:] if low else BUTTONS
        for way, (row, column, across) in places.items():
            texts, key = words[way]
            way.show_state(primary=way is first, refused=False)
            set_tip(way, texts[0])
            self._fit_words(way, texts, key, look, room if across == 2 else (room - gap) // 2, scales)
            if way is self.seal_button:
                set_tip(way, say(SEALING))
                way.setAccessibleDescription(f"{say(SEALING)} {way.accessibleDescription()}")
            (self._scrolled if low and way is not first else self._ways).addWidget(way, row, column, 1, across)

    def _places(self, shown: Sequence[KeyButton], first: KeyButton) -> dict[KeyButton, tuple[int, int, int]]:
        """Row, column and width of every button: two in a row, what comes next alone where there is room for that."""
        alone = [one for one in shown if one is first and not self._below]
        rest = [one for one in shown if one not in alone]
        found = dict.fromkeys(alone, (0, 0, 2))
        for number, one in enumerate(rest):
            last = number == len(rest) - 1 and not number % 2
            found[one] = (len(alone) + number // 2, number % 2, 2 if last else 1)
        return found

    @staticmethod
    def _fit_words(
        button: KeyButton, texts: Sequence[str], key: str, look: Look, most: float, scales: Sequence[float]
    ) -> None:
        """The words, or fewer, in letters as large as find room."""
        for text in dict.fromkeys(texts):
            for scale in scales:
                button.scale = scale
                button.show_words(text, key, look)
                if button.sizeHint().width() <= most:
                    return

    def rows(self) -> list[str]:
        """Every row as one sentence."""
        return [row.accessibleName() for row in self._body.findChildren(LedgerRow) if row.accessibleName()]

    def wanted_height(self, width: int, em: float) -> int:
        """How high it would like to be with this width."""
        pad = round(0.8 * em)
        inside = self._inside.heightForWidth(width - 2 * pad)
        inside = max(inside, self._inside.sizeHint().height()) if inside < 0 else inside
        return inside + self._ways.sizeHint().height() + round(2.4 * em)
