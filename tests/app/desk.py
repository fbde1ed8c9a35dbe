"""A whole running match without a window: real controller, playback, scheduler and narrator; time as the test says."""

from __future__ import annotations

from typing import Any

from cardtable.app.autosave import NoAutosave
from cardtable.app.match.driver import Driver, Ports
from cardtable.app.match.screen import Screen
from cardtable.app.settings import Settings
from cardtable.app.steps import Step
from cardtable.app.table import GameTable
from cardtable.cards import Rank
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.messages import Message, source_text
from tests.ui.tables import NAMES, position


def english(message: Message) -> str:
    return message.render(source_text)


class Hours:
    """A clock whose time passes when the test says so."""

    def __init__(self) -> None:
        self.time = 0
        self.timers: list[Hour] = []

    def now(self) -> int:
        return self.time

    def timer(self, deed: Any) -> Hour:
        self.timers.append(Hour(self, deed))
        return self.timers[-1]

    def pass_by(self, milliseconds: int) -> None:
        end = self.time + milliseconds
        while due := [one for one in self.timers if one.at is not None and one.at <= end]:
            first = min(due, key=lambda one: one.at or 0)
            self.time, first.at = first.at or 0, None
            first.deed()
        self.time = end


class Hour:
    def __init__(self, clock: Hours, deed: Any) -> None:
        self.clock, self.deed, self.at = clock, deed, None

    def start(self, milliseconds: int) -> None:
        self.at = self.clock.time + milliseconds

    def stop(self) -> None:
        self.at = None

    @property
    def active(self) -> bool:
        return self.at is not None


class Slow:
    """Computer players that never answer by themselves."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.restarts = 0

    def ask(self, question: Any) -> int:
        self.asked.append(question)
        return len(self.asked)

    def restart(self) -> None:
        self.restarts += 1


class Cards:
    """Cards that fly until the test lets them land, or lie at once."""

    motion_time = 0

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.flies = self.moving = False

    def set_out(self) -> None:
        self.moving = self.flies

    def finish_flights(self) -> None:
        if self.moving:
            self.moving = False
            self._desk.driver.playback.landed()

    def motion_left(self) -> int:
        return 0


class Desk:
    """The shell of a match: it keeps all screens and cues, and for what the match waited."""

    def __init__(self, table: GameTable, **settings: Any) -> None:
        self.deaf = 0
        self.screens: list[Screen] = []
        self.cues: list[object] = []
        self.waited: list[Step] = []
        self.table = table
        self.settings = Settings(**{"pace": "instant", **settings})
        self.clock, self.minds, self.cards = Hours(), Slow(), Cards(self)
        ports = Ports(
            self, self.cards, self.clock, self.minds, lambda: self.settings, english, lambda rank: Rank(rank).name[0],
            lambda: self.deaf, lambda: "en", self.change,
        )  # fmt: skip
        self.driver = self.new_driver(table, ports)
        self.at = self.driver.controller
        waits = self.driver.scheduler.on_waits

        def waited(step: Step) -> None:
            self.waited.append(step)
            waits(step)

        self.driver.scheduler.on_waits = waited

    def new_driver(self, table: GameTable, ports: Ports) -> Driver:
        return Driver(table, ports)

    def change(self, **changes: object) -> None:
        for name, value in changes.items():
            setattr(self.settings, name, value)

    # the shell
    def show_screen(self, screen: Screen, *, animate: bool) -> None:
        moved = animate and (not self.screens or self.screens[-1].picture is not screen.picture)
        self.screens.append(screen)
        if moved:
            self.cards.set_out()

    def do(self, cue: object) -> None:
        self.cues.append(cue)

    # what is seen
    @property
    def screen(self) -> Screen:
        return self.screens[-1]

    def labels(self) -> list[str]:
        return [english(one.command.label) for one in self.screen.buttons]


def desk(
    hands: list[str], top: str = "2C", people: int = 1, name: str = "olsen", settings: Any = None, **facts: object
) -> Desk:
    """The desk of a table of Ólsen Ólsen that lies so, open and waiting."""
    current = position(hands, top, **facts)
    game = entry(name)
    seats = [Seat(NAMES[place], None if place < people else "medium", place) for place in range(current.seats)]
    match = Match(game.game, game.game.options.read({}), seats, "0000-0000")
    match.deal()
    match.resume(match.log, current, [], current.dealer)
    made = Desk(GameTable(game, match, "test", NoAutosave()), **(settings or {}))
    made.at.open()
    return made
