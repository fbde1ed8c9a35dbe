"""The panel that asks for phones: a code for every person who has none yet, and help when none comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import segno
from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable.messages import Message, translate
from cardtable.ui.a11y.announcer import Announcer, Tone
from cardtable.ui.language import say
from cardtable.ui.metrics import em, space
from cardtable.ui.widgets.controls import button, discard, label, scrolling
from cardtable.ui.widgets.flow_layout import FlowLayout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.phones.seats import Guest

TITLE: Final = translate("Phones", "A phone for every hand")
HOW: Final = translate(
    "Phones",
    "Point the camera of your phone at the code beside your name. Phone and computer have to be in the same Wi-Fi. "
    "Whoever has no phone plays here, as always.",
)
HONEST: Final = translate(
    "Phones",
    "It needs no account and no internet, and nothing listens once you play without phones again. "
    "What is sent is not encrypted, so whoever can listen to your Wi-Fi could read along: play "
    "like this only in a Wi-Fi whose users you trust.",
)
ASKS: Final = translate(
    "Phones", "The system may ask whether Card Table may be reached in private networks: say yes, or no phone gets in."
)
HELP: Final = translate(
    "Phones",
    "No phone has come yet. Is it in the same Wi-Fi as this computer, not in a guest network and not on mobile data? "
    "Guest networks keep their devices apart. A firewall has to let Card Table be reached in private networks. "
    "While you play, switch off a VPN on either of them.",
)
OPENING: Final = translate("Phones", "The door is being opened …")
ON_PHONE: Final = translate("Phones", "Plays on a phone")
AWAY: Final = translate("Phones", "The phone is away")
NO_CAMERA: Final = translate("Phones", "Without a camera")
LETTERS: Final = translate(
    "Phones", "In the phone’s browser, open {address} and write {letters}.", "{letters} are six letters"
)
TAKE_OVER: Final = translate("Phones", "Take over here", "button: this hand is played at the screen again")
PLAY: Final = translate("Phones", "Play", "button: puts the codes away")
END: Final = translate("Phones", "Without phones", "button: all hands are played at the screen again")
CODE: Final = translate("Phones", "Code for {player}", "a picture that a phone's camera reads")
REFUSED: Final = {
    "public": translate(
        "Phones",
        "This computer’s address can be reached from the internet, so the door stays shut. Use a Wi-Fi at home, or one "
        "that a phone opens.",
    ),
    "offline": translate(
        "Phones", "This computer is in no network. Connect it to the Wi-Fi in which your phones are, and try again."
    ),
    "port": translate(
        "Phones", "This computer does not let the door be opened. Look whether a firewall forbids it, and try again."
    ),
    "broken": translate(
        "Phones", "The door to the phones has closed by itself. Nothing is lost: all hands are played here again."
    ),
}
SIDE: Final = 13.0
WIDEST: Final = 62.0
HIGH: Final = 40.0
HELP_AFTER: Final = 20_000


def code_picture(text: str, side: int) -> QPixmap:
    """The text as a QR code, each of its squares of whole pixels."""
    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix_iter(border=3)]
    image = QImage(len(rows), len(rows), QImage.Format.Format_RGB32)
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            image.setPixel(x, y, 0x14281F if dark else 0xFFFDF6)
    return QPixmap.fromImage(image.scaledToWidth(len(rows) * max(1, side // len(rows))))


class PhonesPanel(QDialog):
    """Shows who plays on a phone, and the codes of all others.

    Signals: ``ended()`` when the door is to be shut, ``taken_over(seat)`` when a hand comes back to the screen.
    """

    ended = Signal()
    taken_over = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("phones")
        self._place = ""
        self._guests: Sequence[Guest] = ()
        self._refused: Message | None = None
        self._lettered: set[int] = set()
        self.announcer = Announcer(self)
        self._guest_room = QWidget()
        self.heading, self.how, self.honest = label("title", wrap=True), label(wrap=True), label("quiet", wrap=True)
        self.asks, self.help = label("quiet", wrap=True), label("warning", wrap=True)
        self.play, self.end = button(self.accept), button(self.ended.emit, bare=True)
        self.patience = QTimer(self, singleShot=True, interval=HELP_AFTER)
        self.patience.timeout.connect(self._show_help)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        inside = QWidget()
        self._rows = QVBoxLayout(inside)
        space(self._rows, 0.6)
        for part in (self.heading, self.how, self._guest_room, self.help, self.asks, self.honest):
            self._rows.addWidget(part)
        self._rows.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(self.end)
        foot.addStretch(1)
        foot.addWidget(self.play)
        rows = QVBoxLayout(self)
        space(rows, 0.8, 1.4, 1.2)
        room = scrolling(inside)
        room.setObjectName("plain")
        rows.addWidget(room, 1)
        rows.addLayout(foot)
        self.play.setDefault(True)
        self.help.hide()

    # -- what stands there -----------------------------------------------------------------------------------------

    def invite(self, place: str, guests: Sequence[Guest]) -> None:
        """Show a code for each person who has no phone here; ``place`` is empty as long as the door is not open."""
        self._place, self._guests, self._refused = place, guests, None
        if any(one.sits for one in guests):
            self.patience.stop()
            self.help.hide()
        elif place and not self.patience.isActive() and self.help.isHidden():
            self.patience.start()
        self._come_up()

    def refuse(self, why: Message) -> None:
        """The door does not open, or is open no more."""
        self._place, self._guests, self._refused = "", (), why
        self.patience.stop()
        self.help.hide()
        self._come_up()

    def _come_up(self) -> None:
        before = self.how.text()
        self.retranslate()
        if self.isVisible():
            # A dialog that comes up is read; what changes in it has to be said.
            if self.how.text() != before:
                self.announcer.announce(self.how.text(), own=False)
        else:
            parent = self.parentWidget()
            room = self.size() if parent is None else parent.size()
            wide = min(round(em(WIDEST)), room.width())
            self.resize(wide, min(round(em(HIGH)), room.height()))
            self.show()
            # A window manager leaves the keys where they were if one was pressed while it came up.
            self.activateWindow()

    def _show_help(self) -> None:
        self.help.show()
        self.announcer.announce(self.help.text(), own=False)

    def retranslate(self) -> None:
        """Write every text."""
        self.setWindowTitle(say(TITLE))
        self.heading.setText(say(TITLE))
        self.how.setText(say(self._refused or (HOW if self._place else OPENING)))
        self.help.setText(say(HELP))
        self.asks.setText(say(ASKS))
        self.honest.setText(say(HONEST))
        self.play.setText(say(PLAY))
        self.end.setText(say(END))
        for part in (self.asks, self.honest, self.end):
            part.setVisible(self._refused is None)
        self._show_guests()

    def _show_guests(self) -> None:
        before, self._guest_room = self._guest_room, QWidget()
        flow = FlowLayout(self._guest_room)
        space(flow, 1.0)
        for guest in self._guests:
            flow.addWidget(self._card(guest))
        self._rows.replaceWidget(before, self._guest_room)
        focus = QApplication.focusWidget()
        if focus is not None and before.isAncestorOf(focus):
            self.play.setFocus()  # The keys do not go to what ends it all.
        discard(before)

    def _card(self, guest: Guest) -> QWidget:
        """One person: the name, and the code or what the phone does."""
        card = QWidget()
        card.setFixedWidth(round(em(SIDE + 2)))
        rows = QVBoxLayout(card)
        space(rows, 0.3)
        name = label("heading", guest.name, wrap=True)
        name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        rows.addWidget(name)
        if guest.code and self._place:
            rows.addWidget(self._code(guest))
        if guest.away or guest.sits:
            state = label("quiet", ("✓  " if not guest.away else "") + say(AWAY if guest.away else ON_PHONE), wrap=True)
            state.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            rows.addWidget(state)
        if guest.away:
            over = button(lambda: self.taken_over.emit(guest.seat))
            over.setText(say(TAKE_OVER))
            rows.addWidget(over)
        if guest.code and self._place:
            rows.addWidget(self._by_hand(guest))
        rows.addStretch(1)
        return card

    def _code(self, guest: Guest) -> QLabel:
        made = QLabel()
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        picture = code_picture(f"http://{self._place}/#{guest.code}", round(em(SIDE)))
        made.setPixmap(picture)
        made.setMinimumHeight(picture.height())
        made.setAccessibleName(say(CODE.put(player=guest.name)))
        return made

    def _by_hand(self, guest: Guest) -> QWidget:
        """Address and letters, when they are asked for."""
        if guest.seat in self._lettered:
            made = label("", self._letters_of(guest), wrap=True)
            made.setMinimumHeight(made.heightForWidth(round(em(SIDE + 2))))
            return made
        asked = button(lambda: self._write_letters(guest), bare=True)
        asked.setText(say(NO_CAMERA))
        return asked

    def _letters_of(self, guest: Guest) -> str:
        return say(LETTERS.put(address=f"http://{self._place}", letters=guest.letters))

    def _write_letters(self, guest: Guest) -> None:
        self._lettered.add(guest.seat)
        self._show_guests()
        self.announcer.announce(self._letters_of(guest), Tone.URGENT, own=False)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
