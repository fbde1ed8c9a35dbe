"""A match that is shown again: its log moves the table on, by itself as long as it plays, else when the viewer does."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.app.match.driver import Driver
from cardtable.app.match.reports import NextIsDue, ReplayEnded, Waits
from cardtable.app.match.scheduler import PACES, Scheduler
from cardtable.app.replay import Landmarks, following, preceding, replay_sight

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.awaiting import Step
    from cardtable.app.match.driver import Ports
    from cardtable.app.match.reports import Post, Report
    from cardtable.app.match.scheduler import Clock, Minds
    from cardtable.app.replay import ReplayTable
    from cardtable.app.settings import Pace, Settings
    from cardtable.app.sight import Eyes, Sight

# What was played is known to be sensible: less time for each action than computer players take.
SHARE: Final = 0.55
# The panel at the end of a deal is read, which takes so many times as long as one action.
AFTER_DEAL: Final = 4.5


class ReplayScheduler(Scheduler):
    """Takes the next step after a while, as long as it plays; computer players are never asked.

    ``post`` gets :class:`NextIsDue` and :class:`ReplayEnded`. ``least`` is how many milliseconds pass at least from one
    action to the next; whoever hears the match hears each action to its end.
    """

    least = 110

    def __init__(
        self, table: ReplayTable, sight: Sight, minds: Minds, clock: Clock, settings: Callable[[], Settings],
        motion_left: Callable[[], int], post: Post,
    ) -> None:  # fmt: skip
        super().__init__(sight, minds, clock, settings, motion_left, post)
        self.playing = False
        self._replay = table
        self._next = clock.timer(lambda: post(NextIsDue()))

    def advance(self, step: Step, hurry: bool = False) -> None:
        """All has been shown so far: wait, and go on if it plays."""
        self.pause()
        self._step = step
        between = self._replay.match.between_rounds
        if between:
            self._post(Waits(step))
        if self.playing and self._replay.position < self._replay.last:
            pause = max(PACES[self._settings().pace] * (AFTER_DEAL if between else SHARE), self.least)
            self._next.start(0 if hurry else int(pause) + self._motion_left())
        elif self.playing:
            self._post(ReplayEnded())

    def pause(self) -> None:
        """Stay as it is until the next :meth:`advance`."""
        super().pause()
        self._next.stop()

    @property
    def rests(self) -> bool:
        """Whether it goes on by itself, and a person may say that this be now."""
        return self._next.active


class ReplayDriver(Driver):
    """Leads through a :class:`ReplayTable`; ``moved`` is called when it is elsewhere, or plays or pauses.

    ``speed`` is how fast it is shown, and nothing waits to be seen.
    """

    table: ReplayTable
    scheduler: ReplayScheduler

    def __init__(self, table: ReplayTable, ports: Ports, speed: Pace, moved: Callable[[], None] = lambda: None) -> None:
        self.speed, self._moved = speed, moved
        settings = ports.settings
        super().__init__(
            table, replace(ports, settings=lambda: replace(settings(), pace=self.speed, wait_for_me=False))
        )
        self.landmarks = Landmarks(table)

    def _look(self) -> Sight:
        return replay_sight(self.table)

    def _scheduler(self, ports: Ports) -> Scheduler:
        def left() -> int:
            return max(self.motion_left(), ports.speaking())

        return ReplayScheduler(self.table, self.sight, ports.minds, ports.clock, ports.settings, left, self._take)

    def _take(self, report: Report) -> None:
        match report:
            case NextIsDue():
                self.forward()
            case ReplayEnded():
                self.pause()
            case _:
                super()._take(report)

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self.scheduler.playing

    def toggle(self) -> None:
        """Play, or pause."""
        if self.playing:
            self.pause()
            self.playback.catch_up()
            return
        if self.table.position >= self.table.last:
            self.go_to(self.table.first)
        self.scheduler.playing = True
        self.forward()

    def pause(self) -> None:
        """Stay where it is."""
        self.scheduler.playing = False
        self.scheduler.pause()
        self._moved()

    def forward(self) -> None:
        """Show the next line as it happened then, beat by beat."""
        table = self.table
        if table.position >= table.last:
            return
        self.playback.finish()
        self.round_end.hurry()
        self.scheduler.pause()
        if table.deals_next:
            self.controller.deal()
        else:
            self.round_end.hide()
            table.forward()
            self.controller.happened()
        self._moved()

    def go_on(self) -> None:
        """Hurry what is being told; else take the next step."""
        if not (self.round_end.hurry() or self.playback.hurry()):
            self.forward()

    def go_to(self, position: int) -> None:
        """Show the table as it was there, at once."""
        self.pause()
        self.playback.drop()
        self.table.go_to(position)
        self.show()

    def look_from(self, eyes: Eyes) -> None:
        """Look from other eyes."""
        playing = self.playing
        self.pause()
        self.playback.drop()
        self.sight.look_from(eyes)
        self.show()
        if playing and self.table.position < self.table.last:
            self.toggle()

    def show(self) -> None:
        """The table lies otherwise: nothing on the screen is about the one that was there."""
        controller, pictures = self.controller, self.display.presenter.pictures
        self.round_end.hide()
        pictures.rewind()
        pictures.ended = len(self.table.match.results)
        self.narrator.forget()
        controller.jumped()
        self.display.show()
        controller.advance()
        self._moved()

    def go(self, way: str) -> None:
        """Go this way through the match."""
        if way == "step":
            self.pause()
            self.forward()
            return
        place = self.place_of(way)
        if place is not None:
            self.go_to(place)
            if way.endswith("moment"):
                self.forward()

    def place_of(self, way: str) -> int | None:
        """Where this way leads; ``None`` where it leads nowhere."""
        table, landmarks = self.table, self.landmarks
        here = table.position
        if way in ("step", "back"):
            place = here + (1 if way == "step" else -1)
            return place if table.first <= place <= table.last else None
        moments = [one.line for one in landmarks.moments]
        # A big moment is shown from the table before it: where one is now, it has just been seen.
        places = {"deal": landmarks.deals, "turn": landmarks.turns, "moment": moments}[way.split("_")[1]]
        if way.startswith("next"):
            return following(places, here - (way == "next_moment"))
        return preceding(places, here - (way == "last_moment"))

    def leave(self) -> None:
        """Another page is shown."""
        self.pause()
        super().leave()

    def come_back(self) -> None:
        """Be as it was left."""
        self.display.show()
        self.controller.advance()
