"""The bar below the table: what can be done now.

Its height depends on the window and the size of text, never on what is written there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QFrame, QMenu, QWidget

from cardtable.app.match.screen import Place
from cardtable.app.match.spoken_screen import GO_ON, GO_ON_KEY
from cardtable.messages import Message, capitalized, translate
from cardtable.ui.a11y.speech_text import sentence, spoken
from cardtable.ui.language import say
from cardtable.ui.match.key_button import KeyButton, Look
from cardtable.ui.painting.drawing import AT_LEFT, DEMI, MEDIUM, width_of, write
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.scene.turn_writer import in_signs
from cardtable.ui.theme import font
from cardtable.ui.widgets.controls import NOTHING, menu_text, pop_up, set_tip, spoken_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from cardtable.app.match.screen import Button, GoOn, Status
    from cardtable.stage.commands import Command
    from cardtable.stage.units import Units

STATUS: Final = 1.16
LAST: Final = 0.88
# A status that is too long takes both lines, in letters as large as fit.
WRAPPED: Final = (1.08, 1.0, 0.92, 0.84, 0.76, 0.7)
_FLAGS: Final = int(AT_LEFT) | int(Qt.TextFlag.TextWordWrap)


class StatusLine(QWidget):
    """Two lines at the left of the bar; ``spoken`` are the same in words, for ears."""

    def __init__(self) -> None:
        super().__init__()
        self.status = ""
        self.said = ""
        self.said_first = False
        self.look: Look | None = None

    def set_texts(self, status: str, said: str, spoken: str = "", said_first: bool = False) -> None:
        """Write both lines, which are ``spoken`` to ears; their tool tip holds them whole.

        ``said_first``: where there is no room for both, the second one is what matters now.
        """
        if (status, said, said_first) != (self.status, self.said, self.said_first):
            self.status, self.said, self.said_first = status, said, said_first
            self.setAccessibleName(spoken)
            set_tip(self, "\n".join(part for part in (status, said) if part))
            self.setAccessibleDescription(NOTHING)
            self.update()

    def _fit(self, text: str, size: float) -> bool:
        return self.look is None or width_of(text, size * self.look.em, DEMI) <= self.width()

    @property
    def wrapped(self) -> str:
        """The text that takes both lines, where there is one that needs them; else empty."""
        if self.said_first and self.said and not (self._fit(self.status, STATUS) and self._fit(self.said, LAST)):
            return self.said
        return "" if self._fit(self.status, STATUS) else self.status

    def wrapped_size(self) -> float | None:
        """The size in em in which a long text takes both lines; ``None`` where each fits on one."""
        text = self.wrapped
        if self.look is None or not text:
            return None
        for size in WRAPPED:
            measure = QFontMetricsF(font(size * self.look.em, DEMI))
            room = measure.boundingRect(QRectF(0, 0, self.width(), 10_000), _FLAGS, text)
            if room.height() <= self.height() and room.width() <= self.width() + 1:
                return size
        return WRAPPED[-1]

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines."""
        if self.look is None:
            return
        em, theme = self.look.em, self.look.theme
        size = self.wrapped_size()
        whole = QRectF(self.rect())
        with QPainter(self) as painter:
            if size is not None:
                painter.setFont(font(size * em, DEMI))
                painter.setPen(QColor(theme.text))
                painter.drawText(whole, _FLAGS, self.wrapped)
            elif self.said and whole.height() >= 2.5 * em:
                upper = QRectF(0, whole.center().y() - 1.52 * em, whole.width(), 1.6 * em)
                lower = QRectF(0, whole.center().y() + 0.1 * em, whole.width(), 1.3 * em)
                write(painter, upper, self.status, STATUS * em, theme.text, DEMI, AT_LEFT)
                write(painter, lower, self.said, LAST * em, theme.quiet, MEDIUM, AT_LEFT)
            else:
                write(painter, whole, self.status, STATUS * em, theme.text, DEMI, AT_LEFT)


HINT_KEY: Final = translate("Keys", "H", "letter of the button “Hint”")
# The least room for words, and how small letters of buttons become before some of them go behind “More”.
FEWEST_WORDS: Final = 13.0
SMALLER: Final = (1.0, 0.92, 0.84, 0.78)
GAP: Final = 0.55


class _Shown(NamedTuple):
    """What stands in the bar, and how it looks."""

    status: Status
    buttons: tuple[Button, ...]
    go_on: GoOn | None
    look: Look


class CommandBar(QFrame):
    """Whose turn it is and what happened last, and at the other end the buttons; ``pressed`` carries the command.

    It makes the buttons of all commands, also of those that stand on the table: ``parts`` is what each of them shows.
    ``lost_focus`` when the button that had the focus goes, before the keys wander to some other one.
    """

    pressed = Signal(object)
    went_on = Signal()
    lost_focus = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bar")
        self.words = StatusLine()
        self.words.setParent(self)
        self._shown: _Shown | None = None
        self.parts: dict[KeyButton, Button] = {}
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
        self._behind: list[tuple[KeyButton, Command]] = []
        self._look: Look | None = None
        self.mirrored = False

    def lay_out(self, units: Units, look: Look) -> None:
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
        before, self._shown = self._shown, _Shown(status, tuple(buttons), go_on, look)
        if before is not None and before.look != look:
            before = None
        moved = before is None or before.buttons != self._shown.buttons
        offered = before is None or before.go_on != go_on
        self._look = self.words.look = look
        written = (before is None or before.status != status) and self._write_status(status, look)
        if offered:
            meant = None if go_on is None or go_on.words is None or go_on.key is None else (go_on.words, go_on.key)
            self._offer_to_go_on(go_on is not None, meant)
        if moved:
            self._show_buttons(buttons, look, anew=before is None)
        if written or offered or moved:
            self._fit()
        return moved

    def draw_again(self) -> None:
        """The language is another one: what is shown next is written anew, even if it is the same."""
        self._shown = None

    @property
    def buttons(self) -> list[tuple[KeyButton, Command]]:
        """The buttons and what they do."""
        return [(made, part.command) for made, part in self.parts.items()]

    def hide_go_on(self) -> None:
        """Offer to go on no more."""
        self._offer_to_go_on(False, None)
        self._fit()

    def _offer_to_go_on(self, shown: bool, meant: tuple[Message, Message] | None) -> None:
        """``meant`` are words and key where that means something of its own."""
        if self.go_on.hasFocus() and not shown:
            self.lost_focus.emit()
        self._offers_to_go_on = shown
        if meant != self._going_on:
            self._going_on = meant
            self._write_own()

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
        wanted_now = [made for made, part in self.parts.items() if part.command.primary]
        self.go_on.show_state(primary=not wanted_now, refused=False)
        mine = [made for made, part in self.parts.items() if part.place is Place.BAR]
        here, extra = mine[:], [self.go_on] if self._offers_to_go_on else []
        wanted = width_of(self.words.status, 1.16 * em, DEMI)
        words = min(max(wanted, FEWEST_WORDS * em), 0.42 * self.width())
        room = self.width() - 2.1 * em - words
        for scale in SMALLER:
            for made in (*extra, *here, self.more):
                made.scale = scale
            width = _width([*extra, *here], gap)
            if width <= room:
                break
        hidden: list[KeyButton] = []
        while here and width > room:
            refused = [one for one in here if self.parts[one].command.refusal is not None]
            quiet = [one for one in here if not self.parts[one].command.primary]
            hidden.insert(0, (refused or quiet or here)[-1])
            here.remove(hidden[0])
            width = _width([*extra, *here, self.more], gap)
        shown = [*([self.more] if hidden else []), *extra, *here]
        x = self.width() - round(em)
        for made in reversed(shown):
            hint = made.sizeHint()
            x -= hint.width()
            high = min(hint.height(), round(self.height() * 0.8))
            made.setGeometry(x, (self.height() - high) // 2, hint.width(), high)
            x -= gap
        left = round(1.1 * em)
        self.words.setGeometry(left, 2, max(x - left - round(0.4 * em), 10), self.height() - 4)
        if self.mirrored:
            for part in (self.words, *shown):
                part.move(self.width() - part.x() - part.width(), part.y())
        self._fill_more(hidden)
        if self.more.hasFocus() and not hidden:
            self.lost_focus.emit()
        self.more.setVisible(self.more in shown)
        if any(made.hasFocus() for made in hidden):
            self.more.setFocus()
        for made in (self.go_on, *mine):
            made.setVisible(made in shown)

    def _fill_more(self, hidden: Sequence[KeyButton]) -> None:
        behind = [(made, self.parts[made].command) for made in hidden]
        if behind == self._behind:
            return
        self._behind = behind
        self._menu.close()
        self._menu.clear()
        for made, command in behind:
            self._menu.addAction(menu_text(f"{say(command.words)}\t{say(command.key)}"), made.click)

    def _open_more(self) -> None:
        corner = self.more.mapToGlobal(self.more.rect().topLeft())
        corner.setY(corner.y() - self._menu.sizeHint().height())
        pop_up(self._menu, corner, spoken_name(self.more))

    def clear(self) -> None:
        """Offer and say nothing."""
        self._shown = None
        self._match(())
        self.parts = {}
        self.words.set_texts("", "")
        self.hide_go_on()

    def _write_status(self, status: Status, look: Look) -> bool:
        """Write whose turn it is, and the last thing that happened; whether the first line is another one."""
        before, line, below = self.words.status, status.line, status.below
        told = spoken(say(line) if below is None else f"{sentence(say(line))} {say(below)}")
        said = "" if below is None else in_signs(below, look.style)
        self.words.set_texts(capitalized(in_signs(line, look.style)), said, told, status.below_first)
        return self.words.status != before

    def _show_buttons(self, parts: Sequence[Button], look: Look, *, anew: bool) -> None:
        """Show these; what shows the same already is left alone, unless all is to be written ``anew``."""
        before = self.parts
        self.parts = dict(zip(self._match(parts), parts, strict=True))
        for made, part in self.parts.items():
            if anew or before.get(made) != part:
                _write(made, part, look)
            if part.place is Place.HIDDEN and not made.isHidden():
                if made.hasFocus():
                    self.lost_focus.emit()
                made.hide()

    def _match(self, parts: Sequence[Button]) -> list[KeyButton]:
        """A button for each part: the one in its place, else one that waits hidden, for ears lose what is new."""
        before, places = [[_place(part.command) for part in every] for every in (self.parts.values(), parts)]
        if before == places:
            return list(self.parts)
        here = dict(zip(before, self.parts, strict=True))
        kept = [here.pop(place, None) for place in places]
        if any(made.hasFocus() for made in here.values()):
            self.lost_focus.emit()
        # None that goes now: who presses twice would mean what it was, and press what it is.
        shown = [made or self._take(part.command) for made, part in zip(kept, parts, strict=True)]
        for made in here.values():
            self._put_away(made)
        return shown

    def _put_away(self, made: KeyButton) -> None:
        made.setDown(False)
        made.hide()
        made.setParent(self)
        made.mark(False)
        made.scale, made.card_width = 1.0, 0.0
        self._spare.setdefault(_kind(self.parts[made].command), []).append(made)

    def _take(self, command: Command) -> KeyButton:
        """One of the same kind, because the guard of a question guards its buttons."""
        spare = self._spare.get(_kind(command))
        if spare:
            return spare.pop()
        made = KeyButton()
        made.setParent(self)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(lambda: self._press(made))
        return made

    def _press(self, made: KeyButton) -> None:
        part = self.parts.get(made)
        if part is not None:
            self.pressed.emit(part.command)

    def command_for(self, key: str) -> Command | None:
        """The command with this key, a letter or digit of the language in force."""
        return next((command for _, command in self.buttons if say(command.key) == key), None)

    def button_for(self, key: str) -> QWidget | None:
        """The button with this key."""
        return next((made for made, command in self.buttons if say(command.key) == key), None)

    def retranslate(self) -> None:
        """Write the texts of the bar's own buttons; the commands come with the table."""
        self._behind = []
        if self._look is not None:
            self._write_own()
            self._fit()

    def _write_own(self) -> None:
        if self._look is None:
            return
        words = say(GO_ON if self._going_on is None else self._going_on[0])
        self.go_on.show_words(words, say(self.go_on_key), self._look)
        set_tip(self.go_on, say(translate("Table", "Let the next player act")) if self._going_on is None else words)
        more = say(translate("Table", "More", "button: what found no room"))
        self.more.show_words(f"{more} ▴", "", self._look, spoken=more)
        self.more.show_state(primary=False, refused=False)
        set_tip(self.more, say(translate("Table", "What does not fit here")))


def _write(made: KeyButton, part: Button, look: Look) -> None:
    """Show this; who cannot press it now is told why not."""
    command, words, key = part.command, say(part.command.words), say(part.command.key)
    why = "" if part.why is None else say(part.why)
    made.show_words(capitalized(say(command.label)), key, look, command.suit, command.card, words, why)
    made.show_state(command.primary, command.refusal is not None)
    made.mark(part.hinted)
    set_tip(made, why or f"{words} ({key})")


def _width(made: Sequence[KeyButton], gap: int) -> int:
    """How wide buttons are side by side."""
    return sum([one.sizeHint().width() + gap for one in made])


def _place(command: Command) -> tuple[Message, int | None, bool]:
    """What makes a button another one: its action may change with what is picked."""
    return command.key, command.seat, command.answer


def _kind(command: Command) -> tuple[bool, bool]:
    """Where a button may stand: with a question, at a seat, or in the bar."""
    return command.answer, command.seat is not None
