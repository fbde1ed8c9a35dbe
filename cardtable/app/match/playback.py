"""Playback: what happens is told beat by beat; cards move, the words come when they lie, and then it rests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from cardtable.app.match.cues import Heard, Hurried
from cardtable.app.match.moods import Remarks
from cardtable.app.match.reports import CaughtUp, ToldAll
from cardtable.app.match.screen import GoOn, Outcry, Speech
from cardtable.app.match.telling import Phase
from cardtable.app.turns import Until
from cardtable.stage.event_style import Rest, Sound, Weight

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.app.beats import Again, Beat
    from cardtable.app.match.display import Display
    from cardtable.app.match.moods import Moods
    from cardtable.app.match.narrator import Narrator
    from cardtable.app.match.reports import Post
    from cardtable.app.match.scheduler import Clock
    from cardtable.app.settings import Settings
    from cardtable.engine.values import Event
    from cardtable.stage.characters import Mood
    from cardtable.stage.event_style import EventStyle

# How many milliseconds the table rests at a normal pace.
RESTS: Final = {Rest.NONE: 0, Rest.BREATH: 450, Rest.TRICK: 1200, Rest.LOOK: 1600, Rest.SEEN: 1500, Rest.STUDIED: 1600}
# How much of that it is at each pace, here and at the end of a round.
SHARES: Final = {"calm": 1.5, "normal": 1.0, "brisk": 0.5, "instant": 0.0}
# What is heard when cards set out; everything else is heard when they lie.
_AT_ONCE: Final = (Sound.DEAL, Sound.SHUFFLE, Sound.DRAW, Sound.SWEEP)


def rest_time(rest: Rest, settings: Settings) -> int:
    """How many milliseconds such a rest lasts with these settings, where no person has to say go on."""
    return int(RESTS[rest] * SHARES[settings.pace])


class Motion(Protocol):
    """The cards on the table, on their way to where the last picture says that they lie."""

    moving: bool
    motion_time: int

    def finish_flights(self) -> None:
        """Put what flies where it belongs."""

    def motion_left(self) -> int:
        """For how many milliseconds cards will still be in flight."""


class Playback:
    """Tells what happens at one table, one beat after the other.

    ``post`` gets :class:`ToldAll` and :class:`CaughtUp`. ``deaf`` is for how many milliseconds what waits for a person
    takes no press: it began before there was anything to be seen.
    """

    def __init__(
        self, display: Display, narrator: Narrator, moods: Moods, motion: Motion, clock: Clock,
        settings: Callable[[], Settings], deaf: Callable[[], int], post: Post,
    ) -> None:  # fmt: skip
        self._display, self._narrator, self._moods = display, narrator, moods
        self._motion, self._clock = motion, clock
        self._sight, self._table = display.sight, display.table
        self._settings, self._deaf, self._post = settings, deaf, post
        self._telling = display.telling
        self._hurrying = False
        self._waiting_since = 0
        self._timer = clock.timer(self._go_on)
        self._remarks = Remarks(self._table, settings)
        self._table.watched = self.note

    @property
    def waits(self) -> bool:
        """Whether it goes on only when a person says so."""
        return self._telling.phase is Phase.WAITING

    @property
    def left(self) -> int:
        """About how many milliseconds it will still take."""
        beat = self._motion.motion_time + rest_time(Rest.BREATH, self._settings())
        return len(self._telling.queue) * beat if self._telling.busy else 0

    def note(self, beats: Sequence[Beat]) -> None:
        """These beats are to be told next."""
        if self._telling.anew:
            self.drop()
        self._telling.queue += beats

    def tell(self) -> None:
        """Begin to tell what has been noted."""
        if not self._telling.busy:
            if self._telling.queue:
                self._display.remember(told=Until(self._telling.queue[0].line, 0))
            self._next()

    def tell_again(self, again: Again) -> None:
        """Show once more what happened before, from the table before it on; nothing is written in the log."""
        self.drop()
        if not again.beats:
            return
        self._telling.anew = True
        self._telling.queue += again.beats
        pictures = self._display.presenter.pictures
        self._display.show_picture(pictures.picture_of(self._sight.look_again(again.before), past=True), animate=False)
        self._rest(Rest.BREATH)

    def hurry(self) -> bool:
        """End this beat at once; whether there was one. What waits for a person is seen by that."""
        if not self._telling.busy or self._hurrying:
            return False
        if self.waits and self._clock.now() - self._waiting_since < self._deaf():
            return True
        self._hurrying = True
        self._display.do(Hurried())
        if self._telling.phase is Phase.FLYING:
            self._motion.finish_flights()
        self._hurrying = False
        self._timer.stop()
        self._go_on()
        return True

    def hurry_all(self) -> None:
        """End all that is left at once, up to what waits for a person, and go on."""
        while self._telling.busy and not self.waits:
            self.hurry()

    def finish(self) -> None:
        """Tell all the rest at once, and show the table as it is; no player goes on by that."""
        if not self._telling.busy:
            return
        landed = self._telling.phase is not Phase.FLYING
        unsaid = [*([] if landed or self._telling.now is None else [self._telling.now]), *self._telling.queue]
        again = self._telling.anew
        self.drop()
        if not again:
            for beat in unsaid:
                self._write(beat)
        self._display.quiet()
        self._display.show()

    def catch_up(self) -> None:
        """Tell all that has not been told yet at once, and go on from there."""
        if self._telling.busy:
            self.finish()
            self._post(CaughtUp())

    def drop(self) -> None:
        """Forget what has not been told yet."""
        self._timer.stop()
        self._telling.end()

    # -- one beat --------------------------------------------------------------------------------------------------

    def _next(self) -> None:
        display = self._display
        display.quiet()
        if not self._telling.queue:
            again = self._telling.anew
            self._telling.end()
            self._post(ToldAll(again))
            return
        beat = self._telling.now = self._telling.queue.popleft()
        self._telling.phase = Phase.FLYING
        marks = self._marks(beat)
        for mark in marks:
            if mark.sound in _AT_ONCE:
                self._sound(mark.sound)
        if not beat.events and self._telling.taker is not None:  # What was seen is swept away.
            self._sound(Sound.SWEEP)
        # What leaves goes to the player who takes it now, or has won it with what was seen before.
        taker = next((mark.taker for mark in marks if mark.taker is not None), self._telling.taker)
        self._telling.taker = taker if beat.events else None
        counted = any(mark.counted for mark in marks)
        if self._telling.queue or self._telling.anew:
            pictures, again = display.presenter.pictures, self._telling.anew
            display.show_picture(pictures.picture_of_beat(beat, taker, counted, again=again))
        else:
            display.show_cards(taker, counted)
        if not self._motion.moving:
            self.landed()

    def landed(self) -> None:
        """The cards of this beat lie: now it is said, and then the table rests."""
        beat = self._telling.now
        if self._telling.phase is not Phase.FLYING or beat is None:
            return
        marks = self._marks(beat)
        self._telling.phase = Phase.RESTING
        self._write(beat)
        self._moods.feel(_moods(marks))
        self._display.write_told(
            self._speech(beat, marks), _outcry(marks), last=not self._telling.anew and not self._telling.queue
        )
        for mark in marks:
            if mark.sound is not None and mark.sound not in _AT_ONCE:
                self._sound(mark.sound)
        self._rest(max((mark.rest for mark in marks), default=Rest.NONE))

    def _rest(self, rest: Rest) -> None:
        time = rest_time(Rest.BREATH if self._telling.anew and rest is Rest.NONE else rest, self._settings())
        if self._hurrying:
            self._telling.phase = Phase.RESTING
            return
        if time and not self._telling.anew and self._is_for_a_person(rest):
            self._telling.phase = Phase.WAITING
            self._waiting_since = self._clock.now()
            # There is nothing else to do until a person has seen what lies there.
            self._display.rewrite(resting=True, go_on=GoOn())
            self._narrator.rest()
            return
        self._telling.phase = Phase.RESTING
        if time:
            self._timer.start(time)
        else:
            self._go_on()

    def _is_for_a_person(self, rest: Rest) -> bool:
        table = self._table
        # Who holds the cards elsewhere has no key of the screen: there all look as long as it usually takes.
        if not table.here or not self._settings().wait_for_me:
            return False
        # Who acts next looks as long as it takes before doing so, if what is to be seen lies there until then.
        if not self._telling.queue and not table.match.between_rounds and self._sight.viewer == table.round.turn:
            return False
        return rest is Rest.STUDIED or (rest is Rest.SEEN and table.is_hot_seat)

    def _go_on(self) -> None:
        if self._telling.busy:
            self._next()

    # -- words and sounds ------------------------------------------------------------------------------------------

    def _visible(self, beat: Beat) -> Sequence[Event]:
        return self._sight.visible(beat.events)

    def _marks(self, beat: Beat) -> list[EventStyle]:
        return [self._table.entry.stage.speech.mark(event) for event in self._visible(beat)]

    def _write(self, beat: Beat) -> None:
        """Write a beat into the turn to which it belongs, for eyes and ears."""
        before = self._display.state.told
        told_before = 0 if beat.begins or before is None else before.events
        self._display.remember(told=Until(beat.line, told_before + len(beat.events)))
        if self._telling.anew:
            self._narrator.say_again(self._visible(beat))
        else:
            self._narrator.note(beat.line, beat.seat, self._visible(beat))

    def _speech(self, beat: Beat, marks: Sequence[EventStyle]) -> tuple[Speech, ...]:
        """What the players say aloud; what the whole table turns to is loud, and a character's own word is not."""
        speech = self._table.entry.stage.speech
        said = tuple(
            Speech(seat, words, mark.weight is Weight.TURNING)
            for event, mark in zip(self._visible(beat), marks, strict=True)
            for seat, words in speech.exclaim(event)
        )
        moods = _moods(marks)
        return said + self._remarks.on(beat.line, moods, {one.seat for one in said})

    def _sound(self, sound: Sound | None) -> None:
        if sound is not None:
            self._display.do(Heard(sound))


def _moods(marks: Sequence[EventStyle]) -> dict[int, Mood]:
    """How these marks make players feel."""
    return {seat: mood for mark in marks for seat, mood in mark.moods.items()}


def _outcry(marks: Sequence[EventStyle]) -> Outcry | None:
    """What the whole table turns to."""
    announced = next((mark.outcry for mark in marks if mark.outcry is not None), None)
    drawn = next((mark for mark in marks if mark.shown), None)
    if announced is None and drawn is None:
        return None
    return Outcry(announced, () if drawn is None else drawn.shown, None if drawn is None else drawn.best)
