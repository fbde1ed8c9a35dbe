"""The end of a round as a scene: hands open and are counted, a player has won, and the panel says the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractAnimation, QObject, QRect, QVariantAnimation

from cardtable.app.match.screen import GoOn
from cardtable.messages import translate
from cardtable.stage.account import gain, hurrah_at_the_end, sum_text
from cardtable.stage.card_names import card_name
from cardtable.ui.a11y.speech_text import with_key
from cardtable.ui.language import say
from cardtable.ui.scene.round_end_overlay import Badge, Rose, RoundEndOverlay, running_sum, winners_of
from cardtable.ui.table.account import AccountPanel, Ways
from cardtable.ui.table.key_button import KeyButton
from cardtable.ui.table.teller import SHARES
from cardtable.ui.widgets.controls import set_tip

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QPushButton

    from cardtable.app.table import GameTable
    from cardtable.stage.account import Count
    from cardtable.ui.table.page import TablePage

LOOK_KEY: Final = translate("Keys", "T", "letter of the button “Look at the table”")
BACK_KEY: Final = translate("Keys", "T", "letter of the button “To the score”")
DEAL_KEY: Final = translate("Keys", "N", "letter of the button “Play again”")
"""Not the key of going on: a player who hurries has not seen the end yet."""
SHEET_KEY: Final = "F8"
# How many milliseconds each beat takes at the normal pace.
OPEN: Final = 600
COUNT: Final = 500
WON: Final = 1200
WON_ALL: Final = 2600
BACK: Final = 320

WIDEST: Final = 23.5
SHARE: Final = 0.46
NARROW_WINDOW: Final = 900.0
TALL_WINDOW: Final = 1.1
HIGHEST: Final = 0.5


@dataclass(frozen=True, slots=True)
class _Beat:
    """One beat: how long it takes, what it does with the share of its time that has passed, and what it leaves."""

    length: int
    move: Callable[[float], None]
    end: Callable[[], None]


class Ending(QObject):
    """What comes when a round is over, from the open hands to the panel.

    ``begin`` plays it, or shows its last picture where the last card was not just seen; ``hurry`` jumps there.
    """

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._item: RoundEndOverlay | None = None
        self.panel = AccountPanel(page.view)
        self.back_button = KeyButton()
        self.back_button.setParent(page.view)
        self.back_button.hide()
        self._table: GameTable | None = None
        self._shown: tuple[GameTable, int] | None = None
        self._beats: list[_Beat] = []
        self._folded = False
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._move)
        self._clock.finished.connect(self._next)
        panel = self.panel
        for button, deed in (
            (panel.next_button, page.deal),
            (panel.again_button, page.asked_again.emit),
            (panel.sheet_button, page.asked_scores.emit),
            (panel.review_button, page.asked_review.emit),
            (panel.leave_button, page.left.emit),
            (panel.look_button, self.toggle),
            (self.back_button, self.toggle),
        ):
            button.clicked.connect(lambda _=False, deed=deed: deed())
        page.view.pressed.connect(self.hurry)
        self.guard = panel.guard
        self.report = panel.report
        self.next_button: QPushButton = panel.next_button
        self.again_button: QPushButton = panel.again_button
        self.sheet_button: QPushButton = panel.sheet_button
        self.leave_button: QPushButton = panel.leave_button

    # -- for the page ----------------------------------------------------------------------------------------------

    def isVisible(self) -> bool:
        """Whether the last picture is there, with the panel or the button that unfolds it."""
        return self._shown is not None and not self.running

    @property
    def running(self) -> bool:
        """Whether the scene is being played."""
        return bool(self._beats)

    def begin(self, table: GameTable) -> None:
        """Play the end of this table's round; once it was played, only its last picture is shown."""
        key = (table, len(table.match.results))
        if self._shown == key:
            if not self.running:
                self._present(new=False)
            return
        pictures = self._page.pictures
        assert pictures is not None
        self._clear()
        self._table, self._shown = table, key
        fresh = pictures.ended < len(table.match.results)
        self._beats = self._all_beats(table)
        if not fresh or not self._pace:
            self._jump()
        else:
            self._page.controller.offer_to_go_on(GoOn())
            self._start()

    def hurry(self) -> bool:
        """Jump to the last picture; whether there was anything to hurry."""
        if not self._beats:
            return False
        self._page.note_hurry()
        self._jump()
        return True

    def _jump(self) -> None:
        self._clock.stop()
        self._page.scene.finish_motion()
        while self._end_beat():
            pass

    def go_on(self) -> bool:
        """The last picture at once, and then which key deals is told; whether there was anything to do."""
        if self.hurry():
            return True
        button = self._following
        if button is None:
            return False
        self._page.announcer.tell(with_key(button.accessibleName(), say(DEAL_KEY)))
        return True

    def deal(self) -> None:
        """Press the button of what comes next, also where it is folded away."""
        button = self._following
        if button is not None and self._table is not None and self._table.is_played:
            button.click()

    @property
    def _following(self) -> QPushButton | None:
        """The button of what comes next, once the last picture is there."""
        if not self.isVisible() or self._table is None:
            return None
        return self.again_button if self._table.match.over else self.next_button

    def hide(self) -> None:
        """Take everything away; the table is as large as ever."""
        self._clear()
        pictures = self._page.pictures
        if pictures is not None:
            pictures.ended = min(pictures.ended, len(pictures.table.match.results))

    def retranslate(self) -> None:
        """Write the texts."""
        if self._shown is None or self._table is None:
            return
        if self._item is not None and self._item.rose is not None:
            self._show_rose(large=self._item.large)
        if not self.running:
            self._present(new=False)

    def fit(self) -> None:
        """Lie where the size of the window wants it."""
        if self._item is not None:
            self._item.lie()
        if self.isVisible():
            self._present(new=False)

    def toggle(self) -> None:
        """Fold the panel, to look at the table as large as it is, or unfold it again."""
        if not self.isVisible():
            return
        self._folded = not self._folded
        self._present(new=False)
        if self._folded:
            self._page.view.setFocus()
        else:
            self._focus()

    # -- beats -----------------------------------------------------------------------------------------------------

    @property
    def _pace(self) -> float:
        return SHARES[self._page.pacing.pace]

    @property
    def _still(self) -> bool:
        return self._page.services.settings.reduce_motion or not self._pace

    def _length(self, milliseconds: int) -> int:
        return round(milliseconds * self._pace)

    def _all_beats(self, table: GameTable) -> list[_Beat]:
        view, stage = table.view(), table.entry.stage
        counts = stage.scoring.costs(view)
        found = [_Beat(self._length(OPEN), self._rest, self._rest)]
        for count in counts:
            move, end = self._counting(table, count)
            found.append(_Beat(self._length(COUNT), move, end))
        over = table.match.over
        found.append(_Beat(self._length(WON_ALL if over else WON), self._cheer, self._settle_rose))
        back = 0 if self._still else self._length(BACK)
        found.append(_Beat(back, self._step_back, self._finish))
        return found

    def _start(self) -> None:
        """Open the hands, and let the time run."""
        self._open()
        self._run()

    def _run(self) -> None:
        beat = self._beats[0]
        self._clock.setDuration(max(beat.length, 1, self._page.scene.motion_left()))
        self._clock.start()

    def _move(self, share: float) -> None:
        if self._beats and self._clock.state() == QAbstractAnimation.State.Running:
            if self._item is None:
                self._open()
            self._beats[0].move(float(share))

    def _next(self) -> None:
        if self._beats and self._end_beat():
            self._run()

    def _end_beat(self) -> bool:
        """Leave this beat behind; whether another one follows."""
        if self._item is None:
            self._open()
        self._beats.pop(0).end()
        if not self._beats:
            self._present(new=True)
        return bool(self._beats)

    def _rest(self, share: float = 1.0) -> None:
        """The flights of the cards are all that moves."""

    def _open(self) -> None:
        page, table = self._page, self._table
        assert page.pictures is not None
        assert table is not None
        page.controller.clear_strip()  # The scene tells it, and needs the room.
        page.pictures.ended = len(table.match.results)
        counts = table.entry.stage.scoring.costs(table.view())
        page.pictures.uncounted = frozenset(count.seat for count in counts)
        page.pictures.sums = {}
        self._item = RoundEndOverlay(page.scene)
        page.scene.addItem(self._item)
        page.scene.quiet()
        self._show(animate=not self._still)

    def _show(self, *, animate: bool = False) -> None:
        page = self._page
        if page.pictures is not None:
            picture = page.pictures.picture(page.services.settings.mark_fitting)
            page.controller.show_picture(picture, animate=animate)
        if self._item is not None:
            self._item.lie()

    def _counting(self, table: GameTable, count: Count) -> tuple[Callable[[float], None], Callable[[], None]]:
        """What happens while the cards of one seat are counted, and when they are."""
        parts = [points for _, points in (*count.cards, *count.other)] or [count.total]
        low = table.entry.stage.scoring.fewest_wins
        lines = [f"{say(card_name(card))}: {points}" for card, points in count.cards]
        lines += [f"{say(text)}: {say(gain(points))}" for text, points in count.other]
        badge = Badge(count.seat, say(gain(count.total)), (count.total < 0) == low, "\n".join(lines))

        def made() -> None:
            assert self._item is not None
            if not any(one.badge.seat == count.seat for one in self._item.badges):
                self._item.add(badge)

        def move(share: float) -> None:
            assert self._item is not None
            made()
            shown = self._item.badges[-1]
            shown.running = say(gain(running_sum(parts, share)))
            shown.update()
            if not self._still:
                self._item.show_dots(count.seat, share)

        def end() -> None:
            pictures = self._page.pictures
            assert self._item is not None
            assert pictures is not None
            made()
            self._item.badges[-1].running = badge.text
            self._item.show_dots(None, 1.0)
            before = table.match.standing.totals[count.seat] - count.total
            pictures.uncounted -= {count.seat}
            pictures.sums[count.seat] = sum_text(before, count.total)
            self._show()

        return move, end

    def _cheer(self, share: float) -> None:
        assert self._table is not None
        if self._item is not None and self._item.rose is None:
            self._page.aloud.cheer(self._table)
        self._show_rose(large=self._table.match.over, share=1.0 if self._still else share)

    def _settle_rose(self) -> None:
        self._show_rose(large=False)

    def _show_rose(self, *, large: bool, share: float = 1.0) -> None:
        table = self._table
        if self._item is None or table is None or table.round.result is None:
            return
        over, names = table.match.over, table.names
        winners = table.match.standing.leaders if over else table.round.result.winners
        words = hurrah_at_the_end([names[seat] for seat in winners]) if over else None
        said = say(words if words is not None else table.entry.stage.scoring.hurrah(table.view(), names))
        alone = len(table.persons) == 1 and not set(table.persons) & set(winners)
        faces = winners_of(winners, [(seat.face, seat.colour) for seat in table.match.seats])
        self._item.show_rose(Rose(faces, said, not alone, over), large=large, share=share)

    def _step_back(self, share: float) -> None:
        right, below = self._dock()
        eased = share * share * (3 - 2 * share)
        self._page.view.step_back(right * eased, below * eased)

    def _finish(self) -> None:
        self._page.controller.offer_to_go_on(None)

    # -- the last picture ------------------------------------------------------------------------------------------

    def _dock(self) -> tuple[float, float]:
        """How much of the window the panel takes at the right, or below the table where that is narrow."""
        page = self._page
        width, height, units = page.view.width(), page.view.height(), page.units
        right = min(WIDEST * units.em, SHARE * width)
        if width < NARROW_WINDOW * units.u or height > TALL_WINDOW * width:
            return 0.0, HIGHEST * height
        return right, 0.0

    def _present(self, *, new: bool) -> None:
        """Show panel and table side by side, or the table alone with a button."""
        table, page = self._table, self._page
        if table is None or table.round.result is None:
            return
        sheet = table.account_sheet()
        right, below = self._dock()
        width, height, pad = page.view.width(), page.view.height(), round(0.6 * page.units.em)
        keys = (say(DEAL_KEY), SHEET_KEY, say(LOOK_KEY))
        ways = Ways(table.is_played, table.can_be_reviewed)
        if below:
            self.panel.lie(QRect(pad, 0, width - 2 * pad, round(below)), below=True)
            self.panel.fill(sheet, table.match.seats, page.scene.faces, page.look, keys, ways)
            high = min(round(below), self.panel.wanted_height(width - 2 * pad, page.units.em))
            below = float(high + pad)
            self.panel.lie(QRect(pad, height - high - pad // 2, width - 2 * pad, high), below=True)
        else:
            where = QRect(round(width - right) + pad // 2, pad, round(right) - pad, height - 2 * pad)
            self.panel.lie(where, below=False)
            self.panel.fill(sheet, table.match.seats, page.scene.faces, page.look, keys, ways)
        self.panel.setVisible(not self._folded)
        page.view.step_back(*((0.0, 0.0) if self._folded else (right, below)))
        if self._folded:
            text = say(translate("Table", "To the score"))
            self.back_button.show_words(text, say(BACK_KEY), page.look)
            set_tip(self.back_button, text)
            hint = self.back_button.sizeHint()
            self.back_button.setGeometry(width - hint.width() - 2 * pad, 2 * pad, hint.width(), hint.height())
        self.back_button.setVisible(self._folded)
        (self.back_button if self._folded else self.panel).raise_()
        page.controller.offer_to_go_on(GoOn() if self._folded else None)
        if new:
            self.guard.start()
            self._focus()
            page.announcer.open(self.panel, self.panel.spoken, own=False)
        else:
            self.guard.watch()

    def _focus(self) -> None:
        table = self._table
        button = self._following
        if button is not None and table is not None and table.is_played:
            button.setFocus()

    def _clear(self) -> None:
        self._clock.stop()
        self._beats = []
        self._shown = self._table = None
        self._folded = False
        if self._item is not None:
            self._item.clear()
            self._page.scene.removeItem(self._item)
            self._item = None
        pictures = self._page.pictures
        if pictures is not None:
            pictures.uncounted, pictures.sums = frozenset(), {}
        focused = self.panel.isAncestorOf(self._page.focusWidget()) if self._page.focusWidget() is not None else False
        self.panel.hide()
        self.back_button.hide()
        self._page.view.step_back(0.0, 0.0)
        if focused:
            self._page.view.setFocus()
