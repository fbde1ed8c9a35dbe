"""The strip above the table in which a guided first round speaks: one sentence, and the way on.

Its height is that of the guide's longest sentence, so that the table never jumps.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QPushButton

from cardtable.app.match.spoken_screen import GO_ON, GO_ON_KEY
from cardtable.messages import translate
from cardtable.ui.a11y.speech_text import spoken
from cardtable.ui.language import say
from cardtable.ui.match.key_button import KeyButton
from cardtable.ui.theme import font
from cardtable.ui.widgets.controls import button, label, set_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from cardtable.app.match.screen import Lesson
    from cardtable.ui.match.key_button import Look

# In em: the letters of the sentence, the least height, what lies round the words, the widest column of buttons.
SENTENCE: Final = 1.12
LEAST: Final = 4.6
ROUND: Final = 0.55
WIDEST: Final = 15.0
# More than this share of the page is never taken.
SHARE: Final = 0.34
LEAVE: Final = translate("Guide", "Leave the guided round", "button: end a guided first round early")
BACK: Final = translate("Guide", "Back to the games", "button at the end of a guided first round")
WHERE: Final = translate("Guide", "Step {step} of {steps}")
_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)


class TutorialBar(QFrame):
    """The sentence at the left; at the right how to go on and how to leave.

    Signals: ``went_on()``, ``left()``, ``played()`` when the user wants to play a game after the last sentence,
    ``lost_focus()`` when nothing of it has the keys any more.
    """

    went_on = Signal()
    left = Signal()
    played = Signal()
    lost_focus = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("coach")
        self._em = 16.0
        self._look: Look | None = None
        self.sentence = label("coach", wrap=True)
        self.where = label("quiet")
        self.go_on = KeyButton()
        self.go_on.clicked.connect(self.went_on.emit)
        self.play: QPushButton = button(self.played.emit, primary=True)
        self.leave: QPushButton = button(self.left.emit, bare=True)
        for part in (self.sentence, self.where, self.go_on, self.play, self.leave):
            part.setParent(self)
        for one in (self.go_on, self.play, self.leave):
            one.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._over = False
        self._reading = False
        self._part: Lesson | None = None
        self.hide()

    @property
    def text(self) -> str:
        """What it says now."""
        return self.sentence.text()

    def lay_out(self, look: Look, width: int, height: int) -> int:
        """Be as high as the longest sentence of the guide on a page of this size; how high that is."""
        self._look, self._em = look, look.em
        letters = font(SENTENCE * look.em)
        self.sentence.setStyleSheet(f"font-size: {letters.pixelSize()}px")
        self.retranslate()
        room = width - self._column() - round(3.4 * look.em)
        measure = QFontMetrics(letters)
        every = () if self._part is None else self._part.every
        tall = max(
            (measure.boundingRect(QRect(0, 0, room, 10_000), _WRAPPED, text).height() for text in every),
            default=0,
        )
        wanted = max(tall + 2 * ROUND * look.em, LEAST * look.em)
        self.setFixedHeight(round(min(wanted, max(SHARE * height, LEAST * look.em))))
        self._fit()
        return self.height()

    def show_part(self, part: Lesson | None) -> bool:
        """Say just this, and have the keys where something is to be read; whether it needs other room now."""
        before, self._part = self._part, part
        if part is None:
            self.hide()
            return before is not None
        if before is not None and replace(before, pointed=part.pointed) == part:
            return False
        self._write(part)
        if not part.faded and (before is None or before.faded or before.step != part.step):
            if part.reading or part.over:
                (self.play if part.play else self.go_on).setFocus(Qt.FocusReason.OtherFocusReason)
            elif self.isAncestorOf(self.window().focusWidget() or self.window()):
                self.lost_focus.emit()
        self.show()
        return before is None or before.every != part.every

    def _write(self, part: Lesson) -> None:
        where = "" if not part.step else say(WHERE.put(step=part.step, steps=part.steps))
        self.sentence.setText(part.text)
        self.sentence.setAccessibleName(spoken(part.text))
        self.where.setText(where)
        self.where.setAccessibleName(spoken(where))
        self._over, self._reading = part.over, part.reading
        self.retranslate()
        self.sentence.setEnabled(not part.faded)
        self.go_on.setEnabled(not part.faded)
        self._fit()

    def retranslate(self) -> None:
        """Write what the buttons say."""
        if self._look is None:
            return
        words = say(GO_ON)
        self.go_on.show_words(words, say(GO_ON_KEY), self._look)
        self.go_on.show_state(primary=True, refused=False)
        set_tip(self.go_on, f"{words} ({say(GO_ON_KEY)})")
        self.play.setText(say(translate("Guide", "Play a game")))
        self.leave.setText(say(BACK if self._over else LEAVE))
        kept = translate("Guide", "You can go on from here later")
        set_tip(self.leave, self.leave.text() if self._over else say(kept))

    def _column(self) -> int:
        """How wide the buttons are."""
        parts = (self.go_on, self.play, self.leave)
        wide = max(part.sizeHint().width() for part in parts)
        # As wide as either text of the last one wants, for nothing is to move when it changes.
        round_it = self.leave.sizeHint().width() - self.leave.fontMetrics().horizontalAdvance(self.leave.text())
        wide = max(wide, *(self.leave.fontMetrics().horizontalAdvance(say(text)) + round_it for text in (LEAVE, BACK)))
        return round(min(wide, WIDEST * self._em))

    def _fit(self) -> None:
        em, width, height = self._em, self.width(), self.height()
        column = self._column()
        x = width - column - round(0.8 * em)
        upper = self.play if self._over else self.go_on
        for part in (self.go_on, self.play):
            part.setVisible(part is upper and (self._over or self._reading))
        high = min(round(2.2 * em), height // 2 - 2)
        gap = max((height - 2 * high) // 3, 1)
        upper.setGeometry(x, gap, column, high)
        self.leave.setGeometry(x, 2 * gap + high, column, high)
        self.where.adjustSize()
        wide = self.where.sizeHint().width()
        shown = wide < column and not (self._over or self._reading)
        self.where.setVisible(shown)
        self.where.setGeometry(x + column - wide - round(0.5 * em), gap, wide, high)
        left = round(1.1 * em)
        self.sentence.setGeometry(left, 2, x - left - round(1.2 * em), height - 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place sentence and buttons anew."""
        super().resizeEvent(event)
        self._fit()
