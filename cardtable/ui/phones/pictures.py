"""What a phone draws with: the whole deck on one sheet, the faces of those who sit there, and the page's own files."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from cardtable.app.phones.page import element_name
from cardtable.cards import packs
from cardtable.resources import asset_bytes
from cardtable.stage.characters import animal_of_seat
from cardtable.ui.deck.deck import back_element, element_of
from cardtable.ui.deck.style import FaceStyle

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from cardtable.app.settings import Language
    from cardtable.engine.match import Seat
    from cardtable.ui.deck.style import LetterSet
    from cardtable.ui.services import Services

# How many pixels a card is wide on the sheet, and how many lie in a row.
WIDTH: Final = 168
COLUMNS: Final = 14
FACE: Final = 48
JOKERS: Final = 3
FILES: Final = {
    "/phone.css": ("phone.css", "text/css; charset=utf-8"),
    "/phone.js": ("phone.js", "text/javascript; charset=utf-8"),
    "/": ("index.html", "text/html; charset=utf-8"),
}

Given = tuple[str, str, bytes]
"""Name, type and content of a file."""


def own_files() -> Iterator[Given]:
    """The page and all that it asks for, the page itself last: whoever has it finds the rest."""
    for weight in ("Medium", "Bold"):
        yield f"/cabin-{weight.lower()}.otf", "font/otf", asset_bytes("fonts", f"Cabin-{weight}.otf")
    yield "/places.json", "application/json", json.dumps(_places()).encode()
    for name, (file, kind) in FILES.items():
        yield name, kind, asset_bytes("phone", file)


def _places() -> dict[str, int]:
    """Where each card lies on a sheet, counted row by row; the back comes last."""
    names = [element_name(card) for card in packs(1, jokers=JOKERS)]
    return {name: place for place, name in enumerate([*names, "back"])}


class Sheets:
    """The deck in use in large print, all cards on one picture: what is asked for tells nothing of who holds what.

    ``give`` gets each sheet when it is first needed: for other letters, another deck, or another look of it.
    """

    def __init__(self, services: Services, give: Callable[[str, str, bytes], None]) -> None:
        self._services, self._give = services, give
        self._names: dict[tuple[object, ...], str] = {}
        self._look = self._look_now()

    def of(self, language: Language) -> str:
        """Where phones that speak this language find theirs; never the same name for another picture."""
        letters = self._services.letters(language)
        key = (letters, *self._look_now())
        if key not in self._names:
            self._names[key] = f"/deck-{len(self._names) + 1}.png"
            self._give(self._names[key], "image/png", self._painted(letters))
        return self._names[key]

    def changed(self) -> bool:
        """Whether cards look otherwise than when that was last asked."""
        before, self._look = self._look, self._look_now()
        return before != self._look

    def _look_now(self) -> tuple[object, ...]:
        services = self._services
        pixmaps, settings = services.pixmaps, services.settings
        return pixmaps.deck, pixmaps.back_colour, settings.four_colour, settings.letters

    def _painted(self, letters: LetterSet) -> bytes:
        pixmaps = self._services.pixmaps
        deck, back = pixmaps.deck, back_element(1, pixmaps.back_colour)
        high = round(WIDTH * deck.aspect)
        every = [*map(element_of, packs(1, jokers=JOKERS)), back]
        image = QImage(WIDTH * COLUMNS, high * -(-len(every) // COLUMNS), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        style = FaceStyle(letters, self._services.settings.four_colour)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, element in enumerate(every):
                row, column = divmod(place, COLUMNS)
                rect = QRectF(column * WIDTH + 1, row * high + 1, WIDTH - 2, high - 2)
                deck.paint(painter, rect, element, style)
        return _png(image)


def faces(services: Services, seats: Iterable[Seat]) -> Iterator[Given]:
    """The animals of those who sit there."""
    for seat in seats:
        animal = animal_of_seat(seat.face, seat.colour)
        disc = services.faces.disc(animal, seat.colour, FACE).toImage()
        yield f"/face-{animal}{seat.colour}.png", "image/png", _png(disc)


def _png(image: QImage) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())
