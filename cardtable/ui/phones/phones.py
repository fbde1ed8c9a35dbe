"""Phones at the table: the door is opened when a person asks for it, and every phone gets the page of its seat."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from cardtable.app.phones.hand import HandPorts, PhoneHand
from cardtable.app.settings import LANGUAGES
from cardtable.messages import translate
from cardtable.ui.deck.deck import back_element
from cardtable.ui.deck.style import LETTER_SETS
from cardtable.ui.language import Voice, say
from cardtable.ui.match.qt_clock import Minds, QtClock
from cardtable.ui.phones.panel import REFUSED, Guest, PhonesPanel
from cardtable.ui.phones.pictures import faces, own_files, places, sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.match.driver import Driver
    from cardtable.app.phones.door import Door
    from cardtable.app.phones.page import Page
    from cardtable.app.phones.pairing import Invitation
    from cardtable.app.settings import Language
    from cardtable.app.table import GameTable
    from cardtable.cards import Rank
    from cardtable.messages import Message
    from cardtable.ui.match.page import TablePage

    OpenDoor = Callable[[Callable[[Page], None]], Door]

SITS: Final = translate("Phones", "{player} plays on a phone now.")
BACK_HERE: Final = translate("Phones", "{player} plays at the screen again.")
GONE: Final = translate("Phones", "{player}’s phone is away.")
# A question that goes to all is answered no for a phone that has been away for so many milliseconds.
ANSWER_AFTER: Final = 8_000
# After so many the screen offers to take the hand over of whose turn it is.
OFFER_AFTER: Final = 30_000
SOON: Final = 50

_log = logging.getLogger(__name__)


class Phones(QObject):
    """The phones at the table of a page, as long as their door is open; signal ``closed()`` when it is shut.

    ``place`` is where phones find it, ``invited`` are the seats to which one may come. ``seats`` are those at which
    phones sit, with their languages; ``away`` are those of them that cannot be reached.
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
        self._table: GameTable | None = None
        self.place = ""
        self.invited: dict[int, Invitation] = {}
        self.seats: dict[int, Language] = {}
        self.away: dict[int, int] = {}
        self._hands: dict[int, PhoneHand] = {}
        self._sheets: set[str] = set()
        self._covered = self._shut = False
        self._follow = QTimer(self, singleShot=True, interval=0)
        self._follow.timeout.connect(self._show)
        self._waiting = QTimer(self, interval=1000)
        self._waiting.timeout.connect(self.wait_for_who_is_away)
        self.panel = PhonesPanel(page)
        self.panel.ended.connect(lambda: self.close())
        self.panel.taken_over.connect(self._take_over)
        page.shown.connect(self._follow.start)
        page.arrived.connect(self._uncover)
        page.hidden.connect(self._cover)
        self._services.answered.connect(self._answered)
        for given in own_files():
            self._door.give(*given)
        self.panel.invite("", ())

    @property
    def _driver(self) -> Driver:
        return self._page.running

    # -- who sits where --------------------------------------------------------------------------------------------

    def invite(self) -> None:
        """Show a code for every person who has no phone, or whose phone is away."""
        table = self._page.table
        if table is None:
            return
        self._sit_at(table)
        for seat in table.persons:
            if self.place and seat not in self.invited and (seat not in self.seats or seat in self.away):
                self.invited[seat] = self._door.invite(seat)
        self.panel.invite(self.place, [self._guest(table, seat) for seat in table.persons])

    def _guest(self, table: GameTable, seat: int) -> Guest:
        invited = self.invited.get(seat)
        code, letters = ("", "") if invited is None else (invited.code, invited.letters)
        return Guest(seat, table.names[seat], code, letters, seat in self.seats, seat in self.away)

    def _sit_at(self, table: GameTable) -> None:
        """This match lies on the table: who has a phone keeps it where a person sits."""
        if table is self._table:
            return
        self._table = table
        for seat in [seat for seat in (*self.seats, *self.invited) if seat not in table.persons]:
            self._lay_away(seat)
        for given in faces(self._services, table.match.seats):
            self._door.give(*given)
        self._hands = {seat: self._hand(table, seat, language) for seat, language in self.seats.items()}
        self._hold(table)

    def _hand(self, table: GameTable, seat: int, language: Language) -> PhoneHand:
        services, driver = self._services, self._driver
        letters = services.letters(language)
        deck = services.pixmaps.deck
        file = f"/deck-{letters}.png"
        if letters not in self._sheets:
            self._sheets.add(letters)
            back = back_element(1, services.pixmaps.back_colour)
            self._door.give(file, "image/png", sheet(deck, letters, back, four_colour=services.settings.four_colour))
        fixed = {"language": language, "deck": file, "aspect": deck.aspect}

        def index(rank: Rank) -> str:
            return LETTER_SETS[letters].get(rank) or str(rank.value)

        ports = HandPorts(
            Voice(language).say,
            index,
            language,
            lambda: services.settings,
            services.change,
            self._clock,
            Minds(services),
            lambda page: self._door.show(seat, {**page, **fixed}),
            driver.controller.play,
            driver.controller.take_back,
        )
        return PhoneHand(table, seat, driver.tray, ports)

    def _lay_away(self, seat: int) -> None:
        for known in (self.seats, self.away, self._hands, self.invited):
            known.pop(seat, None)
        self._door.free(seat)

    def _sat(self, seat: int, language: Language) -> None:
        """A phone lies at this seat now, or has come back to it."""
        table = self._page.table
        if table is None or seat not in table.persons:
            self._lay_away(seat)
            return
        self.invited.pop(seat, None)
        self.away.pop(seat, None)
        known = self.seats.get(seat)
        self.seats[seat] = language
        if known != language or seat not in self._hands:
            self._hands[seat] = self._hand(table, seat, language)
        if known is None:
            self._hold(table)
            self._tell(seat, SITS)
        self._ask_again()
        if self._covered:
            self._hands[seat].shut()
        else:
            self._hands[seat].greet()

    def _take_over(self, seat: int) -> None:
        """The hand of this seat is played at the screen again."""
        self._lay_away(seat)
        table = self._page.table
        if table is not None:
            self._hold(table)
            self._tell(seat, BACK_HERE)
        self._ask_again()

    def _hold(self, table: GameTable) -> None:
        """These persons hold their cards on phones, and nothing of them is on the screen."""
        driver = self._driver
        if table.match.round is None:
            table.hold_elsewhere(self.seats)
            return
        driver.playback.finish()
        table.hold_elsewhere(self.seats)
        driver.answers.put_down()
        driver.display.remember(curtain=None)
        driver.display.show()
        driver.controller.advance()

    def _tell(self, seat: int, message: Message) -> None:
        """Say it on the screen, to eyes and ears."""
        table = self._page.table
        if table is not None:
            told = message.put(player=table.names[seat])
            self._driver.display.write_below(told)
            self._page.announcer.tell(say(told), own=False)

    def _ask_again(self) -> None:
        if self.panel.isVisible():
            self.invite()

    # -- phones that are away ----------------------------------------------------------------------------------------

    def _went(self, seat: int) -> None:
        if seat in self.seats:
            self.away[seat] = self._clock.now()
            self._tell(seat, GONE)
            self._waiting.start()
            self._ask_again()

    def wait_for_who_is_away(self) -> None:
        """What a phone that is away would have to say is said for it, or taken over at the screen."""
        table, now = self._page.table, self._clock.now()
        if not self.away or table is None:
            self._waiting.stop()
            return
        if table.match.between_rounds or self._driver.display.telling.busy:
            return
        asked = table.round.must_answer()
        for seat, since in list(self.away.items()):
            if seat in asked and now - since >= ANSWER_AFTER:
                self._driver.controller.act_for(seat, None)
                return
            if not asked and table.round.turn == seat and now - since >= OFFER_AFTER and not self.panel.isVisible():
                self.away[seat] = now
                self.invite()

    # -- what goes there and comes from there ------------------------------------------------------------------------

    def _show(self) -> None:
        """Show every phone what its seat may see, when all has been told at the table."""
        table = self._page.table
        if table is None:
            return
        self._sit_at(table)
        if self._driver.display.telling.busy:
            self._follow.start(SOON)
        elif not self._covered:
            for hand in self._hands.values():
                hand.follow()

    def _cover(self) -> None:
        """Another page is shown: the table rests, on phones as well."""
        self._covered = True
        for hand in self._hands.values():
            hand.shut()

    def _uncover(self) -> None:
        self._covered = False
        for hand in self._hands.values():
            hand.greet()

    def _answered(self, answer: Any) -> None:
        for hand in self._hands.values():
            hand.answered(answer)

    def _hear(self, said: Page) -> None:
        """The doorkeeper says something."""
        match said:
            case {"open": str(place)}:
                self.place = place
                self._door.give("/places.json", "application/json", json.dumps(places()).encode())
                self.invite()
            case {"refused": str(why)}:
                self.close(REFUSED.get(why, REFUSED["broken"]))
            case {"sat": int(seat), "language": language}:
                self._sat(seat, language if language in LANGUAGES else self._services.languages.current)
            case {"gone": int(seat)}:
                self._went(seat)
            case {"letters": str(letters), "seat": int(seat)} if seat in self.invited:
                self.invited[seat] = self.invited[seat]._replace(letters=letters)
                self._ask_again()
            case {"deed": dict(deed), "seat": int(seat)} if seat in self._hands and not self._covered:
                self._do(seat, deed)
            case {"closed": True} if not self._shut:
                _log.warning("the door to the phones has closed by itself")
                self.close(REFUSED["broken"])

    def _do(self, seat: int, deed: Page) -> None:
        if deed.get("do") == "go on":
            self._go_on()
        else:
            self._hands[seat].deed(deed)

    def _go_on(self) -> None:
        """Somebody goes on to the next round; what of this one is still being shown ends first."""
        driver = self._driver
        if not driver.table.match.between_rounds:
            return
        driver.playback.hurry_all()
        if not driver.round_end.hurry() and not driver.table.match.over:
            self._page.deal()

    def close(self, why: Message | None = None) -> None:
        """Shut the door: every hand is at the screen again, behind the curtain. ``why`` is told where nobody did it."""
        if self._page.table is not None and self.seats:
            self.seats = {}
            self._hold(self._page.table)
        self._waiting.stop()
        self._follow.stop()
        if why is None:
            self.panel.deleteLater()
        else:
            self.panel.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.panel.refuse(why)
        self._shut, self.place, self._table = True, "", None
        self.seats, self.away, self._hands, self.invited = {}, {}, {}, {}
        self._door.close()
        self.closed.emit()
