"""What is written at a seat, and how much of it in the room there is: the name is cut last, a score never."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING, Final

from cardtable.stage.picture import PlateText as PlateText
from cardtable.stage.table_layout import PlateForm

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QFont

    from cardtable.stage.layout_parts import Rect

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
