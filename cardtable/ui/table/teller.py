"""What happens at a table is told beat by beat: cards move, the words come when they lie, and then it rests."""

from __future__ import annotations

from collections import deque
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QTimer

from cardtable.app.recent_events import is_turn
from cardtable.stage.event_style import EventStyle, Rest, Sound
from cardtable.ui.scene.transition import ONE_BY_ONE, STAGGER
from cardtable.ui.widgets.input_guard import InputGuard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.beats import Again, Beat
    from cardtable.app.settings import Settings
    from cardtable.app.table import GameTable
    from cardtable.engine.round import View
    from cardtable.engine.values import Event
    from cardtable.ui.table.page import TablePage

# How many milliseconds the table rests at a normal pace.
RESTS: Final = {Rest.NONE: 0, Rest.BREATH: 450, Rest.TRICK: 1200, Rest.LOOK: 1600, Rest.SEEN: 1500, Rest.STUDIED: 1600}
# How much of that it is at each pace, here and at the end of a round.
SHARES: Final = {"calm": 1.5, "normal": 1.0, "brisk": 0.5, "instant": 0.0}
# What is heard when cards set out; everything else is heard when they lie.
_AT_ONCE: Final = (Sound.DEAL, Sound.SHUFFLE, Sound.DRAW, Sound.SWEEP)


def rest_time(rest: Rest, settings: Settings) -> int:
    """How many milliseconds such a rest lasts with these settings, where no person has to say go on."""
    return int(RESTS[rest] * SHARES[settings.pace])


class _State(Enum):
    IDLE = auto()
    FLYING = auto()
    RESTING = auto()
    WAITING = auto()


class Teller:
    """Tells one page what happens at its table, one beat after the other.

    ``busy`` while there is something left to tell: no player goes on until then. ``waits`` while it waits for a person
    to have seen something.
    """

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._queue: deque[Beat] = deque()
        self._now: Beat | None = None
        self._again = False
        self._state = _State.IDLE
        self._hurrying = False
        self._taker: int | None = None
        self._waited = QElapsedTimer()
        self._timer = QTimer(page)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        page.scene.landed.connect(self._landed)
        page.scene.hurry = self.hurry
        page.scene.hurry_all = self.hurry_all

    @property
    def busy(self) -> bool:
        """Whether something is being told."""
        return self._state is not _State.IDLE

    @property
    def waits(self) -> bool:
        """Whether it goes on only when a person says so."""
        return self._state is _State.WAITING

    @property
    def again(self) -> bool:
        """Whether what is being told is something that happened before."""
        return self.busy and self._again

    @property
    def view(self) -> View | None:
        """The table as it is being told; ``None`` while the present one is shown."""
        table = self._page.table
        return None if self._now is None or table is None else table.look(self._now.table)

    @property
    def left(self) -> int:
        """About how many milliseconds it will still take."""
        motion, settings = self._page.scene.motion_time, self._page.pacing
        return len(self._queue) * (motion + rest_time(Rest.BREATH, settings)) if self.busy else 0

    def note(self, beats: Sequence[Beat]) -> None:
        """These beats are to be told next."""
        if self._again:
            self.drop()
        self._queue += beats

    def tell(self) -> None:
        """Begin to tell what has been noted; at its end the page goes on."""
        if not self.busy:
            self._next()

    def tell_again(self, again: Again) -> None:
        """Show once more what happened before, from the table before it on; nothing is written in the log."""
        self.drop()
        pictures, table = self._page.pictures, self._page.table
        if pictures is None or table is None or not again.beats:
            return
        self._again = True
        self._queue += again.beats
        before = pictures.picture_of(table.look(again.before), past=True)
        self._page.controller.show_picture(before, animate=False)
        self._rest(Rest.BREATH)

    def hurry(self) -> bool:
        """End this beat at once; whether there was one. What waits for a person is seen by that."""
        if not self.busy or self._hurrying:
            return False
        if self.waits and self._waited.elapsed() < InputGuard.wait:
            return True  # The press began before there was anything to be seen.
        self._hurrying = True
        self._page.note_hurry()
        if self._state is _State.FLYING:
            self._page.scene.finish_flights()
        self._hurrying = False
        self._timer.stop()
        self._go_on()
        return True

    def hurry_all(self) -> None:
        """End all that is left at once, up to what waits for a person, and go on."""
        while self.busy and not self.waits:
            self.hurry()

    def finish(self) -> None:
        """Tell all the rest at once, and show the table as it is; no player goes on by that."""
        if not self.busy:
            return
        self._timer.stop()
        rest, self._queue = list(self._queue), deque()
        landed = self._state is not _State.FLYING
        now, again = self._now, self._again
        self._end()
        if not again:
            for beat in [] if landed or now is None else [now]:
                self._say(beat, aloud=False)
            for beat in rest:
                self._say(beat, aloud=False)
        self._page.scene.quiet()
        self._page.aloud.cry_out(())
        self._page.controller.show()

    def catch_up(self) -> None:
        """Tell all that has not been told yet at once, and go on from there."""
        if self.busy:
            self.finish()
            self._page.controller.advance()

    def drop(self) -> None:
        """Forget what has not been told yet."""
        self._timer.stop()
        self._queue.clear()
        self._end()

    def _end(self) -> None:
        self._state = _State.IDLE
        self._now = self._taker = None
        self._again = False

    # -- one beat --------------------------------------------------------------------------------------------------

    def _next(self) -> None:
        page, pictures = self._page, self._page.pictures
        if pictures is None or page.table is None:
            self.drop()
            return
        if not self._queue:
            again = self._again
            self._end()
            page.aloud.cry_out(())
            page.told(again)
            return
        beat = self._now = self._queue.popleft()
        self._state = _State.FLYING
        marks = self._marks(beat)
        for mark in marks:
            if mark.sound in _AT_ONCE:
                self._sound(mark.sound)
        if not beat.events and self._taker is not None:  # What was seen is swept away.
            self._sound(Sound.SWEEP)
        page.scene.stagger = ONE_BY_ONE if any(mark.counted for mark in marks) else STAGGER
        page.scene.quiet()
        page.aloud.cry_out(())
        # What leaves goes to the player who takes it now, or has won it with what was seen before.
        taker = next((mark.taker for mark in marks if mark.taker is not None), self._taker)
        self._taker = taker if beat.events else None
        if self._queue or self._again:
            page.controller.show_picture(pictures.picture_of_beat(beat, taker))
        else:
            page.controller.show_cards(taker)
        if not page.scene.moving:
            self._landed()

    def _landed(self) -> None:
        """The cards of this beat lie: now it is said, and then the table rests."""
        beat = self._now
        if self._state is not _State.FLYING or beat is None:
            return
        marks = self._marks(beat)
        self._state = _State.RESTING
        self._say(beat, aloud=True)
        for mark in marks:
            if mark.sound is not None and mark.sound not in _AT_ONCE:
                self._sound(mark.sound)
        self._page.aloud.cry_out(marks)
        self._rest(max((mark.rest for mark in marks), default=Rest.NONE))

    def _rest(self, rest: Rest) -> None:
        page = self._page
        table, settings = page.table, page.pacing
        time = rest_time(Rest.BREATH if self._again and rest is Rest.NONE else rest, settings)
        if self._hurrying:
            self._state = _State.RESTING
            return
        if time and table is not None and not self._again and self._is_for_a_person(rest, table):
            self._state = _State.WAITING
            self._waited.start()
            page.controller.rest_until_seen()
            page.narrator.rest()
            return
        self._state = _State.RESTING
        if time:
            self._timer.start(time)
        else:
            self._go_on()

    def _is_for_a_person(self, rest: Rest, table: GameTable) -> bool:
        if not table.persons or not self._page.pacing.wait_for_me:
            return False
        # Who acts next looks as long as it takes before doing so, if what is to be seen lies there until then.
        if not self._queue and not table.match.between_rounds and table.viewer == table.round.turn:
            return False
        return rest is Rest.STUDIED or (rest is Rest.SEEN and table.is_hot_seat)

    def _go_on(self) -> None:
        if self.busy:
            self._next()

    # -- words and sounds ------------------------------------------------------------------------------------------

    def _visible(self, beat: Beat) -> Sequence[Event]:
        table = self._page.table
        return () if table is None else table.visible(beat.events)

    def _marks(self, beat: Beat) -> list[EventStyle]:
        table = self._page.table
        if table is None:
            return []
        return [table.entry.stage.speech.mark(event) for event in self._visible(beat)]

    def _say(self, beat: Beat, *, aloud: bool) -> None:
        """Write the sentences of a beat; ``aloud``: the players' words stand at their faces, too."""
        page, table, events = self._page, self._page.table, self._visible(beat)
        if table is None:
            return
        told = table.told(beat.events)
        if self._again:
            if told:
                page.controller.write_below(told[-1])
        else:
            page.log.tell(told, begins=beat.seat is None and beat.begins)
            acted = beat.seat is None or is_turn(table, table.match.log[beat.line])
            page.controller.note_told(beat.seat, told, begins=beat.begins and acted)
        if self._again:
            page.narrator.say_again(events)
        else:
            page.narrator.note(beat, events)
        if aloud:
            page.aloud.speak(table.entry.stage, events)
            if not self._again:
                last = page.controller.state.last
                if not self._queue:
                    page.controller.write()
                elif last is not None:
                    page.controller.write_below(last)

    def _sound(self, sound: Sound | None) -> None:
        if sound is not None:
            self._page.aloud.sound(sound)
