"""Driver of a match at one screen: all its parts, made for one table and put together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardtable.app.awaiting import Person
from cardtable.app.match.bubbles import Bubbles
from cardtable.app.match.controller import Controller
from cardtable.app.match.display import Display
from cardtable.app.match.drops import Drops
from cardtable.app.match.hand_order import HandSorter, remembered
from cardtable.app.match.hints import HintRequests, Hints
from cardtable.app.match.lessons import Lessons
from cardtable.app.match.moods import Moods
from cardtable.app.match.narrator import Narrator
from cardtable.app.match.playback import Playback
from cardtable.app.match.presenter import Presenter
from cardtable.app.match.presses import Presses
from cardtable.app.match.reports import (
    CaughtUp,
    ComputerActs,
    Hinted,
    LessonRead,
    Thinks,
    TimeIsUp,
    ToCatchUp,
    ToldAll,
    Waits,
)
from cardtable.app.match.round_end import RoundEndSequence
from cardtable.app.match.scheduler import Scheduler, motion_time
from cardtable.app.match.table_pictures import Pictures
from cardtable.app.match.teacher import Teacher
from cardtable.app.match.tray import HandNotes, Tray
from cardtable.app.sight import screen_sight
from cardtable.app.tutorial import Tutorial

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from cardtable.app.ai_process import Answer
    from cardtable.app.dares import Dares
    from cardtable.app.match.display import Shell
    from cardtable.app.match.playback import Motion
    from cardtable.app.match.reports import Report
    from cardtable.app.match.scheduler import Clock, Minds
    from cardtable.app.match.screen import GoOn
    from cardtable.app.match.table_pictures import Say
    from cardtable.app.running_match import RunningMatch
    from cardtable.app.settings import Settings
    from cardtable.app.sight import Sight
    from cardtable.cards import Rank
    from cardtable.engine.match import Seat


@dataclass(frozen=True, slots=True)
class Ports:
    """What a driver needs of the window, or of a test.

    ``say`` writes in the language in force and ``index`` letters ranks as the deck in use does; ``deaf`` is for how
    many milliseconds what comes up takes no press; ``language`` is the code of the one in force, ``change`` changes
    settings and keeps them, and ``tonight`` says how many matches each of these people has won this evening; ``dares``
    are lost matches to be played again.
    ``speaking`` is for about how many milliseconds a screen reader will still read what was told.
    """

    shell: Shell
    motion: Motion
    clock: Clock
    minds: Minds
    settings: Callable[[], Settings]
    say: Say
    index: Callable[[Rank], str]
    deaf: Callable[[], int]
    language: Callable[[], str]
    change: Callable[..., None]
    tonight: Callable[[Sequence[str]], Mapping[str, int]]
    dares: Dares
    speaking: Callable[[], int]


class Driver:
    """One running match: ``controller`` lets it go on, ``display`` is what stands there, and each part does its own.

    ``sight`` is from where it is seen. ``playback`` tells what happens, ``scheduler`` asks the computer players,
    ``drops``, ``presses``, ``hints`` and ``hand`` do what a person does with cards and buttons, ``bubbles`` is what is
    said and asked beside them, ``moods`` what faces show.
    """

    def __init__(self, table: RunningMatch, ports: Ports) -> None:
        self.table = table
        self._motion, self._settings = ports.motion, ports.settings
        settings, clock = ports.settings, ports.clock
        sight = self.sight = self._look()
        tray = self.tray = Tray(table, HandNotes(table, "plans", settings, ports.change))
        table.standing.keep(HandNotes(table, "standing_orders", settings, ports.change))
        pictures = Pictures(
            sight,
            ports.say,
            ports.index,
            tray if table.is_played else None,
            lambda name: remembered(table, settings(), name),
        )
        lessons = Lessons(table, sight, ports.language) if isinstance(table, Tutorial) else None
        presenter = Presenter(sight, pictures, tray, lessons)
        display = self.display = Display(sight, presenter, ports.shell, lambda: settings().mark_fitting, self._take)
        bubbles = self.bubbles = Bubbles(display)
        teacher: Teacher | None = None
        if isinstance(table, Tutorial) and lessons is not None:
            teacher = Teacher(display, bubbles, table, lessons, settings, ports.change, self._take)
        scheduler = self.scheduler = self._scheduler(ports)
        narrator = self.narrator = Narrator(display, scheduler, teacher, settings)
        moods = self.moods = Moods(display, clock)
        playback = self.playback = Playback(
            display, narrator, moods, ports.motion, clock, settings, ports.deaf, self._take
        )
        round_end = self.round_end = RoundEndSequence(
            display, moods, ports.motion, settings, ports.tonight, ports.dares
        )
        controller = self.controller = Controller(
            display, bubbles, tray, playback, scheduler, narrator, moods, round_end, teacher
        )
        drops = self.drops = Drops(display, bubbles, tray, teacher, controller.play)
        self.presses = Presses(
            display, bubbles, drops, tray, teacher, clock, controller.play, controller.look, controller.play_the_rest
        )
        self._requests = HintRequests(sight, ports.minds, clock, self._take)
        self.hints = Hints(display, bubbles, teacher, self._requests.ask)
        self.hand = HandSorter(display, settings, ports.change)
        self._left = False

    def _take(self, report: Report) -> None:
        """A part has reported this."""
        match report:
            case ComputerActs(seat, action):
                self.controller.act_for(seat, action)
            case TimeIsUp():
                self.controller.time_is_up()
            case Waits(step):
                self.controller.waits(step)
            case Thinks(seat, delay):
                self.moods.think(seat, delay)
            case Hinted(decision):
                self.hints.hinted(decision)
            case ToldAll(again):
                self.controller.told(again)
            case ToCatchUp():
                self.playback.catch_up()
            case CaughtUp() | LessonRead():
                self.controller.advance()

    def _look(self) -> Sight:
        """From where the table is seen here."""
        return screen_sight(self.table)

    def _scheduler(self, ports: Ports) -> Scheduler:
        """Who moves this match on."""
        return Scheduler(self.sight, ports.minds, ports.clock, ports.settings, self.motion_left, self._take)

    @property
    def motion_time(self) -> int:
        """How many milliseconds a card flies."""
        return motion_time(self._settings())

    def motion_left(self) -> int:
        """For about how many milliseconds cards will still be on their way."""
        return self._motion.motion_left() + self.playback.left

    @property
    def going_on(self) -> GoOn | None:
        """What persons have to say before a computer player acts or more is told, which waits for nothing else."""
        screen = self.display.screen
        return screen.go_on if screen is not None and (self.scheduler.waits or self.playback.waits) else None

    def answered(self, answer: Answer) -> None:
        """An answer has come from the computer players' process, to this or to another caller's question."""
        if not self._requests.answered(answer):
            self.scheduler.answered(answer)

    def call(self, seats: Sequence[Seat]) -> None:
        """Those who sit here are called so from now on, also where it has been written."""
        self.table.call(seats)
        self.round_end.write_anew()

    def stop(self) -> None:
        """The table is left; everything played is kept already, or is now if it can be."""
        self.playback.drop()
        self.scheduler.pause()
        self._requests.forget()
        self.moods.calm()
        self.table.watched = None
        self.table.keep_the_rest()

    def hold_elsewhere(self, seats: Iterable[int]) -> None:
        """These persons hold their cards elsewhere from now on, and nothing of them is on the screen."""
        if self.table.match.round is None:
            self.table.hold_elsewhere(seats)
            return
        self.playback.finish()
        self.table.hold_elsewhere(seats)
        self.bubbles.put_down()
        self.bubbles.forget()
        self.display.remember(curtain=None)
        self.display.show()
        if not self._left:
            self.controller.advance()

    def leave(self) -> None:
        """Another page is shown: the curtain is down, and no player plays on."""
        self._left = True
        self.playback.finish()
        self.scheduler.pause()
        self.scheduler.start_window_anew()
        self.controller.end_showing()
        self.round_end.hurry()
        self.moods.calm()
        self.controller.leave()

    def ask_again(self) -> None:
        """Whoever has read something else meanwhile hears once more what is asked."""
        step = self.display.state.step
        if isinstance(step, Person):
            self.narrator.ask_again()
            self.narrator.ask(step)

    def come_back(self) -> None:
        """The table is seen again, by a person who may have forgotten what was asked."""
        self._left = False
        self.narrator.ask_again()
        if self.table.match.round is not None:
            self.display.show()
            self.controller.advance()
