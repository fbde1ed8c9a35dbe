"""Driver of a match at one screen: all its parts, made for one table and put together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardtable.app.match.answers import Answers
from cardtable.app.match.controller import Controller
from cardtable.app.match.display import Display
from cardtable.app.match.drops import Drops
from cardtable.app.match.hand_order import HandSorter, remembered
from cardtable.app.match.hints import Hints
from cardtable.app.match.moods import Moods
from cardtable.app.match.narrator import Narrator
from cardtable.app.match.pictures import Pictures
from cardtable.app.match.playback import Playback
from cardtable.app.match.presenter import Presenter
from cardtable.app.match.round_end import RoundEndSequence
from cardtable.app.match.scheduler import Scheduler, motion_time
from cardtable.app.match.teacher import Teacher
from cardtable.app.match.tray import Tray
from cardtable.app.sight import screen_sight
from cardtable.app.tutorial import Tutorial

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cardtable.app.match.display import Shell
    from cardtable.app.match.pictures import Say
    from cardtable.app.match.playback import Motion
    from cardtable.app.match.scheduler import Clock, Minds
    from cardtable.app.settings import Settings
    from cardtable.app.sight import Sight
    from cardtable.app.table import GameTable
    from cardtable.cards import Rank
    from cardtable.engine.match import Seat


@dataclass(frozen=True, slots=True)
class Ports:
    """What a driver needs of the window, or of a test.

    ``say`` writes in the language in force and ``index`` letters ranks as the deck in use does; ``deaf`` is for how
    many milliseconds what comes up takes no press; ``language`` is the code of the one in force, ``change`` changes
    settings and keeps them, and ``tonight`` says how many matches each of these people has won this evening.
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
    speaking: Callable[[], int]


class Driver:
    """One running match: ``controller`` lets it go on, ``display`` is what stands there, and each part does its own.

    ``playback`` tells what happens, ``scheduler`` asks the computer players, ``drops``, ``hints`` and ``hand`` do what
    a person does with cards, ``answers`` is what is said and asked beside them, ``moods`` what faces show.
    """

    def __init__(self, table: GameTable, ports: Ports) -> None:
        self.table = table
        self._motion, self._settings = ports.motion, ports.settings
        sight = self.sight = self._look()
        tray = self.tray = Tray(table, ports.settings, ports.change)
        pictures = Pictures(
            sight,
            ports.say,
            ports.index,
            tray if table.is_played else None,
            lambda name: remembered(table, ports.settings(), name),
        )
        presenter = Presenter(sight, pictures, tray)
        display = self.display = Display(sight, presenter, ports.shell, lambda: ports.settings().mark_fitting)
        answers = self.answers = Answers(display)
        teacher = self.teacher = self._teacher(ports)
        scheduler = self.scheduler = self._scheduler(ports)
        narrator = self.narrator = Narrator(display, scheduler, teacher, ports.settings)
        moods = self.moods = Moods(display, ports.clock)
        playback = self.playback = Playback(
            display, narrator, moods, ports.motion, ports.clock, ports.settings, ports.deaf
        )
        round_end = self.round_end = RoundEndSequence(display, moods, ports.motion, ports.settings, ports.tonight)
        drops = self.drops = Drops(display, answers, tray, teacher, lambda *played: self.controller.play(*played))
        controller = self.controller = Controller(
            display, answers, tray, drops, playback, scheduler, narrator, moods, round_end, teacher, ports.clock
        )
        self.hints = Hints(display, answers, teacher, scheduler.ask_for_hint)
        self.hand = HandSorter(display, ports.settings, ports.change)
        display.telling = playback
        presenter.told = lambda: playback.view
        table.watched = playback.note
        playback.on_told, playback.on_caught_up = controller.told, controller.advance
        scheduler.on_act, scheduler.on_time_up = controller.act_for, controller.time_is_up
        scheduler.on_waits = controller.waits
        scheduler.on_thinks = moods.think
        scheduler.on_hinted = self.hints.hinted
        if teacher is not None:
            display.lesson, presenter.taught = teacher.part, teacher.light_up

    def _look(self) -> Sight:
        """From where the table is seen here."""
        return screen_sight(self.table)

    def _teacher(self, ports: Ports) -> Teacher | None:
        """Who teaches here, where that is a guided first round."""
        if not isinstance(self.table, Tutorial):
            return None
        return Teacher(
            self.display, self.answers, self.table, ports.language, ports.settings, ports.change,
            lambda: self.controller.advance(),
        )  # fmt: skip

    def _scheduler(self, ports: Ports) -> Scheduler:
        """Who moves this match on."""
        return Scheduler(self.sight, ports.minds, ports.clock, ports.settings, self.motion_left)

    @property
    def motion_time(self) -> int:
        """How many milliseconds a card flies."""
        return motion_time(self._settings())

    def motion_left(self) -> int:
        """For about how many milliseconds cards will still be on their way."""
        return self._motion.motion_left() + self.playback.left

    def call(self, seats: Sequence[Seat]) -> None:
        """Those who sit here are called so from now on, also where it has been written."""
        self.table.call(seats)
        self.round_end.write_anew()

    def stop(self) -> None:
        """The table is left; everything played is kept already, or is now if it can be."""
        self.playback.drop()
        self.scheduler.stop()
        self.moods.calm()
        self.table.watched = None
        self.table.keep_the_rest()

    def leave(self) -> None:
        """Another page is shown: the curtain is down, and no player plays on."""
        self.playback.finish()
        self.scheduler.pause()
        self.scheduler.start_window_anew()
        self.controller.end_showing()
        self.round_end.hurry()
        self.moods.calm()
        self.controller.leave()

    def come_back(self) -> None:
        """The table is seen again, by a person who may have forgotten what was asked."""
        self.narrator.ask_again()
        if self.table.match.round is not None:
            self.display.show()
            self.controller.advance()
