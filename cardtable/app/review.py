"""Review of one seat's decisions in the deals that are over: which mattered, and what would have been better.

Nothing of a deal that is still being played is ever looked at, and of every decision nothing but the view that the
seat had then. What was a mistake by the rules alone is known at once; of all else the players' process says one after
the other what it was worth beside the strongest player's way. The same match has the same answers always.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from itertools import takewhile
from math import hypot
from typing import TYPE_CHECKING, Any, Final

from cardtable.app.ai_process import LOST
from cardtable.app.judge_requests import Trial, Verdict
from cardtable.games.catalogue import entry
from cardtable.players.evaluation import Unit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cardtable.app.judge_requests import Judged, Judgement
    from cardtable.engine.match import LogLine, Match
    from cardtable.engine.round import Round, View
    from cardtable.engine.values import Action, Event
    from cardtable.players.evaluation import Judge, Mistake, OpenCards
    from cardtable.stage.stage import Stage

# So many decisions that mattered most are told first.
MOMENTS: Final = 3
# All decisions together cost something where that is by so many standard errors.
CERTAIN: Final = 2.0
# A process that ends so often in a row would go on ending.
LOST_FOR_GOOD: Final = 4
_log = logging.getLogger(__name__)


def reviewable(match: Match) -> tuple[int, ...]:
    """The seats whose decisions may be looked at: those of persons, where a deal is over that can be replayed."""
    if not any(line.action is not None for line in _over(match)):
        return ()
    return tuple(number for number, seat in enumerate(match.seats) if seat.is_person)


def _over(match: Match) -> Sequence[LogLine]:
    """The lines of the log that can be replayed, of the deals that are over."""
    end = len(match.log) if match.between_rounds else max(match.last_deal, 0)
    return tuple(match.log[match.first_replayable : end])


@dataclass(slots=True, eq=False)
class Choice:
    """One decision of a seat, with what it saw then, and the judgement as soon as it is there.

    ``line`` lines of the log had been played. ``action`` is what it did, or ``None`` where it could have said something
    and did not; ``events`` are what came of that as the seat saw it. What is a ``mistake`` for certain is judged only
    for what it cost. ``failed``: there will be no judgement. ``goes_on``: it belongs to the decision just before it, as
    the suit that is named does to the card that was laid. ``came_off``: it brought at once what one hopes for;
    ``gained`` is what the round brought the seat from there on, as far as the game's judge counts and in its unit;
    ``None`` before the round is over.
    """

    deal: int
    line: int
    view: View
    action: Action | None
    events: tuple[Event, ...] = ()
    mistake: Mistake | None = None
    judgement: Judgement | None = None
    failed: bool = False
    goes_on: bool = False
    came_off: bool = False
    gained: float | None = None

    @property
    def is_open(self) -> bool:
        """Whether it has not been analysed yet."""
        return self.judgement is None and not self.failed

    @property
    def is_told(self) -> bool:
        """Whether there is something to tell: of silence only where it mattered."""
        return (self.action is not None and not self.goes_on) or self.mattered

    @property
    def mattered(self) -> bool:
        """Whether something else would have been better, by more than luck explains."""
        return self.mistake is not None or self.cost > 0

    @property
    def better(self) -> Action | None:
        """What would have been better, where something was that can be done."""
        if self.mistake is not None:
            return self.mistake.better
        return self.judgement.action if self.judgement is not None and self.cost else None

    @property
    def ended_well(self) -> bool:
        """Whether the round brought more than the better way does on average, although this one is worth less."""
        if self.judgement is None or self.gained is None:
            return False
        return self.cost > 0 and self.gained > self.judgement.best.mean

    @property
    def verdict(self) -> Verdict | None:
        """What can be said of it; ``None`` where it was not analysed, or could not be."""
        if self.mistake is not None:
            return Verdict.COST
        return None if self.judgement is None else self.judgement.verdict

    @property
    def cost(self) -> float:
        """What it cost against the strongest player's way, never below 0 and never within what luck explains."""
        return 0.0 if self.judgement is None else self.judgement.cost


@dataclass(slots=True)
class Deal:
    """One deal that is over: its number from 0, and the seat's decisions in it, in order.

    ``brought`` is what the seat got of it beyond an even share, in the unit of the game's judge, ``opened`` what would
    have come of it with all cards open, where the game knows.
    """

    number: int
    choices: list[Choice] = field(default_factory=list)
    brought: float = 0.0
    opened: OpenCards | None = None


@dataclass(frozen=True, slots=True)
class Balance:
    """What was read so far with skill and luck apart, in one unit.

    ``cost`` is what the decisions that were analysed cost together beside the strongest player's, with its standard
    ``error``; ``luck`` is what the cards, and what the others did, brought beyond an even share.
    """

    unit: Unit
    cost: float
    error: float
    luck: float

    @property
    def is_felt(self) -> bool:
        """Whether the decisions cost more than is too little to speak of, and than luck explains."""
        return self.cost > max(self.unit.least, CERTAIN * self.error)


class Review:
    """What one seat decided in the deals of a match that are over; ``deals`` grows with :meth:`read_next`.

    ``ask`` sends a trial to the players' process and returns its number; the caller hands on its answer with
    :meth:`hear`. One question is under way at a time, what is :meth:`wanted` first.
    """

    def __init__(self, match: Match, seat: int, ask: Callable[[Trial], int]) -> None:
        if seat not in reviewable(match):
            raise ValueError("nothing of this seat may be looked at")
        self.match: Final = match
        self.seat: Final = seat
        self.deals: list[Deal] = []
        self.running = False
        self.unreachable = False
        self._ask = ask
        self._lines = _over(match)
        self._reading = self._read()
        self._wanted: list[Choice] = []
        self._asked: tuple[int, Choice] | None = None
        self._tried_again: set[Choice] = set()
        self._lost = 0

    @property
    def _judge(self) -> Judge[Any, Any]:
        return entry(self.match.game.id).judge

    @property
    def stage(self) -> Stage:
        """How the game speaks of what was done."""
        return entry(self.match.game.id).stage

    # -- what was decided ------------------------------------------------------------------------------------------

    @property
    def is_cut_short(self) -> bool:
        """Whether deals are missing, because the match was begun with older rules and goes on from a snapshot."""
        return self.match.first_replayable > 0

    @property
    def choices(self) -> list[Choice]:
        """All decisions that were read so far, in order."""
        return [choice for deal in self.deals for choice in deal.choices]

    def rest_of(self, choice: Choice) -> list[Choice]:
        """What belongs to this decision and was decided after it, such as another eight, and then the suit."""
        of_deal = next(deal.choices for deal in self.deals if deal.number == choice.deal)
        return list(takewhile(lambda one: one.goes_on, of_deal[of_deal.index(choice) + 1 :]))

    def read_next(self) -> bool:
        """Replay one more deal; ``False`` when all have been read."""
        deal = next(self._reading, None)
        if deal is None:
            return False
        self.deals.append(deal)
        if self.running:
            self._ask_next()
        return True

    def _read(self) -> Iterator[Deal]:
        match = self.match.at(self.match.first_replayable)
        deal, latest, away = Deal(len(match.results)), -1, False
        for line, played in enumerate(self._lines, self.match.first_replayable):
            if played.action is None and deal.choices:
                yield self._counted(deal, match)
            if played.action is None:
                deal, away = Deal(len(match.results)), False
            table = match.round
            away = played.stood_in if played.seat == self.seat else away
            view = None if table is None or away else self._seen(table, played)
            if table is not None and deal.opened is None:
                deal.opened = self._judge.opened(table)
            held = 0 if table is None else table.counts[self.seat]
            events = match.replay(played)
            if table is not None and view is not None:
                punished = table.counts[self.seat] > held
                found = Choice(deal.number, line, view, None)
                follows = bool(deal.choices) and deal.choices[-1].line == latest
                found.goes_on = follows and played.seat == self.seat and self._judge.goes_on(view)
                deal.choices += self._chosen(found, played, events, punished)
            if match.round is not None:
                self._settle(deal, match.round)
            if played.seat == self.seat:
                latest = line
        if deal.choices:
            yield self._counted(deal, match)

    def _counted(self, deal: Deal, match: Match) -> Deal:
        """This deal, which is over, with what it brought."""
        start = deal.choices[0].view
        assert match.round is not None
        even = 1 / len(match.seats) if self._judge.unit(start) is Unit.WINS else 0.0
        deal.brought = self._judge.gain(start, match.round) - even
        return deal

    def _settle(self, deal: Deal, table: Round) -> None:
        """Note what the decisions brought of which nothing is open any more."""
        for choice in deal.choices:
            if choice.gained is None and self._judge.is_settled(choice.view, table):
                choice.gained = self._judge.gain(choice.view, table)

    def _seen(self, table: Round, played: LogLine) -> View | None:
        """What the seat saw before a line in which it decided something, or could have said something and did not."""
        if played.action is None:
            return None
        if played.seat == self.seat:
            view = table.view(self.seat)
            return view if self._judge.is_choice(view, played.action) else None
        out_of_turn = self.seat != table.turn and self.seat not in table.must_answer()
        return table.view(self.seat) if out_of_turn and table.legal(self.seat) else None

    def _chosen(self, found: Choice, played: LogLine, events: Sequence[Event], punished: bool) -> Iterator[Choice]:
        """The decision of this line, if it was one; ``punished``: the seat drew cards.

        Silence is one when the time to speak is over. It is a mistake for certain once it is punished.
        """
        view = found.view
        if played.seat == self.seat:
            found.action = played.action
            found.events = tuple(one for event in events if (one := event.seen_by(self.seat)) is not None)
            found.mistake = self._judge.mistake(view, played.action)
            found.came_off = self._judge.came_off(self.seat, found.events)
            yield found
        else:
            found.mistake = self._judge.mistake(view, None) if punished else None
            if played.seat == view.turn or found.mistake is not None:
                yield found

    # -- what it was worth -----------------------------------------------------------------------------------------

    @property
    def done(self) -> int:
        """How many decisions have been analysed."""
        return sum(not choice.is_open for choice in self.choices)

    def moments(self) -> list[Choice]:
        """The decisions that mattered most, as far as is known, in the order of the match.

        What is certain comes before what cost most, and a mistake of a kind only once where there are others. The same
        once more in one round is no moment of its own: it would be told in the same words.
        """
        mattered = [choice for choice in self.choices if choice.mattered]
        once = {(one.deal, one.mistake, one.action): one for one in reversed(mattered)}
        mattered = [one for one in mattered if one.mistake is None or once[one.deal, one.mistake, one.action] is one]
        firsts = {choice.mistake.code: choice for choice in reversed(mattered) if choice.mistake is not None}

        def place(choice: Choice) -> tuple[bool, bool, float]:
            again = choice.mistake is not None and firsts[choice.mistake.code] is not choice
            return again, choice.mistake is None, -choice.cost

        return sorted(sorted(mattered, key=place)[:MOMENTS], key=lambda choice: choice.line)

    def balance(self) -> Balance | None:
        """Skill and luck apart, as far as they are known; ``None`` before anything was analysed."""
        known = [one.judgement for one in self.choices if one.judgement is not None]
        if not known:
            return None
        cost = sum(one.gap for one in known)
        brought = sum(deal.brought for deal in self.deals)
        return Balance(known[0].unit, cost, hypot(*(one.gap_error for one in known)), brought + cost)

    def wanted(self, choices: Sequence[Choice]) -> None:
        """Think these through first, in this order, before those that were wanted earlier."""
        self._wanted = [*choices, *(one for one in self._wanted if one not in choices and one.is_open)]

    def go_on(self) -> None:
        """Think, until all is known or the user stops it."""
        self.running, self.unreachable = True, False
        self._ask_next()

    def stop(self) -> None:
        """Ask nothing more; what was asked last is kept when it comes."""
        self.running = False

    def hear(self, judged: Judged) -> bool:
        """An answer came; whether it was one to a question of this review."""
        if self._asked is None or judged.number != self._asked[0]:
            return False
        choice = self._asked[1]
        self._asked = None
        self._lost = self._lost + 1 if judged.failure == LOST else 0
        if judged.failure == LOST and choice not in self._tried_again:
            self._tried_again.add(choice)
            self.wanted([choice])
        elif judged.failure is not None:
            _log.error("a decision could not be judged: %s", judged.failure)
            choice.failed = True
        else:
            choice.judgement = judged.judgement
        if self._lost == LOST_FOR_GOOD:
            self.running, self.unreachable, self._lost = False, True, 0
        if self.running:
            self._ask_next()
        return True

    @property
    def waits_for(self) -> int | None:
        """The number of the question that is under way."""
        return None if self._asked is None else self._asked[0]

    @property
    def asked(self) -> Choice | None:
        """What is being thought about."""
        return None if self._asked is None else self._asked[1]

    def _ask_next(self) -> None:
        if self._asked is not None:
            return
        still = [one for one in (*self._wanted, *self.choices) if one.is_open]
        # What is certain is asked last, for what it cost.
        choice = next((one for one in still if one.mistake is None), next(iter(still), None))
        if choice is None:
            return
        seed = f"{self.match.deal_code}/{choice.line}/{self.seat}"
        try:
            self._asked = self._ask(Trial(self.match.game.id, choice.view, choice.action, seed)), choice
        except OSError:
            _log.exception("the computer players' process cannot be started")
            self.running, self.unreachable = False, True
