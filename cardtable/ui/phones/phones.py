"""Phones at the table: the door is opened when a person asks for it, and every phone gets the page of its seat."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QImage

from cardtable.app.phones.hand import HandPorts, PhoneHand
from cardtable.app.phones.page import element_name
from cardtable.app.phones.seats import PhoneSeats, SeatPorts
from cardtable.app.settings import LANGUAGES
from cardtable.cards import packs
from cardtable.resources import asset_bytes
from cardtable.stage.characters import animal_of_seat
from cardtable.ui.deck.deck import back_element, element_of
from cardtable.ui.deck.style import LETTER_SETS, FaceStyle
from cardtable.ui.language import Voice, say
from cardtable.ui.match.qt_clock import QtClock
from cardtable.ui.painting.drawing import smooth
from cardtable.ui.phones.panel import REFUSED, PhonesPanel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from cardtable.app.match.driver import Driver
    from cardtable.app.phones.door import Door
    from cardtable.app.phones.page import Page
    from cardtable.app.settings import Language
    from cardtable.cards import Rank
    from cardtable.engine.match import Seat
    from cardtable.messages import Message
    from cardtable.ui.deck.style import LetterSet
    from cardtable.ui.match.page import TablePage
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
        with smooth(image) as painter:
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


if TYPE_CHECKING:
    OpenDoor = Callable[[Callable[[Page], None]], Door]

SOON: Final = 50

_log = logging.getLogger(__name__)


class Phones(QObject):
    """The phones at the table of a page, as long as their door is open; signal ``closed()`` when it is shut.

    ``place`` is where phones find it, ``seats`` are those that they sit at.
    """

    closed = Signal()
    _said = Signal(object)

    def __init__(self, page: TablePage, open_door: OpenDoor) -> None:
        """OSError when no process can be had for the door."""
        super().__init__(page)
        self._said.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        try:
            self._door = open_door(self._said.emit)
        except OSError:
            _log.exception("the door to the phones cannot be opened")
            self.deleteLater()
            raise
        self._page, self._services = page, page.services
        self._clock = QtClock(self)
        self.place = ""
        self._shut = self._new_table = False
        self._faces: tuple[Seat, ...] = ()
        self._sheets = Sheets(self._services, self._door.give)
        ports = SeatPorts(self._hand, self._tell, self._ask_again, self._offer, page.deal, self._clock)
        self.seats = PhoneSeats(self._door, ports)
        self._follow = QTimer(self, singleShot=True, interval=0)
        self._follow.timeout.connect(self._show)
        self._waiting = QTimer(self, interval=1000)
        self._waiting.timeout.connect(self.seats.wait_for_who_is_away)
        self.panel = PhonesPanel(page)
        self.panel.ended.connect(lambda: self.close())
        self.panel.taken_over.connect(self.seats.take_over)
        page.shown.connect(self._follow.start)
        page.arrived.connect(lambda: self.seats.cover(covered=False))
        page.arrived.connect(self._follow.start)
        page.hidden.connect(lambda: self.seats.cover(covered=True))
        self._services.answered.connect(self.seats.answered)
        self._services.look_changed.connect(self._look_changed)
        for given in own_files():
            self._door.give(*given)
        self.panel.invite("", ())

    def invite(self) -> None:
        """Show a code for every person who has no phone, or whose phone is away."""
        self._sit_down()
        self.panel.invite(self.place, self.seats.guests() if self.place else ())

    def _sit_down(self) -> None:
        """Sit at the table of the page, and give what is drawn of those who sit there."""
        table = self._page.table
        if table is not None and table.match.seats != self._faces:
            self._faces = table.match.seats
            for given in faces(self._services, self._faces):
                self._door.give(*given)
        self._new_table |= self.seats.sit_at(self._page.driver)

    def _hand(self, driver: Driver, seat: int, language: Language) -> PhoneHand:
        services = self._services

        def index(rank: Rank) -> str:
            return LETTER_SETS[services.letters(language)].get(rank) or str(rank.value)

        def send(page: Page) -> None:
            look = {"language": language, "deck": self._sheets.of(language), "aspect": services.pixmaps.deck.aspect}
            self._door.show(seat, {**page, **look})

        ports = HandPorts(
            Voice(language).say,
            index,
            language,
            lambda: services.settings,
            services.change,
            self._clock,
            services,
            send,
            driver.controller.play,
            driver.controller.play_the_rest,
            lambda: driver.controller.take_back(elsewhere=True),
            driver.controller.redo,
            lambda: driver.going_on,
        )
        return PhoneHand(driver.table, seat, driver.tray, ports)

    # -- what the screen says ------------------------------------------------------------------------------------------

    def _tell(self, told: Message) -> None:
        """Say it on the screen, to eyes and ears."""
        self._page.running.display.write_below(told)
        self._page.announcer.announce(say(told), own=False)

    def _ask_again(self) -> None:
        if self.seats.away:
            self._waiting.start()
        else:
            self._waiting.stop()
        if self.panel.isVisible():
            self.invite()

    def _offer(self) -> None:
        if not self.panel.isVisible():
            self.invite()

    # -- what goes there and comes from there ------------------------------------------------------------------------

    def _show(self) -> None:
        """Show every phone what its seat may see, when all has been told at the table."""
        if self._shut or self._page.driver is None:
            return
        self._sit_down()
        if self._new_table:
            self._new_table = False
            self._ask_again()
        if not self.seats.follow():
            self._follow.start(SOON)

    def _look_changed(self) -> None:
        if self._sheets.changed():
            self.seats.greet()
            self._follow.start()

    def _hear(self, said: Page) -> None:
        """The doorkeeper says something; what it said before the door was shut may still be under way."""
        if self._shut:
            return
        match said:
            case {"open": str(place)}:
                self.place = place
                self.invite()
            case {"refused": str(why)}:
                self.close(REFUSED.get(why, REFUSED["broken"]))
            case {"sat": int(seat), "language": language}:
                self._sit_down()
                language = language if language in LANGUAGES else self._services.languages.current
                self.seats.sat(seat, language, new=said.get("new") is True)
                self._follow.start()
            case {"gone": int(seat)}:
                self.seats.went(seat)
            case {"letters": str(letters), "seat": int(seat)}:
                self.seats.new_letters(seat, letters)
            case {"deed": dict(deed), "seat": int(seat)}:
                self._sit_down()  # Another game may lie there since the phone was told.
                self.seats.deed(seat, deed)
            case {"closed": True}:
                _log.warning("the door to the phones has closed by itself")
                self.close(REFUSED["broken"])

    def close(self, why: Message | None = None) -> None:
        """Shut the door: every hand is at the screen again, behind the curtain. ``why`` is told where nobody did it."""
        self._waiting.stop()
        self._follow.stop()
        self.seats.end()
        if why is None:
            self.panel.deleteLater()
        else:
            self.panel.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.panel.refuse(why)
        self._shut, self.place = True, ""
        self._door.close()
        self.closed.emit()
