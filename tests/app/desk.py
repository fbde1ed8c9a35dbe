"""A whole running match without a window: real controller, playback, scheduler and narrator; time as the test says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from cardtable.app.ai_process import Answer
from cardtable.app.autosave import NoAutosave
from cardtable.app.awaiting import Step
from cardtable.app.match import presses
from cardtable.app.match.cues import GlideBack, Heard, Opened, Said
from cardtable.app.match.driver import Driver, Ports
from cardtable.app.match.screen import Button, Screen, Speech
from cardtable.app.match.state import State
from cardtable.app.match.turn_log import Log
from cardtable.app.running_match import RunningMatch
from cardtable.app.settings import Settings
from cardtable.cards import Card, Rank, cards
from cardtable.engine.match import Match, Seat, TakingBack
from cardtable.games.catalogue import entry
from cardtable.messages import Message, source_text, verbatim
from cardtable.players.decision import Decision
from cardtable.stage.commands import Command
from cardtable.stage.event_style import Sound
from cardtable.stage.turn_lines import TurnLine
from cardtable.stage.zones import Zone, ZoneKind
from tests.every_game import every_game
from tests.ui.tables import NAMES, position

Held = str | Sequence[Card]
# So many milliseconds after a hasty press another one counts.
SAME_PRESS = presses.SAME_PRESS


def _cards(held: Held) -> Sequence[Card]:
    return cards(held) if isinstance(held, str) else held


def english(message: Message, draw: Callable[[object], str] | None = None) -> str:
    return message.render(source_text, draw)


def messages(thing: object) -> list[Message]:
    """Every sentence in a value, however deep it lies."""
    if isinstance(thing, Message):
        return [thing]
    if is_dataclass(thing):
        return [one for field in fields(thing) for one in messages(getattr(thing, field.name))]
    if isinstance(thing, tuple | list | frozenset):
        return [one for part in thing for one in messages(part)]
    return []


def _spoken(cue: object) -> tuple[Message, ...]:
    if isinstance(cue, Said):
        return cue.parts
    return (*cue.asked, *cue.more) if isinstance(cue, Opened) else ()


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


class NoDares:
    """Nobody is dared, and no envelope lies anywhere."""

    def offered(self, table: RunningMatch) -> bool:
        return False

    def said_at(self, table: RunningMatch) -> None:
        return None


class Desk:
    """The shell of a match: it keeps all screens and cues, and for what the match waited."""

    def __init__(self, table: RunningMatch, dares: Any = None, **settings: Any) -> None:
        self.deaf, self.speaking, self.language = 0, 0, "en"
        self.tonight: dict[str, int] = {}
        self.dares: Any = dares or NoDares()
        self.screens: list[Screen] = []
        self.cues: list[object] = []
        self.waited: list[Step] = []
        self.table = table
        self.settings = Settings(**{"pace": "instant", **settings})
        self.clock, self.minds, self.cards = Hours(), Slow(), Cards(self)
        ports = Ports(
            self, self.cards, self.clock, self.minds, lambda: self.settings, english, lambda rank: Rank(rank).name[0],
            lambda: self.deaf, lambda: self.language, self.change, lambda people: self.tonight,
            self.dares, lambda: self.speaking,
        )  # fmt: skip
        self.driver = self.new_driver(table, ports)
        self.sight = self.driver.sight
        self.controller = self.driver.controller
        waits = self.controller.waits

        def waited(step: Step) -> None:
            self.waited.append(step)
            waits(step)

        self.controller.waits = waited  # type: ignore[method-assign]

    def new_driver(self, table: RunningMatch, ports: Ports) -> Driver:
        return Driver(table, ports)

    def change(self, **changes: object) -> None:
        for name, value in changes.items():
            setattr(self.settings, name, value)

    # the shell
    def show_screen(self, screen: Screen, *, animate: bool) -> None:
        fresh = not self.screens or self.screens[-1].picture is not screen.picture
        self.screens.append(screen)
        if fresh and animate:
            self.cards.set_out()
        if fresh:
            self.let_go()

    def let_go(self) -> None:
        """What has left the open hand is picked no more, as at a real table."""
        kept = [card for card in self.driver.display.state.picked if card in self.own_cards()]
        if len(kept) < len(self.driver.display.state.picked):
            self.driver.drops.pick(kept)

    def shut(self) -> None:
        """Nothing is open here that somebody could look at."""

    def do(self, cue: object) -> None:
        self.cues.append(cue)
        if isinstance(cue, GlideBack):
            self.driver.drops.pick(())

    # what is seen and heard
    @property
    def screen(self) -> Screen:
        return self.screens[-1]

    @property
    def bubble(self) -> str:
        """What stands beside a part of the table; empty where nothing does."""
        return english(self.screen.bubble.message) if self.screen.bubble is not None else ""

    @property
    def status(self) -> str:
        return english(self.screen.status.line)

    @property
    def picked(self) -> tuple[Card, ...]:
        return self.driver.display.state.picked

    @property
    def headline(self) -> Message | None:
        """What stands in the bar instead of the usual."""
        return self.driver.display.state.headline

    @property
    def in_question(self) -> Card | None:
        return self.driver.display.state.in_question

    @property
    def rule(self) -> str:
        """The chapter that F1 opens."""
        return self.driver.display.state.rule

    @property
    def groups(self) -> Sequence[Sequence[Card]]:
        """What counts as put together."""
        return self.driver.tray.groups(self.sight.viewer)

    def zone(self, name: str) -> Zone:
        return next(one for one in self.screen.picture.zones if one.id == name)

    def zones(self, kind: ZoneKind) -> list[Zone]:
        return [one for one in self.screen.picture.zones if one.kind is kind]

    def open_cards(self) -> set[Card]:
        """Every card whose face lies on the table."""
        return {card for one in self.screen.picture.zones for card in one.cards if card is not None}

    def own_cards(self) -> list[Card]:
        """What lies in the open hand, put together or not."""
        own = [*self.zones(ZoneKind.HAND), *self.zones(ZoneKind.TRAY)]
        return [card for one in own if one.seat is not None for card in one.cards if card is not None]

    def tray(self) -> list[list[Card]]:
        """What is put together."""
        return [[card for card in one.cards if card is not None] for one in self.zones(ZoneKind.TRAY) if one.cards]

    def labels(self) -> list[str]:
        return [english(one.command.label) for one in self.screen.buttons]

    def keys(self) -> list[str]:
        return [english(one.command.key) for one in self.screen.buttons]

    def button(self, key: str) -> Button:
        return next(one for one in self.screen.buttons if english(one.command.key) == key)

    def log(self) -> list[str]:
        """The single sentences of the log, as far as it has been told."""
        match, told = self.table.match, self.driver.display.state.told
        rows = Log(self.sight).rows(range(len(match.log)), self.sight.view(), told)
        return [english(row.text) for row in rows if row.level and row.text is not None]

    def since(self) -> list[str]:
        """What the curtain tells."""
        curtain = self.screen.curtain
        if curtain is None:
            return []
        return [*(english(one.text) for one in curtain.notices), *self._in_lines(curtain.lines)]

    def strip(self) -> list[str]:
        """What the strip tells, in words."""
        return self._in_lines(self.screen.strip)

    def notices(self) -> list[str]:
        """What was done to the person in front of the screen."""
        return [english(one.text) for one in self.screen.notices]

    def _in_lines(self, lines: Sequence[TurnLine]) -> list[str]:
        return [english(line.text(self.table.names)) for line in lines]

    def said(self) -> list[str]:
        """The sentences for ears, as they came."""
        return [english(one) for cue in self.cues for one in _spoken(cue)]

    def sayings(self) -> list[str]:
        """What was said to ears in one breath, as it came."""
        return [" ".join(map(english, _spoken(cue))) for cue in self.cues if _spoken(cue)]

    def heard(self) -> list[Sound]:
        return [cue.sound for cue in self.cues if isinstance(cue, Heard)]

    # what people do
    def open(self) -> None:
        self.controller.open()

    def may_pick(self, card: Card) -> bool:
        return self.driver.drops.may_pick(card)

    def fits(self, held: Held, target: str) -> bool:
        """Whether these cards are called fitting there."""
        return self.driver.drops.is_legal(_cards(held), target)

    def is_daring(self, held: Held, target: str) -> bool:
        """Whether it would be cheating to put these cards there."""
        return self.driver.drops.is_cheating(_cards(held), target)

    def pick(self, held: Held) -> None:
        self.driver.drops.pick(_cards(held))

    def consider(self, card: Card | None) -> None:
        self.driver.drops.consider(card)

    def drop(self, held: Held, target: str = "discard", *, cheating: bool = False) -> None:
        self.driver.drops.drop(_cards(held), target, cheating)

    def ask_where(self, held: Held, targets: list[str]) -> None:
        self.driver.drops.ask_where(_cards(held), targets)

    def press(self, button: str | Command) -> None:
        """Press a button, or the one with this key."""
        self.driver.presses.press(self.button(button).command if isinstance(button, str) else button)

    def choose(self, number: int) -> None:
        self.driver.drops.choose(number)

    def call(self, number: int = 0) -> None:
        """Press a button of the curtain."""
        assert self.screen.curtain is not None
        call = self.screen.curtain.calls[number]
        self.play(call.seat, call.command.action)

    def play(self, seat: int, *actions: Any) -> None:
        self.controller.play(seat, actions)

    def go_on(self) -> None:
        if not self.driver.round_end.go_on() and not self.driver.playback.hurry():
            self.controller.go_on()

    def deal(self) -> None:
        self.controller.deal()

    def uncover(self) -> None:
        self.controller.uncover()

    def cover(self) -> None:
        self.controller.cover()

    def peek(self, on: bool) -> None:
        self.controller.peek(on)

    def take_back(self) -> None:
        self.controller.take_back()

    def redo(self) -> None:
        self.controller.redo()

    def hint(self) -> None:
        self.driver.hints.ask()

    def hush(self) -> None:
        self.driver.bubbles.hush()

    def bubble_gone(self) -> None:
        self.driver.bubbles.bubble_gone()

    def show_since(self) -> bool:
        return self.controller.show_since()

    def sort(self) -> None:
        self.driver.hand.sort()

    def arrange(self, card: str, place: int) -> None:
        self.driver.hand.arrange(Card.parse(card), place)

    def look_away(self) -> None:
        """Another page is shown."""
        self.driver.leave()

    def come_back(self) -> None:
        self.driver.come_back()

    # what the program does
    def draw_again(self) -> None:
        self.driver.display.show()

    def advance(self) -> None:
        """See what comes next."""
        self.controller.advance()

    def happened(self) -> None:
        """Something was played at the table itself."""
        self.controller.happened()

    def gather(self) -> None:
        """A round has been dealt, and nothing of it is told yet."""
        self.driver.display.begin(self.driver.display.presenter.pictures.gathered())

    def note(self, sentence: str) -> None:
        """This stands below the status."""
        self.driver.display.write_below(verbatim(sentence))

    def speak(self, seat: int, words: str) -> None:
        """A player says this aloud."""
        self.driver.display.put(speech=(Speech(seat, verbatim(words)),), outcry=None)

    def screen_anew(self) -> Screen:
        """What would stand there if nothing were remembered."""
        presenter, state = self.driver.display.presenter, State()
        return presenter.screen(state, presenter.picture(state, mark_fitting=True))

    def hinted(self, action: Any) -> None:
        """A hint has come."""
        self.driver.hints.hinted(None if action is None else Decision(action, ()))

    def decide(self, seat: int, action: Any) -> None:
        """A computer player has decided."""
        self.controller.act_for(seat, action)

    def answer(self, action: Any, failure: str | None = None) -> None:
        """The computer players' process answers what it was asked last."""
        self.driver.answered(Answer(len(self.minds.asked), action and Decision(action, ()), failure))

    @property
    def tells(self) -> bool:
        return self.driver.display.telling.busy

    @property
    def shows_again(self) -> bool:
        return self.driver.display.telling.again

    def tell_all(self) -> None:
        """All that happened is told, up to what waits for a person."""
        self.driver.playback.hurry_all()

    def tell_on(self) -> bool:
        """The beat that is told is over; whether there was one."""
        return self.driver.playback.hurry()

    def leave_untold(self) -> None:
        """What has happened is not told."""
        self.driver.playback.drop()

    @property
    def waits_to_be_seen(self) -> bool:
        """Whether what is told goes on only when a person says so."""
        return self.driver.playback.waits

    @property
    def computers_wait(self) -> bool:
        """Whether no computer player goes on before a person says so."""
        return self.driver.scheduler.waits

    def end_phase(self) -> None:
        """The phase of the end of a round that is shown is over."""
        self.driver.round_end.next()

    def hurry_end(self) -> bool:
        """The last phase of the end of a round at once; whether there was anything to hurry."""
        return self.driver.round_end.hurry()

    def fold_end(self) -> None:
        """Put the panel away, or take it out again."""
        self.driver.round_end.toggle()


def at_table(
    current: Any, people: int = 1, name: str = "olsen", *, taking_back: TakingBack | None = None,
    keeper: Any = None, settings: Any = None, **options: Any,
) -> Desk:  # fmt: skip
    """The desk of a table that lies so, open and waiting; ``options`` are the match's where they matter."""
    game = entry(name)
    seats = [Seat(NAMES[place], None if place < people else "medium", place) for place in range(current.seats)]
    match = Match(game.game, game.game.options.read(options), seats, "0000-0000", taking_back)
    match.deal()
    match.resume(match.log, current, [], current.dealer)
    made = Desk(RunningMatch(game, match, "test", keeper or NoAutosave()), **(settings or {}))
    made.table.asking = made.settings.asking
    made.open()
    return made


def desk(
    hands: list[str], top: str = "2C", people: int = 1, name: str = "olsen", settings: Any = None, **facts: Any
) -> Desk:
    """The desk of a table of Ólsen Ólsen that lies so."""
    taking_back = facts.pop("taking_back", None)
    return at_table(position(hands, top, **facts), people, name, taking_back=taking_back, settings=settings)


def seated(name: str, persons: int = 1, count: int = 0, code: str = "0000-0001", **settings: Any) -> Desk:
    """The desk of a game that has just been dealt, with as many seats as it needs or more."""
    game = every_game()[name]
    seats = max(count, game.game.seat_counts[0], persons)
    sitting = [Seat(NAMES[at], None if at < persons else "easy", at) for at in range(seats)]
    match = Match(game.game, game.game.options.read({}), sitting, code, TakingBack.DECISION)
    made = Desk(RunningMatch(game, match, "test", NoAutosave()), **settings)
    made.table.asking = made.settings.asking
    made.deal()
    made.tell_all()
    return made
