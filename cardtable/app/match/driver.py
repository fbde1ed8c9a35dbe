"""Driver of a match at one screen: the controller with all that moves the match on, made for one table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardtable.app.match.controller import Controller
from cardtable.app.match.hand_order import HandSorter, remembered
from cardtable.app.match.narrator import Narrator
from cardtable.app.match.pictures import Pictures
from cardtable.app.match.playback import Playback
from cardtable.app.match.presenter import Presenter
from cardtable.app.match.round_end import RoundEndSequence
from cardtable.app.match.scheduler import Scheduler, motion_time
from cardtable.app.match.teacher import Teacher
from cardtable.app.match.tray import Tray
from cardtable.app.tutorial import Tutorial
from cardtable.stage.turns import Wordiness

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.match.controller import Shell
    from cardtable.app.match.pictures import Say
    from cardtable.app.match.playback import Motion
    from cardtable.app.match.scheduler import Clock, Minds
    from cardtable.app.settings import Settings
    from cardtable.app.table import GameTable
    from cardtable.cards import Rank


@dataclass(frozen=True, slots=True)
class Ports:
    """What a driver needs of the window, or of a test.

    ``say`` writes in the language in force and ``index`` letters ranks as the deck in use does; ``deaf`` is for how
    many milliseconds what comes up takes no press; ``language`` is the code of the one in force, and ``change`` changes
    settings and keeps them.
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


class Driver:
    """One running match: ``controller`` changes it, ``playback`` tells it, ``scheduler`` asks the computer players."""

    def __init__(self, table: GameTable, ports: Ports) -> None:
        tray = Tray(table)
        pictures = Pictures(
            table,
            ports.say,
            ports.index,
            tray if table.is_played else None,
            lambda name: remembered(table, ports.settings(), name),
        )
        self.table = table
        controller = self.controller = Controller(table, Presenter(table, pictures, tray), tray, ports.shell)
        controller.mark_fitting = lambda: ports.settings().mark_fitting
        narrator = self.narrator = Narrator(controller, lambda: Wordiness(ports.settings().wordiness))
        playback = self.playback = Playback(controller, narrator, ports.motion, ports.clock, ports.settings, ports.deaf)
        self.round_end = RoundEndSequence(controller, ports.motion, ports.settings)
        controller.playback, controller.narrator, controller.round_end = playback, narrator, self.round_end
        controller.presenter.told = lambda: playback.view
        table.watched = playback.note
        self._motion, self._settings = ports.motion, ports.settings
        scheduler = self.scheduler = controller.scheduler = self._scheduler(ports)
        scheduler.on_act, scheduler.on_time_up = controller.act_for, controller.time_is_up
        scheduler.on_waits = controller.waits
        scheduler.on_hinted = controller.hinted
        self.hand = HandSorter(controller, ports.settings, ports.change)
        if isinstance(table, Tutorial):
            teacher = controller.teacher = Teacher(controller, table, ports.language, ports.settings, ports.change)
            controller.presenter.taught = teacher.light_up

    def _scheduler(self, ports: Ports) -> Scheduler:
        """Who moves this match on."""
        return Scheduler(self.table, ports.minds, ports.clock, ports.settings, self.motion_left)

    @property
    def motion_time(self) -> int:
        """How many milliseconds a card flies."""
        return motion_time(self._settings())

    def motion_left(self) -> int:
        """For about how many milliseconds cards will still be on their way."""
        return self._motion.motion_left() + self.playback.left

    def stop(self) -> None:
        """The table is left; everything played is kept already, or is now if it can be."""
        self.playback.drop()
        self.scheduler.stop()
        self.table.watched = None
        self.table.keep_the_rest()

    def leave(self) -> None:
        """Another page is shown: the curtain is down, and no player plays on."""
        self.playback.finish()
        self.scheduler.pause()
        self.scheduler.start_window_anew()
        self.controller.end_showing()
        self.round_end.hurry()
        self.controller.leave()

    def come_back(self) -> None:
        """The table is seen again, by a person who may have forgotten what was asked."""
        self.narrator.ask_again()
        if self.table.match.round is not None:
            self.controller.show()
            self.controller.advance()
