"""The place of one seat: its face, name, cards, score, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable.stage.characters import Mood
from cardtable.stage.picture import PlateText
from cardtable.stage.table_layout import PlateForm, Side
from cardtable.ui.painting.drawing import (
    AT_LEFT,
    AT_RIGHT,
    BOLD,
    DEMI,
    INK,
    MEDIUM,
    PAPER,
    as_rect,
    draw_glow,
    filled,
    shade,
    width_of,
    write,
)
from cardtable.ui.scene.passive_item import PassiveItem
from cardtable.ui.widgets.controls import plain_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QFont

    from cardtable.stage.layout_parts import Rect
    from cardtable.stage.table_layout import SeatPlace
    from cardtable.ui.scene.scene_context import SceneContext

if TYPE_CHECKING:
    Measure = Callable[[str, float, QFont.Weight], float]

NAME: Final = 1.02
SCORE: Final = 0.9
LINE: Final = 0.82
# Letters become smaller by this much before anything is cut.
SMALLER: Final = (1.0, 0.92, 0.84, 0.76)
SEPARATOR: Final = " · "
COIN: Final = "●"
RANK_WIDE: Final = 1.2


@dataclass(frozen=True, slots=True)
class Written:
    """What finds room on a plate, with the sizes of its letters in em; no ``name`` where the face has to do.

    ``dot``: the face is a small disc and counters are a number. ``beside``: the score stands behind the name.
    ``coins``: counters are drawn one by one. ``radius`` is the face's, in em.
    """

    name: str
    line: str
    score: str
    dot: bool
    beside: bool
    coins: bool
    radius: float
    name_size: float = NAME
    line_size: float = LINE


class Fitter:
    """Finds what can be written on one plate; ``measure`` tells how wide words of a size (in em) and weight are."""

    def __init__(self, text: PlateText, em: float, measure: Measure, bold: QFont.Weight, plain: QFont.Weight) -> None:
        self._text = text
        self._em = em
        self._measure = measure
        self._bold = bold
        self._plain = plain

    def fit(self, plate: Rect, form: PlateForm) -> Written:
        """The roomiest way in which name, score and counts stand there whole, else the one that cuts least."""
        if form is PlateForm.TALL:
            return self._tall(plate)
        if form is PlateForm.FACE:
            return self._face(plate)
        wide = self._wide(plate)
        return wide if wide is not None else self._dot(plate)

    def _name_wide(self, size: float) -> float:
        return self._measure(self._text.name, size, self._bold)

    def _score_wide(self, score: str) -> float:
        return self._measure(score, SCORE, self._bold) if score else 0.0

    def _lines(self) -> list[str]:
        """What may stand under the name, from the fullest to the shortest."""
        text = self._text
        full = [text.count, *text.notes]
        short = [text.short_count, *(text.short_notes or text.notes)]
        mixed = [text.count, *(text.short_notes or text.notes)]
        return list(dict.fromkeys(_joined(parts) for parts in (full, mixed, short)))

    def _line(self, room: float, extra: str = "") -> tuple[str, float, bool]:
        """A line that fits, the size of its letters, and whether anything had to be cut."""
        lines = [_joined((line, extra)) for line in self._lines()]
        tried = [(line, LINE * smaller) for smaller in SMALLER for line in lines]
        for line, size in tried:
            if self._measure(line, size, self._plain) <= room:
                return line, size, False
        return self._cut(room, extra), LINE * SMALLER[-1], True

    def _cut(self, room: float, extra: str) -> str:
        """Counts and score whole, and of the notes what finds room before an ellipsis."""
        size = LINE * SMALLER[-1]
        notes = SEPARATOR.join(self._text.short_notes or self._text.notes)
        while notes:
            notes = notes[:-1].rstrip()
            line = _joined((self._text.short_count, f"{notes}…", extra))
            if self._measure(line, size, self._plain) <= room:
                return line
        return _joined((self._text.short_count, extra))

    def _name(self, room: float) -> tuple[str, float]:
        """The name in letters as large as possible, cut only in the smallest ones."""
        for smaller in SMALLER:
            if self._name_wide(NAME * smaller) <= room:
                return self._text.name, NAME * smaller
        size, name = NAME * SMALLER[-1], self._text.name
        while len(name) > 1 and self._measure(f"{name}…", size, self._bold) > room:
            name = name[:-1].rstrip()
        return f"{name}…", size

    def _scores(self) -> Iterable[str]:
        return (self._text.short_score,) if self._text.score else ("",)

    def _tall(self, plate: Rect) -> Written:
        em, text = self._em, self._text
        inner = plate.width - 0.5 * em
        rows = 2.5 + (0.85 if text.tokens_of else 0.0)
        radius = min(1.78 if plate.height > 6 * em else 1.5, (plate.height / em - rows - 0.25) / 2)
        gap = 0.45 * em
        for score in self._scores():
            if score and self._name_wide(NAME) + gap + self._score_wide(score) <= inner:
                line, size, _ = self._line(inner)
                return Written(text.name, line, score, False, True, bool(text.tokens_of), radius, line_size=size)
        name, name_size = self._name(inner)
        score = text.short_score if text.score else ""
        if score and self._name_wide(name_size) + gap + self._score_wide(score) <= inner:
            line, size, _ = self._line(inner)
            return Written(name, line, score, False, True, bool(text.tokens_of), radius, name_size, size)
        line, size, _ = self._line(inner, score)
        return Written(name, line, "", False, False, bool(text.tokens_of), radius, name_size, size)

    def _face(self, plate: Rect) -> Written:
        """How many cards, what everybody should notice where there is room for it, and the score below."""
        text, radius = self._text, 0.43 * plate.height / self._em
        room = plate.width - (2 * radius + 0.65 + (RANK_WIDE if text.rank else 0.0)) * self._em
        counted = _joined((text.short_count, f"{COIN}{text.tokens}" if text.tokens_of else ""))
        noticed = _joined((counted, *text.short_notes))
        for smaller, line in product(SMALLER, dict.fromkeys((noticed, counted))):
            if self._measure(line, LINE * smaller, self._plain) <= room:
                break
        return Written("", line, text.short_score if text.score else "", False, False, False, radius, 0, LINE * smaller)

    def _wide(self, plate: Rect) -> Written | None:
        em, text = self._em, self._text
        radius = min(1.62 if plate.height > 2.8 * em else 1.1, 0.56 * plate.height / em)
        room = plate.width - (2 * radius + 0.4 + 0.7 + (1.4 if text.rank else 0.0)) * em
        coins = text.tokens_of * 0.63 * em + 0.3 * em if text.tokens_of else 0.0
        for score in self._scores():
            if self._name_wide(NAME) + (self._score_wide(score) + 0.4 * em if score else 0.0) > room:
                continue
            line, size, cut = self._line(room - coins)
            if not cut:
                written = Written(text.name, line, score, False, True, bool(coins), radius, line_size=size)
                return written if size >= LINE * 0.9 else None
        return None

    def _dot(self, plate: Rect) -> Written:
        em, text = self._em, self._text
        room = plate.width - (2.3 + (1.3 if text.rank else 0.0)) * em
        name, name_size = self._name(room)
        score = text.short_score if text.score else ""
        counters = f"{COIN}{text.tokens}" if text.tokens_of else ""
        line, size, _ = self._line(
            plate.width - 1.0 * em - self._score_wide(score) - (0.3 * em if score else 0), counters
        )
        return replace(Written(name, line, score, True, False, False, 0.62), name_size=name_size, line_size=size)


def _joined(parts: Iterable[str]) -> str:
    return SEPARATOR.join(filter(None, parts))


COIN_SIZE: Final = 0.5


class PlateItem(PassiveItem):
    """The plate of one seat; ``written`` is what found room on it, ``lately`` what the seat did last.

    ``mood`` is what its face shows, for eyes alone: ears hear the event.
    """

    def __init__(self, table: SceneContext, seat: int) -> None:
        super().__init__(table, 300.0)
        self.seat = seat
        self.text: PlateText | None = None
        self.place: SeatPlace | None = None
        self.written: Written | None = None
        self.lately = ""
        self.mood = Mood.CALM
        self._em = 0.0

    @property
    def face_centre(self) -> QPointF:
        """The middle of the face."""
        rect, written = self.rect, self.written
        if written is None:
            return rect.center()
        radius = written.radius * self._em
        if self._stands:
            return QPointF(rect.center().x(), self._top() + radius)
        if written.dot:
            return QPointF(rect.x() + radius + 0.45 * self._em, rect.y() + rect.height() * 0.29)
        return QPointF(rect.x() + radius + 0.1 * self._em, rect.center().y())

    @property
    def _stands(self) -> bool:
        """Whether the face is above the name."""
        return self.place is not None and self.place.form is PlateForm.TALL

    def arrange(self, text: PlateText, place: SeatPlace, lately: str = "") -> None:
        """Show this text at this place; ``lately`` is what the seat did last."""
        em = self.table.em
        told, lies = (text, lately) != (self.text, self.lately), (place, em) != (self.place, self._em)
        same_text = (text,) == (self.text,)
        if told:
            self.setToolTip(plain_tip("\n".join(part for part in (text.whole(), lately) if part)))
        if lies:
            self.prepareGeometryChange()
        self.text, self.place, self._em, self.lately = text, place, em, lately
        if same_text and not lies:
            return
        self.rect = as_rect(place.plate)
        fitter = Fitter(text, em, lambda words, size, weight: width_of(words, size * em, weight), DEMI, MEDIUM)
        self.written = fitter.fit(place.plate, place.form)
        self.update()

    def show_mood(self, mood: Mood) -> None:
        """Let the face show this."""
        if mood is not self.mood:
            self.mood = mood
            self.update()

    def boundingRect(self) -> QRectF:
        """The plate with its frame, face and light."""
        reach = 0.9 * self._em
        return self.rect.adjusted(-reach, -reach, reach, reach)

    def _top(self) -> float:
        """Where the block of a tall plate begins: in the middle of its room, one's own at the lower edge."""
        assert self.place is not None
        near = self.place.side is Side.NEAR
        return self.rect.bottom() - self._block() if near else self.rect.center().y() - self._block() / 2

    def _block(self) -> float:
        assert self.written is not None
        rows = 2.52 + (0.85 if self.written.coins else 0.0)
        return (2 * self.written.radius + rows) * self._em

    def draw(self, painter: QPainter) -> None:
        """Draw the plate; whose turn it is has a frame, a light and a ring, not a colour alone."""
        text, written = self.text, self.written
        if text is None or written is None:
            return
        if self._stands:
            self._paint_tall(painter, text, written)
        elif self.place is not None and self.place.form is PlateForm.FACE:
            self._paint_face(painter, text, written)
        else:
            self._paint_wide(painter, text, written)

    # -- forms -----------------------------------------------------------------------------------------------------

    def _paint_tall(self, painter: QPainter, text: PlateText, written: Written) -> None:
        em, rect = self._em, self.rect
        radius, top, block = written.radius * em, self._top(), self._block()
        head = top + radius * 1.25
        panel = QRectF(rect.x(), head, rect.width(), top + block + 0.15 * em - head)
        self._panel(painter, panel, 0.8 * em, text.active)
        self._face(painter, text, self.face_centre, radius)
        if text.rank:
            self._rank(painter, text.rank, QPointF(rect.center().x() - radius * 1.05, top + radius * 1.15))
        inner = QRectF(rect.x() + 0.2 * em, top + 2 * radius + 0.1 * em, rect.width() - 0.4 * em, 1.28 * em)
        self._name_and_score(painter, inner, text, written)
        line = inner.translated(0, 1.22 * em)
        write(painter, line, written.line, written.line_size * em, self._line_colour(text))
        if written.coins:
            width = text.tokens_of * COIN_SIZE * 1.25 * em
            self._coins(painter, text, QPointF(line.center().x() - width / 2, line.bottom() + 0.22 * em))

    def _name_and_score(self, painter: QPainter, room: QRectF, text: PlateText, written: Written) -> None:
        """Name and score side by side, together in the middle."""
        em, theme = self._em, self.table.theme
        name = width_of(written.name, written.name_size * em, DEMI)
        score = width_of(written.score, SCORE * em, DEMI) if written.score else 0.0
        gap = 0.45 * em if written.score else 0.0
        left = room.center().x() - (name + gap + score) / 2
        colour = theme.accent if text.active else theme.text
        write(
            painter,
            QRectF(left, room.y(), name + 2, room.height()),
            written.name,
            written.name_size * em,
            colour,
            DEMI,
            AT_LEFT,
        )
        if written.score:
            where = QRectF(left + name + gap, room.y(), score + 2, room.height())
            write(painter, where, written.score, SCORE * em, theme.text, DEMI, AT_LEFT)

    def _paint_wide(self, painter: QPainter, text: PlateText, written: Written) -> None:
        em, rect, theme = self._em, self.rect, self.table.theme
        self._panel(painter, rect, rect.height() / 2.4, text.active)
        radius = written.radius * em
        self._face(painter, text, self.face_centre, radius, way=-1)
        right = rect.right() - 0.6 * em
        if text.rank:
            self._rank(painter, text.rank, QPointF(right - 0.5 * em, rect.center().y()))
            right -= 1.3 * em
        half = rect.height() / 2
        colour = theme.accent if text.active else theme.text
        name_size = written.name_size * em
        if written.dot:
            x = rect.x() + 2 * radius + 0.75 * em
            upper = QRectF(x, rect.y() + 0.06 * em, right - x + 0.3 * em, rect.height() * 0.53)
            write(painter, upper, written.name, name_size, colour, DEMI, AT_LEFT)
            lower = QRectF(rect.x() + 0.6 * em, rect.y() + half, rect.width() - 1.1 * em, half * 0.92)
            write(painter, lower, written.line, written.line_size * em, self._line_colour(text), MEDIUM, AT_LEFT)
            write(painter, lower, written.score, SCORE * em, theme.text, DEMI, AT_RIGHT)
            return
        x = rect.x() + 2 * radius + 0.4 * em
        inner = 0.13 * rect.height()
        upper = QRectF(x, rect.y() + inner, right - x, half - inner * 0.6)
        lower = QRectF(x, rect.y() + half - inner * 0.1, right - x, half - inner * 0.6)
        write(painter, upper, written.name, name_size, colour, DEMI, AT_LEFT)
        write(painter, upper, written.score, SCORE * em, theme.text, DEMI, AT_RIGHT)
        write(painter, lower, written.line, written.line_size * em, self._line_colour(text), MEDIUM, AT_LEFT)
        if written.coins:
            width = text.tokens_of * COIN_SIZE * 1.25 * em
            self._coins(painter, text, QPointF(right - width, lower.center().y()))

    def _paint_face(self, painter: QPainter, text: PlateText, written: Written) -> None:
        em, rect, theme = self._em, self.rect, self.table.theme
        self._panel(painter, rect, rect.height() / 2.4, text.active)
        self._face(painter, text, self.face_centre, written.radius * em, way=-1)
        right = rect.right() - 0.3 * em
        if text.rank:
            self._rank(painter, text.rank, QPointF(right - 0.5 * em, rect.center().y()))
            right -= RANK_WIDE * em
        x = rect.x() + (2 * written.radius + 0.35) * em
        room = QRectF(x, rect.y() + 0.06 * em, right - x, rect.height() - 0.12 * em)
        if written.score:
            lower = QRectF(x, room.center().y(), room.width(), room.height() / 2)
            write(painter, lower, written.score, SCORE * em, theme.text, DEMI, AT_LEFT)
            room.setHeight(room.height() / 2)
        write(painter, room, written.line, written.line_size * em, self._line_colour(text), DEMI, AT_LEFT)

    # -- parts -----------------------------------------------------------------------------------------------------

    def _line_colour(self, text: PlateText) -> QColor:
        return QColor(self.table.theme.accent if text.notes else self.table.theme.quiet)

    def _panel(self, painter: QPainter, rect: QRectF, radius: float, active: bool) -> None:
        theme, u = self.table.theme, self.table.units.u
        edge = QPen(QColor(theme.accent if active else theme.line), (2.4 if active else 1.1) * u)
        filled(painter, rect, edge, shade(theme.sunk, 244), radius)

    def _face(self, painter: QPainter, text: PlateText, centre: QPointF, radius: float, way: int = 1) -> None:
        theme = self.table.theme
        if text.active:
            around = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            draw_glow(painter, around, radius, theme.accent, 0.5 * self._em)
            # Below the face: a mood’s sign reaches over its edge.
            width = 3.2 * self.table.units.u
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), width))
            painter.drawEllipse(centre, radius + 0.5 * width, radius + 0.5 * width)
        self.table.draw_face(painter, text.face, text.colour, centre, radius, self.mood)
        if text.dealer:
            self._dealer(
                painter, centre + QPointF(way * radius * 0.8, radius * 0.7), max(0.42 * radius, 0.46 * self._em)
            )

    def _dealer(self, painter: QPainter, centre: QPointF, size: float) -> None:
        """A small white disc with two cards."""
        u = self.table.units.u
        painter.setBrush(QColor(PAPER))
        painter.setPen(QPen(QColor("#8d8a80"), u))
        painter.drawEllipse(centre, size, size)
        painter.save()
        painter.translate(centre)
        for turn in (-14, 24):
            painter.rotate(turn)
            card = QRectF(-size * 0.34, -size * 0.5, size * 0.68, size * 0.98)
            filled(painter, card, QPen(QColor(PAPER), u), QColor("#1f4a86"), size * 0.1)
        painter.restore()

    def _rank(self, painter: QPainter, rank: str, centre: QPointF) -> None:
        """A small card with the rank that means something special for this seat."""
        em = self._em
        card = QRectF(centre.x() - 0.52 * em, centre.y() - 0.74 * em, 1.04 * em, 1.48 * em)
        edge = QPen(QColor(self.table.theme.accent), 1.6 * self.table.units.u)
        filled(painter, card, edge, QColor(PAPER), 0.15 * em)
        write(painter, card, rank, (0.9 if len(rank) == 1 else 0.72) * em, INK, BOLD)

    def _coins(self, painter: QPainter, text: PlateText, at: QPointF) -> None:
        """Small coins from here to the right, full ones for what is left."""
        theme, size = self.table.theme, COIN_SIZE * self._em
        for number in range(text.tokens_of):
            left = number < text.tokens
            painter.setPen(QPen(QColor(theme.accent if left else theme.quiet), 1.3 * self.table.units.u))
            painter.setBrush(QColor(theme.accent) if left else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(at.x() + number * size * 1.25, at.y() - size / 2, size, size))
