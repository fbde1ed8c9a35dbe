"""The bar below the table: what can be done now.

Its height depends on the window and the size of text, never on what is written there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QMenu, QWidget

from cardtable.app.match.screen import Place
from cardtable.app.match.speech import GO_ON, GO_ON_KEY
from cardtable.messages import Message, translate
from cardtable.ui.language import say
from cardtable.ui.match.key_button import KeyButton, Look
from cardtable.ui.match.status_line import StatusLine
from cardtable.ui.scene.drawing_kit import DEMI, width_of
from cardtable.ui.scene.turn_writer import in_signs
from cardtable.ui.widgets.controls import set_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QResizeEvent

    from cardtable.app.match.screen import Button, GoOn, Status
    from cardtable.stage.commands import Command
    from cardtable.stage.units import Units

HINT_KEY: Final = translate("Keys", "H", "letter of the button “Hint”")
# The least room for words, and how small letters of buttons become before some of them go behind “More”.
FEWEST_WORDS: Final = 13.0
SMALLER: Final = (1.0, 0.92, 0.84, 0.78)
GAP: Final = 0.55


class CommandBar(QFrame):
    """Whose turn it is and what happened last, and at the other end the buttons; ``pressed`` carries the command.

    It makes the buttons of all commands, also of those that stand on the table.
    ``lost_focus`` when the button that had the focus has gone.
    """

    pressed = Signal(object)
    went_on = Signal()
    lost_focus = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bar")
        self.words = StatusLine()
        self.words.setParent(self)
        self._places: dict[tuple[Message, int | None, bool], Place] = {}
        self._shown: tuple[object, ...] | None = None
        self.buttons: list[tuple[KeyButton, Command]] = []
        self._spare: dict[tuple[bool, bool], list[KeyButton]] = {}
        self.go_on = KeyButton()
        self.go_on.setParent(self)
        self.go_on.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.go_on.clicked.connect(self.went_on.emit)
        self.go_on.hide()
        self._offers_to_go_on = False
        self._going_on: tuple[Message, Message] | None = None
        self.more = KeyButton()
        self.more.setParent(self)
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.more.clicked.connect(self._open_more)
        self.more.hide()
        self._menu = QMenu(self)
        self._look: Look | None = None
        self.mirrored = False

    def lie(self, units: Units, look: Look) -> None:
        """Be as high as the window and the size of text say, and look like this."""
        self._look = self.words.look = look
        self.mirrored = units.mirrored
        self.setFixedHeight(round(units.bar))
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place words and buttons anew."""
        super().resizeEvent(event)
        self._fit()

    def show_part(self, status: Status, buttons: Sequence[Button], go_on: GoOn | None, look: Look) -> bool:
        """Let just this stand there; whether anything is another button or stands elsewhere now."""
        shown = (status, tuple(buttons), go_on, look)
        if shown == self._shown:
            return False
        before, self._shown = self._shown, shown
        line, below = status.line, status.below
        self.words.spoken = " ".join(say(one) for one in (line, below) if one is not None)
        shown_below = "" if below is None else in_signs(below, look.style)
        self.set_texts(_capital(in_signs(line, look.style)), shown_below, status.below_first)
        if before is None or before[2] != go_on:
            meant = None if go_on is None or go_on.words is None or go_on.key is None else (go_on.words, go_on.key)
            self.show_go_on(go_on is not None, meant)
        if before is not None and before[1] == shown[1] and before[3] == look:
            return False
        self._places = {_place(one.command): one.place for one in buttons}
        reasons = {_place(one.command): one.why for one in buttons}

        def why(command: Command) -> str:
            reason = reasons[_place(command)]
            return "" if reason is None else say(reason)

        self.show_commands([one.command for one in buttons], why, look)
        hinted = {_place(one.command) for one in buttons if one.hinted}
        for made, command in self.buttons:
            made.mark(_place(command) in hinted)
        return True

    def draw_again(self) -> None:
        """The language is another one: what is shown next is written anew, even if it is the same."""
        self._shown = None

    def elsewhere(self, command: Command) -> bool:
        """Whether the button of this command stands on the table, or nowhere."""
        return self._places.get(_place(command), Place.BAR) is not Place.BAR

    def place_of(self, command: Command) -> Place:
        """Where the button of this command stands."""
        return self._places.get(_place(command), Place.BAR)

    def show_go_on(self, shown: bool, meant: tuple[Message, Message] | None = None) -> None:
        """Offer to go on, or not; ``meant`` are words and key where that means something of its own."""
        self._offers_to_go_on = shown
        if meant != self._going_on:
            self._going_on = meant
            self.retranslate()
        self._fit()

    @property
    def offers_to_go_on(self) -> bool:
        """Whether one can say go on now."""
        return self._offers_to_go_on

    @property
    def go_on_key(self) -> Message:
        """The key of going on, as it is shown."""
        return GO_ON_KEY if self._going_on is None else self._going_on[1]

    def _fit(self) -> None:
        """Buttons from the right edge in their order; letters become smaller before some go behind “More”."""
        if self._look is None:
            return
        em = self._look.em
        gap = round(GAP * em)
        # Only one button is what one wants now.
        self.go_on.show_state(primary=not any(command.primary for _, command in self.buttons), refused=False)
        here = [(made, command) for made, command in self.buttons if not self.elsewhere(command)]
        extra = [self.go_on] if self._offers_to_go_on else []
        wanted = width_of(self.words.status, 1.16 * em, DEMI)
        words = min(max(wanted, FEWEST_WORDS * em), 0.42 * self.width())
        room = self.width() - 2.1 * em - words
        hidden: list[tuple[KeyButton, Command]] = []
        for scale in SMALLER:
            for made in (*extra, *(made for made, _ in here), self.more):
                made.scale = scale
            if self._width(extra, here, gap) <= room:
                break
        while here and self._width(extra, here, gap, more=bool(hidden)) > room:
            refused = [one for one in here if one[1].refusal is not None]
            quiet = [one for one in here if not one[1].primary]
            hidden.insert(0, (refused or quiet or here)[-1])
            here.remove(hidden[0])
        shown: list[KeyButton] = [*([self.more] if hidden else []), *extra, *(made for made, _ in here)]
        x = self.width() - round(em)
        for made in reversed(shown):
            hint = made.sizeHint()
            x -= hint.width()
            high = min(hint.height(), round(self.height() * 0.8))
            made.setGeometry(x, (self.height() - high) // 2, hint.width(), high)
            x -= gap
        left = round(1.1 * em)
        self.words.setGeometry(left, 2, max(x - left - round(0.4 * em), 10), self.height() - 4)
        for made in (self.more, self.go_on, *(made for made, command in self.buttons if not self.elsewhere(command))):
            made.setVisible(made in shown)
        self._fill_more(hidden)
        if self.mirrored:
            for part in (self.words, *shown):
                part.move(self.width() - part.x() - part.width(), part.y())

    def _width(
        self, extra: Sequence[KeyButton], here: Sequence[tuple[KeyButton, Command]], gap: int, more: bool = False
    ) -> int:
        every = [*extra, *(made for made, _ in here), *([self.more] if more else [])]
        return sum(made.sizeHint().width() + gap for made in every)

    def _fill_more(self, hidden: Sequence[tuple[KeyButton, Command]]) -> None:
        self._menu.clear()
        for made, command in hidden:
            self._menu.addAction(f"{say(command.words)}\t{say(command.key)}", made.click)

    def _open_more(self) -> None:
        corner = self.more.mapToGlobal(self.more.rect().topLeft())
        corner.setY(corner.y() - self._menu.sizeHint().height())
        self._menu.popup(corner)

    def forget(self) -> None:
        """Offer and say nothing."""
        self._shown = None
        self._match([])
        self.show_go_on(False)
        self.set_texts("", "")

    @property
    def status(self) -> str:
        """The line at the left."""
        return self.words.status

    @property
    def said(self) -> str:
        """The line below it."""
        return self.words.said

    def set_texts(self, status: str, said: str, said_first: bool = False) -> None:
        """Write whose turn it is, and the last thing that happened, or what matters more just now."""
        changed = status != self.words.status
        self.words.set_texts(status, said, said_first)
        if changed:
            self._fit()

    def show_commands(self, commands: Sequence[Command], why: Callable[[Command], str], look: Look) -> None:
        """Show these buttons; ``why`` says why one cannot be pressed now."""
        self._look = self.words.look = look
        if [_place(command) for command in commands] != [_place(command) for _, command in self.buttons]:
            self._match(commands)
        for place, command in enumerate(commands):
            made, _ = self.buttons[place]
            self.buttons[place] = (made, command)
            made.clicked.disconnect()
            made.clicked.connect(lambda _=False, command=command: self.pressed.emit(command))
            words = say(command.words)
            reason = why(command) if command.refusal is not None else ""
            made.show_words(
                _capital(say(command.label)), say(command.key), look, command.suit, command.card, words, reason
            )
            made.show_state(command.primary, command.refusal is not None)
            set_tip(made, reason or f"{words} ({say(command.key)})")
        self._fit()

    def _match(self, commands: Sequence[Command]) -> None:
        """A button for each command: the one in its place, else one that waits hidden, for ears lose what is new."""
        here = {_place(command): (made, command) for made, command in self.buttons}
        kept = {_place(command): here[_place(command)][0] for command in commands if _place(command) in here}
        gone = [one for place, one in here.items() if place not in kept]
        if any(made.hasFocus() for made, _ in gone):
            self.lost_focus.emit()  # Before the keys wander from one to the next, each of which is read.
        for made, command in gone:
            self._put_away(made, command)
        self.buttons = [(kept.get(_place(command)) or self._take(command), command) for command in commands]

    def _put_away(self, made: KeyButton, command: Command) -> None:
        made.clicked.disconnect()
        made.clicked.connect(lambda: None)
        made.setDown(False)
        made.hide()
        made.setParent(self)
        made.mark(False)
        made.scale, made.card_width = 1.0, 0.0
        self._spare.setdefault(_kind(command), []).append(made)

    def _take(self, command: Command) -> KeyButton:
        """One of the same kind, because the guard of a question guards its buttons."""
        spare = self._spare.get(_kind(command))
        if spare:
            return spare.pop()
        made = KeyButton()
        made.setParent(self)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(lambda: None)
        return made

    def made_for(self, wanted: Callable[[Command], bool]) -> list[KeyButton]:
        """The buttons of these commands, which stand elsewhere."""
        return [made for made, command in self.buttons if wanted(command)]

    def command_of(self, button: KeyButton) -> Command:
        """What a button does."""
        return next(command for made, command in self.buttons if made is button)

    def command_for(self, key: str) -> Command | None:
        """The command with this key, a letter or digit of the language in force."""
        return next((command for _, command in self.buttons if say(command.key) == key), None)

    def button_for(self, key: str) -> QWidget | None:
        """The button with this key."""
        return next((made for made, command in self.buttons if say(command.key) == key), None)

    def retranslate(self) -> None:
        """Write the texts of the bar's own buttons; the commands come with the table."""
        if self._look is None:
            return
        words = say(GO_ON if self._going_on is None else self._going_on[0])
        self.go_on.show_words(words, say(self.go_on_key), self._look)
        set_tip(self.go_on, say(translate("Table", "Let the next player act")) if self._going_on is None else words)
        more = say(translate("Table", "More", "button: what found no room"))
        self.more.show_words(f"{more} ▴", "", self._look, spoken=more)
        self.more.show_state(primary=False, refused=False)
        set_tip(self.more, say(translate("Table", "What does not fit here")))
        self._fit()


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _place(command: Command) -> tuple[Message, int | None, bool]:
    """What makes a button another one: its action may change with what is picked."""
    return command.key, command.seat, command.answer


def _kind(command: Command) -> tuple[bool, bool]:
    """Where a button may stand: with a question, at a seat, or in the bar."""
    return command.answer, command.seat is not None
