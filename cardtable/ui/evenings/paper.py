"""An evening on paper: the sheet of the page, on as many pages as its games need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.messages import translate
from cardtable.ui.evenings.sheet_drawing import Part, SheetDrawing, parts_for
from cardtable.ui.language import long_day_within, say
from cardtable.ui.printing.typesetting import Drawn

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from cardtable.app.evenings import Evening
    from cardtable.ui.services import Services

# A page is so many em wide; from so many people on it lies on its side.
UPRIGHT, ON_ITS_SIDE = 46.0, 64.0
LANDSCAPE_FROM: Final = 5
WHITE: Final = "#ffffff"


def evening_paper(evening: Evening, services: Services) -> Drawn:
    """This evening, with everybody who was there."""
    wide = len(evening.people) >= LANDSCAPE_FROM
    across = ON_ITS_SIDE if wide else UPRIGHT

    def parts(width: float, high: float) -> list[Part]:
        rest = high - SheetDrawing(evening, services, width, width / across).cheat_height
        return parts_for(len(evening.matches), rest / width * across)

    def pages(width: float, high: float) -> int:
        return len(parts(width, high))

    def draw(painter: QPainter, width: float, high: float, page: int) -> None:
        SheetDrawing(evening, services, width, width / across, parts(width, high)[page]).draw(painter, WHITE)

    def height(width: float) -> float:
        return SheetDrawing(evening, services, width, width / across).height

    title = translate("Evenings", "The evening: {day}", "title of a page that is printed")
    day = long_day_within(evening.day)
    return Drawn(say(title.put(day=day)), f"Card Table {evening.day.isoformat()}", wide, pages, draw, height)
