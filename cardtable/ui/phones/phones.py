"""Phones at the table: the door is opened when a person asks for it, and every phone gets the page of its seat."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from cardtable.app.phones.hand import HandPorts, PhoneHand
from cardtable.app.phones.seats import PhoneSeats, SeatPorts
from cardtable.app.settings import LANGUAGES
from cardtable.ui.deck.style import LETTER_SETS
from cardtable.ui.language import Voice, say
from cardtable.ui.match.qt_clock import Minds, QtClock
from cardtable.ui.phones.panel import REFUSED, PhonesPanel
from cardtable.ui.phones.pictures import Sheets, faces, own_files

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.match.driver import Driver
    from cardtable.app.phones.door import Door
    from cardtable.app.phones.page import Page
    from cardtable.app.settings import Language
    from cardtable.cards import Rank
    from cardtable.engine.match import Seat
    from cardtable.messages import Message
    from cardtable.ui.match.page import TablePage

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
        self._shut = False
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
        self.seats.sit_at(self._page.driver)

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
            Minds(services),
            send,
            driver.controller.play,
            driver.controller.play_the_rest,
            driver.controller.take_back,
            driver.controller.redo,
        )
        return PhoneHand(driver.table, seat, driver.tray, ports)

    # -- what the screen says ------------------------------------------------------------------------------------------

    def _tell(self, told: Message) -> None:
        """Say it on the screen, to eyes and ears."""
        self._page.running.display.write_below(told)
        self._page.announcer.tell(say(told), own=False)

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
        if self._page.driver is None:
            return
        self._sit_down()
        if not self.seats.follow():
            self._follow.start(SOON)

    def _look_changed(self) -> None:
        if self._sheets.changed():
            self.seats.greet()

    def _hear(self, said: Page) -> None:
        """The doorkeeper says something."""
        match said:
            case {"open": str(place)}:
                self.place = place
                self.invite()
            case {"refused": str(why)}:
                self.close(REFUSED.get(why, REFUSED["broken"]))
            case {"sat": int(seat), "language": language}:
                self.seats.sat(seat, language if language in LANGUAGES else self._services.languages.current)
            case {"gone": int(seat)}:
                self.seats.went(seat)
            case {"letters": str(letters), "seat": int(seat)}:
                self.seats.new_letters(seat, letters)
            case {"deed": dict(deed), "seat": int(seat)}:
                self.seats.deed(seat, deed)
            case {"closed": True} if not self._shut:
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
