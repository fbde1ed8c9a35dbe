"""Replay of a match: line by line, from the eyes of any seat that may be shown, in the same beats."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from cardtable.app.autosave import NoAutosave
from cardtable.app.awaiting import Computer, MatchOver, RoundOver
from cardtable.app.beats import Moments, since
from cardtable.app.running_match import RunningMatch
from cardtable.app.sight import ALL_OPEN, PUBLIC, Eyes, Sight
from cardtable.app.turns import NO_SEAT, turns
from cardtable.stage.event_style import Weight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.awaiting import Step
    from cardtable.engine.match import Match, Seat
    from cardtable.engine.round import Round, View
    from cardtable.engine.values import Action
    from cardtable.games.catalogue import GameEntry
    from cardtable.messages import Message
    from cardtable.stage.commands import ReactionWindow
    from cardtable.stage.turn_lines import TurnLine


def eyes_of(match: Match) -> tuple[Eyes, ...]:
    """From whose eyes this match may be looked at, the usual ones first.

    When it is over there are no secrets any more. Until then a person alone sees what that person saw, and where
    several share the screen only what all could see is shown.
    """
    seats = range(len(match.seats))
    persons = [seat for seat in seats if match.seats[seat].is_person]
    if match.over:
        order = [*persons, *(seat for seat in seats if seat not in persons)]
        usual = [Eyes(persons[0]), ALL_OPEN] if len(persons) == 1 else [ALL_OPEN, *map(Eyes, order[:1])]
        return (*usual, *map(Eyes, order[1:]))
    return (Eyes(persons[0]),) if len(persons) == 1 else (PUBLIC,)


def can_be_replayed(match: Match) -> bool:
    """Whether anything of this match can be shown again: what came before a snapshot cannot."""
    return len(match.log) > match.first_replayable


def may_play_on(match: Match, line: int) -> bool:
    """Whether a match of its own may begin with the table after so many lines: nothing hidden is told by it.

    The deal has to be over; and there has to be something left to play.
    """
    if not match.first_replayable < line < len(match.log):
        return False
    return match.over or any(one.action is None for one in match.log[line:]) or match.between_rounds


def played_on_from(match: Match, line: int, new_luck: str) -> Match:
    """A match of its own that begins with the table after so many lines of this one; ValueError where it may not.

    It goes on with the luck this one had when that is over; else with ``new_luck``, so that it tells nothing of what is
    dealt here next. As a person knows what is hidden in it, it says with how many lines it began.
    """
    if not may_play_on(match, line):
        raise ValueError("something hidden would be told")
    begun = match.at(line, None if match.over else new_luck)
    begun.began = line
    return begun


class ReplayTable(RunningMatch):
    """A table at which a match is shown again. No player acts, nothing is kept, and the match itself is not touched.

    ``whole`` is the match as it was when this began, and ``position`` how many of its lines are shown.
    """

    is_played = False

    def __init__(self, entry: GameEntry, match: Match, player_seed: str = "") -> None:
        """ValueError when nothing of the match can be shown again."""
        if not can_be_replayed(match):
            raise ValueError("nothing of this match can be shown again")
        self.whole = match.copy()
        super().__init__(entry, self.whole.at(self.whole.first_replayable), player_seed, NoAutosave())
        self.persons = ()
        self._marks = [self.match.copy()]

    def call(self, seats: Sequence[Seat]) -> None:
        """Wherever one looks, they are called so."""
        for match in (self.whole, self.match, *self._marks):
            match.seats = tuple(seats)

    # -- where we are ----------------------------------------------------------------------------------------------

    @property
    def position(self) -> int:
        """How many lines of the log are shown."""
        return len(self.match.log)

    @property
    def first(self) -> int:
        """The first position at which there is a table."""
        base = self._marks[0]
        return len(base.log) + (base.round is None)

    @property
    def last(self) -> int:
        """The position of the whole match."""
        return len(self.whole.log)

    @property
    def deals_next(self) -> bool:
        """Whether the next line is a deal."""
        return self.position < self.last and self.whole.log[self.position].action is None

    def forward(self) -> bool:
        """Play the next line once more; whether there was one."""
        if self.position >= self.last:
            return False
        moments = Moments()
        self._replay(self.match, moments)
        self._note(moments)
        return True

    def deal(self) -> None:
        """Play the next line once more, which is a deal."""
        self.forward()

    def go_to(self, position: int) -> None:
        """Show the table as it was after so many lines."""
        position = max(self.first, min(position, self.last))
        known = max((mark for mark in self._marks if len(mark.log) <= position), key=lambda mark: len(mark.log))
        if not len(known.log) <= self.position <= position:
            self.match = known.copy()
        while self.position < position:
            self._replay(self.match, None)

    def _replay(self, match: Match, moments: Moments | None) -> None:
        line = self.whole.log[len(match.log)]
        match.replay(line, moments.watch if moments is not None and self.watched else None)
        if line.action is None and len(match.log) > len(self._marks[-1].log):
            self._marks.append(match.copy())

    @property
    def can_be_reviewed(self) -> bool:
        """Whether persons played it."""
        return any(seat.is_person for seat in self.whole.seats)

    # -- no player acts --------------------------------------------------------------------------------------------

    def step(self) -> Step:
        """The player on turn goes on by itself."""
        if self.match.between_rounds:
            return MatchOver() if self.match.over else RoundOver()
        return Computer(self.round.turn, call=False)

    def reaction_window(self) -> ReactionWindow | None:
        """No player reacts any more."""
        return None

    def goes_on_otherwise(self, actions: Sequence[Action]) -> bool:
        """What is done here was done long ago."""
        return True


class ReplaySight(Sight):
    """The sight of a match that is shown again; of a deal that is still played it shows what may be seen again."""

    table: ReplayTable

    def look(self, lying: Round) -> View:
        """What these eyes see of a table that lies, or lay, like this."""
        table, seen = self.table, super().look(lying)
        now = table.whole.round
        if now is None or table.position <= table.whole.last_deal:
            return seen
        return seen.once_more(super().look(now))


def replay_sight(table: ReplayTable) -> Sight:
    """The sight of a match that is shown again, from the usual eyes at first."""
    offered = eyes_of(table.whole)
    return ReplaySight(table, offered[0], offered)


@dataclass(frozen=True, slots=True)
class Moment:
    """Something big that happened with this line of the log, and its sentence."""

    line: int
    told: Message


class Landmarks:
    """Where one may jump to in a match: its deals, turns and big moments, as positions in the log."""

    def __init__(self, table: ReplayTable) -> None:
        self._table = table
        log = table.whole.log
        self.deals = [line + 1 for line in range(table.first - 1, len(log)) if log[line].action is None]
        self.turns = self._beginnings_of_turns()
        self.moments = self._big_moments()

    def _beginnings_of_turns(self) -> list[int]:
        """Where another player begins to act; what is only said is no player's turn."""
        table, found, before = self._table, list[int](), None
        for line, played in enumerate(table.whole.log):
            if played.action is not None and played.action.spoken:
                continue
            if line >= table.first and played.action is not None and played.seat != before:
                found.append(line)
            before = played.seat
        return found

    def _big_moments(self) -> list[Moment]:
        table, found = self._table, list[Moment]()
        stage, names = table.entry.stage, table.names
        for line in range(table.first, table.last):
            for event in table.whole.events[line]:
                public = event.seen_by(None)
                if public is None or stage.speech.mark(public).weight is not Weight.TURNING:
                    continue
                told = stage.speech.tell(public, names)
                if told is not None:
                    found.append(Moment(line, told))
                    break
        return found


def following(places: Sequence[int], position: int) -> int | None:
    """The next of these places, in order, after a position; ``None`` when there is none."""
    at = bisect_right(places, position)
    return places[at] if at < len(places) else None


def preceding(places: Sequence[int], position: int) -> int | None:
    """The last of these places, in order, before a position; ``None`` when there is none."""
    at = bisect_left(places, position)
    return places[at - 1] if at else None


class TurnAgain(NamedTuple):
    """A turn as who had it saw it: the table right after it, what happened, and how the table lay.

    ``lay`` is the table before it was swept or dealt anew, where the hand was smallest.
    """

    sight: Sight
    told: TurnLine
    lay: View


def turn_again(entry: GameEntry, match: Match, seat: int, line: int) -> TurnAgain | None:
    """The turn of this seat that begins with this line of the log; ``None`` where there is none that can be shown."""
    if not can_be_replayed(match) or not match.first_replayable <= line < len(match.log) or match.on_turn[line] != seat:
        return None
    end = next((at for at in range(line, len(match.log)) if match.on_turn[at] != seat), len(match.log))
    table = ReplayTable(entry, match)
    sight = replay_sight(table)
    if Eyes(seat) in sight.offered:
        sight.look_from(Eyes(seat))
    table.go_to(end)
    told = entry.stage.speech.turn_lines(turns(sight, line)[0], sight.view(), NO_SEAT, table.names)
    found = next((one for one in reversed(told) if one.seat == seat and not one.called), None)
    if found is None:
        return None
    lay = min(since(match.at(end), line).beats, key=lambda beat: beat.table.counts[seat])
    return TurnAgain(sight, found, sight.look(lay.table))
