"""Scheduler: asks the computer players in time, and says when persons are waited for."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Final, Protocol

from cardtable.app.ai_process import LOST, any_move
from cardtable.app.awaiting import Computer, Reaction
from cardtable.app.match.reports import ComputerActs, Thinks, TimeIsUp, Waits
from cardtable.players.decision import Level

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from cardtable.app.ai_process import Answer, Question
    from cardtable.app.awaiting import Step
    from cardtable.app.match.reports import Post
    from cardtable.app.settings import Settings
    from cardtable.app.sight import Sight
    from cardtable.engine.values import Action
    from cardtable.players.decision import Decision


class Timer(Protocol):
    """Does one thing when its time has passed; started anew, it waits anew."""

    def start(self, milliseconds: int) -> None:
        """Begin to wait."""

    def stop(self) -> None:
        """Do not do it."""

    @property
    def active(self) -> bool:
        """Whether it waits."""


class Clock(Protocol):
    """Milliseconds, and timers."""

    def now(self) -> int:
        """How many have passed since some moment."""

    def timer(self, deed: Callable[[], None]) -> Timer:
        """A timer that does this."""


PACES: Final = {"calm": 1500, "normal": 850, "brisk": 400, "instant": 0}
# How many milliseconds a card flies.
MOTION: Final = {"calm": 420, "normal": 280, "brisk": 170, "instant": 0}
CALL_SHARE: Final = 0.6
# No player thinks longer than this many milliseconds, unless the machine has stopped the process or something is wrong.
TIME_LIMIT: Final = 6000
# Computer players accuse after so many seconds, so that a person can be the first.
HESITATION: Final = (0.8, 2.2)
# Where the quickest gets a card, the first computer player answers after so many seconds, the others soon after.
FIRST_TO_RACE: Final = (0.8, 3.0)
NEXT_TO_RACE: Final = (0.1, 0.8)
# Computer players are no metronomes, and how long one takes says nothing: chance and what everybody sees decide it.
UNSTEADY: Final = (0.8, 1.3)

_log = logging.getLogger(__name__)


def motion_time(settings: Settings) -> int:
    """How many milliseconds a card flies with these settings."""
    return 0 if settings.reduce_motion else MOTION[settings.pace]


class Minds(Protocol):
    """The process in which computer players think."""

    def ask(self, question: Question) -> int:
        """Ask; the number of the question. OSError when there is no process."""

    def restart(self) -> None:
        """Begin anew. OSError when that is not possible."""


def restart(minds: Minds) -> None:
    """Begin anew with the process, where that is possible."""
    try:
        minds.restart()
    except OSError:
        _log.exception("the computer players' process cannot be started")


class Scheduler:
    """Moves one match on.

    ``post`` gets :class:`ComputerActs`, :class:`TimeIsUp`, :class:`Waits` and :class:`Thinks`.
    """

    second = 1000
    time_limit = TIME_LIMIT

    def __init__(
        self, sight: Sight, minds: Minds, clock: Clock, settings: Callable[[], Settings],
        motion_left: Callable[[], int], post: Post,
    ) -> None:  # fmt: skip
        """``motion_left`` tells how many milliseconds cards will still be in flight: no player acts before they lie."""
        self._post = post
        self._motion_left = motion_left
        self._minds = minds
        self._clock = clock
        self._settings = settings
        self._sight, self._table = sight, sight.table
        self._timer = clock.timer(self._think)
        self._guard = clock.timer(self._lose_patience)
        self._luck: Random = secrets.SystemRandom()
        self._tries = 0
        self._step: Step | None = None
        self._asked: int | None = None
        self._answer: Answer | None = None
        self._resting = False
        self._waited_at = -1
        self._hurried_at = -1
        self._since = 0
        self._since_line = -1
        self._race: tuple[int, float] | None = None
        self._racer: tuple[int, int] | None = None

    def advance(self, step: Step, hurry: bool = False) -> None:
        """This comes next; ``hurry`` when a person has said go on."""
        self.pause()
        line = len(self._table.match.log)
        if hurry:
            self._waited_at = self._hurried_at = line
        if self._since_line != line:
            self._since_line = line
            self._since = self._clock.now()
        if isinstance(step, Reaction):
            self._post(Waits(step))
            self._let_computers_react()
        elif isinstance(step, Computer):
            self._let_computer_act(step, hurry)
        else:
            self._step = step
            self._post(Waits(step))
        seconds = self._table.race()
        if seconds is not None:
            self._let_all_race(seconds)
            return
        self._race = self._racer = None
        # Who is on turn is seen to decide; whether another one calls is not to be seen before.
        if isinstance(self._step, Computer) and not self._step.call and not self._resting:
            self._post(Thinks(self._step.seat, self._motion_left()))

    def _let_all_race(self, seconds: float) -> None:
        """Where the quickest gets the card, computer players take as long as people do, and then the time is up.

        When a player would call is decided before anybody has: nobody calls because another one did.
        """
        now, first = self._clock.now(), self._race is None
        if self._race is None or self._race[1] != seconds:  # somebody has called
            self._race = now, seconds
        end = self._race[0] + int(seconds * self.second)
        computer = self._table.next_computer()
        if computer is None:
            self._racer = None
        elif self._racer is None or self._racer[0] != computer:
            moment = now + int(self.second * self._luck.uniform(*(FIRST_TO_RACE if first else NEXT_TO_RACE)))
            self._racer = computer, moment
        if self._racer is None or self._racer[1] > end:
            self._step = None
            self._timer.start(max(0, end - now))
        else:
            self._step = Computer(self._racer[0], call=True)
            self._timer.start(max(0, self._racer[1] - now))

    def _let_computer_act(self, step: Computer, hurry: bool) -> None:
        self._step = step
        delay = 0 if hurry else self._delay(step)
        self._resting = delay is None or (self._table.reaction_window() is not None and not hurry)
        if self._resting:
            self._post(Waits(step))
        if delay is not None:
            self._timer.start(delay + self._motion_left())
            if delay and not step.call:
                # Asked at once and heard when the pause is over: how long a player thinks tells nothing.
                self._ask(step)

    def _let_computers_react(self) -> None:
        """While persons look at a turn, computer players may accuse too."""
        caller = self._table.computer_that_may_call()
        self._step = None if caller is None else Computer(caller, call=True)
        if caller is not None:
            self._timer.start(self._hesitation() + self._motion_left())

    def pause(self) -> None:
        """Ask no computer player until the next :meth:`advance`."""
        self._post(Thinks(None))
        self._timer.stop()
        self._guard.stop()
        self._asked = None
        self._answer = None
        self._tries = 0
        self._step = None
        self._resting = False

    def start_window_anew(self) -> None:
        """The table was unseen for a while: the time to react begins again."""
        self._since_line = -1
        self._race = self._racer = None

    def rewind(self) -> None:
        """Something was taken back: no player has waited, hurried or asked at the table as it lies now."""
        self.start_window_anew()
        self._waited_at = self._hurried_at = -1

    @property
    def waits(self) -> bool:
        """Whether no player goes on before a person says so."""
        return self._resting and not self._timer.active

    @property
    def rests(self) -> bool:
        """Whether the computer players leave time until a person says go on."""
        return self._resting

    def _hesitation(self) -> int:
        return int(self.second * self._luck.uniform(*HESITATION))

    def _delay(self, step: Computer) -> int | None:
        if step.call and self._table.round.must_answer():
            # What is decided in secret takes no time.
            return 0
        if self._table.asks_ready() and self._waited_at != len(self._table.match.log):
            return None
        pace = PACES[self._settings().pace]
        if self._unseen():
            # An action that no player is told of takes no time of its own, or the pause would tell.
            return 0
        pace = int(pace * self._luck.uniform(*UNSTEADY) * self._table.ponders())
        trial = self._table.reaction_window()
        if trial is not None and self._hurried_at != len(self._table.match.log):
            if step.call:
                return self._hesitation()
            rest = trial.seconds * self.second - (self._clock.now() - self._since)
            return max(pace, rest) if trial.seconds else None
        # A person who may still call has time to, once, before any player acts or catches.
        if self._table.person_may_call() and self._waited_at != len(self._table.match.log):
            grace = self._settings().grace
            return None if grace == 0 else max(pace, grace * 1000)
        return int(pace * CALL_SHARE) if step.call else pace

    def _unseen(self) -> bool:
        """Whether a computer player has just done what no player is told of."""
        match, persons = self._table.match, self._table.persons
        last = match.log[-1] if match.log else None
        if last is None or last.seat is None or (last.seat in persons and not last.stood_in):
            return False
        return not self._sight.visible(match.events[-1])

    def _think(self) -> None:
        step = self._step
        self._waited_at = len(self._table.match.log)
        if step is None and self._table.race() is not None:
            self._post(TimeIsUp())
        if not isinstance(step, Computer):
            return
        answer, self._answer = self._answer, None
        if answer is not None:
            self._heard(step, answer)
        elif self._asked is None:
            self._ask(step)

    def _ask(self, step: Computer, level: Level | None = None) -> None:
        known = self._table.known_answer()
        if known is not None:
            self._asked = known.number
            self.answered(known)
            return
        self._guard.start(self.time_limit)
        try:
            self._asked = self._minds.ask(self._table.question(step.seat, level))
        except OSError:
            _log.exception("the computer players' process cannot be started")
            self._guard.stop()
            self._try_otherwise(step, level)

    def answered(self, answer: Answer) -> None:
        """An answer has come, to this or to another caller's question."""
        step = self._step
        if answer.number != self._asked or not isinstance(step, Computer):
            return
        self._guard.stop()
        if self._timer.active:
            self._answer = answer
        else:
            self._heard(step, answer)

    def _heard(self, step: Computer, answer: Answer) -> None:
        self._asked = None
        if answer.failure is not None:
            _log.error("a computer player failed: %s", answer.failure)
            self._try_otherwise(step, None if answer.failure == LOST else Level.EASY)
        else:
            self._act(step, answer.decision)

    def _lose_patience(self) -> None:
        step = self._step
        if isinstance(step, Computer):
            _log.error("a computer player took too long")
            self._asked = None
            restart(self._minds)
            self._try_otherwise(step, Level.EASY)

    def _try_otherwise(self, step: Computer, level: Level | None) -> None:
        """Ask once more, at this level (``None``: at its own); then the rules alone make a move.

        The table never stands still, and what has just failed is not asked in the window's own process.
        """
        self._tries += 1
        if self._tries == 1:
            self._ask(step, level)
        elif step.call:
            self._act(step, None)
        else:
            self._play(step, self._some_move(step))

    def _some_move(self, step: Computer) -> Action:
        move = any_move(self._table.round, step.seat, self._table.question(step.seat).seed)
        if move is None:
            raise RuntimeError("the rules leave this seat nothing to do")
        return move

    def _act(self, step: Computer, decision: Decision | None) -> None:
        if decision is None and self._table.round.must_answer():
            self._step = None
            self._post(ComputerActs(step.seat, None))
            return
        if decision is None:
            self._table.stays_silent(step.seat)
            self.advance(self._sight.step())
            return
        action: Action = decision.action
        refusal = self._table.round.refusal(step.seat, action)
        if refusal is not None:
            _log.error("a computer player chose an illegal action: %s (%s)", action.kind, refusal.code)
            if step.call and not self._table.round.must_answer():
                self._act(step, None)
                return
            action = self._some_move(step)
        self._play(step, action)

    def _play(self, step: Computer, action: Action) -> None:
        self._step = None
        self._post(Thinks(None))
        self._post(ComputerActs(step.seat, action))
