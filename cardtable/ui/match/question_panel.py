"""Questions on the table, beside what they are about."""

from __future__ import annotations

import math
from itertools import pairwise, product
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QVBoxLayout, QWidget

from cardtable.stage.commands import DIGITS
from cardtable.stage.layout_parts import Rect
from cardtable.stage.popup_placement import BESIDE_PILE, HAND, PopupPlacement, Where, obstacles, place_beside
from cardtable.ui.a11y.roles import set_role
from cardtable.ui.a11y.speech_text import sentence, spoken, with_key
from cardtable.ui.language import say
from cardtable.ui.match.key_button import KeyButton
from cardtable.ui.widgets.controls import discard, label
from cardtable.ui.widgets.input_guard import InputGuard

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.app.match.screen import About, Choice
    from cardtable.messages import Message
    from cardtable.ui.a11y.announcer import Announcer
    from cardtable.ui.match.key_button import Look
    from cardtable.ui.scene.view import TableView

    Choices = Sequence[Message]

WIDEST: Final = 40.0
# What is higher than the table would be cut, which is worse than covering what lies there.
TOO_HIGH: Final = 1e6
NOTE: Final = 22.0
# In how narrow a room a title wraps: over large suits it may be narrow, because they say themselves what is asked.
WIDE_TITLE: Final = 14.0
TITLE: Final = 8.0
# How near to what it is about a panel lies at its largest; where it cannot, it is smaller.
NEAR: Final = 2.0
COLUMNS: Final = 3
# Suits are as large as cards if they find room so, else smaller ones, and in the end signs before their words.
CARD_SHARES: Final = (1.0, 0.85, 0.7, 0.55, 0.0)


class _Found(NamedTuple):
    """A place for a panel, with suits as large as this share of a card and its buttons in so many columns.

    ``cost`` counts where the own hand is covered.
    """

    covers_hand: bool
    is_far: bool
    cost: float
    share: float
    columns: int
    rect: Rect


class Panel(QFrame):
    """An opaque sheet with a title, a line of reason and buttons in a grid; it covers no card that it is about."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self.setObjectName("sheet")
        set_role(self, QAccessible.Role.Dialog)
        self._title = label("heading", wrap=True)
        self._note = label("quiet", wrap=True)
        for part in (self._title, self._note):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._grid = QGridLayout()
        rows = self._rows = QVBoxLayout(self)
        rows.addWidget(self._title)
        rows.addWidget(self._note)
        rows.addLayout(self._grid)
        self._anchor = Rect(0, 0, 0, 0)
        self._sides: Sequence[Where] = BESIDE_PILE
        self._buttons: list[KeyButton] = []
        self._card_width = 0.0
        self._placed: tuple[object, ...] = ()
        self.guard = InputGuard(self)
        self.hide()

    @property
    def title(self) -> str:
        """The question, while it is asked."""
        return self._title.text() if self.isVisible() else ""

    def hide(self) -> None:
        """Go away; the keys are the table's again."""
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self._view.setFocus()
        self._placed = ()
        self._view.asked.discard(self)
        super().hide()

    def ask(
        self,
        title: str,
        note: str,
        buttons: Sequence[KeyButton],
        anchor: Rect,
        sides: Sequence[Where] = BESIDE_PILE,
        focus: QWidget | None = None,
        card_width: float = 0.0,
    ) -> None:
        """Ask with these buttons beside a part of the table; ``focus`` gets the keys when the panel comes up.

        ``card_width``: buttons of suits want to be as wide.
        """
        new = not self.isVisible() or title != self._title.text()
        self._title.setText(title)
        self._note.setText(note)
        self.setAccessibleName(spoken(f"{sentence(title)} {note}" if note else title))
        self._anchor, self._sides, self._card_width = anchor, sides, card_width
        self._buttons = list(buttons)
        self.place()
        self.show()
        self.raise_()
        self._view.asked.add(self)
        _go_round(self._buttons, focus)
        self.guard.watch()
        if new:
            self.guard.start()
            if focus is not None:
                focus.setFocus()

    def place(self) -> None:
        """Find room beside the anchor: the buttons in as many columns as make the panel least in the way."""
        if not self._buttons:
            return
        scene = self._view.table
        em = scene.em
        zones = () if scene.picture is None else scene.picture.zones
        bounds, forbidden = scene.layout.cloth.inset(0.5 * em), obstacles(scene.layout, zones)
        if self._placed == self._wanted(bounds, forbidden):
            return
        margin = round(0.8 * em)
        self._rows.setContentsMargins(margin, round(0.6 * em), margin, margin)
        self._rows.setSpacing(round(0.4 * em))
        self._grid.setSpacing(round(0.45 * em))
        self._note.setVisible(bool(self._note.text()))
        found = self._best_share(bounds, forbidden, margin)
        if found.covers_hand and self._note.text():
            # Whoever is asked needs the own cards more than the reason; ears and the rule book have it.
            self._note.hide()
            found = self._best_share(bounds, forbidden, margin)
        self._be_as_wide(found.share)
        self._fill(found.columns)
        rect = found.rect
        self.setGeometry(round(rect.x), round(rect.y), round(rect.width), round(rect.height))
        self._placed = self._wanted(bounds, forbidden)

    def _best_share(self, bounds: Rect, forbidden: Sequence[tuple[Rect, float]], margin: float) -> _Found:
        """With suits as large as they may be, the place where the panel is least in the way."""
        em = self._view.table.em
        tried: list[_Found] = []
        for share in CARD_SHARES if self._card_width else (0.0,):
            self._be_as_wide(share)
            columns, found = self._best_place(bounds, forbidden, margin)
            near = self._anchor.inset(-NEAR * em).common(found.rect) > 0
            covers = found.cost >= HAND
            tried.append(_Found(covers, not near, found.cost if covers else 0.0, share, columns, found.rect))
            if near and not covers:
                break
        return min(tried, key=lambda one: (one.covers_hand, one.is_far, one.cost, -one.share))

    def _wanted(self, bounds: Rect, forbidden: Sequence[tuple[Rect, float]]) -> tuple[object, ...]:
        """All that decides where it lies, and how its buttons stand in it."""
        buttons = [(made, made.parentWidget(), made.sizeHint()) for made in self._buttons]
        words = self._title.text(), self._note.text(), self._view.table.em
        return (*words, buttons, self._anchor, self._sides, self._card_width, bounds, forbidden)

    def _be_as_wide(self, share: float) -> None:
        """Show suits as large as on cards of this share of the wanted width."""
        for made in self._buttons:
            made.card_width = share * self._card_width

    def _best_place(
        self, bounds: Rect, forbidden: Sequence[tuple[Rect, float]], margin: float
    ) -> tuple[int, PopupPlacement]:
        """In how many columns the panel is least in the way, and where."""
        em = self._view.table.em
        hints = [one.sizeHint() for one in self._buttons]
        wide, high = max([hint.width() for hint in hints]), max([hint.height() for hint in hints])
        best: tuple[int, PopupPlacement] | None = None
        every = dict.fromkeys((min(COLUMNS, len(self._buttons)), 2, 1, len(self._buttons)))
        for columns, lines in product(every, (1,) if self._note.isHidden() else (1, 2)):
            # All are as wide as the widest.
            across = columns * wide + (columns - 1) * round(0.45 * em)
            if columns > 1 and across > min(bounds.width - 2 * margin, WIDEST * em):
                continue  # Its buttons would be cut.
            if columns < len(self._buttons) and columns * 2 > len(self._buttons) > 4:
                continue
            if columns == len(self._buttons) - 1 > 2:
                continue  # One of four suits would stand alone.
            size = self._size((across, -(-len(hints) // columns), high), bounds.width, lines)
            found = place_beside(self._anchor, size, bounds, forbidden, self._sides, 0.8 * em)
            if size[1] > bounds.height:
                found = found._replace(cost=found.cost + TOO_HIGH)
            if best is None or found.cost < best[1].cost - 1.0:
                best = columns, found
            if best[1].cost <= 1.0:
                break
        assert best is not None
        return best

    def _size(self, grid: tuple[float, int, float], widest: float, least: int) -> tuple[float, float]:
        """The size round a ``grid`` so wide, of so many rows so high, with the note in so many lines at least."""
        em = self._view.table.em
        across, rows, high = grid
        gap, margin = round(0.45 * em), round(0.8 * em)
        title = TITLE if self._buttons[0].card_width else WIDE_TITLE
        inner = max(across, min(title * em, self._words(self._title)))
        if not self._note.isHidden():
            # In lines of about the same length: no last word stands alone.
            words = self._words(self._note)
            lines = max(math.ceil(words / (NOTE * em)), least)
            inner = max(inner, words if lines == 1 else min(1.15 * words / lines + em, NOTE * em))
        inner = min(inner, widest - 2 * margin, WIDEST * em)
        height = self._title.heightForWidth(round(inner)) + round(0.6 * em) + margin + rows * (high + gap)
        if not self._note.isHidden():
            height += self._note.heightForWidth(round(inner)) + round(0.4 * em)
        return inner + 2 * margin, height + round(0.4 * em)

    @staticmethod
    def _words(part: QWidget) -> float:
        part.ensurePolished()
        # A label wraps a little before its words are as wide as the room.
        words: int = part.fontMetrics().horizontalAdvance(part.text())  # type: ignore[attr-defined]
        return 1.03 * words + 4

    def _fill(self, columns: int) -> None:
        while self._grid.takeAt(0) is not None:
            pass
        for at, made in enumerate(self._buttons):
            made.setParent(self)
            self._grid.addWidget(made, at // columns, at % columns)
            made.show()


def _go_round(buttons: Sequence[QWidget], first: QWidget | None) -> None:
    """Let the keys go through all answers before anything else, from the one that has them."""
    at = buttons.index(first) if first in buttons else 0
    for one, following in pairwise([*buttons[at:], *buttons[:at]]):
        QWidget.setTabOrder(one, following)


class ChoicePanel(Panel):
    """Asks on its own behalf: before something daring, or which of several; each answer has a digit for a key."""

    chosen = Signal(int)

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._message: Message | None = None
        self._part: Choice | None = None
        self._choices: Choices = ()
        self._look: Look | None = None
        self.choice_buttons: list[KeyButton] = []
        self._meant: KeyButton | None = None

    @property
    def text(self) -> str:
        """What it asks now; empty while it is hidden."""
        return self.title

    def show_part(self, part: Choice | None, anchor: Callable[[About], Rect], look: Look, announcer: Announcer) -> None:
        """Ask just this; what is asked already is left alone."""
        if part is None:
            self._part = None
            if self.isVisible():
                self.hide()
        elif self._part is None or part.number != self._part.number:
            self._part = part
            self.choose(part.message, anchor(part.about), look, part.answers, part.meant)
            self.tell(announcer)

    def lay_out(self, anchor: Callable[[About], Rect]) -> None:
        """The table lies otherwise: find what it asks about, and room beside that."""
        if self.isVisible() and self._part is not None:
            self._anchor = anchor(self._part.about)
            self.place()

    def choose(self, message: Message, anchor: Rect, look: Look, choices: Choices, meant: int | None = None) -> None:
        """Ask which of these; ``meant`` is the one that is asked for."""
        self.hide()
        for old in self.choice_buttons:
            discard(old)
        self._message, self._choices, self._look = message, choices, look
        self.choice_buttons = []
        for number in range(len(choices)):
            made = KeyButton()
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            made.clicked.connect(lambda _=False, number=number: self._choose(number))
            self.choice_buttons.append(made)
        self._meant = None if meant is None else self.choice_buttons[meant]
        self._write()
        self.ask(say(message), "", self.choice_buttons, anchor, focus=self._meant or self.choice_buttons[0])

    def _write(self) -> None:
        assert self._look is not None
        for place, (made, name) in enumerate(zip(self.choice_buttons, self._choices, strict=True)):
            made.show_words(say(name), say(DIGITS[place]) if place < len(DIGITS) else "", self._look)
            made.show_state(primary=made is self._meant, refused=False)

    def retranslate(self) -> None:
        """Write the texts in the language in force."""
        if self.isVisible() and self._message is not None:
            self._title.setText(say(self._message))
            self._write()
            self.place()

    def answer(self, key: str) -> bool:
        """Choose what has this key; whether anything has."""
        keys = [say(digit) for digit, _ in zip(DIGITS, self._choices, strict=False)]
        if not self.isVisible() or key not in keys:
            return False
        self._choose(keys.index(key))
        return True

    def tell(self, announcer: Announcer) -> None:
        """Say it, where a reader does not read it by itself."""
        announcer.open(self, self.title, self._answers())

    def _answers(self) -> str:
        names = [say(name) for name in self._choices]
        keyed = [with_key(name, say(digit)) for name, digit in zip(names, DIGITS, strict=False)]
        return " ".join([*keyed, *names[len(keyed) :]])

    def _choose(self, number: int) -> None:
        self.hide()
        self.chosen.emit(number)
