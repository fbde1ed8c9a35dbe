"""Which seats are on phones: who is invited, who sits there, what each is shown, and what is done for who is away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from cardtable.messages import translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.ai_process import Answer
    from cardtable.app.match.driver import Driver
    from cardtable.app.match.scheduler import Clock
    from cardtable.app.phones.hand import PhoneHand
    from cardtable.app.phones.page import Page
    from cardtable.app.phones.pairing import Invitation
    from cardtable.app.settings import Language
    from cardtable.messages import Message

SITS: Final = translate("Phones", "{player} plays on a phone now.")
BACK_HERE: Final = translate("Phones", "{player} plays at the screen again.")
GONE: Final = translate("Phones", "{player}’s phone is away.")
# A question that goes to all is answered no for a phone that is away when it has waited for it so many milliseconds.
ANSWER_AFTER: Final = 8_000
# After so many of waiting the screen offers to take the hand over of whose turn it is.
OFFER_AFTER: Final = 30_000


@dataclass(frozen=True, slots=True)
class Guest:
    """A person at the table: with a code and letters where no phone sits there, or is away."""

    seat: int
    name: str
    code: str = ""
    letters: str = ""
    sits: bool = False
    away: bool = False


class Invites(Protocol):
    """What the seats need of the door."""

    def invite(self, seat: int) -> Invitation:
        """A new invitation to a seat, good for one phone."""

    def free(self, seat: int) -> None:
        """No phone sits there any more."""


@dataclass(frozen=True, slots=True)
class SeatPorts:
    """What the seats need of the window.

    ``hand`` makes the hand of a seat in a language, ``tell`` says something on the screen, ``changed`` hears when
    other seats than before are free, and ``offer`` when somebody's turn waits for a phone that is away. ``deal`` deals
    the next round.
    """

    hand: Callable[[Driver, int, Language], PhoneHand]
    tell: Callable[[Message], None]
    changed: Callable[[], None]
    offer: Callable[[], None]
    deal: Callable[[], None]
    clock: Clock


class PhoneSeats:
    """The seats on phones, at one table after the other, as long as the door is open.

    ``invited`` are the seats to which a phone may come, ``languages`` those at which one sits, ``away`` those of them
    whose phone cannot be reached, with the moment since when.
    """

    def __init__(self, door: Invites, ports: SeatPorts) -> None:
        self._door, self._ports = door, ports
        self._driver: Driver | None = None
        self._covered = False
        self._hands: dict[int, PhoneHand] = {}
        self.invited: dict[int, Invitation] = {}
        self.languages: dict[int, Language] = {}
        self.away: dict[int, int] = {}
        self._waits: tuple[bool, int] | None = None
        self._waits_since = 0

    # -- who sits where --------------------------------------------------------------------------------------------

    def sit_at(self, driver: Driver | None) -> bool:
        """This match lies on the table: who has a phone keeps it in the same seat; whether it is another match."""
        if driver is None or driver is self._driver:
            return False
        before, self._driver = self._driver, driver
        others = [seat for seat in {*self.languages, *self.invited} if _person(before, seat) != _person(driver, seat)]
        for seat in others:
            self._lay_away(seat)
        for seat, language in self.languages.items():
            self._give_hand(driver, seat, language)
        driver.hold_elsewhere(self.languages)
        return True

    def _give_hand(self, driver: Driver, seat: int, language: Language) -> None:
        self._take_hand(seat)
        self._hands[seat] = self._ports.hand(driver, seat, language)

    def _take_hand(self, seat: int) -> None:
        hand = self._hands.pop(seat, None)
        if hand is not None:
            hand.leave()

    def guests(self) -> list[Guest]:
        """All persons at the table; who has no phone, or whose phone is away, is invited."""
        if self._driver is None:
            return []
        table = self._driver.table
        for seat in table.persons:
            if seat not in self.invited and (seat not in self.languages or seat in self.away):
                self.invited[seat] = self._door.invite(seat)
        return [self._guest(seat, table.names[seat]) for seat in table.persons]

    def _guest(self, seat: int, name: str) -> Guest:
        invited = self.invited.get(seat)
        code, letters = ("", "") if invited is None else (invited.code, invited.letters)
        return Guest(seat, name, code, letters, seat in self.languages, seat in self.away)

    def new_letters(self, seat: int, letters: str) -> None:
        """Somebody has guessed: the letters of this invitation are others now."""
        if seat in self.invited:
            self.invited[seat] = self.invited[seat]._replace(letters=letters)
            self._ports.changed()

    def sat(self, seat: int, language: Language, *, new: bool = False) -> None:
        """A phone lies at this seat now, or has come back to it; a ``new`` one is told on the screen."""
        driver = self._driver
        if driver is None or (seat not in self.invited and seat not in self.languages):
            # It was freed while the phone came.
            self._lay_away(seat)
            return
        self.invited.pop(seat, None)
        self.away.pop(seat, None)
        known = self.languages.get(seat)
        self.languages[seat] = language
        if known != language or seat not in self._hands:
            self._give_hand(driver, seat, language)
        if known is None:
            driver.hold_elsewhere(self.languages)
        if known is None or new:
            self._tell(driver, seat, SITS)
        self._ports.changed()
        self._greet(self._hands[seat])

    def take_over(self, seat: int) -> None:
        """The hand of this seat is played at the screen again."""
        self._lay_away(seat)
        if self._driver is not None:
            self._driver.hold_elsewhere(self.languages)
            self._tell(self._driver, seat, BACK_HERE)
        self._ports.changed()

    def end(self) -> None:
        """All hands are at the screen again, behind the curtain."""
        some, self.languages = bool(self.languages), {}
        if self._driver is not None and some:
            self._driver.hold_elsewhere(())
        for seat in list(self._hands):
            self._take_hand(seat)
        self._driver, self.invited, self.away = None, {}, {}

    def _lay_away(self, seat: int) -> None:
        self._take_hand(seat)
        for known in (self.languages, self.away, self.invited):
            known.pop(seat, None)
        self._door.free(seat)

    def _tell(self, driver: Driver, seat: int, message: Message) -> None:
        self._ports.tell(message.put(player=driver.table.names[seat]))

    # -- phones that are away ----------------------------------------------------------------------------------------

    def went(self, seat: int) -> None:
        """The phone at this seat cannot be reached."""
        if self._driver is not None and seat in self.languages:
            self.away[seat] = self._ports.clock.now()
            self._tell(self._driver, seat, GONE)
            self._ports.changed()

    def wait_for_who_is_away(self) -> None:
        """What a phone that is away would have to say is said for it, or its hand offered to be taken over."""
        driver, now = self._driver, self._ports.clock.now()
        if driver is None or self._covered or driver.table.match.between_rounds or driver.display.telling.busy:
            return
        lying = driver.table.round
        asked = lying.must_answer()
        waits = (bool(asked), lying.turn)
        if waits != self._waits:
            # A phone in a pocket is locked: whose turn comes takes it out, and has as long as who has just gone.
            self._waits, self._waits_since = waits, now
        for seat, gone in list(self.away.items()):
            since = max(gone, self._waits_since)
            if seat in asked and now - since >= ANSWER_AFTER:
                driver.controller.act_for(seat, None)
                return
            if not asked and lying.turn == seat and now - since >= OFFER_AFTER:
                self.away[seat] = now
                self._ports.offer()

    # -- what goes there and comes from there ------------------------------------------------------------------------

    def follow(self) -> bool:
        """Show every phone what its seat may see; False while that is still being told at the table."""
        told = self._told
        if not self._covered:
            for hand in self._hands.values():
                if told:
                    hand.follow()
                else:
                    hand.offer_to_go_on()
        return told

    @property
    def _told(self) -> bool:
        """Whether the table has told all that has happened."""
        return self._driver is None or not self._driver.display.telling.busy

    def greet(self) -> None:
        """What stands on the phones looks otherwise now, or is seen again."""
        for hand in self._hands.values():
            self._greet(hand)

    def _greet(self, hand: PhoneHand) -> None:
        if self._covered:
            hand.shut()
        else:
            hand.greet(told=self._told)

    def cover(self, *, covered: bool) -> None:
        """While another page is shown the table rests, on phones as well."""
        self._covered = covered
        self.greet()

    def answered(self, answer: Answer) -> None:
        """A computer player has answered, maybe one of these hands' questions."""
        for hand in self._hands.values():
            hand.answered(answer)

    def deed(self, seat: int, deed: Page) -> None:
        """A phone says this; any phone goes on where that is waited for."""
        hand = self._hands.get(seat)
        if hand is None or self._covered or self._driver is None:
            return
        if deed.get("do") == "go on":
            if not hand.is_surprised(deed):
                self._go_on(self._driver)
        else:
            hand.deed(deed)

    def _go_on(self, driver: Driver) -> None:
        """Somebody goes on, maybe to the next round; what of this one is still being shown ends first."""
        match = driver.table.match
        if driver.going_on is not None:
            if not driver.playback.hurry():
                driver.controller.go_on()
        elif match.between_rounds:
            driver.playback.hurry_all()
            if not driver.round_end.hurry() and not match.over:
                self._ports.deal()


def _person(driver: Driver | None, seat: int) -> str | None:
    """Who sits there at this table in person."""
    return driver.table.names[seat] if driver is not None and seat in driver.table.persons else None
