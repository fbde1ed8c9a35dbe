"""The end of a round on the cloth and beside it: each phase moves by itself, and the panel says the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractAnimation, QObject, QRect, QVariantAnimation, Signal

from cardtable.app.match.round_end import DEAL_KEY
from cardtable.app.match.screen import Phase
from cardtable.messages import translate
from cardtable.stage.card_names import card_name
from cardtable.stage.round_result import gain
from cardtable.ui.a11y.speech_text import with_key
from cardtable.ui.language import say
from cardtable.ui.match.key_button import KeyButton
from cardtable.ui.match.result_panel import ResultPanel
from cardtable.ui.scene.round_end_overlay import Badge, Rose, RoundEndOverlay, running_sum
from cardtable.ui.widgets.controls import set_tip

if TYPE_CHECKING:
    from cardtable.app.match.screen import RoundEnd
    from cardtable.stage.round_result import Count
    from cardtable.stage.units import Units
    from cardtable.ui.a11y.announcer import Announcer
    from cardtable.ui.match.key_button import Look
    from cardtable.ui.scene.view import TableView

LOOK_KEY: Final = translate("Keys", "T", "letter of the button “Look at the table”")
BACK_KEY: Final = translate("Keys", "T", "letter of the button “To the score”")
SEAL_KEY: Final = translate("Keys", "M", "letter of the button “Seal for tomorrow”")
SHEET_KEY: Final = "F8"

WIDEST: Final = 23.5
SHARE: Final = 0.46
NARROW_WINDOW: Final = 900.0
TALL_WINDOW: Final = 1.1
HIGHEST: Final = 0.5


class RoundEndView(QObject):
    """Shows the end of a round.

    Signals: ``phase_done()``, ``folded()`` to put the panel away or take it out again, ``dealt()`` for the next round,
    ``again()`` to play the same table once more, ``sealed()`` to put its cards away for tomorrow, ``asked_scores()``,
    ``asked_review()``, ``left()``.
    """

    phase_done = Signal()
    folded = Signal()
    dealt = Signal()
    again = Signal()
    sealed = Signal()
    asked_scores = Signal()
    asked_review = Signal()
    left = Signal()

    def __init__(self, view: TableView, announcer: Announcer) -> None:
        super().__init__(view)
        self._view, self._scene, self._announcer = view, view.table, announcer
        self._part: RoundEnd | None = None
        self._look: Look | None = None
        self._units: Units | None = None
        self._overlay: RoundEndOverlay | None = None
        self.panel = ResultPanel(view)
        self.back_button = KeyButton()
        self.back_button.setParent(view)
        self.back_button.hide()
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._move)
        self._clock.finished.connect(self.phase_done.emit)
        panel = self.panel
        for button, signal in (
            (panel.next_button, self.dealt),
            (panel.again_button, self.again),
            (panel.seal_button, self.sealed),
            (panel.sheet_button, self.asked_scores),
            (panel.review_button, self.asked_review),
            (panel.leave_button, self.left),
            (panel.look_button, self.folded),
            (self.back_button, self.folded),
        ):
            button.clicked.connect(signal)

    def isVisible(self) -> bool:
        """Whether the last phase stands there, with the panel or the button that unfolds it."""
        return self._part is not None and self._part.phase is Phase.PANEL

    def show_part(self, part: RoundEnd | None, look: Look, units: Units) -> None:
        """Let just this stand there."""
        self._look, self._units = look, units
        if part == self._part:
            return
        before, self._part = self._part, part
        if part is None or (before is not None and before.number != part.number):
            self._clear()
        if part is None:
            return
        if self._overlay is None:
            self._overlay = RoundEndOverlay(self._scene, self._scene.plates)
            self._scene.addItem(self._overlay)
        self._write(part)
        phase = None if before is None or before.number != part.number else before.phase
        if part.phase is not Phase.PANEL:
            self._clock.stop()
            self._clock.setDuration(max(part.length, 1, self._scene.motion_left()))
            self._clock.start()
            return
        self._clock.stop()
        self._place_panel(part)
        if phase is not Phase.PANEL:
            self.panel.guard.start()
            self._focus(part)
            self._announcer.open(self.panel, self.panel.spoken, own=False)
        else:
            self.panel.guard.watch()
            if part.folded:
                self._view.setFocus()
            else:
                self._focus(part)

    def draw_again(self, look: Look, units: Units) -> None:
        """Language, look or size have changed: write and place the same once more."""
        self._look, self._units = look, units
        part = self._part
        if part is None or self._overlay is None:
            return
        self._write(part)
        if part.phase is Phase.PANEL:
            self._place_panel(part)
            self.panel.guard.watch()

    def ways(self) -> list[str]:
        """The buttons with their keys, for ears, while they stand there."""
        shown = [one for one in (self.back_button, *self.panel.ways) if one.isVisible()] if self.isVisible() else []
        return [with_key(one.accessibleName(), one.key) for one in shown]

    def press_next(self) -> None:
        """Press the button of what comes next, also where it is folded away."""
        button = self._following
        if button is not None and self._part is not None and self._part.played:
            button.click()

    def press_seal(self) -> None:
        """Press the button that seals the cards, where it stands there."""
        if self.panel.seal_button.isVisible():
            self.panel.seal_button.click()

    def toggle(self) -> None:
        """Put the panel away, or take it out again."""
        if self.isVisible():
            self.folded.emit()

    @property
    def _following(self) -> KeyButton | None:
        """The button of what comes next, once the last phase is there."""
        if self._part is None or self._part.sheet is None:
            return None
        return self.panel.again_button if self._part.sheet.following is None else self.panel.next_button

    def _focus(self, part: RoundEnd) -> None:
        button = self._following
        if button is not None and part.played and not button.hasFocus():
            # A second press of what sealed the cards or unfolded the panel deals nothing.
            self.panel.guard.start()
            button.setFocus()

    # -- on the cloth ----------------------------------------------------------------------------------------------

    def _write(self, part: RoundEnd) -> None:
        """The numbers at the hands, and who has won."""
        overlay = self._overlay
        assert overlay is not None
        counting = part.phase is Phase.COUNT
        for at, count in enumerate(part.counts):
            badge = _badge(count, part.fewest_wins)
            if at == len(overlay.badges):
                overlay.add(badge)
            overlay.badges[at].write(badge)
        if not counting:
            overlay.show_dots(None, 1.0)
        if part.winner is not None:
            winner = part.winner
            large = part.phase is Phase.CHEER and winner.whole_match
            rose = Rose(winner.faces, say(winner.words), winner.gold, winner.whole_match)
            overlay.show_rose(rose, large=large)
        overlay.lay_out()

    def _move(self, share: float) -> None:
        part, overlay = self._part, self._overlay
        if part is None or overlay is None or self._clock.state() != QAbstractAnimation.State.Running:
            return
        if part.phase is Phase.COUNT:
            count, shown = part.counts[-1], overlay.badges[-1]
            points = [points for _, points in (*count.cards, *count.other)] or [count.total]
            shown.running = say(gain(running_sum(points, share)))
            shown.update()
            if not part.still:
                overlay.show_dots(count.seat, share)
        elif part.phase is Phase.CHEER and overlay.rose is not None:
            overlay.show_rose(overlay.rose, large=overlay.large, share=1.0 if part.still else share)
        elif part.phase is Phase.BACK:
            right, below = self._dock()
            eased = share * share * (3 - 2 * share)
            self._view.step_back(right * eased, below * eased)

    def _clear(self) -> None:
        self._clock.stop()
        if self._overlay is not None:
            self._overlay.clear()
            self._scene.removeItem(self._overlay)
            self._overlay = None
        window = self._view.window()
        focused = self.panel.isAncestorOf(window.focusWidget() or window)
        self.panel.hide()
        self.back_button.hide()
        self._view.step_back(0.0, 0.0)
        if focused:
            self._view.setFocus()

    # -- beside it -------------------------------------------------------------------------------------------------

    def _dock(self) -> tuple[float, float]:
        """How much of the window the panel takes at the right, or below the table where that is narrow."""
        width, height, units = self._view.width(), self._view.height(), self._units
        assert units is not None
        right = min(WIDEST * units.em, SHARE * width)
        if width < NARROW_WINDOW * units.u or height > TALL_WINDOW * width:
            return 0.0, HIGHEST * height
        return right, 0.0

    def _place_panel(self, part: RoundEnd) -> None:
        """Show panel and table side by side, or the table alone with a button."""
        units, look = self._units, self._look
        assert units is not None
        assert look is not None
        right, below = self._dock()
        width, height, pad = self._view.width(), self._view.height(), round(0.6 * units.em)
        if below:
            self._fill(part, QRect(pad, 0, width - 2 * pad, round(below)), below=True)
            high = min(round(below), self.panel.wanted_height(width - 2 * pad, units.em))
            below = float(high + pad)
            self.panel.lay_out(QRect(pad, height - high - pad // 2, width - 2 * pad, high), below=True)
        else:
            self._fill(part, QRect(round(width - right) + pad // 2, pad, round(right) - pad, height - 2 * pad))
        self.panel.setVisible(not part.folded)
        self._view.step_back(*((0.0, 0.0) if part.folded else (right, below)))
        if part.folded:
            text = say(translate("Table", "To the score"))
            self.back_button.show_words(text, say(BACK_KEY), look)
            set_tip(self.back_button, text)
            hint = self.back_button.sizeHint()
            self.back_button.setGeometry(width - hint.width() - 2 * pad, 2 * pad, hint.width(), hint.height())
        self.back_button.setVisible(part.folded)
        (self.back_button if part.folded else self.panel).raise_()

    def _fill(self, part: RoundEnd, where: QRect, *, below: bool = False) -> None:
        assert self._look is not None
        if part.sheet is not None:
            self.panel.lay_out(where, below=below)
            keys = (say(DEAL_KEY), SHEET_KEY, say(LOOK_KEY), say(SEAL_KEY))
            self.panel.fill(part, part.sheet, self._scene.faces, self._look, keys)


def _badge(count: Count, fewest_wins: bool) -> Badge:
    """The number at a hand, and how it came about."""
    lines = [f"{say(card_name(card))}: {points}" for card, points in count.cards]
    lines += [f"{say(text)}: {say(gain(points))}" for text, points in count.other]
    return Badge(count.seat, say(gain(count.total)), (count.total < 0) == fewest_wins, "\n".join(lines))
